/** Replays of finished games, for those who may watch them. */
import type { Logger } from 'pino';
import { z } from 'zod';
import { applyChanges, commitmentTo, Position, REPLAY_CHUNK_STEPS, REPLAY_VIEWS } from '@amberhall/protocol';
import type {
  ReadyReplay,
  Replay,
  ReplayChunk,
  ReplayMoment,
  ReplayView,
  RoomLine,
  ShuffleRecordReply,
  TableView,
  UserSummary,
} from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { nameOf } from '../accounts/person.ts';
import { gameHeaderOf, knownDeckOf } from '../rooms/feed/game-header.ts';
import type { GameHeaderInput } from '../rooms/feed/game-header.ts';
import { randomDeck } from '../decks/standalone.ts';
import { hasCurrentRules } from '../rules-version.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { canReplay, ownViewOf, replayableFrom, viewsFor } from './access.ts';
import { positionOfTable } from './position-of-table.ts';
import type { Owner } from './position-of-table.ts';
import { ReplayDiverged, recordReplay } from './record-replay.ts';
import type { RecordedReplay } from './record-replay.ts';
import { ReplayCache } from './replay-cache.ts';
import type { CachedReplay } from './replay-cache.ts';
import { shuffleRecordOf } from './shuffle-record.ts';
import { shownName, shownSetup, setupOf } from './stored-game.ts';
import type { DecisionRow, StoredGame } from './stored-game.ts';
import type { ReplayStore } from './replay-store.ts';

export interface ReplayParts {
  store: ReplayStore;
  logger: Logger;
  now: () => Date;
}

/** A game that the caller may watch. */
interface AccessibleReplay extends StoredGame {
  finishedAt: Date;
  recorded: RecordedReplay;
}

const GameId = z.uuid();

type Refusal = Exclude<Replay, { state: 'ready' }>;

export class Replays {
  readonly #parts: ReplayParts;
  readonly #cache = new ReplayCache();

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** The description of the replay, or why there is none. */
  async open(id: string, account: Account | null): Promise<Replay> {
    const found = await this.#find(id, account);
    if ('state' in found) return found;
    const { game, players, recorded, finishedAt } = found;
    const [one, other] = players;
    const views = viewsFor(account, found);
    return {
      state: 'ready',
      gameId: game.id,
      steps: recorded.steps,
      startedAt: game.startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      winner: shownName(game.winner, found),
      winReason: game.winReason,
      ownView: ownViewOf(account, found),
      players: [one.summary.username, other.summary.username],
      turns: recorded.turns,
      keys: recorded.keys,
      playedWith: this.#otherVersion(found),
      views: [...views],
      frames: headersOf(found, views),
    };
  }

