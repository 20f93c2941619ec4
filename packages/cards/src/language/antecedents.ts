/** What the sentences of a text leave for the pronouns of later ones. */
import type { Deed, Effect, Target } from '@amberhall/engine/language';

/** What pronouns can refer to at one point of a text. */
export interface Scope {
  /** How many cards the last sentence was about. */
  it: 'nothing' | 'one' | 'many';
  /** Whether "this creature" refers to a creature. */
  bearer: boolean;
  /** Whether there is a fight, so that "the creature it fights" exists. */
  attacked: boolean;
  /** Whether this is an amount of damage, which can depend on the damaged creature. */
  recipient: boolean;
  house: boolean;
  trait: boolean;
  /** Whether a card was named. */
  title: boolean;
  amount: boolean;
  searchedFor: boolean;
  verbs: ReadonlySet<Deed>;
  names: ReadonlySet<string>;
}

const DEEDS: Readonly<Partial<Record<Effect['kind'], Deed>>> = {
  destroy: 'destroyed',
  purge: 'purged',
  discard: 'discarded',
  'discard-from-deck': 'discarded',
  archive: 'archived',
  'return-to-hand': 'returned',
  reveal: 'revealed',
  'reveal-until': 'revealed',
  heal: 'healed',
  deal: 'damaged',
  ready: 'readied',
  exhaust: 'exhausted',
  stun: 'stunned',
  put: 'moved',
  play: 'played',
  look: 'looked at',
};
const AMOUNTS: ReadonlySet<Effect['kind']> = new Set([
  'gain',
  'lose',
  'steal',
  'capture',
  'counters',
  'move-amber',
  'heal',
  'deal',
  'draw',
]);

/** Adds what later sentences can refer to after this one. */
export function leave(effect: Effect, scope: Scope): void {
  const deed = DEEDS[effect.kind];
  if (deed) scope.verbs = new Set([...scope.verbs, deed]);
  if (effect.kind === 'put' && effect.where === 'shuffle')
    scope.verbs = new Set([...scope.verbs, 'shuffled']);
  if (effect.kind === 'deal') scope.verbs = new Set([...scope.verbs, 'destroyed']);
  if (AMOUNTS.has(effect.kind)) scope.amount = true;
  if (effect.kind === 'fight') scope.attacked = true;
  if (effect.kind === 'choose-house') scope.house = true;
  if (effect.kind === 'choose-trait') scope.trait = true;
  if (effect.kind === 'name-card') scope.title = true;
  if (effect.kind === 'choose-number') scope.amount = true;
  if (effect.kind === 'discard-until' || effect.kind === 'reveal-until') scope.searchedFor = true;
  scope.it = affectedCards(effect, scope);
}

function affectedCards(effect: Effect, scope: Scope): Scope['it'] {
  switch (effect.kind) {
    case 'capture':
      return numberOf(effect.by, scope);
    case 'counters':
      return numberOf(effect.on, scope);
    case 'control':
      return numberOf(effect.of, scope);
    case 'redirect-blow':
      return numberOf(effect.to, scope);
    case 'search':
      return numberOf(effect.what, scope);
    case 'discard-until':
      return 'one';
    case 'reveal-until':
      return 'many';
    case 'discard-from-deck':
      return effect.amount === 1 && effect.of !== 'each' ? 'one' : 'many';
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
      return numberOf(effect.target, scope);
    case 'make-token':
      return effect.amount === 1 ? 'one' : 'many';
    case 'gain':
    case 'lose':
    case 'steal':
    case 'move-amber':
    case 'redistribute-amber':
    case 'stop-event':
    case 'stop-fight':
    case 'attach':
    case 'allot-damage':
    case 'move-damage':
    case 'redistribute-damage':
    case 'draw':
    case 'refill':
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
    case 'lasting':
    case 'choose':
    case 'when':
    case 'may':
    case 'one-of':
    case 'if-done':
    case 'instead-if':
    case 'for-each':
    case 'times':
    case 'together':
    case 'repeat':
    case 'repeat-on':
    case 'custom':
      return scope.it;
  }
}

/** How many cards a target means. */
export function numberOf(target: Target, scope: Scope): 'nothing' | 'one' | 'many' {
  if (target.kind === 'ref') return target.name === 'it' || target.name === 'them' ? scope.it : 'one';
  const { quantifier, zone } = target;
  if (zone?.kind === 'zone' && zone.top === 1) return 'one';
  if (quantifier.kind === 'random') return quantifier.n === 1 ? 'one' : 'many';
  return quantifier.kind === 'choose' && quantifier.max === 1 ? 'one' : 'many';
}
