import { interpret } from '@amberhall/engine/language';
import type { Condition, EventPhrase, Filter, Select, TimeWindow } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { being, chained, doing, impersonal, negated, past } from './clause.ts';
import type { Clause } from './clause.ts';
import { comparison } from './comparisons.ts';
import { clause, windowWords } from './events.ts';
import { houseName, KEY_COLORS, NOUNS, SHARED, SIDES, STEP_NAMES } from './lexicon.ts';
import { bare, classOf, named, participant } from './nouns.ts';
import { possession, word } from './noun-qualifiers.ts';
import { accusative, alternatives, comitative, nominative } from './particles.ts';
import { player, whose } from './players.ts';

import { TRAITS } from './traits.ts';
import { isPile, placeOf } from './zones.ts';
import { splitSide } from '../friendly-enemy.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';

/** What follows "if" or "while", as a clause without an ending. */
export function condition(node: Condition, context: RenderContext): Clause {
  return interpret(CONDITIONS, node, context);
}

const CONDITIONS: TextTable<Condition, Clause> = {
  compare: (node, context) => comparison(node, context),
  exists: ({ what }, context) => existence(what, context),
  odd: ({ number }, context) => being('홀수', amount(number, context)),
  even: ({ number }, context) => being('짝수', amount(number, context)),
  is: ({ target, filter, already }, context) => {
    if (filter.kind === 'has')
      return doing(`${named(target, context)}에 ${nominative(possession(filter.what))}`, '있');
    const subject = named(target, context);
    const { words, ...said } = quality(filter, context);
    return { ...said, subject, words: already ? `이미 ${words}` : words };
  },
  happened: (node, context) => happened(node.event, node.when, context),
  'destroyed-this-way': (_, context) => doing(`이 피해로`, '파괴되', `그 ${NOUNS[context.lastKind].word}`),
  share: ({ target, what }, context) => {
    const cards = target.kind === 'select' ? bare(target, context) : named(target, context);
    return doing(`서로 ${accusative(SHARED[what])}`, '공유하', cards);
  },
  'in-play': ({ target }, context) => doing('플레이 영역에', '있', named(target, context)),
  'key-forged': ({ of, color }) => {
    const key = `${KEY_COLORS[color]} 열쇠`;
    return doing('제작되어', '있', of === 'each' ? key : `${whose(of)} ${key}`);
  },
  'active-house': ({ house }) => being('당신의 활성화 세력', houseName(house)),
  tide: ({ level }) => being(level === 'high' ? '밀물' : '썰물', '물결'),
  haunted: ({ who }, context) => being('귀신 들린 상태', player(who, context)),
  overwhelmed: ({ who }, context) => being('압도된 상태', player(who, context)),
  'turn-of': ({ who }) => being(`${whose(who)} 차례`),
  attacking: ({ card, against }, context) => {
    const subject = named(card, context);
    return doing(against ? accusative(classOf(against, context)) : '', '공격하', subject);
  },
  fighting: ({ card }, context) => doing('', '전투하', named(card, context)),
  'are-named': ({ target }, context) => being('이름을 말한 카드들', named(target, context)),
  found: (_, context) => {
    const what = context.searchedFor ? classOf(context.searchedFor, context) : '그러한 카드';
    return past(
      doing(`이 방법으로 ${accusative(what)}`, context.searchVerb === 'reveal' ? '공개하' : '버리'),
    );
  },
  step: ({ step }) => being(STEP_NAMES[step]),
  not: (node, context) => negated(condition(node.condition, context)),
  all: ({ of }, context) => joined(of, '고', context),
  any: ({ of }, context) => joined(of, '거나', context),
};

function joined(parts: readonly Condition[], ending: string, context: RenderContext): Clause {
  const [all] = chained(
    parts.map((part) => impersonal(condition(part, context))),
    ending,
    nominative,
  );
  return all ?? untranslated('a list without conditions');
}

/** "당신이 생명체를 지배하", "이웃이 있", "당신의 손에 카드가 있". */
function existence(what: Select, context: RenderContext): Clause {
  const { owner, rest } = splitSide(what);
  if (owner) return doing(accusative(classOf(rest, context)), '지배하', player(owner));
  const { zone, ...anywhere } = what;
  if (zone?.kind === 'zone' && zone.name === 'purged')
    return doing('', '있', `제거된 ${bare(anywhere, context)}`);
  const near = what.where.find((filter) => filter.kind === 'neighbor-of');
  const isShown = what.where.some(({ kind }) => kind === 'this-way' || kind === 'house-count');
  const there = (place: string, cards: string): Clause =>
    doing(`${place} ${nominative(cards)}`.trimStart(), '있');
  if (isPile(zone)) return there(placeOf(zone, context), classOf(anywhere, context));
  return there(zone || isShown || near ? '' : '플레이 영역에', classOf(what, context));
}

function happened(event: EventPhrase, when: TimeWindow, context: RenderContext): Clause {
  const action = clause(event, context);
  return past({ ...action, words: `${windowWords(when)} ${action.words}`.trimEnd() });
}

/** What a card is, without its subject. */
function quality(filter: Filter, context: RenderContext): Clause {
  switch (filter.kind) {
    case 'status':
      return status(filter.status);
    case 'flank':
      return doing(filter.side === undefined ? '측면에' : `그 지배자의 ${SIDES[filter.side]} 측면에`, '있');
    case 'type':
      return being(NOUNS[filter.type].word);
    case 'is':
      return being(participant(filter.card, context));
    case 'gigantic':
      return being('거대 생명체의 절반');
    case 'center':
      return doing('당신의 전선 중앙에', '있');
    case 'house':
      return doing(`${houseName(filter.house)}에`, '속하');
    case 'identity-house':
      return doing(`${whose(filter.of)} 세력 중 하나에`, '속하');
    case 'side':
      return doing(`${filter.side === 'friendly' ? '당신' : '상대'}의 지배하에`, '있');
    case 'trait':
      return filter.trait === 'that-trait' ? doing('그 특성이', '있') : being(TRAITS[filter.trait]);
    case 'token':
      return being('토큰 생명체');
    case 'not':
      return negated(quality(filter.filter, context));
    case 'either':
      return either(filter, context);
    case 'shares':
      return doing(`${comitative(named(filter.with, context))} ${accusative(SHARED[filter.what])}`, '공유하');
    default:
      return being(
        `${word(filter, context) ?? untranslated(`is ${filter.kind}`)} ${NOUNS[context.lastKind].word}`,
      );
  }
}

function status(name: Extract<Filter, { kind: 'status' }>['status']): Clause {
  switch (name) {
    case 'ready':
      return being('준비된 상태');
    case 'exhausted':
      return being('소진된 상태');
    case 'damaged':
      return being('피해를 받은 상태');
    case 'undamaged':
      return being('피해를 받지 않은 상태');
    case 'stunned':
      return being('기절한 상태');
    case 'warded':
      return doing('보호막이', '있');
    case 'enraged':
      return being('격노한 상태');
  }
}

/** "“Troll”이거나 …", "돌연변이 생명체 또는 유물이" */
function either({ of }: Extract<Filter, { kind: 'either' }>, context: RenderContext): Clause {
  const { lastKind } = context;
  const nouns = of.map((list): string => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? lastKind;
    const where = list.filter((filter) => filter.kind !== 'type');
    return bare({ kind: 'select', type, quantifier: { kind: 'bare' }, where }, context);
  });
  context.lastKind = lastKind;
  return being(alternatives(nouns));
}