  /** The players of a finished game that a visitor may watch; `null` for every other id. */
  async publicPlayers(id: string): Promise<UserSummary[] | null> {
    const stored = GameId.safeParse(id).success ? await this.#parts.store.find(id) : undefined;
    if (stored === undefined || !canReplay(null, stored)) return null;
    const { finishedAt } = stored.game;
    if (finishedAt === null || replayableFrom(null, stored, finishedAt) > this.#parts.now()) return null;
    return stored.players.map(({ summary }) => summary);
  }

  /** A chunk as it is sent, counted from 0; `undefined` if the caller may not see it, or it does not exist. */
  async chunk(
    id: string,
    view: ReplayView,
    number: number,
    account: Account | null,
  ): Promise<string | undefined> {
    const found = await this.#find(id, account);
    if ('state' in found || !viewsFor(account, found).includes(view)) return undefined;
    return found.recorded.chunks[view][number];
  }

  /** The log up to `step` decisions, from the own seat of the caller. Empty if they may not watch the replay. */
  async linesUntil(id: string, step: number, account: Account | null): Promise<RoomLine[]> {
    const found = await this.#find(id, account);
    if ('state' in found) return [];
    return linesUntil(found.recorded.chunks[ownViewOf(account, found)], step);
  }

  /** The record from which the shuffles of the game can be checked, or why there is none. */
  async shuffles(id: string, account: Account | null): Promise<ShuffleRecordReply['shuffles']> {
    const { store } = this.#parts;
    const found = await this.#find(id, account);
    if ('state' in found) return found;
    if (found.game.seedParts === null) return { state: 'old' };
    // The secret tells the shuffles to come, so nobody gets it while the game can go on.
    if (await store.isOpen(id)) return { state: 'running' };
    if (viewsFor(account, found).length < REPLAY_VIEWS.length) return { state: 'hidden' };
    const journal = await store.decisionsOf(id);
    return {
      state: 'ready',
      record: shuffleRecordOf(found, found.game.seedParts, underNames(journal, found)),
    };
  }

  /** The position after `step` decisions, with what the viewpoint hides drawn by chance. @throws {RefusedMessage} */
  async position({ gameId, view, step }: ReplayMoment, account: Account | null): Promise<Position> {
    const found = await this.#find(gameId, account);
    if ('state' in found || !viewsFor(account, found).includes(view))
      throw new RefusedMessage('NOT_FOUND', NO_REPLAY);
    const table = tableAt(found.recorded.chunks[view], step);
    const position = table && positionOfTable(table, ownersOf(found, view));
    if (!position || !Position.safeParse(position).success)
      throw new RefusedMessage('BAD_REQUEST', NO_POSITION);
    return position;
  }

  /**
   * The turns of the user in a game that they played, with the number of decisions before each; `null` if there is no
   * replay, `hidden` if its deck lists are.
   */
  async ownTurns(id: string, account: Account): Promise<{ turn: number; step: number }[] | 'hidden' | null> {
    const found = await this.#find(id, account);
    const own = 'state' in found ? 'spectator' : ownViewOf(account, found);
    if ('state' in found || own === 'spectator') return null;
    if (viewsFor(account, found).length < REPLAY_VIEWS.length) return 'hidden';
    const { username } = found.players[own === '1' ? 0 : 1].summary;
    const turns = found.recorded.turns.filter(({ player }) => player === username);
    // A turn that was taken back begins twice.
    return [...new Map(turns.map(({ turn, step }) => [turn, { turn, step }])).values()];
  }

  async #find(id: string, account: Account | null): Promise<AccessibleReplay | Refusal> {
    const { store } = this.#parts;
    const stored = await store.find(id);
    if (stored === undefined) return { state: 'unknown' };
    if (!canReplay(account, stored)) return { state: 'private' };
    const { finishedAt } = stored.game;
    if (finishedAt === null || replayableFrom(account, stored, finishedAt) > this.#parts.now())
      return { state: 'running' };
    const decisions = await store.countDecisions(id);
    if (decisions === 0) return { state: 'gone' };
    const recorded = await this.#cachedReplay(stored, decisions);
    if (recorded === null) return { state: 'changed', playedWith: stored.game.engineVersion };
    return { ...stored, finishedAt, recorded };
  }

  /** A longer journal or a changed player name needs a new recording. */
  #cachedReplay(stored: StoredGame, decisions: number): Promise<CachedReplay> {
    const names = stored.players.map(({ summary }) => summary.username);
    return this.#cache.get([stored.game.id, decisions, ...names].join('\n'), () => this.#record(stored));
  }

  async #record(stored: StoredGame): Promise<RecordedReplay> {
    const { store, logger } = this.#parts;
    const journal = await store.decisionsOf(stored.game.id);
    const { startedAt, seed, options } = stored.game;
    const shared = { startedAt, showHand: options.showHand };
    try {
      // With another rules version, equality is checked only as far as the fingerprints allow.
      if (this.#otherVersion(stored) !== null && journal.at(-1)?.fingerprint === null) {
        throw new ReplayDiverged('Nothing tells whether it would be the same game');
      }
      const recorded = await recordReplay({
        ...shared,
        opening: openingOf(setupOf(stored), seed),
        journal,
        isChecked: true,
      });
      if (!isRenamed(stored)) return recorded;
      // Fingerprints include the names, so the game is replayed once more with the displayed names.
      const opening = openingOf(shownSetup(stored), seed);
      return await recordReplay({
        ...shared,
        opening,
        journal: underNames(journal, stored),
        isChecked: false,
      });
    } catch (error) {
      const { id, engineVersion } = stored.game;
      logger.warn({ err: error, gameId: id, engineVersion }, 'A game cannot be replayed');
      throw error;
    }
  }

  /** The version it was played with, if that had other rules. */
  #otherVersion({ game: { engineVersion } }: StoredGame): string | null {
    return hasCurrentRules(engineVersion) ? null : engineVersion;
  }
}

