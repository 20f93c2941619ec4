/** A game with players who decide by a fixed rule. The state is checked after every decision. */
import { actionsFor, decide } from '@amberhall/engine';
import type { Game, RecordedDecision } from '@amberhall/engine';
import type { CardAction, CardId, PlayerId, PromptPurpose } from '@amberhall/engine/vocabulary';
import { expectCardsInTheirPlaces, expectNothingOwed } from '../valid-state.ts';
import { optionsOf } from './chance.ts';

/** The limit of answers, which no single ability reaches. */
const ENDLESS = 600;

/** Returns the index of the option to take, by the number of answers since the last main step. */
export type Choose = (options: readonly RecordedDecision[], answers: number) => number;

/** Runs a function. @throws its error with the name of the position */
export function naming<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}

export class Table {
  readonly game: Game;
  readonly #name: string;
  readonly #choose: Choose;

  constructor(game: Game, name: string, choose: Choose) {
    this.game = game;
    this.#name = name;
    this.#choose = choose;
    this.#checkCards();
  }

  get isOver(): boolean {
    return this.game.state.step === 'over';
  }

  asks(purpose: PromptPurpose): boolean {
    return this.game.open[0]?.question.purpose === purpose;
  }

  /** Takes one action with a card and plays to the next main step. @returns whether the action was offered */
  act(id: CardId, action: CardAction): boolean {
    const who = this.game.state.activePlayer;
    if (this.isOver || !this.asks('main-step')) return false;
    if (!actionsFor(this.game, who, id).includes(action)) return false;
    this.#decide(who, { kind: 'card', card: id });
    if (this.asks('card-action')) this.#decide(who, { kind: 'control', control: `card-action:${action}` });
    this.playOn();
    return true;
  }

  /** Raises the tide in the main step. */
  raiseTide(): void {
    if (this.isOver || this.game.open[0]?.question.tide !== true) return;
    const who = this.game.state.activePlayer;
    this.#decide(who, { kind: 'tide' });
    this.#decide(who, YES);
    this.playOn();
  }

  /** Activates a prophecy with this card beneath it. @returns whether it was offered */
  activate(prophecy: CardId, fate: CardId): boolean {
    const question = this.game.open[0]?.question;
    if (this.isOver || question?.prophecies?.includes(prophecy) !== true) return false;
    this.#decide(question.player, { kind: 'prophecy', card: prophecy });
    this.#decide(question.player, YES);
    this.#decide(question.player, { kind: 'card', card: fate });
    if (this.asks('prophecy-card')) this.#decide(question.player, { kind: 'control', control: 'done' });
    this.playOn();
    return true;
  }

  /** Fulfills an active prophecy by a manual correction in the turn of its owner's opponent. */
  fulfil(prophecy: CardId): void {
    const { activeProphecy, owner } = this.game.state.cards[prophecy] ?? {};
    if (this.isOver || activeProphecy !== true || owner === undefined) return;
    this.#decide(owner, { kind: 'manual-mode' });
    this.#decide(this.game.state.activePlayer, YES);
    this.#decide(owner, { kind: 'manual', act: { do: 'menu', card: prophecy, item: 'trigger' } });
    this.playOn();
  }

  endTurn(): void {
    if (this.isOver) return;
    this.#decide(this.game.state.activePlayer, { kind: 'control', control: 'end-turn' });
    this.playOn();
  }

  /** Answers all questions up to the next main step. */
  playOn(): void {
    for (let answers = 0; !this.isOver && !this.asks('main-step'); answers++) {
      const open = this.game.open.find(({ answer }) => answer === null);
      if (!open) return this.#fail('asks nobody anything');
      if (answers > ENDLESS) this.#fail(`does not stop asking: ${open.question.purpose}`);
      const options = optionsOf(open);
      const decision = this.asks('confirm-end-turn') ? YES : options[this.#choose(options, answers)];
      if (!decision) return this.#fail(`has no way on from ${open.question.purpose}`);
      this.#decide(open.question.player, decision);
    }
    this.#checkCards();
  }

  #decide(who: PlayerId, decision: RecordedDecision): void {
    const isTaken = naming(this.#name, () => decide(this.game, who, decision).ok);
    if (!isTaken) this.#fail(`refuses what it offers: ${JSON.stringify(decision)}`);
    naming(this.#name, () => expectNothingOwed(this.game));
  }

  #checkCards(): void {
    naming(this.#name, () => expectCardsInTheirPlaces(this.game));
  }

  #fail(what: string): never {
    throw new Error(`${this.#name}: ${what}`);
  }
}

const YES: RecordedDecision = { kind: 'control', control: 'yes' };
