import { expect, test } from 'vitest';
import { accusative, comitative, dative, instrumental, listed, nominative, topic } from './particles.ts';

test.each([
  ['카드', '카드는', '카드가', '카드를', '카드와', '카드로'],
  ['유물', '유물은', '유물이', '유물을', '유물과', '유물로'],
  ['손', '손은', '손이', '손을', '손과', '손으로'],
  ['2{amber}', '2{amber}는', '2{amber}가', '2{amber}를', '2{amber}와', '2{amber}로'],
  ['{power}', '{power}은', '{power}이', '{power}을', '{power}과', '{power}으로'],
  ['강습 3', '강습 3은', '강습 3이', '강습 3을', '강습 3과', '강습 3으로'],
  ['위험 5', '위험 5는', '위험 5가', '위험 5를', '위험 5와', '위험 5로'],
  ['위험 10', '위험 10은', '위험 10이', '위험 10을', '위험 10과', '위험 10으로'],
  ['“Troll”', '“Troll”은', '“Troll”이', '“Troll”을', '“Troll”과', '“Troll”로'],
  ['“Garcia”', '“Garcia”는', '“Garcia”가', '“Garcia”를', '“Garcia”와', '“Garcia”로'],
  ['“훔칩니다.”', '“훔칩니다.”는', '“훔칩니다.”가', '“훔칩니다.”를', '“훔칩니다.”와', '“훔칩니다.”로'],
  [
    '1{amber}(3까지)',
    '1{amber}(3까지)는',
    '1{amber}(3까지)가',
    '1{amber}(3까지)를',
    '1{amber}(3까지)와',
    '1{amber}(3까지)로',
  ],
])('particles after %s follow its last sound', (word, ...forms) => {
  expect([topic, nominative, accusative, comitative, instrumental].map((mark) => mark(word))).toEqual(forms);
});

test('creatures and players take another dative than other things', () => {
  expect(dative('적대적인 생명체 1개')).toBe('적대적인 생명체 1개에게');
  expect(dative('상대')).toBe('상대에게');
  expect(dative('유물 1개')).toBe('유물 1개에');
});

test('a list joins its last two parts by a particle', () => {
  expect(listed(['도발', '회피', '독'])).toBe('도발, 회피와 독');
});
