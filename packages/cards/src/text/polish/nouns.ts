import type { Filter, Kind, Quantifier, Ref, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { adjective, agreementAfter, declined, formAfter, listed } from './grammar.ts';
import type { Agreement, Case, Form } from './grammar.ts';
import { CARD, IN_COMMON, KINDS, LEFT_RIGHT, NUMBER, ZONES } from './lexicon.ts';
import { describe } from './noun-qualifiers.ts';
import { asMany, closed, phrase, quantified } from './phrases.ts';
import { owned } from './players.ts';
import { agreementOfRef, firstOne, genderOfIt, it, pronounOf, thatOne, titled } from './pronouns.ts';
import type { Use } from './pronouns.ts';
import { choiceByName } from '../references.ts';
import type { Speech } from './speech.ts';
import { zoneWords } from './zones.ts';

/** Writes a target in a case: a pronoun or a noun phrase. */
export function named(target: Target, wanted: Case | Use, speech: Speech): string {
  const use: Use = typeof wanted === 'string' ? { case: wanted } : wanted;
  return target.kind === 'ref' ? reference(target, use, speech) : noun(target, use.case, speech);
}

/** Writes a target after a preposition: "z nim", "na karcie „Troll”". */
export const after = (target: Target, wanted: Case, speech: Speech): string =>
  named(target, { case: wanted, afterPreposition: true }, speech);

/** A subject with what its verb agrees with. */
export interface Subject {
  words: string;
  agreement: Agreement;
}

export function subject(target: Target, speech: Speech): Subject {
  const words = named(target, 'nom', speech);
  if (target.kind === 'ref') return { words, agreement: agreementOfRef(target, speech) };
  return { words: closed(words), agreement: agreementOf(target) };
}

function agreementOf(select: Select): Agreement {
  const { quantifier, type, where } = select;
  const { gender } = KINDS[type];
  if (where.some(({ kind }) => kind === 'is')) return gender;
  const either = where.some(({ kind }) => kind === 'either');
  switch (quantifier.kind) {
    case 'choose':
      if (typeof quantifier.max !== 'number') return 'n';
      return agreementAfter(quantifier.max, gender);
    case 'random':
      return typeof quantifier.n === 'number' ? agreementAfter(quantifier.n, gender) : 'n';
    case 'any-number':
      return NUMBER.gender;
    case 'each':
      return where.some((filter) => filter.kind === 'neighbor-of' && filter.orItself) || either
        ? 'many'
        : gender;
    case 'first':
    case 'one-of-each':
    case 'half-of-line':
    case 'bare':
      return gender;
  }
}

/** "siła tego stworzenia", "jego siła": the possessor of what follows or precedes. */
export function belonging(words: string, target: Target, speech: Speech): string {
  if (
    target.kind === 'ref' &&
    (target.name === 'it' || target.name === 'them' || target.name === 'recipient')
  )
    return `${possessivePronoun(target, speech)} ${words}`;
  const whose = named(target, 'gen', speech);
  if (whose === 'go') return `jego ${words}`;
  if (whose === 'jej' || whose === 'ich') return `${whose} ${words}`;
  return `${words} ${whose}`;
}

function possessivePronoun({ name }: Ref, speech: Speech): string {
  if (name === 'them') return 'ich';
  return name !== 'recipient' && genderOfIt(speech) === 'f' ? 'jej' : 'jego';
}

function reference({ name }: Ref, use: Use, speech: Speech): string {
  switch (name) {
    case 'it': {
      speech.saidIt = speech.mentionedChoices.size > 0;
      return pronoun(use, speech.lastKind, speech.isMixed);
    }
    case 'recipient':
      return it('n', use);
    case 'them':
      return use.case === 'nom' ? thatOne(speech.lastKind, 'nom', true) : it('many', use);
    case 'attacked':
      return oncePerSentence(name, use, theAttacked(use.case, speech), speech);
    case 'self':
      speech.isSelfLast = true;
      return oncePerSentence(name, use, titled(speech.title, use.case), speech);
    case 'this-creature':
      return oncePerSentence(name, use, thatOne(speech.host, use.case), speech);
    default:
      return choiceByName(name, speech, {
        whole: (select) => noun(select, use.case, speech),
        it: (kind) => pronoun(use, kind, isMixedChoice(name, speech)),
        them: (kind) => (use.case === 'nom' ? thatOne(kind, 'nom', true) : it('many', use)),
        that: (kind) => thatOne(kind, use.case),
        first: (kind) => firstOne(kind, use.case),
      });
  }
}

/** A pronoun is left out as a subject in Polish, so the subject is "to stworzenie". */
function pronoun(use: Use, kind: Kind, isMixed: boolean): string {
  return use.case === 'nom' || isMixed ? thatOne(kind, use.case) : it(KINDS[kind].gender, use);
}

/** "stworzenie lub artefakt": a later pronoun has no gender, so that it is "tę kartę". */
export const hasSeveralTypes = ({ type, where }: Select): boolean =>
  type === 'card' && where.some(({ kind }) => kind === 'either');

function isMixedChoice(name: string, speech: Speech): boolean {
  const chosen = speech.mentionedChoices.get(name);
  return chosen !== undefined && hasSeveralTypes(chosen);
}

/** The other creature of a fight, in full. */
export const theAttacked = (wanted: Case, speech: Speech): string => {
  const form: Form = { case: wanted, many: false, gender: 'n' };
  if (speech.isFightMentioned) return `${adjective('zaatakowany', form)} ${KINDS.creature.one[wanted]}`;
  const fighter = speech.isGranted ? thatOne('creature', 'ins') : titled(speech.title, 'ins');
  return `${KINDS.creature.one[wanted]} ${adjective('walczący', form)} z ${fighter}`;
};

/** Writes the name of a card, or a pronoun if the sentence has just named the card. */
function oncePerSentence(name: Ref['name'], use: Use, words: string, speech: Speech): string {
  if (speech.it === name && use.case !== 'nom')
    return pronounOf({ kind: 'ref', name }, use, withKind(name, speech));
  speech.it = name;
  return words;
}

/** The pronoun of "this creature" has the gender of its kind, whatever has been mentioned in between. */
const withKind = (name: Ref['name'], speech: Speech): Speech => ({
  ...speech,
  lastKind: name === 'this-creature' ? speech.host : name === 'attacked' ? 'creature' : 'card',
});

/** A whole noun phrase: "maksymalnie 3 przyjazne stworzenia", "wierzchnia karta twojej talii". */
export function noun(
  select: Select,
  wanted: Case,
  speech: Speech,
  quantifier: Quantifier = select.quantifier,
): string {
  speech.lastKind = select.type;
  speech.isMixed = false;
  speech.isSelfLast = false;
  speech.it = undefined;
  const itself = select.where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, itself.card, wanted, speech);
  const shown = ofShownCards(select, quantifier, wanted);
  if (shown !== undefined) return shown;
  const around = itselfAndNeighbors(select, wanted, speech);
  if (around !== undefined) return around;
  if (select.zone?.kind === 'zone' && isEnd(select.zone)) return endOfPile(select.zone, wanted, speech);
  if (quantifier.kind === 'each' && hasOneAtMost(select))
    return noun(select, wanted, speech, { kind: 'bare' });
  const outermost = onFlankOf(select, quantifier, wanted);
  if (outermost !== undefined) return outermost;
  const left = quantifier.kind === 'random' ? downTo(select, quantifier, wanted, speech) : undefined;
  if (left !== undefined) return left;
  const zone = select.zone;
  const place =
    zone && !isWordless(select)
      ? () => zoneWords(zone, quantifier.kind === 'bare', quantifier.kind === 'choose', speech)
      : () => '';
  const common = select.different
    ? sharing(select.different, 'different')
    : select.alike
      ? sharing(select.alike, 'same')
      : '';
  const description = describe(select.where, select.type, speech, quantifier.kind === 'each');
  const words = quantified(description, quantifier, select, wanted, [common, place], speech);
  // The cards that describe the noun are not what "it" stands for.
  speech.lastKind = select.type;
  speech.isMixed = hasSeveralTypes(select);
  speech.isSelfLast = false;
  speech.it = undefined;
  return words;
}

