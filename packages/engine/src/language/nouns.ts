/** Noun phrases of the card language: cards, players, zones. Plain data; nothing here runs. */
import type { CardSlug, Counter, House, Keyword, PseudoHouse } from '../vocabulary.ts';
import type { Comparison } from './comparison.ts';
import type { Amount, Condition } from './numbers.ts';
import type { Trait } from './traits.ts';

export type Kind = 'creature' | 'artifact' | 'upgrade' | 'action' | 'card';
export type Side = 'friendly' | 'enemy';
export type Status = 'ready' | 'exhausted' | 'damaged' | 'undamaged' | 'stunned' | 'warded' | 'enraged';

/** A player, seen from the "you" of the ability [0.6]. */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'each'
  | 'its-owner'
  | 'its-controller'
  | 'its-opponent'
  | 'that-player'
  | 'active';
export type ZoneName = 'play' | 'hand' | 'deck' | 'discard' | 'archives' | 'purged';
export type ZonePhrase =
  | {
      kind: 'zone';
      of: PlayerRef | 'a-player';
      name: ZoneName | readonly ZoneName[];
      /** Only this many from either end. */
      top?: Amount;
      bottom?: Amount;
    }
  | { kind: 'under'; card: Target };
/**
 * A pseudo house is printed on cards, but no player chooses it. `its-house`: each house of the card called "it";
 * `previous-house`: the house the player chose on their last turn.
 */
export type HousePhrase =
  | House
  | PseudoHouse
  | 'that-house'
  | 'active-house'
  | 'its-house'
  | 'previous-house';

export type Quantifier =
  /** a, two, up to N */
  | { kind: 'choose'; min: Amount; max: Amount }
  /** `totalPower`: only cards that have this much power together. `min`: "1 or more". */
  | { kind: 'any-number'; totalPower?: Amount; min?: 1 }
  | { kind: 'each' }
  | { kind: 'random'; n: Amount }
  /** The topmost of them. */
  | { kind: 'first'; n: Amount }
  /** One card for each value. */
  | { kind: 'one-of-each'; what: Shared }
  /**
   * The cards in one half of their battleline, divided as evenly as possible. The player chooses the half of each
   * battleline.
   */
  | { kind: 'half-of-line' }
  /** The class itself, for counts and event patterns. */
  | { kind: 'bare' };

export type Filter =
  | { kind: 'side'; side: Side }
  | { kind: 'status'; status: Status }
  | { kind: 'house'; house: HousePhrase }
  | { kind: 'owned-by'; who: PlayerRef }
  | { kind: 'controlled-by'; who: PlayerRef }
  | { kind: 'trait'; trait: Trait | 'that-trait' }
  | { kind: 'type'; type: Kind }
  | { kind: 'name'; card: CardSlug }
  /** Of a title that was named [10.9]. */
  | { kind: 'named' }
  /** Belongs to one of the houses on that player's identity card. */
  | { kind: 'identity-house'; of: PlayerRef }
  /** `side`: the flank as seen by its controller. */
  | { kind: 'flank'; side?: 'left' | 'right' }
  | { kind: 'center' }
  /** On that side of it in its battleline, adjacent or not. */
  | { kind: 'beside'; direction: 'left' | 'right'; of: Target }
  /** In a battleline with both, on the right of one and the left of the other. */
  | { kind: 'between'; one: Target; other: Target }
  | { kind: 'token' }
  /** Not the card with this ability. */
  | { kind: 'other' }
  | { kind: 'is'; card: Target }
  | { kind: 'power'; compare: Comparison; value: Amount }
  | { kind: 'parity'; odd: boolean }
  | { kind: 'extreme'; stat: 'power' | 'armor'; most: boolean }
  | { kind: 'has'; what: 'amber' | 'upgrade' | 'armor' | 'bonus-icon' | Counter }
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'shares'; what: Shared; with: Target }
  /** With at least this many neighbors. */
  | { kind: 'shares-with-neighbors'; what: Shared; atLeast: number }
  /** Belongs to a house with this many cards among these; `most`: no house has more. */
  | { kind: 'house-count'; of: Select; compare: Comparison; value: Amount }
  | { kind: 'house-count'; of: Select; most: true }
  /** Either half of a gigantic creature. */
  | { kind: 'gigantic' }
  | { kind: 'neighbor-of'; of: Target; orItself?: true; side?: 'left' | 'right' }
  | { kind: 'attached-to'; to: Target }
  | { kind: 'purged-by'; by: Target }
  /** "… you play": in play because that player played it this turn, whoever controls it now. */
  | { kind: 'played-by'; by: PlayerRef }
  /** Affected by the last sentence with that verb. */
  | { kind: 'this-way'; verb: Participle; controller?: PlayerRef }
  /** A condition that is true of it; the card is "it" there. */
  | { kind: 'such-that'; if: Condition }
  /** "an artifact or flank creature": all filters of at least one list match. */
  | { kind: 'either'; of: readonly (readonly Filter[])[] }
  | { kind: 'not'; filter: Filter };

/** What two cards can have in common [10.10]. The battleline is that of their controller. */
export type Shared = 'house' | 'trait' | 'name' | 'power' | 'battleline' | 'type';

/** What a sentence did to the cards that it affected. */
export type Participle =
  | 'destroyed'
  | 'purged'
  | 'discarded'
  | 'archived'
  | 'returned'
  | 'shuffled'
  | 'revealed'
  | 'healed'
  | 'damaged'
  | 'readied'
  | 'exhausted'
  | 'stunned'
  | 'moved'
  | 'played'
  | 'put into play'
  | 'looked at';

/** A noun phrase: which cards, and how they are picked. */
export interface Select {
  readonly kind: 'select';
  readonly type: Kind;
  readonly quantifier: Quantifier;
  readonly where: readonly Filter[];
  readonly zone?: ZonePhrase;
  /** The chosen cards have none of this in common. */
  readonly different?: Shared;
  /** The chosen cards all have this in common. */
  readonly alike?: Shared;
}
/** A pronoun or a name given by `pick`. */
export interface Ref {
  readonly kind: 'ref';
  /** `recipient`: in an amount of damage, the creature that the damage is dealt to. */
  readonly name: 'self' | 'it' | 'them' | 'this-creature' | 'attacked' | 'recipient' | `$${string}`;
}
export type Target = Select | Ref;
