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
import { adjective, f, invariable, m } from './grammar.ts';

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: f('creatura', 'creature'),
  artifact: m('artefatto', 'artefatti'),
  upgrade: f('miglioria', 'migliorie'),
  action: f('carta azione', 'carte azione'),
  card: f('carta', 'carte'),
};

export const ADJECTIVES: Romance['adjectives'] = {
  friendly: ['amico', 'amica', 'amici', 'amiche'],
  enemy: ['nemico', 'nemica', 'nemici', 'nemiche'],
  ready: adjective('pronto'),
  exhausted: adjective('esaurito'),
  damaged: adjective('danneggiato'),
  undamaged: adjective('illeso'),
  stunned: adjective('stordito'),
  warded: adjective('protetto'),
  enraged: adjective('adirato'),
  gigantic: ['gigantesco', 'gigantesca', 'giganteschi', 'gigantesche'],
  token: invariable('pedina'),
  haunted: adjective('infestato'),
  overwhelmed: adjective('sopraffatto'),
};

export const ZONES: Readonly<Record<ZoneName, Noun>> = {
  play: m('gioco', 'giochi'),
  hand: f('mano', 'mani'),
  deck: m('mazzo', 'mazzi'),
  discard: f('pila degli scarti', 'pile degli scarti'),
  archives: m('archivio', 'archivi'),
  purged: f('zona di epurazione', 'zone di epurazione'),
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'Alfa',
  assault: 'Assalto',
  deploy: 'Schieramento',
  elusive: 'Elusivo',
  entrench: 'Trincerarsi',
  hazardous: 'Pericoloso',
  invulnerable: 'Invulnerabile',
  omega: 'Omega',
  poison: 'Veleno',
  skirmish: 'Schermaglia',
  'splash-attack': 'Attacco ad area',
  taunt: 'Provocazione',
  treachery: 'Tradimento',
  versatile: 'Versatile',
};

const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Gioca',
  reap: 'Dopo il Raccolto',
  fight: 'Dopo il Combattimento',
  'before-fight': 'Prima del Combattimento',
  action: 'Azione',
  omni: 'Omni',
  destroyed: 'Distrutta',
  scrap: 'Rottama',
  fate: 'Fato',
};

/** "Distrutta" agrees with the type of the card. */
export const heading = (header: Header, kind: Kind): string =>
  header === 'destroyed' && NOUNS[kind].gender === 'm' ? 'Distrutto' : HEADINGS[header];

const TRANSLATED_HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  mars: 'Marte',
  saurian: 'Sauriani',
  shadows: 'Ombre',
  staralliance: 'Federazione Stellare',
  unfathomable: 'Insondabile',
  untamed: 'Selvaggi',
  prophecy: 'Profezia',
  thetide: 'La Marea',
  archonpower: 'Potere dell’Arconte',
};

export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return 'quella Casa';
    case 'its-house':
      return 'la Casa di quella carta';
    case 'active-house':
      return 'la Casa attiva';
    case 'previous-house':
      return 'la Casa scelta nel turno precedente';
    default:
      return `la Casa ${TRANSLATED_HOUSES[house] ?? houseTitle(house)}`;
  }
}

export const ofHouse = (house: HousePhrase): string => `di ${houseName(house)}`;

const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'te',
  opponent: 'il tuo avversario',
  each: 'ogni giocatore',
  'its-owner': 'il suo proprietario',
  'its-controller': 'il suo controllore',
  'its-opponent': 'l’avversario del suo controllore',
  'that-player': 'quel giocatore',
  active: 'il giocatore attivo',
  'a-player': 'un giocatore',
};
export const player = (who: PlayerRef | 'a-player'): string => PLAYERS[who];

const NAMES_OF_COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1 Forza',
  awakening: 'Risveglio',
  corrosion: 'Corrosione',
  depth: 'Profondità',
  disruption: 'Disturbo',
  doom: 'Sventura',
  fuse: 'Miccia',
  glory: 'Gloria',
  growth: 'Crescita',
  hatch: 'Schiusa',
  ignorance: 'Ignoranza',
  knowledge: 'Conoscenza',
  mineralize: 'Mineralizzazione',
  mutation: 'Mutazione',
  nay: 'No',
  paint: 'Vernice',
  scheme: 'Complotto',
  time: 'Tempo',
  trade: 'Commercio',
  warrant: 'Mandato',
  wisdom: 'Saggezza',
  yea: 'Sì',
};
export const COUNTER = m('segnalino', 'segnalini');
export const COUNTERS = Object.fromEntries(
  Object.entries(NAMES_OF_COUNTERS).map(([key, name]) => [key, m(`segnalino ${name}`, `segnalini ${name}`)]),
) as Readonly<Record<Counter, Noun>>;

