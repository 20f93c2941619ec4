/** The organizers' actions on the games of a tournament: supervise, time, announce, report. */
import type {
  Announcement,
  ClockRequest,
  RoundClock,
  TournamentAdminReply,
  TournamentGameSummary,
  TournamentMatch,
  UserSummary,
} from '@amberhall/protocol';
import { BRACKET_TEXTS } from '@amberhall/protocol';
import { summaryOf } from '../accounts/user-views.ts';
import type { Account } from '../accounts/account-store.ts';
import { Problem, refused } from '../http/problems.ts';
import type { GameEntry } from '../lobby/game-entry.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { Announcements } from './announcements.ts';
import type { Brackets } from './brackets.ts';
import { pendingGameLine } from './tournament-game-store.ts';
import type { TournamentGameStore } from './tournament-game-store.ts';
import type { RoundClocks } from './round-clocks.ts';

export interface TournamentAdminParts {
  brackets: Brackets;
  roundClocks: RoundClocks;
  announcements: Announcements;
  tournamentGames: TournamentGameStore;
  /** The games of a tournament in the lobby, started or not. */
  entriesOf: (tournamentId: number) => GameEntry[];
  /** Adds a line to the chats of the unstarted ones. */
  announceToPending: (tournamentId: number, from: UserSummary, text: string) => Promise<void>;
  audit: AuditLog;
  now: () => Date;
}

export type TournamentOverview = Omit<
  Extract<TournamentAdminReply, { success: true }>,
  'success' | 'message'
>;

export class TournamentAdmin {
  readonly #parts: TournamentAdminParts;

  constructor(parts: TournamentAdminParts) {
    this.#parts = parts;
  }

  async show(tournamentId: number): Promise<TournamentOverview> {
    const { roundClocks, announcements, now } = this.#parts;
    return {
      games: await this.#gamesOf(tournamentId),
      clocks: await roundClocks.all(tournamentId),
      announcements: await announcements.of(tournamentId),
      now: now().toISOString(),
    };
  }

  async changeClock(
    actor: Account,
    { tournamentId, round }: { tournamentId: number; round: number },
    request: ClockRequest,
  ): Promise<RoundClock> {
    const { roundClocks, audit } = this.#parts;
    const clock = await roundClocks.change(tournamentId, round, request);
    const details = { round, ...request };
    await audit.write({ actor, act: 'round clock changed', target: String(tournamentId), details });
    return clock;
  }

  /** Sends an announcement to all participants of the bracket and players of its games. @throws {Problem} */
  async announce(
    actor: Account,
    request: { tournamentId: number; tournament: string; text: string },
  ): Promise<{ announcement: Announcement; readers: number }> {
    const { announcements, audit, announceToPending } = this.#parts;
    const { tournamentId, text } = request;
    const readers = await this.#readersOf(actor, tournamentId);
    const announcement = await announcements.make(actor, { ...request, readers });
    await announceToPending(tournamentId, summaryOf(actor), text);
    const target = String(tournamentId);
    await audit.write({ actor, act: 'tournament announced', target, details: { text } });
    return { announcement, readers: readers.length };
  }

  /** Reports the result of the named games to the bracket. @throws {Problem} */
  async report(
    actor: Account,
    request: { tournamentId: number; matchId: number; gameIds: readonly string[]; first: string | undefined },
  ): Promise<TournamentMatch> {
    const { tournamentId, matchId, gameIds } = request;
    const known = await this.#gamesOf(tournamentId);
    const games = known.filter((game) => game.matchId === matchId && gameIds.includes(game.gameId));
    if (games.length !== new Set(gameIds).size) throw refused(BRACKET_TEXTS.notYours);
    return this.#parts.brackets.report(actor, { ...request, games });
  }

  async #gamesOf(tournamentId: number): Promise<TournamentGameSummary[]> {
    const { tournamentGames, entriesOf } = this.#parts;
    const begun = await tournamentGames.of(tournamentId);
    const known = new Set(begun.map(({ gameId }) => gameId));
    const waiting = entriesOf(tournamentId).flatMap(pendingGameLine);
    return [...begun, ...waiting.filter(({ gameId }) => !known.has(gameId))];
  }

  /** Without the bracket, players at its tables still receive it. */
  async #readersOf(actor: Account, tournamentId: number): Promise<string[]> {
    const seated = (await this.#gamesOf(tournamentId)).flatMap(({ players }) =>
      players.map(({ name }) => name),
    );
    try {
      const { participants } = await this.#parts.brackets.tournament(actor, tournamentId);
      const named = participants.flatMap(({ name, username }) => [name, ...(username ? [username] : [])]);
      return unique([...seated, ...named]);
    } catch (error) {
      if (!(error instanceof Problem) || seated.length === 0) throw error;
      return unique(seated);
    }
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim().toLowerCase()))];
}
