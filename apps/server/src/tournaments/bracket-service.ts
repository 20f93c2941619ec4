/** The interface of the external bracket service. Its answers are not trusted. */
import type { Participant, Tournament, TournamentMatch } from '@amberhall/protocol';

/** The organizer's credentials. */
export interface BracketAccess {
  key: string;
  /** The community whose tournaments they run; empty without one. */
  subdomain: string;
}

export interface FullTournament {
  tournament: Tournament;
  participants: Participant[];
  matches: TournamentMatch[];
}

/** All methods reject only with a {@link BracketFailure}. */
export interface BracketService {
  /** All tournaments of the organizer, of any game and in any state. */
  tournaments(access: BracketAccess): Promise<ListedTournament[]>;
  /** @param id its number, or the name in its address */
  tournament(access: BracketAccess, id: number | string): Promise<FullTournament>;
  attachLink(access: BracketAccess, link: BracketLink): Promise<void>;
  reportResult(access: BracketAccess, result: ReportedResult): Promise<TournamentMatch>;
}

export interface ListedTournament extends Tournament {
  /** The name of the game, as its organizer entered it. */
  gameName: string;
}

export interface BracketLink {
  tournamentId: number;
  matchId: number;
  url: string;
}

export interface ReportedResult {
  tournamentId: number;
  matchId: number;
  /** The id of a participant. */
  winnerId: number;
  /** For example `3-1,2-3`: the score of the first participant comes first. */
  scores: string;
}

export type BracketFailureKind =
  | 'badKey'
  | 'unknown'
  | 'refused'
  | 'busy'
  | 'slow'
  | 'unreachable'
  | 'failing'
  | 'nonsense';

/** Why a call failed. Neither its message nor its reasons contain the organizer's key. */
export class BracketFailure extends Error {
  override name = 'BracketFailure';
  readonly kind: BracketFailureKind;
  /** The service's own messages about what it refused. */
  readonly reasons: readonly string[];
  /** A retry may succeed. */
  readonly isTransient: boolean;

  constructor(
    kind: BracketFailureKind,
    message: string,
    { reasons = [], isPassing = false }: { reasons?: readonly string[]; isPassing?: boolean } = {},
  ) {
    super(message);
    this.kind = kind;
    this.reasons = reasons;
    this.isTransient = isPassing;
  }
}
