import type { Quantifier, Ref, Select, Target } from '@amberhall/engine/language';
import { areMany, choiceByName } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import {
  A,
  DEFINITE,
  EACH,
  listed,
  NO,
  NONE,
  nounPhrase,
  pronoun,
  quoted,
  spaced,
  the,
  THIS,
} from './grammar.ts';
import type { Case, Determiner, NounForms } from './grammar.ts';
import { NOUNS, SHARED } from './lexicon.ts';
import { descriptions } from './noun-qualifiers.ts';
import type { Description } from './noun-qualifiers.ts';
import { ofOneForm } from './special-nouns.ts';
import { zoneWords } from './zones.ts';
import { player } from './players.ts';

/** Writes a target in the case that the verb needs: a pronoun or a noun phrase. */
export const named = (target: Target, wanted: Case, context: RenderContext): string =>
  target.kind === 'ref' ? reference(target, wanted, context) : noun(target, wanted, context);

function reference({ name }: Ref, wanted: Case, context: RenderContext): string {
  const it = (kind = context.lastKind): string => pronoun(NOUNS[kind].gender, wanted);
  switch (name) {
    case 'it':
      context.saidIt = context.mentionedChoices.size > 0;
      return it();
    case 'recipient':
      return nounPhrase(DEFINITE, ['jeweilig'], NOUNS.creature, wanted);
    case 'them':
      return pronoun('pl', wanted);
    case 'attacked':
      return theAttacked(wanted, context);
    case 'self':
      context.it = name;
      return quoted(context.title);
    case 'this-creature':
      context.it = name;
      return nounPhrase(THIS, [], NOUNS[context.host], wanted);
    default:
      return choiceByName(name, context, {
        whole: (select) => noun(select, wanted, context),
        it,
        them: () => pronoun('pl', wanted),
        that: (kind) => nounPhrase(THIS, [], NOUNS[kind], wanted),
        first: (kind) => nounPhrase(DEFINITE, ['erst'], NOUNS[kind], wanted),
      });
  }
}

/** The other creature of a fight. */
function theAttacked(wanted: Case, context: RenderContext): string {
  if (context.isFightMentioned) return nounPhrase(DEFINITE, ['angegriffen'], NOUNS.creature, wanted);
  const fighter = context.isGranted ? 'diese Kreatur' : quoted(context.title);
  return `${nounPhrase(DEFINITE, [], NOUNS.creature, wanted)}, gegen die ${fighter} kämpft,`;
}

/** What belongs to a card: "ihre Stärke", "die Stärke dieser Kreatur", "die Stärke von „Troll“". */
export function ofCard(
  target: Target,
  what: NounForms,
  wanted: Case,
  context: RenderContext,
  stems: readonly string[] = [],
  many = false,
): string {
  const card = genitive(target, context);
  const stem = POSSESSIVES.get(card);
  if (stem !== undefined) return nounPhrase({ kind: 'ein', stem }, stems, what, wanted, many);
  return `${nounPhrase(DEFINITE, stems, what, wanted, many)} ${card}`;
}

/** "dieser Kreatur", "von „Troll“": a title and a number have no genitive. */
export function genitive(target: Target, context: RenderContext): string {
  const isSingle =
    target.kind === 'ref'
      ? target.name !== 'self'
      : target.quantifier.kind === 'each' ||
        (target.quantifier.kind === 'choose' && target.quantifier.max === 1);
  return isSingle ? named(target, 'gen', context) : `von ${named(target, 'dat', context)}`;
}

/** "dieser Kreatur", "von ihr": after a noun whose article stays. */
export function ofOne(target: Target, context: RenderContext): string {
  const words = genitive(target, context);
  const stem = POSSESSIVES.get(words);
  return stem === undefined ? words : `von ${stem === 'ihr' ? (areMany(target) ? 'ihnen' : 'ihr') : 'ihm'}`;
}

/** The genitive of a pronoun is not said. */
const POSSESSIVES: ReadonlyMap<string, string> = new Map([
  ['ihrer', 'ihr'],
  ['seiner', 'sein'],
]);

/** A whole noun phrase: "bis zu 3 eigene Kreaturen", "jede Kreatur des Hauses Mars". */
export function noun(
  select: Select,
  wanted: Case,
  context: RenderContext,
  quantifier = select.quantifier,
): string {
  // "Its" and "it" within the phrase are the card that was named before.
  context.it = undefined;
  const words = phrase(select, wanted, context, quantifier);
  context.lastKind = select.type;
  return words;
}

function phrase(select: Select, wanted: Case, context: RenderContext, quantifier: Quantifier): string {
  const special = ofOneForm(select, wanted, context, quantifier);
  if (special !== undefined) return special;
  const place = placeOf(select, quantifier, context);
  const all = descriptions(select, context, quantifier.kind === 'each');
  const said = all.map((one, at) =>
    quantified(one, at, quantifier, { select, wanted, context, place: at === all.length - 1 ? place : '' }),
  );
  return listed(said, quantifier.kind === 'each' ? 'und' : 'oder');
}

const placeOf = (select: Select, quantifier: Quantifier, context: RenderContext): string =>
  select.zone && !isWordless(select) ? zoneWords(select.zone, quantifier, context) : '';

interface Setting {
  select: Select;
  wanted: Case;
  context: RenderContext;
  /** Where the cards are, after their adjuncts and before relative clauses. */
  place: string;
}

