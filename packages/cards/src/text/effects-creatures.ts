import type { CardVerb, Effect, Target } from '@amberhall/engine/language';
import { amount, counterName, eachOf, quantity } from './amounts.ts';
import { measured } from './effects-amber.ts';
import { listed, pluralOf, withArticle } from './grammar.ts';
import { AMBER, DAMAGE, PLAYERS } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { areMany, named, noun, plural, wholePile } from './nouns.ts';
import { doing } from './players.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './render-context.ts';

type CreatureKind =
  | CardVerb
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

/** Verbs whose object follows them at once, so that several can share one: "ready and fight with it". */
export const PLAIN_VERBS: Readonly<Partial<Record<Effect['kind'], string>>> = {
  destroy: 'destroy',
  purge: 'purge',
  archive: 'archive',
  ready: 'ready',
  exhaust: 'exhaust',
  stun: 'stun',
  unstun: 'unstun',
  ward: 'ward',
  unward: 'remove the ward from',
  enrage: 'enrage',
  calm: 'remove the enrage from',
  fight: 'fight with',
  reap: 'reap with',
  reveal: 'reveal',
  use: 'use',
  exalt: 'exalt',
};

const plain =
  (verb: string) =>
  ({ target }: { target: Target }, telling: Telling): string =>
    `${verb} ${named(target, telling)}`;

export const creatureEffects: Pick<NodeTable<Effect>, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('remove the ward from'),
  calm: plain('remove the enrage from'),
  'move-counters': ({ counter, amount: value, from, to }, telling) => {
    const name = counterName(counter);
    const what = value === 'all' ? `each ${name}` : counterNumber(value, name, telling);
    return `move ${what} from ${named(from, telling)} to ${named(to, telling)}`;
  },
  enrage: plain('enrage'),
  fight: (node, telling) => {
    telling.fought = true;
    const { against, ignoring } = node;
    const whom = against ? ` against ${named(against, telling)}` : '';
    return `${plain('fight with')(node, telling)}${whom}${ignoring ? `, ignoring ${listed(ignoring)}` : ''}`;
  },
  'each-deals': ({ by, amount: value, target }, telling) =>
    `${noun(by, telling)} deals ${quantity(value, 'damage', telling)} to ${named(target, telling)}`,
  reap: plain('reap with'),
  reveal: ({ target }, telling) => `reveal ${wholePile(target, telling) ?? named(target, telling)}`,
  archive: ({ target }, telling) => `archive ${named(fromHandByDefault(target), telling)}`,
  'return-to-hand': ({ target }, telling) => {
    const object = named(target, telling);
    return `return ${object} to ${hand(target)}`;
  },
  'fight-in-turn': ({ target, times }, telling) =>
    `ready and fight with ${named(target, telling)} ${times} times, each time against a different enemy creature. ` +
    'Resolve these fights one at a time',
  use: ({ target, asYours }, telling) =>
    `use ${named(target, telling)}${asYours ? ' as if it were yours' : ''}`,
  deal: (node, telling) => {
    const target = eachOfSeveral(node.target, telling);
    const splash = node.splash === undefined ? '' : `, with ${amount(node.splash, telling)}${DAMAGE} splash`;
    const through = node.ignoreArmor ? '. This damage cannot be prevented by armor' : '';
    return `deal ${dealt(node.amount, target, telling)}${splash}${through}`;
  },
  'redirect-blow': ({ by, to }, telling) =>
    `${named(by, telling, 'subject')} deals damage to ${named(to, telling)} rather than the one it is fighting`,
  'lose-armor': ({ target }, telling) =>
    areMany(target)
      ? `${named(target, telling)} lose all of their armor until the end of the turn`
      : `${named(target, telling)} loses all of its armor until the end of the turn`,
  'allot-damage': ({ amount: value, among }, telling) => {
    const all = noun(among, telling, { kind: 'any-number' });
    return `deal ${quantity(value, DAMAGE, telling)}, divided as you choose among ${all}`;
  },
  heal: ({ target, amount: value, upTo }, telling) => {
    if (value === 'all') return measured(`fully heal ${named(target, telling)}`, 'healed', telling);
    const number = `${upTo ? 'up to ' : ''}${amount(value, telling)}`;
    return measured(`heal ${number} damage from ${named(target, telling)}`, 'healed', telling);
  },
  'move-damage': ({ amount: value, from, to }, telling) =>
    `move ${quantity(value, DAMAGE, telling)} from ${named(from, telling)} to ${named(to, telling)}`,
  'redistribute-damage': ({ among }, telling) => {
    const all = plural(among, telling);
    return `redistribute the damage on ${all} among ${all}`;
  },
  counters: (node, telling) => {
    const name = counterName(node.counter);
    const number = counterNumber(node.amount, name, telling);
    const object = named(node.on, telling);
    const each = typeof node.amount === 'object' && node.amount.kind === 'per' ? node.amount : undefined;
    const verb = node.remove ? `remove ${number} from ${object}` : `put ${number} on ${object}`;
    return each ? `${verb} for each ${eachOf(each.each, telling)}` : verb;
  },
  'clear-counters': ({ on }, telling) => `remove each counter from ${named(on, telling)}`,
  control: ({ of, to, at }, telling) => {
    const flank = at ? ` on their ${at.side} flank` : '';
    return to === 'you'
      ? `take control of ${named(of, telling)}${flank.replace('their', 'your')}`
      : `${PLAYERS[to]} takes control of ${named(of, telling)}${flank}`;
  },
  swap: ({ what, a, b }, telling) => {
    const [one, other] = [named(a, telling), named(b, telling)];
    if (what === 'control') return `swap control of ${one} and ${other}`;
    if (what === 'contents')
      return `swap all ${AMBER}, damage, counters, and upgrades on ${one} and ${other}`;
    return `swap ${one} with ${other}`;
  },
  flip: plain('flip'),
  'make-token': ({ amount: value, ready, who = 'you', at }, telling) => {
    const kind = ready ? 'ready token creature' : 'token creature';
    return `${doing(who, 'make', 'makes', telling)} ${value === 1 ? withArticle(kind) : `${amount(value, telling)} ${pluralOf(kind)}`}${at ? linePlace(at, telling) : ''}`;
  },
};

