import type { Kind, Quantifier, Ref, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import { areMany, choiceByName } from '../references.ts';
import { amount } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, nounWord, words } from './grammar.ts';
import type { Agreement, Noun } from './grammar.ts';
import type { VerbForm, VerbName } from './language.ts';
import { owned } from './players.ts';
import { determined } from './quantifiers.ts';
import { zoneWords } from './zones.ts';

/** A card that the text has just named. */
interface Pronoun {
  readonly kind: Kind;
  readonly many: boolean;
}

/** Writes a target as a subject or after a preposition: a pronoun or a noun phrase. */
export function named(
  target: Target,
  context: RomanceContext,
  position: 'object' | 'subject' = 'object',
): string {
  const said = nounOf(target, context, position === 'subject');
  if (typeof said === 'string') return said;
  const noun = context.language.nouns[said.kind];
  return position === 'subject'
    ? context.language.itAsSubject(noun, said.many)
    : agreed(context.language.itAfterPreposition, { gender: noun.gender, many: said.many });
}

/** Returns the noun phrase of a target, or a pronoun that the caller writes in its form. */
export function nounOf(target: Target, context: RomanceContext, isSubject = false): string | Pronoun {
  if (target.kind === 'ref') return reference(target, context, isSubject);
  const same = sameCard(target);
  if (same === undefined) return noun(target, context);
  context.lastKind = target.type;
  return nounOf(same, context, isSubject);
}

/** The card that a noun phrase is another name for. */
function sameCard({ where }: Select): Target | undefined {
  const same = where.find((filter) => filter.kind === 'is');
  const isOneOfThem = where.some(({ kind }) => kind === 'extreme' || kind === 'not');
  return isOneOfThem ? undefined : same?.card;
}

/**
 * Writes a verb with its object: "destroy Troll", or with a pronoun.
 *
 * @param rest what belongs to the verb and stands before a longer object: "put into play"
 */
export function withObject(
  verb: string,
  form: VerbForm,
  target: Target,
  context: RomanceContext,
  rest = '',
): string {
  const said = nounOf(target, context);
  if (typeof said === 'string') return words(verb, rest, said);
  const { language } = context;
  const it = { gender: language.nouns[said.kind].gender, many: said.many };
  return words(language.withPronoun(verb, form, it), rest);
}

/** A card does something: "Troll captures …", "have Troll capture …" where only a verb of the reader can stand. */
export function cardDoes(card: Target, verb: VerbName, context: RomanceContext, rest: () => string): string {
  const { language, mood } = context;
  const subject = named(card, context, 'subject');
  const tense = mood === 'infinitive' ? 'subjunctive' : 'present';
  const said = words(subject, language.verbs[verb].finite(tense, agreementOf(card, context)), rest());
  return mood === 'infinitive' ? language.make(said) : said;
}

/** What adjectives and verbs agree with if they are about this target. */
export function agreementOf(target: Target, context: RomanceContext): Agreement {
  const { nouns } = context.language;
  if (target.kind === 'select')
    return { gender: genderOf(target, context), many: areMany(target) || isWithItsNeighbors(target) };
  switch (target.name) {
    case 'self':
      return { gender: nouns[context.selfKind].gender, many: false };
    case 'this-creature':
      return { gender: nouns[context.host].gender, many: false };
    case 'recipient':
    case 'attacked':
      return { gender: nouns.creature.gender, many: false };
    case 'it':
    case 'them':
      return { gender: nouns[context.lastKind].gender, many: target.name === 'them' };
    default: {
      const chosen = context.pendingChoices.get(target.name) ?? context.mentionedChoices.get(target.name);
      return {
        gender: nouns[chosen?.type ?? context.lastKind].gender,
        many: chosen !== undefined && areMany(chosen),
      };
    }
  }
}

/** Of "an artifact or a creature", the last one counts. */
function genderOf({ type, where }: Select, { language }: RomanceContext): Agreement['gender'] {
  if (where.some(({ kind }) => kind === 'name')) return language.copy.gender;
  const either = where.find((filter) => filter.kind === 'either');
  const last = either?.of.at(-1)?.find((filter) => filter.kind === 'type');
  return language.nouns[last?.type ?? type].gender;
}

