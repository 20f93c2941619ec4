import type { EventSummary } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { EventRow } from './event-row.tsx';
import { eventSummary } from './fixture.ts';

const own = (state: 'in' | 'waiting' | 'dropped') =>
  ({ entrantId: 1, state, isCheckedIn: false, isRemoved: false }) as const;

function open(changes: Partial<EventSummary> = {}, isMain = false): HTMLElement {
  openPage(
    <ul>
      <EventRow event={eventSummary(changes)} isMain={isMain} />
    </ul>,
  );
  return screen.getByRole('listitem');
}
const tags = (row: HTMLElement) =>
  [...row.querySelectorAll('.tags > *')].map(({ textContent }) => textContent);

describe('the button of an event', () => {
  test.each<[string, Partial<EventSummary>, string]>([
    ['open for sign-up signs up', {}, 'Sign up'],
    ['that is full leads to the waiting list', { entered: 32 }, 'Waiting list'],
    ['that the viewer has entered says so', { own: own('in') }, 'Signed up'],
    ['whose waiting list the viewer is on says so', { own: own('waiting'), entered: 32 }, 'Waiting'],
    ['that the viewer has left signs up again', { own: own('dropped') }, 'Sign up'],
    ['of the viewer runs it', { isOrganiser: true }, 'Run it'],
    ['of the viewer who plays in it says that', { isOrganiser: true, own: own('in') }, 'Signed up'],
    ['that runs is followed', { phase: 'running' }, 'Follow'],
    ['that runs leads a player to the match', { phase: 'running', own: own('in') }, 'My next match'],
    ['that runs is followed by whoever has left', { phase: 'running', own: own('dropped') }, 'Follow'],
    ['that runs is run by its organiser', { phase: 'running', isOrganiser: true }, 'Run it'],
    ['that is over shows the results, also to players', { phase: 'over', own: own('in') }, 'Results'],
    ['that is cancelled opens it', { phase: 'cancelled', isOrganiser: true }, 'Details'],
  ])('%s', (_what, changes, text) => {
    open(changes);

    const link = screen.getByRole('link', { name: `${text}: Autumn Open` });
    expect(link.textContent).toBe(text);
    expect(link.getAttribute('href')).toBe('/events/5');
  });
});

test('only the row of a running event in which the viewer plays is marked as the own one', () => {
  expect(open({ phase: 'running', own: own('in') }).dataset['mine']).toBe('true');
  document.body.replaceChildren();
  expect(open({ phase: 'running', own: own('dropped') }).dataset['mine']).toBeUndefined();
  document.body.replaceChildren();
  expect(open({ own: own('in') }).dataset['mine']).toBeUndefined();
});

describe('the players of an event', () => {
  const share = (row: HTMLElement) =>
    row.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--share');

  test('are counted with its places before the start, and those who wait as well', () => {
    const row = open({ entered: 8, capacity: 32, waiting: 3 });

    expect(row.textContent).toContain('8 of 32 signed up, 3 waiting');
    expect(share(row)).toBe('25%');
  });

  test('never fill more than the bar', () => {
    expect(share(open({ entered: 40, capacity: 32 }))).toBe('100%');
  });

  test('are counted alone after the start', () => {
    const row = open({ phase: 'running', entered: 1, waiting: 3 });

    expect(row.textContent).toContain('1 player');
    expect(row.textContent).not.toContain('waiting');
    expect(share(row)).toBe('100%');
  });
});

describe('the tags of an event', () => {
  test.each<[string, Partial<EventSummary>, string[]]>([
    ['name its kind and its format', {}, ['Swiss', 'Normal']],
    ['name the round that is played', { phase: 'running', round: 3 }, ['Round 3', 'Swiss', 'Normal']],
    ['say that it runs before its first round', { phase: 'running' }, ['Under way', 'Swiss', 'Normal']],
    ['say that it is cancelled', { phase: 'cancelled' }, ['Cancelled', 'Swiss', 'Normal']],
    ['name the winner', { phase: 'over', winner: 'Mira' }, ['Mira', 'Swiss', 'Normal']],
    ['name the cut with its size', { kind: 'swiss-with-cut', cutSize: 8 }, ['Swiss, cut to 8', 'Normal']],
    [
      'name two losses with the cut that follows',
      { kind: 'two-loss-out', cutSize: 4 },
      ['Two losses out, cut to 4', 'Normal'],
    ],
    ['say that each match has three games', { bestOf: 3 }, ['Swiss', 'Normal', 'Best of three']],
    [
      'say triad instead, which implies three games',
      { bestOf: 3, isTriad: true },
      ['Swiss', 'Normal', 'Triad'],
    ],
    [
      'name the sets of a sealed event',
      { gameFormat: 'sealed', expansions: ['cota', 'aoa'] },
      ['Swiss', 'Sealed', 'CotA', 'AoA'],
    ],
    ['name no set of another event', { expansions: ['cota'] }, ['Swiss', 'Normal']],
  ])('%s', (_what, changes, shown) => {
    expect(tags(open(changes))).toEqual(shown);
  });
});

test('an event without a known organiser names none', () => {
  expect(open({ organiser: null }).textContent).not.toContain('by ');
});
