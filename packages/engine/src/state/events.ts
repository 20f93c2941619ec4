/**
 * Everything that can happen in a game. Cards react to it, replace it and remember it. The log and the board show
 * it.
 */
import type {
  BonusIcon,
  CardId,
  CardSlug,
  Counter,
  House,
  KeyColor,
  PlayerId,
  PseudoHouse,
  TurnStep,
  WinReason,
  Zone,
} from '../vocabulary.ts';
import type { DamageSort } from '../language/events.ts';
import type { Copied, LastingEffect, LastKnown, Agreements, CardState, PlayerState } from './state.ts';

export type CardStatus = 'stunned' | 'warded' | 'enraged';
/** How a card was used [8.1]. */
export type Use = 'reap' | 'fight' | 'action' | 'omni' | 'remove-stun';
/** What dealt the damage [11.1]. */
export type DamageKind = DamageSort;

/** How a card lies under another one. */
export interface Beneath {
  under: CardId;
  facedown: boolean;
  grafted?: true;
}

/** The neighbors of a creature in its battleline, as its controller sees them. */
export interface PlaceInLine {
  left: CardId | null;
  right: CardId | null;
}

export type GameEvent =
  // turn
  | { type: 'turnStarted'; player: PlayerId }
  | { type: 'stepStarted'; player: PlayerId; step: TurnStep }
  /** During setup this player is the one who chooses [5.11]. */
  | { type: 'setupTurn'; player: PlayerId }
  | { type: 'stepEnding'; player: PlayerId; step: TurnStep }
  | { type: 'turnEnding'; player: PlayerId }
  | { type: 'turnEnded'; player: PlayerId }
  | { type: 'houseChosen'; player: PlayerId; house: House | null }
  | { type: 'houseChanged'; player: PlayerId; house: House }
  | { type: 'archivesTaken'; player: PlayerId; amount: number }
  // amber
  | { type: 'amberGained'; player: PlayerId; amount: number; from?: 'reaping' | 'icon'; card?: CardId }
  | { type: 'amberLost'; player: PlayerId; amount: number }
  | {
      type: 'amberStolen';
      player: PlayerId;
      from: PlayerId;
      amount: number;
      reaping?: true;
      /** The amber came from the supply. `from` keeps theirs. */
      spared?: true;
    }
  | { type: 'amberPaid'; player: PlayerId; to: PlayerId; amount: number }
  /** From a pool; `null`: the amber was on its way to one [4.4.4]. */
  | { type: 'amberCaptured'; card: CardId; from: PlayerId | null; amount: number; spared?: true }
  /** From the supply, unless it was in a pool before. Amber from a pool is neither lost nor captured [4.4]. */
  | { type: 'amberPlaced'; card: CardId; amount: number; from?: PlayerId; exaltedBy?: PlayerId }
  | { type: 'amberRemoved'; card: CardId; amount: number }
  | { type: 'amberReturned'; card: CardId; player: PlayerId; amount: number }
  // keys and chains
  | {
      type: 'keyForged';
      player: PlayerId;
      /** `null`: one more than there are colors [4.6]. */
      color: KeyColor | null;
      cost: number;
      /** The payment from the pool, and from cards. */
      pool: number;
      cards: readonly { card: CardId; amount: number }[];
      /** Cards that were amber themselves. */
      spent?: readonly CardId[];
      fromOpponent?: number;
    }
  | { type: 'keyUnforged'; player: PlayerId; color: KeyColor }
  | { type: 'chainsGained'; player: PlayerId; amount: number }
  | { type: 'chainShed'; player: PlayerId }
  // movement
  | {
      type: 'cardMoved';
      card: CardId;
      from: Zone;
      to: Zone;
      /** The player whose hand, archives and so on it is. */
      player: PlayerId;
      position?: 'top' | 'bottom';
      abducted?: true;
      faceup?: true;
      purgedBy?: CardId;
      /** Part of something that is logged as a whole, such as a reshuffle. */
      silent?: true;
    }
  | { type: 'cardDrawn'; card: CardId; player: PlayerId; step: TurnStep }
  | { type: 'deckShuffled'; player: PlayerId; withDiscard?: true }
  | {
      type: 'cardEntered';
      card: CardId;
      player: PlayerId;
      from: Zone;
      /** Position in the battleline, counted from the left; absent for artifacts. */
      index?: number;
      exhausted: boolean;
      stunned?: boolean;
      enraged?: boolean;
      warded?: boolean;
      /** Put into play, not played [6.2.6]. */
      put?: true;
      /** As the token creature of its owner's deck. */
      facedown?: true;
      /** As a copy of another card [15.4]. */
      copy?: Copied;
      /** The half that makes it a gigantic creature [5.7]. */
      otherHalf?: CardId;
    }
  | {
      type: 'upgradeAttached';
      card: CardId;
      host: CardId;
      player: PlayerId;
      from: Zone;
      /** A creature card played as an upgrade [5.5], or any card to which a text gives one. */
      asUpgrade?: true;
      /** The path of that text. */
      text?: { slug: CardSlug; path: string };
    }
  | {
      type: 'cardLeft';
      card: CardId;
      to: Zone;
      /** The player whose zone it is. */
      player: PlayerId;
      /** Its previous value. */
      known: LastKnown;
      position?: 'top' | 'bottom';
      abducted?: true;
      faceup?: true;
      purgedBy?: CardId;
      /** The card that it is placed under [11.4]. */
      host?: Beneath;
    }
  | ({ type: 'placedUnder'; card: CardId; from: Zone } & Beneath)
  | { type: 'cardDiscarded'; card: CardId; player: PlayerId; from: Zone }
  | { type: 'cardArchived'; card: CardId; player: PlayerId }
  | { type: 'cardPurged'; card: CardId; player: PlayerId }
  | { type: 'cardRevealed'; card: CardId; player: PlayerId }
  /** Shown to one player only, until that player's next decision [14.22]. */
  | { type: 'cardsLookedAt'; player: PlayerId; cards: readonly CardId[] }
  | { type: 'lookEnded' }
  /** The new top card of a deck that is played with its top card revealed; `null`: it no longer is [1.3.8]. */
  | { type: 'topRevealed'; player: PlayerId; top: CardId | null }
  | { type: 'movedInLine'; card: CardId; index: number }
  /** Between the artifacts and the battleline: its type has changed [15.7]. */
  | { type: 'rowChanged'; card: CardId; index?: number }
  /** A token creature shows its own face, or a card becomes one [5.6]. */
  | { type: 'cardFlipped'; card: CardId; facedown: boolean }
  | { type: 'controlChanged'; card: CardId; player: PlayerId; index?: number }
  /** This player controls it from now on, unless an effect says otherwise. */
  | { type: 'controlGiven'; card: CardId; player: PlayerId }
  /** Control of two cards is swapped. Earlier effects no longer decide who controls them [15.6]. */
  | { type: 'controlSwapped'; card: CardId; other: CardId }
  // playing and using
  /** `since`: when the card entered play. A card that has returned meanwhile is a new object [0.9]. */
  /** `place`: between which creatures a creature entered the battleline. */
  /** `effectReplaced`: something else happened instead of the "Play:" effect [6.2.3]. */
  | {
      type: 'cardPlayed';
      card: CardId;
      player: PlayerId;
      from: Zone;
      since: number;
      place?: PlaceInLine;
      effectReplaced?: true;
    }
  /** The use begins. The following events are part of it [8.1]. */
  | { type: 'useBegun'; card: CardId; player: PlayerId; how: Use }
  | { type: 'cardUsed'; card: CardId; player: PlayerId; how: Use; since: number }
  | { type: 'creatureReaped'; card: CardId; player: PlayerId; since: number }
  | { type: 'fightDeclared'; card: CardId; target: CardId; player: PlayerId }
  /** It was used to fight. `struck`: the fight came to its damage step. */
  | {
      type: 'creatureFought';
      card: CardId;
      target: CardId;
      player: PlayerId;
      since: number;
      struck: boolean;
    }
  /** The card is a copy of another one while it is being played. */
  | { type: 'cardCopied'; card: CardId; copy: Copied | null }
  | { type: 'iconResolved'; card: CardId; player: PlayerId; icon: BonusIcon }
  | { type: 'permissionUsed'; permission: string }
  /** The card was shown for a prompt that is over. */
  /** `mixes`: the card exchanges its new name with a card beside it. */
  | { type: 'cardHidden'; card: CardId; mixes: boolean }
  /** No running rule refers to cards that have left play: their last known state is dropped [0.9]. */
  | { type: 'pastForgotten' }
  | { type: 'cardExhausted'; card: CardId }
  | { type: 'cardReadied'; card: CardId; player: PlayerId }
  // damage and destruction
  | {
      type: 'damageDealt';
      card: CardId;
      amount: number;
      source: CardId | null;
      kind: DamageKind;
      /** The creature it fought, for power damage. */
      fighting?: CardId;
      /** Moved from another creature, not dealt [13.5]. */
      moved?: true;
    }
  | { type: 'damagePrevented'; card: CardId; amount: number; by: 'armor' | 'ward' }
  | { type: 'armorLost'; card: CardId; amount: number }
  /** `moved`: to another creature, which is not healing [13.5]. */
  | { type: 'damageHealed'; card: CardId; amount: number; moved?: true }
  | { type: 'cardTagged'; card: CardId }
  | { type: 'cardUntagged'; card: CardId }
  | {
      type: 'cardDestroyed';
      card: CardId;
      /** When it left play, on the clock of the game. A card that enters later does not see this [11.3.8]. */
      at: number;
      slug: CardSlug;
      player: PlayerId;
      owner: PlayerId;
      creature: boolean;
      /** Destroyed by the power of this creature in a fight [8.3.1]. */
      fighting?: CardId;
      /** The damage that destroyed it. */
      damage?: DamageKind;
      source?: CardId;
    }
  // statuses and counters
  | { type: 'statusGained'; card: CardId; status: CardStatus }
  | { type: 'statusLost'; card: CardId; status: CardStatus }
  /** `moved`: from another card. */
  | { type: 'countersAdded'; card: CardId; counter: Counter; amount: number; moved?: true }
  /** Swaps amber, damage, counters and upgrades [13.9]. */
  | { type: 'contentsSwapped'; card: CardId; other: CardId }
  | { type: 'countersRemoved'; card: CardId; counter: Counter; amount: number }
  // prophecies
  | { type: 'prophecyActivated'; card: CardId; player: PlayerId }
  /** The other side becomes active. The fate card stays where it is [5.10]. */
  | { type: 'prophecyFlipped'; card: CardId; back: CardId; player: PlayerId }
  | { type: 'prophecyDeactivated'; card: CardId; player: PlayerId }
  // manual corrections and agreements [16, 17]
  | { type: 'cardCorrected'; card: CardId; changes: CardCorrection }
  | { type: 'playerCorrected'; player: PlayerId; changes: PlayerCorrection }
  /** An additional copy of a card, in its owner's hand or on top of the deck. */
  | {
      type: 'cardAdded';
      card: CardId;
      player: PlayerId;
      slug: CardSlug;
      house: House | PseudoHouse;
      to: 'hand' | 'deck';
    }
  | { type: 'tideSet'; holder: PlayerId | null }
  | { type: 'startingPlayerSet'; player: PlayerId }
  /** Each player plays the deck that the other brought. */
  | { type: 'decksExchanged' }
  | { type: 'agreementChanged'; changes: Partial<Agreements> }
  | { type: 'timeCalled' }
  /** Play continues after a win. The result stands. */
  | { type: 'playContinued' }
  // effects and the end
  | { type: 'lastingAdded'; effect: LastingEffect }
  | { type: 'lastingBegan'; id: number }
  | { type: 'lastingEnded'; id: number }
  | { type: 'tideRaised'; player: PlayerId }
  | { type: 'tideReset' }
  | { type: 'extraTurnGained'; player: PlayerId }
  | { type: 'extraTurnTaken'; player: PlayerId }
  /** The current step or turn ends once the running effect has resolved; `null`: it has. */
  | { type: 'endingSet'; what: 'step' | 'turn' | null }
  | { type: 'gameWon'; player: PlayerId; reason: WinReason }
  /** The game ends without a winner. */
  | { type: 'gameAborted'; reason: WinReason };

/** A manual correction of a card. */
export type CardCorrection = Partial<
  Pick<
    CardState,
    'damage' | 'amber' | 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'facedown' | 'counters'
  >
>;
/** A manual correction of one side of the table. */
export type PlayerCorrection = Partial<Pick<PlayerState, 'amber' | 'chains' | 'activeHouse' | 'keys'>>;

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Events that add amber to a pool, from any source [4.4]. */
export type AmberAdded = Extract<
  GameEvent,
  { type: 'amberGained' | 'amberStolen' | 'amberReturned' | 'amberPaid' }
>;
