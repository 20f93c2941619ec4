/** Analyses of finished games for their players. */
import type { AnalysedTurn, ExportReply, GameAnalysis } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { Problem, refused } from '../http/problems.ts';
import type { Replays } from '../replays/replays.ts';
import type { ReplayStore } from '../replays/replay-store.ts';
import type { StoredGame } from '../replays/stored-game.ts';
import type { AnalysisKey, AnalysisRow, AnalysisStore } from './analysis-store.ts';
import { renamedLines } from './renamed-lines.ts';

export const ANALYSIS_TEXTS = {
  notOffered: 'This site does not analyse games.',
  other: 'Another game of yours is being analysed. Please wait until it is done, or cancel it.',
  noReplay: 'This game cannot be replayed, so it cannot be analysed.',
  hidden: 'The deck lists of this game are hidden, so it cannot be analysed.',
  notOwn: 'You did not play this game.',
} as const;

export interface GameAnalysesParts {
  analysisStore: AnalysisStore;
  replays: Pick<Replays, 'ownTurns'>;
  replayStore: Pick<ReplayStore, 'find'>;
  /** Whether the site has threads for bots that think. */
  isOffered: boolean;
  version: string;
  now: () => Date;
}

export class GameAnalyses {
  readonly #parts: GameAnalysesParts;

  constructor(parts: GameAnalysesParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} if the user did not play the game */
  async of({ id: userId }: Account, gameId: string): Promise<GameAnalysis> {
    const stored = await this.#ownGame(gameId, userId);
    return this.#view(await this.#parts.analysisStore.of({ gameId, userId }), stored);
  }

  /** @throws {Problem} if the site does not analyse games, this one cannot be, or another one of the user is in the queue */
  async request(account: Account, gameId: string): Promise<GameAnalysis> {
    const { analysisStore, replays, isOffered, version, now } = this.#parts;
    const key: AnalysisKey = { gameId, userId: account.id };
    await this.#ownGame(gameId, account.id);
    if (!isOffered) throw refused(ANALYSIS_TEXTS.notOffered);
    if (await analysisStore.hasOther(key)) throw refused(ANALYSIS_TEXTS.other);
    const turns = await replays.ownTurns(gameId, account);
    if (turns === null) throw refused(ANALYSIS_TEXTS.noReplay);
    if (turns === 'hidden') throw refused(ANALYSIS_TEXTS.hidden);
    await analysisStore.request(key, { turns, version, requestedAt: now() });
    return this.of(account, gameId);
  }

  /** @throws {Problem} if the user did not play the game */
  async cancel(account: Account, gameId: string): Promise<GameAnalysis> {
    await this.#ownGame(gameId, account.id);
    await this.#parts.analysisStore.cancel({ gameId, userId: account.id });
    return this.of(account, gameId);
  }

  /** The finished analyses of a user. */
  async resultsOf(userId: number): Promise<ExportReply['gameAnalyses']> {
    const rows = await this.#parts.analysisStore.ofUser(userId);
    const results = rows.map(async (row) => {
      const stored = await this.#parts.replayStore.find(row.gameId);
      return stored === undefined ? [] : { gameId: row.gameId, ...resultOf(row, stored) };
    });
    return (await Promise.all(results)).flat();
  }

  async #ownGame(gameId: string, userId: number): Promise<StoredGame> {
    const stored = await this.#parts.replayStore.find(gameId);
    const isOwn = stored?.players.some(({ row }) => row.userId === userId) === true;
    if (stored === undefined || !isOwn) throw new Problem(404, ANALYSIS_TEXTS.notOwn);
    return stored;
  }

  async #view(row: AnalysisRow | undefined, stored: StoredGame): Promise<GameAnalysis> {
    const { isOffered, analysisStore } = this.#parts;
    if (row === undefined) return { isOffered, run: null, turns: [], version: null, finishedAt: null };
    const { requestedAt, turns, done } = row;
    const run = requestedAt && {
      turns: turns.length,
      done: done.length,
      place: await analysisStore.queue.before(requestedAt),
    };
    return { isOffered, run, ...resultOf(row, stored) };
  }
}

function resultOf(
  { done, doneBy, finishedAt }: AnalysisRow,
  { players }: StoredGame,
): Pick<GameAnalysis, 'turns' | 'version' | 'finishedAt'> {
  const nameOf = (seat: string): string => players[seat === '1' ? 0 : 1].summary.username;
  return {
    turns: done.map((turn) => underNames(turn, nameOf)),
    version: doneBy,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A turn with the names that its players have now. */
function underNames({ estimate, ...turn }: AnalysedTurn, nameOf: (seat: string) => string): AnalysedTurn {
  if (estimate === null) return { ...turn, estimate };
  const { played, preferred, margin } = estimate;
  return {
    ...turn,
    estimate: {
      played: { ...played, lines: renamedLines(played.lines, nameOf) },
      preferred: { ...preferred, lines: renamedLines(preferred.lines, nameOf) },
      margin,
    },
  };
}
