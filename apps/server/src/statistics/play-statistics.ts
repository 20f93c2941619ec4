/** The statistics of one user's games. */
import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { House } from '@amberhall/engine/vocabulary';
import type { GameFormat, PlayStatistics, STATISTICS_PERIODS } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';
import { groups, recordOf } from './records.ts';
import type { GameRecord } from './records.ts';

type Period = (typeof STATISTICS_PERIODS)[number];

interface Outcome {
  isWon: boolean;
  format: GameFormat;
  month: string;
  houses: House[];
  expansion: number;
  opponent: string | null;
}

const OWN = alias(gamePlayers, 'own');
const OTHER = alias(gamePlayers, 'other');
/** The deck that was played, which differs from the brought one after a bidding. */
const PLAYED = sql`case when ${games.decksExchanged} then ${OTHER.deck} else ${OWN.deck} end`;
const MAX_OPPONENTS = 20;
const DAY_MS = 86_400_000;

export class PlayStatisticsStore {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async of(userId: number, period: Period): Promise<PlayStatistics> {
    const outcomes = await this.#outcomes(userId, period);
    const by = <Key extends string | number>(keysOf: (outcome: Outcome) => readonly Key[]) =>
      groups(outcomes, keysOf).toSorted(([, one], [, other]) => gamesIn(other) - gamesIn(one));
    return {
      ...recordOf(outcomes),
      byHouse: by(({ houses }) => houses).map(([house, record]) => ({ house, ...record })),
      bySet: by(({ expansion }) => [expansion]).map(([expansion, record]) => ({ expansion, ...record })),
      byFormat: by(({ format }) => [format]).map(([format, record]) => ({ format, ...record })),
      byOpponent: by(({ opponent }) => (opponent === null ? [] : [opponent]))
        .slice(0, MAX_OPPONENTS)
        .map(([opponent, record]) => ({ opponent, ...record })),
      byMonth: by(({ month }) => [month])
        .map(([month, record]) => ({ month, ...record }))
        .toSorted((one, other) => one.month.localeCompare(other.month)),
    };
  }

  async #outcomes(userId: number, period: Period): Promise<Outcome[]> {
    const since = period === 'all' ? undefined : new Date(this.#now().getTime() - Number(period) * DAY_MS);
    return this.#database
      .select({
        isWon: sql<boolean>`${games.winner} = ${OWN.name}`,
        format: games.gameFormat,
        month: sql<string>`to_char(${games.finishedAt} at time zone 'UTC', 'YYYY-MM')`,
        houses: sql<House[]>`${PLAYED} -> 'houses'`,
        expansion: sql<number>`(${PLAYED} ->> 'expansion')::integer`,
        opponent: sql<
          string | null
        >`case when ${OTHER.kind} <> 'user' or ${OTHER.userId} is not null then ${OTHER.name} end`,
      })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, and(eq(OTHER.gameId, games.id), ne(OTHER.seat, OWN.seat), ne(OTHER.kind, 'double')))
      .where(
        and(
          eq(OWN.userId, userId),
          eq(games.practice, false),
          isNotNull(games.finishedAt),
          isNotNull(games.winner),
          since && gte(games.finishedAt, since),
        ),
      );
  }
}

function gamesIn({ wins, losses }: GameRecord): number {
  return wins + losses;
}
