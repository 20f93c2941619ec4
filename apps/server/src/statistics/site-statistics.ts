/** What is played and won on the site, counted once an hour. */
import { sql } from 'drizzle-orm';
import type { House } from '@amberhall/engine/vocabulary';
import type { SiteStatistics } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { HourlyCount } from './hourly-count.ts';
import { playedDecks } from './played-decks.ts';
import { winRateOf } from './records.ts';

interface CountRow extends Record<string, unknown> {
  house: House | null;
  expansion: number | null;
  wins: number;
  games: number;
}

export class SiteStatisticsStore {
  readonly #count: HourlyCount<SiteStatistics>;

  constructor(database: Database, now: () => Date) {
    this.#count = new HourlyCount(now, (time) => countDecks(database, time));
  }

  get(): Promise<SiteStatistics> {
    return this.#count.get();
  }
}

/** A deck counts once for its set and for each of its houses. */
async function countDecks(database: Database, now: Date): Promise<SiteStatistics> {
  const { rows } = await database.execute<CountRow>(sql`
    with played as materialized (${playedDecks(now)})
    select null as house, (deck ->> 'expansion')::integer as expansion,
           (count(*) filter (where won))::integer as wins, count(*)::integer as games
      from played group by expansion
    union all
    select house, null, (count(*) filter (where won))::integer, count(*)::integer
      from played, jsonb_array_elements_text(deck -> 'houses') as house group by house
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
