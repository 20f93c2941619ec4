/** One manual correction, from the prompt it may need to the final state check [17.1]. */
import type { Game } from '../state/game.ts';
import { card, cardArg, opponentOf, player } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import { keywordOf } from '../queries/card-queries.ts';
import { commit } from '../events/commit.ts';
import type { CardCorrection, EventOf } from '../state/events.ts';
import { happen } from '../rules/reactions/happen.ts';
import { react } from '../rules/reactions/react.ts';
import { settle } from '../rules/reactions/settle.ts';
import { log, named } from '../log/log.ts';
import { pickCards, say } from '../prompts/ask.ts';
import { requestConsent } from '../prompts/consent.ts';
import type { Step } from '../prompts/question.ts';
import { randomCards } from '../state/chance.ts';
import { MOST_CHAINS } from '../state/state.ts';
import { choosePlace } from '../rules/steps/battleline.ts';
import { drawCards } from '../rules/steps/draw.ts';
import { moveCards } from '../rules/steps/leave-play.ts';
import { mulligan } from '../rules/steps/setup.ts';
import type { CardId, House, KeyColor, PlayerId } from '../vocabulary.ts';
import { KEY_COLORS } from '../vocabulary.ts';
import type { ManualAct, TokenKind } from '../state/manual-acts.ts';
import { alert } from './alert.ts';
import { itemsOf, useItem } from './card-menu.ts';
import { canDrag, drag } from './move.ts';

type Act<D extends ManualAct['do']> = Extract<ManualAct, { do: D }>;

/** Says whether this player can make the correction now. */
export function canCorrect(game: Game, who: PlayerId, act: ManualAct): boolean {
  const { hand, deck, keys, activeHouse, tokenCreature } = player(game, who);
  switch (act.do) {
    case 'set-house':
      return activeHouse !== null;
    case 'add-card':
      return game.library.get(act.card) !== undefined;
    case 'first-player':
      return game.state.seats.includes(act.player) && game.open[0]?.question.purpose === 'ready';
    case 'forge':
      return keyToTurn(keys, act.color, false) !== null;
    case 'unforge':
      return keyToTurn(keys, act.color, true) !== null;
    case 'make-token-creature':
      return tokenCreature !== null && deck.length > 0;
    case 'mulligan':
      return hand.length > 0;
    case 'change-stat':
      return player(game, who)[act.stat] + act.by >= 0;
    case 'set-token':
      return cardsForToken(game, who, act.token).length > 0;
    case 'give-control':
      return ownCardsInPlay(game, who).length > 0;
    case 'draw':
    case 'discard':
    case 'discard-from-deck':
      return act.amount > 0;
    case 'move':
      return Object.hasOwn(game.state.cards, act.card) && canDrag(game, who, act.card, act.to);
    case 'menu':
      return Object.hasOwn(game.state.cards, act.card) && itemsOf(game, who, act.card).includes(act.item);
    case 'cancel-prompt':
    case 'reveal-hand':
    case 'shuffle':
    case 'set-tide':
      return true;
  }
}

/** Makes the correction. The state check follows as after an event [9.6]. */
export function* correct(game: Game, who: PlayerId, act: Exclude<ManualAct, Act<'cancel-prompt'>>): Step {
  switch (act.do) {
    case 'menu':
      return yield* useItem(game, who, act.card, act.item);
    case 'move':
      return yield* drag(game, who, act.card, act.to);
    case 'set-token':
      yield* setToken(game, who, act);
      break;
    case 'give-control':
      yield* giveControl(game, who);
      break;
    case 'forge':
      yield* forgeByConsent(game, who, act.color);
      break;
    case 'make-token-creature':
      yield* makeTokenCreature(game, who);
      break;
    case 'draw':
      alert(game, who, 'log.manual.draw', { number: act.amount });
      yield* drawCards(game, who, act.amount);
      break;
    case 'discard':
      alert(game, who, 'log.manual.discard', { number: act.amount });
      yield* discardByHand(game, who, randomCards(game.state, player(game, who).hand, act.amount));
      break;
    case 'discard-from-deck':
      alert(game, who, 'log.manual.discard-from-deck', { number: act.amount });
      yield* discardByHand(game, who, player(game, who).deck.slice(0, act.amount));
      break;
    default:
      correctAtOnce(game, who, act);
  }
  yield* settle(game);
}

