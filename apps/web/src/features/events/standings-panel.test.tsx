import type { EventDetails, EventStanding } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { entrantTable } from './event-rounds.ts';
import { entrant, eventDetails, idOf, match, round } from './fixture.ts';
import { StandingsPanel } from './standings-panel.tsx';

function open(changes: Partial<EventDetails>, isWhole = false) {
  const event = { ...eventDetails({ rounds: [round(1, [match(1)])], ...changes }), clockOffsetMs: 0 };
  openPage(<StandingsPanel event={event} table={entrantTable(event)} isWhole={isWhole} />);
  return screen.getAllByRole('row').slice(1);
}
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
const own = (name: Parameters<typeof idOf>[0]) =>
  ({ entrantId: idOf(name), state: 'in', isCheckedIn: false, isRemoved: false }) as const;
const line = (id: number, changes: Partial<EventStanding> = {}): EventStanding => ({
  entrant: id,
  place: id,
  wins: 0,
  losses: 0,
  opponentsShare: 0,
  opponentsOpponentsShare: 0,
  ...changes,
});
const many = Array.from({ length: 20 }, (_, index) => entrant(index + 1));

test('a line has the place, the player, the record and both tie-breakers in percent', () => {
  const standings = [line(2, { place: 1, wins: 3, losses: 1, opponentsShare: 0.5625 })];

  const [first] = open({ standings });

  expect(cellsOf(first!)).toEqual(['1', 'NNils', '3 – 1', '56.3%', '0%']);
});

test('whoever has left the event is marked as such', () => {
  const rows = open({ entrants: [entrant(1, { state: 'dropped' }), entrant(2)] });

  expect(rows.map((row) => cellsOf(row)[1])).toEqual(['MMiraDropped', 'NNils']);
});

test('only the line of the viewer is the current one', () => {
  const rows = open({ own: own('Olga') });

  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(
    rows.map((_, index) => (index === 2 ? 'true' : null)),
  );
});

test('the line of the viewer follows the first twelve if it is not among them', () => {
  const rows = open({ entrants: many, own: { ...own('Mira'), entrantId: 17 } });

  expect(rows).toHaveLength(13);
  expect(cellsOf(rows.at(-1)!)[1]).toContain('player17');
  expect(rows.at(-1)?.getAttribute('aria-current')).toBe('true');
});

test('a printed table has every line once', () => {
  expect(open({ entrants: many, own: { ...own('Mira'), entrantId: 17 } }, true)).toHaveLength(20);
});

test('the cut is drawn below its last place, and only where the kind has one', () => {
  const cutRows = (changes: Partial<EventDetails>) =>
    open(changes).flatMap((row, index) => (row.dataset['cut'] === undefined ? [] : [index + 1]));

  expect(cutRows({ kind: 'swiss-with-cut', cutSize: 4 })).toEqual([4]);
  document.body.replaceChildren();
  expect(cutRows({ kind: 'swiss', cutSize: 4 })).toEqual([]);
  expect(screen.queryByText(/Dashed line/)).toBeNull();
});

test('a line of an unknown entrant has no name, and the table is still drawn', () => {
  expect(open({ standings: [line(99, { place: 1 }), line(1, { place: 2 })] })).toHaveLength(2);
});
