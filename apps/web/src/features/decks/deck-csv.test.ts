import { expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { csvOf } from './deck-csv.ts';

test('a deck is one line with its record and its numbers, under English headings', () => {
  const deck = deckNamed('Old Brine', ['dis', 'mars'], { wins: 3, tags: ['one', 'two'] });
  const [headings = '', line = ''] = csvOf([
    { ...deck, numbers: { ...deck.numbers, expectedAmber: 12.5, keywords: { taunt: 2 } } },
  ]).split('\r\n');
  const cells = new Map(
    headings.split('","').map((name, place) => [name.replaceAll('"', ''), line.split('","')[place]]),
  );

  expect(line.startsWith('"Old Brine","old brine","341","dis mars"')).toBe(true);
  expect(cells.get('wins')).toBe('3');
  expect(cells.get('tags')).toBe('one, two');
  expect(cells.get('expectedAmber')).toBe('12.5');
  expect(cells.get('keywords.taunt')).toBe('2');
  expect(cells.get('keywords.alpha')).toBe('0');
});

test('a name that begins like a formula stays plain text', () => {
  expect(csvOf([deckNamed('=SUM(A1)', ['dis'])])).toContain('"\'=SUM(A1)"');
});