/** This is not what the rules call discarding. Only the change of zone triggers abilities [17.2]. */
function* discardByHand(game: Game, who: PlayerId, cards: readonly CardId[]): Step {
  for (const id of cards) log(game, who, 'log.discard', { card: cardArg(game, id) });
  yield* moveCards(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
  );
}

type AtOnce = Exclude<
  ManualAct,
  Act<
    | 'menu'
    | 'move'
    | 'set-token'
    | 'give-control'
    | 'forge'
    | 'make-token-creature'
    | 'draw'
    | 'discard'
    | 'discard-from-deck'
    | 'cancel-prompt'
  >
>;

/** Corrections that ask nothing and trigger nothing. */
function correctAtOnce(game: Game, who: PlayerId, act: AtOnce): void {
  switch (act.do) {
    case 'set-house':
      return setHouse(game, who, act.house);
    case 'add-card':
      return addCard(game, who, act);
    case 'first-player':
      commit(game, { type: 'startingPlayerSet', player: act.player });
      return alert(game, who, 'log.manual.first-player', { target: { player: act.player } });
    case 'unforge':
      return unforge(game, who, act.color);
    case 'mulligan':
      alert(game, who, 'log.manual.mulligan');
      return mulligan(game, who);
    case 'reveal-hand': {
      const list = player(game, who).hand.map((id) => cardArg(game, id));
      return alert(game, who, 'log.manual.reveal-hand', { cards: { list } });
    }
    case 'shuffle':
      alert(game, who, 'log.manual.shuffle');
      return commit(game, { type: 'deckShuffled', player: who });
    case 'set-tide': {
      const holder = { high: who, low: opponentOf(game, who), neutral: null }[act.level];
      commit(game, { type: 'tideSet', holder });
      return alert(game, who, `log.manual.tide-${act.level}`);
    }
    case 'change-stat': {
      const { stat, by } = act;
      const sum = player(game, who)[stat] + by;
      const now = stat === 'chains' ? Math.min(sum, MOST_CHAINS) : sum;
      commit(game, { type: 'playerCorrected', player: who, changes: { [stat]: now } });
      return alert(game, who, `log.manual.set-${stat}`, { number: now });
    }
  }
}

function setHouse(game: Game, who: PlayerId, house: House | null): void {
  commit(game, { type: 'playerCorrected', player: who, changes: { activeHouse: house } });
  if (house === null) alert(game, who, 'log.manual.no-house');
  else alert(game, who, 'log.manual.set-house', { house: { house } });
}

/** The card belongs to its printed house; with several, to that of the deck. */
function addCard(game: Game, who: PlayerId, { card: slug, to }: Act<'add-card'>): void {
  const { houses } = prepare(game.library, slug).facts;
  const deckHouses: readonly string[] = player(game, who).houses;
  const house = houses.find((each) => deckHouses.includes(each)) ?? houses[0] ?? player(game, who).houses[0];
  if (house === undefined) throw new Error(`${slug} belongs to no house`);
  const id: CardId = `c${game.state.nextCard}`;
  commit(game, { type: 'cardAdded', card: id, player: who, slug, house, to });
  alert(game, who, `log.manual.add-${to}`, { card: cardArg(game, id) });
}

function keyToTurn(
  keys: Readonly<Record<KeyColor, boolean>>,
  wanted: KeyColor | null,
  isForged: boolean,
): KeyColor | null {
  const fitting = KEY_COLORS.filter((color) => keys[color] === isForged);
  return (wanted === null ? fitting[0] : fitting.find((color) => color === wanted)) ?? null;
}

