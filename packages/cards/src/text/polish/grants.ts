import type { Amount, Grant, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { ability } from './abilities.ts';
import { amount } from './amounts.ts';
import { closed } from './phrases.ts';
import { listed } from './grammar.ts';
import { KEYWORDS } from './lexicon.ts';
import { belonging, subject } from './nouns.ts';
import { signed } from './signed.ts';
import type { Speech } from './speech.ts';
import { traitName } from './traits.ts';

/** "To stworzenie otrzymuje +1 pancerza i Prowokację", "otrzymuje „Po zbieraniu: Ukradnij 1{amber}.”" */
export function grantWords({ to, what }: Extract<Statement, { kind: 'grant' }>, speech: Speech): string {
  const { words, agreement } = subject(to, speech);
  const stats = what.flatMap((grant) => (grant.kind === 'stat' ? [bonus(grant, speech)] : []));
  const keywords = what.flatMap((grant) => (grant.kind === 'keyword' ? [keyword(grant, speech)] : []));
  const { host } = speech;
  if (to.kind === 'select') speech.host = to.type;
  const abilities = what.flatMap((grant) => (grant.kind === 'has-ability' ? [quoted(grant, speech)] : []));
  speech.host = host;
  const others = what.flatMap((grant) => {
    if (grant.kind === 'trait') return [`cechę ${traitName(grant.trait)}`];
    if (grant.kind !== 'text-of') return [];
    return [belonging(partsOf(grant.parts), grant.of, speech)];
  });
  const x = keywords.length > 0 ? valueOfX(what, speech) : '';
  const gets = agreement === 'many' ? 'otrzymują' : 'otrzymuje';
  const all = [...stats, ...keywords, ...others, ...abilities];
  const parts = all.map((part, at) => (at < all.length - 1 ? closed(part) : part));
  return `${words} ${gets} ${listed(parts, parts.some((part) => part.endsWith(',')) ? 'oraz' : 'i')}${x}`;
}

const PARTS = { traits: 'cechy', keywords: 'słowa kluczowe', abilities: 'zdolności' } as const;

const partsOf = (parts: Extract<Grant, { kind: 'text-of' }>['parts']): string =>
  parts === undefined ? 'pole tekstowe' : listed(parts.map((part) => PARTS[part]));

const STATS = { power: 'siły', armor: 'pancerza' } as const;

/** "+1 siły", "–2 pancerza", "+1 siły za każdy {amber} na nim". */
const bonus = ({ stat, by }: Extract<Grant, { kind: 'stat' }>, speech: Speech): string =>
  signed(by, speech, ` ${STATS[stat]}`);

function keyword({ keyword: name, value }: Extract<Grant, { kind: 'keyword' }>, speech: Speech): string {
  const word = KEYWORDS[name].acc;
  if (value === undefined) return word;
  return `${word} ${isComputed(value) ? 'X' : amount(value, 'nom', speech)}`;
}

const isComputed = (value: Amount): boolean => typeof value === 'object';

/** "Otrzymuje Szturm X i Zagrożenie X, gdzie X to …": the keywords of one sentence have the same value. */
function valueOfX(what: readonly Grant[], speech: Speech): string {
  const values = what.flatMap((grant) =>
    grant.kind === 'keyword' && grant.value !== undefined && isComputed(grant.value) ? [grant.value] : [],
  );
  const [first] = values;
  return first === undefined ? '' : `, gdzie X to ${amount(first, 'nom', speech)}`;
}

/** A granted ability is a separate text, so pronouns start again. */
function quoted({ ability: inner }: Extract<Grant, { kind: 'has-ability' }>, speech: Speech): string {
  beginSentence(speech);
  return `„${ability(inner, { ...speech, isGranted: true })}”`;
}
