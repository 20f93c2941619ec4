import { interpret } from '@amberhall/engine/language';
import type {
  EventPhrase,
  NodeTable,
  PlayerRef,
  Select,
  Target,
  TimeWindow,
} from '@amberhall/engine/language';
import type { RomanceContext } from './context.ts';
import { agreed, ONE_PLAYER, words, YOU } from './grammar.ts';
import type { Agreement, Noun, Subject, Tense } from './grammar.ts';
import type { VerbName } from './language.ts';
import { agreementOf, named, anyOne, noneOf, noun } from './nouns.ts';
import { isYou, ofCard, own, owned } from './players.ts';

/** An event as subject, verb and the rest. */
export interface Clause {
  /** Empty if the verb tells it. */
  readonly subject: string;
  readonly as: Subject;
  readonly verb: VerbName;
  /** Passive voice: "is destroyed". */
  readonly passive?: boolean;
  /** What follows the verb. */
  readonly rest?: string | undefined;
  /** What stands before the verb as its object. */
  readonly object?: Agreement;
  /** Whether what follows the verb is "no creature". */
  readonly isOfNone?: boolean;
}

/** One vocabulary of events for what triggers, is replaced, happened or is counted. */
export function event(
  phrase: EventPhrase,
  context: RomanceContext,
  tense: Tense = 'after',
  isNegative = false,
): string {
  return saidOf(clause(phrase, context, isNegative), tense, context, isNegative);
}

/** When an event of the past happened: "this turn", "on their previous turn". */
export const windowWords = (phrase: EventPhrase, window: TimeWindow, { language }: RomanceContext): string =>
  language.say.window(window, 'by' in phrase && phrase.by === 'you');

export const clause = (phrase: EventPhrase, context: RomanceContext, isNegative = false): Clause =>
  interpret(EVENTS, phrase, context, isNegative);

/** A clause with its verb in a tense. */
export function saidOf(
  { subject, as, verb, passive, rest, object, isOfNone }: Clause,
  tense: Tense,
  { language }: RomanceContext,
  isNegative = false,
): string {
  const main = language.verbs[verb];
  const finite = passive
    ? `${language.verbs.be.finite(tense, as)} ${agreed(main.participle, as)}`
    : main.finite(tense, as, object);
  const denied = isOfNone ? language.negatedBeforeNone(finite) : language.negated(finite);
  return words(subject, isNegative ? denied : finite, rest);
}

const byCard = (card: Target, context: RomanceContext, verb: VerbName, rest = ''): Clause => {
  const as = agreementOf(card, context);
  return { subject: named(card, context, 'subject'), as, verb, rest };
};
const toCard = (card: Target, context: RomanceContext, verb: VerbName, rest = ''): Clause => ({
  ...byCard(card, context, verb, rest),
  passive: true,
});

/** "After a player forges a key": any of them, one at a time. */
function byPlayer(
  who: PlayerRef,
  context: RomanceContext,
  verb: VerbName,
  rest: string | (() => string),
): Clause {
  const { language, lastKind } = context;
  const subject = isYou(who)
    ? language.words.you
    : language.player(who === 'each' ? 'a-player' : who, language.nouns[lastKind]);
  const { they } = context;
  // "After your opponent discards a card from their hand".
  if (who === 'opponent') context.they = who;
  const said = typeof rest === 'string' ? rest : rest();
  context.they = they;
  return { subject, as: isYou(who) ? YOU : ONE_PLAYER, verb, rest: said };
}

/** "Plays a creature", or "plays no creature" if that is denied. */
function withCard(
  { by, card }: { by: PlayerRef; card: Select },
  context: RomanceContext,
  verb: VerbName,
  isNegative: boolean,
  rest?: string,
): Clause {
  // A card with a name is not "none", and "no creature or artifact" would have two genders.
  const isOfNone = isNegative && !card.where.some(({ kind }) => kind === 'is' || kind === 'either');
  const object = (): string => (isOfNone ? noneOf(card, context) : noun(card, context));
  return { ...byPlayer(by, context, verb, () => words(object(), rest)), isOfNone };
}

