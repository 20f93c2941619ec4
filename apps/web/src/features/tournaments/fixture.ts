/** Brackets of the outside service and their games, for tests. */
import type { Participant, TournamentGameSummary, TournamentMatch } from '@amberhall/protocol';
import type { MatchSummary } from './match-state.ts';

export const participant = (id: number, name: string): Participant => ({
  id,
  tournament_id: 3,
  name,
  username: null,
});
export const ANNA = participant(1, 'Anna');
export const BERT = participant(2, 'Bert');

/** The open match of Anna and Bert. */
export const match = (changes: Partial<TournamentMatch> = {}): TournamentMatch => ({
  id: 7,
  tournament_id: 3,
  identifier: 'A',
  round: 1,
  state: 'open',
  player1_id: 1,
  player2_id: 2,
  winner_id: null,
  scores_csv: '',
  attachment_count: 0,
  ...changes,
});

/** A game of that match, which nobody has joined. */
export const game = (changes: Partial<TournamentGameSummary> = {}): TournamentGameSummary => ({
  gameId: 'game',
  matchId: 7,
  round: 1,
  createdAt: '2026-11-21T19:30:00.000Z',
  startedAt: null,
  finishedAt: null,
  minutes: null,
  winner: null,
  winReason: null,
  players: [],
  ...changes,
});

/** What the page knows of that match. */
export const summary = (changes: Partial<MatchSummary> = {}): MatchSummary => ({
  match: match(),
  round: 1,
  sides: [ANNA, BERT],
  state: 'pending',
  isOverdue: false,
  game: undefined,
  result: undefined,
  ...changes,
});
