import type { CardDefinition } from '@amberhall/engine/language';
import type { Language } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts.ts';
import { a, after, card, it, pick, stun, the } from '../language/index.ts';
import { renderCard, TEXT_LANGUAGES } from './render.ts';

const paragraphs = (definition: CardDefinition, language: Language) =>
  renderCard(definition, factsOf('troll'), language).paragraphs;

/** "After a creature reaps, stun that creature." */
const STUNNED: Partial<Record<Language, string>> = {
  en: 'After a creature reaps, stun that creature.',
  de: 'Nachdem eine Kreatur geerntet hat, betäube diese Kreatur.',
  es: 'Después de que una criatura coseche, aturde esa criatura.',
  fr: 'Après qu’une créature a moissonné, sonnez cette créature.',
  it: 'Dopo che una creatura ha raccolto, stordisci quella creatura.',
  ko: '생명체가 수확한 후, 그 생명체를 기절시킵니다.',
  pl: 'Po tym, jak stworzenie zbierze plon, ogłusz to stworzenie.',
  pt: 'Após uma criatura coletar, atordoe essa criatura.',
  th: 'หลังจากครีเจอร์ 1 ตัวเก็บเกี่ยว ให้ทำให้ครีเจอร์นั้นมึนงง',
  'zh-Hans': '在一个生物收获后，击晕该生物。',
  'zh-Hant': '在一個生物收獲後，擊暈該生物。',
};

test.each(TEXT_LANGUAGES)(
  'in %s, a name for the card that “it” stands for is written “that card”',
  (language) => {
    const named = after(
      a.creature.reaps,
      pick(the.creature.that(it), (one) => [stun(one)]),
    );

    expect(paragraphs(card('troll', named), language)).toEqual([STUNNED[language]]);
  },
);
