/** The opening of a game. Together with its decisions, it determines the whole game. */
import type { Arrangement } from './arrangement.ts';
import { emptyTally } from './tally.ts';
import type { CardState, GameState, PlayerState, UndoRule } from './state.ts';
import { beginChance, drawFirstPlayer } from './chance.ts';
import type { ChanceOpening } from './chance.ts';
import type { CardFacts, CardLibrary } from './library.ts';
import { prepare } from './library.ts';
import type { Automation, CardId, CardSlug, House, PlayerId, PseudoHouse } from '../vocabulary.ts';

/** Copies of one card in a deck that are equal in every respect. */
export interface DeckEntry {
  card: CardSlug;
  count: number;
  house: House | PseudoHouse;
  maverick?: true;
  /** Icons added to each of these copies: a bonus icon or a house. */
  enhancements?: readonly string[];
}

export interface OpeningDeck {
  /** The name that players give it. */
  name?: string;
  houses: readonly House[];
  cards: readonly DeckEntry[];
  tokenCreature?: CardSlug;
  /** Pairs of faces: front, back, front, back [5.10]. */
  prophecies?: readonly CardSlug[];
  archonPower?: CardSlug;
  /** The tide belongs to this deck [5.9]. */
  tide?: true;
}

export interface PlayerOpening {
  id: PlayerId;
  deck: OpeningDeck;
  automation: Automation;
  /** The chains with which the player begins [none]: they follow decks from one event to the next [16.11]. */
  chains?: number;
}

export interface Opening extends ChanceOpening {
  players: readonly [PlayerOpening, PlayerOpening];
  /** The starting player, where that is not random. */
  startingPlayer?: PlayerId;
  /** Each player plays the deck that the other brought [16.1]. */
  exchangeDecks?: true;
  /** Both players choose between the two decks, and bid chains if they choose the same [16.2]. */
  bidding?: true;
  /** Both players bid chains for the deck that this player has brought: the third game of an adaptive match. */
  contestedDeckOf?: PlayerId;
  /** Both players confirm that they are ready before the hands are drawn. */
  ready?: true;
  /** ['off'] */
  undo?: UndoRule;
  /**
   * The players who bring cards that are not implemented: manual mode is on from the start until a player ends it
   * [17].
   */
  byHand?: readonly PlayerId[];
  /** Cards that the library does not know. They are played by hand. */
  unknownCards?: readonly CardFacts[];
  /** The game begins in this position. It brings its own cards: the decks have none. */
  arrangement?: Arrangement;
}

/** Everything off: the player makes every choice. */
export const NO_AUTOMATION: Automation = {
  takeOnlyTarget: false,
  orderTriggers: false,
  takeOnlyAction: false,
};

/**
 * The table before the first shuffle.
 *
 * @throws if a card is not in the library, or a player has the name of a property that every object has
 */
export function initialState(library: CardLibrary, opening: Opening): GameState {
  const [one, other] = opening.players.map(({ id }) => id) as [PlayerId, PlayerId];
  const random = beginChance(opening, [one, other]);
  // Players are keys of records, in the state and in everything that is made from it.
  for (const id of [one, other]) if (id in Object.prototype) throw new Error(`no player can be called ${id}`);
  const first = opening.startingPlayer ?? drawFirstPlayer(random, [one, other]);
  const state: GameState = {
    players: {},
    seats: [first, first === one ? other : one],
    cards: {},
    random,
    turn: 0,
    step: 'setup',
    activePlayer: first,
    lasting: [],
    lastKnown: {},
    thisTurn: {
      player: first,
      events: [],
      titles: {},
      stage: 'start',
      acted: false,
      prophesied: false,
      permissions: [],
    },
    lastTurns: {},
    extraTurns: [],
    looking: null,
    ending: null,
    tide: null,
    tideInPlay: false,
    agreements: {
      manual: (opening.byHand ?? []).length > 0,
      undo: opening.undo ?? 'off',
      undoRequests: {},
      undoRefusedBy: [],
    },
    decksExchanged: opening.exchangeDecks ?? false,
    timeCalled: null,
    wonIn: null,
    result: null,
    winner: null,
    winReason: null,
    tally: emptyTally([one, other]),
    nextCard: 1,
    clock: 1,
    nextViewNumber: 1,
  };
  for (const player of asPlayed(opening)) {
    state.players[player.id] = emptySide(player, player.id === one ? other : one);
    if (player.deck.tide) state.tideInPlay = true;
    for (const entry of player.deck.cards) addCopies(library, state, player.id, entry);
    addReferenceCards(library, state, player);
  }
  return state;
}

