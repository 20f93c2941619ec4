import { expect, test } from 'vitest';
import { parseCardText } from './parse-card-text.ts';

const parse = (text: string) => parseCardText(text, ['Assault', 'Skirmish', 'Taunt']);

test('an ability word at the start of a line is strong', () => {
  expect(parse('After Reap: Draw a card.')).toEqual([
    [
      { kind: 'strong', text: 'After Reap:' },
      { kind: 'words', text: ' Draw a card.' },
    ],
  ]);
});

test('keywords are strong and their reminder is set apart', () => {
  expect(parse('Assault 2. Skirmish. (No damage back.)')).toEqual([
    [
      { kind: 'strong', text: 'Assault 2. Skirmish.' },
      { kind: 'words', text: ' ' },
      { kind: 'reminder', text: '(No damage back.)' },
    ],
  ]);
});

test('symbols are drawn, and each line stands alone', () => {
  expect(parse('Play: Steal 1{amber}.\nGain 2{amber}.')).toEqual([
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
  expect(parse('Taunt is good')).toEqual([[{ kind: 'words', text: 'Taunt is good' }]]);
});

test('the icons of houses are drawn', () => {
  expect(parse('Enhance {house:geistoid}{house:mars}.')).toEqual([
    [
      { kind: 'words', text: 'Enhance ' },
      { kind: 'house', house: 'geistoid' },
      { kind: 'house', house: 'mars' },
      { kind: 'words', text: '.' },
    ],
  ]);
});

test.each([
  ['Vor dem Kampf: Ziehe eine Karte.', 'Vor dem Kampf:'],
  ['Jeu/Après la Moisson\u00A0: Piochez une carte.', 'Jeu/Après la Moisson\u00A0:'],
  ['打出/收获后：抽一张牌。', '打出/收获后：'],
  ['수확 후: 카드 1장을 뽑습니다.', '수확 후:'],
  ['หลังเก็บเกี่ยว: จั่วการ์ด 1 ใบ', 'หลังเก็บเกี่ยว:'],
])('the ability word of %o is strong', (text, heading) => {
  expect(parse(text)[0]?.[0]).toEqual({ kind: 'strong', text: heading });
});

test('the beginning of a longer sentence with a colon is not strong', () => {
  expect(parse('Zu Beginn deines Zuges: Ziehe eine Karte.')[0]?.[0]).toMatchObject({ kind: 'words' });
});

test('keywords are strong by their names in the language of the text', () => {
  expect(parseCardText('危险4。闪避。', ['危险', '闪避'])).toEqual([
    [{ kind: 'strong', text: '危险4。闪避。' }],
  ]);
  expect(parseCardText('หลบหลีก', ['หลบหลีก'])).toEqual([[{ kind: 'strong', text: 'หลบหลีก' }]]);
});
