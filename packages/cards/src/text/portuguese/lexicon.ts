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
  artifact: m('artefato'),
  upgrade: f('melhoria'),
  action: f('carta de ação', 'cartas de ação'),
  card: f('carta'),
};

export const ADJECTIVES: Romance['adjectives'] = {
  friendly: adjective('amigo'),
  enemy: adjective('inimigo'),
  ready: adjective('preparado'),
  exhausted: adjective('exausto'),
  damaged: adjective('danificado'),
  undamaged: adjective('ileso'),
  stunned: adjective('atordoado'),
  warded: adjective('protegido'),
  enraged: adjective('enfurecido'),
  gigantic: ['gigante', 'gigante', 'gigantes', 'gigantes'],
  token: invariable('token'),
  haunted: adjective('assombrado'),
  overwhelmed: adjective('sobrecarregado'),
};

export const ZONES: Readonly<Record<ZoneName, Noun>> = {
  play: m('jogo'),
  hand: f('mão'),
  deck: m('baralho'),
  discard: f('pilha de descarte', 'pilhas de descarte'),
  archives: m('arquivo'),
  purged: f('zona de expurgo', 'zonas de expurgo'),
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'Alfa',
  assault: 'Emboscada',
  deploy: 'Posicionar',
  elusive: 'Elusivo',
  entrench: 'Entrincheirar',
  hazardous: 'Perigo',
  invulnerable: 'Invulnerável',
  omega: 'Ômega',
  poison: 'Veneno',
  skirmish: 'Combativo',
  'splash-attack': 'Ataque em área',
  taunt: 'Provocar',
  treachery: 'Traição',
  versatile: 'Versátil',
};

const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Jogar',
  reap: 'Após a Coleta',
  fight: 'Após a Luta',
  'before-fight': 'Antes da Luta',
  action: 'Ação',
  omni: 'Omni',
  destroyed: 'Destruído',
  scrap: 'Sucata',
  fate: 'Destino',
};
export const heading = (header: Header): string => HEADINGS[header];

const TRANSLATED_HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  mars: 'Marte',
  sanctum: 'Santuário',
  saurian: 'Sauro',
  shadows: 'Sombras',
  staralliance: 'Aliança Estelar',
  unfathomable: 'Insondável',
  untamed: 'Indomados',
  prophecy: 'Profecia',
  thetide: 'A Maré',
  archonpower: 'Poder do Arconte',
};

export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return 'essa casa';
    case 'its-house':
      return 'a casa dessa carta';
    case 'active-house':
      return 'a casa ativa';
    case 'previous-house':
      return 'a casa escolhida no turno anterior';
    default:
      return `a casa ${TRANSLATED_HOUSES[house] ?? houseTitle(house)}`;
  }
}
export const ofHouse = (house: HousePhrase): string => `de ${houseName(house)}`;

/** @param its the noun of the card whose owner it is */
export function player(who: PlayerRef | 'a-player', { gender }: Noun): string {
  const of = gender === 'f' ? 'dela' : 'dele';
  const players: Readonly<Record<PlayerRef | 'a-player', string>> = {
    you: 'você',
    opponent: 'o seu oponente',
    each: 'cada jogador',
    'its-owner': `o dono ${of}`,
    'its-controller': `o controlador ${of}`,
    'its-opponent': `o oponente do controlador ${of}`,
    'that-player': 'esse jogador',
    active: 'o jogador ativo',
    'a-player': 'um jogador',
  };
  return players[who];
}

const NAMES_OF_COUNTERS: Readonly<Record<Exclude<Counter, 'power'>, string>> = {
  awakening: 'despertar',
  corrosion: 'corrosão',
  depth: 'profundidade',
  disruption: 'perturbação',
  doom: 'perdição',
  fuse: 'pavio',
  glory: 'glória',
  growth: 'crescimento',
  hatch: 'eclosão',
  ignorance: 'ignorância',
  knowledge: 'conhecimento',
  mineralize: 'mineralização',
  mutation: 'mutação',
  nay: 'não',
  paint: 'tinta',
  scheme: 'trama',
  time: 'tempo',
  trade: 'comércio',
  warrant: 'mandado',
  wisdom: 'sabedoria',
  yea: 'sim',
};
export const COUNTER = m('marcador', 'marcadores');
export const COUNTERS = {
  power: f('ficha de poder +1', 'fichas de poder +1'),
  ...Object.fromEntries(
    Object.entries(NAMES_OF_COUNTERS).map(([key, name]) => [
      key,
      m(`marcador de ${name}`, `marcadores de ${name}`),
    ]),
  ),
} as Readonly<Record<Counter, Noun>>;

