/** A script under way: what its sentences have left for the next ones. */
import type { Deed } from '../../language/nouns.ts';
import type { DamageKind } from '../../state/events.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';

/** The environment of a script; its bindings change from sentence to sentence. */
export interface Script {
  bindings: Bindings;
  /** The player has already said yes to the "you may" that opens it. */
  accepted: boolean;
  damage: DamageKind;
}

/** What a sentence really did [9.5]. */
export interface Outcome {
  /** It happened as far as "if you do" asks. */
  done: boolean;
  /** The cards it chose or touched; `undefined` if it is not about cards. */
  cards?: readonly CardId[];
  /** The creature that was fought, for "the attacked creature"; `null` if none was. */
  attacked?: CardId | null;
  /** Amber moved, damage healed, cards drawn …: "that much". */
  amount?: number;
  /** Armor that each of them lost. */
  armorLost?: Readonly<Record<CardId, number>>;
  /** What became of them, for "… this way". */
  deeds?: Partial<Record<Deed, readonly CardId[]>>;
}

export const NOTHING: Outcome = { done: false };
export const DONE: Outcome = { done: true };

/** Leaves what a sentence did to the sentences after it. */
export function leave(script: Script, outcome: Outcome): void {
  const { bindings } = script;
  script.bindings = {
    ...bindings,
    it: outcome.cards ?? bindings.it,
    amount: outcome.amount ?? bindings.amount,
    attacked: outcome.attacked === undefined ? bindings.attacked : outcome.attacked,
    ...(outcome.armorLost && { armorLost: outcome.armorLost }),
    thisWay: outcome.deeds ? { ...bindings.thisWay, ...outcome.deeds } : bindings.thisWay,
  };
}
