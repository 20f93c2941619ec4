/** Builds answers to prompts. */
import type { Decision } from '@amberhall/engine';
import type { ControlKind, PromptView, ViewId } from '@amberhall/engine/vocabulary';

export function control(id: string): Decision {
  return { kind: 'control', control: id };
}

export function click(card: ViewId): Decision {
  return { kind: 'card', card };
}

/** Presses the button of a kind, and with `value` if it is given; `undefined` if there is no such button. */
export function pressKind(
  { controls }: PromptView,
  kind: ControlKind,
  value?: string | number,
): Decision | undefined {
  const found = controls.find((one) => one.kind === kind && (value === undefined || one.value === value));
  return found && control(found.id);
}

/** Returns the item with the highest score, the first if several are equal; `undefined` for an empty list. */
export function best<T>(
  list: readonly T[],
  score: (one: T) => number,
): { one: T; score: number } | undefined {
  let found: { one: T; score: number } | undefined;
  for (const one of list) {
    const value = score(one);
    if (found === undefined || value > found.score) found = { one, score: value };
  }
  return found;
}
