/** Moving amber between pools, cards and the supply [4.4]. */
import type { AmberPlace, EffectOf } from '../../language/effects.ts';
import type { Game } from '../../state/game.ts';
import { card, player } from '../../state/game.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { isInPlay } from '../../queries/card-queries.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { amountTaken } from './ask-for-number.ts';
import { pickTargets } from './choose-targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING } from './script.ts';

/** Moves amber between a pool, a card and the supply; to a pool it counts as added there [4.4]. */
export function* moveAmber(game: Game, effect: EffectOf<'move-amber'>, bindings: Bindings): Step<Outcome> {
  if (!isPossible(game, effect, bindings)) return namesCards(effect) ? { ...NOTHING, cards: [] } : NOTHING;
  const sources = yield* placesMeant(game, effect.from, bindings);
  const it = sources.cards ?? bindings.it;
  const targets = yield* placesMeant(game, effect.to, { ...bindings, it });
  const wanted = evaluate(game, effect.amount, bindings);
  const [target] = targets.places;
  const moves: number[] = [];
  for (const from of sources.places)
    moves.push(yield* amountTaken(game, effect, bindings.self, Math.min(wanted, amberAt(game, from))));
  for (const [index, source] of sources.places.entries()) {
    const moved = moves[index] ?? 0;
    if (target !== undefined && moved > 0) yield* transferAmber(game, source, target, moved);
  }
  const amount = target === undefined ? 0 : moves.reduce((sum, moved) => sum + moved, 0);
  return {
    done: amount > 0 && (isAnyAmount(effect, wanted) || amount === wanted * moves.length),
    amount,
    ...(namesCards(effect) && { cards: [...(sources.cards ?? []), ...(targets.cards ?? [])] }),
  };
}

/** "All" and "up to" are done by any amount above zero [9.5]. */
const isAnyAmount = ({ upTo }: EffectOf<'move-amber'>, wanted: number): boolean =>
  upTo === true || wanted === Infinity;

/** Amber that moves from one pool to another names no card. */
const namesCards = ({ from, to }: EffectOf<'move-amber'>): boolean => isOnCards(from) || isOnCards(to);

const isOnCards = (place: AmberPlace): boolean => place !== 'supply' && 'on' in place;

type Place = { pool: PlayerId } | { card: CardId } | 'supply';

/** @returns the places, and the cards among them unless the phrase names none */
function* placesMeant(
  game: Game,
  place: AmberPlace,
  bindings: Bindings,
): Step<{ places: Place[]; cards?: readonly CardId[] }> {
  if (place === 'supply') return { places: ['supply'] };
  if ('pool' in place) return { places: playersMeant(game, place.pool, bindings).map((pool) => ({ pool })) };
  const cards = yield* pickTargets(game, place.on, bindings, {
    verb: 'move-amber',
    applicable: (id) => isInPlay(game, id),
  });
  return { places: cards.map((id) => ({ card: id })), cards };
}

function amberAt(game: Game, place: Place): number {
  if (place === 'supply') return Infinity;
  return 'pool' in place ? player(game, place.pool).amber : card(game, place.card).amber;
}

function* transferAmber(game: Game, from: Place, to: Place, amount: number): Step {
  const events: GameEvent[] = [];
  if (from !== 'supply' && 'pool' in from && to !== 'supply' && 'pool' in to) {
    yield* happen(game, { type: 'amberPaid', player: from.pool, to: to.pool, amount });
    return;
  }
  if (from !== 'supply' && 'pool' in from && to !== 'supply' && 'card' in to) {
    yield* happen(game, { type: 'amberPlaced', card: to.card, amount, from: from.pool });
    return;
  }
  if (from !== 'supply') {
    if ('pool' in from) events.push({ type: 'amberLost', player: from.pool, amount });
    else events.push({ type: 'amberRemoved', card: from.card, amount });
  }
  if (to !== 'supply') {
    if ('pool' in to) {
      events.push({ type: 'amberGained', player: to.pool, amount });
    } else {
      events.push({ type: 'amberPlaced', card: to.card, amount });
    }
  }
  yield* happen(game, ...events);
}
