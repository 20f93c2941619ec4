import type { Page } from 'playwright-core';
import { BY_POINTER } from './input-methods.ts';
import type { Hands } from './input-methods.ts';
import { look } from './visible-board.ts';
import type { Sight } from './visible-board.ts';

/** How long a decision may take to show, and how often a click that did nothing is made again. */
const CHANGE_MS = 2_000;
const TRIES = 5;
/** How long one looks whether there is a question at all. */
const MOMENT_MS = 250;
/** How long the opponent's turn may take. */
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
  readonly #hands: Hands;
  /** Cards that were clicked this turn without an action. */
  readonly #declined = new Set<string>();
  #answered: string | undefined;

  constructor(page: Page, hands: Hands = BY_POINTER) {
    this.page = page;
    this.#hands = hands;
  }

  /**
   * Plays until `isEnough` or until the game is over, whichever is first.
   *
   * @param isEnough looks at what is asked before it is answered
   * @throws if a decision shows no effect
   */
  async play(isEnough: (sight: Sight) => boolean | Promise<boolean> = () => false): Promise<void> {
    let before: Sight | undefined;
    let tries = 0;
    for (;;) {
      const sight = await this.#untilAsked(before);
      if (sight.dialog !== null || (await isEnough(sight))) return;
      tries = sight.print === before?.print ? tries + 1 : 0;
      if (tries > TRIES) throw new Error(`Nothing comes of the answer to: ${sight.question}`);
      await this.answer(sight);
      before = sight;
    }
  }

  /** Waits for a question that differs from `before`; if none comes, what is asked now has to do. */
  async #untilAsked(before: Sight | undefined): Promise<Sight> {
    const changed = await look(this.page, before?.print, CHANGE_MS);
    const sight = changed ?? (await look(this.page, undefined, OPPONENT_MS));
    if (sight === undefined) throw new Error('Nothing has been asked for a long time');
    return sight;
  }

  /** What this player is asked now; for a moment, nothing that was answered already. */
  async nextQuestion(): Promise<Sight | undefined> {
    const sight = await look(this.page, this.#answered, MOMENT_MS);
    this.#answered = undefined;
    return sight;
  }

  async answer(sight: Sight): Promise<void> {
    this.#answered = sight.print;
    const { buttons, cards } = sight;
    if (buttons.includes('End Turn')) return this.#act(sight);
    const action = best(ACTIONS, buttons);
    if (action !== undefined) return this.#hands.press(this.page, action);
    const isChosen = cards.some(({ light }) => light === 'chosen');
    if (isChosen && buttons.includes('Done')) return this.#hands.press(this.page, 'Done');

    const target = cards.find(({ light }) => light === 'can be chosen');
    if (target !== undefined) return this.#hands.click(this.page, target);
    const answer = best(ANSWERS, buttons) ?? bestHouse(sight);
    if (answer === undefined) throw new Error(`There is no answer to: ${sight.question}`);
    return this.#hands.press(this.page, answer);
  }

  /** In the main step: the next card that can do something, else the end of the turn. */
  async #act({ cards }: Sight): Promise<void> {
    const next = cards.find(({ id, light }) => light === 'can be played or used' && !this.#declined.has(id));
    if (next !== undefined) {
      this.#declined.add(next.id);
      return this.#hands.click(this.page, next);
    }
    this.#declined.clear();
    return this.#hands.press(this.page, 'End Turn');
  }
}

function best(wanted: readonly RegExp[], offered: readonly string[]): string | undefined {
  return wanted
    .map((pattern) => offered.find((name) => pattern.test(name)))
    .find((name) => name !== undefined);
}

/** The house that has most cards to play and use; for other questions any answer. */
function bestHouse({ buttons, houses }: Sight): string | undefined {
  const count = (house: string) => houses.filter((name) => name === house.toLowerCase()).length;
  return buttons.toSorted((a, b) => count(b) - count(a))[0];
}

/**
 * Two people play, whoever is asked next, until one of them sees enough.
 *
 * @returns the one who is asked then
 */
export async function playUntil(
  players: readonly [Player, Player],
  isEnough: (sight: Sight) => boolean,
): Promise<Player> {
  for (;;) {
    for (const player of players) {
      const sight = await player.nextQuestion();
      if (sight === undefined) continue;
      if (isEnough(sight)) return player;
      await player.answer(sight);
    }
  }
}
