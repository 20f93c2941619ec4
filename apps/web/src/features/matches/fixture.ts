import type { Match } from '@amberhall/protocol';

/** A game of Mira against Nils that Mira has won by keys, for tests. */
export const finishedMatch = (changes: Partial<Match> = {}): Match => ({
  gameId: 'game-1',
  gameType: 'casual',
  gameFormat: 'normal',
  practice: false,
  startedAt: '2026-11-01T12:00:00.000Z',
  finishedAt: '2026-11-01T12:30:00.000Z',
  winner: 'Mira',
  winReason: 'keys',
  replay: false,
  players: [
    { name: 'Mira', keys: 3, deck: { name: 'Old Brine', uuid: null, expansion: 341, houses: [] } },
    { name: 'Nils', keys: 1, deck: null },
  ],
  ...changes,
});
