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
/** One yes or no for the whole script. */
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

/** `of` is settled first, then the script runs once for each; `it` is the one whose turn it is. */
export const forEach = (of: Select, ...what: Script): Effect => ({ kind: 'for-each', of, do: script(what) });
/** The active player first; each is `thatPlayer`. */
export const forEachPlayer = (...what: Script): Effect => ({ kind: 'for-each-player', do: script(what) });
export const forEachPlayerWho = (condition: Condition, ...what: Script): Effect => ({
  kind: 'for-each-player',
  if: condition,
  do: script(what),
});
/** One house after the other, `thatHouse` in the script; those among some cards if they are named. */
export const forEachHouse = (...what: Script): Effect => ({ kind: 'for-each-house', do: script(what) });
export const forEachHouseAmong = (among: Select, ...what: Script): Effect => ({
  kind: 'for-each-house',
  among,
  do: script(what),
});
/** If there is such a card: the script, and the same again from there. `it` is the card come to. */
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
/** Parts of one sentence, done at once. */
export const together = (...what: [Effect, Effect, ...Effect[]]): Effect => ({ kind: 'together', do: what });

let namesGiven = 0;

/**
 * Chooses first and speaks of it by name: `pick(a.flank.creature, (first) => [...])`. The function runs once,
 * while the card is built, and gets a reference: what it returns is data.
 */
export function pick<K extends Kind>(
  target: Noun<K>,
  then: (chosen: Reference<K>) => readonly [Effect, ...Sentence[]],
): Effect {
  const as = `$${++namesGiven}` as const;
  return { kind: 'choose', target, as, then: script(then(new Reference<K>(as))) };
}

/** Several verbs, one object: chosen once. */
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