const sharing = (what: Exclude<Select['different'], undefined>, how: 'different' | 'same'): string =>
  what === 'battleline'
    ? how === 'same'
      ? 'z tej samej linii bitwy'
      : 'z różnych linii bitwy'
    : IN_COMMON[what][how];

/** "jego prawy sąsiad" is said in full: "stworzenie i każde sąsiadujące z nim stworzenie". */
function itselfAndNeighbors({ where }: Select, wanted: Case, speech: Speech): string | undefined {
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (!beside?.orItself) return undefined;
  const center = named(beside.of, wanted, speech);
  const form: Form = { case: wanted, many: false, gender: 'n' };
  const withIt = pronounOf(beside.of, { case: 'ins', afterPreposition: true }, speech);
  return `${center} i ${adjective('każdy', form)} ${adjective('sąsiadujący', form)} z ${withIt} ${KINDS.creature.one[wanted]}`;
}

/** Only one card can be the neighbor on one side. */
const hasOneAtMost = ({ where }: Select): boolean =>
  where.some((filter) => filter.kind === 'neighbor-of' && filter.side !== undefined);

/** "Stworzenie na twojej lewej flance": there is one at most. */
function onFlankOf({ where, zone }: Select, { kind }: Quantifier, wanted: Case): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  const which = adjective(LEFT_RIGHT[flank.side], { case: 'loc', many: false, gender: 'f' });
  return side.side === 'friendly'
    ? `${KINDS.creature.one[wanted]} na twojej ${which} flance`
    : `${KINDS.creature.one[wanted]} na ${which} flance twojego przeciwnika`;
}

