import { CATALOGUE_LANGUAGES } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { MAIL_TEXTS, mailLanguage } from './mail-language.ts';

/** The texts by their paths. A function is called with its placeholders, such as `<round>`. */
function textsOf(texts: object, path = ''): [string, { text: string; placeholders: string[] }][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[path + key, { text: value, placeholders: [] }]];
    if (typeof value !== 'function') return textsOf(value, `${path}${key}.`);
    const asked = new Set<string>();
    const about = new Proxy({}, { get: (_, name) => (asked.add(String(name)), `<${String(name)}>`) });
    return [[path + key, { text: value(about), placeholders: [...asked].toSorted() }]];
  });
}

const ENGLISH = textsOf(MAIL_TEXTS.en);
const OTHERS = CATALOGUE_LANGUAGES.filter((language) => language !== 'en');

test('every language of the site has its own texts of mails', () => {
  expect(Object.keys(MAIL_TEXTS).toSorted()).toEqual([...CATALOGUE_LANGUAGES].toSorted());
  expect(new Set(Object.values(MAIL_TEXTS)).size).toBe(CATALOGUE_LANGUAGES.length);
});

test.each(OTHERS)('the texts in %s use the placeholders of the English ones', (language) => {
  const texts = new Map(textsOf(MAIL_TEXTS[language]));

  expect([...texts.keys()].toSorted()).toEqual(ENGLISH.map(([path]) => path).toSorted());
  const unused = ENGLISH.filter(([path, { placeholders }]) =>
    placeholders.some((name) => texts.get(path)?.text.includes(`<${name}>`) !== true),
  );
  const asked = (all: [string, { placeholders: string[] }][]) =>
    new Map(all.map(([path, { placeholders }]) => [path, placeholders]));

  expect(unused.map(([path]) => path)).toEqual([]);
  expect(asked([...texts])).toEqual(asked(ENGLISH));
});

test.each(OTHERS)('the texts in %s are translated', (language) => {
  const texts = new Map(textsOf(MAIL_TEXTS[language]));
  const same = ENGLISH.filter(([path, { text }]) => path !== 'titled' && texts.get(path)?.text === text);

  expect(same.map(([path]) => path)).toEqual([]);
});

test.each(CATALOGUE_LANGUAGES)('the subjects in %s are one line, and no text is empty', (language) => {
  const texts = textsOf(MAIL_TEXTS[language]);
  const isWrong = ([path, { text }]: (typeof texts)[number]): boolean =>
    text === '' || text !== text.trim() || (path.endsWith('subject') && text.includes('\n'));

  expect(texts.filter(isWrong)).toEqual([]);
});

test('numbers and durations are written as in the language, in English without one', () => {
  const day = { amount: 7, unit: 'day' } as const;

  expect(mailLanguage('de').number(1234)).toBe('1.234');
  expect(mailLanguage('de').duration(day)).toBe('7 Tage');
  expect(mailLanguage('pl').duration({ amount: 24, unit: 'hour' })).toBe('24 godziny');
  expect(mailLanguage(null).number(1234)).toBe('1,234');
  expect(mailLanguage(null).duration(day)).toBe('7 days');
});