function* forgeByConsent(game: Game, who: PlayerId, wanted: KeyColor | null): Step {
  const color = keyToTurn(player(game, who).keys, wanted, false);
  if (color === null) return;
  const reply = yield* requestConsent(game, {
    asker: who,
    text: say('prompt.consent.forge', { player: { player: who }, color }),
    waiting: 'prompt.consent.forgeWaiting',
  });
  if (reply !== 'yes') return alert(game, who, 'log.manual.refused');
  alert(game, who, 'log.manual.forge', { color });
  yield* happen(game, { type: 'keyForged', player: who, color, cost: 0, pool: 0, cards: [] });
}

function unforge(game: Game, who: PlayerId, wanted: KeyColor | null): void {
  const { keys } = player(game, who);
  const color = keyToTurn(keys, wanted, true);
  if (color === null) return;
  commit(game, { type: 'playerCorrected', player: who, changes: { keys: { ...keys, [color]: false } } });
  alert(game, who, 'log.manual.unforge', { color });
}

function* makeTokenCreature(game: Game, who: PlayerId): Step {
  const [top] = player(game, who).deck;
  if (top === undefined) return;
  const deploy = keywordOf(game, top, 'deploy') > 0 || player(game, who).battleline.length > 1;
  const index = yield* choosePlace(game, top, who, { deploy, cancellable: true, by: who });
  if (index === null) return;
  const event: EventOf<'cardEntered'> = {
    type: 'cardEntered',
    card: top,
    player: who,
    from: 'deck',
    index,
    exhausted: true,
    facedown: true,
  };
  commit(game, event);
  alert(game, who, 'log.manual.token-creature', { card: named(game, top) });
  yield* settle(game);
  yield* react(game, [event]);
}

/** The player's own cards in play that can have it: only creatures have damage and statuses. */
function cardsForToken(game: Game, who: PlayerId, token: TokenKind): CardId[] {
  return token === 'amber' ? ownCardsInPlay(game, who) : player(game, who).battleline.slice();
}

function ownCardsInPlay(game: Game, who: PlayerId): CardId[] {
  const { battleline, artifacts } = player(game, who);
  return [...battleline, ...artifacts];
}

function* setToken(game: Game, who: PlayerId, { token, amount }: Act<'set-token'>): Step {
  const chosen = yield* chooseCard(game, who, cardsForToken(game, who, token));
  if (chosen === null) return;
  const { counters } = card(game, chosen);
  commit(game, { type: 'cardCorrected', card: chosen, changes: tokenChanges(token, amount, counters) });
  alert(game, who, `log.manual.token-${token}`, { card: cardArg(game, chosen), number: amount });
}

function* giveControl(game: Game, who: PlayerId): Step {
  const chosen = yield* chooseCard(game, who, ownCardsInPlay(game, who));
  if (chosen !== null) yield* useItem(game, who, chosen, 'give-control');
}

/** @returns `null` if the player cancels */
function* chooseCard(game: Game, who: PlayerId, cards: readonly CardId[]): Step<CardId | null> {
  const picked = yield* pickCards(game, {
    player: who,
    purpose: 'target',
    source: null,
    title: say('prompt.manual.card'),
    cards,
    min: 1,
    max: 1,
    cancellable: true,
  });
  return picked?.[0] ?? null;
}

function tokenChanges(
  token: TokenKind,
  amount: number,
  { power: _before, ...others }: CardCorrection['counters'] & object,
): CardCorrection {
  switch (token) {
    case 'amber':
    case 'damage':
      return { [token]: amount };
    case 'power':
      return { counters: amount > 0 ? { ...others, power: amount } : others };
    case 'stun':
      return { stunned: amount > 0 };
    case 'ward':
      return { warded: amount > 0 };
    case 'enrage':
      return { enraged: amount > 0 };
  }
}
