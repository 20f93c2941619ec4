import { expect, test } from 'vitest';
import { emptyTally, tallyNow } from './tally.ts';

test('a tally begins with nothing for both players', () => {
  const nothing = {
    amberGained: 0,
    amberTaken: 0,
    cardsPlayed: 0,
    reaps: 0,
    damage: 0,
    destroyed: 0,
    houses: {},
  };

  expect(emptyTally(['ann', 'bob'])).toEqual({ turns: [], players: { ann: nothing, bob: nothing } });
});

test('a turn counts amber and forged keys in the order of the seats, keys beyond one of each color included', () => {
  const players = {
    ann: { amber: 4, keys: { red: true, blue: true, yellow: true }, furtherKeys: 1 },
    bob: { amber: 2, keys: { red: false, blue: true, yellow: false }, furtherKeys: 0 },
  };

  expect(tallyNow({ seats: ['bob', 'ann'], players, activePlayer: 'ann' })).toEqual({
    player: 'ann',
    amber: [2, 4],
    keys: [1, 4],
  });
});
