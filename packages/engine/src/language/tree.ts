/**
 * The card language as data. Nothing in this file runs: it is the shape on which every reader of a card
 * (engine, texts, bots, tests) agrees. The words that build it live in the `cards` package.
 */
import type { BonusIcon, CardSlug, Counter, House, KeyColor, Keyword } from '../vocabulary.ts';
import type { Trait } from './traits.ts';

export type Kind = 'creature' | 'artifact' | 'upgrade' | 'action' | 'card';
export type Side = 'friendly' | 'enemy';
export type Status = 'ready' | 'exhausted' | 'damaged' | 'undamaged' | 'stunned' | 'warded' | 'enraged';

// ── who and what ──

/** A player, seen from the "you" of the ability [0.6]. */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'each'
  | 'its-owner'
  | 'its-controller'
  | 'that-player'
  | 'active';
export type ZoneName = 'play' | 'hand' | 'deck' | 'discard' | 'archives' | 'purged';
export type ZonePhrase =
  | { kind: 'zone'; of: PlayerRef | 'a-player'; name: ZoneName | readonly ZoneName[]; top?: Amount }
  | { kind: 'under'; card: Target };
/** `its-house`: each house of the card called "it". */
export type HousePhrase = House | 'that-house' | 'active-house' | 'its-house';

export type Quantifier =
  /** a, two, up to N */
  | { kind: 'choose'; min: Amount; max: Amount }
  /** `totalPower`: only so many that they have this much power together. */
  | { kind: 'any-number'; totalPower?: Amount }
  | { kind: 'each' }
  | { kind: 'random'; n: Amount }
  /** The class itself: counts and event patterns. */
  | { kind: 'bare' };

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

export type Filter =
  | { kind: 'side'; side: Side }
  | { kind: 'status'; status: Status }
  | { kind: 'house'; house: HousePhrase }
  | { kind: 'owned-by'; who: PlayerRef }
  | { kind: 'trait'; trait: Trait | 'that-trait' }
  | { kind: 'type'; type: Kind }
  | { kind: 'name'; card: CardSlug }
  /** Of the title that was named [10.9]. */
  | { kind: 'named' }
  /** Of one of the houses on that player's identity card. */
  | { kind: 'identity-house'; of: PlayerRef }
  /** `side`: the flank seen from its controller's seat. */
  | { kind: 'flank'; side?: 'left' | 'right' }
  | { kind: 'center' }
  /** Beside it in its battleline, whether next to it or not. */
  | { kind: 'beside'; direction: 'left' | 'right'; of: Target }
  | { kind: 'token' }
  /** Not the card whose ability this is. */
  | { kind: 'other' }
  | { kind: 'is'; card: Target }
  | { kind: 'power'; compare: Comparison; value: Amount }
  | { kind: 'parity'; odd: boolean }
  | { kind: 'extreme'; stat: 'power' | 'armor'; most: boolean }
  | { kind: 'has'; what: 'amber' | 'upgrade' | 'armor' | 'bonus-icon' | Counter }
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'shares'; what: Shared; with: Target }
  /** With at least so many of its own neighbors. */
  | { kind: 'shares-with-neighbors'; what: Shared; atLeast: number }
  /** Either half of a gigantic creature. */
  | { kind: 'gigantic' }
  | { kind: 'neighbor-of'; of: Target; orItself?: true; side?: 'left' | 'right' }
  | { kind: 'attached-to'; to: Target }
  | { kind: 'purged-by'; by: Target }
  /** Affected by the last sentence with that verb. */
  | { kind: 'this-way'; verb: Deed; controller?: PlayerRef }
  /** "an artifact or flank creature": all filters of at least one list hold. */
  | { kind: 'either'; of: readonly (readonly Filter[])[] }
  | { kind: 'not'; filter: Filter };

/** What two cards can have in common [10.10]; the battleline is that of their controller. */
export type Shared = 'house' | 'trait' | 'name' | 'power' | 'battleline' | 'type';

