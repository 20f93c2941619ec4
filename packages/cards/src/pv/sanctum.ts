import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, aDiscardPile, after, all, amberOnIt, an, any, armorOf, atEndOfYourTurn, capture, card, chooseOne, deal,
  dealForEach, destroy, discard, discardFromBottomOfADeck, each, eachPlayer, exactly, exalt, fate, fight,
  fullyHeal, gain, heal, ifYouDo, it, lose, may, mayRepeatWhileBy, moveAmber, not, on, opponent, per, play,
  plusArmor, plusPower, poolOf, purge, putCounters, putIntoPlay, putOnBottom, ready, reap, repeatIf, scrap,
  self, shuffleIntoDeck, stun, supply, thatMuch, thatPlayer, third, thisCreature, times, when, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card(
    'collective-calm',
    each.creature.gains(reap(gain(1))),
    after(a.friendly.creature.fights, destroy(self)),
  ),
  card('emerald-duelist', fight(each.neighboring.creature.captures(1))),
  card(
    'luminous-boom',
    play(may(discard(a.sanctum.card.from(you.hand))), ifYouDo(a.friendly.creature.captures(all))),
  ),
  card(
    'oracle-zan',
    reap(moveAmber(all, on(a.friendly.creature), supply), times(thatMuch, heal(2, a.creature))),
  ),
  card('relegated-relics', play(shuffleIntoDeck(each.artifact)), fate(purge(each.artifact))),
  card(
    'trenk-s-creed',
    play(
      chooseOne(
        a.mostPowerful.creature.captures(all, poolOf('opponent')),
        moveAmber(all, on(a.mostPowerful.creature), supply),
      ),
    ),
  ),
  card(
    'benevolent-charity',
    play(moveAmber(all, on(each.friendly.creature), supply)),
    fate(each.enemy.creature.with(amberOnIt).captures(1)),
  ),
  card(
    'chanel-the-wise',
    each.other.friendly.creature.gains(plusPower(3)),
    scrap(putCounters('power', 5, a.friendly.creature)),
  ),
  card(
    'dissonant-chord',
    play(deal(3, a.creature), when(it.destroyedThisWay, stun(each.neighborOf(it)))),
    fate(stun(each.friendly.creature.with(amberOnIt))),
  ),
  card('garnet-squire', atEndOfYourTurn(heal(1, self), ifYouDo(gain(1)))),
  card(
    'tealnar',
    each.friendly.creature.gains(fight(heal(3, each.neighborOf(thisCreature)))),
    fate(fullyHeal(each.creature), opponent.gains(per(any.creature.thisWay('healed')))),
  ),
  card(
    'trade-blows',
    play(
      deal(1, an.enemy.creature),
      mayRepeatWhileBy(not(it.destroyedThisWay), deal(1, a.friendly.creature)),
    ),
  ),
  card('brigadier-ols', self.gains(plusArmor(per(any.sanctum.neighboring.creature, 2)))),
  card(
    'broken-intent',
    play(
      chooseOne(
        eachPlayer.discards(each.card.from(thatPlayer.archives)),
        purge(an.action.from(aDiscardPile)),
      ),
    ),
  ),
  card('dame-margaret', self.gains(plusArmor(per(opponent.forgedKeys, 2)))),
  card('divine-seal', play(putOnBottom(a.creature)), fate(purge(each.card.from(you.bottomOfDeck())))),
  card(
    'greedy-reprisal',
    play(times(opponent.amber, destroy(a.creature))),
    fate(dealForEach(armorOf(each.enemy.creature), 2, a.friendly.creature)),
  ),
  card('grey-warden', fight.reap(ready(a.neighboring.sanctum.creature))),
  card(
    'jayne-the-bard',
    reap(deal(2, an.enemy.creature), repeatIf(it.is(amberOnIt))),
    scrap(exalt(exactly(2).friendly.creatures)),
  ),
  card(
    'lightbearer-kelvin',
    fight(discardFromBottomOfADeck(), when(it.isA('creature'), putIntoPlay(it, { under: 'you' }))),
  ),
  card('sir-jaune', play(capture(third(opponent.amber, 'down'))), fate(lose(third(you.amber, 'down')))),
];
