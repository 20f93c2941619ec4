import type { Unit } from '../romance/amounts.ts';
import type { AmountPhrases, ConditionPhrases } from '../romance/phrases.ts';
import { theClass } from './grammar.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  amber: '{amber}',
  damage: 'dano',
  power: 'poder',
  armor: 'armadura',
  plainDamage: 'dano',
  chains: 'correntes',
};

const ICONS: Readonly<Partial<Record<Unit, string>>> = { damage: '{damage}' };

const NUMERALS = ['três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

export const AMOUNT_PHRASES: AmountPhrases = {
  units: {
    amber: (number) => `${number}{amber}`,
    damage: (number) => `${number}{damage}`,
    power: (number) => `${number} de poder`,
    armor: (number) => `${number} de armadura`,
    plainDamage: (number) => `${number} de dano`,
    chains: (number, isOne) => `${number} ${isOne ? 'corrente' : 'correntes'}`,
  },
  allOf: (unit) =>
    unit === 'armor'
      ? 'toda a armadura'
      : unit === 'chains'
        ? 'todas as correntes'
        : `todo o ${ICONS[unit] ?? UNITS[unit]}`,
  someOf: (unit) => `uma quantidade de ${UNITS[unit]}`,
  thatMuch: (unit) => `essa quantidade de ${ICONS[unit] ?? UNITS[unit]}`,
  thatMany: ({ many }) => `essa quantidade de ${many}`,
  thatNumber: 'esse número',
  thatAmount: 'essa quantidade',
  numeral: (number, { gender }) =>
    number === 2 ? (gender === 'f' ? 'duas' : 'dois') : (NUMERALS[number - 3] ?? String(number)),
  timesThat: (clause, window) => `o número de vezes que ${clause} ${window}`,
  timeThat: (clause, window) => `vez que ${clause} ${window}`,
  armorLost: (isDefinite, card) =>
    `${isDefinite ? 'a armadura' : 'ponto de armadura'} que ${card} perdeu desta forma`,
  housesAmong: (many, cards) =>
    many ? `casas representadas entre ${theClass(cards)}` : `casa representada entre ${theClass(cards)}`,
  powersAmong: (many, cards) =>
    many ? `poderes diferentes entre ${theClass(cards)}` : `poder diferente entre ${theClass(cards)}`,
  timesAs: (number, amount) => `${number} vezes ${amount}`,
  fraction: (kind, of, round) =>
    `${kind === 'half' ? 'a metade' : 'um terço'} de ${of} (arredondando para ${round === 'up' ? 'cima' : 'baixo'})`,
  most: (number) => `até o máximo de ${number}`,
  least: (number) => `até o mínimo de ${number}`,
  printed: ({ one, many, gender }) => ({
    one: `${one} ${gender === 'f' ? 'impressa' : 'impresso'}`,
    many: `${many} ${gender === 'f' ? 'impressas' : 'impressos'}`,
    gender,
  }),
  total: ({ one, many, gender }) => ({ one: `${one} total`, many: `${many} totais`, gender }),
  allBut: (number, of) => `todo ${of} exceto ${number}`,
  inExcess: (side, without) =>
    side === 'friendly'
      ? 'que você controla a mais que o seu oponente'
      : `que o seu oponente controla a mais que você${without === undefined ? '' : ` (sem contar ${without})`}`,
  pointOf: 'ponto de',
  pointOfDamage: 'dano',
  numberOfThings: (compare, number, things, icon) => {
    const counted = `${number}${icon}`;
    const said = {
      '=': `exatamente ${counted} ${things}`,
      '>=': `${counted} ou mais ${things}`,
      '<=': `${counted} ou menos ${things}`,
      '>': `mais de ${counted} ${things}`,
      '<': `menos de ${counted} ${things}`,
    }[compare];
    return said.trim();
  },
  relative: (compare, things, other) => {
    const degree = {
      '<': 'menos',
      '<=': 'não mais',
      '=': 'a mesma quantidade de',
      '>=': 'não menos',
      '>': 'mais',
    }[compare];
    // Things of another sort are compared by their number.
    return `${degree} ${things} que ${other.startsWith('{') ? 'a quantidade de ' : ''}${other}`;
  },
  atLeastAsMuchAs: (cost) => `pelo menos tanto {amber} quanto ${cost}`,
  differentHouses: 'casas diferentes',
};

export const CONDITION_PHRASES: ConditionPhrases = {
  thereIs: (what) => `houver ${what}`,
  thereIsNo: (what) => `não houver ${what}`,
  inBothPools: (number) => `houver um total combinado de ${number} nas reservas de ambos os jogadores`,
  firstTimeThat: (clause, window) => `for a primeira vez que ${clause} ${window}`,
  parity: (isOdd) => (isOdd ? 'ímpar' : 'par'),
  thisDamage: 'este dano',
  yourActiveHouse: 'a sua casa ativa',
  theTide: 'a maré',
  tide: { high: 'alta', low: 'baixa' },
  theNamedCards: 'as cartas cujos nomes foram ditos',
  suchACard: 'uma carta assim',
  itIsNotTrue: (clause) => `não for verdade que ${clause}`,
  underControlOf: (player) => (player === undefined ? 'sob o seu controle' : `sob o controle de ${player}`),
  underControlOfItsPlayersOpponent: 'sob o controle do oponente de quem a joga',
  halfOfGigantic: 'uma metade de uma criatura gigante',
  whileFighting: (whom) => `ao lutar contra ${whom}`,
  inAFight: 'em uma luta',
  damageWithItsArmor: 'dano com a sua armadura',
  byReaping: 'ao coletar',
  into: (what, where) => `${what} em ${where}`,
  toUse: (card) => `a usar ${card}`,
  ofController: 'de controlador',
  intoItsOwnersDiscard: 'na pilha de descarte do seu dono',
  fromTo: (from, to) =>
    `${from === undefined ? 'da zona de jogo' : `de ${from}`} para ${to ?? 'a zona de jogo'}`,
  houseOtherThan: (house) => `uma casa diferente de ${house}`,
  asActiveHouse: (house, isYours) => `${house} como ${isYours ? 'a sua casa ativa' : 'casa ativa'}`,
};
