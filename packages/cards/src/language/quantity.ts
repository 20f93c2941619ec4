import type { Amount, Comparison, Condition } from '@amberhall/engine/language';

/** An amount that conditions can compare: `opponent.amber.atLeast(7)`. */
export class Quantity {
  readonly amount: Amount;

  constructor(amount: Amount) {
    this.amount = amount;
    Object.freeze(this);
  }

  atLeast(right: Num): Condition {
    return this.compare('>=', right);
  }
  atMost(right: Num): Condition {
    return this.compare('<=', right);
  }
  moreThan(right: Num): Condition {
    return this.compare('>', right);
  }
  lessThan(right: Num): Condition {
    return this.compare('<', right);
  }
  exactly(right: Num): Condition {
    return this.compare('=', right);
  }

  get isEven(): Condition {
    return { kind: 'even', number: this.amount };
  }
  get isOdd(): Condition {
    return { kind: 'odd', number: this.amount };
  }

  private compare(compare: Comparison, right: Num): Condition {
    return { kind: 'compare', left: this.amount, compare, right: numberOf(right) };
  }
}

/** An amount as definitions write it. */
export type Num = Amount | Quantity;

export function numberOf(number: Num): Amount {
  return number instanceof Quantity ? number.amount : number;
}
