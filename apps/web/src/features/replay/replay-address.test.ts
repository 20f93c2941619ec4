import { expect, test } from 'vitest';
import { readyReplay } from './fixture.ts';
import { nextTurn, parseAddress, previousTurn, searchOf, turnAt } from './replay-address.ts';

const replay = readyReplay();
const placeOf = (search: string) => parseAddress(new URLSearchParams(search), replay);

test('an address contains step and viewpoint; invalid values are ignored', () => {
  expect(placeOf('step=3&view=spectator')).toEqual({ step: 3, view: 'spectator' });
  expect(placeOf('')).toEqual({ step: 0, view: '1' });
  expect(placeOf('step=999&view=9')).toEqual({ step: 5, view: '1' });
  expect(placeOf('step=-4')).toEqual({ step: 0, view: '1' });
  expect(placeOf(searchOf({ step: 4, view: '2' }))).toEqual({ step: 4, view: '2' });
});

test('the first step back leads to the start of this turn, the next one to the previous turn', () => {
  expect(turnAt(replay, 0)).toBeUndefined();
  expect(turnAt(replay, 4)?.turn).toBe(2);
  expect([5, 3, 1].map((step) => previousTurn(replay, step))).toEqual([3, 1, 0]);
  expect([0, 1, 3].map((step) => nextTurn(replay, step))).toEqual([1, 3, 5]);
});
