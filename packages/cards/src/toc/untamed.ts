import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, another, any, archive, attacked, card, destroyed, each, fight, forTheTurn, gain, ifYouDo,
  makeTokens, opponent, otherwise, per, play, plusPower, purge, putCounters, reap, returnToHand, self,
  thereIs, thisTurn, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card(
    'niffle-sanctuary',
    action(
      makeTokens(1, { named: 'niffle-brute' }),
      forTheTurn(each.creature.named('niffle-brute').gains(fight(gain(1)))),
    ),
  ),
  card('harlock', fight(when(thisTurn(attacked.isDestroyed), makeTokens()))),
  card('kharisma', reap(returnToHand(another.friendly.creature), ifYouDo(makeTokens()))),
  card('umwas', play(makeTokens(), putCounters('power', 1, each.friendly.token.creature))),
  card('massing-at-midnight', play(makeTokens(3), purge(self))),
  card('signal-faerie', play.reap(makeTokens())),
  card(
    'survival-of-the-richest',
    play(makeTokens(), when(you.amber.moreThan(opponent.amber), archive(self))),
  ),
  card('whimsical-conjuror', you.mayResolveIconAs([makeTokens()], 'amber')),
  card(
    'niffle-brute',
    destroyed(
      when(
        thereIs(a.card.named('niffle-sanctuary').from(you.discardPile)),
        returnToHand(a.card.named('niffle-sanctuary').from(you.discardPile)),
      ),
      otherwise(returnToHand(a.niffle.card.from(you.discardPile))),
    ),
  ),
  card('steppe-wolf', self.gains(plusPower(per(any.other.friendly.wolf.creature)))),
  card('twilight-pixie', each.non.faerie.neighboring.creature.gains(reap(gain(1)))),
];
