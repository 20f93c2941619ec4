import type { Condition, Effect, Kind, Select } from '@amberhall/engine/language';
import { optionsOf, script } from './links.ts';
import type { Script, Sentence } from './links.ts';
import { Reference } from './nouns.ts';
import type { Noun } from './nouns.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';
import { exalt } from './verbs-amber.ts';
import { fightWith, ready, reapWith, use } from './verbs-creatures.ts';

export const when = (condition: Condition, ...then: Script): Effect => ({
  kind: 'when',
  if: condition,
  then: script(then),
});
/** The player accepts or declines the whole script at once. */
export const may = (...what: Script): Effect => ({ kind: 'may', do: script(what) });

export const chooseOne = (
  ...options: [Effect | Script, Effect | Script, ...(Effect | Script)[]]
): Effect => ({
  kind: 'one-of',
  options: optionsOf(options),
});
export const opponentChoosesOne = (...options: [Effect | Script, Effect | Script]): Effect => ({
  kind: 'one-of',
  options: optionsOf(options),
  by: 'opponent',
});

/** Determines `of` first, then runs the script once for each card, which is `it` in the script. */
export const forEach = (of: Select, ...what: Script): Effect => ({ kind: 'for-each', of, do: script(what) });
/** Runs the script for each player, the active player first. The player is `thatPlayer` in the script. */
export const forEachPlayer = (...what: Script): Effect => ({ kind: 'for-each-player', do: script(what) });
export const forEachPlayerWho = (condition: Condition, ...what: Script): Effect => ({
  kind: 'for-each-player',
  if: condition,
  do: script(what),
});
/** Runs the script for each house, which is `thatHouse` in the script; `Among`: only houses of these cards. */
export const forEachHouse = (...what: Script): Effect => ({ kind: 'for-each-house', do: script(what) });
export const forEachHouseAmong = (among: Select, ...what: Script): Effect => ({
  kind: 'for-each-house',
  among,
  do: script(what),
});
/** If there is such a card, it becomes `it`, the script runs, and the search repeats from that card. */
export const repeatOn = (next: Select, ...what: Script): Effect => ({
  kind: 'repeat-on',
  next,
  do: script(what),
});
export const times = (number: Num, ...what: Script): Effect => ({
  kind: 'times',
  n: numberOf(number),
  do: script(what),
});
/** Parts of one sentence that happen simultaneously. */
export const together = (...what: [Effect, Effect, ...Effect[]]): Effect => ({ kind: 'together', do: what });

let namesGiven = 0;

/**
 * Chooses a card before the sentences that refer to it: `pick(a.flank.creature, (first) => [...])`. The function runs
 * once, while the card is defined, with a reference to the chosen card. It returns data.
 */
export function pick<K extends Kind>(
  target: Noun<K>,
  then: (chosen: Reference<K>) => readonly [Effect, ...Sentence[]],
): Effect {
  const as = `$${++namesGiven}` as const;
  return { kind: 'choose', target, as, then: script(then(new Reference<K>(as))) };
}

/** Applies several verbs to one object, which is chosen once. */
export function allWith<K extends Kind>(
  target: Noun<K>,
  ...verbs: [(chosen: Reference<K>) => Effect, ...((chosen: Reference<K>) => Effect)[]]
): Effect {
  const [first, ...others] = verbs;
  return pick(target, (chosen) => [first(chosen), ...others.map((verb) => verb(chosen))]);
}
export const readyAndFightWith = (target: Noun<'creature'>): Effect => allWith(target, ready, fightWith);
export const readyAndReapWith = (target: Noun<'creature'>): Effect => allWith(target, ready, reapWith);
export const readyAndUse = (target: Noun): Effect => allWith(target, ready, use);
export const exaltReadyAndUse = (target: Noun<'creature'>): Effect =>
  allWith(target, (chosen) => exalt(chosen), ready, use);
