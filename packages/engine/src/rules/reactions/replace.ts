/** "Instead": the event does not happen, something else does [9.7]. */
import type { Game } from '../../state/game.ts';
import { cardArg, faceOf } from '../../state/game.ts';
import { bindEvent } from '../../queries/bind-event.ts';
import { run } from '../effects/run.ts';
import { choose, confirm, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import type { Interrupt, Replacement } from '../../queries/replacements.ts';
import { interrupts, replacements } from '../../queries/replacements.ts';
import { keyOf } from '../../state/ability-key.ts';
import { withinStep } from '../steps/within-step.ts';

/**
 * Carries out the replacement of an event that has not happened yet; returns `true` if there was one.
 *
 * @param leaving cards that leave play in the same batch: their statements no longer apply
 */
export function* isReplaced(game: Game, event: GameEvent, leaving: readonly CardId[] = []): Step<boolean> {
  const declined = new Set<string>();
  for (;;) {
    const possible = [...replacements(game, event), ...interrupts(game, event)].filter(
      ({ key, bindings }) => !declined.has(keyOf(key)) && !leaving.includes(bindings.self),
    );
    if (possible.length === 0) return false;
    const chosen = yield* pick(game, ofFirstLevel(possible));
    if (isInterrupt(chosen)) {
      declined.add(keyOf(chosen.key));
      if (yield* isStopped(game, chosen, event)) return true;
      continue;
    }
    if (chosen.node.optional && !(yield* wanted(game, chosen.bindings.self))) {
      declined.add(keyOf(chosen.key));
      continue;
    }
    yield* withinStep(game, 'replacing', [...game.replacing, chosen.key], () => replace(game, chosen, event));
    return true;
  }
}

function* replace(game: Game, { node, bindings, lasting }: Replacement, event: GameEvent): Step {
  const effect = game.state.lasting.find((one) => one.id === lasting);
  if (effect?.once) commit(game, { type: 'lastingEnded', id: effect.id });
  if (node.event.kind === 'gains-amber') leaveSource(game, event);
  yield* run(game, node.with, bindEvent(bindings, event));
}

/**
 * Amber that does not reach a pool has still left its source [4.4.4]. Amber on a creature that leaves play goes
 * with the creature, because its power may depend on it until then.
 */
function leaveSource(game: Game, event: GameEvent): void {
  switch (event.type) {
    case 'amberStolen':
      if (event.spared) return;
      commit(game, { type: 'amberLost', player: event.from, amount: event.amount });
      return;
    case 'amberPaid':
      commit(game, { type: 'amberLost', player: event.player, amount: event.amount });
      return;
    default:
      return;
  }
}

function isInterrupt(one: Replacement | Interrupt): one is Interrupt {
  return one.node.kind === 'interrupt';
}

function* isStopped(game: Game, { node, key, bindings }: Interrupt, event: GameEvent): Step<boolean> {
  const interruption = { stopped: false };
  yield* withinStep(game, 'interruption', interruption, () =>
    withinStep(game, 'replacing', [...game.replacing, key], () =>
      run(game, node.do, bindEvent(bindings, event)),
    ),
  );
  return interruption.stopped;
}

/** Where a gain comes from is decided before where it goes, so a reap that steals steals first [4.4.4]. */
function ofFirstLevel(possible: readonly (Replacement | Interrupt)[]): readonly (Replacement | Interrupt)[] {
  const thefts = possible.filter((one) => !isInterrupt(one) && one.node.with[0]?.kind === 'steal');
  return thefts.length > 0 && possible.every(({ node }) => node.event.kind === 'gains-amber')
    ? thefts
    : possible;
}

/** The active player picks one of several. */
function* pick(game: Game, possible: readonly (Replacement | Interrupt)[]): Step<Replacement | Interrupt> {
  const [first] = possible;
  if (first !== undefined && possible.length === 1) return first;
  const picked = yield* choose(game.state.activePlayer, 'effect-order', {
    title: say('prompt.triggerOrder.title'),
    text: say('prompt.replacement.text'),
    controls: possible.map(({ bindings }, index) =>
      control('card', say('button.card', { card: cardArg(game, bindings.self) }), {
        value: index,
        card: bindings.self,
        slug: faceOf(game, bindings.self),
      }),
    ),
  });
  const chosen = possible[Number(picked.value)];
  if (!chosen) throw new Error('a replacement was chosen that was not offered');
  return chosen;
}

function* wanted(game: Game, source: string): Step<boolean> {
  return yield* confirm(game.state.activePlayer, 'confirm', {
    title: say('prompt.card.title', { card: cardArg(game, source) }),
    text: say('prompt.confirm.text'),
    source,
  });
}
