/** "You may" said of cards that a player chooses: choosing them accepts, "Done" declines [20.28.1, 20.32]. */
import type { AmberPlace, Effect } from '../../language/effects.ts';
import { isPlainVerb } from '../../language/effects.ts';
import type { Select, Target } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import { standingFor } from '../../state/library.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { isCreatureInPlay, isInPlay } from '../../queries/card-queries.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { pickTargets } from './choose-targets.ts';
import { purposeOf } from './run.ts';

type Operand = 'target' | 'by' | 'on' | 'of' | 'from' | 'to';

/**
 * Verbs besides the plain ones that begin with a choice of cards, and the operands for these. The first one that leaves
 * a choice is offered: "from your pool to a creature" is a choice of the creature.
 */
const OPERANDS: Partial<Record<Effect['kind'], readonly Operand[]>> = {
  use: ['target'],
  fight: ['target'],
  reap: ['target'],
  'fight-in-turn': ['target'],
  play: ['target'],
  discard: ['target'],
  put: ['target'],
  flip: ['target'],
  exalt: ['target'],
  heal: ['target'],
  deal: ['target'],
  'lose-armor': ['target'],
  choose: ['target'],
  capture: ['by'],
  counters: ['on'],
  control: ['of'],
  'move-amber': ['from', 'to'],
  'move-counters': ['from', 'to'],
  'move-damage': ['from', 'to'],
};

const PLAIN_OPERANDS: readonly Operand[] = ['target'];

/** Verbs for which every creature that fits can be chosen, also one that they do not change [10.3]. */
const OF_ANY_CREATURE: ReadonlySet<Effect['kind']> = new Set(['exalt', 'heal', 'deal', 'capture']);

/** Verbs for which every card in play that fits can be chosen, also one without amber [10.3]. */
const OF_ANY_CARD: ReadonlySet<Effect['kind']> = new Set(['move-amber']);

/** The name of the cards that were chosen in advance. */
const CHOSEN = '$chosen-in-advance';

/** An effect that asks for nothing first but cards. */
export interface Offered {
  effect: Effect;
  operand: Operand;
  target: Select;
}

/** Returns the choice of cards with which a player can accept the effect, if it begins with one. */
export function choiceOf(effect: Effect | undefined): Offered | undefined {
  if (effect === undefined) return undefined;
  const operands = isPlainVerb(effect) ? PLAIN_OPERANDS : (OPERANDS[effect.kind] ?? []);
  for (const operand of operands) {
    const target = targetIn(effect, operand);
    if (target?.kind === 'select' && leavesChoice(target)) return { effect, operand, target };
  }
  return undefined;
}

/** The unique most powerful creature is no choice. */
function leavesChoice({ quantifier: { kind }, where }: Select): boolean {
  if (where.some((filter) => filter.kind === 'extreme')) return false;
  return kind === 'choose' || kind === 'any-number';
}

type Operands = Partial<Record<Operand, Target | AmberPlace>>;

function targetIn(effect: Effect, operand: Operand): Target | undefined {
  const found = (effect as Operands)[operand];
  if (typeof found !== 'object') return undefined;
  if ('on' in found) return found.on;
  return 'pool' in found ? undefined : found;
}

function withTarget(effect: Effect, operand: Operand, target: Target): Effect {
  const before = (effect as Operands)[operand];
  const isPlace = typeof before === 'object' && 'on' in before;
  return standingFor({ ...effect, [operand]: isPlace ? { on: target } : target }, effect);
}

/** Returns the effect on the chosen cards alone. */
export function onChosen({ effect, operand, target }: Offered): Effect {
  const where: Select['where'] = [...target.where, { kind: 'is', card: { kind: 'ref', name: CHOSEN } }];
  return withTarget(effect, operand, { ...target, quantifier: { kind: 'each' }, where });
}

/** Returns the bindings for `onChosen`. */
export const withChosen = (bindings: Bindings, chosen: readonly CardId[]): Bindings => ({
  ...bindings,
  named: { ...bindings.named, [CHOSEN]: chosen },
});

/** @returns the cards chosen, or none if the player declined */
export function* offerChoice(
  game: Game,
  offered: Offered,
  bindings: Bindings,
  chooser: PlayerId,
): Step<readonly CardId[]> {
  const { effect, target } = offered;
  return yield* pickTargets(game, target, bindings, {
    verb: purposeOf(effect.kind === 'choose' ? effect.then : [effect]) ?? effect.kind,
    optional: true,
    chooser,
    applicable: (id) => {
      if (OF_ANY_CREATURE.has(effect.kind)) return isCreatureInPlay(game, id);
      if (OF_ANY_CARD.has(effect.kind)) return isInPlay(game, id);
      return isPossible(game, onChosen(offered), withChosen(bindings, [id]));
    },
  });
}
