/** The clocks of rounds: all games of a round follow one, on all nodes. */
import { and, asc, eq } from 'drizzle-orm';
import type { ClockRequest, RoundClock } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { roundClocks } from '../database/tournaments-schema.ts';
import { refused } from '../http/problems.ts';
import { TOURNAMENTS_CHANNEL } from './tournament-channel.ts';
import type { TournamentMessage } from './tournament-channel.ts';

type ClockRow = typeof roundClocks.$inferSelect;

/** What a game needs to know about its round clock. */
export type TrackedClock = Pick<ClockRow, 'minutes' | 'startedAt' | 'stoppedAt'>;

export const CLOCK_TEXTS = {
  none: 'This round has no clock yet. Start the clock first.',
  long: 'A round can last at most 4 hours.',
} as const;

const MINUTE_MS = 60_000;
const MOST_MINUTES = 240;

export class RoundClockStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(tournamentId: number, round: number): Promise<ClockRow | undefined> {
    const [row] = await this.#database
      .select()
      .from(roundClocks)
      .where(and(eq(roundClocks.tournamentId, tournamentId), eq(roundClocks.round, round)));
    return row;
  }

  all(tournamentId: number): Promise<ClockRow[]> {
    return this.#database
      .select()
      .from(roundClocks)
      .where(eq(roundClocks.tournamentId, tournamentId))
      .orderBy(asc(roundClocks.round));
  }

  /** Changes a clock based on its current state, without concurrent changes. */
  async change(
    tournamentId: number,
    round: number,
    work: (before: ClockRow | undefined) => ClockRow,
  ): Promise<ClockRow> {
    return this.#database.transaction(async (transaction) => {
      const [before] = await transaction
        .select()
        .from(roundClocks)
        .where(and(eq(roundClocks.tournamentId, tournamentId), eq(roundClocks.round, round)))
        .for('update');
      const row = work(before);
      await transaction
        .insert(roundClocks)
        .values(row)
        .onConflictDoUpdate({ target: [roundClocks.tournamentId, roundClocks.round], set: row });
      return row;
    });
  }
}

export interface RoundClocksParts {
  store: RoundClockStore;
  bus: Bus;
  now: () => Date;
}

export class RoundClocks {
  readonly #parts: RoundClocksParts;

  constructor(parts: RoundClocksParts) {
    this.#parts = parts;
  }

  async all(tournamentId: number): Promise<RoundClock[]> {
    return (await this.#parts.store.all(tournamentId)).map(clockOf);
  }

  /** Carries out an organizer's request, and tells the games of the round. @throws {Problem} if it is impossible */
  async change(tournamentId: number, round: number, request: ClockRequest): Promise<RoundClock> {
    const { store, bus, now } = this.#parts;
    const row = await store.change(tournamentId, round, (before) =>
      changed({ tournamentId, round }, before, request, now()),
    );
    bus.publish(TOURNAMENTS_CHANNEL, { type: 'clock', tournamentId, round } satisfies TournamentMessage);
    return clockOf(row);
  }
}

function changed(
  which: Pick<ClockRow, 'tournamentId' | 'round'>,
  before: ClockRow | undefined,
  request: ClockRequest,
  now: Date,
): ClockRow {
  if (request.do === 'start') return { ...which, minutes: request.minutes, startedAt: now, stoppedAt: null };
  if (before === undefined) throw refused(CLOCK_TEXTS.none);
  switch (request.do) {
    case 'stop':
      return { ...before, stoppedAt: before.stoppedAt ?? now };
    case 'goOn': {
      const pauseMs = now.getTime() - (before.stoppedAt ?? now).getTime();
      return { ...before, startedAt: new Date(before.startedAt.getTime() + pauseMs), stoppedAt: null };
    }
    case 'extend': {
      const minutes = before.minutes + request.minutes;
      if (minutes > MOST_MINUTES) throw refused(CLOCK_TEXTS.long);
      return { ...before, minutes };
    }
    case 'call':
      return { ...before, startedAt: new Date(now.getTime() - before.minutes * MINUTE_MS), stoppedAt: null };
  }
}

function clockOf({ round, minutes, startedAt, stoppedAt }: ClockRow): RoundClock {
  return {
    round,
    minutes,
    startedAt: startedAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}
