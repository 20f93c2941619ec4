import { interpret } from '@amberhall/engine/language';
import type { Condition, Filter, Select } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { event, windowWords } from './events.ts';
import { listed, titleCase, withArticle } from './grammar.ts';
import { houseName, PLAYERS, STEP_NAMES } from './lexicon.ts';
import { named, noun, plural, singular } from './nouns.ts';
import { areMany } from '../references.ts';
import { isYou, playerControls, whose } from './players.ts';
import { zoneWords } from './zones.ts';
import { possession } from './noun-qualifiers.ts';
import { splitSide, rememberOpponent } from '../friendly-enemy.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

/** What follows "if" or "while". */
export function condition(node: Condition, context: RenderContext): string {
  return interpret(CONDITIONS, node, context);
}

/** "Mutant neighbor" */
const neighbor = (what: Select, near: Filter, context: RenderContext): string =>
  singular({ ...what, where: what.where.filter((filter) => filter !== near) }, context).replace(
    'creature',
    'neighbor',
  );

const CONDITIONS: TextTable<Condition> = {
  compare: (node, context) => comparison(node, context),
  exists: ({ what }, context) => {
    const { owner, rest } = splitSide(what);
    if (owner) return `${playerControls(owner)} ${existing(rest, context)}`;
    const { zone, ...anywhere } = what;
    const near = what.where.find((filter) => filter.kind === 'neighbor-of');
    if (near?.of.kind === 'ref' && near.of.name === 'it')
      return `${named(near.of, context, 'subject')} has ${withArticle(neighbor(what, near, context))}`;
    const isShown = what.where.some(({ kind }) => kind === 'this-way' || kind === 'house-count');
    const where = zone ? zoneWords(zone, { kind: 'bare' }, context) : isShown ? '' : 'in play';
    return `there is ${existing(anywhere, context)} ${where}`.trimEnd();
  },
  odd: ({ number }, context) => `${amount(number, context)} is odd`,
  even: ({ number }, context) => `${amount(number, context)} is even`,
  is: ({ target, filter, already }, context) => {
    if (isLyingThere(filter))
      return `there is ${possession(filter.what).replace(/ on it$/, '')} on ${named(target, context)}`;
    const subject = named(target, context, 'subject');
    const verb = already
      ? areMany(target)
        ? 'were already'
        : 'was already'
      : areMany(target)
        ? 'are'
        : 'is';
    return `${subject} ${verb} ${quality(filter, context)}`;
  },
  happened: (node, context) => {
    rememberOpponent(node.event, context);
    return `${event(node.event, context, 'past')} ${windowWords(node.when)}`;
  },
  'destroyed-this-way': (_, context) => `this damage destroys that ${context.lastKind}`,
  share: ({ target, what }, context) =>
    `${target.kind === 'select' ? `the ${plural(target, context)}` : named(target, context, 'subject')} share a ${what}`,
  'in-play': ({ target }, context) =>
    `${named(target, context, 'subject')} ${areMany(target) ? 'are' : 'is'} in play`,
  'key-forged': ({ of, color }, context) =>
    `${of === 'each' ? 'a' : whose(of, context)} ${color} key is forged`,
  'active-house': ({ house }) => `${houseName(house)} is your active house`,
  tide: ({ level }) => `the tide is ${level}`,
  haunted: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} haunted`,
  overwhelmed: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} overwhelmed`,
  'turn-of': ({ who }, context) => `it is ${whose(who, context)} turn`,
  attacking: ({ card, against }, context) =>
    `${named(card, context, 'subject')} is attacking${against ? ` ${noun(against, context)}` : ''}`,
  fighting: ({ card }, context) => `${named(card, context, 'subject')} is fighting`,
  'are-named': ({ target }, context) => `${named(target, context, 'subject')} are the named cards`,
  found: (_, context) =>
    `you ${context.searchVerb} ${context.searchedFor ? noun(context.searchedFor, context) : 'such a card'} this way`,
  step: ({ step }) => `it is the “${STEP_NAMES[step]}” step`,
  not: (node, context) => negation(node.condition, context),
  all: ({ of }, context) => listed(of.map((part) => condition(part, context))),
  any: ({ of }, context) =>
    listed(
      of.map((part) => condition(part, context)),
      'or',
    ),
};

