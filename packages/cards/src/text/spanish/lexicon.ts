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
  creature: f('criatura'),
  artifact: m('artefacto'),
  upgrade: f('mejora'),
  action: f('carta de acción', 'cartas de acción'),
  card: f('carta'),
};

export const ADJECTIVES: Romance['adjectives'] = {
  friendly: adjective('amigo'),
  enemy: adjective('enemigo'),
  ready: adjective('preparado'),
  exhausted: adjective('agotado'),
  damaged: adjective('dañado'),
  undamaged: adjective('ileso'),
  stunned: adjective('aturdido'),
  warded: adjective('resguardado'),
  enraged: adjective('enfurecido'),
  gigantic: adjective('gigantesco'),
  token: invariable('ficha'),
  haunted: adjective('embrujado'),
  overwhelmed: adjective('abrumado'),
};

export const ZONES: Readonly<Record<ZoneName, Noun>> = {
  play: m('juego'),
  hand: f('mano'),
  deck: m('mazo'),
  discard: f('pila de descartes', 'pilas de descartes'),
  archives: m('archivo'),
  purged: f('zona de purga', 'zonas de purga'),
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'Alfa',
  assault: 'Asalto',
  deploy: 'Despliegue',
  elusive: 'Esquiva',
  entrench: 'Atrincherar',
  hazardous: 'Peligrosa',
  invulnerable: 'Invulnerable',
  omega: 'Omega',
  poison: 'Veneno',
  skirmish: 'Escaramuza',
  'splash-attack': 'Ataque de área',
  taunt: 'Provocar',
  treachery: 'Traición',
  versatile: 'Versátil',
};

const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Jugar',
  reap: 'Después de cosechar',
  fight: 'Después de luchar',
  'before-fight': 'Antes de luchar',
  action: 'Acción',
  omni: 'Omni',
  destroyed: 'Destruida',
  scrap: 'Desguazar',
  fate: 'Destino',
};

/** "Destruida" agrees with the type of the card. */
export const heading = (header: Header, kind: Kind): string =>
  header === 'destroyed' && NOUNS[kind].gender === 'm' ? 'Destruido' : HEADINGS[header];

const TRANSLATED_HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  mars: 'Marte',
  saurian: 'Saurios',
  shadows: 'Sombras',
  staralliance: 'Alianza Estelar',
  untamed: 'Indómita',
  prophecy: 'Profecía',
  thetide: 'La marea',
  archonpower: 'Poder de arconte',
};

export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return 'esa Casa';
    case 'its-house':
      return 'la Casa de esa carta';
    case 'active-house':
      return 'la Casa activa';
    case 'previous-house':
      return 'la Casa elegida en el turno anterior';
    default:
      return `la Casa ${TRANSLATED_HOUSES[house] ?? houseTitle(house)}`;
  }
}

export const ofHouse = (house: HousePhrase): string => `de ${houseName(house)}`;

const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'tú',
  opponent: 'tu oponente',
  each: 'cada jugador',
  'its-owner': 'su propietario',
  'its-controller': 'su controlador',
  'its-opponent': 'el oponente de su controlador',
  'that-player': 'ese jugador',
  active: 'el jugador activo',
  'a-player': 'un jugador',
};
export const player = (who: PlayerRef | 'a-player'): string => PLAYERS[who];

const NAMES_OF_COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1 de poder',
  awakening: 'despertar',
  corrosion: 'corrosión',
  depth: 'profundidad',
  disruption: 'perturbación',
  doom: 'perdición',
  fuse: 'mecha',
  glory: 'gloria',
  growth: 'crecimiento',
  hatch: 'eclosión',
  ignorance: 'ignorancia',
  knowledge: 'conocimiento',
  mineralize: 'mineralización',
  mutation: 'mutación',
  nay: 'voto en contra',
  paint: 'pintura',
  scheme: 'intriga',
  time: 'tiempo',
  trade: 'comercio',
  warrant: 'orden judicial',
  wisdom: 'sabiduría',
  yea: 'voto a favor',
};
const counter = (name: string): Noun => m(`contador de ${name}`, `contadores de ${name}`);
export const COUNTER = m('contador', 'contadores');
export const COUNTERS = Object.fromEntries(
  Object.entries(NAMES_OF_COUNTERS).map(([key, name]) => [key, counter(name)]),
) as Readonly<Record<Counter, Noun>>;

