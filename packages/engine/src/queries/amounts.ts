/** The current value of an amount in a card's text. */
import type { Target } from '../language/nouns.ts';
import type { Amount } from '../language/numbers.ts';
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, House } from '../vocabulary.ts';
import { printedCharacteristics } from './board.ts';
import { armorOf, housesOf, powerOf, traitsOf } from './card-queries.ts';
import { timesHappened } from './event-patterns.ts';
import { lowestKeyCost } from './forging.ts';
import { placeOf } from '../state/library.ts';
import { playersMeant } from './named-players.ts';
import { candidates, cardsMeant } from './targets.ts';
import { countIcons } from './icons.ts';
import type { EffectOf } from '../language/effects.ts';

/** Returns the value of an amount; `all` is infinite, and the caller takes what there is. */
export function evaluate(game: Game, amount: Amount, bindings: Bindings): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return Infinity;
  if (amount === 'that-much') return bindings.amount;
  const value = (part: Amount) => evaluate(game, part, bindings);
  switch (amount.kind) {
    case 'count':
      return candidates(game, amount.of, bindings).length;
    case 'count-events':
      return timesHappened(game, amount.of, amount.when, bindings);
    case 'amber':
      return total(playersMeant(game, amount.of, bindings), (id) => player(game, id).amber);
    case 'price-of-key':
      return total(playersMeant(game, amount.of, bindings), (id) => lowestKeyCost(game, id));
    case 'chains':
      return total(playersMeant(game, amount.of, bindings), (id) => player(game, id).chains);
    case 'keys':
      return total(playersMeant(game, amount.of, bindings), (id) => forgedKeys(game, id));
    case 'amber-on':
      return total(cardsMeant(game, amount.card, bindings), (id) => onIt(game, id).amber);
    case 'counters':
      return total(
        cardsMeant(game, amount.on, bindings),
        (id) => onIt(game, id).counters[amount.counter] ?? 0,
      );
    case 'stat':
      return total(cardsOfNumber(game, amount.of, bindings), (id) =>
        amount.printed ? printedStat(game, id, amount.stat) : stat(game, id, amount.stat),
      );
    case 'armor-lost':
      return total(cardsMeant(game, amount.of, bindings), (id) => bindings.armorLost?.[id] ?? 0);
    case 'icons':
      return total(cardsMeant(game, amount.on, bindings), (id) => countIcons(game, id, amount.icon));
    case 'houses':
      return housesAmong(game, candidates(game, amount.among, bindings), amount.except);
    case 'powers':
      return new Set(candidates(game, amount.among, bindings).map((id) => stat(game, id, 'power'))).size;
    case 'traits':
      return total(cardsMeant(game, amount.of, bindings), (id) => traitsOf(game, id).length);
    case 'fixed':
      return bindings.fixed?.[placeOf(amount).path] ?? value(amount.of);
    case 'per':
      return value(amount.each) * amount.times;
    case 'half':
      return amount.round === 'up' ? Math.ceil(value(amount.of) / 2) : Math.floor(value(amount.of) / 2);
    case 'third':
      return amount.round === 'up' ? Math.ceil(value(amount.of) / 3) : Math.floor(value(amount.of) / 3);
    case 'sum':
      return total(amount.of, value);
    case 'excess':
      return Math.max(0, value(amount.of) - value(amount.over));
    case 'capped':
      return Math.max(amount.min ?? -Infinity, Math.min(amount.max ?? Infinity, value(amount.value)));
  }
}

/** "The most powerful creature’s power": tied creatures have the same value. */
function cardsOfNumber(game: Game, of: Target, bindings: Bindings): readonly CardId[] {
  const cards = cardsMeant(game, of, bindings);
  if (of.kind === 'ref' || !of.where.some((filter) => filter.kind === 'extreme')) return cards;
  return of.quantifier.kind === 'choose' && of.quantifier.max === 1 ? cards.slice(0, 1) : cards;
}

function total<T>(items: readonly T[], value: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}

/** The houses among cards, without the one that does not count. */
function housesAmong(game: Game, cards: readonly CardId[], except: House | undefined): number {
  const houses = new Set(cards.flatMap((id) => housesOf(game, id)));
  if (except !== undefined) houses.delete(except);
  return houses.size;
}

export function forgedKeys(game: Game, id: string): number {
  const { keys, furtherKeys } = player(game, id);
  return Number(keys.red) + Number(keys.blue) + Number(keys.yellow) + furtherKeys;
}

/** The amber, damage or counters on a card, also as of when it left play. */
function onIt(game: Game, id: CardId) {
  const state = card(game, id);
  return state.zone === 'play' ? state : (game.state.lastKnown[id] ?? state);
}

function printedStat(game: Game, id: CardId, which: 'power' | 'armor' | 'damage'): number {
  const printed = printedCharacteristics(game, id);
  return which === 'damage' || printed.type !== 'creature' ? stat(game, id, which) : printed[which];
}

function stat(game: Game, id: CardId, which: 'power' | 'armor' | 'damage'): number {
  switch (which) {
    case 'power':
      return Math.max(0, powerOf(game, id));
    case 'armor':
      return armorOf(game, id);
    case 'damage':
      return onIt(game, id).damage;
  }
}

/** Returns what an effect would deal to one creature, which can depend on that creature: the recipient. */
export function damageTo(game: Game, { amount }: EffectOf<'deal'>, id: CardId, bindings: Bindings): number {
  return evaluate(game, amount, { ...bindings, recipient: id });
}
