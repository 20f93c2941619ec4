import type {
  DamageSort,
  Header,
  HousePhrase,
  Kind,
  NamedStep,
  PlayerRef,
  Shared,
  ZoneName,
} from '@amberhall/engine/language';
import type { BonusIcon, Counter, House, Keyword, PseudoHouse } from '@amberhall/engine/vocabulary';
import { houseTitle } from '../house-title.ts';
import type { Forms, Noun } from '../romance/grammar.ts';
import type { Romance } from '../romance/language.ts';
import { adjective, f, invariable, m, NO_BREAK_SPACE } from './grammar.ts';

export const quoted = (text: string): string => `«${NO_BREAK_SPACE}${text}${NO_BREAK_SPACE}»`;

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: f('créature'),
  artifact: m('artefact'),
  upgrade: f('amélioration'),
  action: f('carte Action', 'cartes Action'),
  card: f('carte'),
};

export const ADJECTIVES: Romance['adjectives'] = {
  friendly: adjective('allié'),
  enemy: adjective('adverse'),
  ready: adjective('redressé'),
  exhausted: adjective('incliné'),
  damaged: adjective('blessé'),
  undamaged: adjective('indemne'),
  stunned: adjective('sonné'),
  warded: adjective('protégé'),
  enraged: adjective('enragé'),
  gigantic: adjective('gigantesque'),
  token: invariable('jeton'),
  haunted: adjective('hanté'),
  overwhelmed: adjective('submergé'),
};

export const ZONES: Readonly<Record<ZoneName, Noun>> = {
  play: m('jeu', 'jeux'),
  hand: f('main'),
  deck: m('deck'),
  discard: f('défausse'),
  archives: f('archives', 'archives'),
  purged: f('zone de purge', 'zones de purge'),
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'Alpha',
  assault: 'Assaut',
  deploy: 'Déploiement',
  elusive: 'Insaisissable',
  entrench: 'Retranchement',
  hazardous: 'Dangereux',
  invulnerable: 'Invulnérable',
  omega: 'Oméga',
  poison: 'Poison',
  skirmish: 'Escarmouche',
  'splash-attack': 'Attaque de zone',
  taunt: 'Provocation',
  treachery: 'Traîtrise',
  versatile: 'Polyvalent',
};

const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Jeu',
  reap: 'Après la Moisson',
  fight: 'Après le Combat',
  'before-fight': 'Avant le Combat',
  action: 'Action',
  omni: 'Omni',
  destroyed: 'Détruite',
  scrap: 'Ferraille',
  fate: 'Destin',
};

/** "Détruite" agrees with the type of the card. */
export const heading = (header: Header, kind: Kind): string =>
  header === 'destroyed' && NOUNS[kind].gender === 'm' ? 'Détruit' : HEADINGS[header];

const TRANSLATED_HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  saurian: 'Sauriens',
  shadows: 'Ombre',
  staralliance: 'Grande Novalliance',
  unfathomable: 'Insondable',
  untamed: 'Indompté',
  prophecy: 'Prophétie',
  thetide: 'La marée',
  archonpower: 'Pouvoir d’Archonte',
};

export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return 'cette Maison';
    case 'its-house':
      return 'la Maison de cette carte';
    case 'active-house':
      return 'la Maison active';
    case 'previous-house':
      return 'la Maison choisie au tour précédent';
    default:
      return `la Maison ${TRANSLATED_HOUSES[house] ?? houseTitle(house)}`;
  }
}

export const ofHouse = (house: HousePhrase): string => `de ${houseName(house)}`;

const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'vous',
  opponent: 'votre adversaire',
  each: 'chaque joueur',
  'its-owner': 'son propriétaire',
  'its-controller': 'son contrôleur',
  'its-opponent': 'l’adversaire de son contrôleur',
  'that-player': 'ce joueur',
  active: 'le joueur actif',
  'a-player': 'un joueur',
};
export const player = (who: PlayerRef | 'a-player'): string => PLAYERS[who];

const NAMES_OF_COUNTERS: Readonly<Record<Counter, string>> = {
  power: 'puissance +1',
  awakening: 'éveil',
  corrosion: 'corrosion',
  depth: 'profondeur',
  disruption: 'perturbation',
  doom: 'destin funeste',
  fuse: 'mèche',
  glory: 'gloire',
  growth: 'croissance',
  hatch: 'éclosion',
  ignorance: 'ignorance',
  knowledge: 'savoir',
  mineralize: 'minéralisation',
  mutation: 'mutation',
  nay: 'contre',
  paint: 'peinture',
  scheme: 'complot',
  time: 'temps',
  trade: 'commerce',
  warrant: 'mandat',
  wisdom: 'sagesse',
  yea: 'pour',
};
export const COUNTER = m('marqueur');
export const COUNTERS = Object.fromEntries(
  Object.entries(NAMES_OF_COUNTERS).map(([key, name]) => [key, m(`marqueur ${name}`, `marqueurs ${name}`)]),
) as Readonly<Record<Counter, Noun>>;

