/** Which events a turn remembers [20.1]. */
import type { Game } from '../state/game.ts';
import type { EventPhrase } from '../language/events.ts';
import type { Amount, Condition } from '../language/numbers.ts';
import { prepare } from '../state/library.ts';
import type { GameState } from '../state/state.ts';
import type { CardSlug } from '../vocabulary.ts';
import type { EventType } from '../state/events.ts';
import { answeredBy } from './event-patterns.ts';

/** What the rules themselves look back at, and most texts. */
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

/** Can a condition or a count ask for it later in the turn, or in the next? */
export function isRemembered(game: Game, type: EventType): boolean {
  return ALWAYS.has(type) || askedFor(game).has(type);
}

const found = new WeakMap<GameState['cards'], { cards: number; types: ReadonlySet<EventType> }>();

/** What the texts of a game's cards ask for; it stays the same until a card is added to the game. */
function askedFor({ state, library }: Game): ReadonlySet<EventType> {
  const known = found.get(state.cards);
  if (known?.cards === state.nextCard) return known.types;
  const slugs = new Set<CardSlug>(Object.values(state.cards).map(({ slug }) => slug));
  for (const { tokenCreature } of Object.values(state.players))
    if (tokenCreature !== null) slugs.add(tokenCreature);
  const types = new Set<EventType>();
  for (const slug of slugs) for (const type of prepare(library, slug).looksBackAt) types.add(type);
  found.set(state.cards, { cards: state.nextCard, types });
  return types;
}

/** The events that a text asks for after they have happened: "if … this turn", "for each time …". */
export function lookedBackAt(node: unknown): EventType[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(lookedBackAt);
  const phrase = rememberedBy(node as Parameters<typeof rememberedBy>[0]);
  return phrase === undefined ? inside : [...inside, ...answeredBy(phrase)];
}

function rememberedBy(node: Condition | Exclude<Amount, number | string>): EventPhrase | undefined {
  if (node.kind === 'happened') return node.event;
  return node.kind === 'count-events' ? node.of : undefined;
}
