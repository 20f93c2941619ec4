/** Finished games, shown again to those who may see them. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { REPLAY_VIEWS } from '@amberhall/protocol';
import type { Replay, ReplayHeader, ReplayView } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { nameOf } from '../accounts/person.ts';
import { gameHeaderOf } from '../rooms/feed/game-header.ts';
import type { GameHeaderInput } from '../rooms/feed/game-header.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { canReplay } from './access.ts';
import { RulesHaveChanged, shoot } from './record-replay.ts';
import type { Film } from './record-replay.ts';
import { Films } from './replay-cache.ts';
import type { Shot } from './replay-cache.ts';
import { nameNow, setupNow, setupOf } from './stored-game.ts';
import type { DecisionRow, KeptGame } from './stored-game.ts';
import type { ReplayStore } from './replay-store.ts';

export interface ReplayParts {
  store: ReplayStore;
  /** Of the rules as they are now. */
  version: string;
  logger: Logger;
}

/** A game that the caller may watch. */
interface Watched extends KeptGame {
  finishedAt: Date;
  film: Film;
}

type Refusal = Exclude<Replay, { state: 'ready' }>;

export class Replays {
  readonly #parts: ReplayParts;
  readonly #films = new Films();

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** What there is to watch, or why there is nothing. */
  async open(id: string, account: Account | null): Promise<Replay> {
    const found = await this.#find(id, account);
    if ('state' in found) return found;
    const { game, players, film, finishedAt } = found;
    const [one, other] = players;
    const seat = account === null ? -1 : players.findIndex(({ row }) => row.userId === account.id);
    return {
      state: 'ready',
      gameId: game.id,
      steps: film.steps,
      startedAt: game.startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      winner: nameNow(game.winner, found),
      winReason: game.winReason,
      ownView: REPLAY_VIEWS[seat] ?? 'spectator',
      players: [one.shown.username, other.shown.username],
      turns: film.turns,
      keys: film.keys,
      playedWith: this.#otherVersion(found),
      frames: framesOf(found),
    };
  }

  /** A chunk as it is sent, counted from 0; `undefined` if the caller may not see it, or there is none. */
  async chunk(
    id: string,
    view: ReplayView,
    number: number,
    account: Account | null,
  ): Promise<string | undefined> {
    const found = await this.#find(id, account);
    return 'state' in found ? undefined : found.film.chunks[view][number];
  }

  async #find(id: string, account: Account | null): Promise<Watched | Refusal> {
    const { store } = this.#parts;
    const kept = await store.find(id);
    if (kept === undefined) return { state: 'unknown' };
    if (!canReplay(account, kept)) return { state: 'private' };
    const { finishedAt } = kept.game;
    if (finishedAt === null) return { state: 'running' };
    const decisions = await store.countDecisions(id);
    if (decisions === 0) return { state: 'gone' };
    const film = await this.#filmOf(kept, decisions);
    if (film === null) return { state: 'changed', playedWith: kept.game.engineVersion };
    return { ...kept, finishedAt, film };
  }

  /** A journal that grew, or a player who is called otherwise now, makes another film. */
  #filmOf(kept: KeptGame, decisions: number): Promise<Shot> {
    const names = kept.players.map(({ shown }) => shown.username);
    return this.#films.get([kept.game.id, decisions, ...names].join('\n'), () => this.#shoot(kept));
  }

  async #shoot(kept: KeptGame): Promise<Film> {
    const { store, logger } = this.#parts;
    const journal = await store.decisionsOf(kept.game.id);
    const { startedAt, seed, options } = kept.game;
    const scene = { startedAt, showHand: options.showHand };
    try {
      // By other rules it counts as the same game only as far as that can be told.
      if (this.#otherVersion(kept) !== null && journal.at(-1)?.fingerprint === null) {
        throw new RulesHaveChanged('Nothing tells whether it would be the same game');
      }
      const film = await shoot({
        ...scene,
        opening: openingOf(setupOf(kept), seed),
        journal,
        isChecked: true,
      });
      if (!isRenamed(kept)) return film;
      // The names are part of what the fingerprints tell, so it is played once more under those that are shown.
      const opening = openingOf(setupNow(kept), seed);
      return await shoot({ ...scene, opening, journal: underNames(journal, kept), isChecked: false });
    } catch (error) {
      const { id, engineVersion } = kept.game;
      logger.warn({ err: error, gameId: id, engineVersion }, 'A game cannot be replayed');
      throw error;
    }
  }

  /** Of the rules it was played by, if these are not called as they are now. */
  #otherVersion({ game: { engineVersion } }: KeptGame): string | null {
    return engineVersion === this.#parts.version ? null : engineVersion;
  }
}

function isRenamed({ players }: KeptGame): boolean {
  return players.some(({ row, shown }) => row.name !== shown.username);
}

function underNames(journal: readonly DecisionRow[], kept: KeptGame): DecisionRow[] {
  return journal.map((row) => ({ ...row, player: nameNow(row.player, kept) }));
}

/** The game around the table as it was at the end, for each viewpoint. */
function framesOf(watched: Watched): Record<ReplayView, ReplayHeader> {
  const [one, other] = watched.players;
  const input = headerInput(watched);
  return {
    1: gameHeaderOf(one.shown.username, input),
    2: gameHeaderOf(other.shown.username, input),
    spectator: gameHeaderOf(null, input),
  };
}

function headerInput(watched: Watched): GameHeaderInput {
  const { game, film } = watched;
  const { seed, winReason } = game;
  const { decksExchanged } = film;
  const setup = setupNow(watched);
  const winner = nameNow(game.winner, watched);
  return {
    setup,
    seed,
    commitment: createHash('sha256').update(seed).digest('hex'),
    timeLimit: null,
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
