/** What all processes of a site are told of tournaments. */
import type { Announcement, UserSummary } from '@amberhall/protocol';

export const TOURNAMENTS_CHANNEL = 'tournaments';

export type TournamentMessage =
  /** The clock of a round is another one now. */
  | { type: 'clock'; tournamentId: number; round: number }
  /** @property readers names in lower case */
  | { type: 'announced'; announcement: Announcement; from: UserSummary; readers: string[] };
