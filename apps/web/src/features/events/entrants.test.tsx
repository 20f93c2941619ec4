import type { Entrant, EventDetails, EventSettings } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { Entrants } from './entrants.tsx';
import { entrant, eventDetails } from './fixture.ts';

function open(
  entrants: Entrant[],
  changes: Partial<EventDetails> = {},
  settings: Partial<EventSettings> = {},
) {
  const event = eventDetails({ entrants, ...changes });
  openPage(
    <Entrants
      event={{ ...event, settings: { ...event.settings, ...settings }, clockOffsetMs: 0 }}
      actions={({ name }) => `(${name})`}
    />,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}
const own = { entrantId: 3, state: 'in', isCheckedIn: false, isRemoved: false } as const;
const plain = (id: number, changes: Partial<Entrant> = {}) => entrant(id, { decks: [], ...changes });

test('the viewer comes first, then those who play, those who wait and those who have left', () => {
  const rows = open(
    [
      plain(1, { state: 'dropped' }),
      plain(2, { state: 'waiting' }),
      plain(3, { state: 'waiting' }),
      plain(4),
      plain(5),
    ],
    { own },
  );

  expect(rows.map((row) => /\((\w+)\)/.exec(row)?.[1])).toEqual(['Olga', 'Pip', 'Quill', 'Nils', 'Mira']);
});

test('an event without entrants says so', () => {
  openPage(<Entrants event={{ ...eventDetails({ entrants: [] }), clockOffsetMs: 0 }} />);

  expect(screen.getByText('Nobody has signed up yet.')).toBeDefined();
});

test('hidden decks of others are only said to be registered', () => {
  const [registered, missing] = open([plain(1), plain(2, { hasDecks: false })]);

  expect(registered).toContain('Deck registered');
  expect(missing).not.toContain('registered');
});

test('hidden decks of a triad event are said to be registered together', () => {
  expect(open([plain(1)], { isTriad: true })[0]).toContain('Decks registered');
});

test('a deck is listed with its houses, its name and its chains', () => {
  const [row] = open([entrant(1, { chains: 2 })]);

  expect(row).toContain('The Deck of MiraChains: 2');
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Dis',
    'Logos',
    'Untamed',
  ]);
});

test('whoever has checked in is marked before the start, where the event asks for it', () => {
  const checked = [plain(1, { isCheckedIn: true })];
  const rowOf = (...args: Parameters<typeof open>) => {
    document.body.replaceChildren();
    return open(...args)[0];
  };

  expect(rowOf(checked, {}, { checkInMinutes: 30 })).toContain('Checked in');
  expect(rowOf(checked)).not.toContain('Checked in');
  expect(rowOf(checked, { phase: 'running' }, { checkInMinutes: 30 })).not.toContain('Checked in');
  expect(rowOf([plain(1)], {}, { checkInMinutes: 30 })).not.toContain('Checked in');
});