export const bonusIcon = (icon: BonusIcon | undefined): Noun =>
  icon === undefined
    ? m('ícone de bônus', 'ícones de bônus')
    : m(`ícone de bônus {${icon}}`, `ícones de bônus {${icon}}`);

export const DAMAGES: Readonly<Record<DamageSort, Noun>> = {
  power: m('dano de luta'),
  assault: m('dano de emboscada'),
  hazardous: m('dano de perigo'),
  splash: m('dano de ataque em área'),
  effect: m('dano'),
  icon: m('dano de um ícone de bônus {damage}'),
};

export const SHARED: Readonly<Record<Shared, Noun>> = {
  house: f('casa'),
  trait: m('atributo'),
  name: m('nome'),
  power: m('poder', 'poderes'),
  battleline: f('linha de batalha', 'linhas de batalha'),
  type: m('tipo'),
};

export const STEPS: Readonly<Record<NamedStep, string>> = {
  forge: 'forjar uma chave',
  house: 'escolher uma casa',
  main: 'jogar, descartar e usar cartas',
  ready: 'preparar cartas',
  draw: 'comprar cartas',
};
export const stepNoun = (step: NamedStep): Noun => m(`passo “${STEPS[step]}”`);

export const NONE: Forms = ['nenhum', 'nenhuma', 'nenhuns', 'nenhumas'];
export const OTHER: Forms = ['outro', 'outra', 'outros', 'outras'];

export const SPANS: Romance['spans'] = {
  turn: 'pelo restante do turno',
  'opponent-next-turn': 'durante o próximo turno do seu oponente',
  'your-next-turn': 'durante o seu próximo turno',
  'until-your-next-turn': 'até o início do seu próximo turno',
  'through-your-next-turn': 'até o fim do seu próximo turno',
  'that-players-next-turn': 'durante o próximo turno desse jogador',
  'while-it-is-in-play': 'enquanto estiver em jogo',
};

export const WORDS: Romance['words'] = {
  amber: m('{amber}', '{amber}'),
  damage: m('dano'),
  power: m('poder', 'poderes'),
  armor: f('armadura'),
  key: f('chave'),
  forgedKey: f('chave forjada', 'chaves forjadas'),
  unforgedKey: f('chave não forjada', 'chaves não forjadas'),
  keyCost: m('custo atual das chaves', 'custos atuais das chaves'),
  chain: f('corrente'),
  trait: m('atributo'),
  house: f('casa'),
  turn: m('turno'),
  nextTurn: m('próximo turno', 'próximos turnos'),
  battleline: f('linha de batalha', 'linhas de batalha'),
  pool: f('reserva'),
  supply: f('reserva geral', 'reservas gerais'),
  time: f('vez', 'vezes'),
  and: 'e',
  or: 'ou',
  andThat: 'e',
  orThat: 'ou',
  of: 'de',
  to: 'a',
  toHand: 'a',
  toward: 'para',
  on: 'em',
  in: 'em',
  from: 'de',
  by: 'por',
  with: 'com',
  additional: 'adicional',
  without: 'sem',
  under: 'sob',
  atFlank: 'em',
  against: 'contra',
  during: 'durante',
  inOrderTo: 'para',
  that: 'que',
  which: 'que',
  if: 'se',
  while: 'enquanto',
  meanwhile: 'enquanto',
  unless: 'exceto se',
  it: '',
  you: 'você',
  youNamed: 'você',
  each: 'cada',
  forEach: 'para cada',
  upTo: 'até',
  anyNumberOf: 'qualquer número de',
  aNumberOf: 'um número de',
  theNumberOf: 'o número de',
  equalTo: 'igual a',
  plus: 'mais',
  minus: 'menos',
  all: 'todo',
  already: 'já',
  notAfterNone: '',
  instead: 'em vez disso',
  thisWay: 'desta forma',
  inPlay: 'em jogo',
  intoPlay: 'em jogo',
  outOfPlay: 'de jogo',
  colon: ':',
};