const existing = (what: Select, context: RenderContext): string =>
  what.quantifier.kind === 'bare' ? withArticle(noun(what, context)) : noun(what, context);

type Has = Extract<Filter, { kind: 'has' }>;

/** Amber or a counter on a card. */
const isLyingThere = (filter: Filter): filter is Has =>
  filter.kind === 'has' && !['upgrade', 'armor', 'bonus-icon'].includes(filter.what);

function quality(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'status':
      return filter.status;
    case 'flank':
      return filter.side === undefined ? 'on a flank' : `on its controller’s ${filter.side} flank`;
    case 'type':
      return withArticle(filter.type);
    case 'is':
      return named(filter.card, context);
    case 'gigantic':
      return 'a half of a gigantic creature';
    case 'center':
      return 'in the center of your battleline';
    case 'house':
      return filter.house === 'that-house' || filter.house === 'active-house' || filter.house === 'its-house'
        ? `of ${houseName(filter.house)}`
        : withArticle(`${houseName(filter.house)} card`);
    case 'identity-house':
      return `of one of ${whose(filter.of, context)} houses`;
    case 'side':
      return `under ${filter.side === 'friendly' ? 'your' : 'your opponent’s'} control`;
    case 'trait':
      if (filter.trait === 'that-trait') return 'a card with that trait';
      return withArticle(`${titleCase(filter.trait)} card`);
    case 'not':
      return `not ${quality(filter.filter, context)}`;
    case 'either':
      return alternatives(filter, context);
    default: {
      const select: Select = {
        kind: 'select',
        type: context.lastKind,
        quantifier: { kind: 'choose', min: 1, max: 1 },
        where: [filter],
      };
      return noun(select, context);
    }
  }
}

/** "a copy of Troll", "a Mutant creature or artifact" */
function alternatives({ of }: Extract<Filter, { kind: 'either' }>, context: RenderContext): string {
  const nouns = of.map((list): string => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? context.lastKind;
    const where = list.filter((filter) => filter.kind !== 'type');
    return noun({ kind: 'select', type, quantifier: { kind: 'choose', min: 1, max: 1 }, where }, context);
  });
  return listed(nouns, 'or');
}

function negation(inner: Condition, context: RenderContext): string {
  switch (inner.kind) {
    case 'exists': {
      const { owner, rest } = splitSide(inner.what);
      if (owner) return `${playerControls(owner)} no ${plural(rest, context)}`;
      const { zone, ...anywhere } = inner.what;
      if (zone?.kind === 'zone' && zone.name === 'purged')
        return `no ${singular(anywhere, context)} has been purged`;
      const where = zone ? zoneWords(zone, { kind: 'bare' }, context) : 'in play';
      return `there are no ${plural(anywhere, context)} ${where}`;
    }
    case 'happened':
      rememberOpponent(inner.event, context);
      return `${event(inner.event, context, 'negative past')} ${windowWords(inner.when)}`;
    case 'is':
      if (isLyingThere(inner.filter))
        return condition(inner, context).replace(/^there is (?:an? )?/, 'there is no ');
      return condition(inner, context).replace(/ (is|are|was|were) /, ' $1 not ');
    case 'attacking':
    case 'fighting':
    case 'in-play':
    case 'active-house':
    case 'tide':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
      return condition(inner, context).replace(/ (is|are|was|were) /, ' $1 not ');
    case 'key-forged':
      if (inner.of === 'each') return `no ${inner.color} key is forged`;
      return condition(inner, context).replace(' is ', ' is not ');
    case 'destroyed-this-way':
      return `this damage does not destroy that ${context.lastKind}`;
    case 'not':
      return condition(inner.condition, context);
    default:
      return `it is not true that ${condition(inner, context)}`;
  }
}
