import type { CardVerb, Effect, Target } from '@amberhall/engine/language';
import { amount, counterName, eachOf, quantity } from './amounts.ts';
import { withAmountVerb } from './effects-amber.ts';
import { listed, pluralOf, withArticle } from './grammar.ts';
import { AMBER, DAMAGE, PLAYERS } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, plural, wholePile } from './nouns.ts';
import { fromHandByDefault } from '../archived-from.ts';
import { areMany, areYours, canBeSeveral } from '../references.ts';
import { playerDoes } from './players.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

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
  ({ target }: { target: Target }, context: RenderContext): string =>
    `${verb} ${named(target, context)}`;

export const creatureEffects: Pick<TextTable<Effect>, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('remove the ward from'),
  calm: plain('remove the enrage from'),
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const name = counterName(counter);
    const what = upTo
      ? anyNumberOf(name)
      : value === 'all'
        ? `each ${name}`
        : counterNumber(value, name, context);
    return `move ${what} from ${named(from, context)} to ${named(to, context)}`;
  },
  enrage: plain('enrage'),
  fight: (node, context) => {
    context.isFightMentioned = true;
    const { against, ignoring } = node;
    const whom = against ? ` against ${named(against, context)}` : '';
    const fight = `${plain('fight with')(node, context)}${whom}`;
    const order = canBeSeveral(node.target, context) ? ', one at a time' : '';
    return `${fight}${ignoring ? `, ignoring ${listed(ignoring)}` : ''}${order}`;
  },
  'each-deals': ({ by, amount: value, target }, context) =>
    `${noun(by, context)} deals ${quantity(value, 'damage', context)} to ${named(target, context)}`,
  reap: plain('reap with'),
  reveal: ({ target }, context) => `reveal ${wholePile(target, context) ?? named(target, context)}`,
  archive: ({ target }, context) => `archive ${named(fromHandByDefault(target), context)}`,
  'return-to-hand': ({ target }, context) => {
    const object = named(target, context);
    return `return ${object} to ${hand(target, context)}`;
  },
  'fight-in-turn': ({ target, times }, context) =>
    `ready and fight with ${named(target, context)} ${times} times, each time against a different enemy creature. ` +
    'Resolve these fights one at a time',
  use: ({ target, asYours }, context) =>
    `use ${named(target, context)}${asYours ? ' as if it were yours' : ''}`,
  deal: (node, context) => {
    const target = eachOfSeveral(node.target, context);
    const splash = node.splash === undefined ? '' : `, with ${amount(node.splash, context)}${DAMAGE} splash`;
    const through = node.ignoreArmor ? '. This damage cannot be prevented by armor' : '';
    return `deal ${dealt(node.amount, target, context)}${splash}${through}`;
  },
  'redirect-blow': ({ by, to }, context) =>
    `${named(by, context, 'subject')} deals damage to ${named(to, context)} rather than the one it is fighting`,
  'lose-armor': ({ target }, context) =>
    areMany(target)
      ? `${named(target, context)} lose all of their armor until the end of the turn`
      : `${named(target, context)} loses all of its armor until the end of the turn`,
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `, with ${splash}${DAMAGE} splash`;
      const to = noun(among, context, { kind: 'choose', min: 1, max: 1 });
      return `for each ${eachOf(value, context)}, deal ${portion}${DAMAGE} to ${to}${around}`;
    }
    const all = noun(among, context, { kind: 'any-number' });
    return `deal ${quantity(value, DAMAGE, context)}, divided as you choose among ${all}`;
  },
  heal: ({ target, amount: value, upTo }, context) => {
    if (value === 'all') return withAmountVerb(`fully heal ${named(target, context)}`, 'healed', context);
    const number = `${upTo ? 'up to ' : ''}${amount(value, context)}`;
    return withAmountVerb(`heal ${number} damage from ${named(target, context)}`, 'healed', context);
  },
  'move-damage': ({ amount: value, from, to }, context) =>
    `move ${quantity(value, DAMAGE, context)} from ${named(from, context)} to ${named(to, context)}`,
  'redistribute-damage': ({ among }, context) => {
    const all = plural(among, context);
    return `redistribute the damage on ${all} among ${all}`;
  },
  counters: (node, context) => {
    const name = counterName(node.counter);
    const number = node.upTo ? anyNumberOf(name) : counterNumber(node.amount, name, context);
    const object = named(node.on, context);
    const each = typeof node.amount === 'object' && node.amount.kind === 'per' ? node.amount : undefined;
    const verb = node.remove ? `remove ${number} from ${object}` : `put ${number} on ${object}`;
    if (node.remove) context.amountVerb = 'removed';
    return each ? `${verb} for each ${eachOf(each.each, context)}` : verb;
  },
  'clear-counters': ({ on }, context) => `remove each counter from ${named(on, context)}`,
  control: ({ of, to, at }, context) => {
    const flank =
      at === 'anywhere'
        ? ' and place it anywhere in their battleline'
        : at
          ? ` on their ${at.side} flank`
          : '';
    return to === 'you'
      ? `take control of ${named(of, context)}${flank.replace('their', 'your')}`
      : `${PLAYERS[to]} takes control of ${named(of, context)}${flank}`;
  },
  swap: ({ what, a, b }, context) => {
    const [one, other] = [named(a, context), named(b, context)];
    if (what === 'control') return `swap control of ${one} and ${other}`;
    if (what === 'contents')
      return `swap all ${AMBER}, damage, counters, and upgrades on ${one} and ${other}`;
    return `swap ${one} with ${other}`;
  },
  flip: plain('flip'),
  'make-token': (node, context) =>
    `${playerDoes(node.who ?? 'you', 'make', 'makes', context)} ${tokens(node, context)}${node.at ? linePlace(node.at, context, (node.who ?? 'you') === 'you' ? 'your' : 'their') : ''}`,
};

