import { describe, expect, test } from 'vitest';
import { answerCalls } from '../../test/server.ts';
import { finishedMatch } from './fixture.ts';
import {
  allMatches,
  filtersOf,
  isFiltered,
  minutesOf,
  NO_FILTER,
  parseAddress,
  searchFor,
} from './match-list.ts';

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
  const lasting = (finishedAt: string | null) =>
    minutesOf(finishedMatch({ startedAt: '2026-11-01T10:00:00.000Z', finishedAt }));

  expect(lasting('2026-11-01T10:42:20.000Z')).toBe(42);
  expect(lasting(null)).toBeUndefined();
});

describe('all matches of a filter', () => {
  const place = parseAddress(new URLSearchParams('page=4&sort=keys&dir=asc&result=won'));
  const matches = (count: number) =>
    Array.from({ length: count }, (_, index) => finishedMatch({ gameId: `game-${index}` }));
  const reply = (count: number, numGames: number) => ({
    body: { success: true, games: matches(count), numGames, wins: 0, losses: 0, winRate: 0 },
  });

  test('are loaded from the first page on, in the order of the table', async () => {
    const answers = [reply(100, 130), reply(30, 130)];
    const sent = answerCalls({ 'GET /api/games': () => answers.shift() ?? reply(0, 130) });

    expect(await allMatches(place)).toHaveLength(130);

    const asked = sent.map(({ call }) => new URLSearchParams(call.split('?')[1]));
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2']);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      page: '1',
      pageSize: '100',
      sort: 'keys',
      sortDir: 'asc',
      filter: '[{"name":"result","value":"won"}]',
    });
  });

  test('end with an empty page, although fewer came than were counted', async () => {
    const answers = [reply(100, 130), reply(0, 130)];
    const sent = answerCalls({ 'GET /api/games': () => answers.shift() ?? reply(0, 130) });

    expect(await allMatches(place)).toHaveLength(100);
    expect(sent).toHaveLength(2);
  });

  test('are none if one page cannot be loaded', async () => {
    const answers = [reply(100, 130)];
    answerCalls({ 'GET /api/games': () => answers.shift() ?? { status: 500, body: {} } });

    await expect(allMatches(place)).rejects.toThrow('An error occured');
  });
});

test('any filter counts as one', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  for (const name of Object.keys(NO_FILTER)) expect(isFiltered({ ...NO_FILTER, [name]: 'x' })).toBe(true);
});