export const bonusIcon = (icon: BonusIcon | undefined): Noun =>
  icon === undefined
    ? m('icono de bonificación', 'iconos de bonificación')
    : m(`icono de bonificación {${icon}}`, `iconos de bonificación {${icon}}`);

export const DAMAGES: Readonly<Record<DamageSort, Noun>> = {
  power: m('daño de combate'),
  assault: m('daño de asalto'),
  hazardous: m('daño de peligrosa'),
  splash: m('daño de ataque de área'),
  effect: m('daño'),
  icon: m('daño de un icono de bonificación {damage}'),
};

export const SHARED: Readonly<Record<Shared, Noun>> = {
  house: f('Casa'),
  trait: m('rasgo'),
  name: m('nombre'),
  power: m('poder', 'poderes'),
  battleline: f('línea de batalla', 'líneas de batalla'),
  type: m('tipo'),
};

export const STEPS: Readonly<Record<NamedStep, string>> = {
  forge: 'forjar una llave',
  house: 'elegir una Casa',
  main: 'jugar, descartar y usar cartas',
  ready: 'preparar cartas',
  draw: 'robar cartas',
};
export const stepNoun = (step: NamedStep): Noun => m(`paso “${STEPS[step]}”`);

export const NONE: Forms = ['ningún', 'ninguna', 'ningunos', 'ningunas'];
export const OTHER: Forms = ['otro', 'otra', 'otros', 'otras'];

export const SPANS: Romance['spans'] = {
  turn: 'durante el resto del turno',
  'opponent-next-turn': 'durante el próximo turno de tu oponente',
  'your-next-turn': 'durante tu próximo turno',
  'until-your-next-turn': 'hasta el principio de tu próximo turno',
  'through-your-next-turn': 'hasta el final de tu próximo turno',
  'that-players-next-turn': 'durante el próximo turno de ese jugador',
  'while-it-is-in-play': 'mientras esté en juego',
};

export const WORDS: Romance['words'] = {
  amber: m('{amber}', '{amber}'),
  damage: m('daño'),
  power: m('poder', 'poderes'),
  armor: f('armadura'),
  key: f('llave'),
  forgedKey: f('llave forjada', 'llaves forjadas'),
  unforgedKey: f('llave sin forjar', 'llaves sin forjar'),
  keyCost: m('coste actual de las llaves', 'costes actuales de las llaves'),
  chain: f('cadena'),
  trait: m('rasgo'),
  house: f('Casa'),
  turn: m('turno'),
  nextTurn: m('próximo turno', 'próximos turnos'),
  battleline: f('línea de batalla', 'líneas de batalla'),
  pool: f('reserva'),
  supply: f('reserva general', 'reservas generales'),
  time: f('vez', 'veces'),
  and: 'y',
  or: 'o',
  andThat: 'y',
  orThat: 'o',
  of: 'de',
  to: 'a',
  toHand: 'a',
  toward: 'a',
  on: 'sobre',
  in: 'en',
  from: 'de',
  by: 'por',
  with: 'con',
  additional: 'adicional',
  without: 'sin',
  under: 'bajo',
  atFlank: 'en',
  against: 'contra',
  during: 'durante',
  inOrderTo: 'para',
  that: 'que',
  which: 'que',
  if: 'si',
  while: 'mientras',
  meanwhile: 'mientras',
  unless: 'excepto si',
  it: '',
  you: '',
  youNamed: 'tú',
  each: 'cada',
  forEach: 'por cada',
  upTo: 'hasta',
  anyNumberOf: 'cualquier cantidad de',
  aNumberOf: 'una cantidad de',
  theNumberOf: 'la cantidad de',
  equalTo: 'igual a',
  plus: 'más',
  minus: 'menos',
  all: 'todo',
  already: 'ya',
  notAfterNone: '',
  instead: 'en vez de eso',
  thisWay: 'de esta forma',
  inPlay: 'en juego',
  intoPlay: 'en juego',
  outOfPlay: 'el juego',
  colon: ':',
};
