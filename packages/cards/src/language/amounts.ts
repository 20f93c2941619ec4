import type { BonusIcon, Counter, House } from '@amberhall/engine/vocabulary';
import type { Amount, EventPhrase, Select, Target } from '@amberhall/engine/language';
import type { Noun } from './nouns.ts';
import { numberOf, Quantity } from './quantity.ts';
import type { Num } from './quantity.ts';

/** The whole amount. */
export const all = 'all' as const;
/** The amount of the replaced event, or of the sentence before. */
export const thatMuch = new Quantity('that-much');

export const count = (of: Noun): Quantity => new Quantity({ kind: 'count', of });

/** `times` for each of `what`: `gain(per(friendly.creature))`. All of it is one event. */
export function per(what: Select | Quantity, times = 1): Amount {
  return { kind: 'per', each: what instanceof Quantity ? what.amount : { kind: 'count', of: what }, times };
}
export const half = (of: Num, round: 'up' | 'down'): Amount => ({ kind: 'half', of: numberOf(of), round });
export const third = (of: Num, round: 'up' | 'down'): Amount => ({ kind: 'third', of: numberOf(of), round });
export const sum = (...of: [Num, Num, ...Num[]]): Quantity =>
  new Quantity({ kind: 'sum', of: of.map(numberOf) });
/** `of` minus `over`, at least 0: "all but 5 of it". */
export function excess(of: Num, over: Num): Quantity {
  return new Quantity({ kind: 'excess', of: numberOf(of), over: numberOf(over) });
}
export const atMost = (max: number, value: Num): Amount => ({ kind: 'capped', value: numberOf(value), max });
export const atLeast = (min: number, value: Num): Amount => ({ kind: 'capped', value: numberOf(value), min });

// ── numbers of cards ──
export const powerOf = (of: Target): Quantity => new Quantity({ kind: 'stat', stat: 'power', of });
export const armorOf = (of: Target): Quantity => new Quantity({ kind: 'stat', stat: 'armor', of });
/** As a lasting effect keeps it from its beginning: without counters and modifiers. */
const printed = (stat: 'power' | 'armor', of: Target): Amount => ({
  kind: 'fixed',
  of: { kind: 'stat', stat, of, printed: true },
});
export const printedPowerOf = (of: Target): Amount => printed('power', of);
export const printedArmorOf = (of: Target): Amount => printed('armor', of);
/** The armor it lost by the last sentence that removed armor. */
export const armorLostBy = (of: Target): Quantity => new Quantity({ kind: 'armor-lost', of });
export const damageOn = (of: Target): Quantity => new Quantity({ kind: 'stat', stat: 'damage', of });
export const amberOn = (card: Target): Quantity => new Quantity({ kind: 'amber-on', card });
export const counters = (counter: Counter, on: Target): Quantity =>
  new Quantity({ kind: 'counters', counter, on });
export const bonusIcons = (icon: BonusIcon, on: Target): Quantity =>
  new Quantity({ kind: 'icons', icon, on });
export const allBonusIcons = (on: Target): Quantity => new Quantity({ kind: 'icons', on });
/** The number of traits of the card. */
export const traitsOf = (of: Target): Quantity => new Quantity({ kind: 'traits', of });
/** The number of different houses among the cards, not counting `except`. */
export const housesAmong = (among: Select, { except }: { except?: House } = {}): Quantity =>
  new Quantity({ kind: 'houses', among, ...(except && { except }) });

/** The number of different powers among the creatures. */
export const powersAmong = (among: Select): Quantity => new Quantity({ kind: 'powers', among });

// ── remembered events ──
/** A remembered event: a condition (it happened), and an amount (how often it happened). */
class Happening {
  readonly kind = 'happened';
  readonly event: EventPhrase;
  readonly when: 'this-turn' | 'last-turn';

  constructor(event: EventPhrase, when: 'this-turn' | 'last-turn') {
    this.event = event;
    this.when = when;
    Object.freeze(this);
  }

  get times(): Quantity {
    return new Quantity({ kind: 'count-events', of: this.event, when: this.when });
  }
}

export const thisTurn = (event: EventPhrase): Happening => new Happening(event, 'this-turn');
/** During the previous turn of the event's player. */
export const lastTurn = (event: EventPhrase): Happening => new Happening(event, 'last-turn');
