import { randomBelow, seedRandom } from '@amberhall/engine';
import type { OpenQuestion, RecordedDecision } from '@amberhall/engine';
import type { Chance } from '../random-play.ts';

/** Returns numbers that are the same for the same text. */
export function chanceFor(text: string): Chance {
  const state = seedRandom(text);
  return (below) => randomBelow(state, below);
}

/** How a player decides: `first` and as many as possible, `last` and as few as possible, or at random. */
export const CHOOSERS = {
  first: () => 0,
  last: (options) => options.length - 1,
  random: (options, chance) => chance(options.length),
} satisfies Record<string, (options: readonly RecordedDecision[], chance: Chance) => number>;
export type Chooser = keyof typeof CHOOSERS;

/** Returns the answers that continue: they deselect nothing and cancel nothing. */
export function optionsOf({ question }: OpenQuestion): RecordedDecision[] {
  const { kind, purpose, selectable, selected, controls, max } = question;
  if (kind === 'name') return [{ kind: 'name', name: purpose === 'name-trait' ? 'Human' : 'Troll' }];
  const isFull = kind !== 'allot' && max !== undefined && selected.length >= max;
  const fresh = kind === 'allot' ? selectable : selectable.filter((id) => !selected.includes(id));
  const onwards = controls.filter((control) => control.kind !== 'cancel' && control.kind !== 'back');
  return [
    ...(isFull ? [] : fresh.map((card): RecordedDecision => ({ kind: 'card', card }))),
    ...onwards.map(({ id }): RecordedDecision => ({ kind: 'control', control: id })),
  ];
}
