/** Amounts and conditions of the card language. */
import type { BonusIcon, Counter, House, KeyColor } from '../vocabulary.ts';
import type { Comparison } from './comparison.ts';
import type { EventPhrase, NamedStep } from './events.ts';
import type { Filter, HousePhrase, PlayerRef, Select, Shared, Target } from './nouns.ts';

export type Amount =
  | number
  | 'all'
  /** The amount of the replaced event, or of the previous sentence. */
  | 'that-much'
  | { kind: 'count'; of: Select }
  | { kind: 'count-events'; of: EventPhrase; when: TimeWindow }
  | { kind: 'amber'; of: PlayerRef }
  | { kind: 'amber-on'; card: Target }
  | { kind: 'counters'; counter: Counter; on: Target }
  | { kind: 'keys'; of: PlayerRef }
  /** The lowest price at which the player can forge a key at present [4.1]. */
  | { kind: 'price-of-key'; of: PlayerRef }
  | { kind: 'chains'; of: PlayerRef }
  /** `printed`: without modifiers and counters. A card that is no creature by its print has its last value. */
  | { kind: 'stat'; stat: 'power' | 'armor' | 'damage'; of: Target; printed?: true }
  /** The armor that the last sentence took from it. */
  | { kind: 'armor-lost'; of: Target }
  | { kind: 'icons'; icon?: BonusIcon; on: Target }
  | { kind: 'houses'; among: Select; except?: House }
  /** The number of different powers. */
  | { kind: 'powers'; among: Select }
  | { kind: 'traits'; of: Target }
  | { kind: 'per'; each: Amount; times: number }
  /** In a lasting effect: the amount when the effect began. */
  | { kind: 'fixed'; of: Amount }
  | { kind: 'half' | 'third'; of: Amount; round: 'up' | 'down' }
  | { kind: 'sum'; of: readonly Amount[] }
  /** `of` minus `over`, at least 0. */
  | { kind: 'excess'; of: Amount; over: Amount }
  | { kind: 'capped'; value: Amount; max?: number; min?: number };

export type TimeWindow = 'this-turn' | 'last-turn';

export type Condition =
  | { kind: 'compare'; left: Amount; compare: Comparison; right: Amount }
  | { kind: 'exists'; what: Select }
  | { kind: 'odd' | 'even'; number: Amount }
  | { kind: 'is'; target: Target; filter: Filter; already?: true }
  | { kind: 'happened'; event: EventPhrase; when: TimeWindow }
  | { kind: 'destroyed-this-way'; target: Target }
  | { kind: 'share'; target: Target; what: Shared }
  | { kind: 'in-play'; target: Target }
  /** `each`: by either player. */
  | { kind: 'key-forged'; of: PlayerRef; color: KeyColor }
  | { kind: 'active-house'; house: HousePhrase }
  | { kind: 'tide'; level: 'high' | 'low' }
  | { kind: 'haunted'; who: PlayerRef }
  | { kind: 'overwhelmed'; who: PlayerRef }
  | { kind: 'turn-of'; who: PlayerRef }
  /** It is the attacker of the current fight, from the declaration until all damage is dealt. */
  | { kind: 'attacking'; card: Target; against?: Select }
  /** It is on either side of the current fight. */
  | { kind: 'fighting'; card: Target }
  /** They are exactly the cards that were named, each once [10.9]. */
  | { kind: 'are-named'; target: Target }
  /** A dig through a deck found its card. */
  | { kind: 'found' }
  | { kind: 'step'; step: NamedStep }
  | { kind: 'not'; condition: Condition }
  | { kind: 'all' | 'any'; of: readonly Condition[] };
