import { describe, expect, test } from 'vitest';
import { deckLabel, deckObstacle } from './deck-status.ts';
import { DeckListQuery } from './deck-list.ts';
import type { DeckStatus } from './decks.ts';

const fine: DeckStatus = {
  flagged: false,
  verified: false,
  noUnreleasedCards: true,
  basicRules: true,
  notVerified: false,
  impossible: false,
  usageLevel: 0,
  extendedStatus: [],
  reasons: [],
};

describe('the label of a deck is the first that applies', () => {
  test.each<[Partial<DeckStatus>, string]>([
    [{ basicRules: false, notVerified: true, usageLevel: 3, impossible: true }, 'invalid'],
    [{ notVerified: true, usageLevel: 3, impossible: true }, 'notVerified'],
    [{ usageLevel: 1, impossible: true }, 'used'],
    [{ usageLevel: 2 }, 'popular'],
    [{ usageLevel: 3 }, 'notorious'],
    [{ usageLevel: 3, verified: true }, 'valid'],
    [{ usageLevel: 3, verified: true, impossible: true }, 'impossible'],
    [{ impossible: true }, 'impossible'],
    [{}, 'valid'],
  ])('%o is %s', (change, label) => {
    expect(deckLabel({ ...fine, ...change })).toBe(label);
  });
});

describe('[16.1] a deck cannot be chosen for a game', () => {
  const normal = { status: fine, isAlliance: false, expansion: 341 };
  const alliance = { ...normal, isAlliance: true };
  const unchained = { ...normal, expansion: 601 };

  test.each(['normal', 'reversal', 'adaptive-bo1'] as const)(
    'of the format %s if it is an alliance or unchained',
    (format) => {
      expect(deckObstacle(normal, format)).toBeUndefined();
      expect(deckObstacle(alliance, format)).toBe('noAlliance');
      expect(deckObstacle(unchained, format)).toBe('noUnchained');
    },
  );

  test('of alliances or unchained decks if it is of another kind', () => {
    expect(deckObstacle(alliance, 'alliance')).toBeUndefined();
    expect(deckObstacle(normal, 'alliance')).toBe('onlyAlliance');
    expect(deckObstacle(unchained, 'unchained')).toBeUndefined();
    expect(deckObstacle(normal, 'unchained')).toBe('onlyUnchained');
  });

  test('that is sealed, and cannot be chosen for any game while it is invalid', () => {
    expect(deckObstacle(normal, 'sealed')).toBe('sealed');
    expect(deckObstacle({ ...normal, status: { ...fine, basicRules: false } }, 'normal')).toBe('invalid');
  });
});

describe('the query for the list of decks', () => {
  test('defaults to ten decks per page, newest first', () => {
    expect(DeckListQuery.parse({})).toEqual({
      page: 1,
      pageSize: 10,
      sort: 'lastUpdated',
      sortDir: 'desc',
      filter: [],
    });
  });

  test('limits a page to a thousand decks, or allows all', () => {
    expect(DeckListQuery.parse({ pageSize: '5000' }).pageSize).toBe(1000);
    expect(DeckListQuery.parse({ pageSize: '999999' }).pageSize).toBe(999_999);
  });

  test('reads set numbers as numbers, texts or select options', () => {
    const filter = JSON.stringify([{ name: 'expansion', value: [341, '435', { value: 452 }] }]);

    expect(DeckListQuery.parse({ filter }).filter).toEqual([{ name: 'expansion', value: [341, 435, 452] }]);
  });

  test.each(['{', '"name"', '[{"name":"owner","value":1}]'])('refuses the filter %s', (filter) => {
    expect(DeckListQuery.safeParse({ filter }).success).toBe(false);
  });
});
