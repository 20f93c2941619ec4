/** The table of matches in SQL: the sort order of each column, and the condition of each filter. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchFilter, MatchSort } from '@amberhall/protocol';
import { containing } from '../database/like.ts';
import { gamePlayers, games } from '../database/schema.ts';

/** The player's own side, and the opponent's. */
export const OWN = alias(gamePlayers, 'own');
export const OTHER = alias(gamePlayers, 'other');

const DAY_MS = 86_400_000;

export const isWon = sql`${games.winner} = ${OWN.name}`;
export const isLost = sql`${games.winner} <> ${OWN.name}`;

/** The deck that was played, which differs from the brought one after a bidding. */
const played = (by: SQL, against: SQL) =>
  sql`case when ${games.decksExchanged} then ${against} else ${by} end ->> 'name'`;
const [ownList, otherList] = [sql`${OWN.deck}`, sql`${OTHER.deck}`];
const ownDeck = played(ownList, otherList);
/** The name of a hidden deck list is hidden too, also from sorting and searching. */
const otherDeck = sql`case when not coalesce((${games.options} ->> 'hideDeckLists')::boolean, false)
  then ${played(otherList, ownList)} end`;
/** A deleted account is found under no name. */
const otherName = sql`case when ${OTHER.kind} <> 'user' or ${OTHER.userId} is not null then ${OTHER.name} end`;

/** Text comparison ignores case; missing values count as empty. */
const words = (text: SQL) => sql`lower(coalesce(${text}, ''))`;

export const SORTED_BY: Record<MatchSort, SQL> = {
  myDeck: words(ownDeck),
  opponent: words(otherName),
  opponentDeck: words(otherDeck),
  winner: words(sql`case when ${games.winner} = ${OTHER.name} then ${otherName} else ${games.winner} end`),
  reason: words(sql`${games.winReason}`),
  keys: sql`coalesce(${OWN.keys}, 0) - coalesce(${OTHER.keys}, 0)`,
  type: sql`${games.gameType}`,
  format: sql`${games.gameFormat}`,
  started: sql`${games.startedAt}`,
  duration: sql`${games.finishedAt} - ${games.startedAt}`,
};

export function conditionOf(filter: MatchFilter, now: Date): SQL | undefined {
  switch (filter.name) {
    case 'text': {
      const part = containing(filter.value.trim().toLowerCase());
      return sql`(${words(ownDeck)} like ${part} or ${words(otherName)} like ${part} or ${words(otherDeck)} like ${part})`;
    }
    case 'gameType':
      return sql`${games.gameType} = ${filter.value}`;
    case 'gameFormat':
      return sql`${games.gameFormat} = ${filter.value}`;
    case 'result':
      return { won: isWon, lost: isLost, undecided: sql`${games.winner} is null` }[filter.value];
    case 'period':
      return sql`${games.finishedAt} >= ${new Date(now.getTime() - Number(filter.value) * DAY_MS).toISOString()}`;
  }
}
