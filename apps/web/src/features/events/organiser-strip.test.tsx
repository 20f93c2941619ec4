import type { EventDetails, EventSettings } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn, somebody } from '../../test/server.ts';
import { entrant, eventDetails, match, round, won } from './fixture.ts';
import { openEventPart } from './open-event-part.tsx';
import { OrganiserStrip } from './organiser-strip.tsx';

function open(changes: Partial<EventDetails> = {}, settings: Partial<EventSettings> = {}) {
  const event = eventDetails({ isOrganiser: true, ...changes });
  return openEventPart({ ...event, settings: { ...event.settings, ...settings } }, (props) => (
    <OrganiserStrip {...props} />
  ));
}
const buttons = () =>
  within(screen.getByRole('region', { name: 'Organise' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const next = () => document.querySelector<HTMLButtonElement>('[aria-describedby="next-step-reason"]')!;
const reason = () => document.querySelector('#next-step-reason')?.textContent;

beforeEach(() => logIn(somebody()));

test.each(['over', 'cancelled'] as const)('an event that is %s cannot be organised', (phase) => {
  open({ phase });

  expect(screen.queryByRole('region', { name: 'Organise' })).toBeNull();
});

test('before the start, the settings are changed and players are added', () => {
  open();

  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/events/5/edit');
  expect(buttons()).toEqual([
    'Start the event',
    'Announce',
    'Add a player',
    'Organisers',
    'Cancel the event',
  ]);
  expect(screen.queryByText(/Results of round/)).toBeNull();
});

test('during the event there is a clock, and nobody is added unless the event allows it', () => {
  open({ rounds: [round(1, [match(1)])] });

  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  expect(buttons()).toEqual([
    'Pair round 2',
    'Clock',
    'Pair again',
    'Announce',
    'Organisers',
    'Cancel the event',
  ]);
});

test('during an event with late entry players can be added', () => {
  open({ rounds: [round(1, [match(1)])] }, { allowsLateEntry: true });

  expect(buttons()).toContain('Add a player');
});

test('the results of the current round are counted', () => {
  open({ rounds: [round(1, [won(1)]), round(2, [won(2), match(3), match(4, { state: 'reported' })])] });

  expect(screen.getByText('Results of round 2')).toBeDefined();
  expect(screen.getByText('1 of 3')).toBeDefined();
  expect(reason()).toBe('2 results are missing.');
});

describe('the next step', () => {
  const done = [round(1, [won(1)])];
  test.each<[string, Partial<EventDetails>, string]>([
    ['of Swiss rounds is the next pairing', { rounds: done, plannedRounds: 2 }, 'Pair round 2'],
    ['after the last Swiss round goes on', { rounds: done, plannedRounds: 1 }, 'Go on'],
    [
      'after the last round before a cut starts it',
      { kind: 'swiss-with-cut', cutSize: 2, rounds: done, plannedRounds: 1 },
      'Start the cut',
    ],
    [
      'within the cut goes on',
      { kind: 'swiss-with-cut', cutSize: 2, seeds: [1, 2], rounds: done, plannedRounds: 1 },
      'Go on',
    ],
    [
      'of an event without a known end goes on',
      { kind: 'two-loss-out', rounds: done, plannedRounds: null },
      'Go on',
    ],
  ])('%s', (_what, changes, text) => {
    open(changes);

    expect(next().textContent).toBe(text);
    expect(next().disabled).toBe(false);
  });

  test('counts only those who play, and needs one more player', () => {
    const entrants = [1, 2, 3, 4, 5].map((id) => entrant(id, { state: id > 3 ? 'waiting' : 'in' }));
    open({ entrants });

    expect(next().disabled).toBe(true);
    expect(reason()).toBe('1 more player is needed.');
  });

  test('says that the event goes on by itself, once nothing is missing', () => {
    open({ rounds: done }, { runsByItself: true });
    expect(reason()).toBe('It also goes on by itself.');
    document.body.replaceChildren();

    open({ rounds: [round(1, [match(1)])] }, { runsByItself: true });

    expect(reason()).toBe('1 result is missing.');
  });
});

test('tables that disagree are named together', () => {
  const disputed = (table: number) => match(table, { state: 'disputed' });
  open({ rounds: [round(1, [disputed(2), match(3), disputed(7)])] });

  expect(screen.getByText('Players disagree about the result. Tables: 2 and 7.')).toBeDefined();
});

describe('pairing again', () => {
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pair again' });

  test('is possible while a bye is the only result', () => {
    open({ rounds: [round(1, [match(1), won(2, { second: null, isAwarded: true })])] });

    expect(again().disabled).toBe(false);
  });

  test.each(['reported', 'disputed', 'decided'] as const)('is not possible once a match is %s', (state) => {
    open({ rounds: [round(1, [match(1), match(2, { state })])] });

    expect(again().disabled).toBe(true);
    expect(again().title).toBe('The round has results.');
  });
});
