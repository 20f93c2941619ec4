/** Effects that several players carry out, one after the other. */
import type { Effect } from '../../language/effects.ts';
import type { PlayerRef } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import type { Step } from '../../prompts/question.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { performOnce } from './run.ts';
import type { Outcome, Script } from './script.ts';
import { joinedThisWay } from './script.ts';

/** Effects that one player carries out. The others affect all players meant at once. */
const OF_ONE_PLAYER: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'steal',
  'forge',
  'unforge',
  'raise-tide',
  'make-token',
  'discard',
  'choose-house',
  'one-of',
  'discard-until',
  'reveal-until',
  'search',
  'rearrange-top',
  'rearrange-line',
]);

/** Says whether the effect is carried out once for each of several players, or by nobody. */
export function isByEachPlayer(effect: Effect): boolean {
  const doer = OF_ONE_PLAYER.has(effect.kind) ? doerOf(effect) : undefined;
  return doer === 'each' || doer === 'its-owner' || doer === 'its-controller' || doer === 'its-opponent';
}

const WORDS = ['who', 'of', 'by'] as const;

/** The player that the effect names, if its word is a phrase for players. */
function doerOf(effect: Effect): unknown {
  const named = effect as Partial<Record<(typeof WORDS)[number], unknown>>;
  return named.who ?? named.of ?? named.by;
}

/** Carries the effect out for each player meant, the active player first. The player is "that player" [0.6]. */
export function* byEachPlayer(game: Game, effect: Effect, script: Script): Step<Outcome> {
  const { bindings } = script;
  const outcomes: Outcome[] = [];
  for (const player of playersMeant(game, doerOf(effect) as PlayerRef, bindings)) {
    script.bindings = { ...script.bindings, player };
    outcomes.push(yield* performOnce(game, byThatPlayer(effect), script));
  }
  script.bindings = { ...script.bindings, player: bindings.player };
  return joinedOutcome(outcomes);
}

/** The same effect, carried out by "that player". */
function byThatPlayer(effect: Effect): Effect {
  const word = WORDS.find((key) => key in effect);
  return word === undefined ? effect : { ...effect, [word]: 'that-player' };
}

function joinedOutcome(outcomes: readonly Outcome[]): Outcome {
  const amounts = outcomes.flatMap(({ amount }) => amount ?? []);
  return {
    done: outcomes.length > 0 && outcomes.every(({ done }) => done),
    cards: outcomes.flatMap(({ cards }) => cards ?? []),
    ...(amounts.length > 0 && { amount: amounts.reduce((sum, amount) => sum + amount, 0) }),
    thisWay: outcomes.reduce((joined, { thisWay }) => joinedThisWay(joined, thisWay ?? {}), {}),
  };
}
