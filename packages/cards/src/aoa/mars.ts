import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, action, after, all, an, anArchives, any, anyNumberOf, archive, asLongAs, attacked, beforeFight,
  card, cards, count, deal, destroy, draw, each, eachDeals, eachPlayer, fight, forAPlayer, forEach, friendly,
  gain, gainChains, ifYouDo, it, lose, may, moveToAFlank, none, opponent, per, pick, play, plusArmor,
  plusPower, power, powerOf, purge, readyAndUse, reap, redistributeDamage, returnToHand, self, skirmish, stun,
  takeControlOf, thatMuch, thereIs, thisCreature, thisTurn, times, together, when, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card('agent-hoo-man', reap(together(stun(a.friendly.non.mars.creature), stun(an.enemy.non.mars.creature)))),
  card('carpet-phloxem', play(when(none(friendly.creature), deal(4, each.creature)))),
  card('collector-worm', fight(abduct(attacked))),
  card('glyxl-proliferator', reap(when(self.is('flank'), archive(a.mars.card.from(you.discardPile))))),
  card('ixxyxli-fixfinger', each.other.martian.creature.gains(plusArmor(1))),
  card('mars-first', play(readyAndUse(a.friendly.mars.creature))),
  card('mars-needs-æmber', play(each.damaged.enemy.non.mars.creature.captures(1, 'own-side'))),
  card('mindworm', beforeFight(eachDeals(each.creature.that(attacked), powerOf(it), each.neighborOf(it)))),
  card('skybooster-squadron', reap(returnToHand(self))),
  card('tyxl-beambuckler', play(pick(a.creature, (chosen) => [deal(2, chosen), moveToAFlank(chosen)]))),
  card(
    'xanthyx-harvester',
    asLongAs(thereIs(a.non.mars.neighborOf(self)), self.cannot('be-used')),
    reap(gain(1)),
  ),
  card('zysysyx-shockworm', after(an.enemy.creature.reaps, stun(it))),
  card(
    'æmber-conduction-unit',
    after(an.enemy.creature.reaps, when(thisTurn(a.creature.reaps).times.exactly(1), stun(it))),
  ),
  card('containment-field', after(eachPlayer.uses(any.creature.that(thisCreature)), destroy(thisCreature))),
  card('destroy-them-all', play(together(destroy(an.artifact), destroy(a.creature), destroy(an.upgrade)))),
  card(
    'exterminate-exterminate',
    play(forEach(friendly.mars.creature, destroy(a.non.mars.creature.with(power.lessThan(powerOf(it)))))),
  ),
  card('hypnobeam', play(takeControlOf(an.enemy.creature))),
  card('nyzyk-resonator', opponent.keys.cost(per(any.neighborOf(self), 2))),
  card('phloxem-spike', play(when(none(friendly.creature), destroy(each.non.flank.creature)))),
  card('storm-crawler', self.onlyDealsWhenFighting(1), after(an.enemy.creature.reaps, stun(it))),
  card(
    'destructive-analysis',
    play(
      pick(a.creature, (chosen) => [
        deal(2, chosen),
        purge(anyNumberOf.cards.from(you.archives)),
        deal(per(cards.thisWay('purged'), 2), chosen),
      ]),
    ),
  ),
  card(
    'entropic-manipulator',
    play(forAPlayer(may(redistributeDamage(each.creature.controlledBy('that-player'))))),
  ),
  card(
    'extinction',
    play(
      pick(a.creature, (chosen) => [
        together(destroy(chosen), destroy(each.creature.sharing('trait', chosen))),
      ]),
      gainChains(1),
    ),
  ),
  card(
    'killzord-mk-9001',
    thisCreature.gains(plusArmor(2), plusPower(2)),
    thisCreature.gains(skirmish, fight(gainChains(1))),
  ),
  card('martian-generosity', play(lose(all), draw(per(thatMuch, 2)))),
  card('shard-of-hate', action(times(count(friendly.shard.card), stun(an.enemy.creature)))),
  card('yxlyx-stimrager', fight(pick(a.creature, (chosen) => [deal(2, chosen), moveToAFlank(chosen)]))),
  card(
    'yzphyz-knowdrone',
    play(archive(a.card.from(you.hand)), may(purge(a.card.from(anArchives))), ifYouDo(stun(a.creature))),
  ),
];
