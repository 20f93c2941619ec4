import type {
  AmberPlace,
  Amount,
  CaptureSource,
  Effect,
  NodeTable,
  PlayerRef,
} from '@amberhall/engine/language';
import { isSelf } from '../references.ts';
import { amount, eachOf, quantity } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { words } from './grammar.ts';
import { agreementOf, cardDoes, counted, named, plural } from './nouns.ts';
import { doPlain } from './plain-verbs.ts';
import { effectDoes, isYou, own, owned, playerDoes, playerName } from './players.ts';

type Table = NodeTable<Effect, [context: RomanceContext], string>;

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

export const amberEffects: Pick<Table, AmberKind> = {
  gain: ({ who, amount: value }, context) => {
    const { say, words } = context.language;
    const verb = playerDoes(who, 'gain', context);
    // A player cannot gain amber that they already have, only an equal amount.
    const isAgain = typeof value === 'object' && value.kind === 'amber';
    const what = isAgain
      ? `${say.someOf('amber')} ${words.equalTo} ${amount(value, context)}`
      : quantity(value, 'amber', context);
    return withAmountVerb(`${verb} ${what}`, 'gained', context);
  },
  lose: ({ who, amount: value }, context) => {
    const { say, words } = context.language;
    const verb = playerDoes(who, 'lose', context);
    const what =
      value === 'all' ? say.allOfIt(own(words.amber, who, context)) : quantity(value, 'amber', context);
    return withAmountVerb(`${verb} ${what}`, 'lost', context);
  },
  steal: ({ who, amount: value }, context) => {
    const verb = playerDoes(who, 'steal', context);
    return withAmountVerb(`${verb} ${quantity(value, 'amber', context)}`, 'stolen', context);
  },
  capture: ({ by, amount: value, from }, context) => {
    const { language } = context;
    if (from === 'added' || from === 'gained')
      return cardDoes(by, 'capture', context, () => language.say.thatAmber);
    const what = (): string => captured(value, from, context);
    const isOwn = isSelf(by) && context.it !== 'self';
    const said = isOwn
      ? `${effectDoes('capture', context)} ${what()}`
      : cardDoes(by, 'capture', context, what);
    const each = agreementOf(by, context).many ? ` ${language.say.eachOne(agreementOf(by, context))}` : '';
    return withAmountVerb(`${said}${each}`, 'captured', context);
  },
  'allot-capture': ({ amount: value, among }, context) => {
    const { say } = context.language;
    const what = value === 'all' ? allOfOpponent(context) : quantity(value, 'amber', context);
    return `${effectDoes('capture', context)} ${what}, ${say.distributedAmong(plural(among, context))}`;
  },
  exalt: ({ target, times }, context) => {
    const { say } = context.language;
    const exalted = doPlain(['exalt'], target, context);
    if (typeof times === 'object' && times.kind === 'per' && times.times === 1)
      return `${exalted} ${say.onceForEach(eachOf(times.each, context))}`;
    return times === 1 ? exalted : `${exalted} ${say.timesInARow(amount(times, context))}`;
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    const { words } = context.language;
    if (isPool(from) && isPool(to)) return handOver(node, from.pool, to.pool, context);
    const verb = from === 'supply' ? 'put' : to === 'supply' ? 'return' : 'move';
    const does = effectDoes(verb, context);
    const what = movedAmber(node, context);
    const source = `${words.from} ${amberPlace(from, context)}`;
    const onto = from === 'supply' ? words.on : to === 'supply' ? words.to : words.toward;
    return withAmountVerb(
      `${does} ${what} ${source} ${onto} ${amberPlace(to, context)}`,
      to === 'supply' ? 'returned' : 'moved',
      context,
    );
  },
  'redistribute-amber': ({ among }, context) => {
    const { say } = context.language;
    const all = plural(among, context);
    return `${effectDoes('redistribute', context)} ${say.redistributed('amber', all)}`;
  },
  chains: ({ who, amount: value }, context) => {
    const { language } = context;
    const verb = playerDoes(who, 'gain', context);
    const number =
      typeof value === 'number'
        ? counted(value, language.words.chain, context)
        : quantity(value, 'chains', context);
    return `${verb} ${number}`;
  },
  forge: ({ who, cost, color }, context) => {
    const { language } = context;
    const { say, words } = language;
    const verb = playerDoes(who, 'forge', context);
    const key = color ? owned(say.keyOfColor(color), who, context) : language.a(words.key);
    if (cost.base === 'none') return `${verb} ${key} ${say.atNoCost}`;
    const plus = cost.plus === undefined ? '' : `+${amount(cost.plus, context)}${words.amber.one}`;
    const least = cost.min === undefined ? '' : ` (${say.least(amount(cost.min, context))})`;
    return `${verb} ${key} ${say.atCurrentCost(plus)}${discount(cost.minus, context)}${least}`;
  },
  unforge: ({ who, lastTurn }, context) => {
    const { language } = context;
    const { key } = language.words;
    return `${playerDoes(who, 'unforge', context)} ${lastTurn ? language.that(key, false) : language.a(key)}`;
  },
};

/** "All of your opponent’s {amber}". */
const allOfOpponent = (context: RomanceContext): string =>
  context.language.say.allOfIt(owned(context.language.words.amber, 'opponent', context));

/** What is captured, and from where if not from the opponent of the creature’s controller. */
function captured(
  value: Amount,
  from: Exclude<CaptureSource, 'added' | 'gained'> | undefined,
  context: RomanceContext,
): string {
  const { say, words } = context.language;
  if (typeof from === 'object') {
    return value === 'all'
      ? say.allOfIt(owned(words.amber, from.pool, context))
      : `${quantity(value, 'amber', context)} ${say.fromPlayer(isYou(from.pool) ? undefined : playerName(from.pool, context))}`;
  }
  if (value === 'all' && from === 'any-pool') return say.allAmberOfEachPlayer;
  const what = value === 'all' ? allOfOpponent(context) : quantity(value, 'amber', context);
  if (from === undefined) return what;
  return `${what} ${from === 'own-side' ? say.fromOwnSide : say.fromAnyPlayers}`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(words: string, participle: string, context: RomanceContext): string {
  context.amountVerb = participle;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "Your opponent gives you 2{amber}". */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RomanceContext): string {
  const { language } = context;
  const isAll = node.amount === 'all' && !node.upTo;
  const what = (): string =>
    isAll ? language.say.allOfIt(own(language.words.amber, from, context)) : movedAmber(node, context);
  const receiver = isYou(to) ? undefined : playerName(to, context);
  const does = playerDoes(from, language.giving(receiver), context);
  const end = receiver === undefined ? language.say.toYou : `${language.words.to} ${receiver}`;
  return withAmountVerb(words(does, what(), end), 'given', context);
}

/** "1{amber}", "up to 6{amber}", "any amount of {amber}". */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RomanceContext): string {
  const { say, words } = context.language;
  if (!upTo) return quantity(value, 'amber', context);
  return value === 'all' ? say.anyAmountOfAmber : `${words.upTo} ${quantity(value, 'amber', context)}`;
}

function amberPlace(place: AmberPlace, context: RomanceContext): string {
  const { language } = context;
  if (place === 'supply') return language.the(language.words.supply, false);
  return 'pool' in place ? owned(language.words.pool, place.pool, context) : named(place.on, context);
}

function discount(
  minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'],
  context: RomanceContext,
): string {
  const { say } = context.language;
  return minus === undefined ? '' : `, ${say.reducedBy(quantity(minus, 'amber', context))}`;
}