/** What a sentence did to the cards it affected. */
export type Deed =
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
}
/** A pronoun or a name given by `pick`. */
export interface Ref {
  readonly kind: 'ref';
  readonly name: 'self' | 'it' | 'them' | 'this-creature' | 'attacked' | `$${string}`;
}
export type Target = Select | Ref;

// ── numbers and truths ──

export type Amount =
  | number
  | 'all'
  /** The amount of the event being replaced, or of the sentence before. */
  | 'that-much'
  | { kind: 'count'; of: Select }
  | { kind: 'count-events'; of: EventPhrase; when: TimeWindow }
  | { kind: 'amber'; of: PlayerRef }
  | { kind: 'amber-on'; card: Target }
  | { kind: 'counters'; counter: Counter; on: Target }
  | { kind: 'keys'; of: PlayerRef }
  | { kind: 'chains'; of: PlayerRef }
  | { kind: 'stat'; stat: 'power' | 'armor' | 'damage'; of: Target }
  /** What the last sentence that took armor took from it. */
  | { kind: 'armor-lost'; of: Target }
  | { kind: 'icons'; icon?: BonusIcon; on: Target }
  | { kind: 'houses'; among: Select; except?: House }
  | { kind: 'traits'; of: Target }
  | { kind: 'per'; each: Amount; times: number }
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
  | { kind: 'share'; target: Target; what: 'house' | 'trait' }
  | { kind: 'in-play'; target: Target }
  | { kind: 'key-forged'; of: PlayerRef; color: KeyColor }
  | { kind: 'active-house'; house: HousePhrase }
  | { kind: 'tide'; level: 'high' | 'low' }
  | { kind: 'haunted'; who: PlayerRef }
  | { kind: 'overwhelmed'; who: PlayerRef }
  | { kind: 'turn-of'; who: PlayerRef }
  /** It is in a fight that it began, from the declaration until all damage is dealt. */
  | { kind: 'attacking'; card: Target; against?: Select }
  /** A dig through a deck found its card. */
  | { kind: 'found' }
  | { kind: 'not'; condition: Condition }
  | { kind: 'all' | 'any'; of: readonly Condition[] };

/** One event vocabulary: triggers react to it, replacements rewrite it, conditions and counts remember it. */
export type EventPhrase =
  | { kind: 'reaps' | 'attacked' | 'enters-play' | 'leaves-play' | 'readied'; card: Target }
  /** `before`: an attack is declared, nothing has been dealt yet [8.3 step 2]. */
  | { kind: 'fights'; card: Target; against?: Target; before?: true }
  | { kind: 'destroyed'; card: Target; inFight?: true; fighting?: Target }
  | { kind: 'dealt-damage'; card: Target }
  /** With its armor [11.1 step 5]. */
  | { kind: 'prevents-damage'; card: Target }
  | { kind: 'plays' | 'discards'; by: PlayerRef; card: Select }
  | { kind: 'uses'; by: PlayerRef; card: Select; to?: 'fight' | 'reap' }
  | { kind: 'forges'; by: PlayerRef }
  | { kind: 'chooses-house'; by: PlayerRef; house?: HousePhrase }
  | { kind: 'gains-amber'; by: PlayerRef; from?: 'reaping' }
  | {
      kind: 'steals' | 'raises-tide' | 'shuffles' | 'loses-amber' | 'takes-archives' | 'unforges';
      by: PlayerRef;
    }
  | { kind: 'turn-starts' | 'turn-ends'; of: PlayerRef }
  | { kind: 'attached'; upgrade: Target; to?: Target }
  | { kind: 'exhausted' | 'exalted' | 'healed' | 'flipped' | 'changes-control'; card: Target }
  | { kind: 'counters-put'; counter: Counter; card: Target }
  | { kind: 'placed-under'; card: Target; under: Target }
  /** Damage it is about to deal, for what happens instead [11.1 step 1]. */
  | { kind: 'deals-damage'; card: Target }
  | { kind: 'captures'; card: Target }
  | { kind: 'archives'; by: PlayerRef }
  | { kind: 'draws'; by: PlayerRef }
  | { kind: 'resolves-icon'; by: PlayerRef; icon?: BonusIcon }
  | { kind: 'moves'; card: Target; from: ZoneName; to: ZoneName };

