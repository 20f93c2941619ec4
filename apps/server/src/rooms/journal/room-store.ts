/** Games in the database: started, resumed, finished. */
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PlayerId, WinReason } from '@amberhall/engine/vocabulary';
import type { RecordedDecision } from '@amberhall/engine';
import type { BracketMatch } from '@amberhall/protocol';
import type { AccountRelations, AccountStore } from '../../accounts/account-store.ts';
import type { Database } from '../../database/database.ts';
import { gameCheckpoints, gamePlayers, games } from '../../database/schema.ts';
import type { StoredClock } from '../../database/schema.ts';
import { recordResult } from '../../decks/deck-store.ts';
import { storedDeck } from '../../decks/stored-deck.ts';
import { rulesVersion, storedVersion } from '../../rules-version.ts';
import { nameOf, personOf, guestOrBot } from '../../accounts/person.ts';
import type { Person } from '../../accounts/person.ts';
import { positionsOf } from './checkpoints.ts';
import type { StoredPosition } from './checkpoints.ts';
import type { GameSetup, PlayerSetup } from './node-types.ts';

type PlayerRow = typeof gamePlayers.$inferSelect;

/** A game that was running when its program stopped. */
export interface RunningGame {
  setup: GameSetup;
  seed: string;
  startedAt: Date;
  fence: number;
  /** Players who left permanently. */
  left: string[];
  journal: { player: PlayerId; decision: RecordedDecision; decidedAt: Date }[];
  /** A checkpoint, from which replaying is faster than from its beginning. */
  position: StoredPosition | null;
  /** `null` before the first decision. */
  lastDecidedAt: Date | null;
  /** Of the position after the last decision, where one was recorded. */
  fingerprint: number | null;
  /** The state of its clock; `null` where none was running. */
  clock: StoredClock | null;
  /** The version of the program and of its rules at its start. */
  engineVersion: string | null;
}

/** The right to write about a game, until another node claims it. */
export interface Claim {
  gameId: string;
  fence: number;
}

export interface Result {
  winner: string | null;
  reason: WinReason;
  finishedAt: Date;
  /** Forged keys by player. */
  keys: Record<string, number>;
  /** Each player played the deck that the other brought. */
  decksExchanged: boolean;
}

export class RoomStore {
  readonly #database: Database;
  readonly #accounts: AccountStore;
  readonly #version: string;

  /** @param version of the program, recorded with that of its rules for every new game */
  constructor(database: Database, accounts: AccountStore, version: string) {
    this.#database = database;
    this.#accounts = accounts;
    this.#version = version;
  }

