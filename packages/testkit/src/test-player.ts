/** A player of a scenario: has the actions of a player in the client, and shows what that player sees. */
import type {
  CardAction,
  CardId,
  CardSlug,
  FightForecast,
  House,
  PlayerId,
  TableView,
  Text,
} from '@amberhall/engine/vocabulary';
import { decide, faceFacts, forecastFights, obstacleFor, viewFor } from '@amberhall/engine';
import type { Game, ManualAct, RecordedDecision } from '@amberhall/engine';
import type { CardState, Control, PromptView, TestGame } from './interface.ts';
import { IllegalInputError } from './interface.ts';

/** A card in a test: its current state, under its permanent id. */
export type TestCard = Readonly<CardState>;
/** A card of the player's own by its slug (of several copies, one that fits), or any card. */
export type Named = CardSlug | TestCard;

export interface PlayOptions {
  /** For a creature that joins others [right]. */
  flank?: 'left' | 'right';
  /** For a creature with deploy: the creature to whose left, or right, it goes. */
  leftOf?: Named;
  rightOf?: Named;
  /** For an upgrade: the creature it is attached to. */
  on?: Named;
  /** For a creature that may be played as an upgrade [a creature]. */
  as?: 'upgrade';
}

export class TestPlayer {
  readonly id: PlayerId;
  readonly game: TestGame;
  readonly #engine: Game;

  constructor(game: TestGame, engine: Game, id: PlayerId) {
    this.game = game;
    this.#engine = engine;
    this.id = id;
  }

  // ── state ──

