import type { Effect, Target } from '@amberhall/engine/language';
import { listed, z } from './grammar.ts';
import type { Case, Verb } from './grammar.ts';
import { after, named } from './nouns.ts';
import { pronounOf } from './pronouns.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

/** A verb with the case of its object, which may follow "z": "usuń ogłuszenie ze stworzenia". */
export interface PlainVerb {
  verb: Verb;
  wanted: Case;
  /** What is taken away from the object. */
  away?: string;
}

const plain = (verb: Verb, wanted: Case = 'acc'): PlainVerb => ({ verb, wanted });
const away = (what: string): PlainVerb => ({ verb: VERBS.remove, wanted: 'gen', away: what });

/** Verbs whose object follows them at once, so that several can share one: "przygotuj stworzenie i walcz nim". */
export const PLAIN_VERBS: Readonly<Partial<Record<Effect['kind'], PlainVerb>>> = {
  destroy: plain(VERBS.destroy),
  purge: plain(VERBS.purge),
  archive: plain(VERBS.archive),
  ready: plain(VERBS.ready),
  exhaust: plain(VERBS.exhaust),
  stun: plain(VERBS.stun),
  unstun: away('ogłuszenie'),
  ward: plain(VERBS.ward),
  unward: away('osłonę'),
  enrage: plain(VERBS.enrage),
  calm: away('wściekłość'),
  fight: plain(VERBS.fight, 'ins'),
  reap: plain(VERBS.reap, 'ins'),
  reveal: plain(VERBS.reveal),
  use: plain(VERBS.use, 'gen'),
  exalt: plain(VERBS.exalt),
};

/** "zniszcz stworzenie", "walcz nim" */
export function doing({ verb, wanted, away: what }: PlainVerb, target: Target, speech: Speech): string {
  const form = verb[speech.mood];
  return what === undefined
    ? withObject(form, named(target, wanted, speech), speech)
    : `${form} ${what} ${z(after(target, wanted, speech))}`;
}

/** "zniszcz je", but "możesz je zniszczyć". */
export const withObject = (form: string, object: string, speech: Speech): string =>
  speech.mood === 'infinitive' ? infinitiveWith(form, object) : `${form} ${object}`;

/** "zniszczyć stworzenie", but "je zniszczyć". */
export const infinitiveWith = (infinitive: string, object: string): string =>
  CLITICS.has(object) ? `${object} ${infinitive}` : `${infinitive} ${object}`;
const CLITICS: ReadonlySet<string> = new Set(['go', 'ją', 'je', 'jej', 'nim', 'nią']);

/** "ogłusz i wyczerp stworzenie", "przygotuj stworzenie i walcz nim": verbs with the same case share the object. */
export function verbsWith(verbs: readonly PlainVerb[], target: Target, speech: Speech): string {
  const [first, ...rest] = groupsOf(verbs);
  if (first === undefined) return '';
  const said = [shared(first, (verb) => doing(verb, target, speech), speech)];
  for (const group of rest) said.push(shared(group, (verb) => again(verb, target, speech), speech));
  return listed(said);
}

/** Consecutive verbs with an object in the same case. */
function groupsOf(verbs: readonly PlainVerb[]): PlainVerb[][] {
  const groups: PlainVerb[][] = [];
  for (const verb of verbs) {
    const last = groups.at(-1);
    if (last?.[0] && last[0].wanted === verb.wanted && !verb.away && !last[0].away) last.push(verb);
    else groups.push([verb]);
  }
  return groups;
}

function shared(group: readonly PlainVerb[], write: (verb: PlainVerb) => string, speech: Speech): string {
  const last = group.at(-1);
  if (last === undefined) return '';
  return listed([...group.slice(0, -1).map(({ verb }) => verb[speech.mood]), write(last)]);
}

function again({ verb, wanted, away: what }: PlainVerb, target: Target, speech: Speech): string {
  const form = verb[speech.mood];
  return what === undefined
    ? `${form} ${pronounOf(target, { case: wanted }, speech)}`
    : `${form} ${what} ${z(pronounOf(target, { case: wanted, afterPreposition: true }, speech))}`;
}
