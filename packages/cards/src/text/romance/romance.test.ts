import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, an, card, draw, either, gain, not, per, play, self, thatMuch, thisTurn, when, you,
} from '../../language/index.ts';
import { renderCard } from '../render.ts';

/** What a text has if a contraction was forgotten, or made where a verb has a pronoun. */
const UNCONTRACTED = {
  es: / (?:de|a) el (?=[^A-Z])/,
  fr: / (?:de|à) les? (?=[a-z{])|(?<![\p{L}-])(?:[dlns]e|la|que) (?=[aeiouéêœ]|\{amber)|(?<!\p{L})si ils?(?!\p{L})/u,
  it: /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) | (?:il|i|quel|quei) (?:[aeiou]\p{L}|\{amber)|(?:un|quell)a altra/u,
  pt: / (?:de|em|por|a) [oa]s? |-à /,
} as const;

test.each(['es', 'fr', 'it', 'pt'] as const)(
  'every text in the language %s is whole sentences',
  (language) => {
    for (const definition of definitions.values()) {
      for (const line of renderCard(definition, factsOf(definition.id), language).paragraphs) {
        expect(line).toMatch(/^[\p{Lu}{+].*\.(?:\u00A0?[”»])*$/su);
        expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\d| {2}| [.,]|\.\./);
        expect(line).not.toMatch(UNCONTRACTED[language]);
      }
    }
  },
);

test('no contraction changes the name of a card', () => {
  const [text] = renderCard(
    definitions.get('retrotechnician-le'),
    factsOf('retrotechnician-le'),
    'fr',
  ).paragraphs;

  expect(text).toBe('Tant que vous êtes hanté, Retrotechnician Le entre en jeu redressée.');
});

test.each([
  ['es', 'Después de que un contador de perdición sea puesto sobre una criatura, gana 1{amber}.'],
  ['fr', 'Après qu’un marqueur destin funeste a été mis sur une créature, gagnez 1{amber}.'],
  ['it', 'Dopo che un segnalino Sventura è stato messo su una creatura, ottieni 1{amber}.'],
  ['pt', 'Após um marcador de perdição ser colocado em uma criatura, ganhe 1{amber}.'],
] as const)('one counter is put in the singular: %s', (language, text) => {
  const troll = card('troll', after(a.creature.getsCounter('doom'), gain(1)));

  expect(renderCard(troll, factsOf('troll'), language).paragraphs).toEqual([text]);
});

test.each([
  ['es', 'Si una llave roja está forjada, repite el efecto anterior.'],
  ['fr', 'Si une clé rouge est forgée, répétez l’effet précédent.'],
  ['it', 'Se una chiave rossa è forgiata, ripeti l’effetto precedente.'],
  ['pt', 'Se uma chave vermelha estiver forjada, repita o efeito anterior.'],
] as const)('a key of one color is forged or not: %s', (language, sentence) => {
  const [text] = renderCard(definitions.get('red-skies'), factsOf('red-skies'), language).paragraphs;

  expect(text?.endsWith(` ${sentence}`)).toBe(true);
});

test.each([
  ['es', 'Esta criatura y cada criatura adyacente a ella obtienen esquiva.'],
  ['fr', 'Cette créature et chacune de ses voisines gagnent insaisissable.'],
  ['it', 'Questa creatura e ogni creatura vicina a essa ottengono elusivo.'],
  ['pt', 'Esta criatura e cada criatura vizinha dela ganham elusivo.'],
] as const)('a creature and its neighbors are several: %s', (language, text) => {
  const { paragraphs } = renderCard(definitions.get('cloaking-dongle'), factsOf('cloaking-dongle'), language);

  expect(paragraphs).toEqual([text]);
});

test.each([
  [
    'es',
    'Después de que una mejora sea vinculada a Commander Dhrxgar o a una criatura adyacente a ella, gana 1{amber}.',
  ],
  [
    'fr',
    'Après qu’une amélioration a été attachée à Commander Dhrxgar ou à une de ses voisines, gagnez 1{amber}.',
  ],
  [
    'it',
    'Dopo che una miglioria è stata assegnata a Commander Dhrxgar o a una creatura vicina a essa, ottieni 1{amber}.',
  ],
  ['pt', 'Após uma melhoria ser anexada a Commander Dhrxgar ou a uma criatura vizinha dela, ganhe 1{amber}.'],
] as const)('what stands before a creature stands before its neighbors as well: %s', (language, text) => {
  const slug = 'commander-dhrxgar';

  expect(renderCard(definitions.get(slug), factsOf(slug), language).paragraphs).toEqual([text]);
});

test.each([
  ['es', 'Jugar: Roba 4 cartas. Gana 1{amber} por cada carta robada de esta forma.'],
  ['fr', 'Jeu\u00A0: Piochez 4 cartes. Gagnez 1{amber} pour chaque carte piochée de cette manière.'],
  ['it', 'Gioca: Pesca 4 carte. Ottieni 1{amber} per ogni carta pescata in questo modo.'],
  ['pt', 'Jogar: Compre 4 cartas. Ganhe 1{amber} para cada carta comprada desta forma.'],
] as const)('cards that were drawn are counted as drawn: %s', (language, text) => {
  const troll = card('troll', play(draw(4), gain(per(thatMuch))));

  expect(renderCard(troll, factsOf('troll'), language).paragraphs).toEqual([text]);
});

test.each([
  ['Jugar: Si no has usado Troll este turno, gana 1{amber}.', you.use(a.card.that(self))],
  [
    'Jugar: Si no has jugado una criatura o un artefacto este turno, gana 1{amber}.',
    you.play(either(a.creature, an.artifact)),
  ],
])('only cards of one kind are denied as “none”: %s', (text, event) => {
  const troll = card('troll', play(when(not(thisTurn(event)), gain(1))));

  expect(renderCard(troll, factsOf('troll'), 'es').paragraphs).toEqual([text]);
});
