import { expect, test } from 'vitest';
import { linkProblem, linksIn } from './deck-links.ts';

const ID = '11111111-2222-4333-8444-555555555555';

test('a link needs a deck’s id other than that of the example', () => {
  expect(linkProblem(' ')).toBe('missing');
  expect(linkProblem('https://decks.example.org/')).toBe('invalid');
  expect(linkProblem('https://decks.example.org/00000000-0000-0000-0000-000000000000')).toBe('invalid');
  expect(linkProblem(`https://decks.example.org/deck-details/${ID}?from=a-friend`)).toBeUndefined();
  expect(linkProblem(ID.toUpperCase())).toBeUndefined();
});

test('links are found with any separator', () => {
  expect(linksIn(`a\nb, c;d\r\n\n a `)).toEqual(['a', 'b', 'c', 'd']);
});