export const bonusIcon = (icon: BonusIcon | undefined): Noun =>
  icon === undefined ? f('icona bonus', 'icone bonus') : f(`icona bonus {${icon}}`, `icone bonus {${icon}}`);

export const DAMAGES: Readonly<Record<DamageSort, Noun>> = {
  power: m('danno da combattimento', 'danni da combattimento'),
  assault: m('danno da assalto', 'danni da assalto'),
  hazardous: m('danno da pericoloso', 'danni da pericoloso'),
  splash: m('danno da attacco ad area', 'danni da attacco ad area'),
  effect: m('danno', 'danni'),
  icon: m('danno da un’icona bonus {damage}', 'danni da un’icona bonus {damage}'),
};

export const SHARED: Readonly<Record<Shared, Noun>> = {
  house: f('Casa', 'Case'),
  trait: m('tratto', 'tratti'),
  name: m('nome', 'nomi'),
  power: f('Forza', 'Forze'),
  battleline: f('linea di battaglia', 'linee di battaglia'),
  type: m('tipo', 'tipi'),
};

export const STEPS: Readonly<Record<NamedStep, string>> = {
  forge: 'forgiare una chiave',
  house: 'scegliere una Casa',
  main: 'giocare, scartare e usare carte',
  ready: 'preparare carte',
  draw: 'pescare carte',
};
export const stepNoun = (step: NamedStep): Noun => m(`passo “${STEPS[step]}”`, `passi “${STEPS[step]}”`);

export const NONE: Forms = ['nessun', 'nessuna', 'nessun', 'nessuna'];
export const OTHER: Forms = ['altro', 'altra', 'altri', 'altre'];

export const SPANS: Romance['spans'] = {
  turn: 'per il resto del turno',
  'opponent-next-turn': 'durante il prossimo turno del tuo avversario',
  'your-next-turn': 'durante il tuo prossimo turno',
  'until-your-next-turn': 'fino all’inizio del tuo prossimo turno',
  'through-your-next-turn': 'fino alla fine del tuo prossimo turno',
  'that-players-next-turn': 'durante il prossimo turno di quel giocatore',
  'while-it-is-in-play': 'finché è in gioco',
};

export const WORDS: Romance['words'] = {
  amber: m('{amber}', '{amber}'),
  damage: m('danno', 'danni'),
  power: f('Forza', 'Forze'),
  armor: f('armatura', 'armature'),
  key: f('chiave', 'chiavi'),
  forgedKey: f('chiave forgiata', 'chiavi forgiate'),
  unforgedKey: f('chiave non forgiata', 'chiavi non forgiate'),
  keyCost: m('costo attuale delle chiavi', 'costi attuali delle chiavi'),
  chain: m('vincolo', 'vincoli'),
  trait: m('tratto', 'tratti'),
  house: f('Casa', 'Case'),
  turn: m('turno', 'turni'),
  nextTurn: m('prossimo turno', 'prossimi turni'),
  battleline: f('linea di battaglia', 'linee di battaglia'),
  pool: f('riserva', 'riserve'),
  supply: f('riserva comune', 'riserve comuni'),
  time: f('volta', 'volte'),
  and: 'e',
  or: 'o',
  andThat: 'e',
  orThat: 'o',
  of: 'di',
  to: 'a',
  toHand: 'in',
  toward: 'su',
  on: 'su',
  in: 'in',
  from: 'da',
  by: 'da',
  with: 'con',
  additional: 'aggiuntiva',
  without: 'senza',
  under: 'sotto',
  atFlank: 'su',
  against: 'contro',
  during: 'durante',
  inOrderTo: 'per',
  that: 'che',
  which: 'che',
  if: 'se',
  while: 'mentre',
  meanwhile: 'mentre',
  unless: 'tranne se',
  it: '',
  you: '',
  youNamed: 'tu',
  each: 'ogni',
  forEach: 'per ogni',
  upTo: 'fino a',
  anyNumberOf: 'un qualsiasi numero di',
  aNumberOf: 'un numero di',
  theNumberOf: 'il numero di',
  equalTo: 'pari a',
  plus: 'più',
  minus: 'meno',
  all: 'tutto',
  already: 'già',
  notAfterNone: '',
  instead: 'invece',
  thisWay: 'in questo modo',
  inPlay: 'in gioco',
  fromPlay: 'dal gioco',
  intoPlay: 'in gioco',
  outOfPlay: 'il gioco',
  colon: ':',
};