/** "Archive a card" is about the hand unless it says otherwise [14.1]. */
function fromHandByDefault(target: Target): Target {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone') return target;
  if (target.zone.of !== 'you' || target.zone.name !== 'hand') return target;
  const { zone: _, ...rest } = target;
  return rest;
}

function hand(target: Target): string {
  if (target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.of === 'you')
    return 'your hand';
  return areMany(target) ? 'their owners’ hands' : 'its owner’s hand';
}

function eachOfSeveral(target: Target, telling: Telling): string {
  const words = named(target, telling);
  if (target.kind === 'ref' && target.name === 'them') return `each of ${words}`;
  const isExact = target.kind === 'select' && target.quantifier.kind === 'choose' && areMany(target);
  return isExact && /^\d/.test(words) ? `each of ${words}` : words;
}

/** "2{damage} to a creature", "1{damage} to a creature for each Mars creature in play". */
function dealt(value: Extract<Effect, { kind: 'deal' }>['amount'], target: string, telling: Telling): string {
  if (typeof value === 'object' && value.kind === 'per') {
    return `${value.times}${DAMAGE} to ${target} for each ${eachOf(value.each, telling)}`;
  }
  if (typeof value === 'object') return `damage to ${target} equal to ${amount(value, telling)}`;
  return `${quantity(value, DAMAGE, telling)} to ${target}`;
}

function counterNumber(
  value: Extract<Effect, { kind: 'counters' }>['amount'],
  name: string,
  telling: Telling,
): string {
  if (value === 'that-much') return `that many ${pluralOf(name)}`;
  const number = typeof value === 'object' && value.kind === 'per' ? value.times : value;
  return number === 1
    ? withArticle(name)
    : `${NUMERALS[Number(number)] ?? amount(number, telling)} ${pluralOf(name)}`;
}
/** Spelled out, since "+1 power counter" begins with a number of its own. */
const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
