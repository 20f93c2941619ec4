import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { BulkProgress } from './bulk-progress.tsx';
import type { BulkRow } from './use-bulk-import.ts';

const NOW = Date.parse('2026-11-21T18:41:00.000Z');
const deck = deckNamed('First Lantern', ['dis']);
const words = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers({ now: NOW }));

test('an imported deck has its name, and every other link stays as it was entered', () => {
  render(
    <BulkProgress
      rows={[
        { link: 'one', state: 'done', deck },
        { link: 'two', state: 'running' },
        { link: 'three', state: 'waiting' },
      ]}
    />,
  );

  expect(words()).toEqual(['First LanternImported', 'twoImporting', 'threeWaiting']);
});

test('failed and invalid links are processed, but not imported', () => {
  const rows: BulkRow[] = [
    { link: 'one', state: 'done', deck },
    { link: 'two', state: 'failed', reasons: ['No such deck'] },
    { link: 'three', state: 'invalid' },
    { link: 'four', state: 'paused', until: NOW + 1000 },
    { link: 'five', state: 'waiting' },
  ];
  render(<BulkProgress rows={rows} />);

  expect(screen.getByRole('status').textContent).toBe('3 of 5 links processed, decks imported: 1');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(3);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(5);
});

test('all reasons of a failure are shown', () => {
  render(<BulkProgress rows={[{ link: 'one', state: 'failed', reasons: ['No such deck', 'Try later.'] }]} />);

  expect(words()).toEqual(['oneNo such deck Try later.']);
});

test('a pause counts its seconds down to zero and not below', () => {
  render(<BulkProgress rows={[{ link: 'one', state: 'paused', until: NOW + 2500 }]} />);
  const rest = () => /in (.*)\.$/.exec(words()[0] ?? '')?.[1];

  expect(rest()).toBe('3 seconds');
  act(() => void vi.advanceTimersByTime(2000));
  expect(rest()).toBe('1 second');
  act(() => void vi.advanceTimersByTime(5000));
  expect(rest()).toBe('0 seconds');
});
