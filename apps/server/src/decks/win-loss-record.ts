/** The effect of finished games on the records of decks. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Counts a game with a winner for the decks of its players, if each played their own deck. Practice does not count. */
export async function recordResult(database: Pick<Database, 'execute'>, gameId: string): Promise<void> {
  await database.execute(sql`
    update decks
    set wins = decks.wins + (games.winner = game_players.name)::integer,
        losses = decks.losses + (games.winner <> game_players.name)::integer
    from game_players join games on games.id = game_players.game_id
    where games.id = ${gameId} and games.winner is not null and not games.practice and not games.decks_exchanged
      and decks.owner_id = game_players.user_id and decks.uuid = game_players.deck_uuid`);
}
