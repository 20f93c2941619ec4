/**
 * One vocabulary of events: triggers react to them, replacements change them, conditions and counts look back at
 * them.
 */
import type { BonusIcon, Counter } from '../vocabulary.ts';
import type { HousePhrase, PlayerRef, Select, Target, ZoneName } from './nouns.ts';

/** The possible sources of damage. */
export type DamageSort = 'power' | 'assault' | 'hazardous' | 'splash' | 'effect' | 'icon';

export type EventPhrase =
  | { kind: 'reaps' | 'attacked' | 'enters-play' | 'leaves-play'; card: Target }
  /** `by`: only by an effect of that player, or in the "ready cards" step of that player. */
  | { kind: 'readied'; card: Target; by?: PlayerRef }
  /** `before`: an attack is declared and no damage has been dealt yet [8.3 step 2]. */
  | { kind: 'fights'; card: Target; against?: Target; before?: true }
  /** `cause`: it was destroyed by damage of that kind from that card. */
  | {
      kind: 'destroyed';
      card: Target;
      inFight?: true;
      fighting?: Target;
      cause?: { damage: DamageSort; of?: Target };
    }
  | { kind: 'dealt-damage'; card: Target; damage?: DamageSort }
  /** Prevented by its armor [11.1 step 5]. */
  | { kind: 'prevents-damage'; card: Target }
  | { kind: 'plays' | 'discards'; by: PlayerRef; card: Select }
  | { kind: 'uses'; by: PlayerRef; card: Select; to?: 'fight' | 'reap' }
  | { kind: 'forges'; by: PlayerRef }
  /** `other`: any house but this one, or none. */
  | { kind: 'chooses-house'; by: PlayerRef; house?: HousePhrase; other?: true }
  | { kind: 'gains-amber'; by: PlayerRef; from?: 'reaping' }
  | {
      kind: 'steals' | 'raises-tide' | 'loses-amber' | 'takes-archives' | 'unforges';
      by: PlayerRef;
    }
  /** `withDiscard`: only a shuffle of the discard pile into the deck. */
  | { kind: 'shuffles'; by: PlayerRef; withDiscard?: true }
  | { kind: 'turn-starts' | 'turn-ends'; of: PlayerRef }
  | { kind: 'attached'; upgrade: Target; to?: Target }
  /** `by`: an effect of that player exalts it. */
  | { kind: 'exalted'; card: Target; by?: PlayerRef }
  | { kind: 'exhausted' | 'healed' | 'flipped' | 'changes-control'; card: Target }
  | { kind: 'counters-put'; counter: Counter; card: Target }
  | { kind: 'placed-under'; card: Target; under: Target }
  /** The last step of playing an action: it goes to the discard pile [6.2]. */
  | { kind: 'finishes-playing'; by: PlayerRef; card: Select }
  /** Damage that it is about to deal, for "instead" effects [11.1 step 1]. */
  | { kind: 'deals-damage'; card: Target }
  | { kind: 'captures'; card: Target }
  | { kind: 'archives'; by: PlayerRef }
  /** `during`: only in that step, or only outside it. */
  | { kind: 'draws'; by: PlayerRef; during?: { step: NamedStep; outside?: true } }
  /** A player begins to use it [8.1]; `uses` is the end of the use. */
  | { kind: 'begins-use'; by: PlayerRef; card: Select }
  | { kind: 'resolves-icon'; by: PlayerRef; icon?: BonusIcon }
  | { kind: 'moves'; card: Target; from: ZoneName; to: ZoneName };

export type NamedStep = 'forge' | 'house' | 'main' | 'ready' | 'draw';
