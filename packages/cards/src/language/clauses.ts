import type { Counter, Keyword } from '@amberhall/engine/vocabulary';
import type {
  CaptureSource,
  Condition,
  DamageSort,
  Effect,
  EventPhrase,
  Filter,
  Forbidden,
  Header,
  HousePhrase,
  Kind,
  PlayerRef,
  Select,
  Shared,
  Statement,
  Status,
  Target,
  ZoneName,
} from '@amberhall/engine/language';
import { toGrant } from './grants.ts';
import type { Granted } from './grants.ts';
import { filterOf } from './adjectives.ts';
import type { Adjective } from './adjectives.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Ways to enter play other than the usual way of the card's type. */
type Entrance = Extract<Statement, { kind: 'enters' }>['how'];

/** A superlative compares a whole set, so the card must be found among its cards. */
function filterFor(what: Exclude<Kind, 'card'> | Select): Filter {
  if (typeof what === 'string') return { kind: 'type', type: what };
  if (what.where.some(({ kind }) => kind === 'extreme')) return { kind: 'is', card: what };
  return { kind: 'either', of: [[...what.where, { kind: 'type', type: what.type }]] };
}

/** Statements, events and conditions about cards, shared by noun phrases and pronouns. */
export abstract class Clauses {
  /** Every subclass is a `Target`. This class itself is not, hence the cast. */
  private get card(): Target {
    return this as unknown as Target;
  }

  // ── effects ──
  captures(amount: Num, from?: CaptureSource): Effect {
    return { kind: 'capture', by: this.card, amount: numberOf(amount), ...(from && { from }) };
  }
  /** It deals its damage in the current fight to `creature` instead of its opponent. */
  dealsDamageInsteadTo(creature: Target): Effect {
    return { kind: 'redirect-blow', by: this.card, to: creature };
  }

