/** Bus messages about tournaments. */
import type { Announcement, UserSummary } from '@amberhall/protocol';

export const TOURNAMENTS_CHANNEL = 'tournaments';

export type TournamentMessage =
  /** A round clock has changed. */
  | { type: 'clock'; tournamentId: number; round: number }
  /** @property readers names in lower case */
  | { type: 'announced'; announcement: Announcement; from: UserSummary; readers: string[] };