function reference({ name }: Ref, context: RomanceContext, isSubject: boolean): string | Pronoun {
  const { language } = context;
  switch (name) {
    case 'it':
      context.saidIt = context.mentionedChoices.size > 0;
      return { kind: context.lastKind, many: false };
    case 'recipient':
      return language.that(language.nouns.creature, false);
    case 'them':
      return { kind: context.lastKind, many: true };
    case 'attacked':
      return oncePerSentence(name, 'creature', theAttacked(context), context, isSubject);
    case 'self':
      return oncePerSentence(name, context.selfKind, context.title, context, isSubject);
    case 'this-creature':
      return oncePerSentence(name, context.host, thisHost(context), context, isSubject);
    default:
      return choiceByName<string | Pronoun>(name, context, {
        whole: (select) => noun(select, context),
        it: (kind) => ({ kind, many: false }),
        them: (kind) => ({ kind, many: true }),
        that: (kind) => language.that(language.nouns[kind], false),
        first: (kind) => language.first(language.nouns[kind]),
      });
  }
}

export const thisHost = ({ language, host }: RomanceContext): string => language.this(language.nouns[host]);

/** The other creature of a fight, in full. */
export const theAttacked = (context: RomanceContext): string =>
  context.isFightMentioned
    ? context.language.say.theAttackedCreature
    : context.language.say.theCreatureThatFights(context.isGranted ? thisHost(context) : context.title);

/** Writes the name of a card. As an object it is a pronoun if the sentence has just named the card. */
function oncePerSentence(
  name: string,
  kind: Kind,
  inFull: string,
  context: RomanceContext,
  isSubject: boolean,
): string | Pronoun {
  if (context.it === name && !isSubject) return { kind, many: false };
  context.it = name;
  return inFull;
}

/** A whole noun phrase: "up to 3 friendly creatures", "each Mars creature", "the top card of your deck". */
export function noun(select: Select, context: RomanceContext, quantifier = select.quantifier): string {
  const { language } = context;
  context.lastKind = select.type;
  context.it = undefined;
  const itself = select.where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, itself.card, context);
  const shown = ofShownCards(select, quantifier, context);
  if (shown !== undefined) return shown;
  if (select.zone?.kind === 'zone' && isEnd(select.zone)) return endOfPile(select.zone, context);
  const outermost = onFlankOf(select, quantifier, context);
  if (outermost !== undefined) return outermost;
  const center = withItsNeighbors(select, context);
  if (center !== undefined) return center;
  if (quantifier.kind === 'random') {
    const left = downTo(select, quantifier, context);
    if (left !== undefined) return left;
  }
  const { phrase, after } = determined(select, quantifier, context);
  const inCommon = select.different
    ? language.say.differing(language.shared[select.different])
    : select.alike
      ? language.say.alike(language.shared[select.alike])
      : '';
  const where = select.zone && !isWordless(select) ? zoneWords(select.zone, quantifier, context) : '';
  const suchThat = language.say.forWhich({ gender: 'f', many: false }, '');
  const openings = [language.words.that, language.words.which, suchThat.split(' ')[0]];
  const isClause = (part: string): boolean => openings.some((opening) => part.startsWith(`${opening} `));
  const near = after.filter((part) => !isClause(part));
  const number = computedNumber(quantifier, context);
  // A pronoun after it could mean any card of the phrase.
  context.it = undefined;
  const clauses = after.filter(isClause).join(` ${language.words.and} `);
  return words(phrase, ...near, inCommon, where, number, clauses);
}

const isWithItsNeighbors = ({ where }: Select): boolean =>
  where.some((filter) => filter.kind === 'neighbor-of' && filter.orItself === true);

/** "A creature and each of its neighbors". */
function withItsNeighbors({ where }: Select, context: RomanceContext): string | undefined {
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (!beside?.orItself) return undefined;
  const center = named(beside.of, context, 'subject');
  return context.language.say.withItsNeighbors(center, agreementOf(beside.of, context));
}

