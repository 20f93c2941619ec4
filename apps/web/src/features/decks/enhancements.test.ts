import { expect, test } from 'vitest';
import { canTake, iconsLeft, missingAssignment } from './enhancements.ts';

const card = (dbId: number) => ({ dbId, id: 'anger', count: 1, isNonDeck: false, enhancements: [''] });

test('each copy of an icon can be used once', () => {
  expect(iconsLeft(['draw', 'draw', 'amber'], { 1: ['draw'] })).toEqual(['draw', 'amber']);
});

test('a card has room for five icons, including printed ones, and for one house', () => {
  expect(canTake('draw', ['draw', 'draw'], 2)).toBe(true);
  expect(canTake('draw', ['draw', 'draw', 'draw'], 2)).toBe(false);
  expect(canTake('dis', ['draw'], 0)).toBe(true);
  expect(canTake('dis', ['logos'], 0)).toBe(false);
});

test('a card without an icon is reported before unused icons', () => {
  const cards = [card(1), card(2)];

  expect(missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'] })).toBe('everyCard');
  expect(missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'], 2: ['amber'] })).toBe(
    'everyIcon',
  );
  expect(
    missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'], 2: ['amber', 'amber'] }),
  ).toBeUndefined();
});
