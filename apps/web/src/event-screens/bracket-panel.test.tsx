import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import type { Bracket, BracketColumn, BracketPair, BracketSlot } from './bracket.ts';
import { BracketPanel } from './bracket-panel.tsx';

const ENTRANTS = new Map(
  ['Anna', 'Bert', 'Cleo', 'Dora'].map((name, index) => [index + 1, { name, user: null }]),
);

const slot = (id: number | null, changes: Partial<BracketSlot> = {}): BracketSlot => ({
  id,
  seed: null,
  score: null,
  hasLost: false,
  ...changes,
});
const pair = (key: string, one: BracketSlot, other: BracketSlot, isBye = false): BracketPair => ({
  key,
  slots: [one, other],
  isBye,
});
const final = (...pairs: BracketPair[]): BracketColumn => ({ name: { kind: 'final' }, pairs });

function open(bracket: Partial<Bracket>, winner: string | null = null) {
  openPage(
    <BracketPanel
      bracket={{ kind: 'tree', upper: [], lower: [], isProjected: false, ...bracket }}
      entrants={ENTRANTS}
      winner={winner}
    />,
  );
  return within(screen.getByRole('region', { name: 'Bracket' }));
}
const pairs = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Without a browser nothing changes its size. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('a pair shows the seed, the name and the games of both sides', () => {
  open({
    upper: [final(pair('a', slot(1, { seed: 1, score: 2 }), slot(2, { seed: 4, score: 0, hasLost: true })))],
  });

  expect(pairs()).toEqual(['1AAnna24BBert0']);
  const lost = [...document.querySelectorAll<HTMLElement>('.slot')].map(({ dataset }) => dataset['lost']);
  expect(lost).toEqual([undefined, 'true']);
});

test.each([
  { isBye: true, text: 'AAnnaBye' },
  { isBye: false, text: 'AAnnaopen' },
])('an empty place is a bye or open (a bye: $isBye)', ({ isBye, text }) => {
  open({ upper: [final(pair('a', slot(1), slot(null), isBye))] });

  expect(pairs()).toEqual([text]);
});

test('a place of an entrant who is not listed is open', () => {
  open({ upper: [final(pair('a', slot(1), slot(99)))] });

  expect(pairs()).toEqual(['AAnnaopen']);
});

test('the rounds of the bracket have their names', () => {
  const bracket = open({
    upper: [
      { name: { kind: 'top', size: 4 }, pairs: [pair('a', slot(1), slot(2))] },
      { name: { kind: 'losers-round', number: 2 }, pairs: [pair('b', slot(1), slot(2))] },
      final(pair('c', slot(1), slot(2))),
    ],
  });

  expect(bracket.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Top 4',
    'Losers’ round 2',
    'Final',
  ]);
});

test('only two brackets have headings, and the winner stands at the upper one', () => {
  const upper = [final(pair('a', slot(1), slot(2)))];
  const bracket = open({ upper, lower: [final(pair('b', slot(3), slot(4)))] }, 'Anna');

  expect(bracket.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Winners’ bracket',
    'Losers’ bracket',
  ]);
  expect(bracket.getAllByText('Winner')).toHaveLength(1);
  document.body.replaceChildren();
  expect(open({ upper }).queryAllByRole('heading', { level: 3 })).toEqual([]);
});

test('an event that goes on has no winner yet', () => {
  expect(open({ upper: [final(pair('a', slot(1), slot(2)))] }).queryByText('Winner')).toBeNull();
});

test('a bracket of the present standings says that it may change', () => {
  expect(open({ isProjected: true }).getByText('as it would stand now')).toBeDefined();
  document.body.replaceChildren();
  expect(open({}).queryByText('as it would stand now')).toBeNull();
});

test('room for seeds is left only where there are any', () => {
  const isSeeded = () => screen.getByRole('group', { name: 'Bracket' }).dataset['seeded'];
  open({ upper: [final(pair('a', slot(1), slot(2, { seed: 7 })))] });
  expect(isSeeded()).toBe('true');
  document.body.replaceChildren();

  open({ upper: [final(pair('a', slot(1), slot(2)))] });

  expect(isSeeded()).toBeUndefined();
});

/** Places each pair 100 pixels to the right of the one before, and 40 pixels lower. */
function placePairs() {
  const place = (
    name: 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight',
    of: (index: number) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      const index = [...document.querySelectorAll('[data-pair]')].indexOf(this);
      return index < 0 ? 0 : of(index);
    });
  place('offsetLeft', (index) => index * 100);
  place('offsetTop', (index) => index * 40);
  place('offsetWidth', () => 60);
  place('offsetHeight', () => 20);
}
const lines = () => [...document.querySelectorAll('svg.lines path')].map((path) => path.getAttribute('d'));

test('lines lead from the right of a pair to the left of the next one of its winner', () => {
  placePairs();
  open({
    kind: 'lists',
    upper: [
      { name: { kind: 'round', number: 1 }, pairs: [pair('a', slot(1), slot(2, { hasLost: true }))] },
      final(pair('b', slot(1), slot(3))),
    ],
  });

  expect(lines()).toEqual(['M60 10H86V50H100']);
});

test('a tree, whose columns have regular distances, is drawn without these lines', () => {
  placePairs();
  const upper = [final(pair('a', slot(1), slot(2))), final(pair('b', slot(1), slot(3)))];
  open({ kind: 'tree', upper });

  expect(lines()).toEqual([]);
});
