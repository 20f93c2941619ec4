/** The brackets of organizers: reading them from the service, and reporting to it. */
import type { Logger } from 'pino';
import { BRACKET_TEXTS, resultOf, scoresOf } from '@amberhall/protocol';
import type {
  MatchAttachment,
  Participant,
  Tournament,
  TournamentGameSummary,
  TournamentMatch,
} from '@amberhall/protocol';
import { sha256 } from '../accounts/secrets.ts';
import type { Account } from '../accounts/account-store.ts';
import { refused } from '../http/problems.ts';
import type { Problem } from '../http/problems.ts';
import type { Vault } from '../secrets/vault.ts';
import type { AuditLog } from '../staff/audit.ts';
import { BracketFailure } from './bracket-service.ts';
import type { BracketAccess, BracketService, FullTournament, ListedTournament } from './bracket-service.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { AnswerCache } from './answer-cache.ts';

export interface BracketsParts {
  /** `null`: this site has no bracket service. */
  bracketService: BracketService | null;
  vault: Vault;
  audit: AuditLog;
  now: () => Date;
  logger: Logger;
}

export interface ResultReport {
  tournamentId: number;
  matchId: number;
  /** The games that decided it. */
  games: readonly TournamentGameSummary[];
  /** Who played for the first participant, where the names do not show it. */
  first: string | undefined;
}

/** The service limits the number of requests. */
const MAX_AGE_MS = 60_000;
/** A reader who asks for current data gets data that is at most a moment old. */
const FRESH_MAX_AGE_MS = 3_000;
const KEY = /^[A-Za-z0-9]{20,80}$/;
const SUBDOMAIN = /^[A-Za-z0-9-]{1,100}$/;
const GAME_NAME = 'keyforge';

export class Brackets {
  readonly #parts: BracketsParts;
  readonly #lists: AnswerCache<ListedTournament[]>;
  readonly #tournaments: AnswerCache<FullTournament>;
  readonly #reports = new KeyedQueue();

  constructor(parts: BracketsParts) {
    this.#parts = parts;
    this.#lists = new AnswerCache(parts.now);
    this.#tournaments = new AnswerCache(parts.now);
  }