/** "2 token creatures", "a token creature for each key you have", "that many token creatures", "a Blorb". */
function tokens(
  { amount: value, ready, named: slug }: Extract<Effect, { kind: 'make-token' }>,
  context: RenderContext,
): string {
  const title = slug === undefined ? 'token creature' : context.titleOf(slug);
  const kind = ready ? `ready ${title}` : title;
  if (value === 1) return withArticle(kind);
  if (typeof value === 'number') return `${value} ${pluralOf(kind)}`;
  if (value === 'that-much') return `that many ${pluralOf(kind)}`;
  if (typeof value === 'object' && value.kind === 'per' && value.times === 1)
    return `${withArticle(kind)} for each ${eachOf(value.each, context)}`;
  return `a number of ${pluralOf(kind)} equal to ${amount(value, context)}`;
}

function hand(target: Target, context: RenderContext): string {
  if (areYours(target, context)) return 'your hand';
  return canBeSeveral(target, context) ? 'their owners’ hands' : 'its owner’s hand';
}

function eachOfSeveral(target: Target, context: RenderContext): string {
  const words = named(target, context);
  if (target.kind === 'ref' && target.name === 'them') return `each of ${words}`;
  const isExact = target.kind === 'select' && target.quantifier.kind === 'choose' && areMany(target);
  return isExact && /^\d/.test(words) ? `each of ${words}` : words;
}

/** "2{damage} to a creature", "1{damage} to a creature for each Mars creature in play". */
function dealt(
  value: Extract<Effect, { kind: 'deal' }>['amount'],
  target: string,
  context: RenderContext,
): string {
  if (typeof value === 'object' && value.kind === 'per') {
    return `${value.times}${DAMAGE} to ${target} for each ${eachOf(value.each, context)}`;
  }
  if (typeof value === 'object' && value.kind === 'stat' && isNamedBefore(value.of))
    return `damage equal to ${amount(value, context)} to ${target}`;
  if (typeof value === 'object') return `damage to ${target} equal to ${amount(value, context)}`;
  return `${quantity(value, DAMAGE, context)} to ${target}`;
}

/** Its power comes first, so that "its" is not the creature that is dealt the damage. */
const isNamedBefore = (target: Target): boolean =>
  target.kind === 'ref' && (target.name === 'it' || target.name.startsWith('$'));

const anyNumberOf = (counter: string): string => `any number of ${pluralOf(counter)}`;

function counterNumber(
  value: Extract<Effect, { kind: 'counters' }>['amount'],
  name: string,
  context: RenderContext,
): string {
  if (value === 'that-much') return `that many ${pluralOf(name)}`;
  if (typeof value === 'object' && (value.kind === 'counters' || value.kind === 'stat'))
    return `a number of ${pluralOf(name)} equal to ${amount(value, context)}`;
  if (typeof value === 'object' && value.kind === 'half')
    return `${pluralOf(name)} equal to ${amount(value, context)}`;
  const number = typeof value === 'object' && value.kind === 'per' ? value.times : value;
  return number === 1
    ? withArticle(name)
    : `${NUMERALS[Number(number)] ?? amount(number, context)} ${pluralOf(name)}`;
}
/** Spelled out, since "+1 power counter" begins with a number of its own. */
const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
