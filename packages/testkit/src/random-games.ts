/** Random games of one set by number: plain, with undone moves, or with manual corrections. */
import { library } from '@amberhall/cards';
import type { CardSet } from '@amberhall/cards/data';
import { startGame } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { answerOrCorrect, answerOrUndo, beginManualMode } from './random-corrections.ts';
import { chanceOf, openingOfSet, playToEnd } from './random-play.ts';
import { expectAnswers, expectCardsInTheirPlaces, expectNothingOwed } from './valid-state.ts';

/** `undo`: players undo and redo moves. `manual`: they also make manual corrections. */
export const PLAY_MODES = ['plain', 'undo', 'manual'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** The number of decisions in a game with corrections, which could continue without end. */
const CORRECTED_DECISIONS = 400;

/**
 * Plays a game between random players with generated decks of a set. The same number gives the same game.
 *
 * @throws if the engine throws or fails, a question has no answer, no question is open, the game does not end, or a
 *   correction leaves an invalid state
 */
export function playGameOf(set: CardSet, number: number, mode: PlayMode = 'plain'): Game {
  const opening = openingOfSet(set, number);
  const game = startGame(library, { ...opening, undo: mode === 'plain' ? 'off' : 'request' });
  const chance = chanceOf(number + 0x9a3e);
  if (mode === 'manual') {
    beginManualMode(game);
    for (let made = 0; made < CORRECTED_DECISIONS && game.state.step !== 'over'; made++) {
      answerOrCorrect(game, chance);
      expectCardsInTheirPlaces(game);
      expectNothingOwed(game);
      expectAnswers(game);
    }
    if (game.state.winReason === 'engine failure') throw new Error('A correction made the engine fail');
    return game;
  }
  playToEnd(game, chance, mode === 'undo' ? answerOrUndo : undefined);
  return game;
}