const NO_REPLAY = 'This replay cannot be watched.';
const NO_POSITION = 'Nobody can play on from this moment.';

function tableAt(chunks: readonly string[], step: number): TableView | null {
  const number = Math.min(Math.floor(step / REPLAY_CHUNK_STEPS), chunks.length - 1);
  const text = chunks[number];
  if (text === undefined) return null;
  // Only this program wrote it.
  const { chunk } = JSON.parse(text) as { chunk: ReplayChunk };
  return chunk.steps
    .slice(0, step - chunk.from)
    .reduce((table, { changes }) => (changes ? applyChanges(table, changes) : table), chunk.table);
}

function linesUntil(chunks: readonly string[], step: number): RoomLine[] {
  return chunks.flatMap((text) => {
    // Only this program wrote it.
    const { chunk } = JSON.parse(text) as { chunk: ReplayChunk };
    const steps = chunk.steps.slice(0, Math.max(0, step - chunk.from));
    return [...chunk.opening, ...steps.flatMap(({ lines }) => lines ?? [])];
  });
}

/** The players with the decks that the viewpoint may know; in place of a hidden one, any deck. */
function ownersOf(replay: AccessibleReplay, view: ReplayView): [Owner, Owner] {
  const { setup, seats, decksExchanged } = headerInput(replay);
  const viewer = view === 'spectator' ? null : replay.players[view === '1' ? 0 : 1].summary.username;
  const [one, other] = seats.map((seat) => ({
    player: seat.player,
    deck: knownDeckOf(seat, viewer, { setup, seats, decksExchanged }) ?? randomDeck().list,
  })) as [Owner, Owner];
  return view === '2' ? [other, one] : [one, other];
}

function isRenamed({ players }: StoredGame): boolean {
  return players.some(({ row, summary }) => row.name !== summary.username);
}

function underNames(journal: readonly DecisionRow[], stored: StoredGame): DecisionRow[] {
  return journal.map((row) => ({ ...row, player: shownName(row.player, stored) }));
}

/** The header at the end of the game, for each of these viewpoints. */
function headersOf(replay: AccessibleReplay, views: readonly ReplayView[]): ReadyReplay['frames'] {
  const [one, other] = replay.players;
  const input = headerInput(replay);
  return {
    ...(views.includes('1') && { 1: gameHeaderOf(one.summary.username, input) }),
    ...(views.includes('2') && { 2: gameHeaderOf(other.summary.username, input) }),
    spectator: gameHeaderOf(null, input),
  };
}

function headerInput(replay: AccessibleReplay): GameHeaderInput {
  const { game, recorded } = replay;
  const { seed, seedParts, winReason } = game;
  const { decksExchanged } = recorded;
  const setup = shownSetup(replay);
  const winner = shownName(game.winner, replay);
  return {
    setup,
    commitment: commitmentTo(seedParts?.secret ?? seed),
    timeLimit: null,
    personalClockOf: () => undefined,
    startedAt: game.startedAt,
    endedAt: game.finishedAt,
    idle: null,
    botWait: null,
    botPace: null,
    canForcePass: () => false,
    canClaim: () => false,
    decksExchanged,
    isAway: () => false,
    muteSpectators: setup.options.muteSpectators,
    ended: winReason === null ? null : { winner, reason: winReason },
    seats: setup.players.map((player) => ({
      player: nameOf(player.person),
      person: player.person,
      setup: player,
      lostAt: null,
      left: false,
    })),
    spectators: [],
    winsOf: (seat) => seat.setup.wins,
    roomPromptFor: () => null,
  };
}