  /** The view of this player. */
  get view(): TableView {
    return viewFor(this.#engine, { kind: 'player', player: this.id });
  }

  get amber(): number {
    return this.game.player(this.id).amber;
  }

  get chains(): number {
    return this.game.player(this.id).chains;
  }

  /** The number of forged keys. */
  get keys(): number {
    return Object.values(this.game.player(this.id).keys).filter(Boolean).length;
  }

  get keyCost(): number {
    return this.game.player(this.id).keyCost;
  }

  get activeHouse(): House | null {
    return this.game.player(this.id).activeHouse;
  }

  get battleline(): string[] {
    return this.#slugs(this.game.player(this.id).battleline);
  }

  get artifacts(): string[] {
    return this.#slugs(this.game.player(this.id).artifacts);
  }

  get hand(): string[] {
    return this.#slugs(this.game.player(this.id).hand);
  }

  /** First = top. */
  get deck(): string[] {
    return this.#slugs(this.game.player(this.id).deck);
  }

  /** First = top. */
  get discard(): string[] {
    return this.#slugs(this.game.player(this.id).discard);
  }

  get archives(): string[] {
    return this.#slugs(this.game.player(this.id).archives);
  }

  get purged(): string[] {
    return this.#slugs(this.game.player(this.id).purged);
  }

  get prompt(): PromptView {
    return this.game.prompt(this.id);
  }

  /** The houses, keys, numbers … on the buttons of the open prompt; a button without a value by its kind. */
  get buttons(): (string | number)[] {
    return this.prompt.controls.map(({ kind, value }) => value ?? kind);
  }

  /** Slugs of the cards of both players that can be clicked at the open prompt. */
  get choices(): string[] {
    return this.#slugs(this.prompt.selectable);
  }

  /**
   * A card that this player owns or controls, wherever it is.
   *
   * @param which of several copies, in the order of the scenario, from 1
   */
  card(slug: CardSlug, which = 1): TestCard {
    const found = this.#copies(slug)[which - 1];
    if (found === undefined)
      throw new Error(`${this.id} has no ${slug}${which > 1 ? ` number ${which}` : ''}`);
    return this.#live(found);
  }

  /** Returns the actions that a click on the card offers in the main step. */
  actions(card: Named): CardAction[] {
    const id = this.#idOf(card, (one) => this.game.actions(this.id, one).length > 0);
    return this.game.actions(this.id, id);
  }

  /** Returns why the player cannot act with the card now: the key of the message and its arguments. */
  whyNot(card: Named): Text | null {
    const id = this.#idOf(card, () => true);
    return obstacleFor(this.#engine, this.id, id);
  }

  /** Returns the results of the fights that can be chosen now, in the order of the choice. */
  get forecasts(): FightForecast[] {
    return forecastFights(this.#engine, this.id);
  }

  /** Returns whether this player may see the face of the card. */
  sees(card: TestCard): boolean {
    return this.game.visible(this.id, card.id);
  }

  // ── actions ──

  /** Plays a card from hand up to the first question that its effects ask. */
  play(card: Named, options: PlayOptions = {}): void {
    const played = this.#act(card, options.as === 'upgrade' ? 'play-as-upgrade' : 'play');
    const { purpose, source } = this.prompt;
    if (purpose === 'flank' && source?.card === played) this.#place(options);
    if (purpose === 'attach-upgrade' && options.on !== undefined) this.choose(options.on);
  }

  #place({ flank = 'right', leftOf, rightOf }: PlayOptions): void {
    const neighbor = leftOf ?? rightOf;
    if (neighbor === undefined) return this.press(flank);
    this.press(leftOf === undefined ? 'deploy-right' : 'deploy-left');
    this.choose(neighbor);
  }

  /** Discards a card from hand. */
  discardCard(card: Named): void {
    this.#act(card, 'discard');
  }

  reap(card: Named): void {
    this.#act(card, 'reap');
  }

  fight(card: Named, target: TestCard): void {
    this.#act(card, 'fight');
    this.choose(target);
  }

  /** Uses the "Action:" or "Omni:" of a card. */
  use(card: Named): void {
    this.#act(card, this.actions(card).includes('omni') ? 'omni' : 'action');
  }

  removeStun(card: Named): void {
    this.#act(card, 'remove-stun');
  }

  /** Clicks cards. If several can be selected, selects exactly these and confirms the selection. */
  choose(...cards: Named[]): void {
    if (cards.length === 0) return this.press('done');
    for (const card of cards) this.#click(this.#idOf(card, (id) => this.#offers(id)));
    const { kind, purpose, selected } = this.prompt;
    const isSelection = kind === 'cards' && purpose !== 'trigger-order';
    if (isSelection && selected.length > 0 && this.#control('done')) this.press('done');
  }

  /** Presses the button with this kind, value or id, e.g. `done`, `brobnar`, `left`, 3. */
  press(button: string | number): void {
    const control = this.#control(button);
    if (!control) {
      const { purpose, title } = this.prompt;
      throw new IllegalInputError(
        `${this.id} is not offered "${button}" but ${this.buttons.join(', ')} at ${purpose ?? 'no prompt'} (${title})`,
      );
    }
    this.game.clickControl(this.id, control.id);
  }

  /** Ends the turn, up to the next question of either player. */
  endTurn(): void {
    this.press('end-turn');
    if (this.prompt.purpose === 'confirm-end-turn') this.press('yes');
  }

  // ── corrections and other decisions ──

  /** Makes a manual correction [17]. @returns `false` if it is refused */
  byHand(act: ManualAct): boolean {
    return this.decide({ kind: 'manual', act });
  }

  /** Makes any decision. @returns `false` if it is refused */
  decide(decision: RecordedDecision): boolean {
    return decide(this.#engine, this.id, decision).ok;
  }

  // ── helpers ──

  #act(card: Named, action: CardAction): CardId {
    const { kind, purpose, title } = this.prompt;
    if (kind !== 'main')
      throw new IllegalInputError(`${this.id} cannot ${action} at ${purpose ?? 'no prompt'} (${title})`);
    const id = this.#idOf(card, (one) => this.game.actions(this.id, one).includes(action));
    const offered = this.game.actions(this.id, id);
    if (!offered.includes(action)) {
      const { slug } = faceFacts(this.#engine, id);
      throw new IllegalInputError(
        `${this.id} cannot ${action} with ${slug}, only ${offered.join(', ') || 'nothing'}`,
      );
    }
    this.#click(id);
    if (this.prompt.purpose === 'card-action') this.press(action);
    return id;
  }

  /** Returns whether the card can be clicked now, in its zone or as a button. */
  #offers(id: CardId): boolean {
    return this.prompt.selectable.includes(id) || this.#cardButton(id) !== undefined;
  }

  #cardButton(id: CardId): Control | undefined {
    return this.prompt.controls.find(
      ({ card, kind }) => card === id && (kind === 'card' || kind === 'ability'),
    );
  }

  #click(id: CardId): void {
    if (this.game.clickCard(this.id, id)) return;
    const control = this.#cardButton(id);
    if (control) {
      this.game.clickControl(this.id, control.id);
      return;
    }
    const { purpose, title } = this.prompt;
    throw new IllegalInputError(
      `${this.id} cannot choose ${faceFacts(this.#engine, id).slug} but ${this.choices.join(', ') || 'nothing'} at ${purpose ?? 'no prompt'} (${title})`,
    );
  }

  #control(button: string | number): Control | undefined {
    const { controls } = this.prompt;
    return (
      controls.find(({ id, value }) => id === button || value === button) ??
      controls.find(({ kind }) => kind === button)
    );
  }

  /** Returns the first copy that fits, otherwise the first one. */
  #idOf(card: Named, suits: (id: CardId) => boolean): CardId {
    if (typeof card !== 'string') return card.id;
    const copies = this.#copies(card);
    const found = copies.find(suits) ?? copies[0];
    if (found === undefined) throw new Error(`${this.id} has no ${card}`);
    return found;
  }

  #copies(slug: CardSlug): CardId[] {
    return Object.values(this.#engine.state.cards)
      .filter(({ owner, controller }) => owner === this.id || controller === this.id)
      .map(({ id }) => id)
      .filter(
        (id) => faceFacts(this.#engine, id).slug === slug || this.#engine.state.cards[id]?.slug === slug,
      );
  }

  /** Returns a card whose properties are read from the current state. */
  #live(id: CardId): TestCard {
    const card = {} as TestCard;
    for (const key of Object.keys(this.game.card(id)) as (keyof CardState)[]) {
      Object.defineProperty(card, key, { enumerable: true, get: () => this.game.card(id)[key] });
    }
    return card;
  }

  #slugs(ids: readonly CardId[]): string[] {
    return ids.map((id) => faceFacts(this.#engine, id).slug);
  }
}
