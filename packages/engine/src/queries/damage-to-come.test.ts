import { expect, test } from 'vitest';
import type { Effect } from '../language/effects.ts';
import { damageFollows, restWithin } from './damage-to-come.ts';

const SELF = { kind: 'ref', name: 'self' } as const;
const DEAL: Effect = { kind: 'deal', amount: 1, target: SELF };
const GAIN: Effect = { kind: 'gain', who: 'you', amount: 1 };
/** "If it is destroyed this way, gain 1 amber." */
const IF_DESTROYED: Effect = {
  kind: 'when',
  if: { kind: 'destroyed-this-way', target: SELF },
  then: [GAIN],
};

const after = (...effects: Effect[]) => damageFollows({ effects: [DEAL, ...effects], from: 1, then: null });

test('later damage follows, whatever stands between', () => {
  expect(after(DEAL)).toBe(true);
  expect(after(GAIN, DEAL)).toBe(true);
  expect(after(GAIN)).toBe(false);
});

test('damage that depends on the outcome of the damage before it does not follow', () => {
  expect(after(IF_DESTROYED, DEAL)).toBe(false);
  expect(after({ kind: 'deal', amount: { kind: 'fixed', of: 'that-much' }, target: SELF })).toBe(false);
});

test('damage after the sequence follows as well', () => {
  const outer = { effects: [DEAL], from: 0, then: null };

  expect(damageFollows({ effects: [DEAL], from: 1, then: outer })).toBe(true);
  expect(damageFollows(null)).toBe(false);
});

test('an effect that is performed as a unit sees the rest only if it says nothing about damage itself', () => {
  const rest = { effects: [DEAL], from: 0, then: null };

  expect(restWithin([GAIN], rest)).toBe(rest);
  expect(restWithin([DEAL], rest)).toBeNull();
});
