import type { Condition, Effect } from '@amberhall/engine/language';

/** A sentence that depends on the one before it. `script` merges both into one node of the tree. */
type LinkedSentence =
  | { link: 'if-do' | 'otherwise'; do: readonly Effect[] }
  | { link: 'instead'; if: Condition; do: readonly Effect[] }
  | {
      link: 'repeat';
      times?: number;
      if?: Condition;
      optional?: true;
      whilePossible?: true;
      price?: readonly Effect[];
    };

export type Sentence = Effect | LinkedSentence;
/** The first sentence is an effect. Later sentences may depend on earlier ones. */
export type Script = [Effect, ...Sentence[]];

export const ifYouDo = (...then: Script): LinkedSentence => ({ link: 'if-do', do: script(then) });
/** After `when` or `ifYouDo`, the else branch. Alone: "if you do not". */
export const otherwise = (...then: Script): LinkedSentence => ({ link: 'otherwise', do: script(then) });
/** Replaces the sentence before if the condition holds. The target is chosen first, for both. */
export const insteadIf = (condition: Condition, ...then: Script): LinkedSentence => ({
  link: 'instead',
  if: condition,
  do: script(then),
});
/** Repeats everything before it once, if the condition holds at that time. */
export const repeatIf = (condition: Condition): LinkedSentence => ({
  link: 'repeat',
  times: 1,
  if: condition,
});
export const repeatWhile = (condition: Condition): LinkedSentence => ({ link: 'repeat', if: condition });
export const repeatOnce: LinkedSentence = { link: 'repeat', times: 1 };
/** "You may … to repeat the preceding effect": once, because the repetition is not part of that effect [9.5]. */
export const mayRepeatBy = (...price: Script): LinkedSentence => ({
  link: 'repeat',
  times: 1,
  price: script(price),
});
/** "If …, you may … to repeat this effect": again and again. */
export const mayRepeatWhileBy = (condition: Condition, ...price: Script): LinkedSentence => ({
  link: 'repeat',
  if: condition,
  price: script(price),
});
export const mayRepeatWhilePossible: LinkedSentence = { link: 'repeat', optional: true, whilePossible: true };

/** Returns the options of a choice as lists of effects. */
export const optionsOf = (options: readonly (Effect | Script)[]): (readonly Effect[])[] =>
  options.map((option) => ('kind' in option ? [option] : script(option)));

/** Merges dependent sentences with the effects they depend on. */
export function script(sentences: readonly Sentence[]): readonly Effect[] {
  return sentences.reduce<readonly Effect[]>(fold, []);
}

function fold(before: readonly Effect[], sentence: Sentence): readonly Effect[] {
  if (!('link' in sentence)) return [...before, sentence];
  const last = before.at(-1);
  if (!last) throw new Error('a script cannot begin with a sentence that depends on another');
  if (sentence.link === 'repeat') {
    const { link: _, ...manner } = sentence;
    return [{ kind: 'repeat', do: before, ...manner }];
  }
  return [...before.slice(0, -1), linked(last, sentence)];
}

function linked(first: Effect, sentence: Exclude<LinkedSentence, { link: 'repeat' }>): Effect {
  switch (sentence.link) {
    case 'if-do':
      return { kind: 'if-done', first, then: sentence.do };
    case 'otherwise':
      if (first.kind === 'if-done' || first.kind === 'when') return { ...first, else: sentence.do };
      return { kind: 'if-done', first, else: sentence.do };
    case 'instead':
      return { kind: 'instead-if', base: first, if: sentence.if, then: sentence.do };
  }
}
