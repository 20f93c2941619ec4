/**
 * The state of a game: plain JSON. Together with the definitions of its cards, it determines the rest of the game
 * at a main-step prompt.
 */
import type {
  CardId,
  CardSlug,
  CardType,
  Counter,
  House,
  KeyColor,
  Keyword,
  PlayerId,
  PseudoHouse,
  TurnStep,
  WinReason,
  Zone,
} from '../vocabulary.ts';
import type { Header } from '../language/abilities.ts';
import type { ControlPlace, Lifespan } from '../language/effects.ts';
import type { Participle } from '../language/nouns.ts';
import type { Trait } from '../language/traits.ts';
import type { AmberAdded, GameEvent, PlaceInLine } from './events.ts';
import type { Chance } from './chance.ts';
import type { Tally } from './tally.ts';

/** What a copy takes from the card it is a copy of [15.4]. */
export interface Copied {
  slug: CardSlug;
  house: House | PseudoHouse;
  enhancements: readonly string[];
  /** The type that an effect had given a card: the copy has the printed one. */
  animated?: {
    readonly type: CardType;
    readonly power: number;
    readonly armor: number;
    readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
    readonly blank?: true;
  };
}

/** One physical card of one game. Its lists and objects never change: an event replaces them, so copies of a game share them. */
export interface CardState {
  id: CardId;
  slug: CardSlug;
  owner: PlayerId;
  controller: PlayerId;
  /** The player who put it into play under their control: its controller unless an effect says otherwise [15.6]. */
  baseController: PlayerId;
  /** When a swap of control named its base controller, on the clock of the game; 0 if none did [15.6]. */
  swappedAt: number;
  /** When it entered play, on the clock of the game. */
  enteredAt: number;
  zone: Zone;
  /** The house on this copy: that of its deck entry. */
  house: House | PseudoHouse;
  maverick: boolean;
  /** Icons added to this copy: bonus icons or a house [7]. */
  enhancements: readonly string[];
  facedown: boolean;
  exhausted: boolean;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  damage: number;
  amber: number;
  counters: Readonly<Partial<Record<Counter, number>>>;
  /** Damage prevented by armor this turn. */
  armorUsed: number;
  /** It was attacked this turn, so elusive is used up. */
  attackedThisTurn: boolean;
  /** Turn in which it entered play; 0 outside play. */
  enteredTurn: number;
  /** Leaves play when the current destruction has resolved [11.3]. */
  tagged: boolean;
  /** It leaves these archives only for its owner's hand [14.3]. */
  abducted: boolean;
  /** In archives: everybody sees it [1.3.8]. */
  faceup: boolean;
  /** The card it is attached to or beneath. */
  parent: CardId | null;
  upgrades: readonly CardId[];
  under: readonly CardId[];
  /** It lies beneath another card because it was grafted onto it [14.21]. */
  grafted: boolean;
  /** A prophecy that is active during the opponent's turn [5.10]. */
  activeProphecy: boolean;
  /** The card it is a copy of: while it is being played, or since it entered play [6.2, 15.4]. */
  copy: Readonly<Copied> | null;
  /** In play: the other half of a gigantic creature [5.7]. The bottom half stands in the battleline. */
  otherHalf: CardId | null;
  /** A creature that was played as an upgrade [5.5], or another card that a text made an upgrade. */
  asUpgrade: boolean;
  /** The path of its text as an upgrade, if that is not its own "may be played as an upgrade". */
  upgradeText: Readonly<{ slug: CardSlug; path: string }> | null;
  /** The card that purged it, while that link applies. */
  purgedBy: CardId | null;
  /** Its name for each viewer: first player, second player, spectators. */
  viewNumbers: readonly [number, number, number];
}

