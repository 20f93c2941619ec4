import type { AmberPlace, Amount, Effect, PlayerRef } from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import { AMBER, PLAYERS } from './lexicon.ts';
import { areMany, named, plural } from './nouns.ts';
import { doing, isYou, whose } from './players.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './render-context.ts';

type AmberKind =
  | 'gain'
  | 'lose'
  | 'steal'
  | 'capture'
  | 'exalt'
  | 'move-amber'
  | 'redistribute-amber'
  | 'chains'
  | 'allot-capture'
  | 'forge'
  | 'unforge';

export const amberEffects: Pick<NodeTable<Effect>, AmberKind> = {
  gain: ({ who, amount: value }, telling) => {
    const verb = doing(who, 'gain', 'gains', telling);
    // What is had cannot be gained, only as much again.
    const isAgain = typeof value === 'object' && value.kind === 'amber';
    const what = isAgain ? `${AMBER} equal to ${amount(value, telling)}` : quantity(value, AMBER, telling);
    return measured(`${verb} ${what}`, 'gained', telling);
  },
  lose: ({ who, amount: value }, telling) => {
    const verb = doing(who, 'lose', 'loses', telling);
    const isAll = value === 'all';
    const what = isAll ? `all of ${isYou(who) ? 'your' : 'their'} ${AMBER}` : quantity(value, AMBER, telling);
    return measured(`${verb} ${what}`, 'lost', telling);
  },
  steal: ({ who, amount: value }, telling) => {
    const verb = doing(who, 'steal', 'steals', telling);
    return measured(`${verb} ${quantity(value, AMBER, telling)}`, 'stolen', telling);
  },
  capture: ({ by, amount: value, from }, telling) => {
    if (from === 'added') return `${named(by, telling, 'subject')} captures it`;
    const isOwn = by.kind === 'ref' && by.name === 'self';
    const subject = isOwn && telling.it !== 'self' ? '' : `${named(by, telling, 'subject')} `;
    const verb = subject === '' ? 'capture' : areMany(by) ? 'each capture' : 'captures';
    const what =
      value === 'all' ? `all of ${whose('opponent', telling)} ${AMBER}` : quantity(value, AMBER, telling);
    return measured(`${subject}${verb} ${what}${SOURCES[from ?? 'opponent']}`, 'captured', telling);
  },
  'allot-capture': ({ amount: value, among }, telling) => {
    const what =
      value === 'all' ? `all of ${whose('opponent', telling)} ${AMBER}` : quantity(value, AMBER, telling);
    return `capture ${what}, distributed among any number of ${plural(among, telling)}`;
  },
  exalt: ({ target, times }, telling) => {
    const often = times === 1 ? '' : ` ${amount(times, telling)} times`;
    return `exalt ${named(target, telling)}${often}`;
  },
  'move-amber': ({ amount: value, from, to }, telling) => {
    if (isPool(from) && isPool(to)) return handOver(value, from.pool, to.pool, telling);
    const verb = from === 'supply' ? 'place' : to === 'supply' ? 'return' : 'move';
    const what = quantity(value, AMBER, telling);
    const onto = from === 'supply' ? 'on' : 'to';
    return `${verb} ${what} from ${amberPlace(from, telling)} ${onto} ${amberPlace(to, telling)}`;
  },
  'redistribute-amber': ({ among }, telling) => {
    const all = plural(among, telling);
    return `redistribute the ${AMBER} on ${all} among ${all}`;
  },
  chains: ({ who, amount: value }, telling) => {
    const number = quantity(value, value === 1 ? ' chain' : ' chains', telling).trim();
    return `${doing(who, 'gain', 'gains', telling)} ${number}`;
  },
  forge: ({ who, cost }, telling) => {
    const verb = doing(who, 'forge', 'forges', telling);
    if (cost.base === 'none') return `${verb} a key at no cost`;
    const plus = cost.plus === undefined ? '' : `+${amount(cost.plus, telling)}${AMBER} `;
    return `${verb} a key at ${plus}current cost${discount(cost.minus, telling)}`;
  },
  unforge: ({ who, lastTurn }, telling) =>
    `${doing(who, 'unforge', 'unforges', telling)} ${lastTurn ? 'that key' : 'a key'}`,
};

/** Whose pool a creature captures from, where that is not its opponent's. */
const SOURCES = {
  opponent: '',
  'own-side': ' from its own side',
  'that-player': ' from that player',
  'any-pool': ' from any combination of players',
} as const;

/** Remembers what a later "that much" or "each of them" is about. */
export function measured(words: string, deed: string, telling: Telling): string {
  telling.measured = deed;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "your opponent gives you 2{amber}" */
function handOver(value: Amount, from: PlayerRef, to: PlayerRef, telling: Telling): string {
  const verb = doing(from, 'give', 'gives', telling);
  const what =
    value === 'all' ? `all of ${isYou(from) ? 'your' : 'their'} ${AMBER}` : quantity(value, AMBER, telling);
  return `${verb} ${PLAYERS[to]} ${what}`;
}

function amberPlace(place: AmberPlace, telling: Telling): string {
  if (place === 'supply') return 'the common supply';
  return 'pool' in place ? `${whose(place.pool, telling)} pool` : named(place.on, telling);
}

function discount(minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'], telling: Telling): string {
  if (minus === undefined) return '';
  if (typeof minus === 'object' && minus.kind === 'per') {
    return `, reduced by ${minus.times}${AMBER} for each ${eachOf(minus.each, telling)}`;
  }
  return `, reduced by ${quantity(minus, AMBER, telling)}`;
}
