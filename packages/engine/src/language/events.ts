/** One event vocabulary: triggers react to it, replacements rewrite it, conditions and counts remember it. */
import type { BonusIcon, Counter } from '../vocabulary.ts';
import type { HousePhrase, PlayerRef, Select, Target, ZoneName } from './nouns.ts';

/** What damage can be dealt by. */
export type DamageSort = 'power' | 'assault' | 'hazardous' | 'splash' | 'effect' | 'icon';

export type EventPhrase =
  | { kind: 'reaps' | 'attacked' | 'enters-play' | 'leaves-play' | 'readied'; card: Target }
  /** `before`: an attack is declared, nothing has been dealt yet [8.3 step 2]. */
  | { kind: 'fights'; card: Target; against?: Target; before?: true }
  /** `cause`: what destroyed it was damage of that kind, dealt by that card. */
  | {
      kind: 'destroyed';
      card: Target;
      inFight?: true;
      fighting?: Target;
      cause?: { damage: DamageSort; of?: Target };
    }
  | { kind: 'dealt-damage'; card: Target; damage?: DamageSort }
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
  /** `during`: only in that step, or only outside it. */
  | { kind: 'draws'; by: PlayerRef; during?: { step: NamedStep; outside?: true } }
  /** Somebody begins to use it [8.1]; `uses` is when that is over. */
  | { kind: 'begins-use'; by: PlayerRef; card: Select }
  | { kind: 'resolves-icon'; by: PlayerRef; icon?: BonusIcon }
  | { kind: 'moves'; card: Target; from: ZoneName; to: ZoneName };

export type NamedStep = 'forge' | 'house' | 'main' | 'ready' | 'draw';