  // ── statements ──
  gains(...what: [Granted, ...Granted[]]): Statement {
    return { kind: 'grant', to: this.card, what: what.map(toGrant) };
  }
  loses(keyword: Keyword): Statement {
    return { kind: 'lose-keyword', to: this.card, keyword };
  }
  cannot(what: Forbidden, only?: Select): Statement {
    return { kind: 'cannot', who: this.card, what, ...(only && { only }) };
  }
  /** Applies to damage from these sources only. */
  cannotBeDealtDamageBy(sources: Select): Statement {
    return { kind: 'cannot', who: this.card, what: 'be-dealt-damage', only: sources };
  }
  cannotUnless(what: Forbidden, unless: Condition): Statement {
    return { kind: 'cannot', who: this.card, what, unless };
  }
  get canOnlyFight(): Statement {
    return { kind: 'cannot', who: this.card, what: 'be-used-except-to-fight' };
  }
  enters(how: Entrance): Statement {
    return { kind: 'enters', what: this.card, how };
  }
  /** Of a next card only: `onceThisTurn(a.friendly.creature.mayEnter('ready'))`. */
  mayEnter(how: Entrance): Statement {
    return { kind: 'enters', what: this.card, how, optional: true };
  }
  /** Applies to cards that this player plays, whoever controls them then, and to none that is put into play. */
  entersWhenPlayedBy(who: PlayerRef, how: Entrance): Statement {
    return { kind: 'enters', what: this.card, how, played: who };
  }
  get mustFight(): Statement {
    return { kind: 'must-fight', who: this.card };
  }
  get dealsNoDamageWhenFighting(): Statement {
    return { kind: 'no-fight-damage', who: this.card };
  }
  get dealsNoDamageWhenAttacking(): Statement {
    return { kind: 'no-fight-damage', who: this.card, only: 'attacking' };
  }
  get dealsNoDamageWhenAttacked(): Statement {
    return { kind: 'no-fight-damage', who: this.card, only: 'defending' };
  }
  /** Independent of its power. */
  onlyDealsWhenFighting(amount: Num): Statement {
    return { kind: 'fight-damage', who: this.card, amount: numberOf(amount) };
  }
  dealsExtraDamageAttacking(against: Select, by: Num): Statement {
    return { kind: 'attack-damage', who: this.card, by: numberOf(by), against };
  }
  /** While it attacks. */
  ignores(...what: [Keyword | 'armor', ...(Keyword | 'armor')[]]): Statement {
    return { kind: 'ignores', who: this.card, what };
  }
  /** Each time they take damage, they take `by` more. */
  takesAdditionalDamage(by: Num): Statement {
    return { kind: 'additional-damage', to: this.card, by: numberOf(by) };
  }
  get takesDoubleDamage(): Statement {
    return { kind: 'additional-damage', to: this.card, by: 'that-much' };
  }
  tauntReaches(by: number): Statement {
    return { kind: 'taunt-reaches', who: this.card, by };
  }
  /** Damage that these cards would take is dealt to `instead`. */
  hasDamageDealtTo(instead: Target): Statement {
    return { kind: 'redirect-damage', from: this.card, to: instead };
  }
  /** Damage that these cards take in a fight is also dealt to `other`. */
  sharesFightDamageWith(other: Target): Statement {
    return { kind: 'shares-fight-damage', from: this.card, to: other };
  }
  belongsTo(house: HousePhrase): Statement {
    return { kind: 'belongs-to', what: this.card, house };
  }
  /** Each house of another card. */
  belongsToHouseOf(other: Target): Statement {
    return { kind: 'belongs-to', what: this.card, house: { houseOf: other } };
  }
  get belongsToAllHouses(): Statement {
    return { kind: 'belongs-to', what: this.card, house: 'all-houses' };
  }
  belongsOnlyTo(house: HousePhrase): Statement {
    return { kind: 'belongs-to', what: this.card, house, instead: true };
  }
  isControlledBy(who: PlayerRef): Statement {
    return { kind: 'controlled-by', what: this.card, who };
  }
  /** It counts as a creature with this power and armor instead of its printed type. */
  becomesACreature(power: Num, armor?: Num): Statement {
    return {
      kind: 'becomes',
      what: this.card,
      type: 'creature',
      power: numberOf(power),
      ...(armor !== undefined && { armor: numberOf(armor) }),
    };
  }
  get becomesAnArtifact(): Statement {
    return { kind: 'becomes', what: this.card, type: 'artifact' };
  }
  get isConsideredAFlankCreature(): Statement {
    return { kind: 'considered-flank', what: this.card };
  }
  get isBlank(): Statement {
    return { kind: 'blank', what: this.card };
  }
  hasPower(power: Num): Statement {
    return { kind: 'set-power', what: this.card, to: numberOf(power) };
  }
  hasArmor(armor: Num): Statement {
    return { kind: 'set-armor', what: this.card, to: numberOf(armor) };
  }
  hasStats(power: Num, armor: Num): Statement {
    return { kind: 'set-stats', what: this.card, power: numberOf(power), armor: numberOf(armor) };
  }
  /** Both take the value that the other had before. */
  get switchesPowerAndArmor(): Statement {
    const is = (stat: 'power' | 'armor') =>
      ({ kind: 'fixed', of: { kind: 'stat', stat, of: this.card } }) as const;
    return { kind: 'set-stats', what: this.card, power: is('armor'), armor: is('power') };
  }
  isACopyOf(of: Target): Statement {
    return { kind: 'copy-of', what: this.card, of };
  }
  /** Applies to printed and gained abilities. */
  losesAbilities(header: Header): Statement {
    return { kind: 'lose-heading', what: this.card, header };
  }
  /** "… each play effect is a play/reap effect". */
  alsoTriggers(of: Header, also: Header): Statement {
    return { kind: 'also-heading', what: this.card, of, also };
  }
  /** During the main step, from the zone where the card is. */
  get mayBeReturnedToHand(): Statement {
    return { kind: 'returnable', what: this.card };
  }
  get isArchivedFaceup(): Statement {
    return { kind: 'archived-faceup', what: this.card };
  }
  get losesItsTraits(): Statement {
    return { kind: 'lose-traits', what: this.card };
  }

