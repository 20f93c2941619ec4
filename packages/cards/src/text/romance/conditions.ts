import { interpret } from '@amberhall/engine/language';
import type { Condition, Filter, NodeTable, Select, Target } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import { amount } from './amounts.ts';
import { comparison, hasNone } from './comparisons.ts';
import { event, saidOf, windowWords } from './events.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, ONE_PLAYER, words, YOU } from './grammar.ts';
import type { Agreement, Subject } from './grammar.ts';
import type { VerbName } from './language.ts';
import { isHouseReference, oneOfHouses, partner, possession } from './noun-qualifiers.ts';
import { agreementOf, anyOne, named, noneOf, noun, plural } from './nouns.ts';
import { isYou, owned, playerClause, playerName } from './players.ts';
import { doneThisWay, wasDoneThisWay } from './this-way.ts';
import { zoneWords } from './zones.ts';

/** What follows "if" or "while". */
export const condition = (node: Condition, context: RomanceContext): string =>
  interpret(CONDITIONS, node, context, false);

const not = (node: Condition, context: RomanceContext): string => interpret(CONDITIONS, node, context, true);

/** A verb in the form for conditions. */
const finite = (
  verb: VerbName,
  subject: Subject,
  isNegative: boolean,
  { language }: RomanceContext,
): string => {
  const said = language.verbs[verb].finite('if', subject);
  return isNegative ? language.negated(said) : said;
};

/** Every condition, and what it is if it is not true. */
const CONDITIONS: NodeTable<Condition, [context: RomanceContext, isNegative: boolean], string> = {
  compare: (node, context, isNegative) => untrueIf(isNegative, comparison(node, context), context),
  exists: (node, context, isNegative) => existence(node.what, context, isNegative),
  odd: ({ number }, context, isNegative) => parity(amount(number, context), true, isNegative, context),
  even: ({ number }, context, isNegative) => parity(amount(number, context), false, isNegative, context),
  is: (node, context, isNegative) => state(node, context, isNegative),
  happened: (node, context, isNegative) => {
    rememberOpponent(node.event, context);
    return `${event(node.event, context, 'past', isNegative)} ${windowWords(node.event, node.when, context)}`;
  },
  'destroyed-this-way': (_, context, isNegative) => {
    const { language, lastKind } = context;
    const destroys = finite('destroy', ONE_PLAYER, isNegative, context);
    return `${language.say.thisDamage} ${destroys} ${language.that(language.nouns[lastKind], false)}`;
  },
  share: ({ target, what }, context, isNegative) => {
    const { language } = context;
    const [subject, as]: [string, Agreement] =
      target.kind === 'select'
        ? [
            `${agreed(language.definite, { gender: language.nouns[target.type].gender, many: true })} ${plural(target, context)}`,
            { gender: language.nouns[target.type].gender, many: true },
          ]
        : [named(target, context, 'subject'), agreementOf(target, context)];
    return `${subject} ${finite('share', { ...as, many: true }, isNegative, context)} ${language.a(language.shared[what])}`;
  },
  'in-play': ({ target }, context, isNegative) => {
    const as = agreementOf(target, context);
    return `${named(target, context, 'subject')} ${finite('stand', as, isNegative, context)} ${context.language.words.inPlay}`;
  },
  'key-forged': ({ of, color }, context, isNegative) => {
    const { say, words: plain, none, a } = context.language;
    const key = say.keyOfColor(color);
    const as: Agreement = { gender: key.gender, many: false };
    const isForged = (isNot: boolean): string =>
      `${finite('stand', as, isNot, context)} ${agreed(context.language.verbs.forge.participle, as)}`;
    if (of !== 'each') return `${owned(key, of, context)} ${isForged(isNegative)}`;
    if (!isNegative) return `${a(key)} ${isForged(false)}`;
    return `${agreed(none, as)} ${key.one} ${words(plain.notAfterNone, isForged(false))}`;
  },
  'active-house': ({ house }, { language }, isNegative) => {
    const is = language.verbs.be.finite('if', { gender: language.words.house.gender, many: false });
    return `${language.houseName(house)} ${isNegative ? language.negated(is) : is} ${language.say.yourActiveHouse}`;
  },
  tide: ({ level }, context, isNegative) =>
    `${context.language.say.theTide} ${finite('stand', { gender: 'f', many: false }, isNegative, context)} ${context.language.say.tide[level]}`,
  haunted: ({ who }, context, isNegative) => playerState(who, 'haunted', context, isNegative),
  overwhelmed: ({ who }, context, isNegative) => playerState(who, 'overwhelmed', context, isNegative),
  'turn-of': ({ who }, context, isNegative) =>
    words(
      context.language.words.it,
      finite('be', ONE_PLAYER, isNegative, context),
      owned(context.language.words.turn, who, context),
    ),
  attacking: ({ card, against }, context, isNegative) => {
    const said = `${named(card, context, 'subject')} ${finite('attack', agreementOf(card, context), isNegative, context)}`;
    return against ? `${said} ${noun(against, context)}` : said;
  },
  fighting: ({ card }, context, isNegative) =>
    `${named(card, context, 'subject')} ${finite('fight', agreementOf(card, context), isNegative, context)}`,
  'are-named': ({ target }, context, isNegative) =>
    `${named(target, context, 'subject')} ${finite('be', agreementOf(target, context), isNegative, context)} ${context.language.say.theNamedCards}`,
  found: (_, context, isNegative) => {
    const { language, searchedFor, searchVerb } = context;
    const what = searchedFor ? noun(searchedFor, context) : language.say.suchACard;
    const action = language.verbs[searchVerb].finite('past', YOU);
    return words(
      language.words.you,
      isNegative ? language.negated(action) : action,
      what,
      language.words.thisWay,
    );
  },
  step: ({ step }, context, isNegative) =>
    words(
      context.language.words.it,
      finite('be', ONE_PLAYER, isNegative, context),
      context.language.say.theStep(context.language.steps[step]),
    ),
  not: (node, context, isNegative) =>
    isNegative ? condition(node.condition, context) : not(node.condition, context),
  all: ({ of }, context, isNegative) =>
    untrueIf(
      isNegative,
      of.map((part) => condition(part, context)).join(` ${context.language.words.andThat} `),
      context,
    ),
  any: ({ of }, context, isNegative) =>
    untrueIf(
      isNegative,
      of.map((part) => condition(part, context)).join(` ${context.language.words.orThat} `),
      context,
    ),
};

