import { expect, test } from 'vitest';
import type { Account } from '../accounts/account-store.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { eventSettings } from '../testing/events.ts';
import type { PlayedGame } from './event-games.ts';
import type { EventState, StoredMatch } from './event-state.ts';
import { matchToPlay } from './match-to-play.ts';

const ACCOUNTS = new Map([
  [11, { username: 'anna' } as Account],
  [12, { username: 'bert' } as Account],
]);
const deck = (uuid: string) => ({ deck: { uuid } }) as PlayableDeck;
const DECKS = new Map([
  [1, ['a1', 'a2', 'a3'].map(deck)],
  [2, ['b1', 'b2', 'b3'].map(deck)],
]);
const wonBy = (winnerId: number, winnerDeck: string): PlayedGame => ({
  id: winnerDeck,
  matchId: 7,
  isFinished: true,
  winReason: null,
  winnerId,
  winnerDeck,
});

/** @returns the uuids of the decks that the two may play; `undefined` without a game */
function choicesWith(
  bans: Pick<StoredMatch, 'firstBan' | 'secondBan'>,
  { played = [], decks = DECKS }: { played?: PlayedGame[]; decks?: typeof DECKS } = {},
) {
  const event = {
    id: 5,
    settings: eventSettings({ isTriad: true }),
    entrants: [
      { id: 1, userId: 11 },
      { id: 2, userId: 12 },
    ],
  } as EventState;
  const match = { id: 7, round: 1, firstId: 1, secondId: 2, bestOf: 3, ...bans } as StoredMatch;
  const game = matchToPlay({ event, match, decks, accounts: ACCOUNTS, played });
  if (game === undefined) return undefined;
  const choices = (userId: number) =>
    game.registeredDecks.filter((each) => each.userId === userId).map((each) => each.deck.deck.uuid);
  return { anna: choices(11), bert: choices(12), rematch: game.options.rematch, chooserId: game.chooserId };
}

const BANS = { firstBan: 0, secondBan: 2 };

test('a triad match has no game before both players have registered decks and banned one', () => {
  expect(choicesWith({ firstBan: null, secondBan: 2 })).toBeUndefined();
  expect(choicesWith({ firstBan: 0, secondBan: null })).toBeUndefined();
  expect(choicesWith(BANS, { decks: new Map([[1, DECKS.get(1) ?? []]]) })).toBeUndefined();
});

test('each player of a triad match selects a deck that is not banned and has not won for them', () => {
  const all = { anna: ['a1', 'a2'], bert: ['b2', 'b3'], rematch: 'none', chooserId: null };
  expect(choicesWith(BANS)).toEqual(all);
  expect(choicesWith(BANS, { played: [wonBy(12, 'b3')] })).toEqual({ ...all, bert: ['b2'], chooserId: 11 });
  // A deck that both have registered is used up for its winner only.
  const shared = new Map([
    [1, ['x', 'y', 'a3'].map(deck)],
    [2, ['b1', 'x', 'y'].map(deck)],
  ]);
  expect(choicesWith(BANS, { played: [wonBy(11, 'x')], decks: shared })).toEqual({
    anna: ['y'],
    bert: ['x', 'y'],
    rematch: 'none',
    chooserId: 12,
  });
});

test('[2.2] the loser of the last game with a winner chooses who begins', () => {
  const aborted: PlayedGame = { ...wonBy(11, 'a1'), winnerId: null, winnerDeck: null };
  const other: PlayedGame = { ...wonBy(12, 'b1'), matchId: 8 };
  const chooserAfter = (...played: PlayedGame[]) => choicesWith(BANS, { played })?.chooserId;

  expect(chooserAfter(other)).toBeNull();
  expect(chooserAfter(aborted)).toBeNull();
  expect(chooserAfter(wonBy(11, 'a1'))).toBe(12);
  expect(chooserAfter(wonBy(11, 'a1'), wonBy(12, 'b2'), aborted)).toBe(11);
});
