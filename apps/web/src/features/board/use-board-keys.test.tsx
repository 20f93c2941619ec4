import { act, fireEvent, screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { boardUi, useBoardUi } from './board-ui.ts';
import { withPlayer, withTable } from './fixture/change-game.ts';
import { midGame, PROMPTS, WREN } from './fixture/game.ts';
import { renderPart } from './fixture/render-board.tsx';
import { setShortcuts } from './keyboard/shortcuts.ts';
import { useBoardKeys } from './use-board-keys.ts';

afterEach(() => {
  act(() => boardUi.reset());
  setShortcuts(true);
});

const [first = '', second = ''] = midGame().table.players[WREN]!.hand.slice(3);

/** The parts of a board that keys lead to. */
function Places() {
  useBoardKeys();
  return (
    <>
      <ul data-zone="hand" aria-label="Hand">
        {[first, second].map((id, index) => (
          <li key={id}>
            <button data-card-id={id} tabIndex={index === 1 ? 0 : -1}>
              {id}
            </button>
          </li>
        ))}
      </ul>
      <section data-answers>
        <button data-kind="yes">Yes</button>
        <button data-kind="end-turn">End turn</button>
      </section>
      <form data-chat>
        <input aria-label="Chat" />
      </form>
    </>
  );
}
function show(game: GameView = midGame(PROMPTS.main)) {
  const opened = renderPart(<Places />, game);
  const clicked: (string | null)[] = [];
  for (const button of document.querySelectorAll('[data-answers] button'))
    button.addEventListener('click', () => clicked.push(button.textContent));
  return { ...opened, clicked };
}
/** Presses a key where the focus is. @returns whether the browser is kept from its own reaction */
const press = (key: string, more: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focusOn = (id: string) =>
  act(() => document.querySelector<HTMLElement>(`[data-card-id="${id}"]`)?.focus());
const focused = () => document.activeElement?.textContent;

test('a digit presses the answer with its number, and no other one', () => {
  const { clicked } = show();

  press('2');
  press('7');

  expect(clicked).toEqual(['End turn']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'a key with %o belongs to the browser',
  (modifier) => {
    const { clicked } = show();

    expect(press('e', modifier)).toBe(false);
    expect(clicked).toEqual([]);
  },
);

test('keys typed into a field are text, and Escape leaves the field', () => {
  const { clicked } = show();
  const chat = screen.getByRole('textbox');
  act(() => chat.focus());

  expect(press('e')).toBe(false);
  expect(clicked).toEqual([]);
  press('Escape');

  expect(document.activeElement).toBe(document.body);
});

test('while a dialog is open the keys are its own', () => {
  const { clicked } = show();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);

  press('e');
  dialog.remove();
  expect(clicked).toEqual([]);
  press('e');

  expect(clicked).toEqual(['End turn']);
});

test('a key that a part of the board has handled does nothing more', () => {
  const { clicked } = show();
  const handled = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', handled);

  press('e');
  document.body.removeEventListener('keydown', handled);

  expect(clicked).toEqual([]);
});

test('without single-key shortcuts only the plain keys act', () => {
  const { clicked } = show();
  setShortcuts(false);
  focusOn(first);

  expect(press('e')).toBe(false);
  expect(press('ArrowRight')).toBe(true);

  expect(clicked).toEqual([]);
  expect(focused()).toBe(second);
});

describe('undo and redo', () => {
  test.each([
    ['u', { undo: true }, [['undo']]],
    ['u', {}, []],
    ['r', { redo: true }, [['redo']]],
    ['r', {}, []],
  ])('the key %s with %o sends %o', (key, able, commands) => {
    const { sent } = show(withPlayer(midGame(PROMPTS.main), WREN, able as never));

    press(key);

    expect(sent).toEqual(commands);
  });
});

describe('Escape', () => {
  test('closes the topmost layer first, and answers only when nothing is open', () => {
    const { sent } = show(midGame(PROMPTS.attack));
    act(() => {
      boardUi.showLog(true);
      boardUi.togglePile({ player: WREN, zone: 'discard' });
    });

    press('Escape');
    expect(useBoardUi.getState()).toMatchObject({ openPile: null, isLogOpen: true });
    press('Escape');
    expect(useBoardUi.getState().isLogOpen).toBe(false);
    expect(sent).toEqual([]);
    press('Escape');

    expect(sent).toEqual([['menuButton', 'cancel', 'p1']]);
  });

  test('that is held does not cancel what follows', () => {
    const { sent } = show(midGame(PROMPTS.attack));

    press('Escape', { repeat: true });

    expect(sent).toEqual([]);
  });

  test('is left to the browser where nothing can be cancelled', () => {
    show(midGame(PROMPTS.main));

    expect(press('Escape')).toBe(false);
  });
});

describe('the arrow keys', () => {
  test('lead from nowhere into the hand, to its tab stop', () => {
    show();

    expect(press('ArrowUp')).toBe(true);

    expect(focused()).toBe(second);
  });

  test('are left to the browser where another control has the focus', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Yes' }).focus());

    expect(press('ArrowUp')).toBe(false);
    expect(focused()).toBe('Yes');
  });

  test('move along the hand, and Home and End go to its ends', () => {
    show();
    focusOn(first);

    press('End');
    expect(focused()).toBe(second);
    press('ArrowLeft');
    expect(focused()).toBe(first);
    press('ArrowRight');
    press('Home');

    expect(focused()).toBe(first);
  });
});

describe('the focused card', () => {
  test('is enlarged by Z', () => {
    show();
    focusOn(first);

    press('z');

    expect(useBoardUi.getState().openCard).toEqual({ slug: 'dust-pixie', id: first });
  });

  test('opens its menu by M in manual mode only', () => {
    const { store } = show();
    focusOn(first);

    press('m');
    expect(useBoardUi.getState().manualCard).toBeNull();
    act(() => store.setState({ game: withTable(midGame(PROMPTS.main), { manual: true }) }));
    press('m');

    expect(useBoardUi.getState().manualCard).toBe(first);
  });

  test('is missing where something else has the focus', () => {
    show();

    expect(press('z')).toBe(false);
    expect(useBoardUi.getState().openCard).toBeNull();
  });
});

test('C leads to the chat, Q and O are left to the browser where their places are missing', () => {
  show();

  press('c');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  act(() => screen.getByRole('textbox').blur());

  expect([press('q'), press('o')]).toEqual([false, false]);
});