const untrueIf = (isNegative: boolean, clause: string, { language }: RomanceContext): string =>
  isNegative ? language.say.itIsNotTrue(clause) : clause;

const parity = (number: string, isOdd: boolean, isNegative: boolean, context: RomanceContext): string =>
  `${number} ${finite('be', ONE_PLAYER, isNegative, context)} ${context.language.say.parity(isOdd)}`;

function playerState(
  who: Parameters<typeof playerClause>[0],
  state: 'haunted' | 'overwhelmed',
  context: RomanceContext,
  isNegative: boolean,
): string {
  const { language } = context;
  const verb = finite('stand', isYou(who) ? YOU : ONE_PLAYER, isNegative, context);
  const subject = isYou(who) ? language.words.you : playerName(who, context);
  return words(subject, verb, agreed(language.adjectives[state], ONE_PLAYER));
}

/** "You control a Mutant creature", "there is a creature in play". */
function existence(what: Select, context: RomanceContext, isNegative: boolean): string {
  const { language } = context;
  const { say } = language;
  const { owner, rest } = splitSide(what);
  if (owner && isNegative) return `${hasNone(owner, 'control', context)} ${noneOf(rest, context)}`;
  if (owner) return `${playerClause(owner, 'control', 'if', context)} ${existing(rest, context)}`;
  const { zone, ...anywhere } = what;
  const isShown = what.where.some(({ kind }) => SHOWN.has(kind));
  if (isNegative && zone?.kind === 'zone' && zone.name === 'purged') {
    const as: Agreement = { gender: agreementOf(anywhere, context).gender, many: false };
    const isPurged = saidOf({ subject: '', as, verb: 'purge', passive: true }, 'past', context);
    return words(noneOf(anywhere, context), language.words.notAfterNone, isPurged);
  }
  const done = zone === undefined ? doneThisWay(anywhere) : undefined;
  if (done) {
    const as: Agreement = { gender: agreementOf(done.cards, context).gender, many: false };
    const subject = isNegative ? noneOf(done.cards, context) : existing(done.cards, context);
    return wasDoneThisWay(subject, done.action, as, context, isNegative);
  }
  const where = zone ? zoneWords(zone, { kind: 'bare' }, context) : isShown ? '' : language.words.inPlay;
  if (isNegative) return words(say.thereIsNo(noneOf(anywhere, context)), where);
  return words(say.thereIs(existing(anywhere, context), false), where);
}
const SHOWN: ReadonlySet<Filter['kind']> = new Set(['this-way', 'house-count', 'neighbor-of']);

