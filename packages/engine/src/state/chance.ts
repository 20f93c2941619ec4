/** Chance in a game: shuffles and random cards, from the generator that the game began with. */
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { RandomState } from './random.ts';
import { randomBelow, seedRandom, shuffle } from './random.ts';
import type { CardState, GameState } from './state.ts';
import type { Streams } from './streams.ts';
import { pickFrom, shuffleFrom, streamOf } from './streams.ts';

/** Games before the streams have a single generator, as have the copies that bots look ahead in. */
export type Chance = RandomState | Streams;

/** Which generator a game begins with. */
export interface ChanceOpening {
  /** Any text. All randomness of the game is derived from it. */
  seed: string;
  /** Default: `single`, as in games of older versions, which are replayed with it. */
  generator?: 'single' | 'streams';
  /** Every result of the streams is recorded. */
  recordsDraws?: true;
}

export function beginChance(
  { seed, generator, recordsDraws }: ChanceOpening,
  players: readonly [PlayerId, PlayerId],
): Chance {
  if (generator !== 'streams') return seedRandom(seed);
  return { seed, players, used: {}, ...(recordsDraws && { draws: [] }) };
}

export function drawFirstPlayer(chance: Chance, players: readonly [PlayerId, PlayerId]): PlayerId {
  const index = isSingle(chance) ? randomBelow(chance, 2) : pickFrom(chance, 'first player', players);
  return players[index === 0 ? 0 : 1];
}

/** Shuffles the deck of a player [4.5]. */
export function shuffleDeck({ random, players }: GameState, owner: PlayerId): void {
  const player = players[owner];
  if (player === undefined) return;
  const deck = player.deck.slice();
  if (isSingle(random)) shuffle(random, deck);
  else shuffleFrom(random, streamOf(random, 'shuffle', owner), deck);
  player.deck = deck;
}

/** Returns the cards in a random order. */
export function inRandomOrder(state: GameState, cards: readonly CardId[]): CardId[] {
  const ordered = cards.slice();
  const { random } = state;
  if (isSingle(random)) shuffle(random, ordered);
  else shuffleFrom(random, streamOf(random, 'order', ownerOfFirst(state, cards)), ordered);
  return ordered;
}

/** Returns up to `wanted` different cards, each equally likely [10.8]. */
export function randomCards(state: GameState, cards: readonly CardId[], wanted: number): CardId[] {
  const left = cards.slice();
  const drawn: CardId[] = [];
  while (drawn.length < wanted && left.length > 0) drawn.push(...left.splice(randomIndex(state, left), 1));
  return drawn;
}

/**
 * Returns a number below `size` that players cannot know, for the names of hidden cards. It uses up no chance, so that the
 * names of cards have no effect on a game. The next number follows once `nextViewNumber` has increased.
 */
export function secretIndex({ random, nextViewNumber }: GameState, size: number): number {
  const secret = isSingle(random) ? random[0] : secretOf(random.seed);
  let mixed = Math.imul(secret ^ nextViewNumber, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % size;
}

/** A hash of the beginning of a seed. */
function secretOf(seed: string): number {
  let hash = 0x811c9dc5;
  const end = Math.min(seed.length, SECRET_LETTERS);
  for (let index = 0; index < end; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  return hash;
}

const SECRET_LETTERS = 16;

/** Grows with every use of chance. */
export function usesOf(chance: Chance): number {
  if (isSingle(chance)) return chance[3];
  return Object.values(chance.used).reduce((sum, count) => sum + count, 0);
}

function randomIndex(state: GameState, cards: readonly CardId[]): number {
  const { random } = state;
  if (isSingle(random)) return randomBelow(random, cards.length);
  return pickFrom(random, streamOf(random, 'pick', ownerOfFirst(state, cards)), cards);
}

/** The player whose stream decides: cards that chance chooses among are nearly always of one owner. */
function ownerOfFirst({ cards, activePlayer }: GameState, [first]: readonly CardId[]): PlayerId {
  const card: CardState | undefined = first === undefined ? undefined : cards[first];
  return card?.owner ?? activePlayer;
}

function isSingle(chance: Chance): chance is RandomState {
  return Array.isArray(chance);
}
