import type { Effect, Target } from '@amberhall/engine/language';
import { canBeSeveral } from '../references.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, words } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { agreementOf, nounOf } from './nouns.ts';
import { commandWord } from './players.ts';

/** Verbs whose object follows them at once, so that several can share one: "ready and fight with it". */
export const PLAIN_KINDS = [
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

const isPlain = (kind: Effect['kind']): kind is PlainKind =>
  (PLAIN_KINDS as readonly string[]).includes(kind);

/** Returns the verbs of effects that are all plain verbs with the object of that name. */
export function sharedVerbs(effects: readonly Effect[], name: string, atLeast = 2): PlainKind[] | undefined {
  const verbs = effects.map((node): PlainKind | undefined => {
    if (!('target' in node) || node.target.kind !== 'ref' || node.target.name !== name) return undefined;
    const isBare = !('asYours' in node) && !('against' in node) && !('times' in node && node.times !== 1);
    return isBare && isPlain(node.kind) ? node.kind : undefined;
  });
  const known = verbs.filter((verb) => verb !== undefined);
  return known.length === effects.length && known.length >= atLeast ? known : undefined;
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
    const { mood } = context;
    return language.withPronoun(word, mood === 'indicative' ? 'finite' : mood, pronoun);
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
