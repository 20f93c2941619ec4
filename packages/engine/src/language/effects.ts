/** What the sentences of a card do. */
import type { Counter, KeyColor, Keyword } from '../vocabulary.ts';
import type { Ability, Header, TextLanguage } from './abilities.ts';
import type { EventPhrase } from './events.ts';
import type { HousePhrase, PlayerRef, Select, Target, ZoneName } from './nouns.ts';
import type { Amount, Condition } from './numbers.ts';
import type { Statement } from './statements.ts';

export type CardVerb =
  | 'destroy'
  | 'purge'
  | 'archive'
  | 'ready'
  | 'exhaust'
  | 'stun'
  | 'unstun'
  | 'ward'
  | 'unward'
  | 'enrage'
  | 'calm'
  | 'fight'
  | 'reap'
  | 'reveal'
  | 'return-to-hand';
/** Verbs that change the card itself, whoever plays or uses it. */
export type PlainVerb = Exclude<CardVerb, 'fight' | 'reap'>;
/** `any-pool`: from both players, as much of it from either as "you" like. */
export type CaptureSource = 'own-side' | 'that-player' | 'any-pool' | 'added';
export type AmberPlace = { pool: PlayerRef } | { on: Target } | 'supply';
export type Lifespan =
  | 'turn'
  | 'opponent-next-turn'
  | 'your-next-turn'
  | 'until-your-next-turn'
  /** From now on, through your next turn [3.8]. */
  | 'through-your-next-turn'
  /** During the next turn of "that player". */
  | 'that-players-next-turn'
  /** Until the card whose ability this is leaves play. */
  | 'while-in-play'
  /** Until the card it affects leaves play. */
  | 'while-it-is-in-play';
/** Where a card is put, other than by a verb of its own. */
export type PutPlace =
  | 'top'
  | 'bottom'
  | 'shuffle'
  | 'hand'
  | 'archives'
  /** Into the archives of "you", whoever owns it; it leaves them for its owner's hand [14.3]. */
  | 'abduct'
  | 'discard'
  | 'play'
  | 'flank'
  | 'anywhere';

/** What becomes of cards that were searched for; on top of a deck they come once it is shuffled [14.39]. */
export type FoundPlace = 'hand' | 'archives' | 'play' | 'discard' | 'top' | 'played';

/** Where in a battleline a creature comes to stand, if a text says so. */
export type LinePlace =
  | 'anywhere'
  | { kind: 'flank'; side: 'left' | 'right' }
  | { kind: 'next-to'; of: Target; side: 'left' | 'right' }
  /** Where that creature stood when it left play. */
  | { kind: 'in-place-of'; of: Target };

