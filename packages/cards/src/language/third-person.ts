import type { BonusIcon } from '@amberhall/engine/vocabulary';
import type {
  Condition,
  Effect,
  EventPhrase,
  HousePhrase,
  LinePlace,
  NamedStep,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { optionsOf, script } from './links.ts';
import type { Script } from './links.ts';
import type { Noun } from './nouns.ts';
import { controlsMore, Player, sided } from './player.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Words in the third person: `opponent.loses(1)`, `eachPlayer.gains(1)`. */
export class OtherPlayer extends Player {
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

export class Opponent extends OtherPlayer {
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
