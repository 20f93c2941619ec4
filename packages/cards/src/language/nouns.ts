import type { CardSlug } from '@amberhall/engine/vocabulary';
import type {
  Condition,
  Participle,
  Filter,
  HousePhrase,
  Kind,
  PlayerRef,
  Quantifier,
  Ref,
  Select,
  Shared,
  Target,
  ZonePhrase,
} from '@amberhall/engine/language';
import { Clauses } from './clauses.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** A complete noun phrase. Its own properties are the tree; the words that continue it are on the prototype. */
export class Noun<K extends Kind = Kind> extends Clauses implements Select {
  readonly kind = 'select';
  readonly type: K;
  readonly quantifier: Quantifier;
  readonly where: readonly Filter[];
  declare readonly zone?: ZonePhrase;
  declare readonly different?: Shared;
  declare readonly alike?: Shared;

  constructor(
    type: K,
    quantifier: Quantifier,
    where: readonly Filter[],
    zone?: ZonePhrase,
    inCommon: Pick<Select, 'different' | 'alike'> = {},
  ) {
    super();
    this.type = type;
    this.quantifier = quantifier;
    this.where = where;
    if (zone) Object.assign(this, { zone });
    Object.assign(this, inCommon);
    Object.freeze(this);
  }

  /** Of a house that is only known during the game, e.g. `thatHouse`. */
  of(house: HousePhrase): Noun<K> {
    return this.with({ kind: 'house', house });
  }
  notOf(house: HousePhrase): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'house', house } });
  }
  with(filter: Filter): Noun<K> {
    return new Noun(this.type, this.quantifier, [...this.where, filter], this.zone);
  }
  named(card: CardSlug): Noun<K> {
    return this.with({ kind: 'name', card });
  }
  /** Attached to `to`. */
  on(to: Target): Noun<K> {
    return this.with({ kind: 'attached-to', to });
  }
  /** Exactly this card, as a noun phrase: for events that need one. */
  that(card: Target): Noun<K> {
    return this.with({ kind: 'is', card });
  }
  otherThan(card: Target): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'is', card } });
  }
  sharing(what: Shared, withWhom: Target): Noun<K> {
    return this.with({ kind: 'shares', what, with: withWhom });
  }
  notSharing(what: Shared, withWhom: Target): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'shares', what, with: withWhom } });
  }
  /** It shares `what` with at least `atLeast` of its neighbors. */
  sharingWithNeighbors(what: Shared, atLeast = 1): Noun<K> {
    return this.with({ kind: 'shares-with-neighbors', what, atLeast });
  }
  notSharingWithNeighbors(what: Shared): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'shares-with-neighbors', what, atLeast: 1 } });
  }
  /** Played by that player this turn. */
  playedBy(by: PlayerRef): Noun<K> {
    return this.with({ kind: 'played-by', by });
  }
  purgedBy(by: Target): Noun<K> {
    return this.with({ kind: 'purged-by', by });
  }
  /** Affected by the last sentence with that verb. With `controller`, only cards that the player controlled. */
  thisWay(verb: Participle, controller?: PlayerRef): Noun<K> {
    return this.with({ kind: 'this-way', verb, ...(controller && { controller }) });
  }
  /** Anywhere to the left of `of` in its battleline. */
  toTheLeftOf(of: Target): Noun<K> {
    return this.with({ kind: 'beside', direction: 'left', of });
  }
  /** Anywhere to the right of `of` in its battleline. */
  toTheRightOf(of: Target): Noun<K> {
    return this.with({ kind: 'beside', direction: 'right', of });
  }
  /** In a battleline with both, at any distance. */
  between(one: Target, other: Target): Noun<K> {
    return this.with({ kind: 'between', one, other });
  }
  /** The condition must hold; `it` is the card in question. */
  suchThat(condition: Condition): Noun<K> {
    return this.with({ kind: 'such-that', if: condition });
  }
  /** Not affected by that verb so far. */
  notThisWay(verb: Participle): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'this-way', verb } });
  }
  controlledBy(who: PlayerRef): Noun<K> {
    return this.with({ kind: 'controlled-by', who });
  }
  ownedBy(who: PlayerRef): Noun<K> {
    return this.with({ kind: 'owned-by', who });
  }
  /** Any number of cards whose powers add up to at least `totalPower`. */
  withTotalPower(totalPower: Num): Noun<K> {
    if (this.quantifier.kind !== 'any-number')
      throw new Error('only "any number of" cards have a total power');
    const quantifier = { ...this.quantifier, totalPower: numberOf(totalPower) };
    return new Noun(this.type, quantifier, this.where, this.zone);
  }
  from(zone: ZonePhrase): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, zone);
  }
  /** No two of the chosen cards share it. It must be the last word of a phrase. */
  allDifferentIn(what: Shared): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, this.zone, { different: what });
  }
  /** All chosen cards share it. It must be the last word of a phrase. */
  allAlikeIn(what: Shared): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, this.zone, { alike: what });
  }
}

/** A pronoun or a name from `pick`. */
export class Reference<K extends Kind = Kind> extends Clauses implements Ref {
  /** The kind of the card, only for the compiler. */
  declare readonly phantom?: K;
  readonly kind = 'ref';
  readonly name: Ref['name'];

  constructor(name: Ref['name']) {
    super();
    this.name = name;
    Object.freeze(this);
  }

  /** "the creature and each of its neighbors" */
  get andItsNeighbors(): Noun<'creature'> {
    const of: Ref = { kind: 'ref', name: this.name };
    return new Noun('creature', { kind: 'each' }, [{ kind: 'neighbor-of', of, orItself: true }]);
  }
}

/** A noun phrase or a reference for creatures. */
export type Creature = Noun<'creature'> | Reference<'creature'>;

/**
 * Joins noun phrases: `either(a.flank.creature, an.artifact)` is "a flank creature or artifact". The quantifier is that
 * of the first phrase.
 */
export function either<K extends Kind>(first: Noun<K>, ...others: [Noun<K>, ...Noun<K>[]]): Noun<K>;
export function either(first: Noun, ...others: [Noun, ...Noun[]]): Noun<'card'>;
export function either(first: Noun, ...others: [Noun, ...Noun[]]): Noun {
  const nouns = [first, ...others];
  const sameType = others.every((noun) => noun.type === first.type);
  const of = nouns.map((noun): readonly Filter[] =>
    sameType || noun.type === 'card' ? noun.where : [{ kind: 'type', type: noun.type }, ...noun.where],
  );
  return new Noun(sameType ? first.type : 'card', first.quantifier, [{ kind: 'either', of }], first.zone);
}

// Pronouns are allowed everywhere: `never` is assignable to every kind. The scope check knows what they refer to.
/** The card on which the ability is printed, also within abilities that it grants to others. */
export const self = new Reference<never>('self');
/** The single card of the last sentence, or of the event of an `after`. */
export const it = new Reference<never>('it');
/** The several cards of the last sentence. */
export const them = new Reference<never>('them');
/** The creature with the upgrade, or with the granted ability. */
export const thisCreature = new Reference<'creature'>('this-creature');
/** In an amount of damage: the creature that the damage is dealt to, each creature for itself. */
export const recipient = new Reference<'creature'>('recipient');
/** The opposing creature of a fight. */
export const attacked = new Reference<'creature'>('attacked');
