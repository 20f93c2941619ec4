import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { glossaryIn } from '../glossary.ts';
import { renderCard } from '../render.ts';
import { traditional } from './script.ts';

/** Returns the characters that an encoding writes with two bytes, the first of them in this range. */
function charactersOf(encoding: string, first: number, last: number, trail: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let lead = first; lead <= last; lead += 1)
    for (let second = trail; second <= 0xfe; second += 1)
      found.add(decoder.decode(new Uint8Array([lead, second])));
  return found;
}

/** GB 2312 has no characters of the traditional script alone, and Big5 few of the simplified one. */
const GB_2312 = charactersOf('gb18030', 0xb0, 0xf7, 0xa1);
const BIG_5 = charactersOf('big5', 0xa4, 0xf9, 0x40);

/** Characters of Big5 that are no part of a traditional card text, although each is a character of its own. */
const ALSO_SIMPLIFIED = /[万与云体余划后并扰机涂种离虫复触斗于圣异]/u;

const textsIn = (language: 'zh-Hans' | 'zh-Hant'): string[] => [
  ...[...definitions.values()].map((definition) =>
    renderCard(definition, factsOf(definition.id), language).paragraphs.join('\n'),
  ),
  ...Object.values(glossaryIn(language)).map(({ name, meaning }) => `${name}\n${meaning}`),
];

/** Returns the Chinese characters that are not among the known ones. */
const strangersIn = (texts: readonly string[], known: ReadonlySet<string>): string =>
  [...new Set(texts.join('').match(/\p{Script=Han}/gu))]
    .filter((character) => !known.has(character))
    .join('');

test('no simplified text has a traditional character', () => {
  expect(strangersIn(textsIn('zh-Hans'), GB_2312)).toBe('');
});

test('no traditional text has a simplified character', () => {
  const texts = textsIn('zh-Hant');

  expect(strangersIn(texts, BIG_5)).toBe('');
  expect(texts.filter((text) => ALSO_SIMPLIFIED.test(text))).toEqual([]);
});

test('terms that differ between the scripts are replaced as a whole', () => {
  expect(traditional('存档你的存档区中的一张猫科牌（向下取整）。')).toBe(
    '封存你的封存區中的一張貓牌（無條件捨去）。',
  );
});

test.each([
  ['蜥族', '龍邦'],
  ['水生物', '水神星人'],
  ['天启者', '天啟騎士'],
  ['鼠类', '老鼠'],
])('the trait or house %s is %s in traditional texts', (simplified, wanted) => {
  expect(traditional(`摧毁一个${simplified}生物。`)).toBe(`摧毀一個${wanted}生物。`);
});

test('a title keeps its characters and its quotation marks', () => {
  expect(traditional('此生物获得“摧毁《“John Smyth”》。”')).toBe('此生物獲得「摧毀《“John Smyth”》。」');
});
