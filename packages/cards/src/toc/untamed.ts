import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  another, any, archive, card, each, gain, ifYouDo, makeTokens, opponent, per, play, plusPower, purge,
  putCounters, reap, returnToHand, self, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('kharisma', reap(returnToHand(another.friendly.creature), ifYouDo(makeTokens()))),
  card('umwas', play(makeTokens(), putCounters('power', 1, each.friendly.token.creature))),
  card('massing-at-midnight', play(makeTokens(3), purge(self))),
  card('signal-faerie', play.reap(makeTokens())),
  card(
    'survival-of-the-richest',
    play(makeTokens(), when(you.amber.moreThan(opponent.amber), archive(self))),
  ),
  card('whimsical-conjuror', you.mayResolveIconAs([makeTokens()], 'amber')),
  card('steppe-wolf', self.gains(plusPower(per(any.other.friendly.wolf.creature)))),
  card('twilight-pixie', each.non.faerie.neighboring.creature.gains(reap(gain(1)))),
];
