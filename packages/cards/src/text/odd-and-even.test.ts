import type { Language } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts.ts';
import { a, card, deal, destroy, each, play, power } from '../language/index.ts';
import { renderCard, TEXT_LANGUAGES } from './render.ts';

/** The texts about creatures with odd and with even power. */
const TEXTS: Partial<Record<Language, readonly string[]>> = {
  en: ['Play: Destroy each creature with odd power.', 'Play: Deal 2{damage} to a creature with even power.'],
  de: [
    'Spielen: Zerstöre jede Kreatur mit ungerader Stärke.',
    'Spielen: Füge einer Kreatur mit gerader Stärke 2{damage} zu.',
  ],
  es: [
    'Jugar: Destruye cada criatura con poder impar.',
    'Jugar: Inflige 2{damage} a una criatura con poder par.',
  ],
  fr: [
    'Jeu : Détruisez chaque créature avec une puissance impaire.',
    'Jeu : Infligez 2{damage} à une créature avec une puissance paire.',
  ],
  it: [
    'Gioca: Distruggi ogni creatura con Forza dispari.',
    'Gioca: Infliggi 2{damage} a una creatura con Forza pari.',
  ],
  ko: [
    '플레이: 공격력이 홀수인 각 생명체를 파괴합니다.',
    '플레이: 공격력이 짝수인 생명체 1개에게 2{damage}를 줍니다.',
  ],
  pl: [
    'Zagranie: Zniszcz każde stworzenie o nieparzystej sile.',
    'Zagranie: Zadaj 2{damage} stworzeniu o parzystej sile.',
  ],
  pt: [
    'Jogar: Destrua cada criatura com poder ímpar.',
    'Jogar: Cause 2{damage} a uma criatura com poder par.',
  ],
  th: ['เล่น: ทำลายครีเจอร์แต่ละตัวที่มีพลังเป็นเลขคี่', 'เล่น: สร้าง 2{damage} ให้ครีเจอร์ 1 ตัวที่มีพลังเป็นเลขคู่'],
  'zh-Hans': ['打出：摧毁每个力量为奇数的生物。', '打出：对一个力量为偶数的生物造成2{damage}。'],
  'zh-Hant': ['打出：摧毀每個力量為奇數的生物。', '打出：對一個力量為偶數的生物造成2{damage}。'],
};

test.each(TEXT_LANGUAGES)('a text in %s says whether a power is odd or even', (language) => {
  const troll = card(
    'troll',
    play(destroy(each.creature.with(power.odd))),
    play(deal(2, a.creature.with(power.even))),
  );

  expect(renderCard(troll, factsOf('troll'), language).paragraphs).toEqual(TEXTS[language]);
});
