/** Sentences about decks: draw, refill, dig, shuffle, search, make token creatures. */
import type { Effect, FoundPlace } from '../../language/effects.ts';
import type { Select } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { settle } from '../reactions/settle.ts';
import { log } from '../../log/log.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { discardCards } from '../steps/discard.ts';
import { drawCards, refillHand } from '../steps/draw.ts';
import { putIntoPlay } from '../steps/enter-play.ts';
import { assemble } from '../steps/gigantic.ts';
import { moveCards } from '../steps/leave-play.ts';
import { playByEffect } from '../steps/play.ts';
import { makeToken } from '../steps/make-token.ts';
import { evaluate } from '../../queries/amounts.ts';
import { randomCards } from '../../state/chance.ts';
import { inOrderOfPiles } from './card-order.ts';
import { matchesNoun } from '../../queries/filters.ts';
import { pickTargets, wants } from './choose-targets.ts';
import { placeInLine } from '../../queries/line-position.ts';
import { choosePlayer } from './player-effects.ts';
import { playerMeant, playersMeant } from '../../queries/named-players.ts';
import type { Outcome, Script } from './script.ts';
import { DONE, NOTHING } from './script.ts';

type DeckEffect = Extract<
  Effect,
  {
    kind:
      | 'draw'
      | 'refill'
      | 'discard-from-deck'
      | 'discard-until'
      | 'reveal-until'
      | 'shuffle-deck'
      | 'shuffle-discard-into-deck'
      | 'swap-deck-and-discard'
      | 'search'
      | 'make-token';
  }
>;
type EffectOf<K extends DeckEffect['kind']> = Extract<DeckEffect, { kind: K }>;

export function* perform(game: Game, effect: DeckEffect, script: Script): Step<Outcome> {
  const { bindings } = script;
  switch (effect.kind) {
    case 'draw':
      return yield* draw(game, effect, bindings);
    case 'refill':
      for (const id of playersMeant(game, effect.who, bindings)) yield* refillHand(game, id);
      return DONE;
    case 'discard-from-deck':
      return yield* mill(game, effect, script);
    case 'discard-until':
      return yield* dig(game, effect, script);
    case 'reveal-until':
      return yield* revealUntil(game, effect, script);
    case 'shuffle-deck':
      for (const id of playersMeant(game, effect.of, bindings)) {
        yield* happen(game, { type: 'deckShuffled', player: id });
      }
      return DONE;
    case 'shuffle-discard-into-deck':
      for (const id of playersMeant(game, effect.of, bindings)) {
        yield* moveCards(
          game,
          player(game, id).discard.map((one) => ({ card: one, to: 'deck' as const })),
        );
        yield* happen(game, { type: 'deckShuffled', player: id, withDiscard: true });
      }
      return DONE;
    case 'swap-deck-and-discard':
      for (const id of playersMeant(game, effect.of, bindings)) yield* swapDeckAndDiscard(game, id);
      return DONE;
    case 'search':
      return yield* search(game, effect, bindings);
    case 'make-token':
      return yield* makeTokens(game, effect, bindings);
  }
}

function* draw(game: Game, { who, amount }: EffectOf<'draw'>, bindings: Bindings): Step<Outcome> {
  let drawn = 0;
  for (const id of playersMeant(game, who, bindings)) {
    const wanted = evaluate(game, amount, { ...bindings, player: id });
    drawn += (yield* drawCards(game, id, wanted)).length;
  }
  return { done: drawn > 0, amount: drawn };
}

/** Discards cards from one end of a deck: fewer if the deck holds fewer, without reshuffling [14.25]. */
function* mill(
  game: Game,
  { of, amount, from }: EffectOf<'discard-from-deck'>,
  script: Script,
): Step<Outcome> {
  if (of === 'a-player') {
    // If no card can be discarded, no player is asked [20.5].
    if (game.state.seats.every((id) => player(game, id).deck.length === 0)) return NOTHING;
    yield* choosePlayer(game, script);
  }
  const { bindings } = script;
  const players = playersMeant(game, of === 'a-player' ? 'that-player' : of, bindings);
  const wanted = evaluate(game, amount, bindings);
  const discarded: CardId[] = [];
  for (const id of players) {
    for (let count = 0; count < wanted; count++) {
      const next = player(game, id).deck.at(from === 'bottom' ? -1 : 0);
      if (next === undefined) break;
      discarded.push(...(yield* discardCards(game, id, [next])));
    }
  }
  return {
    done: discarded.length === wanted * players.length && wanted > 0,
    cards: discarded,
    thisWay: { discarded },
    amount: discarded.length,
  };
}

/** Swaps the piles at once. Nothing is discarded or drawn by this [14.42]. */
function* swapDeckAndDiscard(game: Game, id: PlayerId): Step {
  const { deck, discard } = player(game, id);
  const moves = [
    ...deck.map((one) => ({ card: one, from: 'deck' as const, to: 'discard' as const })),
    ...discard.map((one) => ({ card: one, from: 'discard' as const, to: 'deck' as const })),
  ];
  log(game, id, 'log.swapDeckAndDiscard');
  for (const move of moves) commit(game, { type: 'cardMoved', ...move, player: id, silent: true });
  yield* settle(game);
}

