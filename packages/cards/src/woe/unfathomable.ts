import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, an, any, archive, asLongAs, atRandom, atStartOfTurnOf, atStartOfYourTurn,
  capture, card, cards, chooseHouse, chooseHouseOfOpponent, count, counterOnIt, deal, destroy, destroyed,
  duringOpponentsNextTurn, each, eachPlayer, eachTime, elusive, exactly, excess, exhaust, fight, forTheTurn,
  friendly, gain, gainChains, ifYouDo, insteadOf, it, itsHouse, keys, leftFlank, lookAt, makeTokens, may,
  mayRepeatWhilePossible, not, omni, opponent, per, pick, placeUnder, play, poison, power, purge, putCounters,
  putIntoPlay, putOnBottom, putOnTopInRandomOrder, random, ready, reap, removeCounters, returnToHand, reveal,
  rightFlank, searchFor, self, steal, thatHouse, thatPlayer, the, them, thisCreature, together, under, ward,
  when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card('brackish-shoreline', after(a.creature.fights, forTheTurn(it.cannot('ready-in-step')))),
  card('bryozoarch', insteadOf(opponent.plays(an.action), destroy(the.friendly.creature.with(leftFlank)))),
  card(
    'extrematode-infection',
    atStartOfYourTurn(
      removeCounters('hatch', 1, self),
      when(not(self.is(counterOnIt('hatch'))), destroy(thisCreature), makeTokens(3)),
    ),
    play(putCounters('hatch', 3, self)),
  ),
  card('giltspine-school', each.token.creature.cannot('ready-in-step'), play(makeTokens(3))),
  card('hypoxia', play(destroy(each.token.creature))),
  card(
    'offering-to-kiligog',
    omni(
      destroy(a.friendly.creature),
      ifYouDo(placeUnder(self, a.creature.from(you.discardPile), 'facedown')),
    ),
    omni(putIntoPlay(each.card.from(under(self)), { facedown: true })),
  ),
  card(
    'plunder',
    play(
      reveal(random.card.from(opponent.hand).notThisWay('revealed')),
      mayRepeatWhilePossible,
      may(opponent.discards(it)),
    ),
  ),
  card(
    'primordial-vault',
    atStartOfYourTurn(makeTokens(1, { named: 'cultist' })),
    action(
      destroy(exactly(4).friendly.creatures.named('cultist')),
      ifYouDo(searchFor(a.card.named('tangaika'), { in: ['deck', 'discard'], to: 'hand' })),
    ),
  ),
  card(
    'sibyl-waimare',
    atStartOfTurnOf('opponent', opponent.discardsFromDeck(1), exhaust(each.creature.of(itsHouse))),
  ),
  card(
    'tangaika',
    self.cannotUnless('be-played', count(friendly.creature.named('cultist')).atLeast(4)),
    fight(gain(1)),
  ),
  card('weak-link', thisCreature.gains(asLongAs(thisCreature.is('exhausted'), you.keys.cost(6)))),
  card(
    'azure-basin-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(exhaust(exactly(3).enemy.creatures))),
  ),
  card(
    'catch-and-release',
    play(
      returnToHand(each.creature),
      eachPlayer.discards(
        atRandom(excess(count(cards.from(thatPlayer.hand)), 6)).cards.from(thatPlayer.hand),
      ),
      gainChains(2),
    ),
  ),
  card(
    'dragnet',
    play(
      pick(a.creature, (first) => [
        together(returnToHand(first), returnToHand(each.neighborOf(first).sharing('house', first))),
      ]),
    ),
  ),
  card('kelping-hands', omni(destroy(self), forTheTurn(each.friendly.creature.gains(poison)))),
  card('physaloha', each.damaged.creature.cannot('ready-in-step')),
  card('soleft', destroyed(destroy(each.enemy.creature.with(leftFlank)))),
  card('stir-crazy', play(each.ready.creature.captures(1))),
  card(
    'timoti-the-dammed',
    asLongAs(you.control(a.token.creature), opponent.cannot('forge')),
    play(makeTokens()),
  ),
  card(
    'watch-your-step',
    play(
      chooseHouseOfOpponent,
      duringOpponentsNextTurn(eachTime(opponent.choosesAnyHouseBut(thatHouse), makeTokens(2), ready(them))),
    ),
  ),
  card('yanthi-ghostfin', reap(purge(a.creature.from(aDiscardPile)), ifYouDo(makeTokens()))),
  card(
    'abyssal-sight',
    play(
      destroy(a.friendly.creature),
      ifYouDo(
        lookAt(each.card.from(opponent.hand)),
        pick(a.card.from(opponent.hand), (chosen) => [opponent.discards(chosen)]),
      ),
    ),
  ),
  card('adult-swim', play(putOnTopInRandomOrder(each.creature.with(power.atMost(3))))),
  card(
    'befuddle',
    play(chooseHouseOfOpponent, duringOpponentsNextTurn(opponent.cannot('play', any.card.notOf(thatHouse)))),
  ),
  card('covetous-hema', asLongAs(not(self.is('flank')), self.gains(elusive)), play(capture(3))),
  card('crushing-deep', play(duringOpponentsNextTurn(keys.cost(per(opponent.forgedKeys, 3))))),
  card(
    'fathom-reaver',
    asLongAs(you.control(a.token.creature), opponent.refillsHandTo(-1)),
    play(makeTokens()),
  ),
  card('initiation', play(makeTokens(), when(count(any.card.from(you.hand)).lessThan(4), archive(self)))),
  card('kamalani', destroyed(makeTokens(2))),
  card('skullback-crab', action(steal(1))),
  card(
    'sunk-cost',
    play(
      chooseHouse,
      opponent.discards(random.card.from(opponent.hand)),
      when(it.isOf(thatHouse), makeTokens()),
    ),
  ),
  card('toxicuda-venom', thisCreature.gains(poison)),
  card('cultist', action(destroy(self), ifYouDo(ward(a.friendly.creature)))),
  card('flounderight', destroyed(destroy(each.enemy.creature.with(rightFlank)))),
  card('fish', destroyed(deal(2, a.mostPowerful.enemy.creature))),
  card('priest', action(exhaust(an.enemy.creature))),
  card('raider', asLongAs(you.turn, self.gains(poison))),
];
