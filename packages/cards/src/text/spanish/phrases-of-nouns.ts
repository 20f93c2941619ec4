import { agreed } from '../romance/grammar.ts';
import type { Agreement, Forms } from '../romance/grammar.ts';
import type { NounPhrases, TimePhrases } from '../romance/phrases.ts';
import { adjective, DEFINITE, f, invariable } from './grammar.ts';

import { OTHER } from './lexicon.ts';

const one = (gender: 'm' | 'f'): Agreement => ({ gender, many: false });
const several = (gender: 'm' | 'f'): Agreement => ({ gender, many: true });
const UNO: Forms = ['uno', 'una', 'unos', 'unas'];
const IT: Forms = ['él', 'ella', 'ellos', 'ellas'];

export const TIME_PHRASES: TimePhrases = {
  after: (clause) => `después de que ${clause}`,
  afterFirst: (clause) => `cada turno, después de que ${clause} por primera vez`,
  before: (clause) => `antes de que ${clause}`,
  when: (clause) => `cuando ${clause}`,
  until: (clause) => `hasta que ${clause}`,
  asSoonAs: (condition) => `una vez que ${condition}`,
  nextTime: (clause) => `la próxima vez que ${clause} este turno`,
  // Of "creature or artifact", the first noun counts.
  theNext: (noun, gender) =>
    `${gender === 'f' || noun.startsWith('criatura') ? 'la próxima' : 'el próximo'} ${noun}`,
  at: { start: 'al principio de', end: 'al final de' },
  atEndOfTurn: 'al final del turno',
  setup: {
    'before-hand': 'antes de robar las manos iniciales',
    'after-hand': 'después de robar tu mano inicial',
  },
  whileIn: (title, zone, text) => `mientras ${title} esté en ${zone}, ${text}`,
  window: (window, isYours) =>
    window === 'this-turn' ? 'este turno' : `en ${isYours ? 'tu' : 'su'} turno anterior`,
  untilLeavesPlay: (title) => `hasta que ${title} abandone el juego`,
  theStep: (step) => `el paso “${step}”`,
  inStep: (step, isOutside) => `${isOutside ? 'fuera del' : 'durante el'} paso “${step}”`,
  inStepOf: (step) => `durante tu paso “${step}”`,
  whenForging: 'al forjar llaves',
  whenResolving: (icon) => `al resolver ${icon}`,
  whenAttacking: (whom) => `al atacar a ${whom}`,
  whenInFight: (only, agreement) =>
    only === 'attacking'
      ? 'al atacar'
      : only === 'defending'
        ? `al ser ${agreed(adjective('atacado'), agreement)}`
        : 'al luchar',
  butBeforeAbilities: (heading) => `pero antes de que se resuelvan sus habilidades ${heading}`,
};

const flankOf = (flank: { one: string }): string => `en el ${flank.one} de su controlador`;

