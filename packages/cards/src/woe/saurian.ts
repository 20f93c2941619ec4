import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, amberOn, amberOnIt, another, any, archive, asLongAs, asSoonAs, atEndOfYourTurn,
  beforeFight, capture, card, chooseOne, count, counterOnIt, counters, deal, destroy, draw,
  duringOpponentsNextTurn, each, eachPlayer, either, enemy, exalt, exaltReadyAndUse, excess, fight,
  forEachPlayer, forTheTurn, forTheTurnUntil, friendly, gain, ifYouDo, inOrderToUse, it, keys, lose,
  makeTokens, may, moveAmber, omni, on, oneHalfOf, opponent, otherwise, per, pick, play, playCard, plusPower,
  poolOf, putCounters, putOnBottom, ready, reap, self, shuffleIntoDeck, splashAttack, thatPlayer,
  thisCreature, thisTurn, together, toItsRight, toTheLeft, use, ward, when, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card('aedile-tullia', after(you.exalt(a.friendly.non.token.creature), makeTokens())),
  card(
    'aristotlmimus',
    reap(
      when(
        self.is(counterOnIt('wisdom')),
        draw(1),
        archive(a.card.from(you.hand)),
        playCard(a.card.from(you.archives)),
      ),
      otherwise(may(playCard(a.card.from(you.archives)))),
    ),
  ),
  card(
    'conscription',
    play(
      when(
        opponent.controlsMore(any.creature),
        makeTokens(excess(count(enemy.creature), count(friendly.creature))),
      ),
    ),
  ),
  card(
    'edict-of-nerotaurus',
    after(
      a.creature.reaps,
      forTheTurnUntil(eachPlayer.beginsToUse(a.creature), each.creature.cannot('reap')),
    ),
    after(
      a.creature.fights,
      forTheTurnUntil(eachPlayer.beginsToUse(a.creature), each.creature.cannot('fight')),
    ),
  ),
  card(
    'election',
    each.creature.gains(reap(chooseOne(putCounters('yea', 1, self), putCounters('nay', 1, self)))),
    asSoonAs(counters('yea', self).atLeast(6), together(destroy(self), destroy(each.creature))),
    asSoonAs(counters('nay', self).atLeast(6), destroy(each.artifact)),
  ),
  card(
    'magistrate-crispus',
    atEndOfYourTurn(
      forEachPlayer(
        thatPlayer.takesControlOf(
          either(each.creature.ownedBy('that-player'), each.artifact.ownedBy('that-player')),
        ),
      ),
    ),
  ),
  card(
    'platopelta',
    reap(
      when(
        self.is(counterOnIt('wisdom')),
        draw(1),
        archive(a.card.from(you.hand)),
        may(putCounters('wisdom', 1, a.creature.named('aristotlmimus'))),
      ),
      otherwise(archive(a.card.from(you.hand))),
    ),
  ),
  card('rampaging-brutodon', inOrderToUse(self, destroy(a.friendly.creature)), play(makeTokens())),
  card('socraterosaurus', reap(draw(1), may(putCounters('wisdom', 1, a.creature.named('platopelta'))))),
  card('tectonic-shift', play(destroy(oneHalfOf.creatures))),
  card('training-costs', self.cannot('be-discarded'), play(lose(2), otherwise(shuffleIntoDeck(self)))),
  card(
    'æmbrosia-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(moveAmber(1, on(a.friendly.creature), poolOf('you')))),
  ),
  card('chaosodon', beforeFight(deal(3, each.neighboring.creature))),
  card(
    'hoplite-s-dory',
    thisCreature.gains(plusPower(per(any.exhausted.creature.toTheLeftOf(thisCreature), 2))),
  ),
  card(
    'imperator-drusilla',
    asLongAs(opponent.controlsMore(any.creature), self.gains(splashAttack(4))),
    play(destroy(another.friendly.creature)),
  ),
  card('inspiring-oration', play(exalt(a.friendly.creature), makeTokens(per(amberOn(it))))),
  card('pax-sauriana', play(ward(each.creature))),
  card(
    'phalanx-leader',
    play(makeTokens(1, { at: toTheLeft(self) })),
    fight.reap(forTheTurn(each.creature.toTheLeftOf(self).gains(plusPower(2)))),
  ),
  card('aquilia-lone-hero', omni(when(opponent.controlsMore(any.creature), capture(1)))),
  card('arm-the-plebeians', play(makeTokens(), ward(it))),
  card('ballistego', asLongAs(self.is(amberOnIt), self.gains(splashAttack(3))), play(may(exalt(self)))),
  card(
    'chancellor-dexterus',
    reap(may(exalt(a.creature.with(toItsRight(self)))), ifYouDo(forTheTurn(it.belongsOnlyTo('saurian')))),
  ),
  card('epic-poem', play(exalt(a.friendly.creature), gain(per(amberOn(it))))),
  card('legionary-trainer', each.friendly.token.creature.enters('ready'), play(makeTokens())),
  card('longusaur-lector', play.reap(may(exalt(self)), ifYouDo(makeTokens()))),
  card('pale-into-insignificance', play(destroy(each.leastPowerful.creature))),
  card('praetor-marius', reap(capture(per(any.exhausted.creature.toTheLeftOf(self))))),
  card('recruit', play(makeTokens(), when(thisTurn(you.exalt(a.friendly.creature)), archive(self)))),
  card(
    'symposium',
    play(
      pick(a.friendly.creature, (first) => [
        exalt(first),
        ready(first),
        use(first),
        when(first.is('token'), may(exaltReadyAndUse(a.friendly.creature.otherThan(first)))),
      ]),
    ),
  ),
  card('scholar', reap(draw(1))),
  card('senator', action(duringOpponentsNextTurn(keys.cost(1)))),
  card('trooper', fight.reap(exalt(self))),
];
