import type { AmberPlace, Amount, CaptureSource, Effect, PlayerRef } from '@amberhall/engine/language';
import { amount, isNode, perEach, quantity } from './amounts.ts';
import { doing } from './clause.ts';
import type { Said } from './clause.ts';
import { AMBER, KEY_COLORS, NOUNS, PLAYERS } from './lexicon.ts';
import { bare, named } from './nouns.ts';
import { accusative, dative, instrumental } from './particles.ts';
import { doer, whose } from './players.ts';
import { areMany } from '../references.ts';
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

export const amberEffects: Pick<TextTable<Effect, Said>, AmberKind> = {
  gain: ({ who, amount: value }, context) => {
    const subject = doer(who, context);
    // A player cannot gain amber that they already have, only an equal amount.
    const what = isNode(value, 'amber')
      ? `${amount(value, context)} 수만큼의 ${AMBER}`
      : quantity(value, AMBER, context);
    return withAmountVerb(doing(accusative(what), '획득하', subject), 'gained', context);
  },
  lose: ({ who, amount: value }, context) => {
    const subject = doer(who, context);
    const what = value === 'all' ? `${whose(who, context)} 모든 ${AMBER}` : quantity(value, AMBER, context);
    return withAmountVerb(doing(accusative(what), '잃', subject), 'lost', context);
  },
  steal: ({ who, amount: value }, context) => {
    const subject = doer(who, context);
    return withAmountVerb(
      doing(accusative(quantity(value, AMBER, context)), '훔치', subject),
      'stolen',
      context,
    );
  },
  capture: ({ by, amount: value, from }, context) => {
    const subject = named(by, context);
    if (from === 'added' || from === 'gained') return doing('그것을', '포획하', subject);
    const each = areMany(by) ? '각각 ' : '';
    const what = `${each}${accusative(captured(value, from, context))}`;
    return withAmountVerb(doing(what, '포획하', subject), 'captured', context);
  },
  'allot-capture': ({ amount: value, among }, context) => {
    const what = value === 'all' ? `상대의 모든 ${AMBER}` : quantity(value, AMBER, context);
    return doing(`원하는 수의 ${bare(among, context)}에 나누어 ${accusative(what)}`, '포획하');
  },
  exalt: ({ target, times }, context) => {
    const exalted = accusative(named(target, context));
    if (times === 1) return doing(exalted, '고양하');
    if (isNode(times, 'per') && times.times === 1)
      return doing(`${perEach(times.each, context)} 한 번씩 ${exalted}`, '고양하');
    return doing(
      `${exalted} ${typeof times === 'number' ? `${times}번` : `${amount(times, context)}만큼 여러 번`}`,
      '고양하',
    );
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    if (isPool(from) && isPool(to)) return handOver(node, from.pool, to.pool, context);
    // The card comes before the amber that is on it.
    const source = `${amberPlace(from, context)}에서`;
    const what = accusative(movedAmber(node, context));
    const target = amberPlace(to, context);
    const said =
      from === 'supply'
        ? doing(`${source} ${what} ${target}에`, '놓')
        : doing(`${source} ${what} ${instrumental(target)}`, to === 'supply' ? '되돌리' : '옮기');
    return withAmountVerb(said, to === 'supply' ? 'returned' : 'moved', context);
  },
  'redistribute-amber': ({ among }, context) => {
    const all = bare(among, context);
    return doing(`${all}에 있는 ${AMBER}를 그 ${NOUNS[among.type].word}들 사이에 다시`, '배분하');
  },
  chains: ({ who, amount: value }, context) => {
    const subject = doer(who, context);
    if (typeof value === 'number') return doing(`체인 ${value}개를`, '받', subject);
    if (isNode(value, 'per'))
      return doing(`${perEach(value.each, context)} 체인 ${value.times}개를`, '받', subject);
    return doing(accusative(quantity(value, '체인', context)), '받', subject);
  },
  forge: ({ who, cost, color }, context) => {
    const subject = doer(who, context);
    const key = color ? `${whose(who, context)} ${KEY_COLORS[color]} 열쇠를` : '열쇠 1개를';
    return doing(`${price(cost, context)} ${key}`, '제작하', subject);
  },
  unforge: ({ who, lastTurn }, context) =>
    doing(lastTurn ? '그 열쇠의 제작을' : '열쇠 1개의 제작을', '해제하', doer(who, context)),
};

/** What is captured, and from where if not from the opponent of the creature's controller. */
function captured(
  value: Amount,
  from: Exclude<CaptureSource, 'added' | 'gained'> | undefined,
  context: RenderContext,
): string {
  if (typeof from === 'object')
    return value === 'all'
      ? `${whose(from.pool)} 모든 ${AMBER}`
      : `${PLAYERS[from.pool]}에게서 ${quantity(value, AMBER, context)}`;
  if (value === 'all') {
    if (from === 'any-pool') return `각 플레이어의 모든 ${AMBER}`;
    return from === 'own-side' ? `자기 편의 모든 ${AMBER}` : `상대의 모든 ${AMBER}`;
  }
  const what = quantity(value, AMBER, context);
  if (from === undefined) return what;
  return from === 'own-side' ? `자기 편에서 ${what}` : `각 플레이어에게서 원하는 조합으로 ${what}`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(said: Said, participle: string, context: RenderContext): Said {
  context.amountVerb = participle;
  return said;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "상대는 당신에게 2{amber}를 줍니다" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RenderContext): Said {
  const isAll = node.amount === 'all' && !node.upTo;
  const what = isAll ? `${from === 'you' ? '당신의' : '자신의'} 모든 ${AMBER}` : movedAmber(node, context);
  const said = doing(`${dative(PLAYERS[to])} ${accusative(what)}`, '주', doer(from, context));
  return withAmountVerb(said, 'given', context);
}

/** "1{amber}", "최대 6{amber}", "원하는 만큼의 {amber}". */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RenderContext): string {
  if (!upTo) return quantity(value, AMBER, context);
  return value === 'all' ? `원하는 만큼의 ${AMBER}` : `최대 ${quantity(value, AMBER, context)}`;
}

function amberPlace(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return '공용 저장소';
  return 'pool' in place ? `${whose(place.pool)} 저장소` : named(place.on, context);
}

/** "현재 비용 +6{amber}로", "현재 비용에서 … 1개당 1{amber}를 뺀 비용으로", "비용 없이". */
function price(
  { base, plus, minus, min }: Extract<Effect, { kind: 'forge' }>['cost'],
  context: RenderContext,
): string {
  if (base === 'none') return '비용 없이';
  const raised = plus === undefined ? '현재 비용' : `현재 비용 +${amount(plus, context)}${AMBER}`;
  const least = min === undefined ? '' : `(최소 ${amount(min, context)})`;
  if (minus === undefined) return `${instrumental(raised)}${least}`;
  return `${raised}에서 ${accusative(quantity(minus, AMBER, context))} 뺀 비용${least}으로`;
}
