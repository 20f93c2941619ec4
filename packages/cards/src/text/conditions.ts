import type { Condition, Filter, Select } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { event, windowWords } from './events.ts';
import { listed, titleCase, withArticle } from './grammar.ts';
import { houseName, PLAYERS } from './lexicon.ts';
import { areMany, named, noun, plural } from './nouns.ts';
import { isYou, whose } from './players.ts';
import { STEP_NAMES } from './lexicon.ts';
import { controlled, noteOpponent } from './friendly-enemy.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './render-context.ts';

/** What follows "if" or "while". */
export function condition(node: Condition, telling: Telling): string {
  // The table has a function for exactly this kind of node, which the compiler cannot see by its key.
  return (CONDITIONS[node.kind] as (node: Condition, telling: Telling) => string)(node, telling);
}

const CONDITIONS: NodeTable<Condition> = {
  compare: (node, telling) => comparison(node, telling),
  exists: ({ what }, telling) => {
    const { owner, rest } = controlled(what);
    if (owner)
      return `${owner === 'you' ? 'you control' : 'your opponent controls'} ${existing(rest, telling)}`;
    return `there is ${existing(what, telling)} in play`;
  },
  odd: ({ number }, telling) => `${amount(number, telling)} is odd`,
  even: ({ number }, telling) => `${amount(number, telling)} is even`,
  is: ({ target, filter, already }, telling) => {
    const subject = named(target, telling, 'subject');
    const verb = already
      ? areMany(target)
        ? 'were already'
        : 'was already'
      : areMany(target)
        ? 'are'
        : 'is';
    return `${subject} ${verb} ${quality(filter, telling)}`;
  },
  happened: (node, telling) => {
    noteOpponent(node.event, telling);
    return `${event(node.event, telling, 'past')} ${windowWords(node.when)}`;
  },
  'destroyed-this-way': (_, telling) => `this damage destroys that ${telling.kind}`,
  share: ({ target, what }, telling) => `${named(target, telling, 'subject')} share a ${what}`,
  'in-play': ({ target }, telling) =>
    `${named(target, telling, 'subject')} ${areMany(target) ? 'are' : 'is'} in play`,
  'key-forged': ({ of, color }, telling) => `${whose(of, telling)} ${color} key is forged`,
  'active-house': ({ house }) => `${houseName(house)} is your active house`,
  tide: ({ level }) => `the tide is ${level}`,
  haunted: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} haunted`,
  overwhelmed: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} overwhelmed`,
  'turn-of': ({ who }, telling) => `it is ${whose(who, telling)} turn`,
  attacking: ({ card, against }, telling) =>
    `${named(card, telling, 'subject')} is attacking${against ? ` ${noun(against, telling)}` : ''}`,
  fighting: ({ card }, telling) => `${named(card, telling, 'subject')} is fighting`,
  'are-named': ({ target }, telling) => `${named(target, telling, 'subject')} are the named cards`,
  found: (_, telling) =>
    `you ${telling.seeking} ${telling.sought ? noun(telling.sought, telling) : 'such a card'} this way`,
  step: ({ step }) => `it is the “${STEP_NAMES[step]}” step`,
  not: (node, telling) => negation(node.condition, telling),
  all: ({ of }, telling) => listed(of.map((part) => condition(part, telling))),
  any: ({ of }, telling) =>
    listed(
      of.map((part) => condition(part, telling)),
      'or',
    ),
};

const existing = (what: Select, telling: Telling): string =>
  what.quantifier.kind === 'bare' ? withArticle(noun(what, telling)) : noun(what, telling);

function quality(filter: Filter, telling: Telling): string {
  switch (filter.kind) {
    case 'status':
      return filter.status;
    case 'flank':
      return filter.side === undefined ? 'on a flank' : `on its controller’s ${filter.side} flank`;
    case 'type':
      return withArticle(filter.type);
    case 'gigantic':
      return 'a half of a gigantic creature';
    case 'center':
      return 'in the center of your battleline';
    case 'house':
      return filter.house === 'that-house' || filter.house === 'active-house' || filter.house === 'its-house'
        ? `of ${houseName(filter.house)}`
        : withArticle(`${houseName(filter.house)} card`);
    case 'identity-house':
      return `of one of ${whose(filter.of, telling)} houses`;
    case 'side':
      return `under ${filter.side === 'friendly' ? 'your' : 'your opponent’s'} control`;
    case 'trait':
      if (filter.trait === 'that-trait') return 'a card with that trait';
      return withArticle(`${titleCase(filter.trait)} card`);
    case 'not':
      return `not ${quality(filter.filter, telling)}`;
    default: {
      const select: Select = {
        kind: 'select',
        type: telling.kind,
        quantifier: { kind: 'choose', min: 1, max: 1 },
        where: [filter],
      };
      return noun(select, telling);
    }
  }
}

function negation(inner: Condition, telling: Telling): string {
  switch (inner.kind) {
    case 'exists': {
      const { owner, rest } = controlled(inner.what);
      if (owner === 'you') return `you control no ${plural(rest, telling)}`;
      if (owner === 'opponent') return `your opponent controls no ${plural(rest, telling)}`;
      return `there are no ${plural(inner.what, telling)} in play`;
    }
    case 'happened':
      noteOpponent(inner.event, telling);
      return `${event(inner.event, telling, 'negative past')} ${windowWords(inner.when)}`;
    case 'is':
    case 'attacking':
    case 'fighting':
    case 'in-play':
    case 'active-house':
    case 'tide':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
    case 'key-forged':
      return condition(inner, telling).replace(/ (is|are|was|were) /, ' $1 not ');
    case 'destroyed-this-way':
      return `this damage does not destroy that ${telling.kind}`;
    case 'not':
      return condition(inner.condition, telling);
    default:
      return `it is not true that ${condition(inner, telling)}`;
  }
}
