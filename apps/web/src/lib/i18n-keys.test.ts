import { expect, test } from 'vitest';

/** The namespaces whose keys are always written in full as `namespace:key`. */
const NAMESPACES = [
  'common',
  'lobby',
  'tables',
  'account',
  'profile',
  'staff',
  'decks',
  'cards',
  'people',
  'moderation',
  'pages',
  'board',
  'tournaments',
  'events',
  'keys',
  'replay',
  'bothSides',
  'practice',
  'lessons',
];

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = import.meta.glob<Texts>('../locales/en/*.json', { eager: true, import: 'default' });

interface Texts {
  [key: string]: string | Texts;
}

function keysOf(texts: Texts, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  );
}

/** A plural key is used without its suffix. */
const asAskedFor = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const existing = new Set(
  NAMESPACES.flatMap((name) => keysOf(english[`../locales/en/${name}.json`] ?? {}, `${name}:`)).map(
    asAskedFor,
  ),
);
const code = Object.values(sources).join('\n');
const KEY = new RegExp(`['"\`]((?:${NAMESPACES.join('|')}):[\\w.\${}-]+)`, 'g');
const asked = [...code.matchAll(KEY)].map(([, key]) => key ?? '');
/** Keys with a dynamic part: the part before it. */
const prefixes = asked.filter((key) => key.includes('${')).map((key) => key.slice(0, key.indexOf('${')));
const whole = asked.filter((key) => !key.includes('${'));

test('every text that the code uses exists in English', () => {
  expect(whole.length).toBeGreaterThan(100);
  expect(whole.filter((key) => !existing.has(key))).toEqual([]);
  expect(prefixes.filter((prefix) => ![...existing].some((key) => key.startsWith(prefix)))).toEqual([]);
});

test('every English text is used', () => {
  const used = new Set(whole);
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'));
  expect([...existing].filter((key) => !isUsed(key))).toEqual([]);
});

const others = import.meta.glob<Texts>(['../locales/*/*.json', '!../locales/en/*.json'], {
  eager: true,
  import: 'default',
});

/** The plural suffixes that i18next uses. Only millions need the `many` of Romance languages. */
function pluralEndings(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => `_${rules.select(count)}`))];
}

test('every language has every English text, in all plural forms', () => {
  const languages = [...new Set(Object.keys(others).map((path) => path.split('/')[2] ?? ''))];
  const missing = languages.flatMap((language) =>
    Object.entries(english).flatMap(([path, texts]) => {
      const here = path.replace('/en/', `/${language}/`);
      const keys = keysOf(texts, '');
      const needed = keys.flatMap((key) => {
        const [, counted] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
        return counted === undefined ? [key] : pluralEndings(language).map((ending) => counted + ending);
      });
      const present = new Set(keysOf(others[here] ?? {}, ''));
      return needed.filter((key) => !present.has(key)).map((key) => `${here} ${key}`);
    }),
  );
  expect(languages).toHaveLength(11);
  expect([...new Set(missing)]).toEqual([]);
});

test('other languages have only texts of English, with the same arguments', () => {
  const argumentsOf = (text: unknown): string[] =>
    [...String(text).matchAll(/{{\w+}}|<\/?\d>/g)].map(String).toSorted();
  const at = (texts: Texts | undefined, key: string): unknown =>
    key.split('.').reduce<unknown>((found, part) => (found as Texts | undefined)?.[part], texts);

  const compared = Object.entries(others).flatMap(([path, texts]) => {
    const source = english[path.replace(/locales\/[^/]+/, 'locales/en')];
    return keysOf(texts, '').map((key) => {
      const original = at(source, key) ?? at(source, key.replace(/_\w+$/, '_other'));
      // A plural form may leave its number out: "one game".
      const isSpecial = /_(one|zero|two)$/.test(key);
      return {
        key: `${path} ${key}`,
        original,
        here: isSpecial ? [] : argumentsOf(at(texts, key)),
        isSpecial,
      };
    });
  });
  expect(compared.filter(({ original }) => original === undefined)).toEqual([]);
  expect(
    compared.filter(
      ({ original, here, isSpecial }) => !isSpecial && here.join() !== argumentsOf(original).join(),
    ),
  ).toEqual([]);
});
