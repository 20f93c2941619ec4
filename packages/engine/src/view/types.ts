/**
 * A game as one person may see it: plain data, and the only form in which a game leaves the engine.
 * The protocol passes these shapes on as they are, so that a board is described in one place.
 */
import type { Tally } from '../state/tally.ts';
import type { DamageSort } from '../language/events.ts';
import type {
  Automation,
  CardSlug,
  CardType,
  ControlKind,
  Counter,
  House,
  KeyColor,
  Keyword,
  PlayerId,
  PromptKind,
  PromptPurpose,
  TideLevel,
  TurnStep,
  WinReason,
  Zone,
} from '../vocabulary.ts';

/**
 * Names a card in one viewer's game. The name differs between viewers and changes each time the card becomes
 * hidden, so that nobody can track a card that they cannot see.
 */
export type ViewId = string;

/** A message for people: a key of the client's dictionary with its arguments. */
export interface Text {
  key: string;
  args?: Record<string, TextArg>;
}
export type TextArg =
  | string
  | number
  | { player: PlayerId }
  /** A card; `slug` is absent for a viewer who may not know which. */
  | { card: { slug?: CardSlug; id?: ViewId } }
  | { house: House }
  | { list: TextArg[] };

/** The viewer: a player or a spectator. */
export type Viewer = { kind: 'player'; player: PlayerId } | { kind: 'spectator'; seesHands: boolean };

/** One player's prompt, as that player sees it. Other viewers get none. */
export interface PromptView {
  /** Changes with every prompt of the game. An answer names it, so that a late answer is detected. */
  id: string;
  kind: PromptKind;
  /** `null` for kind `idle`. */
  purpose: PromptPurpose | null;
  title: Text;
  text?: Text;
  /** The card that asks. */
  source?: { slug: CardSlug; id?: ViewId };
  /** Cards that the prompt is about, for example the attacker while a defender is chosen. */
  subjects?: ViewId[];
  controls: ControlView[];
  /** Cards that can be clicked now. */
  selectable: ViewId[];
  /** Cards clicked so far, in order; in a prompt of kind `allot` once per portion. */
  selected: ViewId[];
  min?: number;
  max?: number;
  /** In a prompt of kind `allot`: what one click assigns, if it is more than 1. */
  portion?: number;
  /** The tide can be raised now. */
  tide?: true;
  /** Selectable cards in hand that can only be discarded. */
  discardable?: ViewId[];
  /** Prophecies that can be activated now. */
  prophecies?: ViewId[];
}

/** A button. */
export interface ControlView {
  /** Unique within its prompt. */
  id: string;
  kind: ControlKind;
  /** What it stands for: a house, a key color, `left`, a number, a card action … */
  value?: string | number;
  label: Text;
  card?: { slug: CardSlug; id?: ViewId };
}

/** Absent fields have the default named in brackets. */
export interface CardView {
  id: ViewId;
  owner: PlayerId;
  /** [the owner] */
  controller?: PlayerId;
  zone: Zone;
  /** The face it shows now; absent for a back. The catalogue has its facts and text. */
  slug?: CardSlug;
  /** The real card: of a copy, and of a facedown card for viewers who may look at it. */
  printed?: CardSlug;
  facedown?: true;
  /** In archives: everybody sees it [1.3.8]. */
  faceup?: true;
  /** The house on this copy [that of the catalogue]. */
  house?: House;
  maverick?: true;
  /** Icons added to this copy [none]: a bonus icon or a house. */
  enhancements?: string[];
  /** Current houses, where they differ from the house on the copy. */
  houses?: House[];
  /** Current type, where it differs from the printed one. */
  type?: CardType;
  /** Creatures in play: current power. */
  power?: number;
  /** Creatures in play: armor left this turn [0]. */
  armor?: number;
  /** Creatures in play: current keywords with their value [none]; 1 for keywords without a number. */
  keywords?: Partial<Record<Keyword, number>>;
  damage?: number;
  amber?: number;
  counters?: Partial<Record<Counter, number>>;
  exhausted?: true;
  stunned?: true;
  warded?: true;
  enraged?: true;
  /** Entered play this turn. */
  fresh?: true;
  isToken?: true;
  /** Its text box is blank: it has no abilities and no keywords of its own. */
  isBlank?: true;
  /** Other cards that give it abilities now, each once. */
  gainsFrom?: CardSlug[];
  /** The other half of a gigantic creature in play [5.7]. */
  otherHalf?: ViewId;
  activeProphecy?: true;
  /** The card it is attached to or beneath. */
  parent?: ViewId;
  upgrades?: ViewId[];
  under?: ViewId[];
}

