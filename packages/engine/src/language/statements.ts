/** What holds as long as something says so: standing on a card, or with a life span of its own. */
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
  /** From hand in the main step; effects may. */
  | 'be-discarded'
  /** Of a player: nothing can be captured from their pool. */
  | 'be-captured-from'
  /** Of a player and creatures that they play. */
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
      /** Of keys: only the one that would be this player's first, second or third. */
      nth?: 1 | 2 | 3;
    }
  | { kind: 'must-choose-house'; who: PlayerRef; house: HousePhrase }
  | { kind: 'must-fight'; who: Target }
  /** A quantifier of at most one is used up by one card (per turn, if it stands); `each` is not. */
  | {
      kind: 'may-play' | 'may-use' | 'may-play-or-use' | 'may-fight' | 'may-reap';
      who: PlayerRef;
      what: Target;
    }
  /** A card that taxes itself does so wherever it is [3.4.3]. */
  | { kind: 'play-tax' | 'use-tax'; who: PlayerRef; what: Target; amount: Amount; to: AmberPlace }
  /** "In order to use …, you must …": if that fails the card is not used [3.4.3]. */
  | { kind: 'use-price'; what: Target; do: readonly Effect[] }
  | { kind: 'hand-size'; who: PlayerRef; by: Amount }
  /** Draws so many more in the "draw cards" step, whatever the hand. */
  | { kind: 'extra-draw'; who: PlayerRef; by: Amount }
  /** So many more forged keys win the game [4.6]. */
  | { kind: 'keys-to-win'; who: PlayerRef; by: number }
  /** May forge so many more keys in the "forge a key" step [3.2]. */
  | { kind: 'extra-forge'; who: PlayerRef; by: number }
  /** The top card of their deck is seen by everybody [1.3.8]. */
  | { kind: 'reveals-top'; who: PlayerRef }
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
      how: 'ready' | 'stunned' | 'exhausted' | 'enraged' | 'warded' | 'anywhere' | 'under-opponents-control';
      played?: true;
    }
  | { kind: 'no-fight-damage'; who: Target; only?: 'attacking' | 'defending' }
  /** Deals this much with its power in a fight, whatever its power is [8.3]. */
  | { kind: 'fight-damage'; who: Target; amount: Amount }
  /** Deals more damage as an attacker without having more power [8.3]. */
  | { kind: 'attack-damage'; who: Target; by: Amount; against: Select }
  /** Its taunt protects creatures that stand so far from it [12]. */
  | { kind: 'taunt-reaches'; who: Target; by: number }
  | { kind: 'ignores'; who: Target; what: readonly Keyword[] }
  /** Whenever these are dealt damage, they are dealt this much more [11.1 step 2]. */
  | { kind: 'additional-damage'; to: Target; by: Amount }
  | { kind: 'redirect-damage'; from: Target; to: Target }
  /** What these are dealt in a fight, that card is dealt as well [11.1 step 6]. */
  | { kind: 'shares-fight-damage'; from: Target; to: Target }
  | { kind: 'spend-amber-on'; card: Target; who: PlayerRef }
  /** Each of these can be spent as 1 amber when forging; it is discarded, whatever wards it has [4.2]. */
  | { kind: 'counts-as-amber'; card: Target; who: PlayerRef }
  /** So much may be spent from the pool of the opponent of `who` when forging [4.2]. */
  | { kind: 'spend-from-opponent'; who: PlayerRef; amount: Amount }
  /** Amber stolen or captured from this player comes from the supply, their pool keeps it [4.4.4]. */
  | { kind: 'keeps-amber'; who: PlayerRef }
  /** What the opponent of `who` spends to forge keys goes to `who` [4.2 step 5]. */
  | { kind: 'gets-key-payment'; who: PlayerRef }
  | { kind: 'skip-step'; who: PlayerRef; step: 'forge' | 'ready' | 'draw' }
  | { kind: 'belongs-to'; what: Target; house: HousePhrase | 'all-houses'; instead?: true }
  | { kind: 'controlled-by'; what: Target; who: PlayerRef }
  | { kind: 'blank'; what: Target }
  | { kind: 'set-power' | 'set-armor'; what: Target; to: Amount }
  /** Both at once: what the one comes to does not depend on the other. */
  | { kind: 'set-stats'; what: Target; power: Amount; armor: Amount }
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
  /** Happens before the event, which it may stop; else the event goes on [9.2 step 2]. */
  | { kind: 'interrupt'; event: EventPhrase; if?: Condition; do: readonly Effect[] }
  /** In the main step its owner may return it to their hand from where it is [3.4]. */
  | { kind: 'returnable'; what: Target }
  /** It lies faceup in archives [1.3.8]. */
  | { kind: 'archived-faceup'; what: Target }
  /** Instead of all of their archives they may take any number of cards [3.3.5]. */
  | { kind: 'takes-any-archives'; who: PlayerRef }
  | { kind: 'while'; if: Condition; then: readonly Statement[] }
  /** As soon as it is true, this happens: "if your opponent has no creatures, destroy …" [9.6]. */
  | { kind: 'as-soon-as'; if: Condition; do: readonly Effect[] };

export type Grant =
  | { kind: 'stat'; stat: 'power' | 'armor'; by: Amount }
  | { kind: 'keyword'; keyword: Keyword; value?: Amount }
  | { kind: 'trait'; trait: Trait }
  /** Traits, keywords and abilities of another card, besides its own [15.4]. */
  | { kind: 'text-of'; of: Target; parts?: readonly ('traits' | 'keywords' | 'abilities')[] }
  | { kind: 'has-ability'; ability: Ability };
