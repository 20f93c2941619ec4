/** The only exit for a game's data: what one viewer may see of it. */
import type { Game } from '../state/game.ts';
import { card, faceOf, player } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { CardState } from '../state/state.ts';
import type { Tally } from '../state/tally.ts';
import { tallyNow } from '../state/tally.ts';
import type { CardId, CardSlug, PlayerId, TideLevel } from '../vocabulary.ts';
import { cardView } from './cards.ts';
import { nameIndex, namesOfList, viewIdOf } from './names.ts';
import type { NamesOfList } from './names.ts';
import { isRevealedTop, isShown, seesAs } from './visibility.ts';
import { promptView } from './prompts.ts';
import type { CardView, PlayerView, TableView, ViewId, Viewer } from './types.ts';
import { isHaunted, isOverwhelmed } from '../queries/conditions.ts';
import { keyCost, keyCostChanges } from '../queries/forging.ts';
import { canRedo, undoFor } from '../queries/undo-offer.ts';

/** Returns the whole table as one viewer may see it. */
export function viewFor(game: Game, viewer: Viewer): TableView {
  const players: Record<PlayerId, PlayerView> = {};
  const named = namesOfList(game, viewer);
  for (const seat of game.state.seats) {
    const side = sideView(game, seat, viewer, named);
    players[seat] = isAsked(viewer, seat) ? { ...side, prompt: promptView(game, seat) } : side;
  }
  return { ...situation(game), players, cards: cardViews(game, viewer) };
}

/** Every card that the viewer may see, by name. */
export function cardViews(game: Game, viewer: Viewer): Record<ViewId, CardView> {
  const cards: Record<ViewId, CardView> = {};
  // The order of the cards in the state would tell the order in which a deck lists them.
  const name = nameIndex(game, viewer);
  const inView = cardsInView(game, viewer).sort(
    (one, other) => one.viewNumbers[name] - other.viewNumbers[name],
  );
  for (const state of inView) {
    const view = cardView(game, state, viewer);
    cards[view.id] = view;
  }
  return cards;
}

/** A prompt is shown only to the player who is asked. */
export function isAsked(viewer: Viewer, seat: PlayerId): boolean {
  return viewer.kind === 'player' && viewer.player === seat;
}

/** Facts about the table as a whole. */
export function situation(game: Game): Omit<TableView, 'players' | 'cards'> {
  const { turn, step, activePlayer, seats, winner, winReason, tideInPlay } = game.state;
  const { agreements, timeCalled, decksExchanged } = game.state;
  return {
    turn,
    round: roundOf(game),
    step,
    activePlayer,
    startingPlayer: seats[0],
    waitingFor: game.open.filter(({ answer }) => answer === null).map(({ question }) => question.player),
    winner,
    winReason,
    tideInPlay,
    ...(agreements.manual && { manual: true }),
    ...(timeCalled !== null && { timeCalled: true }),
    ...(decksExchanged && { decksExchanged: true }),
    ...(step === 'over' && { tally: finalTally(game) }),
  };
}

function finalTally({ state }: Game): Tally {
  const { turns, players } = state.tally;
  return { turns: [...turns, tallyNow(state)], players };
}

/** A round is one turn of each player. It ends when both have taken theirs [3.7]. */
function roundOf(game: Game): number {
  const [one, other] = game.state.seats;
  return 1 + Math.min(player(game, one).turnsTaken, player(game, other).turnsTaken);
}

/** Returns every card whose face or back the viewer may see: all except those in decks, unless a prompt shows them. */
function cardsInView(game: Game, viewer: Viewer): CardState[] {
  const { cards } = game.state;
  const found: CardState[] = [];
  for (const id in cards) {
    const state = cards[id];
    if (state !== undefined && (state.zone !== 'deck' || isInView(game, id, viewer))) found.push(state);
  }
  return found;
}

export function isInView(game: Game, id: CardId, viewer: Viewer): boolean {
  return card(game, id).zone !== 'deck' || isRevealedTop(game, id) || isShown(game, id, viewer);
}

/** One side of the table, without its player's prompt. */
export function sideView(game: Game, id: PlayerId, viewer: Viewer, named: NamesOfList): PlayerView {
  const side = player(game, id);
  const areBacks = !seesAs(viewer, id);
  const view: PlayerView = {
    id,
    houses: side.houses,
    activeHouse: side.activeHouse,
    amber: side.amber,
    chains: side.chains,
    keys: { ...side.keys },
    keyCost: keyCost(game, id),
    tide: tideOf(game, id),
    deckSize: side.deck.length,
    hand: named(side.hand, areBacks),
    battleline: named(side.battleline, false),
    artifacts: named(side.artifacts, false),
    discard: named(side.discard, false),
    archives: named(side.archives, areBacks),
    purged: named(side.purged, false),
    resolving: named(side.resolving, false),
    prophecies: NO_NAMES,
    archonPowers: NO_NAMES,
    tokenCreature: side.tokenCreature,
  };
  // Assigned, not spread: a view is made for each viewer after each decision, and most have none of these.
  const costChanges = costChangesOf(game, id);
  if (costChanges.length > 0) view.keyCostChanges = costChanges;
  if (isHaunted(game, id)) view.haunted = true;
  if (isOverwhelmed(game, id)) view.overwhelmed = true;
  if (side.revealedTop !== null) view.topOfDeck = viewIdOf(game, side.revealedTop, viewer);
  if (side.aside.length > 0) Object.assign(view, referenceCards(game, side.aside, named));
  if (isAsked(viewer, id)) Object.assign(view, ownChoices(game, id));
  return view;
}

/** Why a key costs more or less than usual. */
function costChangesOf(game: Game, id: PlayerId): { slug: CardSlug; by: number }[] {
  return keyCostChanges(game, id)
    .filter(({ by }) => by !== 0)
    .map(({ source, by }) => ({ slug: faceOf(game, source), by }));
}

/** What a player can do besides answering, and the player's prompt preferences. */
function ownChoices(game: Game, id: PlayerId): Pick<PlayerView, 'undo' | 'redo' | 'automation'> {
  const undo = undoFor(game, id);
  const automation = game.automation[id];
  return {
    ...(undo !== null && { undo: undo.free ? 'free' : 'request' }),
    ...(canRedo(game, id) && { redo: true }),
    ...(automation && { automation }),
  };
}

/** The cards beside the identity card [5.10, 5.11]. */
function referenceCards(
  game: Game,
  aside: readonly CardId[],
  named: NamesOfList,
): Pick<PlayerView, 'prophecies' | 'archonPowers'> {
  return {
    prophecies: named(
      aside.filter((one) => !isArchonPower(game, one)),
      false,
    ),
    archonPowers: named(
      aside.filter((one) => isArchonPower(game, one)),
      false,
    ),
  };
}

const NO_NAMES: readonly ViewId[] = [];

const isArchonPower = (game: Game, id: CardId): boolean =>
  prepare(game.library, card(game, id).slug).facts.type === 'archon power';

function tideOf(game: Game, id: PlayerId): TideLevel {
  if (game.state.tide === null) return 'neutral';
  return game.state.tide === id ? 'high' : 'low';
}
