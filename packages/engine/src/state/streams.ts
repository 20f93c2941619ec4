/**
 * The cryptographic generator of a game: SHA-256 in counter mode, with a stream of numbers of its own for every deck and
 * purpose. Numbers of one stream tell nothing about the others, and none can be predicted without the seed.
 */
import type { CardId, PlayerId } from '../vocabulary.ts';
import { numberBelow, shuffleWith } from './random.ts';
import { sha256 } from './sha256.ts';

/**
 * Who begins; shuffles of a deck, random cards of a player, the order of cards that are placed together. Decks are counted
 * by their players in the opening, since names can change.
 */
export const STREAM_NAMES = [
  'first player',
  'shuffle 1',
  'shuffle 2',
  'pick 1',
  'pick 2',
  'order 1',
  'order 2',
] as const;
export type StreamName = (typeof STREAM_NAMES)[number];
type Purpose = 'shuffle' | 'pick' | 'order';

/** A result of the generator. `from`: how many numbers of the stream were used before it. */
export type Draw = { stream: StreamName; from: number } & (
  | { kind: 'shuffle'; before: readonly string[]; after: readonly string[] }
  | { kind: 'pick'; among: readonly string[]; picked: string }
);

export interface Streams {
  seed: string;
  /** As in the opening. */
  players: readonly [PlayerId, PlayerId];
  /** How many numbers of each stream have been used. */
  used: Partial<Record<StreamName, number>>;
  /** Everything drawn so far, if it is recorded. */
  draws?: Draw[];
}

export function streamOf(
  { players }: Pick<Streams, 'players'>,
  purpose: Purpose,
  owner: PlayerId,
): StreamName {
  return `${purpose} ${owner === players[0] ? 1 : 2}`;
}

/** Shuffles a list in place (Fisher–Yates) [4.5]. */
export function shuffleFrom(streams: Streams, stream: StreamName, list: CardId[]): void {
  const from = streams.used[stream] ?? 0;
  const before = streams.draws && list.slice();
  useStream(streams, stream, (next) => shuffleWith(next, list));
  if (before) streams.draws?.push({ stream, from, kind: 'shuffle', before, after: list.slice() });
}

/** Returns the index of a random part of a list, each equally likely. */
export function pickFrom(streams: Streams, stream: StreamName, among: readonly string[]): number {
  const from = streams.used[stream] ?? 0;
  const index = useStream(streams, stream, (next) => numberBelow(next, among.length));
  streams.draws?.push({ stream, from, kind: 'pick', among: among.slice(), picked: among[index] as string });
  return index;
}

/** Calls `draw` with the next numbers of a stream, and counts them. */
function useStream<Result>(
  { seed, used }: Streams,
  stream: StreamName,
  draw: (next: () => number) => Result,
): Result {
  let count = used[stream] ?? 0;
  let block = blockOf(seed, stream, count);
  const result = draw(() => {
    if (count % BLOCK_NUMBERS === 0) block = blockOf(seed, stream, count);
    return block[count++ % BLOCK_NUMBERS] as number;
  });
  used[stream] = count;
  return result;
}

/** The numbers that one hash gives. */
const BLOCK_NUMBERS = 8;

/** The block of the stream that contains number `count`. */
function blockOf(seed: string, stream: StreamName, count: number): Uint32Array {
  return sha256(`${seed} ${stream} ${Math.floor(count / BLOCK_NUMBERS)}`);
}