/** "The creature on your left flank": there is one at most. */
function onFlankOf(
  { where, zone }: Select,
  { kind }: Quantifier,
  context: RomanceContext,
): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  const { language } = context;
  const of = owned(language.flanks[flank.side], side.side === 'friendly' ? 'you' : 'opponent', context);
  return `${language.the(language.nouns.creature, false)} ${language.words.atFlank} ${of}`;
}

/** "Random cards from their hand until 6 are left." */
function downTo(
  select: Select,
  { n }: Extract<Quantifier, { kind: 'random' }>,
  context: RomanceContext,
): string | undefined {
  if (typeof n !== 'object' || n.kind !== 'excess' || !select.zone) return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  const from = zoneWords(select.zone, { kind: 'any-number' }, context);
  return context.language.say.randomCardsUntilLeft(from, amount(n.over, context));
}

/** "One of them", "the others": cards that the sentence before has shown to the player. */
function ofShownCards(
  { where, different, alike, type }: Select,
  quantifier: Quantifier,
  { language }: RomanceContext,
): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return language.say.oneOf(
      language.nouns[type],
      agreed(language.itAfterPreposition, {
        gender: language.nouns[type].gender,
        many: true,
      }),
    );
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? language.say.theOthers(language.nouns[type]) : undefined;
}

/** "The least powerful of them", "the other of them"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, card: Target, context: RomanceContext): string {
  const { language } = context;
  const these = named(card, context);
  const extreme = where.find((filter) => filter.kind === 'extreme');
  if (extreme) return language.say.mostPowerfulOf(language.nouns[type], extreme.most, these);
  const isOther = where.some(({ kind }) => kind === 'not');
  return isOther ? language.say.theOtherOf(language.nouns[type], these) : these;
}

/** "Your hand", "your hand and your discard pile": everything that is there. */
export function wholePile(target: Target, context: RomanceContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  if (where.length > 0 || zone?.kind !== 'zone' || isEnd(zone)) return undefined;
  const names = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const { language } = context;
  return listed(
    names.map((name) => owned(language.zones[name], zone.of, context)),
    language.words.and,
  );
}

/** The class itself in the plural: "Mars creatures". */
export const plural = (select: Select, context: RomanceContext): string =>
  noun({ ...select, quantifier: { kind: 'any-number' } }, context, { kind: 'any-number' }).replace(
    `${context.language.words.anyNumberOf} `,
    '',
  );

/** The class itself in the singular: "Mars creature". */
export const singular = (select: Select, context: RomanceContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context, { kind: 'bare' });

/** The class itself with an indefinite article: "a Mars creature". */
export const anyOne = (select: Select, context: RomanceContext): string =>
  noun({ ...select, quantifier: { kind: 'choose', min: 1, max: 1 } }, context);

/** "No Mars creature". */
export function noneOf(what: Select, context: RomanceContext): string {
  const { many: _, ...agreement } = agreementOf(what, context);
  return `${agreed(context.language.none, { ...agreement, many: false })} ${singular(what, context)}`;
}

/** The zone of cards that another card has purged is not written. */
const isWordless = (select: Select): boolean => select.where.some(({ kind }) => kind === 'purged-by');

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

function endOfPile({ top, bottom, of, name }: Pile, context: RomanceContext): string {
  const number = top ?? bottom ?? 1;
  const pile = owned(context.language.zones[name === 'discard' ? 'discard' : 'deck'], of, context);
  const said = number === 1 ? undefined : amount(number, context);
  return context.language.say.endOfPile(top !== undefined, said, pile);
}

/** "A number of cards from your hand equal to …": the number comes after all that describes the cards. */
function computedNumber(quantifier: Quantifier, context: RomanceContext): string {
  const number =
    quantifier.kind === 'random' ? quantifier.n : quantifier.kind === 'choose' ? quantifier.max : 0;
  return typeof number === 'number' ? '' : `${context.language.words.equalTo} ${amount(number, context)}`;
}

/** "2 cards", "a card". */
export const counted = (number: number, word: Noun, { language }: RomanceContext): string =>
  number === 1 ? language.a(word) : `${number} ${nounWord(word, true)}`;