/** "Losowe karty ze swojej ręki, aż zostanie ich 6." */
function downTo(
  select: Select,
  { n }: Extract<Quantifier, { kind: 'random' }>,
  wanted: Case,
  speech: Speech,
): string | undefined {
  if (typeof n !== 'object' || n.kind !== 'excess' || !select.zone) return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  const cards = `${adjective('losowy', { case: wanted, many: true, gender: 'f' })} ${CARD.many[wanted]}`;
  return `${cards} ${zoneWords(select.zone, false, false, speech)}, aż zostanie ich co najwyżej ${amount(n.over, 'nom', speech)}`;
}

/** "Jedną z nich", "pozostałe": cards that the sentence before has shown to the player. */
function ofShownCards(
  { where, different, alike, type }: Select,
  quantifier: Quantifier,
  wanted: Case,
): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  const { gender } = KINDS[type];
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return `${adjective('jeden', { case: wanted, many: false, gender })} z nich`;
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each'
    ? adjective('pozostały', { case: wanted, many: true, gender })
    : undefined;
}

/** "najsłabsze z nich", "drugie z nich"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, these: Target, wanted: Case, speech: Speech): string {
  const form: Form = { case: wanted, many: false, gender: KINDS[type].gender };
  const extreme = where.find((filter) => filter.kind === 'extreme');
  const isOther = where.some(({ kind }) => kind === 'not');
  if (!extreme && !isOther) return named(these, wanted, speech);
  const which = extreme ? (extreme.most ? 'najsilniejszy' : 'najsłabszy') : 'drugi';
  return `${adjective(which, form)} z ${after(these, 'gen', speech)}`;
}

/** "twoja ręka": everything that is there. */
export function wholePile(target: Target, wanted: Case, speech: Speech): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  if (where.length > 0 || zone?.kind !== 'zone' || isEnd(zone)) return undefined;
  const names = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const piles = names.flatMap((name) => (name === 'play' ? [] : [ZONES[name].noun]));
  if (piles.length < names.length) return undefined;
  return listed(piles.map((pile) => owned(pile, { case: wanted, many: false }, zone.of, speech)));
}

/** The class itself in the plural: "stworzenia z domu Mars". What has been mentioned stays the same. */
export function plural(select: Select, wanted: Case, speech: Speech): string {
  const { quantifier: _, ...rest } = select;
  return keepingKind(speech, () => manyOf(rest, wanted, speech));
}

function manyOf(select: Omit<Select, 'quantifier'>, wanted: Case, speech: Speech): string {
  const whole: Select = { ...select, quantifier: { kind: 'bare' } };
  const around = itselfAndNeighbors(whole, wanted, speech);
  if (around !== undefined) return around;
  if (select.zone?.kind === 'zone' && isEnd(select.zone)) return endOfPile(select.zone, wanted, speech);
  const description = describe(select.where, select.type, speech, false);
  const { zone } = select;
  const place = zone && !isWordless(whole) ? () => zoneWords(zone, true, false, speech) : () => '';
  return phrase(description, { case: wanted, many: true }, [place]);
}

/** The class itself in the singular: "stworzenie z domu Mars"; `lead` is an adjective before it. */
export function singular(select: Select, wanted: Case, speech: Speech, lead?: string): string {
  return keepingKind(speech, () => {
    if (lead === undefined) return noun(select, wanted, speech, { kind: 'bare' });
    const description = describe(select.where, select.type, speech, false);
    const { zone } = select;
    const place = zone && !isWordless(select) ? () => zoneWords(zone, true, false, speech) : () => '';
    return phrase(description, { case: wanted, many: false }, [place], 'lub', lead);
  });
}

/** The cards that a number counts are not what "it" stands for. */
export function keepingKind<Result>(speech: Speech, write: () => Result): Result {
  const { lastKind, it: before, isSelfLast, isMixed } = speech;
  const words = write();
  speech.lastKind = lastKind;
  speech.isMixed = isMixed;
  speech.isSelfLast = isSelfLast;
  speech.it = before;
  return words;
}

/** The zone of cards that another card has purged is not written. */
const isWordless = ({ where }: Select): boolean => where.some(({ kind }: Filter) => kind === 'purged-by');

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

export const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

function endOfPile({ top, bottom, of, name }: Pile, wanted: Case, speech: Speech): string {
  const number = top ?? bottom ?? 1;
  const end = top === undefined ? 'spodni' : 'wierzchni';
  const pile = name === 'discard' ? ZONES.discard.noun : ZONES.deck.noun;
  const where = owned(pile, { case: 'gen', many: false }, of, speech);
  if (typeof number !== 'number') {
    const cards = `${adjective(end, { case: 'gen', many: true, gender: 'f' })} ${CARD.many.gen}`;
    return asMany(`${cards} ${where}`, number, speech);
  }
  const form = formAfter(number, wanted);
  const cards = `${adjective(end, { ...form, gender: 'f' })} ${declined(CARD, form)}`;
  return `${number === 1 ? '' : `${number} `}${cards} ${where}`;
}