/** Discards one card at a time until one matches or the deck or hand is empty [14.10]. */
function* dig(game: Game, { of, found, from }: EffectOf<'discard-until'>, script: Script): Step<Outcome> {
  const id = playerMeant(game, of, script.bindings);
  if (id === undefined) return NOTHING;
  const discarded: CardId[] = [];
  for (;;) {
    const { deck, hand } = player(game, id);
    const next = from === 'hand' ? randomCards(game.state, hand, 1)[0] : deck[0];
    if (next === undefined) break;
    discarded.push(...(yield* discardCards(game, id, [next])));
    if (!matchesNoun(game, next, found, script.bindings)) continue;
    script.bindings = { ...script.bindings, found: true };
    return { done: true, cards: [next], thisWay: { discarded }, amount: discarded.length };
  }
  script.bindings = { ...script.bindings, found: false };
  return { done: false, cards: [], thisWay: { discarded }, amount: discarded.length };
}

/** Reveals one card at a time until one matches, the player stops, or the deck is empty [14.38]. */
function* revealUntil(
  game: Game,
  { of, found: sought, mayStop }: EffectOf<'reveal-until'>,
  script: Script,
): Step<Outcome> {
  const id = playerMeant(game, of, script.bindings);
  if (id === undefined) return NOTHING;
  const revealed: CardId[] = [];
  let found = false;
  while (!found) {
    const next = player(game, id).deck[revealed.length];
    if (next === undefined) break;
    if (mayStop && revealed.length > 0 && !(yield* wants(game, script.bindings))) break;
    yield* happen(game, { type: 'cardRevealed', card: next, player: id });
    revealed.push(next);
    found = matchesNoun(game, next, sought, script.bindings);
  }
  script.bindings = { ...script.bindings, found };
  return { done: found, cards: revealed, thisWay: { revealed }, amount: revealed.length };
}

/** Searches zones for a card. The player may fail to find it. Shuffles the deck if it was searched [14.39]. */
function* search(game: Game, effect: EffectOf<'search'>, bindings: Bindings): Step<Outcome> {
  const id = playerMeant(game, effect.of, bindings);
  if (id === undefined) return NOTHING;
  const found = yield* pickTargets(
    game,
    { ...effect.what, zone: { kind: 'zone', of: effect.of, name: effect.zones } },
    bindings,
    { verb: 'search', optional: true, purpose: 'pick-from-list', chooser: game.state.activePlayer },
  );
  if (isDescribed(effect.what)) {
    for (const one of found) commit(game, { type: 'cardRevealed', card: one, player: id });
  }
  if (!AFTER_SHUFFLING.has(effect.to)) yield* bring(game, effect.to, found, id, bindings);
  if (effect.zones.includes('deck')) yield* happen(game, { type: 'deckShuffled', player: id });
  if (AFTER_SHUFFLING.has(effect.to)) yield* bring(game, effect.to, found, id, bindings);
  return { done: found.length > 0, cards: found, amount: found.length };
}

/** Only a search for certain cards has to show that it found one [14.39]. */
const isDescribed = ({ type, where }: Select): boolean => type !== 'card' || where.length > 0;

const AFTER_SHUFFLING: ReadonlySet<FoundPlace> = new Set<FoundPlace>(['top', 'played']);

function* bring(
  game: Game,
  to: FoundPlace,
  found: readonly CardId[],
  id: PlayerId,
  { self }: Bindings,
): Step {
  switch (to) {
    case 'hand':
    case 'archives':
      yield* moveCards(
        game,
        found.map((one) => ({ card: one, to })),
      );
      return;
    case 'play':
      for (const one of yield* assemble(game, found)) yield* putIntoPlay(game, one, id);
      return;
    case 'discard':
      yield* discardCards(game, id, found);
      return;
    case 'top': {
      const ordered = yield* inOrderOfPiles(game, found, 'top', self);
      yield* moveCards(
        game,
        ordered.map((one) => ({ card: one, to: 'deck', position: 'top' })),
      );
      return;
    }
    case 'played':
      for (const one of yield* assemble(game, found)) yield* playByEffect(game, one, id);
  }
}

function* makeTokens(
  game: Game,
  { amount, ready, who = 'you', at, named }: EffectOf<'make-token'>,
  bindings: Bindings,
): Step<Outcome> {
  const maker = playerMeant(game, who, bindings);
  if (maker === undefined) return NOTHING;
  if (named !== undefined && player(game, maker).tokenCreature !== named) return NOTHING;
  const wanted = evaluate(game, amount, bindings);
  const made: CardId[] = [];
  for (let count = 0; count < wanted; count++) {
    const token = yield* makeToken(game, maker, {
      ready: ready ?? false,
      ...(at !== undefined && { place: placeInLine(game, at, bindings) }),
    });
    if (token !== null) made.push(token);
  }
  return { done: made.length === wanted && wanted > 0, cards: made, amount: made.length };
}
