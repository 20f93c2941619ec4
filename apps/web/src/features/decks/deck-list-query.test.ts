import { expect, test } from 'vitest';
import { parseAddress, searchFor, queryFor } from './deck-list-query.ts';

test('without parameters the page shows the newest ten', () => {
  expect(queryFor(parseAddress(new URLSearchParams()))).toEqual({
    page: 1,
    pageSize: 10,
    sort: 'lastUpdated',
    sortDir: 'desc',
    filter: [],
  });
});

test('an address restores the choice it was made for', () => {
  const place = parseAddress(
    new URLSearchParams(
      'page=3&sort=winRate&dir=asc&name=lantern&set=341&house=dis&status=used&tag=best&favorite=yes',
    ),
  );

  expect(parseAddress(searchFor(place))).toEqual(place);
  expect(queryFor(place)).toMatchObject({
    page: 3,
    sort: 'winRate',
    sortDir: 'asc',
    filter: [
      { name: 'name', value: 'lantern' },
      { name: 'expansion', value: [341] },
      { name: 'houses', value: ['dis'] },
      { name: 'status', value: ['used'] },
      { name: 'tags', value: ['best'] },
      { name: 'favorite', value: true },
    ],
  });
});

test('invalid parameters are ignored', () => {
  const place = parseAddress(
    new URLSearchParams('page=-2&sort=password&dir=up&house=lanterns&set=x&status=fine'),
  );

  expect(queryFor(place)).toMatchObject({ page: 1, sort: 'lastUpdated', sortDir: 'desc', filter: [] });
});
