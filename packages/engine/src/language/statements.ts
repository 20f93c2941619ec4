/** Statements: what applies while a card says so, or for a duration. */
import type { BonusIcon, House, KeyColor, Keyword } from '../vocabulary.ts';
import type { Ability, Header } from './abilities.ts';
import type { AmberPlace, Effect } from './effects.ts';
import type { EventPhrase } from './events.ts';
import type { HousePhrase, PlayerRef, Select, Target } from './nouns.ts';
import type { Amount, Condition } from './numbers.ts';
import type { Trait } from './traits.ts';

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
  /** Of cards in archives. */
  | 'leave-archives'
  | 'be-exhausted'
  | 'be-flipped'
  /** From hand in the main step. Effects may still do it. */
  | 'be-discarded'
  /** About a player: nothing can be captured from their pool. */
  | 'be-captured-from'
  /** About a player and the creatures that they play. */
  | 'play-on-left-flank'
  | 'play-on-right-flank'
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
      /** About keys: only the player's first, second or third one. */
      nth?: 1 | 2 | 3;
    }
  /** `houseOf`: a house of that card. */
  | { kind: 'must-choose-house'; who: PlayerRef; house: HousePhrase | { houseOf: Target } }
  | { kind: 'must-fight'; who: Target }
  /** A quantifier of at most one is used up by one card (per turn, for a standing statement); `each` is not. */
  | {
      kind: 'may-play' | 'may-use' | 'may-play-or-use' | 'may-fight' | 'may-reap';
      who: PlayerRef;
      what: Target;
    }
  /** A card that taxes itself does so in every zone [3.4.3]. */
  | { kind: 'play-tax' | 'use-tax'; who: PlayerRef; what: Target; amount: Amount; to: AmberPlace }
  /** "In order to use …, you must …": if this fails, the card is not used [3.4.3]. */
  | { kind: 'use-price'; what: Target; do: readonly Effect[] }
  | { kind: 'hand-size'; who: PlayerRef; by: Amount }
  /** Draws this many extra cards in the "draw cards" step, whatever the hand. */
  | { kind: 'extra-draw'; who: PlayerRef; by: Amount }
  /** The game requires this many more keys to win [4.6]. */
  | { kind: 'keys-to-win'; who: PlayerRef; by: number }
  /** The player may forge this many more keys in the "forge a key" step [3.2]. */
  | { kind: 'extra-forge'; who: PlayerRef; by: number }
  /** The top card of their deck is revealed [1.3.8]. */
  | { kind: 'reveals-top'; who: PlayerRef }
  /** Purged cards also count for haunted [12]. */
  | { kind: 'haunted-by-purged'; who: PlayerRef }
  /** A bonus icon may be resolved as another one [7.6]; `icon`: only that one. */
  | { kind: 'icon-as'; who: PlayerRef; icon?: BonusIcon; as: BonusIcon | readonly Effect[] }
  /** Each bonus icon of the card resolves one extra time [7.5]. */
  | { kind: 'icons-again'; who: PlayerRef; what: Select }
  /** `played`: only when this player plays it, whoever controls it then; not when it is put into play [6.2]. */
  | {
      kind: 'enters';
      what: Target;
      how: 'ready' | 'stunned' | 'exhausted' | 'enraged' | 'warded' | 'anywhere' | 'under-opponents-control';
      played?: PlayerRef;
      /** The player may decline it together with the other optional ones; of a next card only. */
      optional?: true;
    }
  | { kind: 'no-fight-damage'; who: Target; only?: 'attacking' | 'defending' }
  /** Deals this much power damage in a fight, whatever its power is [8.3]. */
  | { kind: 'fight-damage'; who: Target; amount: Amount }
  /** Deals more damage as an attacker without having more power [8.3]. */
  | { kind: 'attack-damage'; who: Target; by: Amount; against: Select }
  /** Its taunt protects creatures at this distance [12]. */
  | { kind: 'taunt-reaches'; who: Target; by: number }
  /** While it attacks [12.6]. */
  | { kind: 'ignores'; who: Target; what: readonly (Keyword | 'armor')[] }
  /** Damage that is dealt to these is increased by this much [11.1 step 2]. */
  | { kind: 'additional-damage'; to: Target; by: Amount }
  | { kind: 'redirect-damage'; from: Target; to: Target }
  /** Damage that these are dealt in a fight is also dealt to that card [11.1 step 6]. */
  | { kind: 'shares-fight-damage'; from: Target; to: Target }
  | { kind: 'spend-amber-on'; card: Target; who: PlayerRef }
  /** Each of these can be spent as 1 amber when forging. It is discarded, and wards do not prevent that [4.2]. */
  | { kind: 'counts-as-amber'; card: Target; who: PlayerRef }
  /** This much may be spent from the pool of the opponent of `who` when forging [4.2]. */
  | { kind: 'spend-from-opponent'; who: PlayerRef; amount: Amount }
  /** Amber stolen or captured from this player comes from the supply. Their pool keeps it [4.4.4]. */
  | { kind: 'keeps-amber'; who: PlayerRef }
  /** Amber that the opponent of `who` spends to forge keys goes to `who` [4.2 step 5]. */
  | { kind: 'gets-key-payment'; who: PlayerRef }
  | { kind: 'skip-step'; who: PlayerRef; step: 'forge' | 'ready' | 'draw' }
  /** `houseOf`: each house of that card. */
  | {
      kind: 'belongs-to';
      what: Target;
      house: HousePhrase | 'all-houses' | { houseOf: Target };
      instead?: true;
    }
  | { kind: 'controlled-by'; what: Target; who: PlayerRef }
  | { kind: 'blank'; what: Target }
  | { kind: 'set-power' | 'set-armor'; what: Target; to: Amount }
  /** Both values at once: neither depends on the result of the other. */
  | { kind: 'set-stats'; what: Target; power: Amount; armor: Amount }
  /** It is a copy of another card while this applies [15.4]. */
  | { kind: 'copy-of'; what: Target; of: Target }
  /** Its abilities with that heading are lost, printed and gained alike [15.5]. */
  | { kind: 'lose-heading'; what: Target; header: Header }
  /** Its abilities with one heading have the other as well [9.1.1]. */
  | { kind: 'also-heading'; what: Target; of: Header; also: Header }
  | { kind: 'lose-traits'; what: Target }
  /** It can be played as an upgrade, with this text instead of its own [5.5]. */
  | { kind: 'playable-as-upgrade'; abilities: readonly Ability[] }
  /** An upgrade that is attached to these cards instead of creatures [5.4]. */
  | { kind: 'attaches-to'; what: Select }
  /** The card has another type than the printed one [15.7]. */
  | { kind: 'becomes'; what: Target; type: 'creature' | 'artifact'; power?: Amount; armor?: Amount }
  /** It enters play as a copy of another card [15.4]; `house`: it belongs to that house instead. */
  | { kind: 'enters-as-copy'; of: Select; house?: House }
  /** When the card is played, it is a copy of another one until it has been played [6.2 step 2]. */
  | { kind: 'treat-as-copy'; of: Select }
  | { kind: 'considered-flank'; what: Target }
  | { kind: 'replace'; event: EventPhrase; if?: Condition; with: readonly Effect[]; optional?: true }
  /** Happens before the event and may stop it; otherwise the event continues [9.2 step 2]. */
  | { kind: 'interrupt'; event: EventPhrase; if?: Condition; do: readonly Effect[] }
  /** In the main step, its owner may return it to their hand from its zone [3.4]. */
  | { kind: 'returnable'; what: Target }
  /** It lies faceup in archives [1.3.8]. */
  | { kind: 'archived-faceup'; what: Target }
  /** Instead of all of their archives, they may take any number of cards [3.3.5]. */
  | { kind: 'takes-any-archives'; who: PlayerRef }
  | { kind: 'while'; if: Condition; then: readonly Statement[] }
  /** Happens as soon as the condition is true: "if your opponent has no creatures, destroy …" [9.6]. */
  | { kind: 'as-soon-as'; if: Condition; do: readonly Effect[] };

export type Grant =
  | { kind: 'stat'; stat: 'power' | 'armor'; by: Amount }
  | { kind: 'keyword'; keyword: Keyword; value?: Amount }
  | { kind: 'trait'; trait: Trait }
  /** Traits, keywords and abilities of another card, in addition to its own [15.4]. */
  | { kind: 'text-of'; of: Target; parts?: readonly ('traits' | 'keywords' | 'abilities')[] }
  | { kind: 'has-ability'; ability: Ability };