// ── what cards do ──

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
export type CaptureSource = 'own-side' | 'added';
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

export type Effect =
  | { kind: 'gain' | 'lose' | 'steal'; who: PlayerRef; amount: Amount }
  /** `added`: amber that would have been added to a pool, wherever it comes from. */
  | { kind: 'capture'; by: Target; amount: Amount; from?: CaptureSource }
  | { kind: 'exalt'; target: Target; times: Amount }
  | { kind: 'move-amber'; amount: Amount; from: AmberPlace; to: AmberPlace }
  /** All amber on these creatures is spread over them anew, as the player likes. */
  | { kind: 'redistribute-amber'; among: Select }
  | { kind: PlainVerb; target: Target }
  | { kind: 'fight' | 'reap'; target: Target }
  /** Readies and fights so often, one fight after the other, each against another enemy creature. */
  | { kind: 'fight-in-turn'; target: Target; times: number }
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
      /** Several on top of a deck, or beneath it: in which order, if the player does not say [11.6]. */
      order?: 'random';
      /** Whose archives, if not the owner's. */
      whose?: PlayerRef;
    }
  | { kind: 'place-under'; target: Target; under: Target; facedown: boolean; grafted?: true }
  | { kind: 'attach'; upgrade: Target; to: Target }
  | { kind: 'deal'; amount: Amount; target: Target; splash?: Amount; ignoreArmor?: true }
  /** One at a time, spread over creatures as the player likes [10.7]. */
  | { kind: 'allot-damage'; amount: Amount; among: Select }
  /** `upTo`: the player chooses how much, from nothing to `amount`. */
  | { kind: 'heal'; target: Target; amount: Amount; upTo?: true }
  | { kind: 'move-damage'; amount: Amount; from: Target; to: Target }
  /** All damage on these creatures is spread over them anew, as the player likes [13.5]. */
  | { kind: 'redistribute-damage'; among: Select }
  | { kind: 'draw'; who: PlayerRef; amount: Amount }
  | { kind: 'refill'; who: PlayerRef }
  | { kind: 'discard-from-deck'; of: PlayerRef; amount: Amount }
  | { kind: 'discard-until'; of: PlayerRef; found: Select }
  | { kind: 'shuffle-deck'; of: PlayerRef }
  | { kind: 'shuffle-discard-into-deck'; of: PlayerRef }
  | { kind: 'swap-deck-and-discard'; of: PlayerRef }
  | {
      kind: 'search';
      of: PlayerRef;
      zones: readonly ZoneName[];
      what: Select;
      to: 'hand' | 'archives' | 'play';
    }
  | { kind: 'counters'; counter: Counter; amount: Amount; on: Target; remove?: true }
  | { kind: 'control'; of: Target; to: PlayerRef }
  | { kind: 'swap'; what: 'position' | 'control'; a: Target; b: Target }
  | { kind: 'make-token'; amount: Amount; ready?: true; who?: PlayerRef }
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
  /** "A player": the one that is chosen is "that player" to what follows. */
  | { kind: 'choose-player' }
  | { kind: 'choose-trait' }
  /** Once for each house there is, or each that is among these cards; it is "that house". */
  | { kind: 'for-each-house'; among?: Select; do: readonly Effect[] }
  | { kind: 'reset-tide' }
  | { kind: 'raise-tide' }
  | { kind: 'chains'; who: PlayerRef; amount: Amount }
  | { kind: 'forge'; who: PlayerRef; cost: { base: 'current' | 'none'; plus?: Amount; minus?: Amount } }
  /** `lastTurn`: one that was forged on the turn before this one. */
  | { kind: 'unforge'; who: PlayerRef; lastTurn?: true }
  | { kind: 'choose-house'; among?: 'opponent-identity' | 'your-identity'; by?: PlayerRef }
  | { kind: 'name-card' }
  /** A power that a creature can have; it is "that number" to what follows. */
  | { kind: 'choose-number' }
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
  | { kind: 'custom'; id: string; text: Partial<Record<TextLanguage, string>> };

