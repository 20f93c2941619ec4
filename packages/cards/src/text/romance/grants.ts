import type { Amount, Grant, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { ability } from './abilities.ts';
import { amount, quantity } from './amounts.ts';
import type { Unit } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { listed, words } from './grammar.ts';
import { traitName } from './noun-qualifiers.ts';
import { agreementOf, named } from './nouns.ts';

/** "This creature gets +1 armor and taunt", "gains “After Reap: Steal 1{amber}.”" */
export function grantWords(
  { to, what }: Extract<Statement, { kind: 'grant' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const { say } = language;
  const subject = named(to, context, 'subject');
  const verb = language.verbs.obtain.finite('present', agreementOf(to, context));
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const gained = what.map((grant) => granted(grant, context));
  context.host = host;
  return words(subject, verb, listed(gained, language.words.and)) + valueOfX(what, context, say.whereX);
}

function granted(grant: Grant, context: RomanceContext): string {
  const { language } = context;
  const { say } = language;
  switch (grant.kind) {
    case 'stat':
      return signed(grant.by, grant.stat, context);
    case 'keyword': {
      const name = language.keywords[grant.keyword].toLowerCase();
      if (grant.value === undefined) return name;
      return `${name} ${isComputed(grant.value) ? 'X' : amount(grant.value, context)}`;
    }
    case 'trait':
      return say.theTrait(traitName(grant.trait, context));
    case 'text-of':
      return `${say.partsOfText(grant.parts)} ${language.words.of} ${named(grant.of, context)}`;
    case 'has-ability':
      return quoted(grant, context);
  }
}

/** "+1{amber}", "–1{amber}", "+1 power for each …". */
export function signed(by: Amount, unit: Unit, context: RomanceContext): string {
  if (typeof by === 'number' && by < 0) return `–${quantity(-by, unit, context)}`;
  if (typeof by === 'object' && by.kind === 'per' && by.times < 0)
    return `–${quantity({ ...by, times: -by.times }, unit, context)}`;
  const said = quantity(by, unit, context);
  // "Power equal to …" has no number for the sign.
  return /^\d/.test(said) ? `+${said}` : said;
}

const isComputed = (value: Amount): boolean => typeof value === 'object';

/** "Gains assault X and hazardous X, where X is …": the keywords of one sentence have the same value. */
function valueOfX(
  what: readonly Grant[],
  context: RomanceContext,
  whereX: (value: string) => string,
): string {
  const values = what.flatMap((grant) =>
    grant.kind === 'keyword' && grant.value !== undefined && isComputed(grant.value) ? [grant.value] : [],
  );
  const [first] = values;
  return first === undefined ? '' : `, ${whereX(amount(first, context))}`;
}

/** A granted ability is a separate text, so pronouns start again. */
function quoted(
  { ability: inner }: Extract<Grant, { kind: 'has-ability' }>,
  context: RomanceContext,
): string {
  beginSentence(context);
  const { isGranted = false, mood } = context;
  context.isGranted = true;
  context.mood = 'imperative';
  const said = ability(inner, context);
  context.isGranted = isGranted;
  context.mood = mood;
  return context.language.quoted(said);
}
