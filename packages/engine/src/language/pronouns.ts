/** Which nodes of a text refer to "it", the card of the sentence before, and which ask a player. */
import type { Effect, EffectOf } from './effects.ts';

const OF_IT: ReadonlySet<unknown> = new Set(['its-owner', 'its-controller', 'its-opponent', 'its-house']);

/** Nodes in which "it" refers to a card that they introduce. */
const OWN_IT: ReadonlySet<unknown> = new Set(['such-that', 'for-each', 'each-deals', 'lasting', 'choose']);

/** Effects that can ask a player, by themselves or by abilities that they trigger. */
const ASKING: ReadonlySet<unknown> = new Set([
  'one-of',
  'may',
  'fight',
  'reap',
  'use',
  'play',
  'choose-player',
]);

/** Says whether carrying out the node can ask a player to choose. */
export function containsChoice(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && (ASKING.has(node.kind) || isChosen(node))) return true;
  return Object.values(node).some(containsChoice);
}

const isChosen = (node: { kind: unknown; min?: unknown; max?: unknown }): boolean =>
  (node.kind === 'choose' && 'min' in node) || node.kind === 'any-number';

/** Says whether any part of the node refers to "it" or "them". */
export function speaksOfIt(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return OF_IT.has(node);
  if (!('kind' in node)) return Object.values(node).some(speaksOfIt);
  if (node.kind === 'ref') return 'name' in node && (node.name === 'it' || node.name === 'them');
  // The card is chosen before it is "it".
  if (node.kind === 'choose' && 'target' in node) return speaksOfIt(node.target);
  return !OWN_IT.has(node.kind) && Object.values(node).some(speaksOfIt);
}

/** Words that stand for what an earlier sentence did. */
const OF_EARLIER: ReadonlySet<unknown> = new Set([
  ...OF_IT,
  'that-much',
  'that-house',
  'that-trait',
  'this-way',
  'armor-lost',
  'found',
]);

/** Returns the sentences inside a choice that happen although there is nothing to choose [0.4, 9.4.1]. */
export function sentencesWithoutChoice({ as, then }: EffectOf<'choose'>): readonly Effect[] {
  return then.filter((part) => !dependsOn(part, as));
}

/** Says whether a sentence is about the chosen card, or about what the sentences before it did. */
function dependsOn(node: unknown, name: string): boolean {
  if (typeof node !== 'object' || node === null) return OF_EARLIER.has(node);
  if (isException(node)) return false;
  if (isEither(node)) return node.of.every((part) => dependsOn(part, name));
  if ('kind' in node && node.kind === 'ref' && 'name' in node)
    return node.name === name || node.name === 'it' || node.name === 'them' || node.name === 'attacked';
  return Object.values(node).some((part) => dependsOn(part, name));
}

/** "With the power of one or of the other": without the one, the sentence is about the other. */
const isEither = (node: object): node is { of: readonly unknown[] } =>
  'kind' in node && node.kind === 'either' && 'of' in node && Array.isArray(node.of);

/** "Except the chosen card": without one, the sentence is about all cards. */
const isException = (node: object): boolean =>
  'kind' in node &&
  node.kind === 'not' &&
  'filter' in node &&
  (node.filter as { kind?: unknown } | null)?.kind === 'is';