/** What would happen in a fight that the viewer can choose now. */
export interface FightForecast {
  /** The creature that would be attacked. */
  target: ViewId;
  /** Absent if it depends on a choice, on chance or on a hidden card. */
  result?: { attacker: FightOutcome; defender: FightOutcome; steps: ForecastStep[] };
}

export interface FightOutcome {
  /** Damage dealt to the creature. */
  damage: number;
  /** Power that is left after all damage on it; 0 if it is destroyed. */
  left: number;
  isDestroyed: boolean;
}

/** Something that happens in the fight, in this order. */
export interface ForecastStep {
  /** Damage by its kind; what prevents damage or destroys without it; `destroyed`: another card is destroyed. */
  kind: DamageSort | 'armor' | 'ward' | 'elusive' | 'skirmish' | 'poison' | 'destroyed';
  /** The card that it happens to. */
  card: ViewId;
  slug: CardSlug;
  amount?: number;
}

/** One side of the table. */
export interface PlayerView {
  id: PlayerId;
  houses: House[];
  activeHouse: House | null;
  amber: number;
  chains: number;
  keys: Record<KeyColor, boolean>;
  keyCost: number;
  /** Cards that change the cost of a key, each with its part [none]. */
  keyCostChanges?: { slug: CardSlug; by: number }[];
  tide: TideLevel;
  /** Ten or more cards in the discard pile [12]. */
  haunted?: true;
  /** The opponent controls more creatures [12]. */
  overwhelmed?: true;
  deckSize: number;
  /** The card on top of the deck, while it is revealed [1.3.8]. */
  topOfDeck?: ViewId;
  /** First = drawn first. Backs for those who may not look. */
  hand: readonly ViewId[];
  /** Left to right from the controller's seat. */
  battleline: readonly ViewId[];
  artifacts: readonly ViewId[];
  /** First = top. */
  discard: readonly ViewId[];
  archives: readonly ViewId[];
  purged: readonly ViewId[];
  /** An action card while it resolves. */
  resolving: readonly ViewId[];
  /** In printed order: front, back, front, back [5.10]. */
  prophecies: readonly ViewId[];
  archonPowers: readonly ViewId[];
  tokenCreature: CardSlug | null;
  /** In the player's own view only: how the last move can be taken back, and whether it can be repeated. */
  undo?: 'free' | 'request';
  redo?: true;
  /** In the player's own view only. */
  automation?: Automation;
  /** In the player's own view only. */
  prompt?: PromptView;
}

/** The table. */
export interface TableView {
  /** 1 for the first turn of the starting player. */
  turn: number;
  /** 1 until both players have taken a turn, then 2 … [3.7]. */
  round: number;
  step: TurnStep;
  activePlayer: PlayerId;
  startingPlayer: PlayerId;
  /** Players who have a prompt to answer. */
  waitingFor: PlayerId[];
  winner: PlayerId | null;
  winReason: WinReason | null;
  /** The tide is part of this game [5.9]. */
  tideInPlay: boolean;
  /** The players correct the game by hand [17]. */
  manual?: true;
  /** Time has been called: these are the last turns [16.5]. */
  timeCalled?: true;
  /** Each player plays the deck that the other brought [16.1, 16.2]. */
  decksExchanged?: true;
  /** Once the game is over: what it adds up to. The last turn is the one in which it ended. */
  tally?: Tally;
  players: Record<PlayerId, PlayerView>;
  /** Every card whose face or back this viewer may see. */
  cards: Record<ViewId, CardView>;
}

/** Drives motion, sound and the spoken log; never needed to draw the table. */
export interface EventView {
  type: string;
  player?: PlayerId;
  card?: ViewId;
  /** The creature that is attacked. */
  target?: ViewId;
  amount?: number;
  to?: Zone;
  color?: KeyColor;
}

/** What happened, for people: one line of the log. */
export interface LogLine {
  /** `turn` and `step` head a section; `alert` marks manual corrections and failures. */
  kind: 'log' | 'turn' | 'step' | 'alert' | 'win';
  player?: PlayerId;
  text: Text;
}

/**
 * The changes within an object of a view. The first character of a key says how the field changed, and the rest
 * names the field: `=` it has this value now, `*` its list was spliced, `.` something inside it changed. `-` lists
 * the names of removed fields.
 */
export interface ViewChanges {
  '-'?: string[];
  [set: `=${string}`]: unknown;
  [spliced: `*${string}`]: Splice;
  [within: `.${string}`]: ViewChanges;
}

/** A splice: from this index, so many elements are removed and others inserted. */
export type Splice = [index: number, deleted: number, ...inserted: unknown[]];
