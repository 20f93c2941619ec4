import { agreed } from '../romance/grammar.ts';
import type { Agreement } from '../romance/grammar.ts';
import type { NounPhrases, TimePhrases } from '../romance/phrases.ts';
import { adjective, ARTICLE, DEFINITE, f, invariable, IT } from './grammar.ts';
import { OTHER } from './lexicon.ts';

const one = (gender: 'm' | 'f'): Agreement => ({ gender, many: false });
const several = (gender: 'm' | 'f'): Agreement => ({ gender, many: true });

export const TIME_PHRASES: TimePhrases = {
  after: (clause) => `após ${clause}`,
  afterFirst: (clause) => `a cada turno, após ${clause} pela primeira vez`,
  before: (clause) => `antes que ${clause}`,
  when: (clause) => `quando ${clause}`,
  until: (clause) => `até que ${clause}`,
  asSoonAs: (condition) => `uma vez que ${condition}`,
  nextTime: (clause) => `na próxima vez que ${clause} neste turno`,
  // Of "creature or artifact", the first noun counts.
  theNext: (noun, gender) =>
    `${gender === 'f' || noun.startsWith('criatura') ? 'a próxima' : 'o próximo'} ${noun}`,
  at: { start: 'no início de', end: 'no fim de' },
  atEndOfTurn: 'no fim do turno',
  setup: {
    'before-hand': 'antes de comprar as mãos iniciais',
    'after-hand': 'após comprar a sua mão inicial',
  },
  whileIn: (title, zone, text) => `enquanto ${title} estiver em ${zone}, ${text}`,
  window: (window, isYours) =>
    window === 'this-turn' ? 'neste turno' : isYours ? 'no seu turno anterior' : 'no turno anterior dele',
  untilLeavesPlay: (title) => `até que ${title} saia de jogo`,
  theStep: (step) => `o passo “${step}”`,
  inStep: (step, isOutside) => `${isOutside ? 'fora do' : 'durante o'} passo “${step}”`,
  inStepOf: (step) => `durante o seu passo “${step}”`,
  whenForging: 'ao forjar chaves',
  whenResolving: (icon) => `ao resolver ${icon}`,
  whenAttacking: (whom) => `ao atacar ${whom}`,
  whenInFight: (only, agreement) =>
    only === 'attacking'
      ? 'ao atacar'
      : only === 'defending'
        ? `ao ser ${agreed(adjective('atacado'), agreement)}`
        : 'ao lutar',
  butBeforeAbilities: (heading) => `mas antes que as suas habilidades ${heading} sejam resolvidas`,
};

