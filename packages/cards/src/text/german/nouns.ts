import type { Filter, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { A, ADJECTIVES, EACH, houseWord, IT, NOUNS, ofHouse, THE, THEM, THIS } from './lexicon.ts';
import type { Case, NounForms } from './lexicon.ts';
import { traitPrefix } from './traits.ts';
import { untranslated } from '../untranslated.ts';

/** Writes a target in the case that the verb needs. */
export function named(target: Target, wanted: Case, context: RenderContext): string {
  if (target.kind === 'select') return noun(target, wanted, context);
  switch (target.name) {
    case 'self':
      // A title is not declined, so it is set off.
      return `„${context.title}“`;
    case 'this-creature':
      return context.host === 'creature' ? THIS[wanted] : untranslated(context.host);
    case 'it':
      return IT[NOUNS[context.lastKind].gender][wanted];
    case 'them':
      return THEM[wanted];
    case 'recipient':
      return untranslated('the damaged creature');
    case 'attacked':
      return `${THE.f[wanted]} Kreatur, gegen die sie kämpft,`;
    default:
      return chosen(target.name, wanted, context);
  }
}

/** Writes a named choice: its noun phrase the first time, a pronoun afterwards. */
function chosen(name: string, wanted: Case, context: RenderContext): string {
  const phrase = context.pendingChoices.get(name);
  if (!phrase)
    return context.mentionedChoices.size > 1
      ? untranslated('several choices')
      : IT[NOUNS[context.lastKind].gender][wanted];
  context.pendingChoices.delete(name);
  context.mentionedChoices.set(name, phrase);
  return noun(phrase, wanted, context);
}

/** The end of a relative clause; the caller writes its start. */
export const THIS_WAY = 'auf diese Weise zerstört wurde';

interface Words {
  before: string[];
  after: string[];
  /** "Nicht-Mars-", joined with the noun. */
  prefix: string;
  /** "Flankenkreatur" */
  onFlank: boolean;
  superlative?: string;
}

export function noun(select: Select, wanted: Case, context: RenderContext): string {
  context.lastKind = select.type;
  const { zone, quantifier } = select;
  if (select.different || select.alike) return untranslated('what cards have in common');
  if (zone?.kind === 'zone' && zone.bottom !== undefined) return untranslated('the bottom of a pile');
  if (zone?.kind === 'zone' && zone.top !== undefined) return topOf(zone, wanted);
  const words = wordsOf(select.where, context);
  const forms = formsOf(select, words);
  const after = [...words.after, ...(zone ? [placed(zone, quantifier.kind === 'bare')] : [])].join(' ');
  const phrase = (lead: string, ending: string, word: string): string =>
    [
      lead,
      ...[words.superlative, ...words.before].flatMap((stem) => (stem ? [`${stem}${ending}`] : [])),
      `${words.prefix}${word}`,
      after,
    ]
      .filter(Boolean)
      .join(' ');
  const plural = (lead: string): string => phrase(lead, wanted === 'dat' ? 'en' : 'e', forms.many);
  switch (quantifier.kind) {
    case 'choose':
      if (quantifier.min === 1 && quantifier.max === 1) return single(forms, words, wanted, phrase);
      if (typeof quantifier.max !== 'number') return untranslated('a computed number of cards');
      if (quantifier.min === 0) return plural(`bis zu ${quantifier.max}`);
      if (words.superlative)
        return phrase(`${wanted === 'dat' ? 'den' : 'die'} ${quantifier.max}`, 'en', forms.many);
      return plural(String(quantifier.max));
    case 'each':
      return phrase(EACH[forms.gender][wanted], wanted === 'dat' ? 'en' : 'e', forms.one);
    case 'any-number':
      if (quantifier.totalPower !== undefined) return untranslated('a total power');
      return quantifier.min === undefined ? plural('beliebig viele') : untranslated('1 or more');
    case 'random':
      if (quantifier.n !== 1) return untranslated('several random cards');
      return phrase(`${A[forms.gender][wanted]} zufällige`, afterA(forms, wanted), forms.one).replace(
        'zufällige ',
        `zufällig${afterA(forms, wanted)} `,
      );
    case 'first':
    case 'one-of-each':
    case 'half-of-line':
      return untranslated(quantifier.kind);
    case 'bare':
      return phrase('', afterA(forms, wanted), forms.one);
  }
}

/** "eine eigene Kreatur", "die stärkste Kreatur" */
function single(
  forms: NounForms,
  words: Words,
  wanted: Case,
  phrase: (lead: string, ending: string, word: string) => string,
): string {
  if (words.superlative) return phrase(THE[forms.gender][wanted], wanted === 'dat' ? 'en' : 'e', forms.one);
  return phrase(A[forms.gender][wanted], afterA(forms, wanted), forms.one);
}

const afterA = ({ gender }: NounForms, wanted: Case): string =>
  wanted === 'dat' ? 'en' : gender === 'f' ? 'e' : 'es';

/** The class in the plural: "eigene Kreaturen". */
export function plural(select: Select, wanted: Case, context: RenderContext): string {
  if (select.where.some(({ kind }) => kind === 'extreme')) return untranslated('several with the most');
  return noun({ ...select, quantifier: { kind: 'any-number' } }, wanted, context).replace(
    'beliebig viele ',
    '',
  );
}

const formsOf = ({ type }: Select, { onFlank }: Words): NounForms => {
  if (!onFlank) return NOUNS[type];
  return { one: 'Flankenkreatur', many: 'Flankenkreaturen', gender: 'f' };
};

function wordsOf(where: readonly Filter[], context: RenderContext): Words {
  const words: Words = { before: [], after: [], prefix: '', onFlank: false };
  for (const filter of where) add(filter, words, context);
  return words;
}

function add(filter: Filter, words: Words, context: RenderContext): void {
  switch (filter.kind) {
    case 'side':
      words.before.push(ADJECTIVES[filter.side] ?? untranslated(filter.side));
      return;
    case 'status':
      words.before.push(ADJECTIVES[filter.status] ?? untranslated(filter.status));
      return;
    case 'other':
      words.before.unshift('ander');
      return;
    case 'neighbor-of':
      words.before.push(`${neighborOf(filter, context)}benachbart`);
      return;
    case 'extreme':
      words.superlative =
        filter.stat === 'power' ? (filter.most ? 'stärkst' : 'schwächst') : untranslated('armor');
      return;
    case 'flank':
      words.onFlank = true;
      return;
    case 'house':
      words.after.push(ofHouse(filter.house));
      return;
    case 'power':
      words.after.push(`mit Stärke ${bounded(filter)}`);
      return;
    case 'has':
      words.after.push(filter.what === 'amber' ? 'mit {amber}' : untranslated(filter.what));
      return;
    case 'played-by':
      words.before.push(filter.by === 'you' ? 'von dir gespielt' : untranslated('who plays'));
      return;
    case 'this-way':
      if (filter.verb !== 'destroyed' || filter.controller) untranslated(filter.verb);
      words.after.push(THIS_WAY);
      return;
    case 'trait':
      words.prefix += traitPrefix(filter.trait);
      return;
    case 'owned-by':
    case 'controlled-by':
    case 'type':
    case 'name':
    case 'named':
    case 'identity-house':
    case 'center':
    case 'beside':
    case 'between':
    case 'token':
    case 'is':
    case 'parity':
    case 'keyword':
    case 'shares':
    case 'shares-with-neighbors':
    case 'house-count':
    case 'gigantic':
    case 'attached-to':
    case 'purged-by':
    case 'such-that':
    case 'either':
      untranslated(filter.kind);
      return;
    case 'not':
      exclude(filter.filter, words);
  }
}

/** "benachbart" of the card itself, "ihr benachbart" of a card named before. */
function neighborOf(
  { of, orItself }: Extract<Filter, { kind: 'neighbor-of' }>,
  context: RenderContext,
): string {
  if (orItself || of.kind !== 'ref') return untranslated('neighbors of others');
  if (of.name === 'self') return '';
  if (of.name === 'attacked') return 'der angegriffenen Kreatur ';
  const isMentioned = of.name === 'it' || context.mentionedChoices.has(of.name);
  return isMentioned ? `${named(of, 'dat', context)} ` : untranslated('neighbors of others');
}

/** "eine Nicht-Mars-Kreatur", "eine nicht betäubte Kreatur" */
function exclude(filter: Filter, words: Words): void {
  switch (filter.kind) {
    case 'house':
      words.prefix += `Nicht-${houseWord(filter.house)}-`;
      return;
    case 'trait':
      words.prefix += `Nicht-${traitPrefix(filter.trait)}`;
      return;
    case 'flank':
      words.prefix += 'Nicht-';
      words.onFlank = true;
      return;
    case 'status':
      words.before.push(`nicht ${ADJECTIVES[filter.status] ?? untranslated(filter.status)}`);
      return;
    default:
      untranslated(`not ${filter.kind}`);
  }
}

function bounded({ compare, value }: Extract<Filter, { kind: 'power' }>): string {
  if (typeof value !== 'number') return untranslated('a computed power');
  if (compare === '=') return String(value);
  return compare === '<='
    ? `${value} oder weniger`
    : compare === '>='
      ? `${value} oder mehr`
      : untranslated(compare);
}

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

/** "aus deiner Hand", "aus dem Ablagestapel deines Gegners"; where cards are only counted, "in". */
function placed(zone: ZonePhrase, counted: boolean): string {
  if (zone.kind !== 'zone' || typeof zone.name !== 'string') return untranslated('several piles');
  const names = { hand: 'Hand', discard: 'Ablagestapel', archives: 'Archiv', deck: 'Deck' } as const;
  const name = zone.name === 'play' || zone.name === 'purged' ? untranslated(zone.name) : names[zone.name];
  const isFeminine = zone.name === 'hand';
  const link = counted ? 'in' : 'aus';
  if (zone.of === 'you') return `${link} ${isFeminine ? 'deiner' : 'deinem'} ${name}`;
  if (zone.of === 'opponent') return `${link} ${isFeminine ? 'der' : 'dem'} ${name} deines Gegners`;
  return zone.of === 'a-player' ? `${link} einem ${name}` : untranslated(zone.of);
}

function topOf({ of, name, top = 1 }: Pile, wanted: Case): string {
  if (name !== 'deck' || typeof top !== 'number') return untranslated('the top of another pile');
  const deck =
    of === 'you' ? 'deines Decks' : of === 'opponent' ? 'des Decks deines Gegners' : untranslated(of);
  if (top === 1) return `${THE.f[wanted]} oberste${wanted === 'dat' ? 'n' : ''} Karte ${deck}`;
  return `${wanted === 'dat' ? 'den' : 'die'} obersten ${top} Karten ${deck}`;
}

/** "ihres Besitzers", "ihrer Besitzer": the owner of what was named last. */
export function owners(target: Target, context: RenderContext): string {
  if (areMany(target)) return 'ihrer Besitzer';
  return NOUNS[context.lastKind].gender === 'f' ? 'ihres Besitzers' : 'seines Besitzers';
}

/** The card with this text, or cards of your piles: they return to "your" hand. */
export const isYours = (target: Target): boolean =>
  target.kind === 'ref' ? target.name === 'self' : target.zone?.kind === 'zone' && target.zone.of === 'you';

/** Tells whether the verb is plural. */
export function areMany(target: Target): boolean {
  if (target.kind === 'ref') return target.name === 'them';
  const { quantifier } = target;
  return quantifier.kind === 'any-number' || (quantifier.kind === 'choose' && quantifier.max !== 1);
}
