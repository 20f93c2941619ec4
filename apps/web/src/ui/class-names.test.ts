import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('names that apply are joined, the others are left out', () => {
  expect(classNames('row', undefined, false, null, '', 'wide')).toBe('row wide');
  expect(classNames(undefined)).toBe('');
});
