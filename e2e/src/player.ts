import type { Page } from 'playwright-core';
import { BY_POINTER } from './input-methods.ts';
import type { InputMethod } from './input-methods.ts';
import { waitForQuestion } from './visible-board.ts';
import type { VisibleBoard } from './visible-board.ts';

/** The time in milliseconds for a decision to show an effect, and the number of retries after it. */
const CHANGE_MS = 2_000;
const TRIES = 5;
/** The time in milliseconds to wait for a question. */
const MOMENT_MS = 250;
/** The limit of the opponent's turn in milliseconds. */
const OPPONENT_MS = 45_000;

/** The actions of a card that a player prefers, best first. */
const ACTIONS = [
  /^Play this/,
  /^Reap with/,
  /^Use this card/,
  /^Fight with/,
  /^Remove this/,
  /^Discard this/,
];
/** Answers that continue the game wherever they are offered. */
const ANSWERS = [/^Start the Game$/, /^Keep Hand$/, /^Yes$/, /^Autoresolve$/, /^Done$/];

/**
 * A test player who plays by what the page shows: plays all playable cards, reaps with every creature, and answers
 * questions with the first card that can be chosen.
 */
export class Player {
  readonly page: Page;
  readonly #input: InputMethod;
  /** Cards that were clicked this turn without an action. */
  readonly #declined = new Set<string>();
  #answered: string | undefined;

  constructor(page: Page, input: InputMethod = BY_POINTER) {
    this.page = page;
    this.#input = input;
  }

  /**
   * Plays until `isEnough` or until the game is over, whichever is first.
   *
   * @param isEnough looks at what is asked before it is answered
   * @throws if a decision shows no effect
   */
  async play(isEnough: (board: VisibleBoard) => boolean | Promise<boolean> = () => false): Promise<void> {
    let before: VisibleBoard | undefined;
    let tries = 0;
    for (;;) {
      const board = await this.#untilAsked(before);
      if (board.dialog !== null || (await isEnough(board))) return;
      tries = board.fingerprint === before?.fingerprint ? tries + 1 : 0;
      if (tries > TRIES) throw new Error(`No effect of the answer to: ${board.question}`);
      await this.answer(board);
      before = board;
    }
  }

  /** Waits for a question that differs from `before`; if none comes, returns the current question. */
  async #untilAsked(before: VisibleBoard | undefined): Promise<VisibleBoard> {
    const changed = await waitForQuestion(this.page, before?.fingerprint, CHANGE_MS);
    const board = changed ?? (await waitForQuestion(this.page, undefined, OPPONENT_MS));
    if (board === undefined) throw new Error('Nothing has been asked for a long time');
    return board;
  }

  /** Returns the open question of this player, if they have not answered it yet. */
  async nextQuestion(): Promise<VisibleBoard | undefined> {
    const board = await waitForQuestion(this.page, this.#answered, MOMENT_MS);
    this.#answered = undefined;
    return board;
  }

  async answer(board: VisibleBoard): Promise<void> {
    this.#answered = board.fingerprint;
    const { buttons, cards } = board;
    if (buttons.includes('End Turn')) return this.#act(board);
    const action = best(ACTIONS, buttons);
    if (action !== undefined) return this.#input.press(this.page, action);
    const isChosen = cards.some(({ mark }) => mark === 'chosen');
    if (isChosen && buttons.includes('Done')) return this.#input.press(this.page, 'Done');

    const target = cards.find(({ mark }) => mark === 'can be chosen');
    if (target !== undefined) return this.#input.click(this.page, target);
    const answer = best(ANSWERS, buttons) ?? bestHouse(board);
    if (answer === undefined) throw new Error(`There is no answer to: ${board.question}`);
    return this.#input.press(this.page, answer);
  }

  /** In the main step: clicks the next card with an action, otherwise ends the turn. */
  async #act({ cards }: VisibleBoard): Promise<void> {
    const next = cards.find(({ id, mark }) => mark === 'can be played or used' && !this.#declined.has(id));
    if (next !== undefined) {
      this.#declined.add(next.id);
      return this.#input.click(this.page, next);
    }
    this.#declined.clear();
    return this.#input.press(this.page, 'End Turn');
  }
}

function best(wanted: readonly RegExp[], offered: readonly string[]): string | undefined {
  return wanted
    .map((pattern) => offered.find((name) => pattern.test(name)))
    .find((name) => name !== undefined);
}

/** The house that has most cards to play and use; for other questions any answer. */
function bestHouse({ buttons, houses }: VisibleBoard): string | undefined {
  const count = (house: string) => houses.filter((name) => name === house.toLowerCase()).length;
  return buttons.toSorted((a, b) => count(b) - count(a))[0];
}

/**
 * Lets two players answer their questions in turn, until `isEnough` holds for one of them.
 *
 * @returns the player of that question
 */
export async function playUntil(
  players: readonly [Player, Player],
  isEnough: (board: VisibleBoard) => boolean,
): Promise<Player> {
  for (;;) {
    for (const player of players) {
      const board = await player.nextQuestion();
      if (board === undefined) continue;
      if (isEnough(board)) return player;
      await player.answer(board);
    }
  }
}