export const NOUN_PHRASES: NounPhrases = {
  differing: ({ many, gender }) => `con ${gender === 'f' ? 'distintas' : 'distintos'} ${many}`,
  alike: ({ one: noun, gender }) => `${gender === 'f' ? 'de la misma' : 'con el mismo'} ${noun}`,
  withItsNeighbors: (center, agreement) => `${center} y cada criatura adyacente a ${agreed(IT, agreement)}`,
  toItOrItsNeighbor: (center, agreement) =>
    `a ${center} o a una criatura adyacente a ${agreed(IT, agreement)}`,
  neighboring: (center, { many }) => `${many ? 'adyacentes' : 'adyacente'} a ${center}`,
  nextTo: (side, center) => `inmediatamente a la ${side} de ${center}`,
  theNeighborOn: (side, center) => `la criatura inmediatamente a la ${side} de ${center}`,
  besides: (side, of) => `a la ${side} de ${of}`,
  between: (left, right) => `entre ${left} y ${right}`,
  randomCardsUntilLeft: (from, number) => `cartas al azar ${from} hasta que no queden más de ${number}`,
  oneOf: ({ gender }, them) => `${agreed(UNO, one(gender))} de ${them}`,
  theOthers: ({ gender }) => `${agreed(DEFINITE, several(gender))} demás`,
  theOtherOf: ({ gender }, these) =>
    `${agreed(DEFINITE, one(gender))} ${agreed(OTHER, one(gender))} de ${these}`,
  mostPowerfulOf: ({ gender }, isMost, these) =>
    `${agreed(DEFINITE, one(gender))} ${isMost ? 'más' : 'menos'} ${agreed(adjective('poderoso'), one(gender))} de ${these}`,
  endOfPile: (isTop, number, pile) => {
    const end = isTop ? 'superior' : 'inferior';
    return number === undefined ? `la carta ${end} de ${pile}` : `las ${number} cartas ${end}es de ${pile}`;
  },
  fromEnd: (isTop) => `de la parte ${isTop ? 'superior' : 'inferior'} de`,
  topmost: (number, nouns, { gender }) =>
    number === undefined
      ? `${agreed(DEFINITE, one(gender))} ${nouns} más ${agreed(adjective('cercano'), one(gender))} a la parte superior`
      : `${agreed(DEFINITE, several(gender))} ${number} ${nouns} más ${agreed(adjective('cercano'), several(gender))} a la parte superior`,
  inHalfOfLine: (nouns, isOneSide) =>
    `${nouns} en una mitad de ${isOneSide ? 'su' : 'cada'} línea de batalla, dividida lo más equitativamente posible`,
  oneOfEach: (noun, what) => `${noun} de cada ${what.one}`,
  oneOrMore: '1 o más',
  withTotalPower: (number) => `con un poder total de ${number} o más`,
  withPower: (compare, number, isPlain, { many }) => {
    if (!isPlain) {
      const relation = {
        '=': 'igual a',
        '>=': 'igual o superior a',
        '<=': 'igual o inferior a',
        '>': 'superior a',
        '<': 'inferior a',
      }[compare];
      return `que ${many ? 'tengan' : 'tenga'} un poder ${relation} ${number}`;
    }
    const bound = {
      '=': number,
      '>=': `${number} o más`,
      '<=': `${number} o menos`,
      '>': `más de ${number}`,
      '<': `menos de ${number}`,
    }[compare];
    return `con ${bound} de poder`;
  },
  withParity: (isOdd) => `con poder ${isOdd ? 'impar' : 'par'}`,
  extreme: (stat, isMost) => {
    const degree = isMost ? 'más' : 'menos';
    if (stat === 'armor') return invariable(`con ${degree} armadura`);
    return [`${degree} poderoso`, `${degree} poderosa`, `${degree} poderosos`, `${degree} poderosas`];
  },
  withExtreme: (stat, isMost) =>
    stat === 'power'
      ? `con el poder más ${isMost ? 'alto' : 'bajo'}`
      : `con la armadura más ${isMost ? 'alta' : 'baja'}`,
  thatTrait: 'ese rasgo',
  theTrait: (trait) => `el rasgo ${trait}`,
  withThatName: 'con ese nombre',
  onFlank: 'de flanco',
  onAFlank: 'en un flanco',
  onItsFlank: flankOf,
  inCenter: 'en el centro de su línea de batalla',
  inSameBattleline: 'en la misma línea de batalla',
  sharesWithNeighbors: (what, atLeast, { many }, isNegative) => {
    const shares = `${isNegative ? 'que no' : 'que'} ${many ? 'compartan' : 'comparta'}`;
    const number = atLeast > 1 ? atLeast : isNegative ? 'ninguna' : 'al menos 1';
    const neighbors = `${number} de sus criaturas adyacentes`;
    return `${shares} ${what.gender === 'f' ? 'una' : 'un'} ${what.one} con ${neighbors}`;
  },
  atLeastOne: (noun, { gender }) => `al menos ${gender === 'f' ? 'una' : 'un'} ${noun}`,
  houseWith: (number) => `una Casa con ${number}`,
  houseWithMost: (things) => `la Casa con más ${things}`,
  oneOfHouses: (houses) => `una de ${houses}`,
  forWhich: ({ gender, many }, condition) =>
    `para ${agreed(DEFINITE, { gender, many })} que se cumple que ${condition}`,
  controlledAnd: (_, participle, player) => `${participle} que controlaba ${player}`,
  except: (what) => `excepto ${what}`,
  notBeing: (what, { many }) => `que no ${many ? 'sean' : 'sea'} ${what}`,
  notInState: (state, { many }) => `que no ${many ? 'estén' : 'esté'} ${state}`,
  theAttackedCreature: 'la criatura atacada',
  theCreatureThatFights: (card) => `la criatura contra la que lucha ${card}`,
  keyOfColor: (color) => {
    const name = { red: 'roja', blue: 'azul', yellow: 'amarilla' }[color];
    return f(`llave ${name}`, `llaves ${name}${name === 'azul' ? 'es' : 's'}`);
  },
  nthKey: (number) => f(`${{ 1: 'primera', 2: 'segunda', 3: 'tercera' }[number]} llave`),
  thePlayers: 'los jugadores',
  playerWord: 'jugador',
  theirOpponent: 'su oponente',
  ownersOf: { many: 'sus propietarios' },
  lineOfController: 'la línea de batalla de su controlador',
  anywhereIn: (line) => `en cualquier lugar de ${line}`,
  inPlaceOf: (card) => `en el lugar de ${card} en la línea de batalla`,
};
