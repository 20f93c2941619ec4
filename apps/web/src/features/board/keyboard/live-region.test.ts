import { afterEach, expect, test } from 'vitest';
import { announce, clearAnnouncements, useAnnouncements } from './live-region.ts';

afterEach(clearAnnouncements);

const said = () => useAnnouncements.getState().said;

test('a text that is announced again is a new announcement', () => {
  announce('Your turn');
  announce('Your turn');

  expect(said().map(({ text }) => text)).toEqual(['Your turn', 'Your turn']);
  expect(said()[0]?.id).not.toBe(said()[1]?.id);
});

test('only the last thirty announcements stay in the document', () => {
  for (let number = 1; number <= 32; number++) announce(`line ${number}`);

  expect(said()).toHaveLength(30);
  expect(said()[0]?.text).toBe('line 3');
  expect(said().at(-1)?.text).toBe('line 32');
});
