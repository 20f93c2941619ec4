import type { AmberPlace, Amount, CaptureSource, Effect, PlayerRef } from '@amberhall/engine/language';
import { areMany, isSelf } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount, forEach, isNode, isPerOne, numberOf, quantity, repeated } from './amounts.ts';
import { AMBER, KEY_COLORS, PLAYERS } from './lexicon.ts';
import { named, plural, upon } from './nouns.ts';
import { own, subjectOf, whose } from './players.ts';

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

/**
 * Says an effect with an amount. What happens for each of something begins with that: "每有一个友方生物，获得1{amber}".
 * An amount that depends on "it" follows what it depends on.
 */
export function withAmount(value: Amount, context: RenderContext, say: (value: Amount) => string): string {
  const each = repeated(value, context);
  return each ? `${each.lead}，${say(each.times)}${each.limit}` : say(value);
}

export const amberEffects: Pick<TextTable<Effect>, AmberKind> = {
  gain: ({ who, amount: value }, context) =>
    changesAmber(who, '获得', 'gained', value, (said) => quantity(said, AMBER, context), context),
  lose: ({ who, amount: value }, context) =>
    changesAmber(
      who,
      '失去',
      'lost',
      value,
      (said) => (said === 'all' ? `${own(who)}所有${AMBER}` : quantity(said, AMBER, context)),
      context,
    ),
  steal: ({ who, amount: value }, context) =>
    changesAmber(who, '窃取', 'stolen', value, (said) => quantity(said, AMBER, context), context),
  capture: ({ by, amount: value, from }, context) => {
    if (from === 'added' || from === 'gained') return `${named(by, context)}捕获这些琥魄`;
    const said = withAmount(value, context, (number) => {
      const subject = isSelf(by) && context.it !== 'self' ? '' : named(by, context);
      const each = subject !== '' && areMany(by) ? '各' : '';
      return `${subject}${from === 'own-side' ? '从其己方' : fromWhom(from, context)}${each}捕获${captured(number, from, context)}`;
    });
    return withAmountVerb(said, 'captured', context);
  },
  'allot-capture': ({ amount: value, among }, context) =>
    withAmount(value, context, (number) => {
      const what =
        number === 'all' ? `${whose('opponent', context)}所有${AMBER}` : quantity(number, AMBER, context);
      return `捕获${what}，分配到任意数量的${plural(among, context)}上`;
    }),
  exalt: ({ target, times }, context) => {
    const lead = isNode(times, 'per') && times.times === 1 ? `${forEach(times.each, context)}，` : '';
    const exalted = `${lead}褒奖${named(target, context)}`;
    if (times === 1) return exalted;
    return `${exalted}${lead ? '一' : amount(times, context)}次`;
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    const participle = isPool(from) && isPool(to) ? 'given' : to === 'supply' ? 'returned' : 'moved';
    const said = withAmount(node.amount, context, (value) =>
      isPool(from) && isPool(to)
        ? handOver({ ...node, amount: value }, from.pool, to.pool, context)
        : moved({ ...node, amount: value }, context),
    );
    return withAmountVerb(said, participle, context);
  },
  'redistribute-amber': ({ among }, context) => `在${plural(among, context)}之间重新分配其上的${AMBER}`,
  chains: ({ who, amount: value }, context) =>
    withAmount(
      value,
      context,
      (said) => `${subjectOf(who, context)}获得${numberOf(said, '个', '枷锁', context)}`,
    ),
  forge: ({ who, cost, color }, context) => {
    const key = color ? `${own(who)}${KEY_COLORS[color]}钥匙` : '一把钥匙';
    if (cost.base === 'none') return `${subjectOf(who, context)}免费锻造${key}`;
    const plus = cost.plus === undefined ? '' : `+${amount(cost.plus, context)}${AMBER}`;
    const least = cost.min === undefined ? '' : `（至少为${amount(cost.min, context)}）`;
    return `${subjectOf(who, context)}以当前费用${plus}锻造${key}${discount(cost.minus, context)}${least}`;
  },
  unforge: ({ who, lastTurn }, context) =>
    `${subjectOf(who, context)}取消锻造${lastTurn ? '那' : '一'}把钥匙`,
};

function changesAmber(
  who: PlayerRef,
  verb: string,
  participle: string,
  value: Amount,
  what: (value: Amount) => string,
  context: RenderContext,
): string {
  return withAmountVerb(
    doneBy(who, value, (number) => `${verb}${what(number)}`, context),
    participle,
    context,
  );
}

/** "每有一个友方生物，你的对手失去1{amber}". The number of each player follows the player. */
export function doneBy(
  who: PlayerRef,
  value: Amount,
  act: (value: Amount) => string,
  context: RenderContext,
): string {
  const isOfEach = who === 'each' && isPerOne(value) && JSON.stringify(value).includes('"that-player"');
  if (isOfEach) return `${subjectOf(who, context)}，${withAmount(value, context, act)}`;
  const say = (number: Amount): string => `${subjectOf(who, context)}${act(number)}`;
  return context.offeredTo === undefined ? withAmount(value, context, say) : say(value);
}

type Source = Exclude<CaptureSource, 'added' | 'gained'> | undefined;

/** From whom, if not from the opponent of the creature’s controller. */
function fromWhom(from: Source, context: RenderContext): string {
  if (typeof from === 'object') return `从${whose(from.pool, context)}琥魄池中`;
  return from === 'any-pool' ? '从双方玩家处任意组合' : '';
}

function captured(value: Amount, from: Source, context: RenderContext): string {
  if (value !== 'all') return quantity(value, AMBER, context);
  return from === undefined ? `${whose('opponent', context)}所有${AMBER}` : `所有${AMBER}`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(words: string, participle: string, context: RenderContext): string {
  context.amountVerb = participle;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "你的对手给你2{amber}" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RenderContext): string {
  const giver = subjectOf(from, context);
  const isAll = node.amount === 'all' && !node.upTo;
  const what = isAll ? `${own(from)}所有${AMBER}` : movedAmber(node, context);
  return `${giver}交给${PLAYERS[to]}${what}`;
}

/** "将1{amber}从一个生物上移动到你的琥魄池", "从公共池将1{amber}放置到一个生物上" */
function moved(node: MoveAmber, context: RenderContext): string {
  const from = amberPlace(node.from, context);
  const what = movedAmber(node, context);
  const to = amberPlace(node.to, context);
  const verb = node.from === 'supply' ? '放置' : node.to === 'supply' ? '放回' : '移动';
  return `从${from}将${what}${verb}到${to}`;
}

/** "1{amber}", "至多6{amber}", "任意数量的{amber}". */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RenderContext): string {
  if (!upTo) return quantity(value, AMBER, context);
  return value === 'all' ? `任意数量的${AMBER}` : `至多${quantity(value, AMBER, context)}`;
}

function amberPlace(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return '公共池';
  return 'pool' in place ? `${whose(place.pool, context)}琥魄池` : `${upon(place.on, context)}`;
}

function discount(
  minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'],
  context: RenderContext,
): string {
  if (minus === undefined) return '';
  const each = repeated(minus, context);
  if (each) return `，${each.lead}，费用减少${each.times}${AMBER}${each.limit}`;
  return `，费用减少${quantity(minus, AMBER, context)}`;
}
