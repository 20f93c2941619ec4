import type { CardSlug } from '@amberhall/engine/vocabulary';
import type {
  Condition,
  Deed,
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

/** A finished noun phrase. Its own properties are the tree; what can be said of it is on the prototype. */
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

  /** Of a house that is only known in play, e.g. `thatHouse`. */
  of(house: HousePhrase): Noun<K> {
    return this.with({ kind: 'house', house });
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
  /** This very card, as a phrase: for events that are told about a class of cards. */
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
  /** With at least so many of its own neighbors. */
  sharingWithNeighbors(what: Shared, atLeast = 1): Noun<K> {
    return this.with({ kind: 'shares-with-neighbors', what, atLeast });
  }
  /** This turn. */
  playedBy(by: PlayerRef): Noun<K> {
    return this.with({ kind: 'played-by', by });
  }
  purgedBy(by: Target): Noun<K> {
    return this.with({ kind: 'purged-by', by });
  }
  /** What the last sentence with that verb affected; with `controller`, only cards that player controlled. */
  thisWay(verb: Deed, controller?: PlayerRef): Noun<K> {
    return this.with({ kind: 'this-way', verb, ...(controller && { controller }) });
  }
  /** Anywhere to the left of it in its battleline. */
  toTheLeftOf(of: Target): Noun<K> {
    return this.with({ kind: 'beside', direction: 'left', of });
  }
  /** Anywhere to the right of it in its battleline. */
  toTheRightOf(of: Target): Noun<K> {
    return this.with({ kind: 'beside', direction: 'right', of });
  }
  /** `it` is the card of which it must be true. */
  suchThat(condition: Condition): Noun<K> {
    return this.with({ kind: 'such-that', if: condition });
  }
  /** What that verb has not affected so far. */
  notThisWay(verb: Deed): Noun<K> {
    return this.with({ kind: 'not', filter: { kind: 'this-way', verb } });
  }
  controlledBy(who: PlayerRef): Noun<K> {
    return this.with({ kind: 'controlled-by', who });
  }
  ownedBy(who: PlayerRef): Noun<K> {
    return this.with({ kind: 'owned-by', who });
  }
  /** Any number of them, as long as their power comes to at least so much. */
  withTotalPower(totalPower: Num): Noun<K> {
    if (this.quantifier.kind !== 'any-number')
      throw new Error('only "any number of" cards have a total power');
    const quantifier = { ...this.quantifier, totalPower: numberOf(totalPower) };
    return new Noun(this.type, quantifier, this.where, this.zone);
  }
  from(zone: ZonePhrase): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, zone);
  }
  /** Of those that are chosen no two have it in common. The last word of a phrase. */
  allDifferentIn(what: Shared): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, this.zone, { different: what });
  }
  /** Those that are chosen all have it in common. The last word of a phrase. */
  allAlikeIn(what: Shared): Noun<K> {
    return new Noun(this.type, this.quantifier, this.where, this.zone, { alike: what });
  }
}

/** A pronoun or a name given by `pick`. */
export class Reference<K extends Kind = Kind> extends Clauses implements Ref {
  /** Only for the compiler: the kind of card that is meant. */
  declare readonly phantom?: K;
  readonly kind = 'ref';
  readonly name: Ref['name'];

  constructor(name: Ref['name']) {
    super();
    this.name = name;
    Object.freeze(this);
  }

  /** "the creature and each of its neighbors": one sentence over all of them. */
  get andItsNeighbors(): Noun<'creature'> {
    const of: Ref = { kind: 'ref', name: this.name };
    return new Noun('creature', { kind: 'each' }, [{ kind: 'neighbor-of', of, orItself: true }]);
  }
}

/** Creatures, however they are named. */
export type Creature = Noun<'creature'> | Reference<'creature'>;

/**
 * `a.flank.creature` or `an.artifact` in one phrase: `either(a.flank.creature, an.artifact)`.
 * Says as many as the first of the phrases does.
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

// Pronouns fit everywhere (`never` is every kind); the scope check knows what they stand for.
/** The card on which the ability is printed, also inside an ability it gives to others. */
export const self = new Reference<never>('self');
/** The one card of the last sentence, or of the event of an `after`. */
export const it = new Reference<never>('it');
/** The several cards of the last sentence. */
export const them = new Reference<never>('them');
/** The bearer: the creature an upgrade is on, or the one that has a granted ability. */
export const thisCreature = new Reference<'creature'>('this-creature');
/** The other creature of a fight. */
export const attacked = new Reference<'creature'>('attacked');
