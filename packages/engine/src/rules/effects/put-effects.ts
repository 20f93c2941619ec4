/** Sentences that put cards somewhere: on a deck, into play, under another card [14.21]. */
import { isCreatureInPlay, isInPlay, ownTypeOf } from '../../queries/card-queries.ts';
import { wouldReact } from '../../queries/triggers.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import type { EffectOf, PutPlace } from '../../language/effects.ts';
import type { Participle } from '../../language/nouns.ts';
import type { Step } from '../../prompts/question.ts';
import { inRandomOrder } from '../../state/chance.ts';
import type { Bindings } from '../../state/state.ts';
import { moveAnywhere, moveToFlank } from '../steps/battleline.ts';
import { discardCards } from '../steps/discard.ts';
import { putIntoPlay } from '../steps/enter-play.ts';
import { assemble } from '../steps/gigantic.ts';
import { askForNext } from '../steps/one-at-a-time.ts';
import type { Whole } from '../../queries/gigantic.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { inOrderOfPiles } from './card-order.ts';
import { leastMeant, relocate } from './card-verbs.ts';
import { placeInLine } from '../../queries/line-position.ts';
import { pickTargets } from './choose-targets.ts';
import { playerMeant } from '../../queries/named-players.ts';
import { isWholePile, ownersOfPiles } from '../../queries/shuffled-piles.ts';
import type { Outcome } from './script.ts';
import { isWithinReach } from '../../queries/plain-verbs.ts';

/** Puts the cards of several phrases of one sentence into one place at the same time. */
export function* put(
  game: Game,
  effects: readonly [EffectOf<'put'>, ...EffectOf<'put'>[]],
  bindings: Bindings,
): Step<Outcome> {
  const [first] = effects;
  const { where } = first;
  const cards: CardId[] = [];
  let isComplete = true;
  for (const { target } of effects) {
    const least = leastMeant(game, target, bindings);
    const applicable = (id: CardId) =>
      !cards.includes(id) &&
      isWithinReach(game, target, id, bindings) &&
      (where === 'flank' || where === 'anywhere' ? isCreatureInPlay(game, id) : true);
    const picking = { verb: 'put' as const, applicable, ...(where !== 'play' && { halves: true as const }) };
    const found = yield* pickTargets(game, target, bindings, picking);
    isComplete &&= found.length >= least;
    cards.push(...found);
  }
  const moved = yield* putCards(game, first, cards, bindings);
  return {
    done: isComplete && cards.length > 0 && moved.length === cards.length,
    cards,
    thisWay: { [PUT_PARTICIPLES[where]]: moved },
  };
}

const PUT_PARTICIPLES: Readonly<Record<PutPlace, Participle>> = {
  top: 'moved',
  bottom: 'moved',
  shuffle: 'shuffled',
  hand: 'returned',
  archives: 'archived',
  abduct: 'archived',
  discard: 'discarded',
  play: 'put into play',
  flank: 'moved',
  anywhere: 'moved',
};

