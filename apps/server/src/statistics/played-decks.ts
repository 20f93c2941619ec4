/** The decks of finished games, for the statistics of the site. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SITE_STATISTICS_DAYS } from '@amberhall/protocol';

const DAY_MS = 86_400_000;

/**
 * Both decks of each game with a winner that ended in the last days, each with the player who played it. Practice games
 * do not count.
 *
 * @returns a query with the columns `won` and `deck`
 */
export function playedDecks(now: Date): SQL {
  const since = new Date(now.getTime() - SITE_STATISTICS_DAYS * DAY_MS);
  return sql`
    select players.name = games.winner as won, decks.deck as deck
      from games
      join game_players players on players.game_id = games.id
      join game_players decks on decks.game_id = games.id
       and (decks.seat = players.seat) <> games.decks_exchanged
     where games.finished_at >= ${since.toISOString()} and games.winner is not null and not games.practice`;
}