export const bonusIcon = (icon: BonusIcon | undefined): Noun =>
  icon === undefined
    ? f('icône de bonus', 'icônes de bonus')
    : f(`icône de bonus {${icon}}`, `icônes de bonus {${icon}}`);

/** Damage has no singular: "les dégâts". */
const dealtBy = (cause: string): Noun => m(`dégâts${cause}`, `dégâts${cause}`);
export const DAMAGES: Readonly<Record<DamageSort, Noun>> = {
  power: dealtBy(' de combat'),
  assault: dealtBy(' d’assaut'),
  hazardous: dealtBy(' de dangereux'),
  splash: dealtBy(' d’attaque de zone'),
  effect: dealtBy(''),
  icon: dealtBy(' d’une icône de bonus {damage}'),
};

export const SHARED: Readonly<Record<Shared, Noun>> = {
  house: f('Maison'),
  trait: m('trait'),
  name: m('nom'),
  power: f('puissance'),
  battleline: f('ligne de bataille', 'lignes de bataille'),
  type: m('type'),
};

export const STEPS: Readonly<Record<NamedStep, string>> = {
  forge: 'forger une clé',
  house: 'choisir une Maison',
  main: 'jouer, défausser et utiliser des cartes',
  ready: 'redresser les cartes',
  draw: 'piocher des cartes',
};
export const stepNoun = (step: NamedStep): Noun => f(`étape ${quoted(STEPS[step])}`);

export const NONE: Forms = ['aucun', 'aucune', 'aucuns', 'aucunes'];
export const OTHER: Forms = ['autre', 'autre', 'autres', 'autres'];
export const ANOTHER: Forms = ['un autre', 'une autre', 'd’autres', 'd’autres'];
export const IT: Forms = ['lui', 'elle', 'eux', 'elles'];
export const IT_AS_SUBJECT: Forms = ['il', 'elle', 'ils', 'elles'];

export const SPANS: Romance['spans'] = {
  turn: 'pour le reste du tour',
  'opponent-next-turn': 'pendant le prochain tour de votre adversaire',
  'your-next-turn': 'pendant votre prochain tour',
  'until-your-next-turn': 'jusqu’au début de votre prochain tour',
  'through-your-next-turn': 'jusqu’à la fin de votre prochain tour',
  'that-players-next-turn': 'pendant le prochain tour de ce joueur',
  'while-it-is-in-play': 'tant que cette carte est en jeu',
};

export const WORDS: Romance['words'] = {
  amber: m('{amber}', '{amber}'),
  damage: dealtBy(''),
  power: f('puissance'),
  armor: f('armure'),
  key: f('clé'),
  forgedKey: f('clé forgée', 'clés forgées'),
  unforgedKey: f('clé non forgée', 'clés non forgées'),
  keyCost: m('coût de clé actuel', 'coûts de clé actuels'),
  chain: f('chaîne'),
  trait: m('trait'),
  house: f('Maison'),
  turn: m('tour'),
  nextTurn: m('prochain tour', 'prochains tours'),
  battleline: f('ligne de bataille', 'lignes de bataille'),
  pool: f('réserve'),
  supply: f('réserve commune', 'réserves communes'),
  time: f('fois', 'fois'),
  and: 'et',
  or: 'ou',
  andThat: 'et que',
  orThat: 'ou que',
  of: 'de',
  to: 'à',
  toHand: 'dans',
  toward: 'vers',
  on: 'sur',
  in: 'dans',
  from: 'de',
  by: 'par',
  with: 'avec',
  additional: 'supplémentaire',
  without: 'sans',
  under: 'sous',
  atFlank: 'sur',
  against: 'contre',
  during: 'pendant',
  inOrderTo: 'pour',
  that: 'que',
  which: 'qui',
  if: 'si',
  while: 'tant que',
  meanwhile: 'alors que',
  unless: 'sauf si',
  it: 'ce',
  you: 'vous',
  youNamed: 'vous',
  each: 'chaque',
  forEach: 'pour chaque',
  upTo: 'jusqu’à',
  anyNumberOf: 'n’importe quel nombre de',
  aNumberOf: 'un nombre de',
  theNumberOf: 'le nombre de',
  equalTo: 'égal à',
  plus: 'plus',
  minus: 'moins',
  all: 'tout',
  already: 'déjà',
  notAfterNone: 'ne',
  instead: 'à la place',
  thisWay: 'de cette manière',
  inPlay: 'en jeu',
  intoPlay: 'en jeu',
  outOfPlay: 'le jeu',
  fromPlay: 'du jeu',
  colon: `${NO_BREAK_SPACE}:`,
};
