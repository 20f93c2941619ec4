/** What is played and won on the site, counted once an hour. */
import { sql } from 'drizzle-orm';
import type { House } from '@amberhall/engine/vocabulary';
import { SITE_STATISTICS_DAYS } from '@amberhall/protocol';
import type { SiteStatistics } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { winRateOf } from './records.ts';

const FRESH_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface CountRow extends Record<string, unknown> {
  house: House | null;
  expansion: number | null;
  wins: number;
  games: number;
}

export class SiteStatisticsStore {
  readonly #database: Database;
  readonly #now: () => Date;
  #counted: { at: number; statistics: Promise<SiteStatistics> } | undefined;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Everybody who asks during a count gets the same one. */
  async get(): Promise<SiteStatistics> {
    const now = this.#now().getTime();
    if (this.#counted === undefined || now - this.#counted.at >= FRESH_MS) {
      const statistics = this.#count(new Date(now - SITE_STATISTICS_DAYS * DAY_MS));
      this.#counted = { at: now, statistics };
      // A failed count is tried again by the next call.
      statistics.catch(() => (this.#counted = undefined));
    }
    return this.#counted.statistics;
  }

  /** Both decks of each game with a winner; a deck counts once for its set and for each of its houses. */
  async #count(since: Date): Promise<SiteStatistics> {
    const { rows } = await this.#database.execute<CountRow>(sql`
      with played as materialized (
        select players.name = games.winner as won, decks.deck -> 'houses' as houses,
               (decks.deck ->> 'expansion')::integer as expansion
          from games
          join game_players players on players.game_id = games.id
          join game_players decks on decks.game_id = games.id
           and (decks.seat = players.seat) <> games.decks_exchanged
         where games.finished_at >= ${since.toISOString()} and games.winner is not null and not games.practice)
      select null as house, expansion, (count(*) filter (where won))::integer as wins, count(*)::integer as games
        from played group by expansion
      union all
      select house, null, (count(*) filter (where won))::integer, count(*)::integer
        from played, jsonb_array_elements_text(houses) as house group by house
      order by games desc, house, expansion`);
    const record = ({ wins, games }: CountRow) => ({
      wins,
      losses: games - wins,
      winRate: winRateOf(wins, games),
    });
    const bySet = rows.flatMap((row) =>
      row.expansion === null ? [] : [{ expansion: row.expansion, ...record(row) }],
    );
    return {
      games: bySet.reduce((sum, { wins }) => sum + wins, 0),
      bySet,
      byHouse: rows.flatMap((row) => (row.house === null ? [] : [{ house: row.house, ...record(row) }])),
    };
  }
}
