/**
 * A game of KeyForge for tests outside of this repository. Input and output are plain data, cards and players have
 * opaque ids, and a player has the same inputs as in the client. Every call is synchronous and returns when the game
 * waits for its next decision.
 */
import type {
  Automation,
  BonusIcon,
  CardAction,
  CardId,
  CardType,
  ControlKind,
  House,
  KeyColor,
  PlayerId,
  PromptKind,
  PromptPurpose,
  PseudoHouse,
  TideLevel,
  TurnStep,
  Zone,
} from '@amberhall/engine/vocabulary';

export type AnyHouse = House | PseudoHouse;
/** An icon on a card: a bonus icon, or a further house of the card. */
export type Icon = BonusIcon | House;
/** A variant shares its name with another card. */
export type Variant = 'evil-twin' | 'gigantic-top' | 'gigantic-bottom';

/** A printed card by its name. Every given field must match, except that any card can be of another house. */
export interface CardRef {
  /** In English. Case, accents and punctuation are ignored. */
  name: string;
  variant?: Variant;
  /** The house on the copy. */
  house?: AnyHouse;
  /** Code of a set, e.g. `CotA`. */
  set?: string;
}

export interface CardInfo {
  name: string;
  type: CardType | 'token-creature' | 'prophecy';
  houses: AnyHouse[];
  /** `false`: its facts are known, and its text is not implemented. */
  implemented: boolean;
}

/** A scenario has cards that are unknown, or whose text is not implemented. */
export class MissingCardsError extends Error {
  readonly code = 'MISSING_CARDS';
  readonly cards: CardRef[];

  constructor(cards: CardRef[]) {
    super(`cannot play with ${cards.map(({ name }) => name).join(', ')}`);
    this.cards = cards;
  }
}

/** The open prompt does not offer the input. The game is unchanged. */
export class IllegalInputError extends Error {
  readonly code = 'ILLEGAL_INPUT';
}

export interface SetupCard {
  card: CardRef;
  /** Any text. It is returned as the label of the card. */
  label?: string;
  /** In play: face down, as the token creature of its owner's deck. */
  asToken?: boolean;
  enhancements?: Icon[];
}

/** The initial position of one player. Missing fields are empty, zero or off. */
export interface PlayerSetup {
  id: PlayerId;
  houses: House[];
  /** First = top. */
  deck?: SetupCard[];
  hand?: SetupCard[];
  /** First = top. */
  discard?: SetupCard[];
  archives?: SetupCard[];
  purged?: SetupCard[];
  /** Creatures from left to right, and artifacts; all of them ready. */
  inPlay?: SetupCard[];
  /** Front, back, front, back. */
  prophecies?: SetupCard[];
  tokenCreature?: CardRef;
  amber?: number;
  chains?: number;
  keys?: Partial<Record<KeyColor, boolean>>;
  automation?: Partial<Automation>;
}

export interface Scenario {
  seed?: number;
  /** The first is the starting player. */
  players: [PlayerSetup, PlayerSetup];
  /**
   * `opening`: decks are shuffled and hands drawn, and both players are asked about a mulligan.
   * `first-turn`: the starting player is about to choose a house in the first turn of the game.
   * `turn`: a later turn of the starting player, in the main step if a house is given, else about to choose one.
   */
  start: 'opening' | 'first-turn' | 'turn';
  activeHouse?: House;
}

export interface Control {
  /** Identifies it until the next input. */
  id: string;
  kind: ControlKind;
  /** The value of the button: a house, a key color, `left`, a number, a card action … */
  value?: string | number;
  /** The card that it refers to. */
  card?: CardId;
  cardName?: string;
  label: string;
}

export interface PromptView {
  player: PlayerId;
  kind: PromptKind;
  /** `null` while there is nothing to decide. */
  purpose: PromptPurpose | null;
  title: string;
  /** The card that asks, or the rule; `null` for kind "idle". */
  source: { name: string; card?: CardId } | null;
  /** Cards that the question refers to. */
  subjects: CardId[];
  controls: Control[];
  /** For kinds `cards` and `allot`: what can be clicked now. */
  selectable: CardId[];
  selected: CardId[];
  min?: number;
  max?: number;
  icon?: BonusIcon;
}

export interface GameState {
  /** 1 for the first turn of the starting player. */
  turn: number;
  step: TurnStep;
  activePlayer: PlayerId;
  startingPlayer: PlayerId;
  winner: PlayerId | null;
  winReason: string | null;
}

export interface PlayerState {
  id: PlayerId;
  opponent: PlayerId;
  amber: number;
  chains: number;
  keys: Record<KeyColor, boolean>;
  houses: House[];
  activeHouse: House | null;
  keyCost: number;
  /** The hand size, before chains. */
  handLimit: number;
  tide: TideLevel;
  haunted: boolean;
  overwhelmed: boolean;
  /** The name of the deck's token creature. */
  tokenCreature: string | null;
  deckShuffles: number;
  /** First = top. */
  deck: CardId[];
  hand: CardId[];
  /** First = top. */
  discard: CardId[];
  archives: CardId[];
  purged: CardId[];
  /** Left to right. */
  battleline: CardId[];
  artifacts: CardId[];
  prophecies: CardId[];
}

