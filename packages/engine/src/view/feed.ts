/**
 * The changes for one viewer since the last call, made from the events that happened. Only cards that events
 * touched are compared.
 */
import { copyOf } from '../state/copy.ts';
import type { Changes, Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import { boardOf } from '../queries/board.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { cardView } from './cards.ts';
import { changesOf } from './changes.ts';
import { eventViews } from './events.ts';
import type { NamesOfList } from './names.ts';
import { byName, rememberedNamesOfList, viewIdOf } from './names.ts';
import { promptView } from './prompts.ts';
import { cardViews, isAsked, isInView, sideView, situation } from './table.ts';
import type {
  CardView,
  EventView,
  PlayerView,
  PromptView,
  TableView,
  ViewChanges,
  Viewer,
  ViewId,
} from './types.ts';
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
  const asked = game.state.seats.find((seat) => isAsked(viewer, seat));
  const namesOfList = rememberedNamesOfList(game, viewer);
  const seen: Seen = {
    table: situation(game),
    sides: Object.fromEntries(
      game.state.seats.map((seat) => [seat, sideView(game, seat, viewer, namesOfList)]),
    ),
    namesOfList,
    asked: asked === undefined ? null : { seat: asked, prompt: promptView(game, asked) },
    cards: cardViews(game, viewer),
    names: namesNow(game, viewer),
    board: boardOf(game),
    nextViewNumber: game.state.nextViewNumber,
    shown: shownCards(game, viewer),
  };
  return {
    full: () => copyOf(viewOf(seen)),
    next() {
      const events = eventViews(game, recorded.events, viewer, (id) => knownName(seen, id));
      const changes: ViewChanges = {};
      const cards = updateCards(game, touched(game, viewer, seen, recorded), viewer, seen);
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

/** The view that the viewer has, in parts that are compared one by one. */
interface Seen {
  table: ReturnType<typeof situation>;
  /** Without prompts. */
  sides: Record<PlayerId, PlayerView>;
  namesOfList: NamesOfList;
  /** The prompt of the viewer; `null` for spectators. */
  asked: { seat: PlayerId; prompt: PromptView } | null;
  /** Updated in place. */
  cards: Record<ViewId, CardView>;
  /** The names under which the viewer knows the cards. */
  names: Map<CardId, ViewId>;
  board: ReturnType<typeof boardOf>;
  /** The number of the next name that nobody had at the last call. */
  nextViewNumber: number;
  /** Hidden cards that were shown to the viewer. */
  shown: readonly CardId[];
}

function viewOf({ table, sides, asked, cards }: Seen): TableView {
  const own = asked && sides[asked.seat];
  const players = own ? { ...sides, [asked.seat]: { ...own, prompt: asked.prompt } } : sides;
  return { ...table, players, cards };
}

/** The name of a card whose face the viewer has seen under it. The name of a back tells nothing about a card. */
function knownName({ cards, names }: Seen, id: CardId): ViewId | undefined {
  const name = names.get(id);
  return name === undefined || cards[name]?.slug === undefined ? undefined : name;
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
  for (const id of renamed(game, viewer, seen)) found.add(id);
  for (const id of seen.shown) found.add(id);
  seen.shown = shownCards(game, viewer);
  for (const id of seen.shown) found.add(id);
  return found;
}

/** Hidden cards with other names since the last call. No event names a card that has exchanged its name with another one. */
function renamed(game: Game, viewer: Viewer, seen: Seen): CardId[] {
  const { nextViewNumber } = game.state;
  if (nextViewNumber === seen.nextViewNumber) return [];
  seen.nextViewNumber = nextViewNumber;
  return backsOf(game).filter((id) => seen.names.get(id) !== viewIdOf(game, id, viewer));
}

/** The cards that can be hidden, without those in decks. */
function backsOf({ state }: Game): CardId[] {
  const { seats, players, cards } = state;
  const found: CardId[] = [];
  for (const seat of seats) {
    const side = players[seat];
    if (side === undefined) continue;
    found.push(...side.hand, ...side.archives);
    for (const hosts of [side.battleline, side.artifacts, side.aside]) {
      for (const host of hosts) {
        const { under = [] } = cards[host] ?? {};
        if (under.length > 0) found.push(...under);
      }
    }
  }
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

/**
 * Updates the cards in the view. Cards may have exchanged their names, so all old names are taken away before the new ones
 * are given, in an order that does not depend on the cards.
 */
function updateCards(game: Game, ids: ReadonlySet<CardId>, viewer: Viewer, seen: Seen): ViewChanges {
  const { cards, names } = seen;
  const changes: ViewChanges = {};
  const others: CardId[] = [];
  for (const id of ids) {
    if (id in game.state.cards && names.get(id) === viewIdOf(game, id, viewer))
      updateCard(game, id, viewer, seen, changes);
    else others.push(id);
  }
  if (others.length === 0) return changes;

  const before = new Map<ViewId, CardView>();
  for (const id of others) {
    const name = names.get(id);
    const shown = name === undefined ? undefined : cards[name];
    if (name === undefined || shown === undefined) continue;
    before.set(name, shown);
    delete cards[name];
  }
  // A card that was added by hand, which was taken back, is gone.
  const existing = others.filter((id) => id in game.state.cards);
  for (const id of existing.toSorted(byName(game, viewer))) {
    const name = viewIdOf(game, id, viewer);
    names.set(id, name);
    if (!isInView(game, id, viewer)) continue;
    const now = cardView(game, card(game, id), viewer);
    addCard(changes, before.get(name), now);
    before.delete(name);
    cards[name] = now;
  }
  if (before.size > 0) changes['-'] = [...(changes['-'] ?? []), ...before.keys()].toSorted();
  return changes;
}

/** Updates a card that has kept its name. */
function updateCard(game: Game, id: CardId, viewer: Viewer, { cards }: Seen, changes: ViewChanges): void {
  const name = viewIdOf(game, id, viewer);
  const before = cards[name];
  if (!isInView(game, id, viewer)) {
    if (before === undefined) return;
    delete cards[name];
    (changes['-'] ??= []).push(name);
    return;
  }
  const now = cardView(game, card(game, id), viewer);
  addCard(changes, before, now);
  cards[name] = now;
}

function addCard(changes: ViewChanges, before: CardView | undefined, now: CardView): void {
  if (before === undefined) changes[`=${now.id}`] = now;
  else addWithin(changes, now.id, changesOf(before, now));
}

function updateTable(game: Game, viewer: Viewer, seen: Seen, changes: ViewChanges): void {
  const now = situation(game);
  Object.assign(changes, changesOf(seen.table, now));
  seen.table = now;
  const sides: ViewChanges = {};
  for (const seat of game.state.seats) updateSide(game, seat, viewer, seen, sides);
  addWithin(changes, 'players', sides);
}

function updateSide(
  game: Game,
  seat: PlayerId,
  viewer: Viewer,
  { sides, namesOfList, asked }: Seen,
  changes: ViewChanges,
): void {
  const now = sideView(game, seat, viewer, namesOfList);
  const side = changesOf(sides[seat] ?? now, now) ?? {};
  sides[seat] = now;
  if (asked?.seat === seat) {
    const prompt = promptView(game, seat);
    addPrompt(side, asked.prompt, prompt);
    asked.prompt = prompt;
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
