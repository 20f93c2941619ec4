import type { KeyColor } from '@amberhall/engine/vocabulary';
import type {
  Condition,
  Forbidden,
  HousePhrase,
  PlayerRef,
  Select,
  Side,
  Statement,
  Target,
  ZonePhrase,
} from '@amberhall/engine/language';
import { Noun } from './nouns.ts';
import { numberOf, Quantity } from './quantity.ts';
import type { Num } from './quantity.ts';
import { bottomOfDeck, bottomOfDiscardPile, topOfDeck, topOfDiscardPile, zone } from './zones.ts';

/** Words for players that do not depend on the person of the verb. */
export class Player {
  protected readonly who: PlayerRef;

  constructor(who: PlayerRef) {
    this.who = who;
  }

  // ── numbers ──
  get amber(): Quantity {
    return new Quantity({ kind: 'amber', of: this.who });
  }
  get forgedKeys(): Quantity {
    return new Quantity({ kind: 'keys', of: this.who });
  }
  get unforgedKeys(): Quantity {
    return new Quantity({ kind: 'excess', of: 3, over: { kind: 'keys', of: this.who } });
  }
  get keyCost(): Quantity {
    return new Quantity({ kind: 'price-of-key', of: this.who });
  }
  get chains(): Quantity {
    return new Quantity({ kind: 'chains', of: this.who });
  }

  // ── places ──
  get hand(): ZonePhrase {
    return zone(this.who, 'hand');
  }
  get deck(): ZonePhrase {
    return zone(this.who, 'deck');
  }
  get discardPile(): ZonePhrase {
    return zone(this.who, 'discard');
  }
  get archives(): ZonePhrase {
    return zone(this.who, 'archives');
  }
  get purgedCards(): ZonePhrase {
    return zone(this.who, 'purged');
  }
  get handAndDiscardPile(): ZonePhrase {
    return zone(this.who, 'hand', 'discard');
  }
  get discardPileAndPurgedCards(): ZonePhrase {
    return zone(this.who, 'discard', 'purged');
  }
  get handAndArchives(): ZonePhrase {
    return zone(this.who, 'hand', 'archives');
  }
  get archivesAndDiscardPile(): ZonePhrase {
    return zone(this.who, 'archives', 'discard');
  }
  get discardPileAndPlay(): ZonePhrase {
    return zone(this.who, 'discard', 'play');
  }
  get handDiscardPileAndPlay(): ZonePhrase {
    return zone(this.who, 'hand', 'discard', 'play');
  }
  topOfDeck(number: Num = 1): ZonePhrase {
    return topOfDeck(this.who, number);
  }
  bottomOfDeck(number: Num = 1): ZonePhrase {
    return bottomOfDeck(this.who, number);
  }
  topOfDiscardPile(number: Num = 1): ZonePhrase {
    return topOfDiscardPile(this.who, number);
  }
  bottomOfDiscardPile(number: Num = 1): ZonePhrase {
    return bottomOfDiscardPile(this.who, number);
  }

  // ── statements and conditions ──
  get keys(): { cost(by: Num): Statement } {
    const of = this.who;
    return { cost: (by) => ({ kind: 'key-cost', of, by: numberOf(by) }) };
  }
  key(color: KeyColor): { isForged: Condition } {
    return { isForged: { kind: 'key-forged', of: this.who, color } };
  }
  get turn(): Condition {
    return { kind: 'turn-of', who: this.who };
  }
  cannot(what: Forbidden, only?: Select | HousePhrase): Statement {
    return { kind: 'cannot', who: this.who, what, ...(only && { only }) };
  }
  cannotUnless(what: Forbidden, unless: Condition): Statement {
    return { kind: 'cannot', who: this.who, what, unless };
  }
  /** The amber goes to the supply. A card that says this of itself does so in every zone. */
  mustLoseToPlay(what: Target, amount: Num): Statement {
    return { kind: 'play-tax', who: this.who, what, amount: numberOf(amount), to: 'supply' };
  }
  /** They cannot forge their `nth` key. */
  cannotForgeKey(nth: 1 | 2 | 3): Statement {
    return { kind: 'cannot', who: this.who, what: 'forge', nth };
  }
  mustChoose(house: HousePhrase): Statement {
    return { kind: 'must-choose-house', who: this.who, house };
  }
  mustChooseHouseOf(card: Target): Statement {
    return { kind: 'must-choose-house', who: this.who, house: { houseOf: card } };
  }
  refillsHandTo(by: Num): Statement {
    return { kind: 'hand-size', who: this.who, by: numberOf(by) };
  }
  /** In the "draw cards" step, independent of the hand. */
  drawsFurtherCards(by: Num): Statement {
    return { kind: 'extra-draw', who: this.who, by: numberOf(by) };
  }
  mustForgeFurtherKeysToWin(by: number): Statement {
    return { kind: 'keys-to-win', who: this.who, by };
  }
  mayForgeFurtherKeys(by: number): Statement {
    return { kind: 'extra-forge', who: this.who, by };
  }
  get playWithTheTopCardRevealed(): Statement {
    return { kind: 'reveals-top', who: this.who };
  }
  get isHauntedByPurgedCardsToo(): Statement {
    return { kind: 'haunted-by-purged', who: this.who };
  }
  skipsStep(step: 'forge' | 'ready' | 'draw'): Statement {
    return { kind: 'skip-step', who: this.who, step };
  }
}

/** The noun, limited to one side. */
export function sided(side: Side, what: Noun): Noun {
  return new Noun(what.type, what.quantifier, [{ kind: 'side', side }, ...what.where], what.zone);
}

/** More such cards on one side than on the other. */
export function controlsMore(what: Noun, more: Side, less: Side): Condition {
  return {
    kind: 'compare',
    left: { kind: 'count', of: sided(more, what) },
    compare: '>',
    right: { kind: 'count', of: sided(less, what) },
  };
}