export type Effect =
  | { kind: 'gain' | 'lose' | 'steal'; who: PlayerRef; amount: Amount }
  /** `added`: amber that would have been added to a pool, wherever it comes from. */
  | { kind: 'capture'; by: Target; amount: Amount; from?: CaptureSource }
  | { kind: 'exalt'; target: Target; times: Amount }
  | { kind: 'move-amber'; amount: Amount; from: AmberPlace; to: AmberPlace }
  /** All amber on these creatures is spread over them anew, as the player likes. */
  | { kind: 'redistribute-amber'; among: Select }
  | { kind: PlainVerb; target: Target }
  /** `against`: it fights one of these and no other; `ignoring`: keywords that do not protect them then. */
  | { kind: 'fight'; target: Target; against?: Target; ignoring?: readonly Keyword[] }
  | { kind: 'reap'; target: Target }
  /** Readies and fights so often, one fight after the other, each against another enemy creature. */
  | { kind: 'fight-in-turn'; target: Target; times: number }
  /** The event that this interrupts does not happen. */
  | { kind: 'stop-event' }
  /** The fight that is about to happen ends before any blow [8.3 step 2]. */
  | { kind: 'stop-fight' }
  /** In the fight under way, `by` deals damage with its power to this creature and not to its opponent [8.3.2]. */
  | { kind: 'redirect-blow'; by: Target; to: Target }
  /** All that is left of its armor is used up [14.23]. */
  | { kind: 'lose-armor'; target: Target }
  | { kind: 'use'; target: Target; asYours?: true }
  | { kind: 'play'; target: Target; asYours?: true }
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
      /** Several on top of a deck, or beneath it: in which order, if the player does not say [11.6]. */
      order?: 'random';
      /** Whose archives, if not the owner's. */
      whose?: PlayerRef;
    }
  | { kind: 'place-under'; target: Target; under: Target; facedown: boolean; grafted?: true }
  /** `by`: who controls it from now on, if it changes. */
  /** `text`: whatever it was, it is an upgrade with that text from now on, also on other cards than creatures. */
  | { kind: 'attach'; upgrade: Target; to: Target; by?: PlayerRef; text?: readonly Ability[] }
  | { kind: 'deal'; amount: Amount; target: Target; splash?: Amount; ignoreArmor?: true }
  /** Each of them deals so much to what is meant for it, all at once; it is `it` to the amount and the target. */
  | { kind: 'each-deals'; by: Select; amount: Amount; target: Target }
  /** One at a time, spread over creatures as the player likes [10.7]. */
  | { kind: 'allot-damage'; amount: Amount; among: Select }
  /** `upTo`: the player chooses how much, from nothing to `amount`. */
  | { kind: 'heal'; target: Target; amount: Amount; upTo?: true }
  | { kind: 'move-damage'; amount: Amount; from: Target; to: Target }
  /** All damage on these creatures is spread over them anew, as the player likes [13.5]. */
  | { kind: 'redistribute-damage'; among: Select }
  | { kind: 'draw'; who: PlayerRef; amount: Amount }
  | { kind: 'refill'; who: PlayerRef }
  /** Of one player's deck, whichever the player names: that is "that player" then. */
  | { kind: 'discard-from-deck'; of: PlayerRef | 'a-player'; amount: Amount; from?: 'bottom' }
  | { kind: 'discard-until'; of: PlayerRef; found: Select }
  /** From the top, where they stay. `mayStop`: the player may be content with what has been revealed. */
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
  | { kind: 'counters'; counter: Counter; amount: Amount; on: Target; remove?: true }
  /** Of every kind. */
  | { kind: 'clear-counters'; on: Target }
  | { kind: 'control'; of: Target; to: PlayerRef; at?: Extract<LinePlace, { kind: 'flank' }> }
  /** `contents`: amber, damage, counters and upgrades of two cards [13.9]; `zones`: where two cards lie. */
  | { kind: 'swap'; what: 'position' | 'control' | 'contents' | 'zones'; a: Target; b: Target }
  | { kind: 'make-token'; amount: Amount; ready?: true; who?: PlayerRef; at?: LinePlace }
  /** Token creatures show their own faces; others become token creatures [5.6]. */
  | { kind: 'flip'; target: Target }
  | { kind: 'move-counters'; counter: Counter; amount: Amount; from: Target; to: Target }
  /** Bonus icons of a card, as if "you" had just played it [7.5]. */
  | { kind: 'resolve-icons'; of: Target }
  /** The top cards of a deck are looked at and put back in any order [14.33]. */
  | { kind: 'rearrange-top'; of: PlayerRef; amount: Amount }
  /** All creatures of a battleline change places as the player likes [14.33]. */
  | { kind: 'rearrange-line'; of: PlayerRef }
  /** "Each friendly creature captures …, distributed as you choose": one by one [10.7]. */
  | { kind: 'allot-capture'; amount: Amount; among: Select }
  /** "A player": the one that is chosen is "that player" to `do`, and to what follows. */
  | { kind: 'choose-player'; do?: readonly Effect[] }
  | { kind: 'choose-trait' }
  /** One player after the other, the active one first: each is "that player"; with `if` only some of them. */
  | { kind: 'for-each-player'; if?: Condition; do: readonly Effect[] }
  /** Once for each house there is, or each that is among these cards; it is "that house". */
  | { kind: 'for-each-house'; among?: Select; do: readonly Effect[] }
  | { kind: 'reset-tide' }
  | { kind: 'raise-tide'; who?: PlayerRef }
  | { kind: 'chains'; who: PlayerRef; amount: Amount }
  | {
      kind: 'forge';
      who: PlayerRef;
      cost: { base: 'current' | 'none'; plus?: Amount; minus?: Amount };
      /** That key and no other. */
      color?: KeyColor;
    }
  /** `lastTurn`: one that was forged on the turn before this one. */
  | { kind: 'unforge'; who: PlayerRef; lastTurn?: true }
  | { kind: 'choose-house'; among?: 'opponent-identity' | 'your-identity'; by?: PlayerRef }
  /** One, or that many. */
  | { kind: 'name-card'; number?: number }
  /** A power that a creature can have; it is "that number" to what follows. */
  | { kind: 'choose-number'; max?: Amount }
  | { kind: 'trigger'; header: Header; of: Target }
  /** The prophecy's fate is resolved [5.10]. */
  | { kind: 'fulfil'; target: Target }
  /** Its other side becomes the active one [5.10]. */
  | { kind: 'flip-prophecy'; target: Target }
  | { kind: 'end-turn' }
  | { kind: 'extra-turn' }
  | { kind: 'change-active-house'; to: HousePhrase }
  // continuous effects given a life span
  /** `whose`: "that player" of the life span and of what it says. */
  | {
      kind: 'lasting';
      until: Lifespan;
      statement: Statement | DelayedTrigger;
      once?: true;
      whose?: PlayerRef;
      /** It ends earlier, as soon as this happens. */
      endsAfter?: EventPhrase;
    }
  // composition
  | { kind: 'choose'; target: Select; as: `$${string}`; then: readonly Effect[] }
  | { kind: 'when'; if: Condition; then: readonly Effect[]; else?: readonly Effect[] }
  | { kind: 'may'; do: readonly Effect[] }
  | { kind: 'one-of'; options: readonly (readonly Effect[])[]; by?: PlayerRef }
  | { kind: 'if-done'; first: Effect; then?: readonly Effect[]; else?: readonly Effect[] }
  | { kind: 'instead-if'; base: Effect; if: Condition; then: readonly Effect[] }
  | { kind: 'for-each'; of: Select; do: readonly Effect[] }
  | { kind: 'times'; n: Amount; do: readonly Effect[] }
  /** Parts of one sentence, done at once: "deal 2 to X and steal 1". */
  | { kind: 'together'; do: readonly Effect[] }
  | {
      kind: 'repeat';
      do: readonly Effect[];
      times?: number;
      if?: Condition;
      optional?: true;
      whilePossible?: true;
      /** What must be done for each repetition. */
      price?: readonly Effect[];
    }
  /** As long as there is such a card beside "it": that becomes "it", this is done, and so on from there. */
  | { kind: 'repeat-on'; next: Select; do: readonly Effect[] }
  | { kind: 'custom'; id: string; text: Partial<Record<TextLanguage, string>> };

export interface DelayedTrigger {
  kind: 'each-time';
  event: EventPhrase;
  if?: Condition;
  do: readonly Effect[];
  once?: true;
}

/** The effects of one kind. */
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
