/**
 * What changed for one viewer since they last looked, made from the events that happened: only cards that events
 * touched are looked at again.
 */
import type { Changes, Game } from '../game.ts';
import { boardOf } from '../characteristics/board.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { cardView } from './cards.ts';
import { eventViews } from './events.ts';
import { viewIdOf } from './names.ts';
import { changesOf } from './operations.ts';
import { promptView } from './prompts.ts';
import { isInView, sideView, situation, viewFor } from './table.ts';
import type { CardView, EventView, PromptView, TableView, Viewer, ViewId, ViewOp } from './types.ts';
import { shownByQuestion } from './visibility.ts';

/** A viewer's place at the table. */
export interface Feed {
  /** Everything, as it was at the last call of `next`. */
  full(): TableView;
  /** What changed since the last call; `undefined` if nothing did for this viewer. */
  next(): { ops: ViewOp[]; events: EventView[] } | undefined;
  /** Stops recording for this viewer. */
  close(): void;
}

/** Opens a feed for a viewer; it records from now on. */
export function openFeed(game: Game, viewer: Viewer): Feed {
  const changes: Changes = { cards: new Set(), events: [] };
  game.changes.push(changes);
  const seen: Seen = {
    view: viewFor(game, viewer),
    names: namesNow(game, viewer),
    board: boardOf(game),
    shown: shownByQuestion(game, viewer),
  };
  return {
    full: () => structuredClone(seen.view),
    next() {
      const events = eventViews(game, changes.events, viewer, seen.names);
      const ops: ViewOp[] = [];
      for (const id of touched(game, viewer, seen, changes)) updateCard(game, id, viewer, seen, ops);
      updateTable(game, viewer, seen, ops);
      if (changes.events.some(({ type }) => type === 'deckShuffled')) seen.names = namesNow(game, viewer);
      changes.cards.clear();
      changes.events = [];
      return ops.length === 0 && events.length === 0 ? undefined : { ops, events };
    },
    close() {
      game.changes.splice(game.changes.indexOf(changes), 1);
    },
  };
}

/** What the viewer was last told; brought up to date in place. */
interface Seen {
  view: TableView;
  /** The names under which they know the cards. */
  names: Map<CardId, ViewId>;
  board: ReturnType<typeof boardOf>;
  /** Hidden cards that were shown with the last question. */
  shown: readonly CardId[];
}

function namesNow(game: Game, viewer: Viewer): Map<CardId, ViewId> {
  return new Map(Object.keys(game.state.cards).map((id) => [id, viewIdOf(game, id, viewer)]));
}

/** Cards that events name, and those that can look different although no event names them. */
function touched(game: Game, viewer: Viewer, seen: Seen, changes: Changes): Set<CardId> {
  const found = new Set(changes.cards);
  const board = boardOf(game);
  if (board !== seen.board) {
    for (const id of seen.board.of.keys()) found.add(id);
    for (const id of board.of.keys()) found.add(id);
    seen.board = board;
  }
  for (const id of seen.shown) found.add(id);
  seen.shown = shownByQuestion(game, viewer);
  for (const id of seen.shown) found.add(id);
  return found;
}

function updateCard(game: Game, id: CardId, viewer: Viewer, { view, names }: Seen, ops: ViewOp[]): void {
  const { cards } = view;
  const oldName = names.get(id);
  const name = viewIdOf(game, id, viewer);
  const now = isInView(game, id, viewer) ? cardView(game, id, viewer) : undefined;
  names.set(id, name);
  if (oldName !== undefined && oldName in cards && (now === undefined || oldName !== name)) {
    delete cards[oldName];
    ops.push(['remove', ['cards', oldName]]);
  }
  if (now === undefined) return;
  ops.push(...cardChanges(cards[name], now));
  cards[name] = now;
}

function cardChanges(before: CardView | undefined, now: CardView): ViewOp[] {
  const path = ['cards', now.id];
  return before === undefined ? [['set', path, now]] : changesOf(before, now, path);
}

function updateTable(game: Game, viewer: Viewer, seen: Seen, ops: ViewOp[]): void {
  const { players, cards, ...before } = seen.view;
  const now = situation(game);
  ops.push(...changesOf(before, now));
  for (const seat of game.state.seats) updateSide(game, seat, viewer, seen.view, ops);
  seen.view = { ...now, players, cards };
}

function updateSide(game: Game, seat: PlayerId, viewer: Viewer, { players }: TableView, ops: ViewOp[]): void {
  const { prompt: asked, ...before } = players[seat] ?? sideView(game, seat, viewer);
  const now = sideView(game, seat, viewer);
  ops.push(...changesOf(before, now, ['players', seat]));
  if (asked === undefined) {
    players[seat] = now;
    return;
  }
  const prompt = promptView(game, seat);
  ops.push(...promptChanges(asked, prompt, ['players', seat, 'prompt']));
  players[seat] = { ...now, prompt };
}

/** The same question asked on is sent by its differences; another one is shorter when it is sent whole. */
function promptChanges(before: PromptView, now: PromptView, path: string[]): ViewOp[] {
  const isSame = before.purpose === now.purpose && before.source?.id === now.source?.id;
  return isSame ? changesOf(before, now, path) : [['set', path, now]];
}
