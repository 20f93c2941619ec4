import { expect, test } from 'vitest';
import { clampOffset } from './movable.ts';
import type { AvailableSpace } from './movable.ts';

const ROOM: AvailableSpace = {
  left: 16,
  top: 500,
  width: 400,
  height: 200,
  roomWidth: 1440,
  roomHeight: 840,
};

test('a panel moves to the pointer', () => {
  expect(clampOffset({ x: 300, y: -200 }, ROOM)).toEqual({ x: 300, y: -200 });
});

test('a panel stops at the edges of the board', () => {
  expect(clampOffset({ x: 5000, y: 5000 }, ROOM)).toEqual({ x: 1016, y: 132 });
  expect(clampOffset({ x: -5000, y: -5000 }, ROOM)).toEqual({ x: -8, y: -492 });
});

test('a panel wider than the board shows its start', () => {
  expect(clampOffset({ x: 900, y: 0 }, { ...ROOM, roomWidth: 360 })).toEqual({ x: -8, y: 0 });
});
