import type { BonusIcon, House, KeyColor } from '@amberhall/engine/vocabulary';
import type {
  Condition,
  Effect,
  EventPhrase,
  Forbidden,
  HousePhrase,
  LinePlace,
  NamedStep,
  PlayerRef,
  Select,
  Side,
  Statement,
  Target,
  ZonePhrase,
} from '@amberhall/engine/language';
import { optionsOf, script } from './links.ts';
import type { Script } from './links.ts';
import { Noun } from './nouns.ts';
import { numberOf, Quantity } from './quantity.ts';
import type { Num } from './quantity.ts';
import { bottomOfDeck, bottomOfDiscardPile, topOfDeck, topOfDiscardPile, zone } from './zones.ts';

/** Words for players that do not depend on the person of the verb. */
class Player {
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

/** Words in the third person: `opponent.loses(1)`, `eachPlayer.gains(1)`. */
class OtherPlayer extends Player {
  // ── effects ──
  gains(amount: Num): Effect {
    return { kind: 'gain', who: this.who, amount: numberOf(amount) };
  }
  loses(amount: Num): Effect {
    return { kind: 'lose', who: this.who, amount: numberOf(amount) };
  }
  steals(amount: Num): Effect {
    return { kind: 'steal', who: this.who, amount: numberOf(amount) };
  }
  draws(amount: Num): Effect {
    return { kind: 'draw', who: this.who, amount: numberOf(amount) };
  }
  gainsChains(amount: Num): Effect {
    return { kind: 'chains', who: this.who, amount: numberOf(amount) };
  }
  discards(what: Target): Effect {
    return { kind: 'discard', by: this.who, target: what };
  }
  discardsFromDeck(amount: Num): Effect {
    return { kind: 'discard-from-deck', of: this.who, amount: numberOf(amount) };
  }
  discardsFromBottomOfDeck(amount: Num): Effect {
    return { kind: 'discard-from-deck', of: this.who, amount: numberOf(amount), from: 'bottom' };
  }
  /** Random cards of their hand, one by one, until `sought` is found or the hand is empty. */
  discardsAtRandomUntil(sought: Select): Effect {
    return { kind: 'discard-until', of: this.who, found: sought, from: 'hand' };
  }
  get raisesTide(): Effect {
    return { kind: 'raise-tide', who: this.who };
  }
  choosesOne(...options: [Effect | Script, Effect | Script]): Effect {
    return { kind: 'one-of', options: optionsOf(options), by: this.who };
  }
  /** This player accepts or declines the whole script at once. */
  may(...what: Script): Effect {
    return { kind: 'may', do: script(what), by: this.who };
  }
  takesControlOf(what: Target): Effect {
    return { kind: 'control', of: what, to: this.who };
  }
  get refillsHand(): Effect {
    return { kind: 'refill', who: this.who };
  }
  /** On the given flank; no player chooses it. */
  takesControlOfOn(flank: Extract<LinePlace, { kind: 'flank' }>, what: Target): Effect {
    return { kind: 'control', of: what, to: this.who, at: flank };
  }
  makesTokens(amount: Num = 1): Effect {
    return { kind: 'make-token', who: this.who, amount: numberOf(amount) };
  }
  get choosesAHouse(): Effect {
    return { kind: 'choose-house', by: this.who };
  }
  get choosesAHouseOfYours(): Effect {
    return { kind: 'choose-house', among: 'your-identity', by: this.who };
  }
  get unforgesAKey(): Effect {
    return { kind: 'unforge', who: this.who };
  }
  get forgesAtNoCost(): Effect {
    return { kind: 'forge', who: this.who, cost: { base: 'none' } };
  }
  get forgesAtCurrentCost(): Effect {
    return { kind: 'forge', who: this.who, cost: { base: 'current' } };
  }
  /** The key that they forged on their previous turn. */
  get unforgesThatKey(): Effect {
    return { kind: 'unforge', who: this.who, lastTurn: true };
  }

