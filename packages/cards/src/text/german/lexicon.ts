import type { Participle, Header, Kind, NamedStep, Shared, Status } from '@amberhall/engine/language';
import type { BonusIcon, Counter, KeyColor, Keyword } from '@amberhall/engine/vocabulary';
import { compound, feminine, masculine, neuter } from './grammar.ts';
import type { NounForms } from './grammar.ts';

/** Icons are names in braces. The client replaces them by images. */
export const AMBER = '{amber}';
export const DAMAGE = '{damage}';

export const NOUNS: Readonly<Record<Kind, NounForms>> = {
  creature: feminine('Kreatur', 'Kreaturen'),
  artifact: neuter('Artefakt', 'Artefakte'),
  upgrade: neuter('Upgrade', 'Upgrades'),
  action: feminine('Aktionskarte', 'Aktionskarten'),
  card: feminine('Karte', 'Karten'),
};
export const FLANK_CREATURE = compound('Flanken', feminine('kreatur', 'kreaturen'));
export const COPY = feminine('Kopie', 'Kopien');
export const TOKEN_CREATURE = feminine('Spielstein-Kreatur', 'Spielstein-Kreaturen');
export const KEY: NounForms = masculine('Schlüssel', 'Schlüssel');
export const CHAIN = feminine('Kette', 'Ketten');
export const HOUSE: NounForms = {
  gender: 'n',
  one: { nom: 'Haus', acc: 'Haus', dat: 'Haus', gen: 'Hauses' },
  many: { nom: 'Häuser', acc: 'Häuser', dat: 'Häusern', gen: 'Häuser' },
};
export const BONUS_ICON = neuter('Bonussymbol', 'Bonussymbole');

/** Stems; the ending depends on the article and the case. */
export const STATUSES: Readonly<Record<Status, string>> = {
  ready: 'spielbereit',
  exhausted: 'erschöpft',
  damaged: 'beschädigt',
  undamaged: 'unbeschädigt',
  stunned: 'betäubt',
  warded: 'geschützt',
  enraged: 'wütend',
};
/** Stems: "an der linken Flanke". */
export const LEFT_RIGHT = { left: 'link', right: 'recht' } as const;
export const SIDES = { friendly: 'eigen', enemy: 'feindlich' } as const;

/** Participles: "auf diese Weise zerstört". */
export const PARTICIPLES: Readonly<Record<Participle, string>> = {
  destroyed: 'zerstört',
  purged: 'ausgelöscht',
  discarded: 'abgelegt',
  archived: 'archiviert',
  returned: 'zurückgebracht',
  shuffled: 'eingemischt',
  revealed: 'aufgedeckt',
  healed: 'geheilt',
  damaged: 'beschädigt',
  readied: 'spielbereit gemacht',
  exhausted: 'erschöpft',
  stunned: 'betäubt',
  moved: 'bewegt',
  played: 'gespielt',
  'put into play': 'ins Spiel gebracht',
  'looked at': 'angesehen',
};

export const SHARED: Readonly<Record<Shared, NounForms>> = {
  house: HOUSE,
  trait: neuter('Merkmal', 'Merkmale'),
  name: { ...masculine('Name', 'Namen'), one: { nom: 'Name', acc: 'Namen', dat: 'Namen', gen: 'Namens' } },
  power: feminine('Stärke', 'Stärken'),
  battleline: feminine('Schlachtreihe', 'Schlachtreihen'),
  type: { ...masculine('Typ', 'Typen'), many: { nom: 'Typen', acc: 'Typen', dat: 'Typen', gen: 'Typen' } },
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

export const STEP_NAMES: Readonly<Record<NamedStep, string>> = {
  forge: 'Schlüssel schmieden',
  house: 'Haus wählen',
  main: 'Karten spielen, ablegen und benutzen',
  ready: 'Karten spielbereit machen',
  draw: 'Karten ziehen',
};

const COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1-Stärke-Marker',
  awakening: 'Erwachensmarker',
  corrosion: 'Korrosionsmarker',
  depth: 'Tiefenmarker',
  disruption: 'Störungsmarker',
  doom: 'Verdammnismarker',
  fuse: 'Zündermarker',
  glory: 'Ruhmesmarker',
  growth: 'Wachstumsmarker',
  hatch: 'Schlupfmarker',
  ignorance: 'Ignoranzmarker',
  knowledge: 'Wissensmarker',
  mineralize: 'Versteinerungsmarker',
  mutation: 'Mutationsmarker',
  nay: 'Nein-Marker',
  paint: 'Farbmarker',
  scheme: 'Intrigenmarker',
  time: 'Zeitmarker',
  trade: 'Handelsmarker',
  warrant: 'Haftbefehlsmarker',
  wisdom: 'Weisheitsmarker',
  yea: 'Ja-Marker',
};
export const counterNoun = (counter: Counter): NounForms => masculine(COUNTERS[counter], COUNTERS[counter]);

/** "{draw}-Bonussymbol" */
export const iconNoun = (icon: BonusIcon | undefined): NounForms =>
  icon === undefined ? BONUS_ICON : compound(`{${icon}}-`, BONUS_ICON);

export const KEY_COLORS: Readonly<Record<KeyColor, string>> = { red: 'rot', blue: 'blau', yellow: 'gelb' };
