/** A running script: what its sentences have left for the following ones. */
import type { Participle } from '../../language/nouns.ts';
import type { DamageKind, GameEvent } from '../../state/events.ts';
import type { Bindings } from '../../state/state.ts';
import type { Rest } from '../../queries/damage-to-come.ts';
import type { CardId } from '../../vocabulary.ts';
import type { DamagePacket } from '../steps/damage.ts';

/** The environment of a script. Its bindings change from sentence to sentence. */
export interface Script {
  bindings: Bindings;
  /** The player has already accepted the "you may" at its start. */
  accepted: boolean;
  damage: DamageKind;
  /** What follows the sentence that is being performed. */
  rest: Rest | null;
  /** Damage that is dealt together with damage still to come [0.12]. */
  held: readonly DamagePacket[];
}

/** The result of a sentence [9.5]. */
export interface Outcome {
  /** It happened as far as "if you do" requires. */
  done: boolean;
  /** The cards that it chose or affected; `undefined` if it is not about cards. */
  cards?: readonly CardId[];
  /** The creature that was fought, for "the attacked creature"; `null` if none was. */
  attacked?: CardId | null;
  /** Amber moved, damage healed, cards drawn and so on: "that much". */
  amount?: number;
  /** Armor that each card lost. */
  armorLost?: Readonly<Record<CardId, number>>;
  /** What happened to the cards, for "… this way". */
  thisWay?: Partial<Record<Participle, readonly CardId[]>>;
}

export const NOTHING: Outcome = { done: false };
export const DONE: Outcome = { done: true };

/** Stores the result of a sentence for the sentences after it. */
export function leave(script: Script, outcome: Outcome): void {
  const { bindings } = script;
  const isMoved = bindings.place && outcome.cards?.includes(bindings.place.card);
  script.bindings = {
    ...bindings,
    it: outcome.cards ?? bindings.it,
    amount: outcome.amount ?? bindings.amount,
    attacked: outcome.attacked === undefined ? bindings.attacked : outcome.attacked,
    // This script itself may have moved the card. It still finds it.
    ...(isMoved && { place: null }),
    ...(outcome.armorLost && { armorLost: outcome.armorLost }),
    thisWay: outcome.thisWay ? { ...bindings.thisWay, ...outcome.thisWay } : bindings.thisWay,
  };
}

type ThisWay = Bindings['thisWay'];

/** Adds what was done later to what was done before, for "… this way". */
export function joinedThisWay(before: ThisWay, later: ThisWay): ThisWay {
  const joined: Record<string, readonly CardId[]> = { ...before };
  for (const [participle, ids] of Object.entries(later))
    joined[participle] = [...(joined[participle] ?? []), ...ids];
  return joined;
}

/** The sum of what events moved. */
export function amountOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + ('amount' in event ? event.amount : 0), 0);
}

/** Returns the outcome of "capture N", "lose N" and so on: all N must happen for "if you do" [9.5]. */
export function outcomeOf(events: readonly GameEvent[], wanted: number): Outcome {
  const amount = amountOf(events);
  return { done: amount > 0 && (wanted === Infinity || amount >= wanted), amount };
}
