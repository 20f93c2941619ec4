import type { Amount, Grant, Statement } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { paragraph } from './abilities.ts';
import { amount, quantity } from './amounts.ts';
import { said, verb } from './clauses.ts';
import type { Said } from './clauses.ts';
import { listed } from './grammar.ts';
import { KEYWORDS } from './lexicon.ts';
import { named, ofOne } from './nouns.ts';
import { traitName } from './traits.ts';

const GET = verb('erhalte erhältst erhält erhalten');

/** "Diese Kreatur erhält +1 Rüstung und Spott" */
export function granting({ to, what }: Extract<Statement, { kind: 'grant' }>, context: RenderContext): Said {
  const subject = named(to, 'nom', context);
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const words = listed(sorted(what).map((grant) => granted(grant, context)));
  context.host = host;
  const x = what.flatMap((grant) =>
    grant.kind === 'keyword' && typeof grant.value === 'object' ? [grant.value] : [],
  )[0];
  const after = x === undefined ? '' : `; X ist ${amount(x, 'nom', context)}`;
  return said({ subject, person: areMany(to) ? 'sie' : 'er', verb: GET, objects: words, after });
}

const ORDER: readonly Grant['kind'][] = ['stat', 'keyword', 'trait', 'text-of', 'has-ability'];
const sorted = (what: readonly Grant[]): readonly Grant[] =>
  [...what].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

const PARTS = {
  traits: 'die Merkmale',
  keywords: 'die Schlüsselwörter',
  abilities: 'die Fähigkeiten',
} as const;

function granted(grant: Grant, context: RenderContext): string {
  switch (grant.kind) {
    case 'stat':
      return signed(grant.by, context, grant.stat === 'power' ? ' Stärke' : ' Rüstung');
    case 'keyword': {
      const value =
        grant.value === undefined
          ? ''
          : ` ${typeof grant.value === 'object' ? 'X' : amount(grant.value, 'acc', context)}`;
      return `${KEYWORDS[grant.keyword]}${value}`;
    }
    case 'trait':
      return `das Merkmal ${traitName(grant.trait)}`;
    case 'text-of': {
      const parts = grant.parts ? listed(grant.parts.map((part) => PARTS[part])) : 'das Textfeld';
      return `${parts} ${ofOne(grant.of, context)}`;
    }
    case 'has-ability':
      return quotedAbility(grant, context);
  }
}

/** A granted ability is a separate text, so pronouns start again. */
function quotedAbility({ ability }: Extract<Grant, { kind: 'has-ability' }>, context: RenderContext): string {
  beginSentence(context);
  const { isGranted = false } = context;
  context.isGranted = true;
  const words = paragraph(ability, context);
  context.isGranted = isGranted;
  return `„${words}“`;
}

/** "+1{amber}", "–2 Rüstung", "+1 Stärke für jede eigene Kreatur" */
export function signed(by: Amount, context: RenderContext, unit: string): string {
  if (typeof by === 'number' && by < 0) return `–${-by}${unit}`;
  if (typeof by === 'object' && by.kind === 'per' && by.times < 0)
    return `–${quantity({ ...by, times: -by.times }, unit, context)}`;
  const words = quantity(by, unit, context);
  // „Stärke entsprechend …“ has no number for the sign.
  return unit.startsWith(' ') && !/^\d/.test(words) ? words : `+${words}`;
}
