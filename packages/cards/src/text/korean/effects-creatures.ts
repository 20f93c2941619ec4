import type { Amount, CardVerb, Effect, Target } from '@amberhall/engine/language';
import { amount, isNode, perEach, quantity } from './amounts.ts';
import { chained, doing } from './clause.ts';
import type { Clause, Said } from './clause.ts';
import { withAmountVerb } from './effects-amber.ts';
import { AMBER, counterName, DAMAGE, KEYWORDS, SIDES, STATS } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { bare, named, noun, one, wholePile } from './nouns.ts';
import { accusative, comitative, dative, instrumental, listed } from './particles.ts';
import { doer, whose } from './players.ts';
import { areMany, areYours, canBeSeveral } from '../references.ts';
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

/** How a verb marks its object, with the stem. */
interface PlainVerb {
  mark: (words: string) => string;
  stem: string;
}
const of = (stem: string, what: string) => ({ mark: (words: string) => `${words}의 ${what}`, stem });
const transitive = (stem: string): PlainVerb => ({ mark: accusative, stem });
const by = (stem: string): PlainVerb => ({ mark: instrumental, stem });

/** Verbs about a card alone, so that several can share it: "준비시키고 그 생명체로 전투하". */
export const PLAIN_VERBS: Readonly<Partial<Record<Effect['kind'], PlainVerb>>> = {
  destroy: transitive('파괴하'),
  purge: transitive('제거하'),
  archive: transitive('보관하'),
  ready: transitive('준비시키'),
  exhaust: transitive('소진하'),
  stun: transitive('기절시키'),
  unstun: of('해제하', '기절을'),
  ward: { mark: (words) => `${dative(words)} 보호막을`, stem: '주' },
  unward: of('없애', '보호막을'),
  enrage: transitive('격노시키'),
  calm: of('없애', '격노를'),
  fight: by('전투하'),
  reap: by('수확하'),
  reveal: transitive('공개하'),
  use: transitive('사용하'),
  exalt: transitive('고양하'),
  flip: transitive('뒤집'),
};

const plain =
  ({ mark, stem }: PlainVerb) =>
  ({ target }: { target: Target }, context: RenderContext): Clause =>
    doing(mark(named(target, context)), stem);

export const creatureEffects: Pick<TextTable<Effect, Said>, CreatureKind> = {
  destroy: plain(transitive('파괴하')),
  purge: plain(transitive('제거하')),
  ready: plain(transitive('준비시키')),
  exhaust: plain(transitive('소진하')),
  stun: plain(transitive('기절시키')),
  unstun: plain(of('해제하', '기절을')),
  ward: plain({ mark: (words) => `${dative(words)} 보호막을`, stem: '주' }),
  unward: plain(of('없애', '보호막을')),
  enrage: plain(transitive('격노시키')),
  calm: plain(of('없애', '격노를')),
  reap: plain(by('수확하')),
  archive: plain(transitive('보관하')),
  flip: plain(transitive('뒤집')),
  reveal: ({ target }, context) =>
    doing(accusative(wholePile(target, context) ?? named(target, context)), '공개하'),
  'return-to-hand': ({ target }, context) => {
    const object = accusative(named(target, context));
    return doing(`${object} ${hand(target, context)}`, '되돌리');
  },
  fight: (node, context) => {
    context.isFightMentioned = true;
    const { against, ignoring } = node;
    const fighter = instrumental(named(node.target, context));
    const whom = against ? ` ${comitative(named(against, context))}` : '';
    const words = ignoring?.map((keyword) => KEYWORDS[keyword]);
    const ignored = words ? ` ${accusative(listed(words))} 무시하고` : '';
    const order = canBeSeveral(node.target, context) ? ' 하나씩' : '';
    return doing(`${fighter}${ignored}${whom}${order}`, '전투하');
  },
  'fight-in-turn': ({ target, times }, context) => [
    ...chained([
      doing(accusative(named(target, context)), '준비시키'),
      doing(`그 생명체로 ${times}번, 매번 서로 다른 적대적인 생명체와`, '전투하'),
    ]),
    { ...doing('이 전투를 하나씩', '처리하'), isSeparate: true },
  ],
  use: ({ target, asYours }, context) =>
    doing(`${accusative(named(target, context))}${asYours ? ' 당신의 것처럼' : ''}`, '사용하'),
  deal,
  'each-deals': ({ by: dealers, amount: value, target }, context) => {
    const subject = noun(dealers, context);
    context.isItSubject = true;
    const recipient = dative(named(target, context));
    const damage = accusative(quantity(value, damageUnit(value), context));
    context.isItSubject = false;
    return doing(`${recipient} ${damage}`, '주', subject);
  },
  'redirect-blow': ({ by: dealer, to }, context) => {
    const subject = named(dealer, context);
    return doing(`전투 중인 생명체가 아니라 ${dative(named(to, context))} 피해를`, '주', subject);
  },
  'lose-armor': ({ target }, context) => ({
    ...doing(`${STATS.armor}을 모두`, '잃', named(target, context)),
    lead: '이번 차례가 끝날 때까지, ',
  }),
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `${splash}${DAMAGE}의 여파와 함께 `;
      const target = dative(one(among, context));
      return doing(`${perEach(value, context)} ${target} ${around}${portion}${DAMAGE}를`, '주');
    }
    const all = dative(`원하는 수의 ${bare(among, context)}`);
    return doing(`${accusative(quantity(value, DAMAGE, context))} ${all} 원하는 대로 나누어`, '주');
  },
  heal: ({ target, amount: value, upTo }, context) => {
    const object = named(target, context);
    const said =
      value === 'all'
        ? doing(`${accusative(object)} 완전히`, '회복하')
        : doing(`${object}의 피해를 ${upTo ? '최대 ' : ''}${amount(value, context)}`, '회복하');
    return withAmountVerb(said, 'healed', context);
  },
  'move-damage': ({ amount: value, from, to }, context) => {
    const source = named(from, context);
    const what = accusative(quantity(value, DAMAGE, context));
    return doing(`${source}에서 ${what} ${instrumental(named(to, context))}`, '옮기');
  },
  'redistribute-damage': ({ among }, context) =>
    doing(`${bare(among, context)}에 있는 피해를 그 생명체들 사이에 다시`, '배분하'),
  counters: (node, context) => {
    const place = named(node.on, context);
    const several = areMany(node.on) ? ' 각각' : '';
    const number = node.upTo
      ? `원하는 수의 ${counterName(node.counter)}`
      : counterNumber(node.amount, counterName(node.counter), context);
    if (!node.remove) return doing(`${place}에${several} ${accusative(number)}`, '놓');
    return withAmountVerb(doing(`${place}에서${several} ${accusative(number)}`, '없애'), 'removed', context);
  },
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const source = named(from, context);
    const what = upTo
      ? `원하는 수의 ${counterName(counter)}`
      : counterNumber(value, counterName(counter), context);
    return doing(`${source}에서 ${accusative(what)} ${instrumental(named(to, context))}`, '옮기');
  },
  'clear-counters': ({ on }, context) => doing(`${named(on, context)}에서 모든 카운터를`, '없애'),
  control: ({ of: card, to, at }, context) => {
    const taken = doing(`${named(card, context)}의 지배권을`, '가져오', doer(to, context));
    if (at === undefined) return taken;
    const line = to === 'you' ? '당신의' : '자신의';
    const place = at === 'anywhere' ? `${line} 전선 어느 곳에나` : `${line} ${SIDES[at.side]} 측면에`;
    return chained([taken, doing(`그 카드를 ${place}`, '놓', doer(to, context))]);
  },
  swap: ({ what, a, b }, context) => {
    const pair = `${comitative(named(a, context))} ${named(b, context)}`;
    return doing(accusative(SWAPPED[what](pair)), '교환하');
  },
  'make-token': (node, context) => {
    const { who = 'you', at } = node;
    const place = at ? `${linePlace(at, context, who === 'you' ? '당신의' : '자신의')} ` : '';
    return doing(`${place}${accusative(tokens(node, context))}`, '만들', doer(who, context));
  },
};

