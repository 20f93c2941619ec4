import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, ONE_PLAYER } from './grammar.ts';
import type { Agreement, Noun } from './grammar.ts';
import { linePlace } from './line-places.ts';
import { agreementOf, anyOne, counted, named, nounOf, plural } from './nouns.ts';
import { playerCan, playerClause } from './players.ts';

type Entrance = Extract<Statement, { kind: 'enters' }>['how'];

/** How a card enters play: "ready", "anywhere in its controller’s battleline". */
export function entrance(how: Entrance, as: Agreement, context: RomanceContext): string {
  const { language } = context;
  switch (how) {
    case 'anywhere':
      return linePlace('anywhere', context);
    case 'under-opponents-control':
      return language.say.underControlOfItsPlayersOpponent;
    default:
      return agreed(language.adjectives[how], as);
  }
}

/** "That you play", "that is played". */
export function playedBy(who: PlayerRef | undefined, as: Agreement, context: RomanceContext): string {
  const { language } = context;
  if (who === undefined) return '';
  if (who === 'each') return agreed(language.verbs.play.participle, as);
  return `${language.words.that} ${playerClause(who, 'play', 'when', context)}`;
}

/** A permission for each card allows any number of them: "you may use friendly creatures". */
export function permission(
  who: PlayerRef,
  verbs: readonly ('play' | 'use')[],
  what: Target,
  context: RomanceContext,
): string {
  const { language } = context;
  const may = playerCan(who, 'may', context);
  const words = verbs.map((verb) => language.verbs[verb].infinitive);
  const isClass = what.kind === 'select' && what.quantifier.kind === 'each';
  const cards = isClass
    ? language.some(plural(what, context), { gender: agreementOf(what, context).gender, many: true })
    : nounOf(what, context);
  if (typeof cards !== 'string') {
    const it = { gender: language.nouns[cards.kind].gender, many: cards.many };
    const used = words.map((verb) => language.withPronoun(verb, 'infinitive', it));
    return `${may} ${listed(used, language.words.or)}`;
  }
  return `${may} ${listed(words, language.words.or)} ${cards}`;
}

/** "You may spend". */
export const spending = (who: PlayerRef, context: RomanceContext): string =>
  `${playerCan(who, 'may', context)} ${context.language.verbs.spend.infinitive}`;

export const quotedHeading = (
  header: Parameters<RomanceContext['language']['heading']>[0],
  context: RomanceContext,
): string =>
  context.language.quoted(
    `${context.language.heading(header, context.lastKind)}${context.language.words.colon}`,
  );

export const isNow = (what: string, to: Amount, context: RomanceContext): string =>
  `${what} ${context.language.verbs.be.finite('present', ONE_PLAYER)} ${amount(to, context)}`;

/** "5 power and 2 armor". */
export function stats(power: Amount | undefined, armor: Amount | undefined, context: RomanceContext): string {
  const { language } = context;
  return listed(
    [
      ...(power === undefined ? [] : [quantity(power, 'power', context)]),
      ...(armor === undefined ? [] : [quantity(armor, 'armor', context)]),
    ],
    language.words.and,
  );
}

/** "2 additional cards", "1 additional card for each …". */
export function additional(by: Amount, noun: Noun, context: RomanceContext): string {
  const { language } = context;
  const adjective = (many: boolean): string => agreed(language.additional, { gender: noun.gender, many });
  if (typeof by === 'number') return `${counted(by, noun, context)} ${adjective(by !== 1)}`;
  if (typeof by === 'object' && by.kind === 'per')
    return `${counted(by.times, noun, context)} ${adjective(by.times !== 1)} ${language.words.forEach} ${eachOf(by.each, context)}`;
  return `${language.words.aNumberOf} ${noun.many} ${adjective(true)} ${language.words.equalTo} ${amount(by, context)}`;
}

export function cardsMoreOrLess(by: Amount, context: RomanceContext): string {
  const { language } = context;
  const { card } = language.nouns;
  if (typeof by === 'number' && by < 0) return `${counted(-by, card, context)} ${language.say.fewerCards}`;
  return additional(by, card, context);
}

/** Tells whether an amount is the fixed value of a stat. */
export const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  typeof value === 'object' &&
  value.kind === 'fixed' &&
  typeof value.of === 'object' &&
  value.of.kind === 'stat' &&
  value.of.stat === stat;

export function tax(
  who: PlayerRef,
  verb: 'play' | 'use',
  what: Target,
  value: Amount,
  to: AmberPlace,
  context: RomanceContext,
): string {
  const { language } = context;
  const must = playerCan(who, 'must', context);
  const price = quantity(value, 'amber', context);
  const taxed = what.kind === 'ref' ? named(what, context) : anyOne(what, context);
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment =
    to === 'supply' ? `${language.verbs.lose.infinitive} ${price}` : language.say.pay(price, isPaidToYou);
  return `${must} ${payment} ${language.words.inOrderTo} ${language.verbs[verb].infinitive} ${taxed}`;
}