export interface DelayedTrigger {
  kind: 'each-time';
  event: EventPhrase;
  if?: Condition;
  do: readonly Effect[];
  once?: true;
}

export type NamedStep = 'forge' | 'house' | 'main' | 'ready' | 'draw';

export type Forbidden =
  | 'reap'
  | 'fight'
  | 'attack'
  | 'be-attacked'
  | 'be-used'
  | 'be-used-except-to-fight'
  | 'use'
  | 'ready'
  | 'play'
  | 'be-played'
  | 'forge'
  | 'steal'
  | 'choose-house'
  | 'be-dealt-damage'
  | 'be-destroyed'
  | 'take-archives'
  | 'raise-tide'
  | 'resolve-icons'
  | 'mulligan'
  /** In the "ready cards" step only [3.5]. */
  | 'ready-in-step';

export type Statement =
  | { kind: 'grant'; to: Target; what: readonly Grant[] }
  | { kind: 'lose-keyword'; to: Target; keyword: Keyword }
  | { kind: 'key-cost'; of: PlayerRef; color?: KeyColor; by: Amount }
  | {
      kind: 'cannot';
      who: Target | PlayerRef;
      what: Forbidden;
      only?: Select | HousePhrase;
      unless?: Condition;
      /** Of keys: only the one that would be this player's first, second or third. */
      nth?: 1 | 2 | 3;
    }
  | { kind: 'must-choose-house'; who: PlayerRef; house: HousePhrase }
  | { kind: 'must-fight'; who: Target }
  /** A quantifier of at most one is used up by one card (per turn, if it stands); `each` is not. */
  | { kind: 'may-play' | 'may-use' | 'may-play-or-use' | 'may-fight'; who: PlayerRef; what: Target }
  /** A card that taxes itself does so wherever it is [3.4.3]. */
  | { kind: 'play-tax' | 'use-tax'; who: PlayerRef; what: Target; amount: Amount; to: AmberPlace }
  | { kind: 'hand-size'; who: PlayerRef; by: Amount }
  /** Draws so many more in the "draw cards" step, whatever the hand. */
  | { kind: 'extra-draw'; who: PlayerRef; by: Amount }
  /** So many more forged keys win the game [4.6]. */
  | { kind: 'keys-to-win'; who: PlayerRef; by: number }
  /** May forge so many more keys in the "forge a key" step [3.2]. */
  | { kind: 'extra-forge'; who: PlayerRef; by: number }
  /** Purged cards count as well for being haunted [12]. */
  | { kind: 'haunted-by-purged'; who: PlayerRef }
  /** A bonus icon may be resolved as something else [7.6]; `icon`: only that one. */
  | { kind: 'icon-as'; who: PlayerRef; icon?: BonusIcon; as: BonusIcon | readonly Effect[] }
  /** Each bonus icon of the card is resolved one more time [7.5]. */
  | { kind: 'icons-again'; who: PlayerRef; what: Select }
  /** `played`: not when it is put into play. */
  | {
      kind: 'enters';
      what: Target;
      how: 'ready' | 'stunned' | 'exhausted' | 'enraged' | 'warded';
      played?: true;
    }
  | { kind: 'no-fight-damage'; who: Target; only?: 'attacking' | 'defending' }
  /** Deals this much with its power in a fight, whatever its power is [8.3]. */
  | { kind: 'fight-damage'; who: Target; amount: Amount }
  /** Deals more damage as an attacker without having more power [8.3]. */
  | { kind: 'attack-damage'; who: Target; by: Amount; against: Select }
  | { kind: 'ignores'; who: Target; what: readonly Keyword[] }
  /** Whenever these are dealt damage, they are dealt this much more [11.1 step 2]. */
  | { kind: 'additional-damage'; to: Target; by: Amount }
  | { kind: 'redirect-damage'; from: Target; to: Target }
  /** What these are dealt in a fight, that card is dealt as well [11.1 step 6]. */
  | { kind: 'shares-fight-damage'; from: Target; to: Target }
  | { kind: 'spend-amber-on'; card: Target; who: PlayerRef }
  /** Amber stolen or captured from this player comes from the supply, their pool keeps it [4.4.4]. */
  | { kind: 'keeps-amber'; who: PlayerRef }
  /** What the opponent of `who` spends to forge keys goes to `who` [4.2 step 5]. */
  | { kind: 'gets-key-payment'; who: PlayerRef }
  | { kind: 'skip-step'; who: PlayerRef; step: 'forge' | 'ready' | 'draw' }
  | { kind: 'belongs-to'; what: Target; house: HousePhrase | 'all-houses'; instead?: true }
  | { kind: 'controlled-by'; what: Target; who: PlayerRef }
  | { kind: 'blank'; what: Target }
  | { kind: 'set-power' | 'set-armor'; what: Target; to: Amount }
  /** It is a copy of another card for as long as this holds [15.4]. */
  | { kind: 'copy-of'; what: Target; of: Target }
  /** Its abilities with that heading are gone, printed and gained alike [15.5]. */
  | { kind: 'lose-heading'; what: Target; header: Header }
  /** Its abilities with the one heading have the other as well [9.1.1]. */
  | { kind: 'also-heading'; what: Target; of: Header; also: Header }
  | { kind: 'lose-traits'; what: Target }
  /** It can be played as an upgrade, with this text instead of its own [5.5]. */
  | { kind: 'playable-as-upgrade'; abilities: readonly Ability[] }
  /** An upgrade that is attached to these rather than to creatures [5.4]. */
  | { kind: 'attaches-to'; what: Select }
  /** The card is of another type than it was printed [15.7]. */
  | { kind: 'becomes'; what: Target; type: 'creature' | 'artifact'; power?: Amount; armor?: Amount }
  /** It enters play as a copy of another card [15.4]; `house`: belonging to that one instead. */
  | { kind: 'enters-as-copy'; of: Select; house?: House }
  /** When the card is played it is a copy of another until it has been played [6.2 step 2]. */
  | { kind: 'treat-as-copy'; of: Select }
  | { kind: 'considered-flank'; what: Target }
  | { kind: 'replace'; event: EventPhrase; if?: Condition; with: readonly Effect[]; optional?: true }
  | { kind: 'while'; if: Condition; then: readonly Statement[] }
  /** As soon as it is true, this happens: "if your opponent has no creatures, destroy …" [9.6]. */
  | { kind: 'as-soon-as'; if: Condition; do: readonly Effect[] };

