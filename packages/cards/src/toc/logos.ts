import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, card, count, destroy, destroyed, draw, each, forEach, forgeKey, friendly, gain,
  ifYouDo, makeTokens, may, omni, otherwise, per, pick, play, purge, putIntoHand, putOnBottom, reap, reveal,
  self, together, upTo, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card(
    'beta-forge',
    action(
      makeTokens(1, { named: 'alpha-gamma' }),
      may(forgeKey({ plus: 12, minus: per(any.card.from(you.archives)) })),
      ifYouDo(purge(self)),
    ),
  ),
  card(
    'cognitive-assumptions',
    play(reveal(upTo(3).logos.cards.from(you.hand)), forEach(any.card.thisWay('revealed'), makeTokens())),
  ),
  card('dr-westing', reap(when(self.is('flank'), makeTokens()))),
  card(
    'titan-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(makeTokens(), archive(a.card.from(you.hand)))),
  ),
  card('auto-autopsy-21', play(makeTokens()), omni(destroy(a.friendly.creature), ifYouDo(gain(1)))),
  card('golis-artificer', reap(makeTokens())),
  card('hypothesize', play(makeTokens(), when(count(friendly.logos.card).atLeast(3), archive(self)))),
  card(
    'practical-methods',
    play(makeTokens(), together(destroy(a.friendly.creature), destroy(an.enemy.creature))),
  ),
  card('alpha-gamma', destroyed(archive(self))),
  card('chronicler', reap(archive(each.card.from(you.topOfDeck())))),
  card(
    'savant',
    action(
      may(pick(a.card.from(you.archives), (first) => [putIntoHand(first)])),
      otherwise(archive(a.card.from(you.hand))),
    ),
  ),
  card('spydrone', action(draw(1))),
];