  // ── events ──
  get reaps(): EventPhrase {
    return { kind: 'reaps', card: this.card };
  }
  get fights(): EventPhrase & { kind: 'fights' } {
    return { kind: 'fights', card: this.card };
  }
  fightsAgainst(against: Target): EventPhrase & { kind: 'fights' } {
    return { kind: 'fights', card: this.card, against };
  }
  get isAttacked(): EventPhrase {
    return { kind: 'attacked', card: this.card };
  }
  get isDestroyed(): EventPhrase {
    return { kind: 'destroyed', card: this.card };
  }
  get isDestroyedInAFight(): EventPhrase {
    return { kind: 'destroyed', card: this.card, inFight: true };
  }
  isDestroyedFighting(opposing: Target): EventPhrase {
    return { kind: 'destroyed', card: this.card, fighting: opposing };
  }
  /** By damage of that kind; with `of`, only by damage from that card. */
  isDestroyedBy(damage: DamageSort, of?: Target): EventPhrase {
    return { kind: 'destroyed', card: this.card, cause: { damage, ...(of && { of }) } };
  }
  isDealtDamageBy(damage: DamageSort): EventPhrase {
    return { kind: 'dealt-damage', card: this.card, damage };
  }
  get isDealtDamage(): EventPhrase {
    return { kind: 'dealt-damage', card: this.card };
  }
  get preventsDamageWithArmor(): EventPhrase {
    return { kind: 'prevents-damage', card: this.card };
  }
  get entersPlay(): EventPhrase {
    return { kind: 'enters-play', card: this.card };
  }
  get leavesPlay(): EventPhrase {
    return { kind: 'leaves-play', card: this.card };
  }
  get isExhausted(): EventPhrase {
    return { kind: 'exhausted', card: this.card };
  }
  get isExalted(): EventPhrase {
    return { kind: 'exalted', card: this.card };
  }
  get isHealed(): EventPhrase {
    return { kind: 'healed', card: this.card };
  }
  get isFlipped(): EventPhrase {
    return { kind: 'flipped', card: this.card };
  }
  get changesControl(): EventPhrase {
    return { kind: 'changes-control', card: this.card };
  }
  /** To `to`; without it, to any card. */
  isAttached(to?: Target): EventPhrase {
    return { kind: 'attached', upgrade: this.card, ...(to && { to }) };
  }
  getsCounter(counter: Counter): EventPhrase {
    return { kind: 'counters-put', counter, card: this.card };
  }
  isPlacedUnder(under: Target): EventPhrase {
    return { kind: 'placed-under', card: this.card, under };
  }
  /** For replacements of its damage. */
  get wouldDealDamage(): EventPhrase {
    return { kind: 'deals-damage', card: this.card };
  }
  get isReadied(): EventPhrase {
    return { kind: 'readied', card: this.card };
  }
  get capturesAmber(): EventPhrase {
    return { kind: 'captures', card: this.card };
  }
  moves(from: ZoneName, to: ZoneName): EventPhrase {
    return { kind: 'moves', card: this.card, from, to };
  }

  // ── conditions ──
  is(what: Adjective | Filter): Condition {
    return { kind: 'is', target: this.card, filter: typeof what === 'string' ? filterOf(what) : what };
  }
  /** Of that type, or all that the noun phrase says: `it.isA(a.mutant.creature)`. */
  isA(what: Exclude<Kind, 'card'> | Select): Condition {
    return { kind: 'is', target: this.card, filter: filterFor(what) };
  }
  isOf(house: HousePhrase): Condition {
    return { kind: 'is', target: this.card, filter: { kind: 'house', house } };
  }
  isNotOf(house: HousePhrase): Condition {
    return { kind: 'is', target: this.card, filter: { kind: 'not', filter: { kind: 'house', house } } };
  }
  shares(what: Shared, withWhom: Target): Condition {
    return { kind: 'is', target: this.card, filter: { kind: 'shares', what, with: withWhom } };
  }
  wasAlready(status: Status): Condition {
    return { kind: 'is', target: this.card, filter: { kind: 'status', status }, already: true };
  }
  /** As the attacker in a fight; with `against`, only against one of these. */
  isAttacking(against?: Select): Condition {
    return { kind: 'attacking', card: this.card, ...(against && { against }) };
  }
  /** As attacker or defender. */
  get isFighting(): Condition {
    return { kind: 'fighting', card: this.card };
  }
  get destroyedThisWay(): Condition {
    return { kind: 'destroyed-this-way', target: this.card };
  }
  /** Their titles are exactly the named titles. */
  get areTheNamedCards(): Condition {
    return { kind: 'are-named', target: this.card };
  }
  get isInPlay(): Condition {
    return { kind: 'in-play', target: this.card };
  }
  get shareAHouse(): Condition {
    return { kind: 'share', target: this.card, what: 'house' };
  }
  get shareATrait(): Condition {
    return { kind: 'share', target: this.card, what: 'trait' };
  }
  get shareAType(): Condition {
    return { kind: 'share', target: this.card, what: 'type' };
  }
}
