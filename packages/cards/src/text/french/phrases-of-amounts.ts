import type { Unit } from '../romance/amounts.ts';
import { whole } from './grammar.ts';
import type { AmountPhrases, ConditionPhrases } from '../romance/phrases.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  amber: '{amber}',
  damage: 'dégâts',
  power: 'puissance',
  armor: 'armure',
  plainDamage: 'dégâts',
  chains: 'chaînes',
};
const ALL: Readonly<Record<Unit, string>> = {
  amber: 'tout le {amber}',
  damage: 'tous les {damage}',
  power: 'toute la puissance',
  armor: 'toute l’armure',
  plainDamage: 'tous les dégâts',
  chains: 'toutes les chaînes',
};
/** What is counted one by one has a number. */
const NUMBERED: ReadonlySet<Unit> = new Set(['damage', 'plainDamage', 'chains']);

const NUMERALS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export const AMOUNT_PHRASES: AmountPhrases = {
  units: {
    amber: (number) => `${number}{amber}`,
    damage: (number) => `${number}{damage}`,
    power: (number) => `${number} de puissance`,
    armor: (number) => `${number} d’armure`,
    plainDamage: (number, isOne) => `${number} ${isOne ? 'dégât' : 'dégâts'}`,
    chains: (number, isOne) => `${number} ${isOne ? 'chaîne' : 'chaînes'}`,
  },
  allOf: (unit) => ALL[unit],
  someOf: (unit) => `un ${NUMBERED.has(unit) ? 'nombre' : 'montant'} de ${UNITS[unit]}`,
  thatMuch: (unit) =>
    `ce même ${NUMBERED.has(unit) ? 'nombre' : 'montant'} de ${unit === 'damage' ? '{damage}' : UNITS[unit]}`,
  thatMany: ({ many }) => `ce même nombre de ${many}`,
  thatNumber: 'ce nombre',
  thatAmount: 'ce montant',
  numeral: (number) => NUMERALS[number - 2] ?? String(number),
  timesThat: (clause, window) => `le nombre de fois que ${clause} ${window}`,
  timeThat: (clause, window) => `fois que ${clause} ${window}`,
  armorLost: (isDefinite, card) =>
    `${isDefinite ? 'l’armure' : 'point d’armure'} que ${card} a ${isDefinite ? 'perdue' : 'perdu'} de cette manière`,
  housesAmong: (many, cards) =>
    many ? `Maisons représentées parmi ${whole(cards)}` : `Maison représentée parmi ${whole(cards)}`,
  powersAmong: (many, cards) =>
    many ? `puissances différentes parmi ${whole(cards)}` : `puissance différente parmi ${whole(cards)}`,
  timesAs: (number, amount) => `${number} fois ${amount}`,
  fraction: (kind, of, round) =>
    `${kind === 'half' ? 'la moitié' : 'un tiers'} de ${of} (${kind === 'half' ? 'arrondie' : 'arrondi'} ${round === 'up' ? 'au supérieur' : 'à l’inférieur'})`,
  most: (number) => `au maximum ${number}`,
  least: (number) => `au minimum ${number}`,
  printed: ({ one, many, gender }) => ({
    one: `${one} ${gender === 'f' ? 'imprimée' : 'imprimé'}`,
    many: `${many} ${gender === 'f' ? 'imprimées' : 'imprimés'}`,
    gender,
  }),
  total: ({ one, many, gender }) => ({
    one: `${one} ${gender === 'f' ? 'totale' : 'total'}`,
    many: `${many} ${gender === 'f' ? 'totales' : 'totaux'}`,
    gender,
  }),
  allBut: (number, of) => `tout ${of} sauf ${number}`,
  inExcess: (side, without) =>
    side === 'friendly'
      ? 'que vous contrôlez de plus que votre adversaire'
      : `que votre adversaire contrôle de plus que vous${without === undefined ? '' : ` (sans compter ${without})`}`,
  pointOf: 'point de',
  pointOfDamage: 'dégât',
  numberOfThings: (compare, number, things, icon) => {
    const counted = `${number}${icon}`;
    // "One or more creatures" is a plural.
    if (compare === '>=' && number === '1' && things)
      return `${things.startsWith('artefact') ? 'un' : 'une'} ou plusieurs ${things}`;
    const said = {
      '=': `exactement ${counted} ${things}`,
      '>=': things ? `au moins ${counted} ${things}` : `${counted} ou plus`,
      '<=': things ? `au plus ${counted} ${things}` : `${counted} ou moins`,
      '>': `plus de ${counted} ${things}`,
      '<': `moins de ${counted} ${things}`,
    }[compare];
    return said.trim();
  },
  relative: (compare, things, other) => {
    const degree = {
      '<': 'moins',
      '<=': 'pas plus',
      '=': 'autant',
      '>=': 'au moins autant',
      '>': 'plus',
    }[compare];
    // Things of another sort are compared by their number.
    return `${degree} de ${things} que ${other.startsWith('{') ? 'le montant de ' : ''}${other}`;
  },
  atLeastAsMuchAs: (cost) => `au moins autant de {amber} que ${cost}`,
  differentHouses: 'Maisons différentes',
};

export const CONDITION_PHRASES: ConditionPhrases = {
  thereIs: (what) => `il y a ${what}`,
  thereIsNo: (what) => (what.startsWith('auc') ? `il n’y a ${what}` : `il n’y a pas ${what}`),
  inBothPools: (number) => `il y a un total combiné de ${number} dans les réserves des deux joueurs`,
  firstTimeThat: (clause, window) => `c’est la première fois que ${clause} ${window}`,
  parity: (isOdd) => (isOdd ? 'impair' : 'pair'),
  thisDamage: 'ces dégâts',
  yourActiveHouse: 'votre Maison active',
  theTide: 'la marée',
  tide: { high: 'haute', low: 'basse' },
  theNamedCards: 'les cartes nommées',
  suchACard: 'une telle carte',
  itIsNotTrue: (clause) => `il n’est pas vrai que ${clause}`,
  underControlOf: (player) =>
    player === undefined ? 'sous votre contrôle' : `sous le contrôle de ${player}`,
  underControlOfItsPlayersOpponent: 'sous le contrôle de l’adversaire du joueur qui la joue',
  halfOfGigantic: 'une moitié d’une créature gigantesque',
  whileFighting: (whom) => `en combattant ${whom}`,
  inAFight: 'lors d’un combat',
  damageWithItsArmor: 'des dégâts avec son armure',
  byReaping: 'en moissonnant',
  into: (what, where) => `${what} dans ${where}`,
  toUse: (card) => `à utiliser ${card}`,
  ofController: 'de contrôleur',
  intoItsOwnersDiscard: 'dans la défausse de son propriétaire',
  fromTo: (from, to) => `${from === undefined ? 'du jeu' : `de ${from}`} à ${to ?? 'la zone de jeu'}`,
  houseOtherThan: (house) => `une Maison autre que ${house}`,
  asActiveHouse: (house, isYours) => `${house} comme ${isYours ? 'votre' : 'sa'} Maison active`,
};