  /** The unfinished KeyForge tournaments, newest first. @throws {Problem} with the reason */
  async tournaments(account: Account): Promise<Tournament[]> {
    const list = await this.#use(account, 'tournaments', (service, access) =>
      this.#lists.get(keyOf(access), MAX_AGE_MS, () => service.tournaments(access)),
    );
    return list
      .filter(({ gameName, state }) => gameName.trim().toLowerCase() === GAME_NAME && state !== 'complete')
      .toSorted((one, other) => Date.parse(other.created_at ?? '') - Date.parse(one.created_at ?? ''))
      .map(({ gameName: _of, ...tournament }) => tournament);
  }

  /** @param isFresh bypasses the cache of a minute. @throws {Problem} with the reason */
  tournament(account: Account, id: number | string, isFresh = false): Promise<FullTournament> {
    return this.#tournamentSince(account, id, isFresh ? FRESH_MAX_AGE_MS : MAX_AGE_MS);
  }

  /** Attaches links one after the other. @returns the attached ones, and the error that stopped it */
  async attach(
    account: Account,
    links: readonly MatchAttachment[],
  ): Promise<{ attachments: MatchAttachment[]; problem?: Problem }> {
    const attachments: MatchAttachment[] = [];
    try {
      for (const link of links) {
        await this.#use(account, `match ${link.matchId}`, async (service, access) => {
          await service.attachLink(access, { ...link, url: link.attachment });
          this.#tournaments.invalidate(keyOf(access));
        });
        attachments.push(link);
      }
      return { attachments };
    } catch (error) {
      return { attachments, problem: error as Problem };
    } finally {
      await this.#noteAttached(account, attachments);
    }
  }

  /**
   * Reports the winner to the bracket. A decided match is not changed, because later matches may depend on it.
   * @throws {Problem}
   */
  report(account: Account, result: ResultReport): Promise<TournamentMatch> {
    return this.#reports.run(`${result.tournamentId} ${result.matchId}`, () => this.#report(account, result));
  }

  async #report(account: Account, report: ResultReport): Promise<TournamentMatch> {
    const { tournamentId, matchId, games, first } = report;
    // Without any cache: another organizer may just have reported.
    const { matches, participants } = await this.#tournamentSince(account, tournamentId, 0);
    const match = matches.find(({ id }) => id === matchId);
    const sides = match && sidesOf(match, participants);
    if (match?.state !== 'open' || sides === undefined) throw refused(BRACKET_TEXTS.notOpen);
    const result = resultOf(games, sides, first);
    if (result === undefined || result.sides === null) throw refused(BRACKET_TEXTS.notDecided);

    const winnerId = sides[result.winner === result.sides[0] ? 0 : 1].id;
    const reported = { tournamentId, matchId, winnerId, scores: scoresOf(result, result.sides) };
    const changed = await this.#use(account, `match ${matchId}`, async (service, access) => {
      const done = await service.reportResult(access, reported);
      this.#tournaments.invalidate(keyOf(access));
      return done;
    });
    const details = {
      tournamentId,
      winnerId,
      scores: reported.scores,
      games: games.map(({ gameId }) => gameId),
    };
    await this.#parts.audit.write({
      actor: account,
      act: 'match result reported',
      target: String(matchId),
      details,
    });
    return changed;
  }

  #tournamentSince(account: Account, id: number | string, maxAgeMs: number): Promise<FullTournament> {
    return this.#use(account, `tournament ${id}`, (service, access) =>
      this.#tournaments.get(keyOf(access, id), maxAgeMs, () => service.tournament(access, id)),
    );
  }

  async #noteAttached(actor: Account, attachments: readonly MatchAttachment[]): Promise<void> {
    const [link] = attachments;
    if (link === undefined) return;
    const details = { matches: attachments.map(({ matchId }) => matchId) };
    const target = String(link.tournamentId);
    await this.#parts.audit.write({ actor, act: 'match links attached', target, details });
  }

  async #use<T>(
    account: Account,
    what: string,
    work: (service: BracketService, access: BracketAccess) => Promise<T>,
  ): Promise<T> {
    const { bracketService, vault, logger } = this.#parts;
    if (bracketService === null) throw refused(BRACKET_TEXTS.off);
    const key = vault.open(account.challongeKey);
    if (key === '') throw refused(BRACKET_TEXTS.noKey);
    if (!KEY.test(key)) throw refused(BRACKET_TEXTS.unusableKey);
    const subdomain = SUBDOMAIN.test(account.challongeSubdomain) ? account.challongeSubdomain : '';
    try {
      return await work(bracketService, { key, subdomain });
    } catch (error) {
      if (!(error instanceof BracketFailure)) throw error;
      const { kind, message, reasons } = error;
      logger.warn({ kind, reason: message, reasons, what, userId: account.id }, 'The bracket service failed');
      throw refused(reasons.length === 0 ? BRACKET_TEXTS[kind] : [BRACKET_TEXTS[kind], ...reasons]);
    }
  }
}

/** The two participants of a match in order; `undefined` while one is missing. */
function sidesOf(
  { player1_id, player2_id }: TournamentMatch,
  participants: readonly Participant[],
): [Participant, Participant] | undefined {
  const [one, other] = [player1_id, player2_id].map((id) => participants.find((each) => each.id === id));
  return one && other && [one, other];
}

/** The cache key of one organizer's data: of all tournaments, or of one. It contains a hash of the key. */
function keyOf({ key, subdomain }: BracketAccess, id: number | string = ''): string {
  return `${sha256(key)} ${subdomain} ${id}`;
}
