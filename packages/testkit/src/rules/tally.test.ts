import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('a finished game says what each player did, and how amber and keys stood after each turn', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', amber: 1, hand: ['bumpsy'], battleline: ['troll', 'krump'] },
    p2: { amber: 7, keys: 2, battleline: ['dust-pixie'] },
  });
  expect(p1.view.tally).toBeUndefined();

  p1.play('bumpsy');
  p1.fight('troll', p2.card('dust-pixie'));
  p1.reap('krump');
  p1.endTurn();

  const { tally, winner } = p1.view;
  expect(winner).toBe('p2');
  expect(tally?.players['p1']).toMatchObject({
    cardsPlayed: 1,
    reaps: 1,
    amberGained: 1,
    damage: 8,
    destroyed: 1,
  });
  expect(tally?.turns).toEqual([
    { player: 'p1', amber: [2, 6], keys: [0, 2] },
    { player: 'p2', amber: [2, 0], keys: [0, 3] },
  ]);
  expect(game.state().winner).toBe('p2');
});

test('a finished game says how often each player chose each house', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, battleline: ['troll', 'urchin'] },
    p2: { amber: 7, keys: 2, battleline: ['dust-pixie'] },
  });
  p1.press('house:brobnar');
  p1.endTurn();

  expect(p2.view.winner).toBe('p2');
  expect(p2.view.tally?.players['p1']?.houses).toEqual({ brobnar: 1 });
  expect(p2.view.tally?.players['p2']?.houses).toEqual({});
});
