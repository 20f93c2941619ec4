import type { Amount, Effect, PlayerRef, Ref, Target } from '@amberhall/engine/language';
import { targetOf } from '../language/target-of.ts';

/** What earlier words refer to, for the pronouns that follow. */
export interface Discourse {
  /** The referent of "it" and "that creature". */
  it?: Ref | undefined;
  /** Whether it is a creature, as far as the text tells. */
  isCreature?: boolean;
  /** The referent of "them". */
  them?: Ref | undefined;
  /** The referent of "they" and "that player". */
  they?: PlayerRef | undefined;
  /** The referent of "this creature". */
  readonly bearer: Ref;
  /** Set within an ability that is granted to other cards. */
  readonly isGiven?: true;
  /** The current choice, and the choice around it. */
  chosen?: Ref | undefined;
  outer?: Ref | undefined;
  /** The difference of the numbers that a condition compared. */
  difference?: Amount | undefined;
  /** Whether cards of a deck were discarded until one was found. */
  hasSearched?: boolean;
  /** Whether the current sentence contains a choice. */
  hasChoice?: boolean;
}

const ref = (name: Ref['name']): Ref => ({ kind: 'ref', name });
const IT = ref('it');
const THEM = ref('them');

/** Sets the referents for the pronouns of the next sentence. */
export function leave(effect: Effect, said: Discourse): void {
  const left = affectedCards(effect);
  if (left === 'same') return;
  if (left === undefined) {
    if (/"kind":"choose"/.test(JSON.stringify(effect))) said.it = said.them = undefined;
    return;
  }
  if (left.kind === 'ref') {
    if (effect.kind === 'discard-from-deck' || effect.kind === 'discard-until') said.isCreature = false;
    if (left.name === 'them') said.them = left;
    else said.it = left;
    return;
  }
  const many = areMany(left);
  said.isCreature = left.type === 'creature';
  said.it = many ? undefined : IT;
  said.them = many ? THEM : undefined;
}

/** Effects after which the pronouns keep their referents. */
const LEAVE_ALL: ReadonlySet<Effect['kind']> = new Set([
  'when',
  'may',
  'if-done',
  'instead-if',
  'repeat',
  'one-of',
  'for-each',
  'times',
  'together',
  'lasting',
  'gain',
  'steal',
  'lose',
]);

function affectedCards(effect: Effect): Target | 'same' | undefined {
  if (LEAVE_ALL.has(effect.kind)) return 'same';
  switch (effect.kind) {
    case 'discard-until':
      return IT;
    case 'discard-from-deck':
      return effect.amount === 1 && effect.of !== 'each' ? IT : THEM;
    case 'make-token':
      return effect.amount === 1 ? IT : THEM;
    default:
      return targetOf(effect);
  }
}

export function areMany(target: Target): boolean {
  if (target.kind === 'ref') return target.name === 'them';
  const { quantifier, zone } = target;
  if (zone?.kind === 'zone' && zone.top === 1) return false;
  if (quantifier.kind === 'random') return quantifier.n !== 1;
  return !(quantifier.kind === 'choose' && quantifier.max === 1);
}
