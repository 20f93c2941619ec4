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

test.each([
  ['en', 'Destroy each creature that does not share a house with any of its neighbors.'],
  ['de', 'Zerstöre jede Kreatur, die kein Haus mit irgendeinem ihrer Nachbarn gemeinsam hat.'],
  ['es', 'Destruye cada criatura que no comparta una Casa con ninguna de sus criaturas adyacentes.'],
  ['fr', 'Détruisez chaque créature qui ne partage une Maison avec aucune de ses créatures voisines.'],
  ['it', 'Distruggi ogni creatura che non condivida una Casa con nessuna delle sue creature vicine.'],
  ['pt', 'Destrua cada criatura que não compartilhe uma casa com nenhuma das suas criaturas vizinhas.'],
] as const)('a text in %s denies all neighbors and not one of them', (language, words) => {
  const [text] = renderCard(definitions.get('grand-melee'), factsOf('grand-melee'), language).paragraphs;

  expect(text).toContain(words);
});

test.each([
  ['es', 'cuestan una cantidad adicional de {amber} igual al poder'],
  ['fr', 'coûtent un montant supplémentaire d’{amber} égal à la puissance'],
  ['it', 'costano una quantità aggiuntiva di {amber} pari alla Forza'],
  ['pt', 'custam uma quantidade adicional de {amber} igual ao poder'],
] as const)('a text in %s says what keys cost more, and not what they cost', (language, words) => {
  const { paragraphs } = renderCard(definitions.get('mookling'), factsOf('mookling'), language);

  expect(paragraphs.join('\n')).toContain(words);
});
