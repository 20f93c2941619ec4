/**
 * The changes for one viewer since the last call, made from the events that happened. Only cards that events
 * touched are compared.
 */
import { copyOf } from '../state/copy.ts';
import type { Changes, Game } from '../state/game.ts';
import { boardOf } from '../queries/board.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { cardView } from './cards.ts';
import { changesOf } from './changes.ts';
import { eventViews } from './events.ts';
import { viewIdOf } from './names.ts';
import { promptView } from './prompts.ts';
import { isInView, sideView, situation, viewFor } from './table.ts';
import type { CardView, EventView, PromptView, TableView, ViewChanges, Viewer, ViewId } from './types.ts';
import { shownToPlayer } from './visibility.ts';

/** A viewer's seat at the table. */
export interface Feed {
  /** The whole view, as of the last call of `next`. */
  full(): TableView;
  /** The changes since the last call; `undefined` if there are none for this viewer. */
  next(): { changes: ViewChanges; events: EventView[] } | undefined;
  /** Stops recording for this viewer. */
  close(): void;
}

/** Opens a feed for a viewer; it records from now on. */
export function openFeed(game: Game, viewer: Viewer): Feed {
  const recorded: Changes = { cards: new Set(), events: [] };
  game.changes.push(recorded);
  const seen: Seen = {
    view: viewFor(game, viewer),
    names: namesNow(game, viewer),
    board: boardOf(game),
    shown: shownCards(game, viewer),
  };
  return {
    full: () => copyOf(seen.view),
    next() {
      const events = eventViews(game, recorded.events, viewer, seen.names);
      const changes: ViewChanges = {};
      const cards: ViewChanges = {};
      for (const id of touched(game, viewer, seen, recorded)) updateCard(game, id, viewer, seen, cards);
      updateTable(game, viewer, seen, changes);
      addWithin(changes, 'cards', cards);
      if (recorded.events.some(({ type }) => type === 'deckShuffled')) seen.names = namesNow(game, viewer);
      recorded.cards.clear();
      recorded.events = [];
      return isEmpty(changes) && events.length === 0 ? undefined : { changes, events };
    },
    close() {
      game.changes.splice(game.changes.indexOf(recorded), 1);
    },
  };
}

/** The view that the viewer has; updated in place. */
interface Seen {
  view: TableView;
  /** The names under which the viewer knows the cards. */
  names: Map<CardId, ViewId>;
  board: ReturnType<typeof boardOf>;
  /** Hidden cards that were shown to the viewer. */
  shown: readonly CardId[];
}

function namesNow(game: Game, viewer: Viewer): Map<CardId, ViewId> {
  return new Map(Object.keys(game.state.cards).map((id) => [id, viewIdOf(game, id, viewer)]));
}

/** Cards that events name, and cards that can look different although no event names them. */
function touched(game: Game, viewer: Viewer, seen: Seen, changes: Changes): Set<CardId> {
  const found = new Set(changes.cards);
  const board = boardOf(game);
  if (board !== seen.board) {
    for (const id of seen.board.of.keys()) found.add(id);
    for (const id of board.of.keys()) found.add(id);
    seen.board = board;
  }
  for (const id of seen.shown) found.add(id);
  seen.shown = shownCards(game, viewer);
  for (const id of seen.shown) found.add(id);
  return found;
}

/** Hidden cards that the viewer sees temporarily, whatever happens to them. */
function shownCards(game: Game, viewer: Viewer): CardId[] {
  const shown = shownToPlayer(game, viewer);
  for (const seat of game.state.seats) {
    const top = game.state.players[seat]?.revealedTop ?? null;
    if (top !== null) shown.push(top);
  }
  return shown;
}

function updateCard(
  game: Game,
  id: CardId,
  viewer: Viewer,
  { view, names }: Seen,
  changes: ViewChanges,
): void {
  const { cards } = view;
  const oldName = names.get(id);
  if (!(id in game.state.cards)) return forget(cards, oldName, changes);
  const name = viewIdOf(game, id, viewer);
  const now = isInView(game, id, viewer) ? cardView(game, id, viewer) : undefined;
  names.set(id, name);
  if (oldName !== undefined && oldName in cards && (now === undefined || oldName !== name)) {
    delete cards[oldName];
    (changes['-'] ??= []).push(oldName);
  }
  if (now === undefined) return;
  addCard(changes, cards[name], now);
  cards[name] = now;
}

/** The card was added by hand, and that was taken back. */
function forget(cards: TableView['cards'], name: ViewId | undefined, changes: ViewChanges): void {
  if (name === undefined || !(name in cards)) return;
  delete cards[name];
  (changes['-'] ??= []).push(name);
}

function addCard(changes: ViewChanges, before: CardView | undefined, now: CardView): void {
  if (before === undefined) changes[`=${now.id}`] = now;
  else addWithin(changes, now.id, changesOf(before, now));
}

function updateTable(game: Game, viewer: Viewer, seen: Seen, changes: ViewChanges): void {
  const { players, cards, ...before } = seen.view;
  const now = situation(game);
  Object.assign(changes, changesOf(before, now));
  const sides: ViewChanges = {};
  for (const seat of game.state.seats) updateSide(game, seat, viewer, seen.view, sides);
  addWithin(changes, 'players', sides);
  seen.view = { ...now, players, cards };
}

function updateSide(
  game: Game,
  seat: PlayerId,
  viewer: Viewer,
  { players }: TableView,
  changes: ViewChanges,
): void {
  const { prompt: asked, ...before } = players[seat] ?? sideView(game, seat, viewer);
  const now = sideView(game, seat, viewer);
  const side = changesOf(before, now) ?? {};
  players[seat] = now;
  if (asked !== undefined) {
    const prompt = promptView(game, seat);
    addPrompt(side, asked, prompt);
    players[seat] = { ...now, prompt };
  }
  addWithin(changes, seat, side);
}

/** The same prompt is sent by its differences. A new one is shorter when it is sent whole. */
function addPrompt(changes: ViewChanges, before: PromptView, now: PromptView): void {
  const isSame = before.purpose === now.purpose && before.source?.id === now.source?.id;
  if (isSame) addWithin(changes, 'prompt', changesOf(before, now));
  else changes['=prompt'] = now;
}

function addWithin(changes: ViewChanges, name: string, within: ViewChanges | undefined): void {
  if (within !== undefined && !isEmpty(within)) changes[`.${name}`] = within;
}

function isEmpty(changes: ViewChanges): boolean {
  for (const _ in changes) return false;
  return true;
}
