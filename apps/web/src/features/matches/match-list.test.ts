import { expect, test } from 'vitest';
import { filtersOf, minutesOf, NO_FILTER, parseAddress, searchFor } from './match-list.ts';

test('the address restores the choice, and leaves out defaults', () => {
  const address = new URLSearchParams('text=nils&format=sealed&page=3&sort=duration&dir=asc');

  const place = parseAddress(address);

  expect(place).toEqual({
    page: 3,
    sort: 'duration',
    sortDir: 'asc',
    filter: { ...NO_FILTER, text: 'nils', format: 'sealed' },
  });
  expect(parseAddress(searchFor(place))).toEqual(place);
  expect(searchFor(parseAddress(new URLSearchParams('page=x&sort=luck'))).toString()).toBe('');
});

test('the server is sent only values that it knows', () => {
  const filter = { text: ' nils ', type: 'casual', format: 'poker', result: 'lost', period: '90' };

  expect(filtersOf(filter)).toEqual([
    { name: 'text', value: 'nils' },
    { name: 'gameType', value: 'casual' },
    { name: 'result', value: 'lost' },
    { name: 'period', value: '90' },
  ]);
});

test('the duration of a match is from its start to its end', () => {
  const match = {
    gameId: 'a',
    gameType: 'casual',
    gameFormat: 'normal',
    practice: false,
    winner: null,
    winReason: null,
    replay: false,
  } as const;
  const side = { name: 'Mira', keys: 3, deck: null };
  const lasting = (finishedAt: string | null) =>
    minutesOf({ ...match, startedAt: '2026-11-01T10:00:00.000Z', finishedAt, players: [side, side] });

  expect(lasting('2026-11-01T10:42:20.000Z')).toBe(42);
  expect(lasting(null)).toBeUndefined();
});