  /** @returns the fence under which the node may write the game's journal */
  async begin(setup: GameSetup, seed: string, node: string, startedAt: Date): Promise<number> {
    const { id, options, practice, owner, createdAt, previousId, startingPlayer, players, challonge } = setup;
    const { seedParts = null } = setup;
    const fence = await this.#clearFailedStart(id);
    await this.#database.transaction(async (transaction) => {
      await transaction.insert(games).values({
        id,
        name: options.name,
        gameType: options.gameType,
        gameFormat: options.gameFormat,
        options,
        owner,
        practice,
        createdAt,
        startedAt,
        seed,
        seedParts,
        node,
        fence,
        previousId,
        startingPlayer,
        engineVersion: storedVersion(this.#version),
        tournamentId: challonge?.tournamentId ?? null,
        matchId: challonge?.matchId ?? null,
        round: challonge?.round ?? null,
      });
      await transaction.insert(gamePlayers).values(players.map((player, seat) => rowOf(id, player, seat)));
    });
    return fence;
  }

  /** Removes what is left of a start whose node answered too late. @returns the fence for the next one */
  async #clearFailedStart(id: string): Promise<number> {
    const [failed] = await this.#database
      .delete(games)
      .where(
        and(
          eq(games.id, id),
          isNull(games.finishedAt),
          sql`not exists (select from game_decisions where game_decisions.game_id = ${games.id})`,
        ),
      )
      .returning({ fence: games.fence });
    return failed === undefined ? FIRST_FENCE : failed.fence + 1;
  }

  async markLeft({ gameId, fence }: Claim, name: string): Promise<void> {
    const own = this.#database
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.id, gameId), eq(games.fence, fence)));
    await this.#database
      .update(gamePlayers)
      .set({ left: true })
      .where(and(inArray(gamePlayers.gameId, own), eq(gamePlayers.name, name)));
  }

  /** Stores the state of the clock, if this node still has the game. */
  async saveClock({ gameId, fence }: Claim, clock: StoredClock): Promise<void> {
    await this.#database
      .update(games)
      .set({ clock })
      .where(and(eq(games.id, gameId), eq(games.fence, fence)));
  }

  /**
   * Stores the result once, if this node still has the game. An earlier attempt whose answer was lost may have
   * stored it.
   */
  async storeResult(
    { gameId, fence }: Claim,
    { winner, reason, finishedAt, keys, decksExchanged }: Result,
  ): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const finished = await transaction
        .update(games)
        .set({ winner, winReason: reason, finishedAt, decksExchanged })
        .where(and(eq(games.id, gameId), eq(games.fence, fence), isNull(games.finishedAt)))
        .returning({ id: games.id });
      if (finished.length === 0) return;
      await transaction.delete(gameCheckpoints).where(eq(gameCheckpoints.gameId, gameId));
      await recordResult(transaction, gameId);
      for (const [name, forged] of Object.entries(keys)) {
        await transaction
          .update(gamePlayers)
          .set({ keys: forged })
          .where(and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.name, name)));
      }
    });
  }

  /**
   * Claims unfinished games that none of the `living` nodes plays. Other holders can no longer write.
   *
   * @param limit the maximum number of games to claim at once, so that several nodes share the work
   * @param except games that are not claimed, whoever has them
   */
  async claimOrphans(
    node: string,
    living: readonly string[],
    limit: number,
    except: readonly string[] = [],
  ): Promise<RunningGame[]> {
    const orphans = this.#database
      .select({ id: games.id })
      .from(games)
      .where(
        and(isNull(games.finishedAt), notInArray(games.node, [...living]), notInArray(games.id, [...except])),
      )
      .orderBy(asc(games.startedAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const claimed = await this.#database
      .update(games)
      .set({ node, fence: sql`${games.fence} + 1` })
      .where(inArray(games.id, orphans))
      .returning();
    return this.#runningGames(claimed);
  }

  /** The ids of all games that have started and are not over, the oldest first. */
  async runningIds(): Promise<string[]> {
    const rows = await this.#database
      .select({ id: games.id })
      .from(games)
      .where(isNull(games.finishedAt))
      .orderBy(asc(games.startedAt));
    return rows.map(({ id }) => id);
  }

  /** Reads a game without claiming it. */
  async read(id: string): Promise<RunningGame | undefined> {
    const rows = await this.#database.select().from(games).where(eq(games.id, id));
    const [game] = await this.#runningGames(rows);
    return game;
  }

  /** Returns which of the games another node has claimed since. */
  async claimedElsewhere(claims: readonly Claim[]): Promise<string[]> {
    const { rows } = await this.#database.execute<{ gameId: string }>(sql`
      select claim."gameId"
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as claim("gameId" uuid, fence integer)
      join games on games.id = claim."gameId" and games.fence <> claim.fence`);
    return rows.map(({ gameId }) => gameId);
  }

  /** Returns which of the games have ended or never existed. */
  async notRunning(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const running = await this.#database
      .select({ id: games.id })
      .from(games)
      .where(and(inArray(games.id, [...ids]), isNull(games.finishedAt)));
    const unfinished = new Set(running.map(({ id }) => id));
    return ids.filter((id) => !unfinished.has(id));
  }

  async #runningGames(claimed: (typeof games.$inferSelect)[]): Promise<RunningGame[]> {
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    const [players, journals, positions] = await Promise.all([
      this.#database
        .select()
        .from(gamePlayers)
        .where(inArray(gamePlayers.gameId, ids))
        .orderBy(asc(gamePlayers.seat)),
      this.#journalsOf(ids),
      positionsOf(this.#database, rulesVersion(), ids),
    ]);
    const playersOf = Map.groupBy(players, ({ gameId }) => gameId);
    const accounts = await this.#accounts.withRelations(players.flatMap(({ userId }) => userId ?? []));
    return claimed.map((game) => {
      const rows = (playersOf.get(game.id) ?? []).map((row) => ({
        row,
        account: accounts.get(row.userId ?? -1),
      }));
      return runningGame(game, rows, {
        decisions: journals.get(game.id) ?? [],
        position: positions.get(game.id) ?? null,
      });
    });
  }

  /** Decisions in order, by game. Each game is one value, because there may be hundreds of thousands of decisions. */
  async #journalsOf(ids: readonly string[]): Promise<Map<string, JournalRow[]>> {
    const { rows } = await this.#database.execute<{ game_id: string; journal: JournalRow[] }>(sql`
      select game_id, json_agg(json_build_array(
        player, decision, (extract(epoch from decided_at) * 1000)::bigint, fingerprint
      ) order by number) as journal
      from game_decisions where game_id = any(${sql.param([...ids])}::uuid[]) group by game_id`);
    return new Map(rows.map(({ game_id, journal }) => [game_id, journal]));
  }
}

/** A decision as read; the time in ms since 1970. */
type JournalRow = [
  player: PlayerId,
  decision: RecordedDecision,
  decidedAt: number,
  fingerprint: number | null,
];

/** What happened since the start of the game. */
interface GameHistory {
  decisions: JournalRow[];
  position: StoredPosition | null;
}

interface SeatRow {
  row: PlayerRow;
  /** The account of the player. */
  account: AccountRelations | undefined;
}

function runningGame(
  game: typeof games.$inferSelect,
  rows: SeatRow[],
  { decisions, position }: GameHistory,
): RunningGame {
  const [one, other] = rows.map(playerOf);
  if (one === undefined || other === undefined) throw new Error(`Game ${game.id} lacks a player`);
  const { seed, startedAt, fence, id, options, practice, owner, createdAt, previousId, startingPlayer } =
    game;
  const journal = decisions.map(([player, decision, decidedAt]) => ({
    player,
    decision,
    decidedAt: new Date(decidedAt),
  }));
  return {
    setup: {
      id,
      options,
      practice,
      owner,
      createdAt,
      previousId,
      startingPlayer,
      challonge: bracketMatchOf(game),
      ...(game.seedParts && { seedParts: game.seedParts }),
      players: [one, other],
    },
    seed,
    startedAt,
    fence,
    engineVersion: game.engineVersion,
    clock: game.clock,
    left: rows.filter(({ row }) => row.left).map(({ row }) => row.name),
    journal,
    position,
    fingerprint: decisions.at(-1)?.[3] ?? null,
    lastDecidedAt: journal.at(-1)?.decidedAt ?? null,
  };
}

function playerOf({ row, account }: SeatRow): PlayerSetup {
  return {
    person: { ...personOfRow(row, account), automation: row.automation },
    deck: storedDeck(row.deckUuid ?? '', row.deck),
    wins: row.wins,
    chains: row.chains,
  };
}

/** A player whose account was deleted continues as a guest, whom nobody else can be. */
function personOfRow({ name, kind }: PlayerRow, account: SeatRow['account']): Person {
  if (kind === 'bot' || kind === 'double') return guestOrBot(name, kind);
  return account === undefined
    ? guestOrBot(name, 'guest')
    : personOf(account.account, account.blocked, account.mute);
}

const FIRST_FENCE = 1;

function bracketMatchOf({ tournamentId, matchId, round }: typeof games.$inferSelect): BracketMatch | null {
  if (tournamentId === null || matchId === null) return null;
  return { tournamentId, matchId, ...(round !== null && { round }) };
}

function rowOf(gameId: string, { person, deck, wins, chains = 0 }: PlayerSetup, seat: number) {
  return {
    gameId,
    seat,
    name: nameOf(person),
    kind: person.kind,
    userId: person.userId,
    deck: deck.list,
    deckUuid: deck.deck.uuid,
    automation: person.automation,
    wins,
    chains,
  };
}
