/** Statements and delayed triggers that have their own duration [3.8]. */
import { happen } from '../reactions/happen.ts';
import type { Game } from '../../state/game.ts';
import type { Lifespan, EffectOf } from '../../language/effects.ts';
import { placeOf } from '../../state/library.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import { playerMeant } from '../../queries/named-players.ts';
import type { Outcome } from './script.ts';
import { DONE } from './script.ts';
import { settled } from '../../queries/fixed-values.ts';

/** Durations that refer to a player's next turn. The effect waits for that turn. */
export const NEXT_TURNS: ReadonlySet<Lifespan> = new Set<Lifespan>([
  'opponent-next-turn',
  'your-next-turn',
  'that-players-next-turn',
]);

/** Starts a statement or delayed trigger with its own duration [3.8]. */
export function* addLasting(game: Game, effect: EffectOf<'lasting'>, bindings: Bindings): Step<Outcome> {
  const { until, statement, once, whose, endsAfter } = effect;
  yield* happen(game, {
    type: 'lastingAdded',
    effect: {
      id: game.state.clock,
      ...placeOf(statement),
      bindings: settled(
        game,
        statement,
        whose === undefined ? bindings : { ...bindings, player: playerMeant(game, whose, bindings) ?? null },
      ),
      until,
      since: game.state.turn,
      waiting: NEXT_TURNS.has(until),
      once: once ?? false,
      gone: [],
      ...(endsAfter && { ends: placeOf(endsAfter) }),
    },
  });
  return DONE;
}
