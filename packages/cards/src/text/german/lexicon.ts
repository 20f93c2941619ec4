import type { Header, HousePhrase, Kind, PlayerRef } from '@amberhall/engine/language';
import type { House, Keyword, PseudoHouse } from '@amberhall/engine/vocabulary';
import { houseTitle } from '../house-title.ts';
import { untranslated } from '../untranslated.ts';

export type Case = 'nom' | 'acc' | 'dat';
export type Gender = 'f' | 'n';

export interface NounForms {
  one: string;
  many: string;
  gender: Gender;
}

/** "Kreatur" is feminine, "Artefakt" neuter; none of them is masculine. */
export const NOUNS: Readonly<Record<Kind, NounForms>> = {
  creature: { one: 'Kreatur', many: 'Kreaturen', gender: 'f' },
  artifact: { one: 'Artefakt', many: 'Artefakte', gender: 'n' },
  upgrade: { one: 'Upgrade', many: 'Upgrades', gender: 'n' },
  action: { one: 'Aktionskarte', many: 'Aktionskarten', gender: 'f' },
  card: { one: 'Karte', many: 'Karten', gender: 'f' },
};

type Articles = Readonly<Record<Gender, Readonly<Record<Case, string>>>>;
export const A: Articles = {
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
};
export const EACH: Articles = {
  f: { nom: 'jede', acc: 'jede', dat: 'jeder' },
  n: { nom: 'jedes', acc: 'jedes', dat: 'jedem' },
};
export const THE: Articles = {
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
};
export const IT: Articles = {
  f: { nom: 'sie', acc: 'sie', dat: 'ihr' },
  n: { nom: 'es', acc: 'es', dat: 'ihm' },
};
export const THEM: Readonly<Record<Case, string>> = { nom: 'sie', acc: 'sie', dat: 'ihnen' };
export const THIS: Readonly<Record<Case, string>> = {
  nom: 'diese Kreatur',
  acc: 'diese Kreatur',
  dat: 'dieser Kreatur',
};

/** Stems; the ending depends on article and case. */
export const ADJECTIVES: Readonly<Record<string, string>> = {
  friendly: 'eigen',
  enemy: 'feindlich',
  other: 'ander',
  ready: 'spielbereit',
  exhausted: 'erschöpft',
  damaged: 'beschädigt',
  undamaged: 'unbeschädigt',
  stunned: 'betäubt',
  warded: 'geschützt',
  enraged: 'wütend',
  neighboring: 'benachbart',
};

export const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Spielen',
  reap: 'Ernten',
  fight: 'Kampf',
  'before-fight': 'Vor dem Kampf',
  action: 'Aktion',
  omni: 'Omni',
  destroyed: 'Zerstört',
  scrap: 'Verwerten',
  fate: 'Schicksal',
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'Alpha',
  assault: 'Angriff',
  deploy: 'Einsatz',
  elusive: 'Flüchtig',
  entrench: 'Verschanzen',
  hazardous: 'Gefährlich',
  invulnerable: 'Unverwundbar',
  omega: 'Omega',
  poison: 'Gift',
  skirmish: 'Scharmützel',
  'splash-attack': 'Flächenangriff',
  taunt: 'Spott',
  treachery: 'Verrat',
  versatile: 'Vielseitig',
};

/** Third person singular all of them, and how their pool and hand are called. */
export const PLAYERS: Readonly<Partial<Record<PlayerRef, string>>> = {
  opponent: 'dein Gegner',
  each: 'jeder Spieler',
  'its-controller': 'ihr Kontrolleur',
  'its-opponent': 'ihr Gegner',
  'its-owner': 'ihr Besitzer',
};

const TRANSLATED_HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  shadows: 'Schatten',
  saurian: 'Saurianer',
};

/** "Mars", "Schatten". */
export function houseWord(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
    case 'its-house':
    case 'active-house':
    case 'previous-house':
      return untranslated('a house named before');
    default:
      return TRANSLATED_HOUSES[house] ?? houseTitle(house);
  }
}

/** In the genitive: "eine Kreatur des Hauses Mars". */
export function ofHouse(house: HousePhrase): string {
  if (house === 'that-house') return 'dieses Hauses';
  if (house === 'active-house') return 'des aktiven Hauses';
  return `des Hauses ${houseWord(house)}`;
}
