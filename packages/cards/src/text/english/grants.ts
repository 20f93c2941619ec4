import type { Amount, Grant, Statement } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount } from './amounts.ts';
import { listed, titleCase } from './grammar.ts';
import { named } from './nouns.ts';
import { areMany } from '../references.ts';
import { signed } from './statements.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** "This creature gets +1 armor and gains taunt", "gains, “After Reap: Steal 1{amber}.”" */
export function grantWords(
  { to, what }: Extract<Statement, { kind: 'grant' }>,
  context: RenderContext,
): string {
  const subject = named(to, context, 'subject');
  const many = areMany(to);
  const stats = what.flatMap((grant) => (grant.kind === 'stat' ? [bonus(grant, context)] : []));
  const keywords = what.flatMap((grant) => (grant.kind === 'keyword' ? [keyword(grant, context)] : []));
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const abilities = what.flatMap((grant) => (grant.kind === 'has-ability' ? [quoted(grant, context)] : []));
  context.host = host;
  for (const grant of what) {
    if (grant.kind === 'trait') keywords.push(`the ${titleCase(grant.trait)} trait`);
    if (grant.kind === 'text-of')
      keywords.push(`the ${grant.parts ? listed(grant.parts) : 'text box'} of ${named(grant.of, context)}`);
  }
  const x = keywords.length > 0 ? valueOfX(what, context) : '';
  const gets = stats.length > 0 ? [`${many ? 'get' : 'gets'} ${listed(stats)}`] : [];
  const gained = [
    ...(keywords.length > 0 ? [listed(keywords)] : []),
    ...(abilities.length > 0 ? [listed(abilities)] : []),
  ].join(' and, ');
  const comma = keywords.length === 0 && abilities.length > 0 ? ',' : '';
  const gains = gained ? [`${many ? 'gain' : 'gains'}${comma} ${gained}`] : [];
  return `${subject} ${[...gets, ...gains].join(' and ')}${x}`;
}

/** "+1 power", "–2 armor", "+1 power for each {amber} on it". */
function bonus({ stat, by }: Extract<Grant, { kind: 'stat' }>, context: RenderContext): string {
  return signed(by, context, ` ${stat}`);
}

function keyword(
  { keyword: name, value }: Extract<Grant, { kind: 'keyword' }>,
  context: RenderContext,
): string {
  if (value === undefined) return name;
  return `${name} ${isComputed(value) ? 'X' : amount(value, context)}`;
}

const isComputed = (value: Amount): boolean => typeof value === 'object';

/** "Gains assault X and hazardous X, where X is …": the keywords of one sentence have the same value. */
function valueOfX(what: readonly Grant[], context: RenderContext): string {
  const values = what.flatMap((grant) =>
    grant.kind === 'keyword' && grant.value !== undefined && isComputed(grant.value) ? [grant.value] : [],
  );
  const [first] = values;
  return first === undefined ? '' : `, where X is ${amount(first, context)}`;
}

/** A granted ability is a separate text, so pronouns start again. */
function quoted({ ability: inner }: Extract<Grant, { kind: 'has-ability' }>, context: RenderContext): string {
  beginSentence(context);
  const { isGranted = false } = context;
  context.isGranted = true;
  const words = ability(inner, context);
  context.isGranted = isGranted;
  return `“${words}”`;
}
