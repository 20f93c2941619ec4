/** What organisers do with the games of a tournament here: look after them, time them, tell their players, report. */
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
import { waitingLine } from './tournament-game-store.ts';
import type { TournamentGameStore } from './tournament-game-store.ts';
import type { RoundClocks } from './round-clocks.ts';

export interface TournamentDeskParts {
  brackets: Brackets;
  roundClocks: RoundClocks;
  announcements: Announcements;
  tournamentGames: TournamentGameStore;
  /** The games of a tournament that stand in the lobby, started or not. */
  entriesOf: (tournamentId: number) => GameEntry[];
  /** Says something in the chats of those that have not started. */
  tellWaiting: (tournamentId: number, from: UserSummary, text: string) => Promise<void>;
  audit: AuditLog;
  now: () => Date;
}

export type Desk = Omit<Extract<TournamentAdminReply, { success: true }>, 'success' | 'message'>;

export class TournamentDesk {
  readonly #parts: TournamentDeskParts;

  constructor(parts: TournamentDeskParts) {
    this.#parts = parts;
  }

  async show(tournamentId: number): Promise<Desk> {
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
    wish: ClockRequest,
  ): Promise<RoundClock> {
    const { roundClocks, audit } = this.#parts;
    const clock = await roundClocks.change(tournamentId, round, wish);
    const details = { round, ...wish };
    await audit.write({ actor, act: 'round clock changed', target: String(tournamentId), details });
    return clock;
  }

  /** For everybody who is in the bracket, or sits in one of its games. @throws {Problem} */
  async announce(
    actor: Account,
    wish: { tournamentId: number; tournament: string; text: string },
  ): Promise<{ announcement: Announcement; readers: number }> {
    const { announcements, audit, tellWaiting } = this.#parts;
    const { tournamentId, text } = wish;
    const readers = await this.#readersOf(actor, tournamentId);
    const announcement = await announcements.make(actor, { ...wish, readers });
    await tellWaiting(tournamentId, summaryOf(actor), text);
    const target = String(tournamentId);
    await audit.write({ actor, act: 'tournament announced', target, details: { text } });
    return { announcement, readers: readers.length };
  }

  /** Reports the result of the games named to the bracket. @throws {Problem} */
  async report(
    actor: Account,
    wish: { tournamentId: number; matchId: number; gameIds: readonly string[]; first: string | undefined },
  ): Promise<TournamentMatch> {
    const { tournamentId, matchId, gameIds } = wish;
    const known = await this.#gamesOf(tournamentId);
    const games = known.filter((game) => game.matchId === matchId && gameIds.includes(game.gameId));
    if (games.length !== new Set(gameIds).size) throw refused(BRACKET_TEXTS.notYours);
    return this.#parts.brackets.report(actor, { ...wish, games });
  }

  async #gamesOf(tournamentId: number): Promise<TournamentGameSummary[]> {
    const { tournamentGames, entriesOf } = this.#parts;
    const begun = await tournamentGames.of(tournamentId);
    const known = new Set(begun.map(({ gameId }) => gameId));
    const waiting = entriesOf(tournamentId).flatMap(waitingLine);
    return [...begun, ...waiting.filter(({ gameId }) => !known.has(gameId))];
  }

  /** Without the bracket those at its tables still hear it. */
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