export const NOUN_PHRASES: NounPhrases = {
  differing: ({ many }) => `com ${many} diferentes`,
  alike: ({ one: noun, gender }) => `${gender === 'f' ? 'da mesma' : 'com o mesmo'} ${noun}`,
  withItsNeighbors: (center, agreement) => `${center} e cada criatura vizinha de ${agreed(IT, agreement)}`,
  toItOrItsNeighbor: (center, agreement) =>
    `a ${center} ou a uma criatura vizinha de ${agreed(IT, agreement)}`,
  neighboring: (center, { many }) => `${many ? 'vizinhas' : 'vizinha'} de ${center}`,
  nextTo: (side, center) => `imediatamente à ${side} de ${center}`,
  theNeighborOn: (side, center) => `a criatura imediatamente à ${side} de ${center}`,
  besides: (side, of) => `à ${side} de ${of}`,
  between: (left, right) => `entre ${left} e ${right}`,
  randomCardsUntilLeft: (from, number) => `cartas aleatórias ${from} até que não restem mais de ${number}`,
  oneOf: ({ gender }, them) => `${agreed(ARTICLE, one(gender))} de ${them}`,
  theOthers: ({ gender }) => `${agreed(DEFINITE, several(gender))} demais`,
  theOtherOf: ({ gender }, these) =>
    `${agreed(DEFINITE, one(gender))} ${agreed(OTHER, one(gender))} de ${these}`,
  mostPowerfulOf: ({ gender }, isMost, these) =>
    `${agreed(DEFINITE, one(gender))} ${isMost ? 'mais' : 'menos'} ${agreed(adjective('poderoso'), one(gender))} de ${these}`,
  endOfPile: (isTop, number, pile) => {
    const end = isTop ? 'do topo' : 'do fundo';
    return number === undefined ? `a carta ${end} de ${pile}` : `as ${number} cartas ${end} de ${pile}`;
  },
  fromEnd: (isTop) => (isTop ? 'do topo de' : 'do fundo de'),
  topmost: (number, nouns, { gender }) =>
    number === undefined
      ? `${agreed(DEFINITE, one(gender))} ${nouns} mais ${agreed(adjective('próximo'), one(gender))} do topo`
      : `${agreed(DEFINITE, several(gender))} ${number} ${nouns} mais ${agreed(adjective('próximo'), several(gender))} do topo`,
  inHalfOfLine: (nouns, isOneSide) =>
    `${nouns} em uma metade ${isOneSide ? 'da sua' : 'de cada'} linha de batalha, dividida o mais igualmente possível`,
  oneOfEach: (noun, what) => `${noun} de cada ${what.one}`,
  oneOrMore: '1 ou mais',
  withTotalPower: (number) => `com poder total de ${number} ou mais`,
  withPower: (compare, number, isPlain, { many }) => {
    if (!isPlain) {
      const relation = {
        '=': 'igual a',
        '>=': 'maior ou igual a',
        '<=': 'menor ou igual a',
        '>': 'maior que',
        '<': 'menor que',
      }[compare];
      return `que ${many ? 'tenham' : 'tenha'} poder ${relation} ${number}`;
    }
    const bound = {
      '=': number,
      '>=': `${number} ou mais`,
      '<=': `${number} ou menos`,
      '>': `mais de ${number}`,
      '<': `menos de ${number}`,
    }[compare];
    return `com ${bound} de poder`;
  },
  withParity: (isOdd) => `com poder ${isOdd ? 'ímpar' : 'par'}`,
  extreme: (stat, isMost) => {
    const degree = isMost ? 'mais' : 'menos';
    if (stat === 'armor') return invariable(`com ${degree} armadura`);
    return [`${degree} poderoso`, `${degree} poderosa`, `${degree} poderosos`, `${degree} poderosas`];
  },
  withExtreme: (stat, isMost) =>
    `com ${stat === 'power' ? 'o' : 'a'} ${isMost ? 'maior' : 'menor'} ${stat === 'power' ? 'poder' : 'armadura'}`,
  thatTrait: 'esse atributo',
  theTrait: (trait) => `o atributo ${trait}`,
  withThatName: 'com esse nome',
  onFlank: 'de flanco',
  onAFlank: 'em um flanco',
  onItsFlank: (flank) => `no ${flank.one} do seu controlador`,
  inCenter: 'no centro da sua linha de batalha',
  inSameBattleline: 'na mesma linha de batalha',
  sharesWithNeighbors: (what, atLeast, { many }, isNegative) => {
    const shares = `${isNegative ? 'que não' : 'que'} ${many ? 'compartilhem' : 'compartilhe'}`;
    const number = atLeast > 1 ? atLeast : isNegative ? 'nenhuma' : 'pelo menos 1';
    const neighbors = `${number} das suas criaturas vizinhas`;
    return `${shares} ${what.gender === 'f' ? 'uma' : 'um'} ${what.one} com ${neighbors}`;
  },
  atLeastOne: (noun, { gender }) => `pelo menos ${gender === 'f' ? 'uma' : 'um'} ${noun}`,
  houseWith: (number) => `uma casa com ${number}`,
  houseWithMost: (things) => `a casa com mais ${things}`,
  oneOfHouses: (houses) => `uma de ${houses}`,
  forWhich: (_, condition) => `(somente se ${condition})`,
  controlledAnd: (_, participle, player) => `${participle} que ${player} controlava`,
  except: (what) => `exceto ${what}`,
  notBeing: (what, { many }) => `que não ${many ? 'sejam' : 'seja'} ${what}`,
  notInState: (state, { many }) => `que não ${many ? 'estejam' : 'esteja'} ${state}`,
  theAttackedCreature: 'a criatura atacada',
  theCreatureThatFights: (card) => `a criatura contra a qual ${card} luta`,
  keyOfColor: (color) => {
    const name = { red: 'vermelha', blue: 'azul', yellow: 'amarela' }[color];
    return f(`chave ${name}`, `chaves ${color === 'blue' ? 'azuis' : `${name}s`}`);
  },
  nthKey: (number) => f(`${{ 1: 'primeira', 2: 'segunda', 3: 'terceira' }[number]} chave`),
  thePlayers: 'os jogadores',
  playerWord: 'jogador',
  theirOpponent: 'o oponente dele',
  ownersOf: { many: 'os seus donos' },
  lineOfController: 'a linha de batalha do seu controlador',
  anywhereIn: (line) => `em qualquer lugar de ${line}`,
  inPlaceOf: (card) => `no lugar de ${card} na linha de batalha`,
};
