import { agreed } from '../romance/grammar.ts';
import type { Unit } from '../romance/amounts.ts';
import type { AmountPhrases, ConditionPhrases } from '../romance/phrases.ts';
import { adjective, theClass } from './grammar.ts';

const ALL_OF: Readonly<Record<Unit, string>> = {
  amber: 'tutto il {amber}',
  damage: 'tutti i {damage}',
  power: 'tutta la Forza',
  armor: 'tutta la armatura',
  plainDamage: 'tutti i danni',
  chains: 'tutti i vincoli',
};

const UNITS: Readonly<Record<Unit, string>> = {
  amber: '{amber}',
  damage: 'danni',
  power: 'Forza',
  armor: 'armatura',
  plainDamage: 'danni',
  chains: 'vincoli',
};

const NUMERALS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** Two things or more, after words like "exactly". */
const SEVERAL = /^(?:esattamente |più di |meno di )?(?!1(?:\D|$))\d/;

export const AMOUNT_PHRASES: AmountPhrases = {
  units: {
    amber: (number) => `${number}{amber}`,
    damage: (number) => `${number}{damage}`,
    power: (number) => `${number} di Forza`,
    armor: (number) => `${number} di armatura`,
    plainDamage: (number, isOne) => `${number} ${isOne ? 'danno' : 'danni'}`,
    chains: (number, isOne) => `${number} ${isOne ? 'vincolo' : 'vincoli'}`,
  },
  allOf: (unit) => ALL_OF[unit],
  someOf: (unit) => `una quantità di ${UNITS[unit]}`,
  thatMuch: (unit) =>
    unit === 'chains'
      ? 'quel numero di vincoli'
      : `quella quantità di ${unit === 'damage' ? '{damage}' : UNITS[unit]}`,
  thatMany: ({ many }) => `quel numero di ${many}`,
  thatNumber: 'quel numero',
  thatAmount: 'quella quantità',
  numeral: (number) => NUMERALS[number - 2] ?? String(number),
  timesThat: (clause, window) => `il numero di volte in cui ${clause} ${window}`,
  timeThat: (clause, window) => `volta che ${clause} ${window}`,
  armorLost: (isDefinite, card) =>
    `${isDefinite ? 'la armatura' : 'punto di armatura'} che ${card} ha perso in questo modo`,
  housesAmong: (many, cards) =>
    `${many ? 'Case rappresentate' : 'Casa rappresentata'} tra ${theClass(cards)}`,
  powersAmong: (many, cards) =>
    `${many ? 'valori di Forza diversi' : 'valore di Forza diverso'} tra ${theClass(cards)}`,
  timesAs: (number, amount) => `${number} volte ${amount}`,
  fraction: (kind, of, round) =>
    `${kind === 'half' ? 'la metà' : 'un terzo'} di ${of} (arrotondando per ${round === 'up' ? 'eccesso' : 'difetto'})`,
  most: (number) => `fino a un massimo di ${number}`,
  least: (number) => `fino a un minimo di ${number}`,
  printed: ({ one, many, gender }) => {
    const printed = adjective('stampato');
    return {
      one: `${one} ${agreed(printed, { gender, many: false })}`,
      many: `${many} ${agreed(printed, { gender, many: true })}`,
      gender,
    };
  },
  total: ({ one, many, gender }) => ({ one: `${one} totale`, many: `${many} totali`, gender }),
  allBut: (number, of) => `tutto ${of} tranne ${number}`,
  inExcess: (side, without) =>
    side === 'friendly'
      ? 'che controlli in più rispetto al tuo avversario'
      : `che il tuo avversario controlla in più rispetto a te${without === undefined ? '' : ` (senza contare ${without})`}`,
  pointOf: 'punto di',
  pointOfDamage: 'danno',
  numberOfThings: (compare, number, things, icon) => {
    const counted = `${number}${icon}`;
    const said = {
      '=': `esattamente ${counted} ${things}`,
      '>=': `${counted} o più ${things}`,
      '<=': `${counted} o meno ${things}`,
      '>': `più di ${counted} ${things}`,
      '<': `meno di ${counted} ${things}`,
    }[compare];
    return said.trim();
  },
  relative: (compare, things, other) => {
    if (compare === '=') return `lo stesso numero di ${things} di ${other}`;
    const degree = { '<': 'meno', '<=': 'non più', '>=': 'non meno', '>': 'più' }[compare];
    // Things of another sort are compared by their number.
    return `${degree} ${things} rispetto a ${other.startsWith('{amber}') ? 'il numero di ' : ''}${other}`;
  },
  atLeastAsMuchAs: (cost) => `almeno tanto {amber} quanto ${cost}`,
  differentHouses: 'Case diverse',
};

export const CONDITION_PHRASES: ConditionPhrases = {
  thereIs: (what, many) => (many || SEVERAL.test(what) ? `ci sono ${what}` : `c’è ${what}`),
  thereIsNo: (what) => `non c’è ${what}`,
  inBothPools: (number) => `c’è un totale combinato di ${number} nelle riserve di entrambi i giocatori`,
  firstTimeThat: (clause, window) => `è la prima volta che ${clause} ${window}`,
  parity: (isOdd) => (isOdd ? 'dispari' : 'pari'),
  thisDamage: 'questo danno',
  yourActiveHouse: 'la tua Casa attiva',
  theTide: 'la marea',
  tide: { high: 'alta', low: 'bassa' },
  theNamedCards: 'le carte nominate',
  suchACard: 'una carta simile',
  itIsNotTrue: (clause) => `non è vero che ${clause}`,
  underControlOf: (player) =>
    player === undefined ? 'sotto il tuo controllo' : `sotto il controllo di ${player}`,
  underControlOfItsPlayersOpponent: 'sotto il controllo dell’avversario di chi la gioca',
  halfOfGigantic: 'una metà di una creatura gigantesca',
  whileFighting: (whom) => `combattendo contro ${whom}`,
  inAFight: 'in un combattimento',
  damageWithItsArmor: 'danni con la sua armatura',
  byReaping: 'raccogliendo',
  into: (what, where) => `${what} in ${where}`,
  toUse: (card) => `a usare ${card}`,
  ofController: 'controllore',
  intoItsOwnersDiscard: 'nella pila degli scarti del suo proprietario',
  fromTo: (from, to) =>
    `${from === undefined ? 'dalla zona di gioco' : `da ${from}`} a ${to ?? 'la zona di gioco'}`,
  houseOtherThan: (house) => `una Casa diversa da ${house}`,
  asActiveHouse: (house, isYours) => `${house} come ${isYours ? 'tua ' : ''}Casa attiva`,
};
