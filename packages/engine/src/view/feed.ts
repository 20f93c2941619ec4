/**
 * What changed for one viewer since they last looked, made from the events that happened: only cards and sides that
 * events touched are looked at again.
 */
import type { Changes, Game } from '../game.ts';
import { boardOf } from '../characteristics/board.ts';
import type { CardId } from '../vocabulary.ts';
import { cardView } from './cards.ts';
import { eventViews } from './events.ts';
import { viewIdOf } from './names.ts';
import { changesOf } from './operations.ts';
import { isInView, sideView, situation, viewFor } from './table.ts';
import type { CardView, EventView, TableView, Viewer, ViewId, ViewOp } from './types.ts';

/** A viewer's place at the table. */
export interface Feed {
  /** Everything, as it is now. */
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
  let seen = viewFor(game, viewer);
  let names = namesNow(game, viewer);
  let board = boardOf(game);

  /** Cards out of play that the viewer sees: whether they may can depend on what is being asked. */
  const secrets: CardId[] = [];

  /** Cards whose computed values can differ although no event names them. */
  const touched = (): Set<CardId> => {
    const now = boardOf(game);
    const found = new Set(changes.cards);
    if (now !== board) for (const id of [...board.of.keys(), ...now.of.keys()]) found.add(id);
    board = now;
    for (const id of shownByPrompt(game, viewer)) found.add(id);
    for (const id of secrets.splice(0)) found.add(id);
    return found;
  };
  return {
    full: () => structuredClone(seen),
    next() {
      const ops: ViewOp[] = [];
      const cards = { ...seen.cards };
      for (const id of touched()) updateCard(game, id, viewer, { cards, names, ops, secrets });
      const before = seen;
      const now: TableView = { ...situation(game), players: {}, cards };
      for (const seat of game.state.seats) now.players[seat] = sideView(game, seat, viewer);
      ops.push(...changesOf({ ...before, cards: {} }, { ...now, cards: {} }));
      const events = eventViews(game, changes.events, viewer, names);
      changes.cards.clear();
      changes.events = [];
      seen = now;
      names = namesNow(game, viewer);
      return ops.length === 0 && events.length === 0 ? undefined : { ops, events };
    },
    close() {
      game.changes.splice(game.changes.indexOf(changes), 1);
    },
  };
}

function namesNow(game: Game, viewer: Viewer): Map<CardId, ViewId> {
  return new Map(Object.keys(game.state.cards).map((id) => [id, viewIdOf(game, id, viewer)]));
}

function shownByPrompt(game: Game, viewer: Viewer): CardId[] {
  if (viewer.kind !== 'player') return [];
  return game.open
    .filter(({ question, answer }) => question.player === viewer.player && answer === null)
    .flatMap(({ question }) => [...question.selectable, ...question.subjects])
    .filter((id) => game.state.cards[id]?.zone !== 'play');
}

interface Update {
  cards: Record<ViewId, CardView>;
  names: Map<CardId, ViewId>;
  ops: ViewOp[];
  /** Collects cards that may be seen only while a question lasts. */
  secrets: CardId[];
}

function updateCard(game: Game, id: CardId, viewer: Viewer, { cards, names, ops, secrets }: Update): void {
  const oldName = names.get(id);
  const old = oldName === undefined ? undefined : cards[oldName];
  const view = isInView(game, id, viewer) ? cardView(game, id, viewer) : undefined;
  const { zone } = game.state.cards[id] ?? {};
  if (view && (zone === 'deck' || zone === 'hand' || zone === 'archives')) secrets.push(id);
  if (old && oldName !== undefined && oldName !== view?.id) {
    delete cards[oldName];
    ops.push(['remove', ['cards', oldName]]);
  }
  if (!view) return;
  const before = oldName === view.id ? old : undefined;
  cards[view.id] = view;
  if (!before) ops.push(['set', ['cards', view.id], view]);
  else ops.push(...changesOf(before, view, ['cards', view.id]));
}
