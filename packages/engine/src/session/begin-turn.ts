/** Begins the turn of an arranged game, and asks again after a change from outside. */
import { commit } from '../events/commit.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { setUp } from '../rules/steps/setup.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import type { Game } from '../state/game.ts';
import type { House } from '../vocabulary.ts';
import { startStep, wholeGame } from './scheduler.ts';

/** Starts a game with arranged cards: with shuffled decks, or in a turn of the first player. */
export function beginTurnAt(
  game: Game,
  beginning: 'opening' | 'first-turn' | 'turn',
  house: House | null,
): void {
  const [first] = game.state.seats;
  if (beginning === 'opening') {
    startStep(game, wholeGame(game, setUp(game)));
    return;
  }
  commit(game, { type: 'turnStarted', player: first });
  if (house === null) {
    startStep(game, resumeAt(game, 'house'));
    return;
  }
  commit(game, { type: 'houseChosen', player: first, house });
  commit(game, { type: 'stepStarted', player: first, step: 'main' });
  startStep(game, resumeAt(game, 'main'));
}

/** Repeats the prompt of the main step or of the house choice after a change from outside. */
export function openAgain(game: Game): void {
  const purpose = game.open[0]?.question.purpose;
  if (purpose === MAIN_STEP) startStep(game, resumeAt(game, 'main'));
  if (purpose === 'active-house') startStep(game, resumeAt(game, 'choose-house'));
}
