import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, amberOn, an, any, anyNumberOf, archive, attach, capture, card, changeActiveHouseTo, chooseHouse,
  count, deal, destroy, discard, discardFromBottomOfDeck, discardFromDeck, each, exactly, exhaust, fate,
  fight, forEach, forgeKeyAtNoCost, forTheTurn, fullyHeal, gain, half, ifYouDo, it, itsHouse, may, moveAmber,
  not, on, opponent, per, pick, play, poolOf, power, powerOf, purge, putOnBottom, putOnTop, ready,
  readyAndUse, reap, repeatOnce, returnToHand, self, steal, thatHouse, them, thereIs, thisCreature, times,
  use, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('cwo-tucheay', play.reap(pick(a.friendly.creature, (first) => [fullyHeal(first), use(first)]))),
  card(
    'cosmic-recompense',
    play(deal(3, an.enemy.creature), when(not(it.destroyedThisWay), steal(1)), repeatOnce),
    fate(
      forTheTurn(you.cannot('play')),
      forTheTurn(you.cannot('use')),
      forTheTurn(each.card.from(you.hand).cannot('be-discarded')),
    ),
  ),
  card('kaju-zhan', self.ignores('armor', 'taunt'), fight(putOnTop(an.enemy.creature))),
  card(
    'kasheek-fall',
    play(destroy(each.creature.suchThat(thereIs(any.neighborOf(it).with(power.moreThan(powerOf(it))))))),
    fate(destroy(each.creature.suchThat(thereIs(any.neighborOf(it).with(power.lessThan(powerOf(it))))))),
  ),
  card(
    'sample-42-c',
    action(
      moveAmber(1, poolOf('opponent'), on(self)),
      when(amberOn(self).atLeast(4), forgeKeyAtNoCost),
      purge(self),
    ),
    fate(a.mostPowerful.enemy.creature.captures(half(you.amber, 'down'))),
  ),
  card('yondar-s-log', play(when(opponent.controlsMore(any.creature), archive(each.card.from(you.hand))))),
  card('bridge-officer-zaro', fight(capture(3), ifYouDo(ready(a.friendly.non.alien.creature)))),
  card(
    'digital-signal',
    play(
      forEach(any.card.from(opponent.archives), archive(a.card.from(you.hand))),
      discard(each.card.from(opponent.archives)),
    ),
  ),
  card(
    'further-investigations',
    play(
      destroy(anyNumberOf.friendly.creatures),
      forEach(any.creature.thisWay('destroyed'), archive(a.card.from(you.hand))),
    ),
  ),
  card('galactic-tariff', thisCreature.gains(fight.reap(thisCreature.captures(1, 'own-side')))),
  card(
    'gleaming-the-cube',
    play(readyAndUse(a.friendly.creature)),
    fate(discardFromDeck(), changeActiveHouseTo(itsHouse)),
  ),
  card(
    'omicron-callen',
    reap(destroy(each.other.creature)),
    fate(destroy(each.friendly.creature.notSharingWithNeighbors('house'))),
  ),
  card(
    'dal-33-t3r',
    reap(returnToHand(exactly(2).enemy.creatures)),
    fate(purge(a.mostPowerful.friendly.creature)),
  ),
  card('ensign-clark', fate(destroy(a.friendly.artifact))),
  card(
    'precision-striker',
    play.fight.reap(opponent.discardsFromDeck(3), putOnBottom(a.card.thisWay('discarded'))),
  ),
  card(
    'recovery-operation',
    play(discardFromBottomOfDeck(3), may(putOnTop(anyNumberOf.cards.thisWay('discarded')))),
  ),
  card('refit', play(may(attach(an.upgrade, a.creature))), fate(destroy(an.upgrade.on(a.friendly.creature)))),
  card('reservist-jones', play(capture(per(any.non.staralliance.neighboring.creature, 2)))),
  card(
    'sil-a-t8',
    fight.reap(may(times(count(any.staralliance.neighboring.creature), ready(a.non.robot.creature)))),
  ),
  card('spade-teller', play.fight.reap(chooseHouse, discardFromDeck(), when(it.isOf(thatHouse), gain(1)))),
  card(
    'strategic-feint',
    play(deal(1, exactly(2).enemy.creatures), exhaust(them)),
    fate(discardFromDeck(), forTheTurn(you.cannot('play', any.card.sharing('type', it)))),
  ),
];