/** The players with the decks they play. */
function asPlayed({ players, exchangeDecks }: Opening): readonly PlayerOpening[] {
  const [one, other] = players;
  if (!exchangeDecks) return players;
  return [
    { ...one, deck: other.deck },
    { ...other, deck: one.deck },
  ];
}

function emptySide({ id, deck, chains = 0 }: PlayerOpening, opponent: PlayerId): PlayerState {
  return {
    id,
    opponent,
    houses: deck.houses.slice(),
    activeHouse: null,
    amber: 0,
    chains,
    keys: { red: false, blue: false, yellow: false },
    furtherKeys: 0,
    deck: [],
    hand: [],
    discard: [],
    archives: [],
    purged: [],
    battleline: [],
    artifacts: [],
    resolving: [],
    aside: [],
    tokenCreature: deck.tokenCreature ?? null,
    deckShuffles: 0,
    revealedTop: null,
    turnsTaken: 0,
  };
}

function addCopies(library: CardLibrary, state: GameState, owner: PlayerId, entry: DeckEntry): void {
  prepare(library, entry.card);
  const copies = Array.from({ length: entry.count }, () => newCard(state, owner, entry).id);
  const side = state.players[owner];
  if (side !== undefined) side.deck = [...side.deck, ...copies];
}

/** Prophecies and archon powers lie beside the identity card. They are never in play [5.10, 5.11]. */
function addReferenceCards(library: CardLibrary, state: GameState, { id, deck }: PlayerOpening): void {
  for (const slug of [...(deck.prophecies ?? []), ...(deck.archonPower ? [deck.archonPower] : [])]) {
    addReference(library, state, id, slug);
  }
}

/** Puts one reference card beside a player's identity card. */
export function addReference(
  library: CardLibrary,
  state: GameState,
  owner: PlayerId,
  slug: CardSlug,
): CardState {
  const { facts } = prepare(library, slug);
  const card = newCard(state, owner, { card: slug, count: 1, house: facts.houses[0] ?? 'prophecy' });
  card.zone = 'aside';
  const side = state.players[owner];
  if (side !== undefined) side.aside = [...side.aside, card.id];
  return card;
}

/** Shared by the cards that have nothing on them: events replace the lists of a card. */
const NOTHING: readonly never[] = [];
export const NO_COUNTERS: CardState['counters'] = {};

/** Adds a card to the game, without a zone. */
export function newCard(state: GameState, owner: PlayerId, entry: DeckEntry): CardState {
  const id: CardId = `c${state.nextCard++}`;
  const card: CardState = {
    id,
    slug: entry.card,
    owner,
    controller: owner,
    baseController: owner,
    swappedAt: 0,
    enteredAt: 0,
    zone: 'deck',
    house: entry.house,
    maverick: entry.maverick ?? false,
    enhancements: entry.enhancements ?? NOTHING,
    facedown: false,
    exhausted: false,
    stunned: false,
    warded: false,
    enraged: false,
    damage: 0,
    amber: 0,
    counters: NO_COUNTERS,
    armorUsed: 0,
    attackedThisTurn: false,
    enteredTurn: 0,
    tagged: false,
    abducted: false,
    faceup: false,
    parent: null,
    upgrades: NOTHING,
    under: NOTHING,
    grafted: false,
    copy: null,
    otherHalf: null,
    asUpgrade: false,
    upgradeText: null,
    purgedBy: null,
    activeProphecy: false,
    viewNumbers: [state.nextViewNumber++, state.nextViewNumber++, state.nextViewNumber++],
  };
  state.cards[id] = card;
  return card;
}
