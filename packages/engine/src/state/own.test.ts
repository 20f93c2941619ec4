import { expect, test } from 'vitest';
import { own } from './own.ts';

test.each(['__proto__', 'constructor', 'toString'])(
  'a record has nothing under %s unless it was put there',
  (name) => {
    expect(own({}, name)).toBeUndefined();
    expect(own(JSON.parse(`{"${name}": 2}`), name)).toBe(2);
  },
);