const existing = (what: Select, context: RomanceContext): string =>
  what.quantifier.kind === 'bare' ? anyOne(what, context) : noun(what, context);

type Has = Extract<Filter, { kind: 'has' }>;

/** Amber or a counter on a card. */
const isLyingThere = ({ what }: Has): boolean => !['upgrade', 'armor', 'bonus-icon'].includes(what);

function state(
  { target, filter, already }: Extract<Condition, { kind: 'is' }>,
  context: RomanceContext,
  isNegative: boolean,
): string {
  const { language } = context;
  const as = agreementOf(target, context);
  if (filter.kind === 'not')
    return state(
      { kind: 'is', target, filter: filter.filter, ...(already && { already }) },
      context,
      !isNegative,
    );
  if (filter.kind === 'has' && isLyingThere(filter)) {
    const what = possession(filter.what, as, context, false, isNegative);
    const there = isNegative ? language.say.thereIsNo(what) : language.say.thereIs(what, false);
    return `${there} ${language.words.on} ${named(target, context)}`;
  }
  const subject = named(target, context, 'subject');
  if (filter.kind === 'has')
    return words(
      subject,
      finite('have', as, isNegative, context),
      possession(filter.what, as, context, true, isNegative),
    );
  if (filter.kind === 'shares' && filter.what !== 'battleline')
    return words(
      subject,
      finite('share', as, isNegative, context),
      language.a(language.shared[filter.what]),
      language.words.with,
      partner(filter.with, context),
    );
  const { verb, what } = quality(filter, target, as, context);
  const is = already ? language.was(verb, as) : language.verbs[verb].finite('if', as);
  const said = isNegative ? language.negated(is) : is;
  if (!already) return words(subject, said, what);
  return language.isAlreadyFirst
    ? words(subject, language.words.already, said, what)
    : words(subject, said, language.words.already, what);
}

/** What a card is, or in which state it is. */
function quality(
  filter: Filter,
  target: Target,
  as: Agreement,
  context: RomanceContext,
): { verb: 'be' | 'stand'; what: string } {
  const { language } = context;
  const { say, nouns, adjectives } = language;
  const card = (qualifier: string): string => `${language.a(nouns.card)} ${qualifier}`;
  switch (filter.kind) {
    case 'status':
      return { verb: 'stand', what: agreed(adjectives[filter.status], as) };
    case 'flank':
      return {
        verb: 'stand',
        what: filter.side === undefined ? say.onAFlank : say.onItsFlank(language.flanks[filter.side]),
      };
    case 'center':
      return { verb: 'stand', what: say.inCenter };
    case 'side':
      return {
        verb: 'stand',
        what: say.underControlOf(filter.side === 'friendly' ? undefined : playerName('opponent', context)),
      };
    case 'type':
      return { verb: 'be', what: language.a(nouns[filter.type]) };
    case 'is':
      return { verb: 'be', what: named(filter.card, context) };
    case 'gigantic':
      return { verb: 'be', what: say.halfOfGigantic };
    case 'house':
      return {
        verb: 'be',
        what: isHouseReference(filter.house)
          ? language.ofHouse(filter.house)
          : card(language.ofHouse(filter.house)),
      };
    case 'identity-house':
      return { verb: 'be', what: `${language.words.of} ${oneOfHouses(filter.of, context)}` };
    case 'trait':
      return {
        verb: 'be',
        what:
          filter.trait === 'that-trait'
            ? card(`${language.words.with} ${say.thatTrait}`)
            : card(language.trait(filter.trait, { gender: nouns.card.gender, many: false })),
      };
    case 'either':
      return { verb: 'be', what: alternatives(filter, context) };
    default: {
      const type = target.kind === 'select' ? target.type : context.lastKind;
      return {
        verb: 'be',
        what: anyOne({ kind: 'select', type, quantifier: ONE, where: [filter] }, context),
      };
    }
  }
}
const ONE = { kind: 'choose', min: 1, max: 1 } as const;

/** "A copy of Troll", "a Mutant creature or an artifact". */
function alternatives({ of }: Extract<Filter, { kind: 'either' }>, context: RomanceContext): string {
  const nouns = of.map((list): string => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? context.lastKind;
    const where = list.filter((filter) => filter.kind !== 'type');
    return noun({ kind: 'select', type, quantifier: ONE, where }, context);
  });
  return listed(nouns, context.language.words.or);
}
