import type { Language } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts.ts';
import { a, after, afterFirst, before, card, gain } from '../language/index.ts';
import { renderCard, TEXT_LANGUAGES } from './render.ts';

/** The texts of abilities that react before a fight, after it, and after the first one of a turn. */
const TEXTS: Partial<Record<Language, readonly string[]>> = {
  en: [
    'Before a creature fights, gain 1{amber}.',
    'After a creature fights, gain 1{amber}.',
    'Each turn, after the first time a creature fights, gain 1{amber}.',
  ],
  de: [
    'Bevor eine Kreatur kämpft, erhalte 1{amber}.',
    'Nachdem eine Kreatur gekämpft hat, erhalte 1{amber}.',
    'Nachdem in jedem Zug zum ersten Mal eine Kreatur gekämpft hat, erhalte 1{amber}.',
  ],
  es: [
    'Antes de que una criatura luche, gana 1{amber}.',
    'Después de que una criatura luche, gana 1{amber}.',
    'Cada turno, después de que una criatura luche por primera vez, gana 1{amber}.',
  ],
  fr: [
    'Avant qu’une créature combatte, gagnez 1{amber}.',
    'Après qu’une créature a combattu, gagnez 1{amber}.',
    'À chaque tour, après qu’une créature a combattu pour la première fois, gagnez 1{amber}.',
  ],
  it: [
    'Prima che una creatura combatta, ottieni 1{amber}.',
    'Dopo che una creatura ha combattuto, ottieni 1{amber}.',
    'In ogni turno, dopo che una creatura ha combattuto per la prima volta, ottieni 1{amber}.',
  ],
  ko: [
    '생명체가 전투하기 전에, 1{amber}를 획득합니다.',
    '생명체가 전투한 후, 1{amber}를 획득합니다.',
    '각 차례에 처음으로 생명체가 전투한 후, 1{amber}를 획득합니다.',
  ],
  pl: [
    'Zanim stworzenie stoczy walkę, zyskaj 1{amber}.',
    'Po tym, jak stworzenie stoczy walkę, zyskaj 1{amber}.',
    'W każdej turze po tym, jak pierwszy raz stworzenie stoczy walkę, zyskaj 1{amber}.',
  ],
  pt: [
    'Antes que uma criatura lute, ganhe 1{amber}.',
    'Após uma criatura lutar, ganhe 1{amber}.',
    'A cada turno, após uma criatura lutar pela primeira vez, ganhe 1{amber}.',
  ],
  th: [
    'ก่อนครีเจอร์ 1 ตัวต่อสู้ คุณได้รับ 1{amber}',
    'หลังจากครีเจอร์ 1 ตัวต่อสู้ คุณได้รับ 1{amber}',
    'หลังจากครีเจอร์ 1 ตัวต่อสู้เป็นครั้งแรกในแต่ละเทิร์น คุณได้รับ 1{amber}',
  ],
  'zh-Hans': [
    '在一个生物战斗前，获得1{amber}。',
    '在一个生物战斗后，获得1{amber}。',
    '在每个回合中一个生物首次战斗后，获得1{amber}。',
  ],
  'zh-Hant': [
    '在一個生物戰鬥前，獲得1{amber}。',
    '在一個生物戰鬥後，獲得1{amber}。',
    '在每個回合中一個生物首次戰鬥後，獲得1{amber}。',
  ],
};

test.each(TEXT_LANGUAGES)('a text in %s says whether it reacts before or after a fight', (language) => {
  const { fights } = a.creature;
  const troll = card('troll', before(fights, gain(1)), after(fights, gain(1)), afterFirst(fights, gain(1)));

  expect(renderCard(troll, factsOf('troll'), language).paragraphs).toEqual(TEXTS[language]);
});
