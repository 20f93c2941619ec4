import { expect, test } from 'vitest';
import { abilityOf, keyOf, sameAbility } from './ability-key.ts';

test.each([
  ['of a card', { source: 'c7', path: '0' }, 'c7/0'],
  ['that a card gained', { source: 'c7', path: '0>c9#1' }, 'c7/0>c9#1'],
  ['of a lasting effect', { source: 5, path: '' }, 'lasting/5'],
  ['that a lasting effect grants', { source: 5, path: '>c9#0' }, 'lasting/5>c9#0'],
  ['triggered by an event', { source: 'c7', path: '0', event: 2 }, 'c7/0@2'],
  ['that would save a card', { source: 'c7', path: '0', event: 'c9' }, 'c7/0!c9'],
])('the key of an ability %s is the text that stored games contain', (_what, key, text) => {
  expect(keyOf(key)).toBe(text);
});

test('keys that differ only in what triggered the ability belong to the same ability', () => {
  const [one, other] = [
    { source: 'c7', path: '0', event: 0 },
    { source: 'c7', path: '0', event: 1 },
  ];

  expect(sameAbility(one, other)).toBe(true);
  expect(abilityOf(one)).toBe(abilityOf(other));
  expect(keyOf(one)).not.toBe(keyOf(other));
  expect(sameAbility(one, { ...one, path: '1' })).toBe(false);
  expect(sameAbility(one, { ...one, source: 'c8' })).toBe(false);
});
