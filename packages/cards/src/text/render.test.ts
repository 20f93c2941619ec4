import { expect, test } from 'vitest';
import { definitions } from '../definitions.ts';
import { factsOf } from '../facts/facts.ts';
import { renderCard, renderText } from './render.ts';

test.each([...definitions.values()])('$id: the text is whole sentences without a hole', (definition) => {
  const lines = renderText(definition, factsOf(definition.id));

  expect(lines.length).toBeGreaterThanOrEqual(definition.abilities.length);
  for (const line of lines) {
    expect(line).toMatch(/^[A-ZÆ{+].*[.”]$/s);
    expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\d|<|>| {2}| [.,]|\.\.|it’s neighbors/);
  }
});

test('no text says "1 cards" or "a enemy"', () => {
  const texts = [...definitions.values()].flatMap((definition) =>
    renderText(definition, factsOf(definition.id)),
  );

  expect(
    texts.filter((text) => /\b1 (cards|chains|keys|times)\b|\ba [aeiou]|\ban [^aeiou{“]/i.test(text)),
  ).toEqual([]);
});

test('other cards in a text have their names in its language, and English names where there are none', () => {
  const said = (names: Readonly<Record<string, string>>): string =>
    renderCard(definitions.get('white-aeronaut'), factsOf('white-aeronaut'), 'de', names).paragraphs.join(
      '\n',
    );

  expect(said({ nautilixian: 'Nautilisk' })).toContain('Kopie von „Nautilisk“');
  expect(said({})).toContain('Kopie von „Nautilixian“');
});

test('a language without phrases of its own shows English texts, marked as such', () => {
  const facts = { name: 'Troll', keywords: { taunt: 1 } };

  expect(renderCard(undefined, facts, 'vi')).toEqual({ language: 'en', paragraphs: ['Taunt.'] });
});
