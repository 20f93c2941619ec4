/** Openings and positions for the tests of bots. */
import {
  FIRST_DECKS,
  PLAYABLE_SETS,
  STARTER_DECKS,
  factsOf,
  generatePlayableDeck,
  library,
} from '@amberhall/cards';
import {
  NO_AUTOMATION,
  addCopy,
  arrangedGame,
  beginAt,
  changePlayer,
  decideAs,
  moveTo,
  viewFor,
} from '@amberhall/engine';
import type { Game, Opening, OpeningDeck, PlayerOpening } from '@amberhall/engine';
import type { CardSlug, House, PlayerId, TableView, TideLevel } from '@amberhall/engine/vocabulary';
import type { Bot } from './bot.ts';

/** Pairs of decks of the first set, and one opening for each later deck. */
export const STARTER_OPENINGS = FIRST_DECKS.length ** 2 + STARTER_DECKS.length - FIRST_DECKS.length;

/**
 * Returns opening `n` with starter decks. The first openings cover every pair of decks of the first set; in the next ones
 * each later deck meets the one before it. Larger numbers begin again. The players are `one` and `other`.
 */
export function starterOpening(n: number): Opening {
  const number = n % STARTER_OPENINGS;
  const pairs = FIRST_DECKS.length ** 2;
  const isFirstSet = number < pairs;
  const one = isFirstSet ? number % FIRST_DECKS.length : FIRST_DECKS.length + number - pairs;
  const other = isFirstSet ? (Math.floor(number / FIRST_DECKS.length) + one) % FIRST_DECKS.length : one - 1;
  return {
    seed: `opening ${n}`,
    players: [
      { id: 'one', deck: starterDeck(one), automation: NO_AUTOMATION },
      { id: 'other', deck: starterDeck(other), automation: NO_AUTOMATION },
    ],
  };
}

function starterDeck(n: number): OpeningDeck {
  const deck = STARTER_DECKS[n];
  if (deck === undefined) throw new Error(`there is no starter deck ${n}`);
  return deck;
}

/** Returns opening `n` with generated decks of the sets that can be played. The players are `one` and `other`. */
export function generatedOpening(n: number): Opening {
  const seat = (id: PlayerId, order: number): PlayerOpening => {
    const set = PLAYABLE_SETS[(n + order * Math.floor(n / PLAYABLE_SETS.length)) % PLAYABLE_SETS.length];
    if (set === undefined) throw new Error('no set can be played');
    return { id, deck: generatePlayableDeck(set, `${n} ${id}`), automation: NO_AUTOMATION };
  };
  return { seed: `generated ${n}`, players: [seat('one', 0), seat('other', 1)] };
}

export interface Side {
  amber?: number;
  /** The tide for this player [5.9]. */
  tide?: TideLevel;
  artifacts?: readonly CardSlug[];
  /** Cards beside the deck: prophecies, archon powers. */
  aside?: readonly CardSlug[];
  /** Creatures, left to right. */
  line?: readonly CardSlug[];
  hand?: readonly CardSlug[];
  discard?: readonly CardSlug[];
}

/** Returns a position in the turn of `me` with ready cards. `house` is active; with `null`, `me` has to choose one. */
export function position(house: House | null, me: Side, foe: Side): Game {
  const sides = [
    { id: 'me', ...me },
    { id: 'foe', ...foe },
  ];
  const game = arrangedGame(library, 'a position', [seat('me', me), seat('foe', foe)]);
  for (const {
    id,
    amber = 0,
    tide,
    line = [],
    artifacts = [],
    hand = [],
    discard = [],
    aside = [],
  } of sides) {
    changePlayer(game, id, { amber, ...(tide && { tide }) });
    for (const slug of aside) moveTo(game, copyOf(game, id, slug), 'aside');
    for (const slug of [...line, ...artifacts])
      moveTo(game, copyOf(game, id, slug), 'play', { controller: id });
    for (const slug of hand) moveTo(game, copyOf(game, id, slug), 'hand', { controller: id });
    for (const slug of discard) moveTo(game, copyOf(game, id, slug), 'discard', { controller: id });
  }
  beginAt(game, 'turn', house);
  return game;
}

function seat(id: PlayerId, { line = [], artifacts = [], hand = [] }: Side): PlayerOpening {
  const houses = [
    ...new Set([...line, ...artifacts, ...hand].map((slug) => factsOf(slug).houses[0] as House)),
  ];
  return { id, deck: { houses, cards: [] }, automation: NO_AUTOMATION };
}

function copyOf(game: Game, owner: PlayerId, card: CardSlug): string {
  return addCopy(game, owner, { card, house: factsOf(card).houses[0] as House });
}

/** Lets a bot play for `me` until it ends its turn. @returns the view of `me` at that point */
export function playTurn(game: Game, bot: Bot): TableView {
  for (;;) {
    const view = viewFor(game, { kind: 'player', player: 'me' });
    const ends = view.players['me']?.prompt?.purpose === 'confirm-end-turn';
    if (ends || view.activePlayer !== 'me' || view.waitingFor.length === 0) return view;
    const decided = decideAs(game, 'me', bot.choose(view, 'me'));
    if (!decided.ok) throw new Error(decided.code);
  }
}

/** Returns the slugs of the cards in one zone of a player. */
export function slugs(
  { players, cards }: TableView,
  player: PlayerId,
  list: 'hand' | 'battleline' | 'artifacts' | 'discard',
): (CardSlug | undefined)[] {
  return (players[player]?.[list] ?? []).map((id) => cards[id]?.slug);
}
