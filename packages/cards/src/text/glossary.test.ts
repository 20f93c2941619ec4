import { LANGUAGES } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { definitions } from '../definitions.ts';
import { factsOf } from '../facts/facts.ts';
import { glossaryIn } from './glossary.ts';
import { termsOf, TERMS } from './terms.ts';

test.each([...LANGUAGES])('the glossary in %s explains every word in a sentence', (language) => {
  const glossary = glossaryIn(language);

  expect(Object.keys(glossary).toSorted()).toEqual([...TERMS].toSorted());
  for (const { name, meaning } of Object.values(glossary)) {
    // Scripts without capitals have letters of the class Lo.
    expect(name).toMatch(/^[\p{Lu}\p{Lo}]/u);
    // Thai sentences have no full stop.
    expect(meaning).toMatch(language === 'th' ? /^\p{Lo}.*[\p{Lo}\p{M}]$/su : /^[\p{Lu}\p{Lo}].*[.。]$/su);
  }
});

test('the words of a card are its keywords, those it gives, and what it does and asks', () => {
  const termsIn = (slug: string) => termsOf(definitions.get(slug), factsOf(slug));

  expect(termsIn('noddy-the-thief')).toEqual(['elusive', 'steal']);
  expect(termsIn('round-table')).toEqual(['taunt']);
  expect(termsIn('mighty-javelin')).toEqual(['omni']);
  expect(termsIn('gateway-to-dis')).toEqual(['chains']);
  expect(termsIn('punch')).toEqual([]);
});
