import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardOverlay } from './card-overlay.tsx';
import type { CardOverlayProps } from './card-overlay.tsx';

function overlay(state: CardOverlayProps): HTMLElement {
  const { container } = render(<CardOverlay {...state} />);
  return container;
}

const symbolsOf = (element: HTMLElement): (string | undefined)[] =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

test('a card without any state has nothing laid over it', () => {
  expect(overlay({}).childElementCount).toBe(0);
});

test.each([
  [{ exhausted: true }, ['i-exhaust']],
  [{ warded: true }, ['i-ward']],
  [{ enraged: true }, ['i-enrage']],
  [{ isFresh: true }, ['i-star']],
  [{ damage: 2 }, ['i-damage']],
  [{ amber: 1 }, ['i-amber']],
] as const)('the state %j has its own symbol', (state, symbols) => {
  expect(symbolsOf(overlay(state))).toEqual(symbols);
});

test('a stunned card and a token say so in a word', () => {
  expect(overlay({ stunned: true }).textContent).toBe('Stunned');
  expect(overlay({ isToken: true }).textContent).toBe('Token');
});

test.each([{ damage: 0 }, { amber: 0 }, { counters: { doom: 0 } }] as const)(
  'a number of zero is not shown: %j',
  (state) => {
    expect(overlay(state).childElementCount).toBe(0);
  },
);

test('damage and amber show how much there is', () => {
  expect(overlay({ damage: 3 }).textContent).toBe('3');
  expect(overlay({ amber: 2 }).textContent).toBe('2');
});

test('power counters show what they add, other counters their number and their name', () => {
  const element = overlay({ counters: { power: 2, doom: 3 }, amber: 1 });

  expect([...element.querySelectorAll('.pill')].map(({ textContent }) => textContent)).toEqual([
    '+2',
    '3',
    '1',
  ]);
  expect(screen.getByTitle('+1 power counters')).toBeTruthy();
  expect(screen.getByTitle('Doom counters')).toBeTruthy();
});

test('a card under another player’s control shows the letter of its owner', () => {
  expect(overlay({ ownerInitial: 'W' }).textContent).toBe('W');
});

test.each([
  ['target', 'brackets'],
  ['playable', 'diamond'],
  ['selected', 'disc selected'],
] as const)('the highlight %s has a shape of its own', (highlight, shape) => {
  expect([...overlay({ highlight }).children].map(({ className }) => className)).toEqual([shape]);
});

test('a calm card has no shape', () => {
  expect(overlay({ highlight: 'calm' }).childElementCount).toBe(0);
});

test('a selected card shows its place in the order, or a check mark', () => {
  expect(overlay({ highlight: 'selected', order: 2 }).textContent).toBe('2');
  expect(symbolsOf(overlay({ highlight: 'selected' }))).toEqual(['i-check']);
});

test('several states stand side by side', () => {
  const element = overlay({ exhausted: true, warded: true, enraged: true, stunned: true, damage: 1 });

  expect(symbolsOf(element)).toEqual(['i-stun', 'i-exhaust', 'i-ward', 'i-enrage', 'i-damage']);
});
