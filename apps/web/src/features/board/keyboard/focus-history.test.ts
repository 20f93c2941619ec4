import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFocusHistory } from './focus-history.ts';
import type { FocusHistory } from './focus-history.ts';

let history: FocusHistory;

beforeEach(() => {
  history = createFocusHistory();
  document.body.innerHTML = `
    <ul data-zone="hand"><button id="a"></button><button id="b"></button><button id="c"></button></ul>
    <button id="pile"></button>`;
});
afterEach(() => document.body.replaceChildren());

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const visit = (...ids: string[]) => ids.forEach((id) => history.record(element(id)));

test('before any focus there is nothing to return to', () => {
  expect(history.lastFocusable()).toBeUndefined();
});

test('a lost focus returns to the last element', () => {
  visit('a', 'pile');

  expect(history.lastFocusable()?.id).toBe('pile');
});

test.each([
  { gone: 'b', next: 'c', name: 'the card that takes its place' },
  { gone: 'c', next: 'b', name: 'the new last card, after the last one' },
])('when the focused card leaves its row, the focus goes to $name', ({ gone, next }) => {
  visit(gone);
  element(gone).remove();

  expect(history.lastFocusable()?.id).toBe(next);
});

test('when the whole row leaves, the focus goes to where it was before', () => {
  visit('pile', 'b');
  document.querySelector('ul')?.remove();

  expect(history.lastFocusable()?.id).toBe('pile');
});

test('a button that can no longer be pressed does not get the focus', () => {
  visit('a', 'pile');
  element('pile').setAttribute('disabled', '');

  expect(history.lastFocusable()?.id).toBe('a');
});

test('a row whose cards are all disabled is passed over', () => {
  visit('pile', 'b');
  element('b').remove();
  for (const id of ['a', 'c']) element(id).setAttribute('disabled', '');

  expect(history.lastFocusable()?.id).toBe('pile');
});

test('only wanted places are returned to', () => {
  visit('b', 'pile');

  expect(history.lastFocusable((at) => at.closest('[data-zone]') !== null)?.id).toBe('b');
});

test('a card that has moved in its row since is remembered where it is now', () => {
  visit('a');
  document.querySelector('ul')?.append(element('a'));
  visit('a');
  element('a').remove();

  expect(history.lastFocusable()?.id).toBe('c');
});

test('only the last twelve places are remembered', () => {
  visit('pile');
  for (let turn = 0; turn < 6; turn++) visit('a', 'b');
  document.querySelector('ul')?.remove();

  expect(history.lastFocusable()).toBeUndefined();
});
