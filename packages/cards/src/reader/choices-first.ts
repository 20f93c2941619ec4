import type { Effect, EffectOf, Ref, Select, Target } from '@amberhall/engine/language';

const ref = (name: Ref['name']): Ref => ({ kind: 'ref', name });

/**
 * Moves the choice of a card to the front if later words speak of it and the effect would not leave it as "it": "Move 1
 * from a creature. Ward that creature.", "Destroy a creature and each creature that shares a trait with it."
 */
export function withChoiceFirst(effect: Effect, later: readonly Effect[]): Effect {
  if (effect.kind === 'if-done') {
    const { first } = effect;
    if ('target' in first && isChoice(first.target) && dealsByIt(effect.then ?? []))
      return chosenBefore(first.target, { ...effect, first: { ...first, target: CHOSEN } as Effect });
    const chosen = withChoiceFirst(first, [...(effect.then ?? []), ...(effect.else ?? []), ...later]);
    return chosen.kind === 'choose' && first.kind !== 'choose' && chosen.then[0]
      ? { ...chosen, then: [{ ...effect, first: chosen.then[0] }] }
      : effect;
  }
  if (effect.kind === 'may') {
    const [first, ...others] = effect.do;
    if (!first) return effect;
    return { ...effect, do: [withChoiceFirst(first, [...others, ...later]), ...others] };
  }
  if (effect.kind === 'together') {
    const [first, ...others] = effect.do;
    const target = first && 'target' in first ? first.target : undefined;
    if (!first || !isChoice(target) || !speaksOfIt(others)) return effect;
    return chosenBefore(target, { ...effect, do: [{ ...first, target: CHOSEN } as Effect, ...others] });
  }
  if (effect.kind !== 'move-amber' || !speaksOfIt(later)) return effect;
  const { from, to } = effect;
  if (typeof from === 'object' && 'on' in from && isChoice(from.on))
    return chosenBefore(from.on, { ...effect, from: { on: CHOSEN } });
  if (typeof to === 'object' && 'on' in to && isChoice(to.on))
    return chosenBefore(to.on, { ...effect, to: { on: CHOSEN } });
  return effect;
}

export const CHOSEN = ref('$chosen');
export const chosenBefore = (target: Select, effect: Effect): EffectOf<'choose'> => ({
  kind: 'choose',
  target,
  as: '$chosen',
  then: [effect],
});
export const isChoice = (target: Target | undefined): target is Select =>
  target?.kind === 'select' && target.quantifier.kind === 'choose';
/** "Deal damage equal to its power to a creature": in the amount, "it" would be the creature that is dealt damage. */
export const dealsByIt = (later: readonly Effect[]): boolean =>
  later.some(
    (effect) =>
      effect.kind === 'deal' &&
      effect.target.kind === 'select' &&
      /"name":"\$(it|that|that-creature)"/.test(JSON.stringify(effect.amount)),
  );
const speaksOfIt = (later: readonly Effect[]): boolean =>
  /"name":"\$(it|that|that-creature)"|"(its-owner|its-controller|its-opponent)"/.test(JSON.stringify(later));
