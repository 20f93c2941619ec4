import type { Effect } from '@amberhall/engine/language';
import { script } from '../../language/links.ts';
import type { Sentence } from '../../language/links.ts';

/** Merges sentences that depend on others; `undefined` if the first one depends on another. */
export function folded(sentences: readonly Sentence[]): readonly Effect[] | undefined {
  const [first] = sentences;
  return first === undefined || 'link' in first ? undefined : script(withConsequences(sentences));
}

/** "If you do, choose a house. Enrage each creature of that house.": the second sentence needs the choice of the first. */
function withConsequences(sentences: readonly Sentence[]): readonly Sentence[] {
  const merged: Sentence[] = [];
  for (const sentence of sentences) {
    const before = merged.at(-1);
    const joined = before && !('link' in sentence) && consequence(before, sentence);
    if (joined) merged[merged.length - 1] = joined;
    else merged.push(sentence);
  }
  return merged;
}

/** The sentence before with this one inside, if it may not happen and this one speaks of what it chooses. */
function consequence(before: Sentence, next: Effect): Sentence | undefined {
  if ('link' in before) {
    if (before.link !== 'if-do' || !speaksOfChoice(before.do, next)) return undefined;
    return { ...before, do: [...before.do, next] };
  }
  if (before.kind === 'may' && speaksOfChoice(before.do, next))
    return { ...before, do: [...before.do, next] };
  if (before.kind === 'when' && !before.else && speaksOfChoice(before.then, next))
    return { ...before, then: [...before.then, next] };
  return undefined;
}

/** What a choice leaves for later sentences, as it is written in the tree. */
const CHOICES: readonly (readonly [choice: RegExp, reference: RegExp])[] = [
  [/"kind":"choose-house"/, /"that-house"/],
  [/"kind":"choose-trait"/, /"that-trait"/],
  [/"kind":"name-card"/, /"kind":"(are-)?named"/],
  [/"kind":"choose-player"/, /"that-player"/],
  [/"kind":"reveal"/, /"target":\{"kind":"ref","name":"\$(it|that)"/],
  [/"kind":"choose","(min|target)"/, /"name":"\$(chosen|it|that-creature)"/],
];

function speaksOfChoice(earlier: readonly Effect[], next: Effect): boolean {
  const [said, now] = [JSON.stringify(earlier), JSON.stringify(next)];
  return CHOICES.some(([choice, reference]) => choice.test(said) && reference.test(now));
}