export type Grant =
  | { kind: 'stat'; stat: 'power' | 'armor'; by: Amount }
  | { kind: 'keyword'; keyword: Keyword; value?: Amount }
  | { kind: 'trait'; trait: Trait }
  /** Traits, keywords and abilities of another card, besides its own [15.4]. */
  | { kind: 'text-of'; of: Target }
  | { kind: 'has-ability'; ability: Ability };

/** The bold words of an ability [9.1]. */
export const HEADERS = [
  'play',
  'reap',
  'fight',
  'before-fight',
  'action',
  'omni',
  'destroyed',
  'scrap',
  'fate',
] as const;
export type Header = (typeof HEADERS)[number];

export type Ability =
  | { kind: 'on'; headers: readonly Header[]; do: readonly Effect[] }
  | { kind: 'after'; event: EventPhrase; if?: Condition; do: readonly Effect[] }
  | { kind: 'turn'; at: 'start' | 'end'; of: PlayerRef; do: readonly Effect[] }
  /** At the start or the end of a step [3.0.1]. */
  | { kind: 'step'; at: 'start' | 'end'; step: NamedStep; of: PlayerRef; do: readonly Effect[] }
  /** During setup: before the opening hand is drawn, or after [5.11]. */
  | { kind: 'setup'; at: 'before-hand' | 'after-hand'; do: readonly Effect[] }
  | { kind: 'fulfil'; event: EventPhrase; if?: Condition }
  | Statement;

/** Languages in which card texts exist [spec 1]. */
export const TEXT_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ko',
  'pl',
  'pt',
  'th',
  'zhhans',
  'zhhant',
] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** What a card's text adds to its facts. */
export interface CardDefinition {
  readonly id: CardSlug;
  readonly abilities: readonly Ability[];
}
