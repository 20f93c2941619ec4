import type { Amount, Comparison, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { amount, doneThisWay, isNode } from './amounts.ts';
import { being, describing, doing, having, negated, past } from './clause.ts';
import type { Clause } from './clause.ts';
import { clause, windowWords } from './events.ts';
import { AMBER, counterName, PARTICIPLES, NOUNS } from './lexicon.ts';
import { bare, named } from './nouns.ts';
import { boundOf } from './noun-qualifiers.ts';
import { accusative, comitative, nominative } from './particles.ts';
import { player, whose } from './players.ts';
import { isPile, placeOf } from './zones.ts';
import { splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "상대가 7{amber} 이상을 가지고 있", "당신이 생명체를 3개 이상 지배하". */
export function comparison(node: Compare, context: RenderContext): Clause {
  const { left, compare, right } = node;
  const bound = (unit: string): string => boundOf(compare, amount(right, context), unit);
  if (left === 'that-much') {
    const { words, unit } = doneThisWay(context);
    return isNone(node)
      ? negated(doing('', '있', words))
      : being(bound(words.endsWith(AMBER) ? '개' : unit), words);
  }
  if (typeof left !== 'object') return being(bound(''), amount(left, context));
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters':
      return present(node, `${named(left.on, context)}에`, counterName(left.counter), '개', context);
    case 'amber-on':
      return present(node, `${named(left.card, context)}에`, AMBER, '개', context);
    case 'keys':
      if (isNode(right, 'keys')) {
        const [own, other] = [player(left.of), player(right.of)];
        return having(than(compare, other), RELATIVE[compare], `${nominative(own)} 제작한 열쇠 수`);
      }
      return present(node, '', `${nominative(player(left.of))} 제작한 열쇠`, '개', context);
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      if (left.of.every((part) => isNode(part, 'amber')))
        return doing(`모든 플레이어의 저장소를 합쳐 ${nominative(bound(AMBER))}`, '있');
      return being(bound(''), amount(left, context));
    case 'chains':
      return present(node, '', `${whose(left.of)} 체인`, '개', context);
    default:
      return being(bound(''), amount(left, context));
  }
}

const isNone = ({ compare, right }: Compare): boolean => compare === '=' && right === 0;

/** "그 생명체에 {amber}가 3개 이상 있", or "…가 없". */
function present(node: Compare, place: string, what: string, unit: string, context: RenderContext): Clause {
  const there = `${place} ${nominative(what)}`.trimStart();
  return isNone(node)
    ? doing(there, '없')
    : doing(`${there} ${boundOf(node.compare, amount(node.right, context), unit)}`, '있');
}

/** The adjective of a comparison of two numbers; `than` adds what it is compared with. */
const RELATIVE = { '<': '적', '<=': '많지 않', '=': '같', '>=': '적지 않', '>': '많' } as const;
const than = (compare: keyof typeof RELATIVE, other: string): string =>
  compare === '=' ? comitative(other) : `${other}보다`;

function amberCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RenderContext,
): Clause {
  const { compare, right } = node;
  const owner = player(left.of);
  if (isNode(right, 'amber')) return amberOfBoth(compare, owner, player(right.of));
  if (isNode(right, 'price-of-key') && compare === '>=')
    return doing(
      `${right.of === left.of ? '자신의' : whose(right.of)} 현재 열쇠 비용 이상의 {amber}를`,
      '가지고 있',
      owner,
    );
  if (isNone(node)) return doing('{amber}를', '가지고 있지 않', owner);
  return doing(accusative(boundOf(compare, amount(right, context), AMBER)), '가지고 있', owner);
}

/** "상대가 당신보다 {amber}를 더 많이 가지고 있" */
function amberOfBoth(compare: Comparison, owner: string, other: string): Clause {
  const more = doing(`${other}보다 {amber}를 더 많이`, '가지고 있', owner);
  const less = doing(`${other}보다 {amber}를 더 적게`, '가지고 있', owner);
  switch (compare) {
    case '>':
      return more;
    case '<':
      return less;
    case '>=':
      return negated(less);
    case '<=':
      return negated(more);
    case '=':
      return doing(`${comitative(other)} 같은 수의 {amber}를`, '가지고 있', owner);
  }
}

const OPPONENT_OF = { you: '상대', opponent: '당신', 'that-player': '그 플레이어의 상대' } as const;

function countCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RenderContext,
): Clause {
  const { compare, right } = node;
  const { owner, rest } = splitSide(left.of);
  if (owner && isNode(right, 'count')) {
    const cards = `${nominative(player(owner))} 지배하는 ${bare(rest, context)} 수`;
    return having(than(compare, OPPONENT_OF[owner]), RELATIVE[compare], cards);
  }
  if (owner && isNode(right, 'amber')) {
    const cards = `${nominative(player(owner))} 지배하는 ${bare(rest, context)} 수`;
    return having(than(compare, `${whose(right.of)} {amber}`), RELATIVE[compare], cards);
  }
  const bound = boundOf(compare, amount(right, context), NOUNS[left.of.type].unit);
  if (owner) {
    const controlled = accusative(bare(rest, context));
    return isNone(node)
      ? doing(controlled, '지배하지 않', player(owner))
      : doing(`${controlled} ${bound}`, '지배하', player(owner));
  }
  const thisWay = left.of.where.find((filter) => filter.kind === 'this-way');
  if (thisWay) {
    const what = { ...left.of, where: left.of.where.filter((filter) => filter !== thisWay) };
    const subject = `이 방법으로 ${PARTICIPLES[thisWay.verb]} ${bare(what, context)}`;
    return isNone(node) ? doing('', '없', subject) : being(bound, subject);
  }
  const { zone, ...anywhere } = left.of;
  const { unit } = NOUNS[left.of.type];
  if (isPile(zone)) return present(node, placeOf(zone, context), bare(anywhere, context), unit, context);
  return present(node, zone ? '' : '플레이 영역에', bare(left.of, context), unit, context);
}

/** "당신이 3개 이상의 서로 다른 세력의 생명체를 지배하". */
function housesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RenderContext,
): Clause {
  const { owner, rest } = splitSide(left.among);
  const bound = boundOf(compare, amount(right, context), '개');
  if (!owner) return being(bound, amount(left, context));
  return being(bound, `${nominative(player(owner))} 지배하는 ${bare(rest, context)}의 서로 다른 세력`);
}

/** "당신이 이번 차례에 생텀 카드를 7장 이상 플레이했". */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RenderContext,
): Clause {
  const { compare, right } = node;
  const phrase = left.of;
  const window = windowWords(left.when);
  const object = eventObject(phrase);
  const action = clause(phrase, context);
  const dated = (words: string): Clause => past({ ...action, words: `${window} ${words}`.trimEnd() });
  if (!object && compare === '=' && right === 1)
    return being('처음', `${window} ${describing(past(action))} 것`);
  if (!object) {
    const times = isNone(node) ? '한 번도' : boundOf(compare, amount(right, context), '번');
    const counted = dated(`${times} ${action.words}`);
    return isNone(node) ? negated(counted) : counted;
  }
  if (isNone(node)) return negated(dated(action.words));
  const number = boundOf(compare, amount(right, context), NOUNS[object.type].unit);
  if (phrase.kind !== 'destroyed') return dated(`${action.words} ${number}`);
  return { ...dated([number, action.words].filter(Boolean).join(' ')), subject: bare(object, context) };
}

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
