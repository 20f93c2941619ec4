import type { Condition, Filter, Select, Shared, Target } from '@amberhall/engine/language';
import { amount, call, player, quoted } from './amounts.ts';
import { event, house } from './events.ts';
import { literal } from './literal.ts';
import { noun, quality, target } from './nouns.ts';

const COMPARED = {
  '>=': 'atLeast',
  '<=': 'atMost',
  '>': 'moreThan',
  '<': 'lessThan',
  '=': 'exactly',
} as const;

/** Conditions in the words of the card language. */
export function condition(node: Condition): string {
  switch (node.kind) {
    case 'compare':
      if (typeof node.left === 'number' || (typeof node.left === 'object' && UNCOMPARED.has(node.left.kind)))
        return literal(node);
      if (node.compare === '>') {
        const rivals = rivalry(node);
        if (rivals) return rivals;
      }
      return `${amount(node.left)}.${COMPARED[node.compare]}(${amount(node.right)})`;
    case 'exists':
      return existing(node);
    case 'is':
      if (node.already && node.filter.kind === 'status')
        return `${target(node.target)}.wasAlready(${quoted(node.filter.status)})`;
      if (node.already) return literal(node);
      if (node.filter.kind === 'type' && node.filter.type !== 'card')
        return `${target(node.target)}.isA(${quoted(node.filter.type)})`;
      if (node.filter.kind === 'house') return `${target(node.target)}.isOf(${house(node.filter.house)})`;
      if (node.filter.kind === 'not') {
        return call('not', condition({ kind: 'is', target: node.target, filter: node.filter.filter }));
      }
      if (node.filter.kind === 'shares')
        return `${target(node.target)}.${call('shares', quoted(node.filter.what), target(node.filter.with))}`;
      if (node.filter.kind === 'either') return described(node.target, node.filter.of) ?? literal(node);
      return `${target(node.target)}.is(${quality(node.filter)})`;
    case 'happened':
      return call(node.when === 'this-turn' ? 'thisTurn' : 'lastTurn', event(node.event));
    case 'destroyed-this-way':
      return `${target(node.target)}.destroyedThisWay`;
    case 'share': {
      const word = SHARING[node.what];
      return word === undefined ? literal(node) : `${target(node.target)}.${word}`;
    }
    case 'in-play':
      return `${target(node.target)}.isInPlay`;
    case 'key-forged':
      return node.of === 'each'
        ? `aKey(${quoted(node.color)}).isForged`
        : `${player(node.of)}.key(${quoted(node.color)}).isForged`;
    case 'active-house':
      return call('activeHouseIs', house(node.house));
    case 'tide':
      return node.level === 'high' ? 'tide.isHigh' : 'tide.isLow';
    case 'haunted':
      return node.who === 'you' ? 'you.areHaunted' : `${player(node.who)}.isHaunted`;
    case 'overwhelmed':
      return node.who === 'you' ? 'you.areOverwhelmed' : `${player(node.who)}.isOverwhelmed`;
    case 'turn-of':
      return `${player(node.who)}.turn`;
    case 'attacking':
      return `${target(node.card)}.isAttacking(${node.against ? noun(node.against) : ''})`;
    case 'are-named':
      return `${target(node.target)}.areTheNamedCards`;
    case 'found':
      return 'found';
    case 'not': {
      const { condition: inner } = node;
      if (inner.kind !== 'exists') return call('not', condition(inner));
      return call('none', noun({ ...inner.what, quantifier: { kind: 'bare' } }));
    }
    case 'all':
      return call('both', ...node.of.map(condition));
    case 'any':
      return call('anyOf', ...node.of.map(condition));
    case 'odd':
    case 'even':
      return `${amount(node.number)}.is${node.kind === 'odd' ? 'Odd' : 'Even'}`;
    case 'fighting':
      return `${target(node.card)}.isFighting`;
    case 'step':
      return call('stepIs', quoted(node.step));
  }
}
/** "If it is a Mutant creature": the last filter is the type. */
function described(card: Target, [list, ...others]: readonly (readonly Filter[])[]): string | undefined {
  const type = list?.at(-1);
  if (!list || others.length > 0 || type?.kind !== 'type') return undefined;
  const what: Select = {
    kind: 'select',
    type: type.type,
    quantifier: { kind: 'choose', min: 1, max: 1 },
    where: list.slice(0, -1),
  };
  return `${target(card)}.isA(${noun(what)})`;
}

const SHARING: Readonly<Record<Shared, string | undefined>> = {
  house: 'shareAHouse',
  trait: 'shareATrait',
  type: 'shareAType',
  name: undefined,
  power: undefined,
  battleline: undefined,
};

/** Amounts whose words make numbers, not quantities that can be compared. */
const UNCOMPARED: ReadonlySet<string> = new Set(['per', 'half', 'sum', 'capped']);

/** "You control more creatures": counts that differ only in their side. */
function rivalry({ left, right }: Extract<Condition, { kind: 'compare' }>): string | undefined {
  if (
    typeof left !== 'object' ||
    typeof right !== 'object' ||
    left.kind !== 'count' ||
    right.kind !== 'count'
  ) {
    return undefined;
  }
  const [side, ...rest] = left.of.where;
  const [otherSide, ...others] = right.of.where;
  if (side?.kind !== 'side' || otherSide?.kind !== 'side' || side.side === otherSide.side) return undefined;
  if (JSON.stringify([left.of.type, rest]) !== JSON.stringify([right.of.type, others])) return undefined;
  const what = noun({ ...left.of, where: rest });
  return call(side.side === 'friendly' ? 'you.controlMore' : 'opponent.controlsMore', what);
}

function existing({ what }: Extract<Condition, { kind: 'exists' }>): string {
  const [side] = what.where;
  if (side?.kind !== 'side') return call('thereIs', noun(what));
  const rest = { ...what, where: what.where.slice(1) };
  return call(side.side === 'friendly' ? 'you.control' : 'opponent.controls', noun(rest));
}