export interface CardState {
  id: CardId;
  label: string | null;
  /** The current name: that of a token creature while it is one. */
  name: string;
  printed: CardRef;
  type: CardType | 'prophecy';
  zone: Zone;
  facedown: boolean;
  owner: PlayerId;
  controller: PlayerId;
  houses: AnyHouse[];
  traits: string[];
  /** 1 for keywords without a number; absent: it does not have the keyword. */
  keywords: Record<string, number>;
  power: number;
  printedPower: number | null;
  /** Armor that can still prevent damage this turn. */
  armor: number;
  armorTotal: number;
  damage: number;
  amber: number;
  powerCounters: number;
  /** All other counters. */
  counters: Record<string, number>;
  exhausted: boolean;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  /** It leaves play when the current destruction has resolved [11.3]. */
  taggedForDestruction: boolean;
  bonusIcons: BonusIcon[];
  upgrades: CardId[];
  under: CardId[];
  /** The card it is attached to or beneath. */
  parent: CardId | null;
  grafted: boolean;
  leftNeighbor: CardId | null;
  rightNeighbor: CardId | null;
  onFlank: boolean;
  inCenter: boolean;
  isToken: boolean;
  otherHalf: CardId | null;
  activeProphecy: boolean;
}

export interface CardPatch {
  damage?: number;
  amber?: number;
  powerCounters?: number;
  counters?: Record<string, number>;
  armorUsed?: number;
  exhausted?: boolean;
  stunned?: boolean;
  warded?: boolean;
  enraged?: boolean;
  facedown?: boolean;
  /** Makes the copy a maverick of that house. */
  house?: House;
  /** Replaces the enhancements of the copy. */
  enhancements?: Icon[];
}

export interface PlayerPatch {
  amber?: number;
  chains?: number;
  keys?: Partial<Record<KeyColor, boolean>>;
  tide?: TideLevel;
}

/** Changes a position directly: without costs, restrictions and reactions. */
export interface GameEditor {
  /**
   * Moves a card. It loses what it would lose in the game: damage, counters and controller. Its amber goes to the
   * opponent, and its upgrades and the cards under it go to discard piles. A card enters play ready.
   */
  move(
    card: CardId,
    to: Zone,
    where?: {
      /** In the deck [top]. */
      position?: 'top' | 'bottom';
      /** In play [right]. */
      flank?: 'left' | 'right';
      /** In play or in archives [the owner]. */
      controller?: PlayerId;
      /** The card it is attached to or put beneath. */
      parent?: CardId;
    },
  ): void;
  /** Sets contents and order of a zone. Cards that are not listed are removed from the game. */
  setZone(
    player: PlayerId,
    zone: Exclude<Zone, 'play' | 'under' | 'resolving' | 'aside'>,
    cards: CardId[],
  ): void;
  /** Adds a card to the game. */
  addCard(owner: PlayerId, card: SetupCard, to: 'hand' | 'deck' | 'discard' | 'archives' | 'purged'): CardId;
  setCard(card: CardId, patch: CardPatch): void;
  setPlayer(player: PlayerId, patch: PlayerPatch): void;
  setAutomation(player: PlayerId, patch: Partial<Automation>): void;
  /** Turns the top card of the deck into a token creature on the right flank. @returns `null` if that is impossible */
  makeToken(player: PlayerId): CardId | null;
}

export interface TestGame {
  prompt(player: PlayerId): PromptView;
  /** @returns `false` if the click has no effect now; the game is then unchanged */
  clickCard(player: PlayerId, card: CardId): boolean;
  /** @throws IllegalInputError */
  clickControl(player: PlayerId, control: string): void;
  /** @throws IllegalInputError */
  enterName(player: PlayerId, name: string): void;
  /** @returns `false` if the tide cannot be raised now */
  clickTide(player: PlayerId): boolean;
  /** @returns `false` if the prophecy cannot be activated now */
  clickProphecy(player: PlayerId, card: CardId): boolean;
  concede(player: PlayerId): void;

  state(): GameState;
  player(player: PlayerId): PlayerState;
  card(card: CardId): CardState;
  /** Every card of the game, in the order of the scenario. */
  cards(): CardId[];
  /** Returns whether this player may see the face of the card now. */
  visible(player: PlayerId, card: CardId): boolean;
  /** Returns the actions that a click on this card offers the player in the main step. */
  actions(player: PlayerId, card: CardId): CardAction[];
  /** The public events, oldest first. */
  log(): string[];
  edit: GameEditor;
}

export interface Testkit {
  /** `null` if there is no such card. */
  findCard(ref: CardRef): CardInfo | null;
  /** @throws MissingCardsError */
  createGame(scenario: Scenario): TestGame;
}
