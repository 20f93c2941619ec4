import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { setPreference } from '../settings/preferences.ts';

const [attacker = ''] = PROMPTS.attack.subjects;
const [enemy = ''] = PROMPTS.attack.selectable;
const arrows = () => document.querySelectorAll('svg .attack');

/** Without a browser nothing has a position: the attacker is placed below the enemy. */
beforeEach(() => {
  setPreference({ motion: false });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('data-card-id') === attacker ? 500 : 100;
    return new DOMRect(0, top, 100, 130);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  setPreference({ motion: true });
});

test('an arrow shows the possible attack while its target is hovered', () => {
  renderBoard(midGame(PROMPTS.attack));
  expect(arrows()).toHaveLength(0);

  act(() => boardUi.zoom({ slug: 'grey-monk', id: enemy }));
  expect(arrows()).toHaveLength(1);
  act(() => boardUi.zoom(null));

  expect(arrows()).toHaveLength(0);
});

test('an arrow is drawn as a line that ends in a head', () => {
  renderBoard(midGame(PROMPTS.attack));

  act(() => boardUi.zoom({ slug: 'grey-monk', id: enemy }));

  const drawn = [...document.querySelectorAll('svg .attack path')].map((path) => path.getAttribute('d'));
  expect(drawn).toHaveLength(3);
  expect(drawn.filter((shape) => shape === null || !shape.startsWith('M'))).toEqual([]);
});

test('a declared attack is shown for a moment', () => {
  vi.useFakeTimers();
  const { store } = renderBoard(midGame(PROMPTS.waiting));

  act(() => store.setState({ rev: 2, events: [{ type: 'fightDeclared', card: attacker, target: enemy }] }));
  expect(arrows()).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(2000);
  });

  expect(arrows()).toHaveLength(0);
});
