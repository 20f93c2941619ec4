import { afterEach, expect, test, vi } from 'vitest';
import { moveFocusAlong, moveFocusToEnd, moveFocusTowards, nearest, nearestZone } from './move-focus.ts';

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

// In the document

const place = (content: string) => {
  document.body.innerHTML = content;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, width, height] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  });
};
afterEach(() => document.body.replaceChildren());

const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!.focus();
const focused = () => document.activeElement?.id;

const ROWS = `
  <ul data-zone="line" data-at="0 0 300 100">
    <button id="a1" data-at="0 0 100 100"></button><button id="a2" data-at="200 0 100 100"></button>
  </ul>
  <ul data-zone="" data-at="0 200 300 100"></ul>
  <ul data-zone="hand" data-at="0 400 300 100">
    <button id="h1" data-at="0 400 100 100"></button>
    <button id="h2" data-at="100 400 100 100" disabled></button>
    <button id="h3" data-at="200 400 100 100"></button>
  </ul>`;

test('the arrow keys pass over what cannot be focused, and stop at both ends of a row', () => {
  place(ROWS);
  focus('h1');

  expect(moveFocusAlong(1)).toBe(true);
  expect(focused()).toBe('h3');
  expect(moveFocusAlong(1)).toBe(false);
  expect(focused()).toBe('h3');
  expect(moveFocusAlong(-1)).toBe(true);
  expect(moveFocusAlong(-1)).toBe(false);
  expect(focused()).toBe('h1');
});

test('Home and End go to the ends of the row', () => {
  place(ROWS);
  focus('h1');

  expect(moveFocusToEnd('last')).toBe(true);
  expect(focused()).toBe('h3');
  expect(moveFocusToEnd('first')).toBe(true);
  expect(focused()).toBe('h1');
});

test('down goes past an empty row, to the nearest card of the next one', () => {
  place(ROWS);
  focus('a2');

  expect(moveFocusTowards('down')).toBe(true);
  expect(focused()).toBe('h3');
  expect(moveFocusTowards('up')).toBe(true);
  expect(focused()).toBe('a2');
});

test('where nothing is in that direction, the focus stays', () => {
  place(ROWS);
  focus('a2');

  expect(moveFocusTowards('up')).toBe(false);
  expect(focused()).toBe('a2');
});

test('outside of the rows no arrow key moves the focus', () => {
  place(`${ROWS}<button id="menu"></button>`);
  focus('menu');

  expect([moveFocusAlong(1), moveFocusToEnd('last'), moveFocusTowards('up')]).toEqual([false, false, false]);
  expect(focused()).toBe('menu');
});
