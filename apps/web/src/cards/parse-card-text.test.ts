import { expect, test } from 'vitest';
import { parseCardText } from './parse-card-text.ts';

test('an ability word at the start of a line is strong', () => {
  expect(parseCardText('After Reap: Draw a card.')).toEqual([
    [
      { kind: 'strong', text: 'After Reap:' },
      { kind: 'words', text: ' Draw a card.' },
    ],
  ]);
});

test('keywords are strong and their reminder is set apart', () => {
  expect(parseCardText('Assault 2. Skirmish. (No damage back.)')).toEqual([
    [
      { kind: 'strong', text: 'Assault 2. Skirmish.' },
      { kind: 'words', text: ' ' },
      { kind: 'reminder', text: '(No damage back.)' },
    ],
  ]);
});

test('symbols are drawn, and each line stands alone', () => {
  expect(parseCardText('Play: Steal 1{amber}.\nGain 2{amber}.')).toEqual([
    [
      { kind: 'strong', text: 'Play:' },
      { kind: 'words', text: ' Steal 1' },
      { kind: 'symbol', symbol: 'amber' },
      { kind: 'words', text: '.' },
    ],
    [
      { kind: 'words', text: 'Gain 2' },
      { kind: 'symbol', symbol: 'amber' },
      { kind: 'words', text: '.' },
    ],
  ]);
});

test('a sentence that only starts like a keyword is not a keyword', () => {
  expect(parseCardText('Taunt is good')).toEqual([[{ kind: 'words', text: 'Taunt is good' }]]);
});

test('the icons of houses are drawn', () => {
  expect(parseCardText('Enhance {house:geistoid}{house:mars}.')).toEqual([
    [
      { kind: 'words', text: 'Enhance ' },
      { kind: 'house', house: 'geistoid' },
      { kind: 'house', house: 'mars' },
      { kind: 'words', text: '.' },
    ],
  ]);
});
