/** The effects of cards. */
import type { CardSlug, Counter, KeyColor, Keyword, Language } from '../vocabulary.ts';
import type { Ability, Header } from './abilities.ts';
import type { EventPhrase } from './events.ts';
import type { HousePhrase, PlayerRef, Select, Target, ZoneName } from './nouns.ts';
import type { Amount, Condition } from './numbers.ts';
import type { Statement } from './statements.ts';

const PLAIN_VERBS = [
  'destroy',
  'purge',
  'archive',
  'ready',
  'exhaust',
  'stun',
  'unstun',
  'ward',
  'unward',
  'enrage',
  'calm',
  'reveal',
  'return-to-hand',
] as const;
/** Verbs that do one thing to a card, whoever plays or uses it. */
export type PlainVerb = (typeof PLAIN_VERBS)[number];
export type CardVerb = PlainVerb | 'fight' | 'reap';
/**
 * The amber that a creature captures, if not of its controller's opponent. `any-pool`: from both players, divided as
 * "you" like; `added`: on its way to a pool; `gained`: the very amber that was just gained [4.4.5].
 */
export type CaptureSource = 'own-side' | 'any-pool' | 'added' | 'gained' | { pool: PlayerRef };
export type AmberPlace = { pool: PlayerRef } | { on: Target } | 'supply';
export type Lifespan =
  | 'turn'
  | 'opponent-next-turn'
  | 'your-next-turn'
  | 'until-your-next-turn'
  /** From now until the end of your next turn [3.8]. */
  | 'through-your-next-turn'
  /** During the next turn of "that player". */
  | 'that-players-next-turn'
  /** Until the card whose ability this is leaves play. */
  | 'while-in-play'
  /** Until the card it affects leaves play. */
  | 'while-it-is-in-play';
/** Destinations of cards without a verb of their own. */
export type PutPlace =
  | 'top'
  | 'bottom'
  | 'shuffle'
  | 'hand'
  | 'archives'
  /** Into the archives of "you" or `whose`, whoever owns the card. It leaves them for its owner's hand [14.3]. */
  | 'abduct'
  | 'discard'
  | 'play'
  | 'flank'
  | 'anywhere';

/** The destination of cards that were searched for. They go on top of a deck after the shuffle [14.39]. */
export type FoundPlace = 'hand' | 'archives' | 'play' | 'discard' | 'top' | 'played';

/** The position of a creature in a battleline, if a text names one. */
export type LinePlace =
  | 'anywhere'
  | { kind: 'flank'; side: 'left' | 'right' }
  | { kind: 'next-to'; of: Target; side: 'left' | 'right' }
  /** The position that the creature had when it left play. */
  | { kind: 'in-place-of'; of: Target };

/** The position of a creature that changes sides, if a text names one. */
export type ControlPlace = Extract<LinePlace, 'anywhere' | { kind: 'flank' }>;

