/**
 * Arranges a position instead of playing up to it, for tests and manual corrections. No cost is paid, nothing is
 * forbidden and no ability reacts. Moving a card still follows the rules about what moves with it.
 */
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { typeOf } from '../queries/card-queries.ts';
import { joinHalf } from '../events/apply-moves.ts';
import { commit } from '../events/commit.ts';
import type { CardLibrary } from '../state/library.ts';
import { prepare } from '../state/library.ts';
import { initialState, newCard } from '../state/opening.ts';
import type { PlayerOpening } from '../state/opening.ts';
import type { CardState, ListedZone } from '../state/state.ts';
import { moveQuietly } from '../rules/steps/leave-play.ts';
import type {
  Automation,
  CardId,
  CardSlug,
  Counter,
  House,
  KeyColor,
  PlayerId,
  PseudoHouse,
  TideLevel,
  Zone,
} from '../vocabulary.ts';
import { areHalves } from '../queries/gigantic.ts';
import { MOST_CHAINS } from '../state/state.ts';
import { beginTurnAt, openAgain } from './begin-turn.ts';
import { emptyGame } from './empty-game.ts';

/** One copy of a card to bring into a game. */
export interface Copy {
  card: CardSlug;
  house: House | PseudoHouse;
  maverick?: true;
  /** Icons added to this copy: a bonus icon or a house. */
  enhancements?: readonly string[];
}

/** The zones into which a card can be put. */
export interface Place {
  /** In the deck [top]. */
  position?: 'top' | 'bottom';
  /** In play [right]. */
  flank?: 'left' | 'right';
  /** In play or in archives [the owner]. */
  controller?: PlayerId;
  /** The card it is attached to or put beneath. */
  parent?: CardId;
  /** In play: facedown, as the token creature of its owner's deck. */
  asToken?: true;
}

/** The point at which an arranged game begins. */
export type Beginning = 'opening' | 'first-turn' | 'turn';

export type CardChanges = Partial<
  Pick<
    CardState,
    'damage' | 'amber' | 'armorUsed' | 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'facedown'
  >
> & {
  /** Replaces all counters on the card. */
  counters?: Partial<Record<Counter, number>>;
  house?: House | PseudoHouse;
  enhancements?: readonly string[];
};

export interface PlayerChanges {
  amber?: number;
  chains?: number;
  keys?: Partial<Record<KeyColor, boolean>>;
  tide?: TideLevel;
}

/** The state needs a previous turn of both players. */
const TURNS_BEFORE = 2;

/** Two players, of whom the first begins, with unshuffled decks. Nothing is running. */
export function arrangedGame(
  library: CardLibrary,
  seed: string,
  players: readonly [PlayerOpening, PlayerOpening],
): Game {
  const game = emptyGame(library, initialState(library, { seed, players, startingPlayer: players[0].id }));
  for (const { id, automation } of players) game.automation[id] = { ...automation };
  return game;
}

/** Starts the game at the arranged position; with a house, in the main step. */
export function beginAt(game: Game, beginning: Beginning, house: House | null = null): void {
  if (beginning === 'turn') game.state.turn = TURNS_BEFORE;
  beginTurnAt(game, beginning, house);
}

/** Adds a card to the game, on top of its owner's deck. */
export function addCopy(game: Game, owner: PlayerId, copy: Copy): CardId {
  prepare(game.library, copy.card);
  const { id } = newCard(game.state, owner, { ...copy, count: 1 });
  const side = player(game, owner);
  side.deck = [id, ...side.deck];
  touch(game, id);
  return id;
}

/** Moves a card. A creature or artifact enters play ready. @throws if an upgrade has nothing to be attached to */
export function moveTo(game: Game, id: CardId, to: Zone, place: Place = {}): void {
  const { owner } = card(game, id);
  if (to === 'play') enter(game, id, place);
  else if (to === 'under') putUnder(game, id, place);
  else if (to === 'aside')
    commit(game, { type: 'cardMoved', card: id, from: card(game, id).zone, to, player: owner });
  else {
    moveQuietly(game, {
      card: id,
      to,
      player: to === 'archives' ? (place.controller ?? owner) : owner,
      position: place.position ?? 'top',
    });
  }
  delete game.state.lastKnown[id];
  settled(game, id);
}

