import type { Unit } from '../romance/amounts.ts';
import type { AmountPhrases, ConditionPhrases } from '../romance/phrases.ts';
import { theClass } from './grammar.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  amber: '{amber}',
  damage: 'daño',
  power: 'poder',
  armor: 'armadura',
  plainDamage: 'daño',
  chains: 'cadenas',
};

const ICONS: Readonly<Partial<Record<Unit, string>>> = { damage: '{damage}' };

const NUMERALS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export const AMOUNT_PHRASES: AmountPhrases = {
  units: {
    amber: (number) => `${number}{amber}`,
    damage: (number) => `${number}{damage}`,
    power: (number) => `${number} de poder`,
    armor: (number) => `${number} de armadura`,
    plainDamage: (number) => `${number} de daño`,
    chains: (number, isOne) => `${number} ${isOne ? 'cadena' : 'cadenas'}`,
  },
  allOf: (unit) =>
    unit === 'armor'
      ? 'toda la armadura'
      : unit === 'chains'
        ? 'todas las cadenas'
        : `todo el ${ICONS[unit] ?? UNITS[unit]}`,
  someOf: (unit) => `una cantidad de ${UNITS[unit]}`,
  thatMuch: (unit) => `esa cantidad de ${ICONS[unit] ?? UNITS[unit]}`,
  thatMany: ({ many }) => `esa cantidad de ${many}`,
  thatNumber: 'ese número',
  thatAmount: 'esa cantidad',
  numeral: (number) => NUMERALS[number - 2] ?? String(number),
  timesThat: (clause, window) => `la cantidad de veces que ${clause} ${window}`,
  timeThat: (clause, window) => `vez que ${clause} ${window}`,
  armorLost: (isDefinite, card) =>
    `${isDefinite ? 'la armadura' : 'punto de armadura'} que ${card} ha perdido de esta forma`,
  housesAmong: (many, cards) =>
    many ? `Casas representadas entre ${theClass(cards)}` : `Casa representada entre ${theClass(cards)}`,
  powersAmong: (many, cards) =>
    many ? `poderes distintos entre ${theClass(cards)}` : `poder distinto entre ${theClass(cards)}`,
  timesAs: (number, amount) => `${number} veces ${amount}`,
  fraction: (kind, of, round) =>
    `${kind === 'half' ? 'la mitad' : 'un tercio'} de ${of} (redondeando hacia ${round === 'up' ? 'arriba' : 'abajo'})`,
  most: (number) => `hasta un máximo de ${number}`,
  least: (number) => `hasta un mínimo de ${number}`,
  printed: ({ one, many, gender }) => ({
    one: `${one} ${gender === 'f' ? 'impresa' : 'impreso'}`,
    many: `${many} ${gender === 'f' ? 'impresas' : 'impresos'}`,
    gender,
  }),
  total: ({ one, many, gender }) => ({ one: `${one} total`, many: `${many} totales`, gender }),
  allBut: (number, of) => `todo ${of} excepto ${number}`,
  inExcess: (side, without) =>
    side === 'friendly'
      ? 'que controlas de más respecto a tu oponente'
      : `que tu oponente controla de más respecto a ti${without === undefined ? '' : ` (sin contar ${without})`}`,
  pointOf: 'punto de',
  pointOfDamage: 'daño',
  numberOfThings: (compare, number, things, icon) => {
    const counted = `${number}${icon}`;
    const said = {
      '=': `exactamente ${counted} ${things}`,
      '>=': `${counted} o más ${things}`,
      '<=': `${counted} o menos ${things}`,
      '>': `más de ${counted} ${things}`,
      '<': `menos de ${counted} ${things}`,
    }[compare];
    return said.trim();
  },
  relative: (compare, things, other) => {
    const degree = {
      '<': 'menos',
      '<=': 'no más',
      '=': 'la misma cantidad de',
      '>=': 'no menos',
      '>': 'más',
    }[compare];
    // Things of another sort are compared by their number.
    return `${degree} ${things} que ${other.startsWith('{') ? 'la cantidad de ' : ''}${other}`;
  },
  atLeastAsMuchAs: (cost) => `al menos tanto {amber} como ${cost}`,
  differentHouses: 'Casas distintas',
};

export const CONDITION_PHRASES: ConditionPhrases = {
  thereIs: (what) => `hay ${what}`,
  thereIsNo: (what) => `no hay ${what}`,
  inBothPools: (number) => `hay un total combinado de ${number} en las reservas de ambos jugadores`,
  firstTimeThat: (clause, window) => `es la primera vez que ${clause} ${window}`,
  parity: (isOdd) => (isOdd ? 'impar' : 'par'),
  thisDamage: 'este daño',
  yourActiveHouse: 'tu Casa activa',
  theTide: 'la marea',
  tide: { high: 'alta', low: 'baja' },
  theNamedCards: 'las cartas nombradas',
  suchACard: 'una carta así',
  itIsNotTrue: (clause) => `no es cierto que ${clause}`,
  underControlOf: (player) => (player === undefined ? 'bajo tu control' : `bajo el control de ${player}`),
  underControlOfItsPlayersOpponent: 'bajo el control del oponente de quien la juega',
  halfOfGigantic: 'una mitad de una criatura gigantesca',
  whileFighting: (whom) => `al luchar contra ${whom}`,
  inAFight: 'en un combate',
  damageWithItsArmor: 'daño con su armadura',
  byReaping: 'al cosechar',
  into: (what, where) => `${what} en ${where}`,
  toUse: (card) => `a usar ${card}`,
  ofController: 'de controlador',
  intoItsOwnersDiscard: 'en la pila de descartes de su propietario',
  fromTo: (from, to) => `${from === undefined ? 'del juego' : `de ${from}`} a ${to ?? 'la zona de juego'}`,
  houseOtherThan: (house) => `una Casa distinta de ${house}`,
  asActiveHouse: (house, isYours) => `${house} como ${isYours ? 'tu' : 'su'} Casa activa`,
};
