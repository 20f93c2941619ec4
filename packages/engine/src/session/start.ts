/** How a game begins: at its opening, at a saved position, or at an arranged one. */
import { copyOf } from '../state/copy.ts';
import { copyOfState } from '../state/copy-state.ts';
import { LogBook } from '../log/log-book.ts';
import type { CardLibrary } from '../state/library.ts';
import type { Opening } from '../state/opening.ts';
import type { Game, JournalEntry, KeptPosition } from '../state/game.ts';
import { withUnknownCards } from '../state/library.ts';
import { initialState } from '../state/opening.ts';
import { hasSameFields } from '../state/same-fields.ts';
import { newHistory } from '../state/history.ts';
import { emptyGame } from './empty-game.ts';
import { startStep, wholeGame } from './scheduler.ts';
import type { Position } from '../state/position.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Step } from '../prompts/question.ts';
import { alert } from '../manual/alert.ts';
import { bidForDeck, chooseDecks } from '../rules/steps/deck-bidding.ts';
import { getReady, setUp } from '../rules/steps/setup.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import { beginArranged } from './begin-arranged.ts';
import { internDecision } from './shared-decisions.ts';

/** Starts a game and runs it to the first prompt. @throws if a deck holds a card that the library does not know */
export function startGame(library: CardLibrary, opening: Opening): Game {
  const known = withUnknownCards(library, opening.unknownCards ?? []);
  const game = emptyGame(known, initialState(known, opening));
  beginOpening(game, opening);
  return game;
}

function beginOpening(game: Game, opening: Opening): void {
  game.history = newHistory(opening);
  for (const { id, automation } of opening.players) game.automation[id] = { ...automation };
  if (opening.arrangement) beginArranged(game, opening, opening.arrangement);
  else startStep(game, wholeGame(game, beforeTheFirstTurn(game, opening)));
}

/** Restarts a game at its beginning, within the same object. */
export function startOver(game: Game, origin: Opening | Position): void {
  const { library } = game;
  if ('seed' in origin) {
    Object.assign(game, emptyGame(library, initialState(library, origin)));
    beginOpening(game, origin);
  } else {
    Object.assign(game, emptyGame(library, copyOfState(origin.state)));
    beginPosition(game, origin);
  }
}

/** Restarts a game at a later position, within the same object. `journal` has the decisions that led there. */
export function startOverAt(
  game: Game,
  { state, automation, history, journal }: ReturnType<KeptPosition['read']> & { journal: JournalEntry[] },
): void {
  const { moves, sealed } = history;
  const { origin } = game.history;
  Object.assign(game, emptyGame(game.library, state), { automation, journal });
  game.history = { ...newHistory(origin), moves, sealed };
  startStep(game, resumeAt(game, 'main'));
}

function* beforeTheFirstTurn(game: Game, opening: Opening): Step {
  const { bidding, contestedDeckOf, ready, players, byHand = [] } = opening;
  const names = Object.fromEntries(players.map(({ id, deck }) => [id, deck.name ?? id]));
  for (const id of byHand) alert(game, id, 'log.manual.needed');
  if (contestedDeckOf !== undefined) yield* bidForDeck(game, contestedDeckOf, names);
  else if (bidding) yield* chooseDecks(game, names);
  yield* ready ? getReady(game) : setUp(game);
}

/**
 * Continues from a position, with an empty log and an empty journal.
 *
 * @param position of a fork, or any other one at the main step
 */
export function resume(library: CardLibrary, position: Position & { at?: 'main' | 'choose-house' }): Game {
  const game = emptyGame(library, copyOfState(position.state));
  beginPosition(game, position, position.at);
  return game;
}

/** Begins an empty game at a position. */
export function beginPosition(game: Game, position: Position, at: 'main' | 'choose-house' = 'main'): void {
  game.automation = copyOf(position.automation);
  game.history = newHistory(position);
  startStep(game, resumeAt(game, at));
}

/**
 * Starts at a checkpoint, which becomes part of the game. Moves before it can be taken back as in a game played
 * from its opening, unless it is a beginning of its own.
 *
 * @param journal of the whole game
 * @throws if the checkpoint does not fit the journal, or comes from a program whose state has other fields
 */
export function startFrom(
  library: CardLibrary,
  opening: Opening,
  point: Checkpoint,
  journal: readonly JournalEntry[],
): Game {
  if (journal.length < point.decisions) throw new Error('the checkpoint lies beyond the end of the journal');
  const known = withUnknownCards(library, opening.unknownCards ?? []);
  if (!hasSameFields(point.state, initialState(known, opening)))
    throw new Error('the state of the checkpoint has other fields');
  const game = emptyGame(known, point.state);
  game.automation = point.automation;
  game.history = { ...newHistory(opening), ...point.history };
  game.log = new LogBook(point.log);
  for (const { player, decision } of journal.slice(0, point.decisions)) {
    game.journal.push({ player, decision: internDecision(decision) });
  }
  startStep(game, resumeAt(game, 'main'));
  for (const open of game.open) open.id = point.promptId;
  return game;
}
