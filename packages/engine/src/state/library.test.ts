import { expect, test } from 'vitest';
import { actionCard } from '../testing/action-card.ts';
import type { CardLibrary } from './library.ts';
import { nodeAt, placeOf, prepare } from './library.ts';

const gain = { kind: 'gain', who: 'you', amount: 1 } as const;

const ENTRY = actionCard('one', { kind: 'on', headers: ['play'], do: [gain] });

const library: CardLibrary = { get: () => ENTRY, named: () => undefined, custom: () => undefined };

test('the path of a node leads to that node again', () => {
  prepare(library, 'one');

  expect(placeOf(gain)).toEqual({ slug: 'one', path: '0.do.0' });
  expect(nodeAt(library, 'one', '0.do.0')).toBe(gain);
});

test.each(['0.do.1', '0.do.0.kind'])(
  'the path %s, at which no node stands, is an error with its name',
  (path) => {
    expect(() => nodeAt(library, 'one', path)).toThrow(`nothing stands at one/${path}`);
  },
);
