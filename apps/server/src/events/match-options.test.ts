import { expect, test } from 'vitest';
import { eventSettings } from '../testing/events.ts';
import type { PlayedGame } from './event-games.ts';
import type { EventState, StoredMatch } from './event-state.ts';
import { gameOptionsOf } from './match-options.ts';

const [ANNA, BERT] = [11, 12];
const sides = {
  players: ['anna', 'bert'] as const,
  firstUserId: ANNA,
  haveDecks: [true, true] as readonly [boolean, boolean],
};
const game = (winnerId: number | null): PlayedGame => ({
  id: 'game',
  matchId: 1,
  isFinished: winnerId !== null,
  winReason: null,
  winnerId,
  winnerDeck: null,
});

function optionsAfter(winners: (number | null)[], changes: Partial<typeof sides> = {}, bestOf: 1 | 3 = 3) {
  const event = { settings: eventSettings({ gameFormat: 'adaptive-bo1' }) } as EventState;
  const match = { bestOf } as StoredMatch;
  const { gameFormat, adaptiveMatch } = gameOptionsOf(
    event,
    match,
    { ...sides, ...changes },
    winners.map(game),
  );
  return { gameFormat, adaptiveMatch };
}

test('[16.2] the first game of an adaptive match is played with own decks, the second with exchanged ones', () => {
  const free = { contestedDeckOf: null };
  expect(optionsAfter([])).toEqual({ gameFormat: 'normal', adaptiveMatch: free });
  expect(optionsAfter([BERT])).toEqual({ gameFormat: 'reversal', adaptiveMatch: free });
  // A game without a winner does not count.
  expect(optionsAfter([null, BERT])).toEqual({ gameFormat: 'reversal', adaptiveMatch: free });
});

test.each([
  ['anna', [ANNA, BERT]],
  ['bert', [BERT, ANNA]],
])('[16.2] in the third game both bid for the deck of %s, which won both', (contestedDeckOf, winners) => {
  expect(optionsAfter(winners)).toEqual({ gameFormat: 'adaptive-bo1', adaptiveMatch: { contestedDeckOf } });
});

test('[16.2] a match of one game, or without registered decks, has adaptive games only', () => {
  const short = { gameFormat: 'adaptive-bo1', adaptiveMatch: undefined };
  expect(optionsAfter([], {}, 1)).toEqual(short);
  expect(optionsAfter([BERT], { haveDecks: [true, false] })).toEqual(short);
});
