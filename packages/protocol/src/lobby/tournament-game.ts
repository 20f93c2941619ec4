/** Games of tournament brackets. */
import { z } from 'zod';
import { OWN_IDS_FROM } from '../tournaments.ts';
import { NewGameOptions } from './new-game.ts';

/** The match of a tournament bracket that a game decides. */
export const BracketMatch = z.strictObject({
  matchId: z.int().nonnegative().lt(OWN_IDS_FROM),
  tournamentId: z.int().nonnegative().lt(OWN_IDS_FROM),
  /** Games of a round follow the clock of the round. */
  round: z.int().optional(),
});
export type BracketMatch = z.infer<typeof BracketMatch>;

/** A game that an organiser opens for two other players. Needs canManageTournaments. */
export const TournamentGame = NewGameOptions.safeExtend({
  tournament: z.literal(true),
  challonge: BracketMatch,
  /** Names of the players. They see the game in their list although it is private. */
  invited: z.array(z.string().trim().max(100)).max(8).optional(),
});
export type TournamentGame = z.infer<typeof TournamentGame>;
