/** The started games of a tournament, from the database. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { TournamentGameSummary } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';
import type { GameEntry } from '../lobby/game-entry.ts';
import { nameOf } from '../accounts/person.ts';

type GameRow = typeof games.$inferSelect;
type PlayerRow = Pick<typeof gamePlayers.$inferSelect, 'gameId' | 'seat' | 'name' | 'keys'>;

/** Far more than a tournament has. */
const MAX_GAMES = 1000;

export class TournamentGameStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Oldest first. */
  async of(tournamentId: number): Promise<TournamentGameSummary[]> {
    const rows = await this.#database
      .select()
      .from(games)
      .where(eq(games.tournamentId, tournamentId))
      .orderBy(asc(games.startedAt))
      .limit(MAX_GAMES);
    if (rows.length === 0) return [];
    const { gameId, seat, name, keys } = gamePlayers;
    const ids = rows.map(({ id }) => id);
    const players = await this.#database
      .select({ gameId, seat, name, keys })
      .from(gamePlayers)
      .where(inArray(gameId, ids))
      .orderBy(asc(gameId), asc(seat));
    const playersOf = Map.groupBy(players, (player) => player.gameId);
    return rows.flatMap((row) => lineOf(row, playersOf.get(row.id) ?? []));
  }
}

function lineOf(row: GameRow, players: readonly PlayerRow[]): TournamentGameSummary[] {
  if (row.matchId === null) return [];
  return [
    {
      gameId: row.id,
      matchId: row.matchId,
      round: row.round,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      minutes: minutesOf(row.options),
      winner: row.winner,
      winReason: row.winReason,
      players: players.map(({ name, keys }) => ({ name, keys })),
    },
  ];
}

/** An unstarted game in the lobby. */
export function pendingGameLine(entry: GameEntry): TournamentGameSummary[] {
  const { id, challonge, options, createdAt, seats } = entry;
  if (challonge === null) return [];
  return [
    {
      gameId: id,
      matchId: challonge.matchId,
      round: challonge.round ?? null,
      createdAt: createdAt.toISOString(),
      startedAt: null,
      finishedAt: null,
      minutes: minutesOf(options),
      winner: null,
      winReason: null,
      players: seats.map(({ person }) => ({ name: nameOf(person), keys: null })),
    },
  ];
}

function minutesOf({ useGameTimeLimit, gameTimeLimit }: GameEntry['options']): number | null {
  return useGameTimeLimit ? (gameTimeLimit ?? null) : null;
}