  // ── events ──
  plays(card: Select): EventPhrase {
    return { kind: 'plays', by: this.who, card };
  }
  uses(card: Select, to?: 'fight' | 'reap'): EventPhrase {
    return { kind: 'uses', by: this.who, card, ...(to && { to }) };
  }
  discardsCard(card: Select): EventPhrase {
    return { kind: 'discards', by: this.who, card };
  }
  readies(card: Select): EventPhrase {
    return { kind: 'readied', card, by: this.who };
  }
  get forgesAKey(): EventPhrase {
    return { kind: 'forges', by: this.who };
  }
  get losesAmber(): EventPhrase {
    return { kind: 'loses-amber', by: this.who };
  }
  get raisesTheTide(): EventPhrase {
    return { kind: 'raises-tide', by: this.who };
  }
  get shufflesTheirDeck(): EventPhrase {
    return { kind: 'shuffles', by: this.who };
  }
  get takesTheirArchives(): EventPhrase {
    return { kind: 'takes-archives', by: this.who };
  }
  drawsDuring(step: NamedStep): EventPhrase {
    return { kind: 'draws', by: this.who, during: { step } };
  }
  drawsOutside(step: NamedStep): EventPhrase {
    return { kind: 'draws', by: this.who, during: { step, outside: true } };
  }
  beginsToUse(card: Select): EventPhrase {
    return { kind: 'begins-use', by: this.who, card };
  }
  get drawsACard(): EventPhrase {
    return { kind: 'draws', by: this.who };
  }
  get archivesACard(): EventPhrase {
    return { kind: 'archives', by: this.who };
  }
  get choosesAnyHouse(): EventPhrase {
    return { kind: 'chooses-house', by: this.who };
  }
  /** Resolves a bonus icon; with `icon`, only of that kind. */
  resolvesIcon(icon?: BonusIcon): EventPhrase {
    return { kind: 'resolves-icon', by: this.who, ...(icon && { icon }) };
  }
  get turnStarts(): EventPhrase {
    return { kind: 'turn-starts', of: this.who };
  }
  get turnEnds(): EventPhrase {
    return { kind: 'turn-ends', of: this.who };
  }
  get stealsAmber(): EventPhrase {
    return { kind: 'steals', by: this.who };
  }
  get gainsAmber(): EventPhrase {
    return { kind: 'gains-amber', by: this.who };
  }
  gainsAmberFrom(source: 'reaping'): EventPhrase {
    return { kind: 'gains-amber', by: this.who, from: source };
  }
  chooses(house: HousePhrase): EventPhrase {
    return { kind: 'chooses-house', by: this.who, house };
  }
  choosesAnyHouseBut(house: HousePhrase): EventPhrase {
    return { kind: 'chooses-house', by: this.who, house, other: true };
  }

  // ── statements and truths ──
  mustPayToPlay(what: Select, amount: Num, to: PlayerRef = 'you'): Statement {
    return { kind: 'play-tax', who: this.who, what, amount: numberOf(amount), to: { pool: to } };
  }
  mustPayToUse(what: Select, amount: Num, to: PlayerRef = 'you'): Statement {
    return { kind: 'use-tax', who: this.who, what, amount: numberOf(amount), to: { pool: to } };
  }
  /** "They may spend amber on the card" when forging. */
  maySpendAmberOn(card: Target): Statement {
    return { kind: 'spend-amber-on', card, who: this.who };
  }
  get isOverwhelmed(): Condition {
    return { kind: 'overwhelmed', who: this.who };
  }
  get isHaunted(): Condition {
    return { kind: 'haunted', who: this.who };
  }
}

class Opponent extends OtherPlayer {
  constructor() {
    super('opponent');
  }

  controls(what: Noun): Condition {
    return { kind: 'exists', what: sided('enemy', what) };
  }
  controlsMore(what: Noun): Condition {
    return controlsMore(what, 'enemy', 'friendly');
  }
}

/** Words in the second person: `you.play(another.creature)`, `you.control(a.mars.creature)`. Imperatives are verbs. */
class You extends Player {
  constructor() {
    super('you');
  }

