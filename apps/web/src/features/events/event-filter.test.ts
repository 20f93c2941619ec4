import type { EventSummary } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { addressOf, filterEvents, filterIn, isMine, listedStateOf } from './event-filter.ts';
import { eventSummary } from './fixture.ts';

const filterOf = (text: string) => filterIn(new URLSearchParams(text));
const NO_FILTER = filterOf('');

test.each(['', 'text=open', 'kind=swiss&format=sealed&state=running&mine=yes'])(
  'the address "%s" restores its filter',
  (text) => {
    expect(addressOf(filterOf(text)).toString()).toBe(text);
  },
);

test.each(['kind=poker', 'format=chess', 'state=cancelled', 'kind=constructor', 'page=2'])(
  'the unknown value "%s" filters nothing',
  (text) => {
    expect(filterOf(text)).toEqual(NO_FILTER);
  },
);

test.each<[EventSummary['phase'], string]>([
  ['signup', 'signup'],
  ['running', 'running'],
  ['over', 'finished'],
  ['cancelled', 'finished'],
])('an event in the phase "%s" is listed as "%s"', (phase, state) => {
  expect(listedStateOf(eventSummary({ phase }))).toBe(state);
});

test('an event belongs to its entrants and its organisers', () => {
  const own = { entrantId: 1, state: 'in', isCheckedIn: false, isRemoved: false } as const;

  expect([{ own }, { isOrganiser: true }, {}].map((changes) => isMine(eventSummary(changes)))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('the list has', () => {
  const events = [
    eventSummary({ id: 1, name: 'Autumn Open' }),
    eventSummary({ id: 2, name: 'Sealed Night', gameFormat: 'sealed', phase: 'running' }),
    eventSummary({ id: 3, name: 'Round of Friends', kind: 'round-robin', phase: 'over', isOrganiser: true }),
    eventSummary({ id: 4, name: 'Spring Open', phase: 'cancelled' }),
  ];
  const find = (text: string) => filterEvents(events, filterOf(text)).map(({ id }) => id);

  test.each([
    ['every event without a filter', '', [1, 2, 3, 4]],
    ['events by a part of their name in any case', 'text=+oPEN+', [1, 4]],
    ['events of a kind', 'kind=round-robin', [3]],
    ['events of a format', 'format=sealed', [2]],
    ['events that are over or cancelled', 'state=finished', [3, 4]],
    ['own events', 'mine=yes', [3]],
    ['events that fit every filter', 'text=open&state=signup', [1]],
    ['nothing where none fits', 'format=sealed&state=finished', []],
  ])('%s', (_what, text, found) => {
    expect(find(text)).toEqual(found);
  });
});
