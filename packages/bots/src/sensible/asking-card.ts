/** The card that asks a question, and the effects for which it asks. */
import type { Effect } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { cardAt, entryOf } from './known-state.ts';

/** Returns the card whose text asks, as far as the bot can see it. */
export function askingCard(known: KnownState): CardView | undefined {
  const { source } = known.prompt;
  if (source === undefined) return undefined;
  const seen = source.id === undefined ? undefined : cardAt(known, source.id);
  return seen?.slug === undefined
    ? { id: source.id ?? '', owner: known.me.id, zone: 'resolving', slug: source.slug }
    : seen;
}

/** Returns the effects that the chosen cards will undergo; empty if the prompt does not tell. */
export function requestedEffects({ prompt }: KnownState, source: CardView): readonly Effect[] {
  const verb = prompt.title.args?.['verb'];
  if (typeof verb !== 'string') return [];
  const effects = effectsIn(entryOf(source)?.abilities);
  for (const effect of effects) {
    if (effect.kind === 'choose' && effect.then[0]?.kind === verb) return effect.then;
    if (effect.kind === verb) return [effect];
  }
  const plain = DEFAULT_EFFECTS[verb];
  return plain === undefined ? [] : [plain];
}

const IT = { kind: 'ref', name: 'it' } as const;

/** The effects of prompts that come from bonus icons or rules, not from a card's text. */
const DEFAULT_EFFECTS: Readonly<Record<string, Effect>> = {
  capture: { kind: 'capture', by: IT, amount: 1 },
  deal: { kind: 'deal', target: IT, amount: 1 },
  counters: { kind: 'counters', on: IT, counter: 'power', amount: 1 },
  discard: { kind: 'discard', target: IT },
};

/** Properties of the tree that hold effects or lists of effects. */
const EFFECT_PROPERTIES: ReadonlySet<string> = new Set([
  'do',
  'then',
  'else',
  'with',
  'options',
  'first',
  'base',
]);

/** Yields every effect within a definition, in the order of its text. */
export function* effectsIn(node: unknown, isEffect = false): Iterable<Effect> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) yield* effectsIn(child, isEffect);
    return;
  }
  if (isEffect) yield node as Effect;
  for (const [part, child] of Object.entries(node)) yield* effectsIn(child, EFFECT_PROPERTIES.has(part));
}
