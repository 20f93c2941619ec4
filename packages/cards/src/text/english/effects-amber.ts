import type { AmberPlace, Amount, CaptureSource, Effect, PlayerRef } from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import { AMBER, PLAYERS } from './lexicon.ts';
import { named, plural } from './nouns.ts';
import { areMany } from '../references.ts';
import { playerDoes, isYou, whose } from './players.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

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

type MoveAmber = Extract<Effect, { kind: 'move-amber' }>;

export const amberEffects: Pick<TextTable<Effect>, AmberKind> = {
  gain: ({ who, amount: value }, context) => {
    const verb = playerDoes(who, 'gain', 'gains', context);
    // A player cannot gain amber that they already have, only an equal amount.
    const isAgain = typeof value === 'object' && value.kind === 'amber';
    const what = isAgain ? `${AMBER} equal to ${amount(value, context)}` : quantity(value, AMBER, context);
    return withAmountVerb(`${verb} ${what}`, 'gained', context);
  },
  lose: ({ who, amount: value }, context) => {
    const verb = playerDoes(who, 'lose', 'loses', context);
    const isAll = value === 'all';
    const what = isAll ? `all of ${isYou(who) ? 'your' : 'their'} ${AMBER}` : quantity(value, AMBER, context);
    return withAmountVerb(`${verb} ${what}`, 'lost', context);
  },
  steal: ({ who, amount: value }, context) => {
    const verb = playerDoes(who, 'steal', 'steals', context);
    return withAmountVerb(`${verb} ${quantity(value, AMBER, context)}`, 'stolen', context);
  },
  capture: ({ by, amount: value, from }, context) => {
    if (from === 'added' || from === 'gained') return `${named(by, context, 'subject')} captures it`;
    const isOwn = by.kind === 'ref' && by.name === 'self';
    const subject = isOwn && context.it !== 'self' ? '' : `${named(by, context, 'subject')} `;
    const verb = subject === '' ? 'capture' : areMany(by) ? 'each capture' : 'captures';
    return withAmountVerb(`${subject}${verb} ${captured(value, from, context)}`, 'captured', context);
  },
  'allot-capture': ({ amount: value, among }, context) => {
    const what =
      value === 'all' ? `all of ${whose('opponent', context)} ${AMBER}` : quantity(value, AMBER, context);
    return `capture ${what}, distributed among any number of ${plural(among, context)}`;
  },
  exalt: ({ target, times }, context) => {
    const exalted = `exalt ${named(target, context)}`;
    if (typeof times === 'object' && times.kind === 'per' && times.times === 1)
      return `${exalted} once for each ${eachOf(times.each, context)}`;
    if (times === 1) return exalted;
    return times === 2 ? `${exalted} twice` : `${exalted} ${amount(times, context)} times`;
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    if (isPool(from) && isPool(to)) return handOver(node, from.pool, to.pool, context);
    const verb = from === 'supply' ? 'place' : to === 'supply' ? 'return' : 'move';
    const what = movedAmber(node, context);
    const onto = from === 'supply' ? 'on' : 'to';
    const said = `${verb} ${what} from ${amberPlace(from, context)} ${onto} ${amberPlace(to, context)}`;
    return withAmountVerb(said, to === 'supply' ? 'returned' : 'moved', context);
  },
  'redistribute-amber': ({ among }, context) => {
    const all = plural(among, context);
    return `redistribute the ${AMBER} on ${all} among ${all}`;
  },
  chains: ({ who, amount: value }, context) => {
    const number =
      value === 'that-much'
        ? 'that many chains'
        : quantity(value, value === 1 ? ' chain' : ' chains', context).trim();
    return `${playerDoes(who, 'gain', 'gains', context)} ${number}`;
  },
  forge: ({ who, cost, color }, context) => {
    const verb = playerDoes(who, 'forge', 'forges', context);
    const key = color ? `${whose(who, context)} ${color} key` : 'a key';
    if (cost.base === 'none') return `${verb} ${key} at no cost`;
    const plus = cost.plus === undefined ? '' : `+${amount(cost.plus, context)}${AMBER} `;
    const least = cost.min === undefined ? '' : ` (to a minimum of ${amount(cost.min, context)})`;
    return `${verb} ${key} at ${plus}current cost${discount(cost.minus, context)}${least}`;
  },
  unforge: ({ who, lastTurn }, context) =>
    `${playerDoes(who, 'unforge', 'unforges', context)} ${lastTurn ? 'that key' : 'a key'}`,
};

/** What is captured, and from where if not from the opponent of the creature's controller. */
function captured(
  value: Amount,
  from: Exclude<CaptureSource, 'added' | 'gained'> | undefined,
  context: RenderContext,
): string {
  if (typeof from === 'object') {
    return value === 'all'
      ? `all of ${whose(from.pool, context)} ${AMBER}`
      : `${quantity(value, AMBER, context)} from ${PLAYERS[from.pool]}`;
  }
  if (value === 'all' && from === 'any-pool') return `all ${AMBER} from each player`;
  const what =
    value === 'all' ? `all of ${whose('opponent', context)} ${AMBER}` : quantity(value, AMBER, context);
  if (from === undefined) return what;
  return `${what} from ${from === 'own-side' ? 'its own side' : 'any combination of players'}`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(words: string, participle: string, context: RenderContext): string {
  context.amountVerb = participle;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "your opponent gives you 2{amber}" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RenderContext): string {
  const verb = playerDoes(from, 'give', 'gives', context);
  const isAll = node.amount === 'all' && !node.upTo;
  const what = isAll ? `all of ${isYou(from) ? 'your' : 'their'} ${AMBER}` : movedAmber(node, context);
  return withAmountVerb(`${verb} ${PLAYERS[to]} ${what}`, 'given', context);
}

/** "1{amber}", "up to 6{amber}", "any amount of {amber}". */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RenderContext): string {
  if (!upTo) return quantity(value, AMBER, context);
  return value === 'all' ? `any amount of ${AMBER}` : `up to ${quantity(value, AMBER, context)}`;
}

function amberPlace(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'the common supply';
  return 'pool' in place ? `${whose(place.pool, context)} pool` : named(place.on, context);
}

function discount(
  minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'],
  context: RenderContext,
): string {
  if (minus === undefined) return '';
  if (typeof minus === 'object' && minus.kind === 'per') {
    return `, reduced by ${minus.times}${AMBER} for each ${eachOf(minus.each, context)}`;
  }
  return `, reduced by ${quantity(minus, AMBER, context)}`;
}
