import type { Amount, Effect, PlayerRef, Ref, Target } from '@amberhall/engine/language';

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

function affectedCards(effect: Effect): Target | 'same' | undefined {
  switch (effect.kind) {
    case 'when':
    case 'may':
    case 'if-done':
    case 'instead-if':
    case 'repeat':
    case 'one-of':
    case 'for-each':
    case 'times':
    case 'together':
    case 'lasting':
    case 'gain':
    case 'steal':
    case 'lose':
      return 'same';
    case 'capture':
      return effect.by;
    case 'counters':
      return effect.on;
    case 'control':
      return effect.of;
    case 'search':
      return effect.what;
    case 'discard-until':
      return IT;
    case 'discard-from-deck':
      return effect.amount === 1 && effect.of !== 'each' ? IT : THEM;
    case 'destroy':
    case 'purge':
    case 'archive':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
    case 'calm':
    case 'reveal':
    case 'return-to-hand':
    case 'exalt':
    case 'fight':
    case 'reap':
    case 'fight-in-turn':
    case 'lose-armor':
    case 'use':
    case 'play':
    case 'discard':
    case 'look':
    case 'put':
    case 'place-under':
    case 'deal':
    case 'each-deals':
    case 'heal':
    case 'fulfil':
    case 'flip':
    case 'flip-prophecy':
      return effect.target;
    case 'make-token':
      return effect.amount === 1 ? IT : THEM;
    case 'move-amber':
    case 'redistribute-amber':
    case 'stop-event':
    case 'stop-fight':
    case 'redirect-blow':
    case 'attach':
    case 'allot-damage':
    case 'move-damage':
    case 'redistribute-damage':
    case 'draw':
    case 'refill':
    case 'reveal-until':
    case 'shuffle-deck':
    case 'shuffle-discard-into-deck':
    case 'swap-deck-and-discard':
    case 'clear-counters':
    case 'swap':
    case 'move-counters':
    case 'resolve-icons':
    case 'rearrange-top':
    case 'rearrange-line':
    case 'allot-capture':
    case 'choose-player':
    case 'choose-trait':
    case 'for-each-player':
    case 'for-each-house':
    case 'reset-tide':
    case 'raise-tide':
    case 'chains':
    case 'forge':
    case 'unforge':
    case 'choose-house':
    case 'name-card':
    case 'choose-number':
    case 'trigger':
    case 'end-turn':
    case 'extra-turn':
    case 'change-active-house':
    case 'choose':
    case 'repeat-on':
    case 'custom':
      return undefined;
  }
}

export function areMany(target: Target): boolean {
  if (target.kind === 'ref') return target.name === 'them';
  const { quantifier, zone } = target;
  if (zone?.kind === 'zone' && zone.top === 1) return false;
  if (quantifier.kind === 'random') return quantifier.n !== 1;
  return !(quantifier.kind === 'choose' && quantifier.max === 1);
}
