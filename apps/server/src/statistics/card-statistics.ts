/** How often cards are played and won with on the site, counted once an hour. */
import { sql } from 'drizzle-orm';
import type { CardStatistics } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { HourlyCount } from './hourly-count.ts';
import { playedDecks } from './played-decks.ts';
import { winRateOf } from './records.ts';

interface CountRow extends Record<string, unknown> {
  card: string;
  wins: number;
  games: number;
}

const NEVER_PLAYED: CardStatistics = { wins: 0, losses: 0, winRate: 0 };

export class CardStatisticsStore {
  readonly #counts: HourlyCount<ReadonlyMap<string, CardStatistics>>;

  constructor(database: Database, now: () => Date) {
    this.#counts = new HourlyCount(now, (time) => countCards(database, time));
  }

  async of(slug: string): Promise<CardStatistics> {
    return (await this.#counts.get()).get(slug) ?? NEVER_PLAYED;
  }
}

/** A deck counts once for each of its cards, however many copies it has, and for the cards beside it. */
async function countCards(database: Database, now: Date): Promise<ReadonlyMap<string, CardStatistics>> {
  const { rows } = await database.execute<CountRow>(sql`
    with played as materialized (${playedDecks(now)})
    select card, (count(*) filter (where won))::integer as wins, count(*)::integer as games
      from played,
           lateral (
             select entry ->> 'card' as card from jsonb_array_elements(deck -> 'cards') as entry
             union select jsonb_array_elements_text(coalesce(deck -> 'prophecies', '[]'))
             union select deck ->> 'tokenCreature'
             union select deck ->> 'archonPower') as cards
     where card is not null
     group by card`);
  return new Map(
    rows.map(({ card, wins, games }) => [
      card,
      { wins, losses: games - wins, winRate: winRateOf(wins, games) },
    ]),
  );
}
