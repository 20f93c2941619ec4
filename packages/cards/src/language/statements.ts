import type { Ability, Condition, EventPhrase, Select, Statement, Target } from '@amberhall/engine/language';
import type { BonusIcon, House } from '@amberhall/engine/vocabulary';
import { script } from './links.ts';
import type { Script } from './links.ts';

/** Statements whose subject is neither a card nor a player. */
export const asLongAs = (condition: Condition, ...then: [Statement, ...Statement[]]): Statement => ({
  kind: 'while',
  if: condition,
  then,
});
/** The script runs as soon as the condition becomes true for any reason [9.6]. */
export const asSoonAs = (condition: Condition, ...then: Script): Statement => ({
  kind: 'as-soon-as',
  if: condition,
  do: script(then),
});
/** The script replaces the event [9.7]. */
export const insteadOf = (event: EventPhrase, ...then: Script): Statement => ({
  kind: 'replace',
  event,
  with: script(then),
});
export const insteadOfWhen = (event: EventPhrase, condition: Condition, ...then: Script): Statement => ({
  kind: 'replace',
  event,
  if: condition,
  with: script(then),
});
/** The script runs before the event. The event still happens unless the script contains `stopThat`. */
export const interrupting = (event: EventPhrase, ...then: Script): Statement => ({
  kind: 'interrupt',
  event,
  do: script(then),
});
/** "In order to use …, you must …" */
export const inOrderToUse = (what: Target, ...price: Script): Statement => ({
  kind: 'use-price',
  what,
  do: script(price),
});
/** "… may be played as an upgrade instead of a creature, with the text: …" */
export const playableAsUpgrade = (...text: [Ability, ...Ability[]]): Statement => ({
  kind: 'playable-as-upgrade',
  abilities: text,
});
/** For upgrades that are not attached to creatures. */
export const attachesTo = (what: Select): Statement => ({ kind: 'attaches-to', what });
/** `except`: the copy belongs to that house instead. */
export const entersPlayAsCopyOf = (of: Select, { except }: { except?: House } = {}): Statement => ({
  kind: 'enters-as-copy',
  of,
  ...(except && { house: except }),
});
/** "When you play this card, treat it as a copy of …" */
export const treatAsCopyOf = (of: Select): Statement => ({ kind: 'treat-as-copy', of });
export const mayInsteadOf = (event: EventPhrase, ...then: Script): Statement => ({
  kind: 'replace',
  event,
  with: script(then),
  optional: true,
});
export const youResolveIcon = (icon: BonusIcon): EventPhrase => ({ kind: 'resolves-icon', by: 'you', icon });
