import { expect, test } from 'vitest';
import { internDecision } from './shared-decisions.ts';

test('equal clicks of all games are one object', () => {
  const card = internDecision({ kind: 'card', card: 'c7' });
  const control = internDecision({ kind: 'control', control: 'c7' });

  expect(internDecision({ kind: 'card', card: 'c7' })).toBe(card);
  expect(internDecision({ kind: 'control', control: 'c7' })).toBe(control);
  expect(control).toEqual({ kind: 'control', control: 'c7' });
});

test('other decisions stay what they are', () => {
  expect(internDecision({ kind: 'name', name: 'Troll' })).toEqual({ kind: 'name', name: 'Troll' });
  expect(internDecision({ kind: 'name', name: 'Urchin' })).toEqual({ kind: 'name', name: 'Urchin' });
  expect(internDecision({ kind: 'tide' })).toEqual({ kind: 'tide' });
});