/** "Forges a key", or "forges no key". */
function withOne(
  by: PlayerRef,
  context: RomanceContext,
  verb: VerbName,
  what: Noun,
  isNegative: boolean,
  rest?: string,
): Clause {
  const { a, none } = context.language;
  const object = isNegative ? `${agreed(none, { gender: what.gender, many: false })} ${what.one}` : a(what);
  return { ...byPlayer(by, context, verb, words(object, rest)), isOfNone: isNegative };
}

/** An event concerns one of the cards: "to it or to one of its neighbors". */
function toAnyOf(card: Target, context: RomanceContext): string {
  const beside =
    card.kind === 'select' ? card.where.find((filter) => filter.kind === 'neighbor-of') : undefined;
  if (!beside?.orItself) return `${context.language.words.to} ${named(card, context)}`;
  return context.language.say.toItOrItsNeighbor(named(beside.of, context), agreementOf(beside.of, context));
}

const SEVERAL: Agreement = { gender: 'm', many: true };

const someAmber = ({ language }: RomanceContext): string =>
  language.some(language.words.amber.one, { gender: 'm', many: false });

const EVENTS: NodeTable<EventPhrase, [context: RomanceContext, isNegative: boolean], Clause> = {
  reaps: ({ card }, context) => byCard(card, context, 'reap'),
  attacked: ({ card }, context) => toCard(card, context, 'attack'),
  'enters-play': ({ card }, context) => byCard(card, context, 'enter', context.language.words.intoPlay),
  'leaves-play': ({ card }, context) => byCard(card, context, 'leave', context.language.words.outOfPlay),
  readied: ({ card, by }, context) =>
    by === undefined
      ? toCard(card, context, 'ready')
      : byPlayer(by, context, 'ready', () => named(card, context)),
  fights: ({ card, against }, context) => {
    const said = byCard(card, context, 'fight');
    return { ...said, rest: against ? `${context.language.words.against} ${named(against, context)}` : '' };
  },
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const destroyed = toCard(card, context, 'destroy');
    const { say, words: plain } = context.language;
    if (cause) {
      const damage = context.language.damages[cause.damage];
      const said = cause.of ? ofCard(damage, cause.of, context) : context.language.some(damage.one, SEVERAL);
      return { ...destroyed, rest: `${plain.by} ${said}` };
    }
    const fight = fighting ? say.whileFighting(named(fighting, context)) : inFight ? say.inAFight : '';
    return { ...destroyed, rest: fight };
  },
  'dealt-damage': ({ card, damage }, context) =>
    byCard(
      card,
      context,
      'suffer',
      context.language.some(context.language.damages[damage ?? 'effect'].one, SEVERAL),
    ),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return byCard(card, context, 'prevent', context.language.say.damageWithItsArmor);
  },
  plays: (phrase, context, isNegative) => withCard(phrase, context, 'play', isNegative),
  discards: (phrase, context, isNegative) => withCard(phrase, context, 'discard', isNegative),
  uses: (phrase, context, isNegative) => {
    const { words: plain, verbs } = context.language;
    const purpose = phrase.to && `${plain.inOrderTo} ${verbs[phrase.to].infinitive}`;
    return withCard(phrase, context, 'use', isNegative, purpose);
  },
  forges: ({ by }, context, isNegative) =>
    withOne(by, context, 'forge', context.language.words.key, isNegative),
  'chooses-house': ({ by, house, other }, context) =>
    byPlayer(by, context, 'choose', () => chosenHouse(by, house, other, context)),
  'gains-amber': ({ by, from }, context) =>
    byPlayer(by, context, 'gain', () => words(someAmber(context), from && context.language.say.byReaping)),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, context, 'steal', someAmber(context));
  },
  'raises-tide': ({ by }, context) => byPlayer(by, context, 'raise', context.language.say.theTide),
  shuffles: ({ by, withDiscard }, context) => {
    const { language } = context;
    const deck = own(language.zones.deck, by, context);
    return byPlayer(
      by,
      context,
      'shuffle',
      withDiscard ? language.say.into(own(language.zones.discard, by, context), deck) : deck,
    );
  },
  captures: ({ card }, context) => byCard(card, context, 'capture', someAmber(context)),
  archives: ({ by }, context, isNegative) =>
    withOne(by, context, 'archive', context.language.nouns.card, isNegative),
  draws: ({ by, during }, context, isNegative) => {
    const { language } = context;
    const step = during && language.say.inStep(language.steps[during.step], during.outside === true);
    return withOne(by, context, 'draw', language.nouns.card, isNegative, step);
  },
  'begins-use': ({ by, card }, context) =>
    byPlayer(by, context, 'begin', () => context.language.say.toUse(noun(card, context))),
  'resolves-icon': ({ by, icon }, context) =>
    byPlayer(by, context, 'resolve', context.language.a(context.language.bonusIcon(icon))),
  'loses-amber': ({ by }, context) => byPlayer(by, context, 'lose', someAmber(context)),
  'takes-archives': ({ by }, context) => {
    const { language } = context;
    const archives = own(language.zones.archives, by, context);
    const hand = own(language.zones.hand, by, context);
    return byPlayer(by, context, 'add', `${archives} ${language.words.to} ${hand}`);
  },
  unforges: ({ by }, context, isNegative) =>
    withOne(by, context, 'unforge', context.language.words.key, isNegative),
  'turn-starts': ({ of }, context) => turn(of, context, 'start'),
  'turn-ends': ({ of }, context) => turn(of, context, 'end'),
  attached: ({ upgrade, to }, context) => {
    const said = toCard(upgrade, context, 'attach');
    return { ...said, rest: to === undefined ? '' : toAnyOf(to, context) };
  },
  exhausted: ({ card }, context) => toCard(card, context, 'exhaust'),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, context, 'exalt', () => named(card, context)) : toCard(card, context, 'exalt'),
  healed: ({ card }, context) => toCard(card, context, 'heal'),
  flipped: ({ card }, context) => toCard(card, context, 'flip'),
  'changes-control': ({ card }, context) =>
    byCard(card, context, 'change', context.language.say.ofController),
  'counters-put': ({ card, counter }, context) => {
    const { language } = context;
    const what = language.counters[counter];
    return {
      subject: language.a(what),
      as: { gender: what.gender, many: false },
      verb: 'put',
      passive: true,
      rest: `${language.words.on} ${named(card, context)}`,
    };
  },
  'placed-under': ({ card, under }, context) => {
    const said = toCard(card, context, 'put');
    return { ...said, rest: `${context.language.words.under} ${named(under, context)}` };
  },
  'finishes-playing': ({ by, card }, context) => {
    const { language } = context;
    const as = agreementOf(card, context);
    const player = isYou(by) ? language.words.you : language.player(by, language.nouns.card);
    const played = words(player, language.verbs.play.finite('when', isYou(by) ? YOU : ONE_PLAYER));
    return {
      subject: `${anyOne(card, context)} ${language.words.that} ${played}`,
      as,
      verb: 'put',
      passive: true,
      rest: language.say.intoItsOwnersDiscard,
    };
  },
  'deals-damage': ({ card }, context) =>
    byCard(card, context, 'deal', context.language.some(context.language.words.damage.one, SEVERAL)),
  moves: ({ card, from, to }, context) => {
    const { language } = context;
    const place = (zone: typeof from): string =>
      zone === 'play' ? language.words.inPlay : owned(language.zones[zone], 'a-player', context);
    const said = byCard(card, context, 'goTo');
    return {
      ...said,
      rest: language.say.fromTo(
        from === 'play' ? undefined : place(from),
        to === 'play' ? undefined : place(to),
      ),
    };
  },
};

function chosenHouse(
  by: PlayerRef,
  house: Extract<EventPhrase, { kind: 'chooses-house' }>['house'],
  other: true | undefined,
  context: RomanceContext,
): string {
  const { language } = context;
  const named = house === undefined ? language.a(language.words.house) : language.houseName(house);
  const which = other ? language.say.houseOtherThan(named) : named;
  return language.say.asActiveHouse(which, isYou(by));
}

function turn(of: PlayerRef, context: RomanceContext, verb: 'start' | 'end'): Clause {
  return { subject: owned(context.language.words.turn, of, context), as: ONE_PLAYER, verb };
}
