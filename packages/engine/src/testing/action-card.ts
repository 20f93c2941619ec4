import type { Ability } from '../language/abilities.ts';
import type { CardEntry } from '../state/library.ts';

/** Returns an action of Logos without numbers, for a library of a test. */
export function actionCard(slug: string, ...abilities: Ability[]): CardEntry {
  return {
    facts: {
      slug,
      name: slug,
      type: 'action',
      houses: ['logos'],
      traits: [],
      keywords: {},
      power: null,
      armor: null,
      amber: 0,
    },
    abilities,
    implemented: true,
  };
}
