/** What a card was when it was played. */
import type { Filter, Select } from '../language/nouns.ts';
import type { GameEvent, PlaceInLine } from '../state/events.ts';
import type { Game } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import { matchesNoun } from './filters.ts';
import { cardsMeant } from './targets.ts';

/** A creature counts at the place where it entered, even if it has moved or left play since [A326]. */
export function wasPlayedAs(
  game: Game,
  noun: Select,
  { card: id, place }: Extract<GameEvent, { type: 'cardPlayed' }>,
  bindings: Bindings,
): boolean {
  if (place === undefined) return matchesNoun(game, id, noun, bindings);
  const where = noun.where.filter((filter) => !isPlace(filter));
  return (
    matchesNoun(game, id, { ...noun, where }, bindings) &&
    noun.where.filter(isPlace).every((filter) => fitsPlace(game, place, filter, bindings))
  );
}

type PlaceFilter = Extract<Filter, { kind: 'flank' | 'neighbor-of' }>;

function isPlace(filter: Filter): filter is PlaceFilter {
  return filter.kind === 'flank' || filter.kind === 'neighbor-of';
}

function fitsPlace(
  game: Game,
  { left, right }: PlaceInLine,
  filter: PlaceFilter,
  bindings: Bindings,
): boolean {
  const { kind, side } = filter;
  if (kind === 'flank') return (left === null && side !== 'right') || (right === null && side !== 'left');
  // The creature to the left of another has that other one to its right.
  const beside = [...(side === 'left' ? [] : [left]), ...(side === 'right' ? [] : [right])];
  const center = cardsMeant(game, filter.of, bindings);
  return beside.some((id) => id !== null && center.includes(id));
}