  // ── events ──
  play(card: Select): EventPhrase {
    return { kind: 'plays', by: 'you', card };
  }
  use(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card };
  }
  useToFight(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card, to: 'fight' };
  }
  useToReap(card: Select): EventPhrase {
    return { kind: 'uses', by: 'you', card, to: 'reap' };
  }
  discard(card: Select): EventPhrase {
    return { kind: 'discards', by: 'you', card };
  }
  ready(card: Target): EventPhrase {
    return { kind: 'readied', card, by: 'you' };
  }
  exalt(card: Target): EventPhrase {
    return { kind: 'exalted', card, by: 'you' };
  }
  gainAmber(from?: 'reaping'): EventPhrase {
    return { kind: 'gains-amber', by: 'you', ...(from && { from }) };
  }
  choose(house: House): EventPhrase {
    return { kind: 'chooses-house', by: 'you', house };
  }
  get chooseAHouse(): EventPhrase {
    return { kind: 'chooses-house', by: 'you' };
  }
  get forgeAKey(): EventPhrase {
    return { kind: 'forges', by: 'you' };
  }
  get raiseTheTide(): EventPhrase {
    return { kind: 'raises-tide', by: 'you' };
  }
  get stealAmber(): EventPhrase {
    return { kind: 'steals', by: 'you' };
  }
  get turnEnds(): EventPhrase {
    return { kind: 'turn-ends', of: 'you' };
  }
  get shuffleYourDeck(): EventPhrase {
    return { kind: 'shuffles', by: 'you' };
  }
  get shuffleYourDiscardPileIntoYourDeck(): EventPhrase {
    return { kind: 'shuffles', by: 'you', withDiscard: true };
  }
  get takeYourArchives(): EventPhrase {
    return { kind: 'takes-archives', by: 'you' };
  }
  resolveIcon(icon?: BonusIcon): EventPhrase {
    return { kind: 'resolves-icon', by: 'you', ...(icon && { icon }) };
  }
  get drawCards(): EventPhrase {
    return { kind: 'draws', by: 'you' };
  }
  /** For replacements of the discard pile: the action goes there once it has been played. */
  finishPlaying(card: Select): EventPhrase {
    return { kind: 'finishes-playing', by: 'you', card };
  }
  get archiveCards(): EventPhrase {
    return { kind: 'archives', by: 'you' };
  }

  // ── permissions ──
  mayPlay(what: Target): Statement {
    return { kind: 'may-play', who: 'you', what };
  }
  mayUse(what: Target): Statement {
    return { kind: 'may-use', who: 'you', what };
  }
  /** One permission for both: playing or using `a` card uses it up. */
  mayPlayOrUse(what: Target): Statement {
    return { kind: 'may-play-or-use', who: 'you', what };
  }
  mayFightWith(what: Target): Statement {
    return { kind: 'may-fight', who: 'you', what };
  }
  /** "… as if it were amber in your pool". The card is discarded. */
  maySpend(card: Target): Statement {
    return { kind: 'counts-as-amber', who: 'you', card };
  }
  maySpendFromOpponentsPool(amount: Num): Statement {
    return { kind: 'spend-from-opponent', who: 'you', amount: numberOf(amount) };
  }
  get mayTakeAnyOfYourArchives(): Statement {
    return { kind: 'takes-any-archives', who: 'you' };
  }
  mayReapWith(what: Target): Statement {
    return { kind: 'may-reap', who: 'you', what };
  }
  /** Amber that the opponent spends to forge keys goes to you. */
  get getAmberSpentOnKeysByOpponent(): Statement {
    return { kind: 'gets-key-payment', who: 'you' };
  }
  /** Amber that would be stolen or captured from your pool is taken from the supply instead. */
  get keepAmberThatIsTaken(): Statement {
    return { kind: 'keeps-amber', who: 'you' };
  }
  maySpendAmberOn(card: Target): Statement {
    return { kind: 'spend-amber-on', card, who: 'you' };
  }

  // ── conditions ──
  control(what: Noun): Condition {
    return { kind: 'exists', what: sided('friendly', what) };
  }
  controlMore(what: Noun): Condition {
    return controlsMore(what, 'friendly', 'enemy');
  }
  /** "When resolving a … bonus icon, you may resolve it as … instead". Without `icon`, any icon. */
  mayResolveIconAs(as: BonusIcon | Script, icon?: BonusIcon): Statement {
    return {
      kind: 'icon-as',
      who: 'you',
      as: typeof as === 'string' ? as : script(as),
      ...(icon && { icon }),
    };
  }
  /** Resolves each bonus icon one more time. With `onceThisTurn` it applies to one card. */
  resolveIconsAgainOn(what: Select): Statement {
    return { kind: 'icons-again', who: 'you', what };
  }
  get areHaunted(): Condition {
    return { kind: 'haunted', who: 'you' };
  }
  get areOverwhelmed(): Condition {
    return { kind: 'overwhelmed', who: 'you' };
  }
}

function sided(side: Side, what: Noun): Noun {
  return new Noun(what.type, what.quantifier, [{ kind: 'side', side }, ...what.where], what.zone);
}

function controlsMore(what: Noun, more: Side, less: Side): Condition {
  return {
    kind: 'compare',
    left: { kind: 'count', of: sided(more, what) },
    compare: '>',
    right: { kind: 'count', of: sided(less, what) },
  };
}

export const you = new You();
export const opponent = new Opponent();
export const eachPlayer = new OtherPlayer('each');
export const itsOwner = new OtherPlayer('its-owner');
export const itsController = new OtherPlayer('its-controller');
/** The opponent of its current or last controller. */
export const itsOpponent = new OtherPlayer('its-opponent');
/** Each player of an `eachPlayer` sentence in turn. */
export const thatPlayer = new OtherPlayer('that-player');

/** The active player. */
export const activePlayer = new OtherPlayer('active');

/** The key of that color, whoever forged it. */
export const aKey = (color: KeyColor): { isForged: Condition } => eachPlayer.key(color);
/** The keys of both players. */
export const keys = eachPlayer.keys;
export const keysOf = (color: KeyColor): { cost(by: Num): Statement } => ({
  cost: (by) => ({ kind: 'key-cost', of: 'each', color, by: numberOf(by) }),
});
