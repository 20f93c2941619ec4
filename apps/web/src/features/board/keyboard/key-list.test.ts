import { expect, test } from 'vitest';
import { KEY_GROUPS, shortcutOf } from './key-list.ts';

const press = (key: string, code: string, shiftKey = false) => shortcutOf({ key, code, shiftKey });

test.each([
  { key: 'e', code: 'KeyE', does: 'endTurn' },
  { key: 'E', code: 'KeyE', does: 'endTurn' },
  { key: 'n', code: 'KeyN', does: 'next' },
  { key: '?', code: 'Slash', does: 'help' },
  { key: 'x', code: 'KeyX', does: undefined },
  { key: 'Escape', code: 'Escape', does: undefined },
])('the key $key means $does', ({ key, code, does }) => {
  expect(press(key, code)).toBe(does);
});

test('Shift turns the next card into the previous one, and changes no other key', () => {
  expect(press('N', 'KeyN', true)).toBe('previous');
  expect(press('U', 'KeyU', true)).toBe('undo');
});

test.each([
  { name: 'the row of digits', key: '3', code: 'Digit3', number: 3 },
  { name: 'the number pad', key: '7', code: 'Numpad7', number: 7 },
  { name: 'a French layout, which writes a letter there', key: 'é', code: 'Digit2', number: 2 },
])('an answer is chosen with $name', ({ key, code, number }) => {
  expect(press(key, code)).toBe(number);
});

test('there is no answer zero', () => {
  expect(press('0', 'Digit0')).toBeUndefined();
});

test('a question mark asks for the help where it shares its key with a digit', () => {
  expect(press('?', 'Digit7', true)).toBe('help');
});

test.each([
  { name: 'Cyrillic', key: 'у', code: 'KeyE', does: 'endTurn' },
  { name: 'Greek', key: 'θ', code: 'KeyU', does: 'undo' },
])('a letter of a $name layout counts by its position', ({ key, code, does }) => {
  expect(press(key, code)).toBe(does);
});

test('a Latin letter counts as it is written, not by its position', () => {
  // On a French keyboard, the A is where others have their Q.
  expect(press('a', 'KeyQ')).toBeUndefined();
  expect(press('q', 'KeyA')).toBe('question');
});

test('the help lists every shortcut once, with the key that does it', () => {
  const listed = KEY_GROUPS.flatMap(({ keys }) => keys);
  const letters = listed.filter(({ keys: [key = ''] }) => /^[A-Z?]$/.test(key));

  expect(letters).toHaveLength(14);
  expect(new Set(listed.map(({ does }) => does)).size).toBe(listed.length);
  for (const { keys, does } of letters) expect(press(keys[0]!.toLowerCase(), '')).toBe(does);
});

test('only keys that are characters can be switched off', () => {
  const names = (isCharacters: boolean) =>
    KEY_GROUPS.filter((group) => group.isCharacters === isCharacters).map(({ name }) => name);

  expect(names(false)).toEqual(['move']);
  expect(names(true)).toEqual(['play', 'go', 'hear']);
});