function enter(game: Game, id: CardId, { flank = 'right', controller, parent, asToken }: Place): void {
  const { owner, zone } = card(game, id);
  const side = controller ?? owner;
  if (zone === 'play') {
    moveQuietly(game, { card: id, to: 'hand' });
    delete game.state.lastKnown[id];
  }
  const type = asToken ? 'creature' : typeOf(game, id);
  if (!asToken && joins(game, id)) return;
  if (type === 'upgrade') {
    if (parent === undefined) throw new Error(`${card(game, id).slug} must be attached to a card`);
    commit(game, { type: 'upgradeAttached', card: id, host: parent, player: side, from: zone });
    return;
  }
  commit(game, {
    type: 'cardEntered',
    card: id,
    player: side,
    from: zone,
    exhausted: false,
    ...(type === 'creature' && { index: flank === 'left' ? 0 : player(game, side).battleline.length }),
    ...(asToken && { facedown: true as const }),
  });
  const half = asToken ? undefined : otherHalfBeside(game, id, zone);
  if (half !== undefined) joinHalf(game.state, card(game, id), half);
  // The card counts as having been there before this turn.
  card(game, id).enteredTurn = 0;
}

/** The top half of a gigantic creature whose bottom half is already in play [5.7]. */
function joins(game: Game, id: CardId): boolean {
  const { owner, slug } = card(game, id);
  if (prepare(game.library, slug).facts.gigantic !== 'top') return false;
  const bottom = Object.values(game.state.cards).find(
    (one) =>
      one.zone === 'play' && one.owner === owner && one.otherHalf === null && areHalves(game, id, one.id),
  );
  if (bottom !== undefined) joinHalf(game.state, bottom, id);
  return bottom !== undefined;
}

/** A bottom half takes the top half along from play, or from another zone that holds both. */
function otherHalfBeside(game: Game, id: CardId, zone: Zone): CardId | undefined {
  const { owner, slug } = card(game, id);
  if (prepare(game.library, slug).facts.gigantic !== 'bottom') return undefined;
  const isBeside = (one: CardState) =>
    one.zone === 'play' ? one.otherHalf === null : one.zone === zone && zone !== 'deck';
  return Object.values(game.state.cards).find(
    (one) => isBeside(one) && one.owner === owner && areHalves(game, id, one.id),
  )?.id;
}

function putUnder(game: Game, id: CardId, { parent }: Place): void {
  if (parent === undefined) throw new Error(`${card(game, id).slug} must be put under a card`);
  const { zone } = card(game, id);
  if (zone === 'play') moveQuietly(game, { card: id, to: 'hand' });
  commit(game, { type: 'placedUnder', card: id, under: parent, facedown: false, from: zone });
}

/**
 * Sets the contents and order of a zone. Cards that were there and are not listed leave the game.
 *
 * @throws if a card is listed twice, or belongs in its owner's zone only [1.3.5]
 */
export function setZone(game: Game, who: PlayerId, zone: ListedZone, ids: readonly CardId[]): void {
  const side = player(game, who);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) throw new Error(`${id} cannot lie twice in one zone`);
    const { owner } = card(game, id);
    if (zone !== 'archives' && owner !== who) throw new Error(`${id} belongs to ${owner}, not to ${who}`);
  }
  for (const id of ids) {
    if (side[zone].includes(id)) continue;
    moveTo(game, id, zone, { controller: who });
  }
  for (const id of side[zone]) if (!ids.includes(id)) removeCard(game, id);
  side[zone] = ids.slice();
  openAgain(game);
}

function removeCard(game: Game, id: CardId): void {
  delete game.state.cards[id];
  game.printed.delete(id);
}

export function changeCard(game: Game, id: CardId, { house, ...changes }: CardChanges): void {
  const state = card(game, id);
  Object.assign(state, changes);
  if (house !== undefined) {
    state.house = house;
    state.maverick = !(prepare(game.library, state.slug).facts.houses as readonly string[]).includes(house);
  }
  settled(game, id);
}

export function changePlayer(game: Game, id: PlayerId, { keys, tide, ...numbers }: PlayerChanges): void {
  const side = player(game, id);
  Object.assign(side, numbers);
  side.chains = Math.min(side.chains, MOST_CHAINS);
  Object.assign(side.keys, keys);
  if (tide !== undefined) {
    game.state.tideInPlay = true;
    game.state.tide = tide === 'neutral' ? null : tide === 'high' ? id : side.opponent;
  }
  game.board = null;
  openAgain(game);
}

export function changeAutomation(game: Game, id: PlayerId, changes: Partial<Automation>): void {
  game.automation[id] = { ...(game.automation[id] as Automation), ...changes };
}

/** Turns the top card of a deck into a token creature on the right flank; `null` if that is impossible. */
export function arrangeToken(game: Game, who: PlayerId): CardId | null {
  const { deck, tokenCreature } = player(game, who);
  const [top] = deck;
  if (top === undefined || tokenCreature === null) return null;
  moveTo(game, top, 'play', { asToken: true });
  return top;
}

/** Derives everything from the state again and repeats an open prompt. */
function settled(game: Game, id: CardId): void {
  touch(game, id);
  openAgain(game);
}

function touch(game: Game, id: CardId): void {
  game.board = null;
  game.printed.delete(id);
  for (const changes of game.changes) changes.cards.add(id);
}
