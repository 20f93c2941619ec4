import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, amberOn, amberOnIt, another, any, archive, asLongAs, atEndOfYourTurn, beforeFight, capture, card,
  count, counterOnIt, deal, destroy, draw, duringOpponentsNextTurn, each, either, enemy, exalt,
  exaltReadyAndUse, excess, fight, forEachPlayer, forTheTurn, friendly, gain, ifYouDo, it, keys, lose,
  makeTokens, may, moveAmber, omni, on, opponent, otherwise, per, play, playCard, plusPower, poolOf,
  putCounters, putOnBottom, reap, self, shuffleIntoDeck, splashAttack, thatPlayer, thisCreature, toTheLeft,
  ward, when, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
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
  card('socraterosaurus', reap(draw(1), may(putCounters('wisdom', 1, a.creature.named('platopelta'))))),
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
  card('epic-poem', play(exalt(a.friendly.creature), gain(per(amberOn(it))))),
  card('legionary-trainer', each.friendly.token.creature.enters('ready'), play(makeTokens())),
  card('longusaur-lector', play.reap(may(exalt(self)), ifYouDo(makeTokens()))),
  card('pale-into-insignificance', play(destroy(each.leastPowerful.creature))),
  card('praetor-marius', reap(capture(per(any.exhausted.creature.toTheLeftOf(self))))),
  card(
    'symposium',
    play(
      exaltReadyAndUse(a.friendly.creature),
      when(it.isA(a.token.creature), may(exaltReadyAndUse(a.friendly.creature.otherThan(it)))),
    ),
  ),
  card('scholar', reap(draw(1))),
  card('senator', action(duringOpponentsNextTurn(keys.cost(1)))),
  card('trooper', fight.reap(exalt(self))),
];
