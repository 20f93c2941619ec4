import { expect, test } from 'vitest';
import { nearest, nearestZone } from './move-focus.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

// Piles on the left, two battlelines, and the hand below them.
const piles = box(0, 300, 140, 90);
const far = box(160, 100, 800, 160);
const near = box(160, 300, 800, 160);
const hand = box(160, 600, 800, 160);
const card = box(500, 300, 120, 160);

test('up and down move to the rows above and below, not to the side', () => {
  expect(nearestZone('up', card, near, [piles, far, hand])).toBe(1);
  expect(nearestZone('down', card, near, [piles, far, hand])).toBe(2);
});

test('left moves from a row to the piles beside it', () => {
  expect(nearestZone('left', card, near, [piles, far, hand])).toBe(0);
});

test('without a zone in that direction nothing is found', () => {
  expect(nearestZone('right', card, near, [piles, far, hand])).toBe(-1);
});

test('the nearest card of the other row is found', () => {
  expect(nearest(card, [box(160, 600, 150, 210), box(480, 600, 150, 210), box(800, 600, 150, 210)])).toBe(1);
});
