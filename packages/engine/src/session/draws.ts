/** What chance decided in a game, for those who check it afterwards. */
import type { JournalEntry } from '../state/game.ts';
import type { CardLibrary } from '../state/library.ts';
import type { Opening } from '../state/opening.ts';
import type { Draw } from '../state/streams.ts';
import type { CardId, CardSlug } from '../vocabulary.ts';
import { replay } from './replay.ts';

export interface Draws {
  draws: readonly Draw[];
  /** The cards that the draws name. */
  cards: Readonly<Record<CardId, CardSlug>>;
}

/**
 * Replays a game and returns what was drawn on its line, without undone moves.
 *
 * @throws if the journal does not fit the opening, or the game has no streams
 */
export function drawsOf(library: CardLibrary, opening: Opening, journal: readonly JournalEntry[]): Draws {
  const { random, cards } = replay(library, { ...opening, recordsDraws: true }, journal).state;
  if (Array.isArray(random) || random.draws === undefined) throw new Error('the game has no streams');
  const drawn = new Set(random.draws.flatMap((draw) => (draw.kind === 'pick' ? draw.among : draw.before)));
  const named = Object.values(cards).filter(({ id }) => drawn.has(id));
  return { draws: random.draws, cards: Object.fromEntries(named.map(({ id, slug }) => [id, slug])) };
}
