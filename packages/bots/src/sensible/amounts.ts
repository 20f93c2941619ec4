/** Numbers and conditions of card texts, as far as the bot can evaluate them. */
import { compare } from '@amberhall/engine/language';
import type { Amount, Condition, PlayerRef } from '@amberhall/engine/language';
import type { CardView, PlayerView } from '@amberhall/engine/vocabulary';
import { candidates } from './phrase-targets.ts';
import type { KnownState } from './known-state.ts';
import { forgedKeys } from './known-state.ts';

/** Stands for "all": larger than any number in a game. */
const ALL = 99;
const HOUSES_OF_DECK = 3;

/** Evaluates a number of a text. A number that depends on earlier effects counts as 1. */
export function numberOf(known: KnownState, amount: Amount, source: CardView): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return ALL;
  if (amount === 'that-much') return 1;
  switch (amount.kind) {
    case 'count':
      return candidates(known, amount.of, source).length;
    case 'amber':
      return playerFor(known, amount.of).amber;
    case 'keys':
      return forgedKeys(playerFor(known, amount.of));
    case 'chains':
      return playerFor(known, amount.of).chains;
    case 'per':
      return amount.times * numberOf(known, amount.each, source);
    case 'half':
      return Math.floor(numberOf(known, amount.of, source) / 2);
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + numberOf(known, part, source), 0);
    case 'excess':
      return Math.max(0, numberOf(known, amount.of, source) - numberOf(known, amount.over, source));
    case 'capped':
      return Math.max(amount.min ?? 0, Math.min(amount.max ?? ALL, numberOf(known, amount.value, source)));
    case 'price-of-key':
      return playerFor(known, amount.of).keyCost;
    case 'count-events':
    case 'amber-on':
    case 'counters':
    case 'stat':
    case 'armor-lost':
    case 'icons':
    case 'houses':
    case 'powers':
    case 'traits':
    case 'fixed':
    case 'third':
      return 1;
  }
}

/** Returns the player that a text means. Players that depend on earlier effects count as the opponent. */
export function playerFor({ me, opponent, thatPlayer }: KnownState, who: PlayerRef): PlayerView {
  if (who === 'that-player' && thatPlayer !== undefined) return thatPlayer;
  return who === 'you' || who === 'active' ? me : opponent;
}

/** Returns the chance that a condition holds. */
export function chanceOf(known: KnownState, condition: Condition, source: CardView): number {
  const held = conditionHolds(known, condition, source);
  if (held !== undefined) return held ? 1 : 0;
  const isGuess =
    condition.kind === 'is' && condition.filter.kind === 'house' && condition.filter.house === 'that-house';
  return isGuess ? 1 / HOUSES_OF_DECK : 0.5;
}

/** Tells whether a condition holds; `undefined` if the bot cannot know it in advance. */
export function conditionHolds(
  known: KnownState,
  condition: Condition,
  source: CardView,
): boolean | undefined {
  switch (condition.kind) {
    case 'compare':
      return compare(
        numberOf(known, condition.left, source),
        condition.compare,
        numberOf(known, condition.right, source),
      );
    case 'exists':
      return candidates(known, condition.what, source).length > 0;
    case 'key-forged':
      return playerFor(known, condition.of).keys[condition.color];
    case 'not': {
      const inner = conditionHolds(known, condition.condition, source);
      return inner === undefined ? undefined : !inner;
    }
    case 'odd':
    case 'even':
    case 'is':
    case 'happened':
    case 'destroyed-this-way':
    case 'share':
    case 'in-play':
    case 'active-house':
    case 'tide':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
    case 'attacking':
    case 'fighting':
    case 'are-named':
    case 'found':
    case 'step':
    case 'all':
    case 'any':
      return undefined;
  }
}