/** One of the alternatives of a noun phrase; `at` is its place among them. */
function quantified(
  description: Description,
  at: number,
  quantifier: Quantifier,
  { select, wanted, context, place }: Setting,
): string {
  const { stems, superlative, forms } = description;
  const words = (determiner: Determiner, many = false, ...more: readonly string[]): string =>
    described(stems, determiner, many, more);
  const described = (
    adjectives: readonly string[],
    determiner: Determiner,
    many: boolean,
    more: readonly string[] = [],
  ): string => {
    const near = [...description.after, inCommon(select), ...more, place];
    const core = spaced(nounPhrase(determiner, adjectives, forms, wanted, many), ...near);
    return core + clausesOf(description, many);
  };
  const number = (lead: string): Determiner => (at === 0 ? { kind: 'number', words: lead } : NONE);
  switch (quantifier.kind) {
    case 'bare':
      return words(NONE);
    case 'each':
      return words(EACH);
    case 'any-number': {
      const { min, totalPower } = quantifier;
      const total =
        totalPower === undefined
          ? ''
          : `mit insgesamt mindestens ${amount(totalPower, 'nom', context)} Stärke`;
      return words(number(min === 1 ? '1 oder mehr' : 'beliebig viele'), true, total);
    }
    case 'first': {
      if (quantifier.n === 1) return described(['oberst', ...stems], DEFINITE, false);
      const lead = `obersten ${amount(quantifier.n, 'nom', context)}`;
      return words({ kind: 'the-number', words: lead }, true);
    }
    case 'half-of-line': {
      const line = select.where.some(({ kind }) => kind === 'side') ? 'der' : 'jeder';
      return words(EACH, false, `in einer Hälfte ${line} Schlachtreihe, so gleichmäßig wie möglich geteilt,`);
    }
    case 'one-of-each':
      return words(A, false, nounPhrase(EACH, [], SHARED[quantifier.what], 'gen'));
    case 'random': {
      const { n } = quantifier;
      if (n === 1) return described(['zufällig', ...stems], A, false);
      const [lead, as] =
        typeof n === 'number' ? [String(n), ''] : ['so viele', `wie ${amount(n, 'nom', context)}`];
      return described(['zufällig', ...stems], number(lead), true, [at === 0 ? as : '']);
    }
    case 'choose':
      return chosen(quantifier, words, number, superlative, context);
  }
}

/** ", die nicht an einer Flanke ist und die ein Haus mit ihr gemeinsam hat," */
const clausesOf = ({ clauses }: Pick<Description, 'clauses'>, many: boolean): string =>
  clauses.length === 0 ? '' : `, ${listed(clauses.map((clause) => clause(many)))},`;

/** "mit verschiedenen Namen" */
function inCommon({ different, alike }: Select): string {
  if (different) return `mit ${nounPhrase(NONE, ['verschieden'], SHARED[different], 'dat', true)}`;
  return alike ? `mit ${nounPhrase(DEFINITE, ['gleich'], SHARED[alike], 'dat')}` : '';
}

function chosen(
  { min, max }: Extract<Quantifier, { kind: 'choose' }>,
  words: (determiner: Determiner, many?: boolean, ...more: readonly string[]) => string,
  number: (lead: string) => Determiner,
  superlative: boolean,
  context: RenderContext,
): string {
  if (max === 1 && min === 1) return words(superlative ? DEFINITE : A);
  if (typeof max !== 'number') {
    if (max === 'that-much') return words(number(min === 0 ? 'bis zu ebenso viele' : 'ebenso viele'), true);
    const lead = min === 0 ? 'höchstens so viele' : 'so viele';
    return words(number(lead), true, `wie ${amount(max, 'nom', context)}`);
  }
  if (min !== max) {
    if (max === 1) return `bis zu ${words(A)}`;
    return words(number(`bis zu ${max}`), true);
  }
  return superlative
    ? words({ kind: 'the-number', words: String(max) }, true)
    : words(number(String(max)), true);
}

/** The class itself in the plural: "Kreaturen des Hauses Mars". */
export function plural(
  select: Select,
  wanted: Case,
  context: RenderContext,
  determiner: Determiner = NONE,
): string {
  const all: Quantifier = { kind: 'any-number' };
  context.it = undefined;
  const words =
    ofOneForm(select, wanted, context, all) ??
    descriptions(select, context, true)
      .map(({ stems, forms, after, clauses }, at, { length }) => {
        const place = at === length - 1 ? placeOf(select, all, context) : '';
        const core = spaced(
          nounPhrase(determiner, stems, forms, wanted, true),
          ...after,
          inCommon(select),
          place,
        );
        return core + clausesOf({ clauses }, true);
      })
      .join(determiner.kind === 'the' ? ' und ' : ' oder ');
  context.lastKind = select.type;
  return words;
}

/** "keine eigenen Kreaturen" */
export const noneOf = (select: Select, wanted: Case, context: RenderContext): string =>
  plural(select, wanted, context, NO);

/** "jede eigene Kreatur": one of the class at a time. */
export const eachOne = (select: Select, wanted: Case, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'each' } }, wanted, context, { kind: 'each' });

/** "die nächste Kreatur des Hauses Mars, die du in diesem Zug spielst," */
export function theNext(
  select: Select,
  clause: (relative: string) => string,
  wanted: Case,
  context: RenderContext,
): string {
  const all = descriptions(select, context).map(
    ({ stems, forms, after }) =>
      `${spaced(nounPhrase(DEFINITE, ['nächst', ...stems], forms, wanted), ...after)}, ${clause(the(forms.gender, 'acc'))},`,
  );
  context.lastKind = select.type;
  return listed(all, 'oder');
}

/** The zone of cards that another card has purged is not written. */
const isWordless = (select: Select): boolean => select.where.some(({ kind }) => kind === 'purged-by');

/** "ihres Besitzers", "ihrer Besitzer": the owner of what was named last. */
export const owners = (target: Target, context: RenderContext): string =>
  areMany(target) ? 'ihrer Besitzer' : player('its-owner', 'gen', context);
