/** Which events a turn remembers [20.1]. */
import type { Game } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { GameState } from '../state/state.ts';
import type { CardSlug } from '../vocabulary.ts';
import type { EventType } from '../state/events.ts';

/** The events that the rules themselves and most texts look back at. */
const ALWAYS: ReadonlySet<EventType> = new Set<EventType>([
  'cardPlayed',
  'cardUsed',
  'cardDiscarded',
  'creatureReaped',
  'creatureFought',
  'cardDestroyed',
  'keyForged',
  'houseChosen',
  'amberStolen',
  'tideRaised',
  'cardDrawn',
]);

/** Says whether a condition or a count can refer to it later in the turn or in the next. */
export function isRemembered(game: Game, type: EventType): boolean {
  return ALWAYS.has(type) || askedFor(game).has(type);
}

const found = new WeakMap<GameState['seats'], { cards: number; types: ReadonlySet<EventType> }>();

/** The events that texts of a game's cards refer to. The list changes only when a card is added to the game. */
function askedFor({ state, library }: Game): ReadonlySet<EventType> {
  const known = found.get(state.seats);
  if (known?.cards === state.nextCard) return known.types;
  const slugs = new Set<CardSlug>(Object.values(state.cards).map(({ slug }) => slug));
  for (const { tokenCreature } of Object.values(state.players))
    if (tokenCreature !== null) slugs.add(tokenCreature);
  const types = new Set<EventType>();
  for (const slug of slugs) for (const type of prepare(library, slug).looksBackAt) types.add(type);
  found.set(state.seats, { cards: state.nextCard, types });
  return types;
}
