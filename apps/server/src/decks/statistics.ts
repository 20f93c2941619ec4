/** The statistics of a deck, counted from the finished games of its owner. */
import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { House } from '@amberhall/engine/vocabulary';
import type { DeckStatistics, GameFormat, STATISTICS_PERIODS } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';
import { groups, recordOf } from '../statistics/records.ts';

type Period = (typeof STATISTICS_PERIODS)[number];

interface Outcome {
  isWon: boolean;
  format: GameFormat;
  month: string;
  opponentHouses: readonly House[];
}

const DAY_MS = 86_400_000;

export class DeckStatisticsStore {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Of games with a winner, without practice. */
  async of(ownerId: number, uuid: string, period: Period): Promise<DeckStatistics> {
    const outcomes = await this.#outcomes(ownerId, uuid, period);
    const by = <Key extends string>(keysOf: (outcome: Outcome) => readonly Key[]) => groups(outcomes, keysOf);
    return {
      ...recordOf(outcomes),
      byFormat: by(({ format }) => [format]).map(([format, record]) => ({ format, ...record })),
      byOpponentHouse: by(({ opponentHouses }) => opponentHouses)
        .map(([house, record]) => ({ house, ...record }))
        .toSorted((one, other) => one.house.localeCompare(other.house)),
      byMonth: by(({ month }) => [month])
        .map(([month, record]) => ({ month, ...record }))
        .toSorted((one, other) => other.month.localeCompare(one.month)),
    };
  }

  async #outcomes(ownerId: number, uuid: string, period: Period): Promise<Outcome[]> {
    const opponent = alias(gamePlayers, 'opponent');
    const since = period === 'all' ? undefined : new Date(this.#now().getTime() - Number(period) * DAY_MS);
    const rows = await this.#database
      .select({
        isWon: sql<boolean>`${games.winner} = ${gamePlayers.name}`,
        format: games.gameFormat,
        month: sql<string>`to_char(${games.finishedAt} at time zone 'UTC', 'YYYY-MM')`,
        opponentHouses: sql<House[]>`${opponent.deck} -> 'houses'`,
      })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .innerJoin(opponent, and(eq(opponent.gameId, games.id), ne(opponent.seat, gamePlayers.seat)))
      .where(
        and(
          eq(gamePlayers.userId, ownerId),
          eq(gamePlayers.deckUuid, uuid),
          eq(games.practice, false),
          eq(games.decksExchanged, false),
          isNotNull(games.winner),
          since && gte(games.finishedAt, since),
        ),
      );
    return rows;
  }
}