export type Effect =
  | { kind: 'gain' | 'lose' | 'steal'; who: PlayerRef; amount: Amount }
  | { kind: 'capture'; by: Target; amount: Amount; from?: CaptureSource }
  | { kind: 'exalt'; target: Target; times: Amount }
  /** `upTo`: the player chooses how much, from zero to `amount`. */
  | { kind: 'move-amber'; amount: Amount; from: AmberPlace; to: AmberPlace; upTo?: true }
  /** Redistributes all amber on these creatures as the player likes. */
  | { kind: 'redistribute-amber'; among: Select }
  | { kind: PlainVerb; target: Target }
  /** `against`: it may fight only these; `ignoring`: keywords that do not protect them in this fight. */
  | { kind: 'fight'; target: Target; against?: Target; ignoring?: readonly Keyword[] }
  | { kind: 'reap'; target: Target }
  /** Readies and fights this many times, each time against another enemy creature. */
  | { kind: 'fight-in-turn'; target: Target; times: number }
  /** The interrupted event does not happen. */
  | { kind: 'stop-event' }
  /** The coming fight ends before any damage [8.3 step 2]. */
  | { kind: 'stop-fight' }
  /** In the current fight, `by` deals its power damage to this creature and not to its opponent [8.3.2]. */
  | { kind: 'redirect-blow'; by: Target; to: Target }
  /** Uses up all of its remaining armor. */
  | { kind: 'lose-armor'; target: Target }
  | { kind: 'use'; target: Target; asYours?: true }
  /** `on`: an upgrade that can be attached to these cards only. */
  | { kind: 'play'; target: Target; asYours?: true; on?: Target }
  | { kind: 'discard'; target: Target; by?: PlayerRef }
  | { kind: 'look'; target: Target }
  | {
      kind: 'put';
      target: Target;
      where: PutPlace;
      state?: 'ready' | 'exhausted';
      under?: PlayerRef;
      at?: LinePlace;
      /** As token creatures of their owners. */
      facedown?: true;
      /** The order of several cards on top of or beneath a deck, if the player does not choose it [11.6]. */
      order?: 'random';
      /** The player whose archives, if not the owner's. */
      whose?: PlayerRef;
      /** `abduct`: only cards of other owners are marked. A card of the archiving player is archived as usual [14.3.1]. */
      onlyForeign?: true;
    }
  | { kind: 'place-under'; target: Target; under: Target; facedown: boolean; grafted?: true }
  /** `by`: its new controller, if that changes. */
  /** `text`: the card becomes an upgrade with that text, and may be attached to cards other than creatures. */
  | { kind: 'attach'; upgrade: Target; to: Target; by?: PlayerRef; text?: readonly Ability[] }
  | { kind: 'deal'; amount: Amount; target: Target; splash?: Amount; ignoreArmor?: true }
  /** Each of them deals this much to its own target, all at once. The card is `it` for the amount and the target. */
  | { kind: 'each-deals'; by: Select; amount: Amount; target: Target }
  /**
   * Divided among creatures as the player likes, one at a time, and then dealt at once [10.7]. `portion`: "for each …,
   * deal 2 damage to a creature" [9.5]; `amount` is then the number of portions.
   */
  | { kind: 'allot-damage'; amount: Amount; among: Select; portion?: number; splash?: number }
  /** `upTo`: the player chooses a number from zero to `amount`. */
  | { kind: 'heal'; target: Target; amount: Amount; upTo?: true }
  | { kind: 'move-damage'; amount: Amount; from: Target; to: Target }
  /** Redistributes all damage on these creatures as the player likes [13.5]. */
  | { kind: 'redistribute-damage'; among: Select }
  | { kind: 'draw'; who: PlayerRef; amount: Amount }
  | { kind: 'refill'; who: PlayerRef }
  /** The deck of one player, whom the active player chooses. That player is then "that player". */
  | { kind: 'discard-from-deck'; of: PlayerRef | 'a-player'; amount: Amount; from?: 'bottom' }
  /** From the top of the deck; `from`: at random from the hand. */
  | { kind: 'discard-until'; of: PlayerRef; found: Select; from?: 'hand' }
  /** From the top. The cards stay there. `mayStop`: the player may stop revealing. */
  | { kind: 'reveal-until'; of: PlayerRef; found: Select; mayStop?: true }
  | { kind: 'shuffle-deck'; of: PlayerRef }
  | { kind: 'shuffle-discard-into-deck'; of: PlayerRef }
  | { kind: 'swap-deck-and-discard'; of: PlayerRef }
  | {
      kind: 'search';
      of: PlayerRef;
      zones: readonly ZoneName[];
      what: Select;
      to: FoundPlace;
    }
  /** `upTo`: of those that are removed, the player chooses how many. */
  | { kind: 'counters'; counter: Counter; amount: Amount; on: Target; remove?: true; upTo?: true }
  /** Counters of every kind. */
  | { kind: 'clear-counters'; on: Target }
  | { kind: 'control'; of: Target; to: PlayerRef; at?: ControlPlace }
  /** `contents`: amber, damage, counters and upgrades of two cards [13.9]; `zones`: the positions of two cards. */
  | { kind: 'swap'; what: 'position' | 'control' | 'contents' | 'zones'; a: Target; b: Target }
  /** `named`: only for a player whose token creatures have that title [5.6]. */
  | {
      kind: 'make-token';
      amount: Amount;
      ready?: true;
      who?: PlayerRef;
      at?: LinePlace;
      named?: CardSlug;
    }
  /** Token creatures show their own faces; others become token creatures [5.6]. */
  | { kind: 'flip'; target: Target }
  /** `upTo`: the player chooses how many. */
  | { kind: 'move-counters'; counter: Counter; amount: Amount; from: Target; to: Target; upTo?: true }
  /** Resolves the bonus icons of a card as if "you" had just played it [7.5]. */
  | { kind: 'resolve-icons'; of: Target }
  /** Looks at the top cards of a deck and puts them back in any order [14.33]. */
  | { kind: 'rearrange-top'; of: PlayerRef; amount: Amount }
  /** Reorders the creatures of a battleline, or some of them, as the player likes [14.33]. */
  | { kind: 'rearrange-line'; of: PlayerRef; among?: Select }
  /** "Each friendly creature captures …, distributed as you choose": one at a time [10.7]. */
  | { kind: 'allot-capture'; amount: Amount; among: Select }
  /** "A player": the chosen player is "that player" in `do` and in later sentences. `state`: only such a player. */
  | { kind: 'choose-player'; state?: 'haunted' | 'overwhelmed'; do?: readonly Effect[] }
  | { kind: 'choose-trait' }
  /** Each player in turn, the active one first, is "that player"; with `if`, only some of them. */
  | { kind: 'for-each-player'; if?: Condition; do: readonly Effect[] }
  /** Once for each house, or each house among these cards. It is "that house". */
  | { kind: 'for-each-house'; among?: Select; do: readonly Effect[] }
  | { kind: 'reset-tide' }
  | { kind: 'raise-tide'; who?: PlayerRef }
  | { kind: 'chains'; who: PlayerRef; amount: Amount }
  | {
      kind: 'forge';
      who: PlayerRef;
      /** `min`: `minus` reduces it to no less than this. */
      cost: { base: 'current' | 'none'; plus?: Amount; minus?: Amount; min?: Amount };
      /** A key of this color only. */
      color?: KeyColor;
    }
  /** `lastTurn`: one that was forged on the turn before this one. */
  | { kind: 'unforge'; who: PlayerRef; lastTurn?: true }
  | { kind: 'choose-house'; among?: 'opponent-identity' | 'your-identity'; by?: PlayerRef }
  /** One, or this many. */
  | { kind: 'name-card'; number?: number }
  /** A possible power of a creature. Later sentences refer to it as "that number". */
  | { kind: 'choose-number'; max?: Amount }
  /** `each`: all of its abilities with that heading, not one of them. */
  | { kind: 'trigger'; header: Header; of: Target; each?: true }
  /** Resolves the prophecy's fate card [5.10]. */
  | { kind: 'fulfil'; target: Target }
  /** Makes its other side the active one [5.10]. */
  | { kind: 'flip-prophecy'; target: Target }
  | { kind: 'end-turn' }
  | { kind: 'extra-turn' }
  | { kind: 'change-active-house'; to: HousePhrase }
  // continuous effects with a duration
  /** `whose`: "that player" of the duration and of the statement. */
  | {
      kind: 'lasting';
      until: Lifespan;
      statement: Statement | DelayedTrigger;
      once?: true;
      whose?: PlayerRef;
      /** Ends early, as soon as this happens. */
      endsAfter?: EventPhrase;
    }
  // composition
  | { kind: 'choose'; target: Select; as: `$${string}`; then: readonly Effect[] }
  | { kind: 'when'; if: Condition; then: readonly Effect[]; else?: readonly Effect[] }
  /** `by`: the player who may, if not the active one. */
  | { kind: 'may'; do: readonly Effect[]; by?: PlayerRef }
  | { kind: 'one-of'; options: readonly (readonly Effect[])[]; by?: PlayerRef }
  | { kind: 'if-done'; first: Effect; then?: readonly Effect[]; else?: readonly Effect[] }
  | { kind: 'instead-if'; base: Effect; if: Condition; then: readonly Effect[] }
  | { kind: 'for-each'; of: Select; do: readonly Effect[] }
  | { kind: 'times'; n: Amount; do: readonly Effect[] }
  /** Simultaneous parts of one sentence: "deal 2 to X and steal 1". */
  | { kind: 'together'; do: readonly Effect[] }
  | {
      kind: 'repeat';
      do: readonly Effect[];
      times?: number;
      if?: Condition;
      optional?: true;
      whilePossible?: true;
      /** The price of each repetition. */
      price?: readonly Effect[];
    }
  /** While there is a matching card beside "it": that card becomes "it", and the effect repeats from there. */
  | { kind: 'repeat-on'; next: Select; do: readonly Effect[] }
  | { kind: 'custom'; id: string; text: Partial<Record<Language, string>> };

export interface DelayedTrigger {
  kind: 'each-time';
  event: EventPhrase;
  if?: Condition;
  do: readonly Effect[];
  once?: true;
}

/** The effects of one kind. */
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

const PLAIN: ReadonlySet<Effect['kind']> = new Set(PLAIN_VERBS);

/** Does the sentence do one verb to cards, and nothing else? */
export function isPlainVerb(effect: Effect): effect is EffectOf<PlainVerb> {
  return PLAIN.has(effect.kind);
}
