/** The service that draws brackets, as the rest of the program knows it. It is not ours: it may do anything. */
import type { Participant, Tournament, TournamentMatch } from '@amberhall/protocol';

/** What an organiser reaches it with. */
export interface BracketAccess {
  key: string;
  /** Of the community whose tournaments they run; empty without one. */
  subdomain: string;
}

export interface FullTournament {
  tournament: Tournament;
  participants: Participant[];
  matches: TournamentMatch[];
}

/** All methods reject with a {@link BracketFailure} only. */
export interface BracketService {
  /** All that the organiser runs, of any game and in any state. */
  tournaments(access: BracketAccess): Promise<ListedTournament[]>;
  /** @param id its number, or the name in its address */
  tournament(access: BracketAccess, id: number | string): Promise<FullTournament>;
  attachLink(access: BracketAccess, link: BracketLink): Promise<void>;
  reportResult(access: BracketAccess, result: ReportedResult): Promise<TournamentMatch>;
}

export interface ListedTournament extends Tournament {
  /** The game that is played in it, as its organiser wrote it. */
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
  /** The number of a participant. */
  winnerId: number;
  /** Such as `3-1,2-3`: that of the first participant stands first. */
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

/** Why something could not be had or done. Neither its message nor its reasons hold the organiser's key. */
export class BracketFailure extends Error {
  override name = 'BracketFailure';
  readonly kind: BracketFailureKind;
  /** The service's own sentences about what it refused. */
  readonly reasons: readonly string[];
  /** A second try may succeed. */
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