const SWAPPED: Readonly<Record<Extract<Effect, { kind: 'swap' }>['what'], (pair: string) => string>> = {
  position: (pair) => `${pair}의 위치`,
  control: (pair) => `${pair}의 지배권`,
  contents: (pair) => `${pair}에 있는 모든 ${AMBER}, 피해, 카운터, 업그레이드`,
  zones: (pair) => pair,
};

/** "생명체 1개에게 2{damage}를 주", with what is said about the damage. */
function deal(node: Extract<Effect, { kind: 'deal' }>, context: RenderContext): Said {
  const { amount: value, target, splash, ignoreArmor } = node;
  const isPowerFirst = isNode(value, 'stat') && value.of.kind === 'ref' && value.of.name !== 'recipient';
  const early = isPowerFirst ? accusative(quantity(value, '피해', context)) : '';
  const several = areMany(target) ? ' 각각' : '';
  const recipient = `${dative(named(target, context))}${several}`;
  const around = splash === undefined ? '' : `${amount(splash, context)}${DAMAGE}의 여파와 함께 `;
  const words = isPowerFirst
    ? `${around}${early} ${recipient}`
    : `${recipient} ${around}${accusative(quantity(value, damageUnit(value), context))}`;
  const dealt = doing(words, '주');
  return ignoreArmor ? [dealt, { ...doing('방어력으로 막을 수', '없', '이 피해'), isSeparate: true }] : dealt;
}

/** A computed amount of damage has no icon. */
const damageUnit = (value: Amount): string =>
  typeof value === 'object' && value.kind !== 'per' && value.kind !== 'capped' ? '피해' : DAMAGE;

/** "토큰 생명체 2개", "당신이 제작한 열쇠 1개당 토큰 생명체 1개". */
function tokens(
  { amount: value, ready, named: slug }: Extract<Effect, { kind: 'make-token' }>,
  context: RenderContext,
): string {
  const title = slug === undefined ? '토큰 생명체' : `“${context.titleOf(slug)}”`;
  const kind = ready ? `준비된 ${title}` : title;
  if (typeof value === 'number') return `${kind} ${value}개`;
  if (isNode(value, 'per')) return `${perEach(value.each, context)} ${kind} ${value.times}개`;
  return quantity(value, kind, context);
}

function hand(target: Target, context: RenderContext): string {
  return areYours(target, context) ? `${whose('you')} 손으로` : '소유자의 손으로';
}

function counterNumber(
  value: Extract<Effect, { kind: 'counters' }>['amount'],
  name: string,
  context: RenderContext,
): string {
  if (typeof value === 'number') return `${name} ${value}개`;
  if (isNode(value, 'per')) return `${perEach(value.each, context)} ${name} ${value.times}개`;
  return quantity(value, name, context);
}
