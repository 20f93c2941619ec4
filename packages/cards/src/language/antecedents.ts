/** What the sentences of a text leave for the pronouns of later ones. */
import type { Participle, Effect, Target } from '@amberhall/engine/language';
import { targetOf } from './target-of.ts';

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
  verbs: ReadonlySet<Participle>;
  /** How many cards each name from `pick` means. */
  names: ReadonlyMap<string, Scope['it']>;
}

const PARTICIPLES: Readonly<Partial<Record<Effect['kind'], Participle>>> = {
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
  'search',
]);

/** Adds what later sentences can refer to after this one. */
export function leave(effect: Effect, scope: Scope): void {
  const participle = PARTICIPLES[effect.kind];
  if (participle) scope.verbs = new Set([...scope.verbs, participle]);
  if (effect.kind === 'put' && effect.where === 'shuffle')
    scope.verbs = new Set([...scope.verbs, 'shuffled']);
  if (effect.kind === 'put' && effect.where === 'play')
    scope.verbs = new Set([...scope.verbs, 'put into play']);
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
    case 'discard-until':
      return 'one';
    case 'reveal-until':
      return 'many';
    case 'discard-from-deck':
      return effect.amount === 1 && effect.of !== 'each' ? 'one' : 'many';
    case 'make-token':
      return effect.amount === 1 ? 'one' : 'many';
    default: {
      const target = targetOf(effect);
      return target === undefined ? scope.it : numberOf(target, scope);
    }
  }
}

/** How many cards a target means. */
export function numberOf(target: Target, scope: Scope): 'nothing' | 'one' | 'many' {
  if (target.kind === 'ref')
    return target.name === 'it' || target.name === 'them'
      ? scope.it
      : (scope.names.get(target.name) ?? 'one');
  const { quantifier, zone } = target;
  if (zone?.kind === 'zone' && zone.top === 1) return 'one';
  if (quantifier.kind === 'random') return quantifier.n === 1 ? 'one' : 'many';
  return quantifier.kind === 'choose' && quantifier.max === 1 ? 'one' : 'many';
}
