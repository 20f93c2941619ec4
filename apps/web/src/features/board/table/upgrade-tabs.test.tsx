import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { UpgradeTabs } from './upgrade-tabs.tsx';

afterEach(() => act(() => boardUi.reset()));

const { hand } = midGame().table.players[WREN]!;
const facedown = midGame().table.players[CORVANE]!.hand;
const upgrades = midGame().table.cards[midGame().table.players[WREN]!.battleline[3]!]!.upgrades ?? [];

function show(props: Partial<ComponentProps<typeof UpgradeTabs>>, game = midGame(PROMPTS.waiting)) {
  const opened = renderPart(<UpgradeTabs upgrades={[]} under={[]} printed={undefined} {...props} />, game);
  const tabs = document.querySelector<HTMLElement>('.tabs');
  return { ...opened, tabs };
}
const names = () => screen.queryAllByRole('button').map((tab) => tab.getAttribute('aria-label'));
const places = (tabs: HTMLElement | null) => tabs?.style.getPropertyValue('--tabs');

test('a card without anything on it or beneath it has no tabs', () => {
  expect(show({}).tabs).toBeNull();
});

test('upgrades come first, then faceup cards beneath, and facedown cards are counted together', () => {
  const { tabs } = show({ upgrades, under: [facedown[0]!, hand[0]!, facedown[1]!] });

  expect(names()).toEqual(['Duskrunner, Upgrade', 'Way of the Bear, Upgrade', 'Ghostly Hand, lies beneath']);
  expect(tabs?.textContent).toContain('2 cards beneath');
  expect(places(tabs)).toBe('4');
  expect(tabs?.querySelector('.more')?.textContent).toBe('3');
});

test('a single tab has no number', () => {
  expect(show({ upgrades: upgrades.slice(0, 1) }).tabs?.querySelector('.more')).toBeNull();
});

test('facedown cards alone have one place', () => {
  const { tabs } = show({ under: facedown.slice(0, 3) });

  expect(names()).toEqual([]);
  expect(places(tabs)).toBe('1');
  expect(tabs?.textContent).toBe('3 cards beneath');
});

test('the card of a token creature is read by hover and by a click, without a place on the table', async () => {
  const { user, tabs } = show({ printed: 'krump' });
  const tab = screen.getByRole('button', { name: 'Token creature; the card is Krump' });
  expect(places(tabs)).toBe('1');

  await user.hover(tab);
  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'krump' });
  await user.unhover(tab);
  expect(useBoardUi.getState().zoomed).toBeNull();
  await user.click(tab);

  expect(useBoardUi.getState().openCard).toEqual({ slug: 'krump' });
});

test('Tab passes the tabs over, because the arrow keys lead to them', () => {
  show({ upgrades, under: [hand[0]!], printed: 'krump' });

  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1]);
});

test('an upgrade that can be chosen says so and is sent by a click', () => {
  const { sent } = show({ upgrades }, midGame({ ...PROMPTS.attack, selectable: upgrades.slice(1) }));
  expect(names()).toEqual([
    'Duskrunner, Upgrade, cannot be chosen now',
    'Way of the Bear, Upgrade, can be chosen',
  ]);

  fireEvent.click(screen.getByRole('button', { name: /^Way of the Bear/ }));

  expect(sent).toEqual([['cardClicked', upgrades[1]]]);
});

test('an upgrade that the log points at is marked', () => {
  show({ upgrades });

  act(() => boardUi.pointOut({ slug: 'duskrunner', id: upgrades[0]! }));

  const marked = screen.getAllByRole('button').map(({ dataset }) => dataset['pointedOut']);
  expect(marked).toEqual(['true', undefined]);
});
