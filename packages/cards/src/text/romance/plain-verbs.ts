import type { Effect, Target } from '@amberhall/engine/language';
import { canBeSeveral } from '../references.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import { verbForm } from './context.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, words } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { agreementOf, nounOf } from './nouns.ts';
import { commandWord } from './players.ts';

/** Verbs whose object follows them at once, so that several can share one: "ready and fight with it". */
const PLAIN_KINDS = [
  'destroy',
  'purge',
  'archive',
  'ready',
  'exhaust',
  'stun',
  'unstun',
  'ward',
  'unward',
  'enrage',
  'calm',
  'fight',
  'reap',
  'reveal',
  'use',
  'exalt',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/** The plain kinds by themselves, for functions that look words up by their kind. */
export const PLAIN: Readonly<Partial<Record<Effect['kind'], PlainKind>>> = Object.fromEntries(
  PLAIN_KINDS.map((kind) => [kind, kind]),
);

/** Returns the verbs of effects that are all plain verbs with the object of that name. */
export function sharedVerbs(effects: readonly Effect[], name: string, atLeast = 2): PlainKind[] | undefined {
  const verbs = verbsOfOneObject(effects, name, PLAIN);
  return verbs !== undefined && verbs.length >= atLeast ? verbs : undefined;
}

/** "Stun and exhaust a creature", "ready a creature and fight with it". */
export function doPlain(kinds: readonly PlainKind[], target: Target, context: RomanceContext): string {
  const { language } = context;
  const said = nounOf(target, context);
  const pronoun: Agreement =
    typeof said === 'string'
      ? { ...agreementOf(target, context), many: canBeSeveral(target, context) }
      : { gender: language.nouns[said.kind].gender, many: said.many };
  const withPronoun = (kind: PlainKind): string => {
    const { verb, link } = language.plain[kind];
    const word = commandWord(language.verbs[verb], context);
    if (link !== undefined) return `${word} ${link} ${agreed(language.itAfterPreposition, pronoun)}`;
    return language.withPronoun(word, verbForm(context.mood), pronoun);
  };
  const isYouNamed = context.mood === 'indicative' ? language.words.youNamed : '';
  if (typeof said !== 'string') return words(isYouNamed, listed(kinds.map(withPronoun), language.words.and));
  // Verbs with a preposition of their own cannot share the noun phrase of the verbs before them.
  const linked = kinds.findIndex((kind) => language.plain[kind].link !== undefined);
  const first = linked === 0 ? 1 : linked < 0 ? kinds.length : linked;
  const lead = kinds.slice(0, first).map((kind) => {
    const { verb, link } = language.plain[kind];
    return words(commandWord(language.verbs[verb], context), link);
  });
  const whole = `${listed(lead, language.words.and)} ${said}`;
  return words(isYouNamed, listed([whole, ...kinds.slice(first).map(withPronoun)], language.words.and));
}
