/** The games that matches of events have been played with, in the database. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { WinReason } from '@amberhall/engine/vocabulary';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';
import { bracketIdOf, rowIdOf } from './bracket-ids.ts';
import type { StoredMatch } from './event-state.ts';

export interface PlayedGame {
  id: string;
  matchId: number;
  isFinished: boolean;
  winReason: WinReason | null;
  /** The account that has won; `null` without one. */
  winnerId: number | null;
  /** The uuid of the deck that the winner has played. */
  winnerDeck: string | null;
}

export class EventGames {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The started games of an event, oldest first. @param matches of which matches */
  async of(eventId: number, matches: readonly StoredMatch[]): Promise<PlayedGame[]> {
    const matchIds = matches.map(({ id }) => bracketIdOf(id));
    if (matchIds.length === 0) return [];
    const rows = await this.#database
      .select({
        id: games.id,
        matchId: games.matchId,
        finishedAt: games.finishedAt,
        winReason: games.winReason,
        winnerId: gamePlayers.userId,
        winnerDeck: gamePlayers.deckUuid,
      })
      .from(games)
      .leftJoin(gamePlayers, and(eq(gamePlayers.gameId, games.id), eq(gamePlayers.name, games.winner)))
      .where(and(eq(games.tournamentId, bracketIdOf(eventId)), inArray(games.matchId, matchIds)))
      .orderBy(asc(games.startedAt));
    return rows.map(({ id, matchId, finishedAt, winReason, winnerId, winnerDeck }) => ({
      id,
      matchId: rowIdOf(matchId ?? 0),
      isFinished: finishedAt !== null,
      winReason,
      winnerId,
      winnerDeck,
    }));
  }
}
