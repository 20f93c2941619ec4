import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, archive, card, each, play, reap, searchFor, shuffleDiscardIntoDeck, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card(
    'horizon-saber',
    play.fight.reap(searchFor(a.card, { in: ['deck', 'discard'], to: 'archives' }), shuffleDiscardIntoDeck),
  ),
  card('graphton', reap(archive(each.card.from(you.topOfDeck())))),
];