function* putCards(
  game: Game,
  { where, target, state, under, whose, order, at, facedown, onlyForeign }: EffectOf<'put'>,
  cards: readonly CardId[],
  bindings: Bindings,
): Step<CardId[]> {
  switch (where) {
    case 'top':
    case 'bottom':
      return yield* relocate(
        game,
        order === 'random'
          ? inRandomOrder(game.state, cards)
          : yield* inOrderOfPiles(game, cards, where, bindings.self),
        (id) => ({ card: id, to: 'deck', position: where }),
      );
    case 'shuffle': {
      const shuffled = yield* relocate(game, cards, (id) => ({ card: id, to: 'deck' }));
      const named = ownersOfPiles(game, target, bindings);
      for (const owner of new Set([...named, ...shuffled.map((id) => card(game, id).owner)])) {
        const withDiscard = named.includes(owner) && isWholePile(target) && { withDiscard: true as const };
        yield* happen(game, { type: 'deckShuffled', player: owner, ...withDiscard });
      }
      return shuffled;
    }
    case 'hand':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'hand' }));
    case 'archives':
      return yield* relocate(game, cards, (id) => {
        const archivist = whose && playerMeant(game, whose, { ...bindings, it: [id] });
        return { card: id, to: 'archives', ...(archivist && { player: archivist }) };
      });
    case 'abduct':
      return yield* relocate(game, cards, (id) => {
        const player = playerMeant(game, whose ?? 'you', bindings) ?? bindings.you;
        const isMarked = !onlyForeign || card(game, id).owner !== player;
        return { card: id, to: 'archives', player, ...(isMarked && { abducted: true as const }) };
      });
    case 'discard':
      return yield* discardCards(game, bindings.you, cards);
    case 'flank':
      for (const id of cards) yield* moveToFlank(game, id, sideOf(at));
      return cards.slice();
    case 'anywhere':
      for (const id of cards) yield* moveAnywhere(game, id);
      return cards.slice();
    case 'play': {
      const entered: CardId[] = [];
      const left = yield* assemble(game, cards);
      const sideFor = (id: CardId) =>
        playerMeant(game, under ?? 'you', { ...bindings, it: [id] }) ?? bindings.you;
      for (let number = 1; left.length > 0; number++) {
        const whole = yield* nextToEnter(game, left, sideFor, number);
        const how = {
          ready: state === 'ready',
          ...(at !== undefined && { place: placeInLine(game, at, { ...bindings, it: [whole.card] }) }),
          ...(facedown && { facedown: true as const }),
        };
        if (yield* putIntoPlay(game, whole, sideFor(whole.card), how)) entered.push(whole.card);
      }
      return entered;
    }
  }
}

/**
 * Takes the next card from the list. The active player orders cards that enter the same battleline, and cards to which
 * something reacts [11.5.1].
 */
function* nextToEnter(
  game: Game,
  left: Whole[],
  sideFor: (id: CardId) => PlayerId,
  number: number,
): Step<Whole> {
  const cards = left.map(({ card: id }) => id);
  const sides = cards.filter((id) => ownTypeOf(game, id) === 'creature').map(sideFor);
  const matters =
    new Set(sides).size < sides.length ||
    cards.some((id) => wouldReact(game, [arrivalOf(game, id, sideFor(id))]));
  const next = cards.length > 1 && matters ? yield* askForNext(game, cards, number) : cards[0];
  const [whole] = left.splice(
    Math.max(
      0,
      cards.findIndex((id) => id === next),
    ),
    1,
  );
  if (whole === undefined) throw new Error('no card is left to enter play');
  return whole;
}

const arrivalOf = (game: Game, id: CardId, side: PlayerId): GameEvent => ({
  type: 'cardEntered',
  card: id,
  player: side,
  from: card(game, id).zone,
  exhausted: true,
});

function sideOf(at: EffectOf<'put'>['at']): 'left' | 'right' | undefined {
  return typeof at === 'object' && at.kind === 'flank' ? at.side : undefined;
}

/** Places cards under another. A card in play leaves play by this: a ward stops it [11.4]. */
export function* placeUnder(game: Game, effect: EffectOf<'place-under'>, bindings: Bindings): Step<Outcome> {
  const { under, target, facedown, grafted } = effect;
  const [host] = yield* pickTargets(game, under, bindings, { verb: 'place-under' });
  const applicable = (id: CardId) => isWithinReach(game, target, id, bindings);
  const cards = yield* pickTargets(game, target, bindings, { verb: 'place-under', applicable, halves: true });
  if (host === undefined || !isInPlay(game, host)) return { done: false, cards };
  const placed = yield* relocate(game, cards, (id) => ({
    card: id,
    to: 'under',
    host: { under: host, facedown, ...(grafted && { grafted }) },
  }));
  return { done: cards.length > 0 && placed.length === cards.length, cards };
}
