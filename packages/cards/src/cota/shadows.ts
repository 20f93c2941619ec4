import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, activePlayer, after, an, another, archive, artifacts, asLongAs, before, both,
  capture, card, cards, creatures, deal, destroy, destroyed, duringOpponentsNextTurn, each, elusive, exactly,
  excess, fight, forgeKey, forTheTurn, gain, ifYouDo, insteadIf, it, itsController, lookAt, may, moveAmber,
  not, ofYourHouses, omni, on, opponent, per, pick, placeUnder, play, playCard, poolOf, power, purge, random,
  reap, repeatIf, returnToHand, self, skirmish, steal, stopTheFight, takeControlOf, the, thisCreature,
  thisTurn, under, useAsYours, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card(
    'bait-and-switch',
    play(when(opponent.amber.moreThan(you.amber), steal(1)), repeatIf(opponent.amber.moreThan(you.amber))),
  ),
  card('booby-trap', play(deal(4, a.non.flank.creature, { splash: 2 }))),
  card('finishing-blow', play(destroy(a.damaged.creature), ifYouDo(steal(1)))),
  card('ghostly-hand', play(when(opponent.amber.exactly(1), steal(1)))),
  card('hidden-stash', play(archive(a.card.from(you.hand)))),
  card(
    'imperial-traitor',
    play(lookAt(each.card.from(opponent.hand)), may(purge(a.sanctum.card.from(opponent.hand)))),
  ),
  card(
    'key-of-darkness',
    play(forgeKey({ plus: 6 }), insteadIf(opponent.amber.exactly(0), forgeKey({ plus: 2 }))),
  ),
  card('lights-out', play(returnToHand(exactly(2).enemy.creatures))),
  card('miasma', play(duringOpponentsNextTurn(opponent.skipsStep('forge')))),
  card('nerve-blast', play(steal(1), ifYouDo(deal(2, a.creature)))),
  card('one-last-job', play(purge(each.friendly.shadows.creature), steal(per(creatures.thisWay('purged'))))),
  card('oubliette', play(purge(a.creature.with(power.atMost(3))))),
  card('pawn-sacrifice', play(destroy(a.friendly.creature), ifYouDo(deal(3, exactly(2).creatures)))),
  card('poison-wave', play(deal(2, each.creature))),
  card('relentless-whispers', play(deal(2, a.creature), when(it.destroyedThisWay, steal(1)))),
  card('routine-job', play(steal(1), steal(per(cards.named('routine-job').from(you.discardPile))))),
  card('too-much-to-protect', play(steal(excess(opponent.amber, 6)))),
  card(
    'treasure-map',
    play(when(thisTurn(you.play(another.card)).times.exactly(0), gain(3)), forTheTurn(you.cannot('play'))),
  ),
  card('customs-office', opponent.mustPayToPlay(artifacts, 1)),
  card(
    'evasion-sigil',
    before(a.creature.fights, itsController.discardsFromDeck(1), when(it.isOf(activeHouse), stopTheFight)),
  ),
  card('longfused-mines', omni(destroy(self), deal(3, each.enemy.non.flank.creature))),
  card(
    'masterplan',
    play(placeUnder(self, a.card.from(you.hand), 'facedown')),
    omni(playCard(the.card.from(under(self))), destroy(self)),
  ),
  card('safe-place', you.maySpendAmberOn(self), action(moveAmber(1, poolOf('you'), on(self)))),
  card('seeker-needle', action(deal(1, a.creature), when(it.destroyedThisWay, gain(1)))),
  card('skeleton-key', action(a.friendly.creature.captures(1))),
  card(
    'special-delivery',
    omni(destroy(self), deal(3, a.flank.creature), when(it.destroyedThisWay, purge(it))),
  ),
  card(
    'speed-sigil',
    asLongAs(
      thisTurn(activePlayer.plays(a.creature)).times.exactly(0),
      each.creature.entersWhenPlayedBy('each', 'ready'),
    ),
  ),
  card('subtle-maul', action(opponent.discards(random.card.from(opponent.hand)))),
  card('the-sting', you.skipsStep('forge'), you.getAmberSpentOnKeysByOpponent, action(destroy(self))),
  card('bad-penny', destroyed(returnToHand(self))),
  card('bulleteye', reap(destroy(a.flank.creature))),
  card('carlo-phantom', after(you.play(an.artifact), steal(1))),
  card('deipno-spymaster', omni(pick(a.friendly.creature, (agent) => [forTheTurn(you.mayUse(agent))]))),
  card('faygin', reap(returnToHand(a.card.named('urchin').from(you.discardPileAndPlay)))),
  card('mack-the-knife', action(deal(1, a.creature), when(it.destroyedThisWay, gain(1)))),
  card('magda-the-rat', play(steal(2)), after(self.leavesPlay, opponent.steals(2))),
  card('mooncurser', fight(steal(1))),
  card('nexus', reap(useAsYours(an.enemy.artifact))),
  card('noddy-the-thief', action(steal(1))),
  card('old-bruno', play(capture(3))),
  card('dodger', fight(steal(1))),
  card('selwyn-the-fence', fight.reap(moveAmber(1, on(a.friendly.card), poolOf('you')))),
  card(
    'shadow-self',
    self.dealsNoDamageWhenFighting,
    each.neighboring.non.specter.creature.hasDamageDealtTo(self),
  ),
  card('silvertooth', self.enters('ready')),
  card('smiling-ruth', reap(when(thisTurn(you.forgeAKey), takeControlOf(an.enemy.flank.creature)))),
  card(
    'sneklifter',
    play(
      takeControlOf(an.enemy.artifact),
      whileItIsInPlay(
        asLongAs(both(it.is('friendly'), not(it.is(ofYourHouses))), it.belongsOnlyTo('shadows')),
      ),
    ),
  ),
  card('umbra', fight(steal(1))),
  card('urchin', play(steal(1))),
  card('duskrunner', thisCreature.gains(reap(steal(1)))),
  card('ring-of-invisibility', thisCreature.gains(elusive, skirmish)),
  card('silent-dagger', thisCreature.gains(reap(deal(4, a.flank.creature)))),
];
