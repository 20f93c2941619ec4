import { expect, test } from 'vitest';
import { aroundThaiTerms } from './thai-terms.ts';

test('every second part is a term', () => {
  expect(aroundThaiTerms('ทำลายครีเจอร์ 1 ตัวของคู่ต่อสู้')).toEqual(['ทำลาย', 'ครีเจอร์', ' 1 ตัวของ', 'คู่ต่อสู้', '']);
});

test('a text without terms stays one part', () => {
  expect(aroundThaiTerms('Deal 2 damage.')).toEqual(['Deal 2 damage.']);
});
