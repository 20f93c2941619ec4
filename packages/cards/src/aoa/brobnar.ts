import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterIf, all, an, another, any, anyNumberOf, atEndOfYourTurn, attacked, beforeFight, card,
  count, deal, dealDivided, destroy, each, eachPlayer, enemy, exhaust, fight, forgeKeyAtNoCost, forTheTurn,
  friendly, fullyHeal, gain, half, ifYouDo, insteadIf, it, may, omni, opponent, per, pick, play, power,
  powerOf, putCounters, ready, readyAndFightWith, reap, removeCounters, returnToHand, searchFor, self, stun,
  thatMuch, thatPlayer, thisCreature, thisTurn, times, when, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card('1-2-punch', play(stun(an.enemy.creature), insteadIf(it.wasAlready('stunned'), destroy(it)))),
  card('bingle-bangbang', beforeFight(deal(5, each.neighborOf(attacked)))),
  card('brammo', play(deal(2, each.enemy.flank.creature))),
  card('cowfyne', beforeFight(deal(2, each.neighborOf(attacked)))),
  card('drummernaut', play.fight.reap(returnToHand(another.friendly.giant.creature))),
  card('first-blood', play(dealDivided(per(friendly.brobnar.creature, 2)))),
  card('foozle', reap(when(thisTurn(an.enemy.creature.isDestroyed), gain(1)))),
  card('groggins', self.cannot('attack', any.non.flank.creature)),
  card('groke', fight(opponent.loses(1))),
  card(
    'into-the-fray',
    play(
      pick(a.friendly.brobnar.creature, (fighter) => [forTheTurn(fighter.gains(fight(ready(thisCreature))))]),
    ),
  ),
  card('lollop-the-titanic', self.dealsNoDamageWhenAttacked),
  card('pound', play(deal(2, a.creature, { splash: 1 }))),
  card('flamethrower', action(deal(1, a.creature, { splash: 1 }))),
  card('flamewake-shaman', play(deal(2, a.creature))),
  card('gargantes-scrapper', play(when(you.amber.atLeast(3), deal(3, an.enemy.creature)))),
  card(
    'grump-buggy',
    opponent.keys.cost(per(friendly.creature.with(power.atLeast(5)))),
    you.keys.cost(per(enemy.creature.with(power.atLeast(5)))),
  ),
  card('little-rapscal', each.creature.mustFight),
  card(
    'ogopogo',
    afterIf(a.creature.isDestroyedFighting(self), self.isAttacking(), may(deal(2, a.creature))),
  ),
  card(
    'the-flex',
    play(
      pick(a.ready.friendly.brobnar.creature, (flexing) => [
        exhaust(flexing),
        gain(half(powerOf(flexing), 'down')),
      ]),
    ),
  ),
  card('bellowing-patrizate', afterIf(a.creature.entersPlay, self.is('ready'), deal(1, it))),
  card(
    'cybergiant-rig',
    thisCreature.gains(atEndOfYourTurn(removeCounters('power', 1, thisCreature))),
    play(fullyHeal(thisCreature), putCounters('power', thatMuch, thisCreature)),
  ),
  card('forgemaster-og', after(eachPlayer.forgesAKey, thatPlayer.loses(all))),
  card(
    'grumpus-tamer',
    reap(searchFor(a.card.named('war-grumpus'), { in: ['deck', 'discard'], to: 'hand' })),
  ),
  card(
    'might-makes-right',
    play(may(destroy(anyNumberOf.friendly.creatures.withTotalPower(25))), ifYouDo(forgeKeyAtNoCost)),
  ),
  card(
    'shard-of-strength',
    action(times(count(friendly.shard.card), putCounters('power', 1, a.friendly.creature))),
  ),
  card('signal-fire', omni(destroy(self), forTheTurn(you.mayFightWith(each.friendly.brobnar.creature)))),
  card('war-grumpus', fight.reap(readyAndFightWith(a.neighboring.giant.creature))),
];