export interface PlayerState {
  id: PlayerId;
  opponent: PlayerId;
  houses: House[];
  activeHouse: House | null;
  amber: number;
  chains: number;
  keys: Record<KeyColor, boolean>;
  /** Keys beyond one of each color, for a game that requires more keys to win [4.6]. */
  furtherKeys: number;
  /** First = top. */
  deck: readonly CardId[];
  hand: readonly CardId[];
  /** First = top. */
  discard: readonly CardId[];
  archives: readonly CardId[];
  purged: readonly CardId[];
  /** Left to right from its controller's seat. */
  battleline: readonly CardId[];
  artifacts: readonly CardId[];
  resolving: readonly CardId[];
  aside: readonly CardId[];
  tokenCreature: CardSlug | null;
  deckShuffles: number;
  /** The top card of the deck that was last shown, while the top card is revealed [1.3.8]. */
  revealedTop: CardId | null;
  /** Turns that this player has ended. */
  turnsTaken: number;
}

/** What the pronouns of a sentence stand for. It is part of the state where an effect outlives its sentence. */
export interface Bindings {
  /** "You" [0.6]. */
  you: PlayerId;
  /** The card with the text. */
  self: CardId;
  /** The card that has the ability: for abilities that an upgrade grants, its host; otherwise `self`. */
  bearer: CardId;
  it: readonly CardId[];
  named: Readonly<Record<string, readonly CardId[]>>;
  house: House | null;
  /** Cards whose titles were named. */
  titles: readonly CardSlug[];
  /** The trait that was chosen. */
  trait?: Trait;
  amount: number;
  /** The creature for which an amount of damage is evaluated. */
  recipient?: CardId;
  /** "That player". */
  player: PlayerId | null;
  /** The opponent of a creature in a fight. */
  attacked: CardId | null;
  thisWay: Partial<Record<Participle, readonly CardId[]>>;
  /** The armor that the last sentence took from each card. */
  armorLost?: Readonly<Record<CardId, number>>;
  /** The event that added the amber that "it" means. */
  gain?: AmberAdded;
  /** A dig through a deck found its card. */
  found: boolean;
  /** "You" is not the controller of the card, which is friendly to itself all the same [5.3.1]. */
  borrowed?: true;
  /** For a lasting effect: the texts that it grants, as of its beginning [15.4]. */
  texts?: readonly GainedText[];
  /** For a lasting effect: numbers that were fixed at its beginning, by their path in the sentence. */
  fixed?: Readonly<Record<string, number>>;
  /** Cards that have left play since. A card that returns is a new object [0.9]. */
  gone?: readonly CardId[];
  /** The card of the event, and the zone in which the event left it. The ability does not follow it elsewhere [11.8]. */
  place?: { card: CardId; zone: Zone } | null;
}

/** Traits, keywords and abilities of a card at one moment. */
export interface GainedText {
  traits: readonly Trait[];
  keywords: Partial<Record<Keyword, number>>;
  /** The path of each ability, and its headings. */
  abilities: readonly { slug: CardSlug; path: string; headers?: readonly Header[] }[];
}

/** A continuous effect or delayed trigger with its own duration [3.8]. */
export interface LastingEffect {
  /** When it began, on the clock of the game. */
  id: number;
  /** The sentence it came from: path of the node in the definition of `slug`. */
  slug: CardSlug;
  path: string;
  bindings: Bindings;
  until: Lifespan;
  /** The turn in which it began. */
  since?: number;
  /** Waits for its turn: "during your opponent's next turn". */
  waiting: boolean;
  /** Used up by its first use. */
  once: boolean;
  /** Cards it was about that have left play since. */
  gone: readonly CardId[];
  /** For an effect that gives control: the position to which the creature goes. */
  at?: ControlPlace;
  /** The event that ends it, by path. */
  ends?: { slug: CardSlug; path: string };
}

