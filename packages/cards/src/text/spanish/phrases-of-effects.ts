import { agreed } from '../romance/grammar.ts';
import type { Forms } from '../romance/grammar.ts';
import type { EffectPhrases } from '../romance/phrases.ts';
import { theClass } from './grammar.ts';

const UNO: Forms = ['uno', 'una', 'uno', 'una'];
const YOURS: Forms = ['tuyo', 'tuya', 'tuyos', 'tuyas'];
const IT: Forms = ['lo', 'la', 'los', 'las'];

const thisEffect = (isPreceding: boolean): string => (isPreceding ? 'el efecto anterior' : 'este efecto');

export const EFFECT_PHRASES: EffectPhrases = {
  toYou: '',
  thatAmber: 'ese {amber}',
  eachOne: (agreement) => `cada ${agreed(UNO, agreement)}`,
  distributedAmong: (cards) => `distribuido entre cualquier cantidad de ${cards}`,
  onceForEach: (what) => `una vez por cada ${what}`,
  timesInARow: (number) => `${number} veces`,
  redistributed: (what, cards) =>
    `el ${what === 'amber' ? '{amber}' : 'daño'} sobre ${theClass(cards)} entre ${theClass(cards)}`,
  atNoCost: 'sin coste',
  atCurrentCost: (plus) => `por su coste actual${plus && ` ${plus}`}`,
  reducedBy: (amount) => `reducido en ${amount}`,
  fromPlayer: (player) => (player === undefined ? 'de tu reserva' : `de ${player}`),
  allAmberOfEachPlayer: 'todo el {amber} de cada jugador',
  fromOwnSide: 'de su propio bando',
  fromAnyPlayers: 'de cualquier combinación de jugadores',
  anyAmountOfAmber: 'cualquier cantidad de {amber}',
  allOfIt: (amber) => `todo ${amber}`,
  asIfYours: (agreement) => `como si ${agreement.many ? 'fueran' : 'fuera'} ${agreed(YOURS, agreement)}`,
  onto: 'en',
  face: (isDown) => (isDown ? 'boca abajo' : 'boca arriba'),
  inAnyOrder: 'de vuelta en cualquier orden',
  inRandomOrder: 'en un orden aleatorio',
  asIfYouHadPlayed: (agreement) => `como si ${agreed(IT, agreement)} hubieras jugado`,
  controlOf: 'el control de',
  asUpgradeWithText: (text) => `como una mejora con el texto ${text}`,
  asIfInStep: (step) => `como si fuera el paso “${step}”`,
  untilFound: (clause, found, end) => `hasta que ${clause} ${found} o ${end}`,
  cardsRunOut: 'se acaben las cartas',
  youChooseToStop: 'decidas parar',
  searched: (piles, found) => `${piles} ${found}`,
  foundPlaces: {
    hand: 'en tu mano',
    archives: 'en tu archivo',
    play: 'en juego',
    top: 'en la parte superior de tu mazo',
  },
  putPlaces: {
    top: (pile) => `en la parte superior de ${pile}`,
    bottom: (pile) => `en la parte inferior de ${pile}`,
    shuffle: (pile) => `en ${pile}`,
    hand: (pile) => `en ${pile}`,
    archives: (pile) => `en ${pile}`,
    discard: (pile) => `en ${pile}`,
    flank: 'a un flanco de la línea de batalla de su controlador',
    anywhere: 'a cualquier lugar de la línea de batalla de su controlador',
  },
  abducted: (many, isOnlyForeign, archives) => {
    if (many) {
      const cards = isOnlyForeign ? 'alguna de esas cartas que no te pertenece' : 'alguna de esas cartas';
      return `Si ${cards} abandona ${archives}, en vez de eso se pone en la mano de su propietario`;
    }
    const leaves = isOnlyForeign
      ? `no eres el propietario de esa carta y abandona ${archives}`
      : `esa carta abandona ${archives}`;
    return `Si ${leaves}, en vez de eso se pone en la mano de su propietario`;
  },
  asToken: ({ many }) => `boca abajo como ${many ? 'criaturas' : 'criatura'} ficha`,
  oneAtATime: ({ gender }) => (gender === 'f' ? 'de una en una' : 'de uno en uno'),
  ignoring: (what) => `ignorando ${what}`,
  fightsInTurn: (times) =>
    `${times} veces, cada vez contra una criatura enemiga distinta. Resuelve estos combates de uno en uno`,
  withSplash: (damage) => `con ${damage} de salpicadura`,
  notPreventedByArmor: 'Este daño no puede ser prevenido por la armadura',
  damageRatherThanToOpponent: (whom) => `su daño ${whom} en lugar de a la criatura contra la que lucha`,
  allItsArmorThisTurn: () => 'toda su armadura hasta el final del turno',
  dividedAmong: (damage, cards) => `${damage}, dividido como elijas entre ${cards}`,
  fully: 'por completo',
  swapped: (what, one, other) => {
    if (what === 'control') return `el control de ${one} y de ${other}`;
    if (what === 'contents')
      return `todo el {amber}, el daño, los contadores y las mejoras de ${one} y de ${other}`;
    return `${one} y ${other}`;
  },
  eachOf: (agreement, cards) => `cada ${agreed(UNO, agreement)} de ${cards}`,
  onIdentity: {
    'opponent-identity': 'de la carta de identidad de tu oponente',
    'your-identity': 'de tu carta de identidad',
  },
  tideIsNeither: 'la marea no está ni alta ni baja',
  nameOf: '',
  aNumber: 'un número',
  abilityOf: (heading, card, isEach) =>
    `${isEach ? 'cada' : 'la'} habilidad ${heading} de ${card} como si controlaras esa carta`,
  thatDoesNotHappen: 'eso no ocurre',
  thatFightEnds: 'ese combate termina sin efecto',
  anotherTurn: 'otro turno después de este',
  becomesActiveHouse: (house) => `${house} pasa a ser tu Casa activa`,
  otherwise: 'De lo contrario',
  ifDone: (isYou) => (isYou ? 'Si lo haces' : 'Si lo hace'),
  ifNotDone: (isYou) => (isYou ? 'Si no lo haces' : 'Si no lo hace'),
  doThis: 'hacer lo siguiente',
  one: 'una opción',
  repeatTimes: (number) => `Repite este efecto ${number === 1 ? 'una vez' : `${number} veces`}`,
  repeatOn: (card) => `repite este efecto con ${card}`,
  repeat: (isPreceding) => `repite ${thisEffect(isPreceding)}`,
  mayRepeat: (isPreceding) => `puedes repetir ${thisEffect(isPreceding)}`,
  mayPayToRepeat: (price, isPreceding) => `puedes ${price} para repetir ${thisEffect(isPreceding)}`,
  asOftenAsPossible: 'tantas veces como quieras, siempre que sea posible repetir el efecto completo',
  oneOfThem: ({ gender }) => (gender === 'f' ? 'una de ellas' : 'uno de ellos'),
  forEachOfThemInTurn: ({ gender }) =>
    gender === 'f' ? 'Por cada una de ellas, de una en una' : 'Por cada uno de ellos, de uno en uno',
  nextIconsAgain:
    'la próxima vez que juegues una carta este turno, resuelve una vez más cada uno de sus iconos de bonificación',
};
