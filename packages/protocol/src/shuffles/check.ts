/** Checks the shuffles of a game from its record alone. */
import { pickFrom, shuffleFrom } from '@amberhall/engine/vocabulary';
import type { Streams } from '@amberhall/engine/vocabulary';
import type { RecordedDraw, ShuffleRecord } from './record.ts';
import { commitmentTo, seedOf, substituteShare } from './seed.ts';

/**
 * What is checked. `commitment`: the secret is the one that was committed to. `shares`: shares of the server follow from
 * the secret. `hashes`: each share of a client has the hash that was sent before any share. `start`: the first shuffle of each deck begins with the order of the deck list. `draws`: the seed gives
 * every recorded result, and no number of a stream was left out.
 */
export const SHUFFLE_CHECKS = ['commitment', 'shares', 'hashes', 'start', 'draws'] as const;
export type ShuffleCheck = (typeof SHUFFLE_CHECKS)[number];

/** Returns the checks that the record does not pass: none, if every shuffle is what it has to be. */
export function failedChecks(record: ShuffleRecord): ShuffleCheck[] {
  const passes: Record<ShuffleCheck, (record: ShuffleRecord) => boolean> = {
    commitment: ({ commitment, secret }) => commitmentTo(secret) === commitment,
    shares: areSharesRight,
    hashes: areHashesRight,
    start: isStartRight,
    draws: areDrawsRight,
  };
  return SHUFFLE_CHECKS.filter((check) => !passes[check](record));
}

function areSharesRight({ secret, shares }: ShuffleRecord): boolean {
  return shares.every(
    ({ share, from }, seat) =>
      from === 'player' || share === substituteShare(secret, seat === 0 ? 0 : 1).share,
  );
}

/** Older games have no hashes. If one client has sent its hash first, the other's share counts only with a hash. */
function areHashesRight({ shares }: ShuffleRecord): boolean {
  const areAbsent = shares.every(({ hash }) => hash === undefined);
  return shares.every(
    ({ share, from, hash }) =>
      from === 'server' || (hash === undefined ? areAbsent : commitmentTo(share) === hash),
  );
}

/** The engine numbers cards in the order of the deck lists. A position brings its decks in an order of its own. */
function isStartRight({ draws, opening }: ShuffleRecord): boolean {
  if (opening.arrangement !== undefined) return true;
  const shuffles = draws.filter((draw) => draw.kind === 'shuffle');
  return (['shuffle 1', 'shuffle 2'] as const).every((name) => {
    const list = shuffles.find(({ stream }) => stream === name)?.before ?? [];
    return list.every((id, index) => index === 0 || numberOf(list[index - 1]) < numberOf(id));
  });
}

function numberOf(id = ''): number {
  return Number(id.slice(1));
}

function areDrawsRight(record: ShuffleRecord): boolean {
  const [one, other] = record.opening.players;
  const streams: Streams = { seed: seedOf(record), players: [one.id, other.id], used: {} };
  return record.draws.every((draw) => isDrawRight(streams, draw));
}

function isDrawRight(streams: Streams, draw: RecordedDraw): boolean {
  if (draw.from !== (streams.used[draw.stream] ?? 0)) return false;
  if (draw.kind === 'pick') return draw.among[pickFrom(streams, draw.stream, draw.among)] === draw.picked;
  const list = draw.before.slice();
  shuffleFrom(streams, draw.stream, list);
  return list.length === draw.after.length && list.every((id, index) => id === draw.after[index]);
}
