/** Compares the stored game with what clients saw and what was acknowledged. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { RecordedDecision } from '@amberhall/engine';
import type { TableView } from '@amberhall/engine/vocabulary';
import { AccountStore } from '../accounts/account-store.ts';
import { engine } from '../rooms/journal/play-engine.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { RoomStore } from '../rooms/journal/room-store.ts';
import type { AcknowledgedDecision } from './long-run-players.ts';

interface DecisionRow {
  number: number;
  player: string;
  decision: RecordedDecision;
}

async function decisionsOf(pool: pg.Pool, gameId: string): Promise<DecisionRow[]> {
  const { rows } = await pool.query<DecisionRow>(
    'select number, player, decision from game_decisions where game_id = $1 order by number',
    [gameId],
  );
  return rows;
}

/** What a player was promised to be kept, in order. */
export interface Promised {
  user: { username: string };
  acknowledged: AcknowledgedDecision[];
}

/** @throws unless the journal has no gaps, and contains every acknowledged decision in order */
export async function checkPersisted(
  pool: pg.Pool,
  gameId: string,
  players: readonly Promised[],
): Promise<void> {
  const rows = await decisionsOf(pool, gameId);
  rows.forEach(({ number }, index) => {
    if (number !== index) throw new Error(`Decision ${index} of game ${gameId} is missing`);
  });
  for (const { user, acknowledged } of players) {
    const own = rows.filter(({ player }) => player === user.username).map(({ decision }) => decision);
    const lost = firstLost(acknowledged, own);
    if (lost !== -1) throw new Error(`Decision ${lost} of ${user.username} was acknowledged and is lost`);
  }
}

/** Acknowledged decisions are in the journal in the same order. It may contain more, whose acknowledgement was lost. */
function firstLost(promised: readonly AcknowledgedDecision[], kept: readonly RecordedDecision[]): number {
  let next = 0;
  return promised.findIndex(({ kind, control }) => {
    const isIt = (decision: RecordedDecision) =>
      decision.kind === kind && (decision.kind !== 'control' || decision.control === control);
    const index = kept.findIndex((decision, at) => at >= next && isIt(decision));
    next = index + 1;
    return index === -1;
  });
}

/**
 * Replays the game from the database.
 *
 * @returns its table as a player sees it
 * @throws unless the replay reaches the node's position
 */
export async function viewsAfterReplay(
  pool: pg.Pool,
  gameId: string,
): Promise<(player: string) => TableView> {
  const database = drizzle({ client: pool, casing: 'snake_case' });
  const game = await new RoomStore(database, new AccountStore(database), 'test').read(gameId);
  if (game === undefined) throw new Error(`There is no game ${gameId}`);
  const play = engine.replay(openingOf(game.setup, game.seed), game.journal);
  if (game.fingerprint !== null && !play.hasFingerprint(game.fingerprint)) {
    throw new Error(`Game ${gameId} played again comes to another position`);
  }
  return (player) => play.view({ kind: 'player', player });
}