/** A card as it was immediately before it left play [0.8]. */
export interface LastKnown extends PlaceInLine {
  slug: CardSlug;
  controller: PlayerId;
  houses: readonly string[];
  traits: readonly string[];
  type: CardType;
  power: number;
  amber: number;
  damage: number;
  armor: number;
  keywords: Partial<Record<Keyword, number>>;
  exhausted: boolean;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  token: boolean;
  gigantic: boolean;
  flank: boolean;
  center: boolean;
  counters: Readonly<Partial<Record<Counter, number>>>;
  upgrades: readonly CardId[];
  /** The other half of a gigantic creature. */
  otherHalf: CardId | null;
}

/** A past event, with its card as it was then. */
export interface Remembered {
  event: GameEvent;
  known: LastKnown | null;
}

/** What the engine remembers of a turn: the events that texts refer to [20.1]. */
export interface TurnHistory {
  player: PlayerId;
  events: Remembered[];
  /** Plays and uses of each title, for the rule of six [3.4]. */
  titles: Record<string, number>;
  stage: TurnStage;
  /** A card was played, discarded or used in this step [alpha]. */
  acted: boolean;
  /** A prophecy was activated. */
  prophesied: boolean;
  /** Permissions of standing effects that were used up this turn, by `card/path`. */
  permissions: string[];
}

/** When a player may take back a move: never; freely while no hidden information was revealed; otherwise on request. */
export type UndoRule = 'off' | 'free' | 'request';

/** Agreements between the players. An undo does not revert them. */
export interface Agreements {
  /** Manual mode is on [17]. */
  manual: boolean;
  undo: UndoRule;
  /** How often a player has requested an undo. */
  undoRequests: Readonly<Record<PlayerId, number>>;
  /** Players who do not want to be asked again. */
  undoRefusedBy: readonly PlayerId[];
}

/** The progress of a turn: before its first step, in its steps, after them. */
export type TurnStage = 'start' | 'steps' | 'end';

export interface GameState {
  players: Record<PlayerId, PlayerState>;
  /** Starting player first. */
  seats: [PlayerId, PlayerId];
  cards: Record<CardId, CardState>;
  random: Chance;
  /** 0 during setup. */
  turn: number;
  step: TurnStep;
  activePlayer: PlayerId;
  lasting: readonly Readonly<LastingEffect>[];
  lastKnown: Record<CardId, Readonly<LastKnown>>;
  thisTurn: TurnHistory;
  /** The events of each player's last turn; empty before their first. */
  lastTurns: Partial<Record<PlayerId, TurnHistory>>;
  /** Players with an extra turn: it follows their own next turn that ends [3.7]. */
  extraTurns: PlayerId[];
  /** Hidden cards that one player is looking at until their next decision [14.22]. */
  looking: Readonly<{ player: PlayerId; cards: readonly CardId[] }> | null;
  /** An effect ends the turn, or an omega card ends the step, once it has resolved. */
  ending: 'step' | 'turn' | null;
  tide: PlayerId | null;
  tideInPlay: boolean;
  agreements: Readonly<Agreements>;
  /** Each player plays the deck that the other brought. */
  decksExchanged: boolean;
  /** Time has been called: the players whose turn has ended since; `null` before [16.5]. */
  timeCalled: PlayerId[] | null;
  /** The step in which the game was won. */
  wonIn: TurnStep | null;
  /** The result of the game, once play has continued after it [16.6]. */
  result: Readonly<{ winner: PlayerId; reason: WinReason }> | null;
  winner: PlayerId | null;
  winReason: WinReason | null;
  /** What the players have done so far. */
  tally: Tally;
  /** Counters for new names. */
  nextCard: number;
  /** Increases with every effect that begins. Of two effects, the later has the higher time. */
  clock: number;
  nextViewNumber: number;
}

/** A player never has more chains [4.5]. */
export const MOST_CHAINS = 24;

/** Zones that a player owns as ordered lists. */
export const LISTED_ZONES = [
  'deck',
  'hand',
  'discard',
  'archives',
  'purged',
  'resolving',
  'aside',
] as const satisfies readonly Zone[];
export type ListedZone = (typeof LISTED_ZONES)[number];
