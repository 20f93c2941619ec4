import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board/board-ui.ts';
import type { ReplayActions } from './replay-actions.ts';
import { useReplayKeys } from './use-replay-keys.ts';

const NAMES = [
  'first',
  'last',
  'previous',
  'next',
  'previousTurn',
  'nextTurn',
  'goTo',
  'togglePlaying',
  'changeSpeed',
  'lookFrom',
  'changeSides',
] as const satisfies (keyof ReplayActions)[];

let done: string[] = [];
beforeEach(() => {
  done = [];
  const actions = Object.fromEntries(NAMES.map((name) => [name, () => done.push(name)]));
  renderHook(() => useReplayKeys(actions as unknown as ReplayActions));
});
afterEach(() => {
  boardUi.reset();
  document.body.replaceChildren();
});

/** @returns whether the browser's own action was prevented */
function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

/** An element of the page that has the focus. */
function focused(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

test.each<[string, KeyboardEventInit, string]>([
  ['ArrowRight', {}, 'next'],
  ['ArrowLeft', {}, 'previous'],
  ['ArrowRight', { shiftKey: true }, 'nextTurn'],
  ['ArrowLeft', { shiftKey: true }, 'previousTurn'],
  ['PageDown', {}, 'nextTurn'],
  ['PageUp', {}, 'previousTurn'],
  ['Home', {}, 'first'],
  ['End', {}, 'last'],
  [' ', {}, 'togglePlaying'],
  ['v', {}, 'changeSides'],
  ['V', { shiftKey: true }, 'changeSides'],
])('the key "%s" with %o does: %s', (key, init, name) => {
  expect(press(key, init)).toBe(true);
  expect(done).toEqual([name]);
});

test('Space plays while nothing on the page has the focus', () => {
  expect(press(' ', {}, window)).toBe(true);
  expect(done).toEqual(['togglePlaying']);
});

test('the key for the viewpoint is found by its position on keyboards without Latin letters', () => {
  press('м', { code: 'KeyV' });
  press('x', { code: 'KeyV' });

  expect(done).toEqual(['changeSides']);
});

test('a held key repeats steps, but no switch', () => {
  for (const key of ['ArrowRight', ' ', 'v']) press(key, { repeat: true });

  expect(done).toEqual(['next']);
});

test('Escape closes the topmost overlay', () => {
  boardUi.openCard({ slug: 'krump' });

  press('Escape');

  expect(useBoardUi.getState().openCard).toBeNull();
});

describe('a key is left to the browser', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
    expect(press('ArrowRight', { [modifier]: true })).toBe(false);
    expect(done).toEqual([]);
  });

  test.each([
    ['while somebody types', '<input>'],
    ['in a long text', '<textarea></textarea>'],
    ['in a list of choices', '<select></select>'],
  ])('%s', (_when, html) => {
    expect(press('ArrowRight', {}, focused(html))).toBe(false);
    expect(done).toEqual([]);
  });

  test('while a dialog is open', () => {
    document.body.innerHTML = '<dialog open></dialog>';

    expect(press('ArrowRight')).toBe(false);
    expect(done).toEqual([]);
  });

  test('if something else has used it', () => {
    const button = focused('<button></button>');
    button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });

    press('ArrowRight', {}, button);

    expect(done).toEqual([]);
  });

  test('if it means nothing', () => {
    expect(press('q')).toBe(false);
    expect(done).toEqual([]);
  });
});

test('the slider of the replay keeps its arrows for steps, and a button its own space key', () => {
  press('ArrowRight', {}, focused('<input type="range">'));
  expect(done).toEqual(['next']);

  expect(press(' ', {}, focused('<button></button>'))).toBe(false);
  expect(done).toEqual(['next']);
});
