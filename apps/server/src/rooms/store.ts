/** Games in the database: begun, resumed, finished. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PlayerId, WinReason } from '@amberhall/engine/vocabulary';
import type { RecordedDecision } from '@amberhall/engine';
import type { AccountStore } from '../accounts/store.ts';
import type { Database } from '../database/database.ts';
import { gameDecisions, gamePlayers, games } from '../database/schema.ts';
import { STANDALONE_DECKS } from '../decks/standalone.ts';
import { nameOf, personOf, strangerNamed } from '../lobby/person.ts';
import type { Person } from '../lobby/person.ts';
import type { GameSetup, PlayerSetup } from './node.ts';

type PlayerRow = typeof gamePlayers.$inferSelect;

/** A game that was under way when its program stopped. */
export interface RunningGame {
  setup: GameSetup;
  seed: string;
  startedAt: Date;
  fence: number;
  /** Players who left for good. */
  left: string[];
  journal: { player: PlayerId; decision: RecordedDecision }[];
  /** `null` before the first decision. */
  lastDecidedAt: Date | null;
}

export interface Result {
  winner: string | null;
  reason: WinReason;
  finishedAt: Date;
  /** Forged, by player. */
  keys: Record<string, number>;
}

export class RoomStore {
  readonly #database: Database;
  readonly #accounts: AccountStore;

  constructor(database: Database, accounts: AccountStore) {
    this.#database = database;
    this.#accounts = accounts;
  }

  /** @returns the fence under which the node may write the game's journal */
  async begin(setup: GameSetup, seed: string, node: string, startedAt: Date): Promise<number> {
    const { id, options, practice, owner, createdAt, previousId, startingPlayer, players } = setup;
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
        node,
        fence: FIRST_FENCE,
        previousId,
        startingPlayer,
      });
      await transaction.insert(gamePlayers).values(players.map((player, seat) => rowOf(id, player, seat)));
    });
    return FIRST_FENCE;
  }

  async markLeft(gameId: string, name: string): Promise<void> {
    await this.#database
      .update(gamePlayers)
      .set({ left: true })
      .where(and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.name, name)));
  }

  async finish(gameId: string, { winner, reason, finishedAt, keys }: Result): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      await transaction
        .update(games)
        .set({ winner, winReason: reason, finishedAt })
        .where(eq(games.id, gameId));
      for (const [name, forged] of Object.entries(keys)) {
        await transaction
          .update(gamePlayers)
          .set({ keys: forged })
          .where(and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.name, name)));
      }
    });
  }

  /** Claims every unfinished game of the node: whoever still plays one of them can write no more. */
  async claimRunning(node: string): Promise<RunningGame[]> {
    const claimed = await this.#database
      .update(games)
      .set({ fence: sql`${games.fence} + 1` })
      .where(and(isNull(games.finishedAt), eq(games.node, node)))
      .returning();
    if (claimed.length === 0) return [];

    const ids = claimed.map(({ id }) => id);
    const players = await this.#database
      .select()
      .from(gamePlayers)
      .where(inArray(gamePlayers.gameId, ids))
      .orderBy(asc(gamePlayers.seat));
    const running: RunningGame[] = [];
    for (const game of claimed) {
      const rows = players.filter(({ gameId }) => gameId === game.id);
      running.push(await this.#runningGame(game, rows));
    }
    return running;
  }

  async #runningGame(game: typeof games.$inferSelect, rows: PlayerRow[]): Promise<RunningGame> {
    const [one, other] = await Promise.all(rows.map((row) => this.#playerOf(row)));
    if (one === undefined || other === undefined) throw new Error(`Game ${game.id} lacks a player`);
    const decisions = await this.#database
      .select()
      .from(gameDecisions)
      .where(eq(gameDecisions.gameId, game.id))
      .orderBy(asc(gameDecisions.number));
    const { seed, startedAt, fence, id, options, practice, owner, createdAt, previousId, startingPlayer } =
      game;
    return {
      setup: { id, options, practice, owner, createdAt, previousId, startingPlayer, players: [one, other] },
      seed,
      startedAt,
      fence,
      left: rows.filter(({ left }) => left).map(({ name }) => name),
      journal: decisions.map(({ player, decision }) => ({ player, decision })),
      lastDecidedAt: decisions.at(-1)?.decidedAt ?? null,
    };
  }

  async #playerOf(row: PlayerRow): Promise<PlayerSetup> {
    const person = await this.#personOf(row);
    const known = STANDALONE_DECKS.find(({ deck }) => deck.uuid === row.deckUuid);
    if (known === undefined) throw new Error(`There is no deck ${row.deckUuid} any more`);
    return {
      person: { ...person, automation: row.automation },
      deck: { deck: known.deck, list: row.deck },
      wins: row.wins,
    };
  }

  /** An account that was removed meanwhile plays on as a guest, whom nobody can be any more. */
  async #personOf({ name, kind, userId }: PlayerRow): Promise<Person> {
    if (kind === 'bot') return strangerNamed(name, 'bot');
    const account = userId === null ? undefined : await this.#accounts.byId(userId);
    if (account === undefined) return strangerNamed(name, 'guest');
    return personOf(account, await this.#accounts.blockedBy(account.id));
  }
}

const FIRST_FENCE = 1;

function rowOf(gameId: string, { person, deck, wins }: PlayerSetup, seat: number) {
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
  };
}
