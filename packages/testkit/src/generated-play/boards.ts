/** Positions with random implemented cards. */
import { FACTS, isImplemented, language } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import { NO_AUTOMATION, addCopy, arrangedGame, changeCard, changePlayer, moveTo } from '@amberhall/engine';
import type { CardLibrary, Game } from '@amberhall/engine';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { CardId, CardSlug, House, PlayerId, Zone } from '@amberhall/engine/vocabulary';
import { factsOfCard } from '../carriers.ts';
import { oneOf } from '../random-play.ts';
import type { Chance } from '../random-play.ts';

const { a, card, each, fate, flip, fulfilAfter, gain, makeTokens, opponent, play } = language;

/** Carriers for every position: cards that make and flip token creatures, prophecies, and a fate card. */
export const MAKER = 'carrier-dis-action';
export const FLIPPER = 'carrier-dis-action-2';
export const FATE = 'carrier-dis-action-3';
export const PROPHECIES = [
  'carrier-prophecy',
  'carrier-prophecy-2',
  'carrier-prophecy-3',
  'carrier-prophecy-4',
];
export const HELPERS = [
  card(MAKER, play(makeTokens(2))),
  card(FLIPPER, play(flip(each.creature))),
  card(FATE, fate(gain(1))),
  ...PROPHECIES.map((slug) => card(slug, fulfilAfter(opponent.plays(a.card)))),
];

const DECK_TYPES: ReadonlySet<string> = new Set(['action', 'artifact', 'creature', 'upgrade']);
const FILLERS: readonly CardFacts[] = [...FACTS.values()].filter(
  (facts) => DECK_TYPES.has(facts.type) && !facts.gigantic && isImplemented(facts),
);
const ofType = (type: string) => FILLERS.filter((facts) => facts.type === type).map(({ slug }) => slug);
const CREATURES = ofType('creature');
const ARTIFACTS = ofType('artifact');
const UPGRADES = ofType('upgrade');
const ALL = FILLERS.map(({ slug }) => slug);

interface Board {
  /** Per player: creatures, artifacts, and cards in every other zone. */
  creatures: number;
  artifacts: number;
  cards: number;
  amber: number;
}

export const BOARDS = {
  empty: { creatures: 0, artifacts: 0, cards: 0, amber: 0 },
  sparse: { creatures: 1, artifacts: 0, cards: 1, amber: 1 },
  full: { creatures: 6, artifacts: 2, cards: 3, amber: 8 },
} satisfies Record<string, Board>;
export type BoardName = keyof typeof BOARDS;

const ZONES: readonly Zone[] = ['hand', 'deck', 'discard', 'archives', 'purged'];
export const PLAYERS = ['p1', 'p2'] as const;

/** Returns the house of a copy. An anomaly and a card that is not in decks get a house that is the same in every run. */
export function houseFor({ slug, houses }: CardFacts): House {
  return HOUSES.find((house) => houses.includes(house)) ?? (HOUSES[slug.length % HOUSES.length] as House);
}

/** The purpose of a position, in addition to the cards that fill it. */
export interface Request {
  library: CardLibrary;
  board: BoardName;
  house: House;
  seed: string;
  /** Of both decks. */
  tokenCreature: CardSlug;
}

/** Returns a game in which all cards are of one house, so that all of them can be played and used. */
export function tableFor({ library, board, house, seed, tokenCreature }: Request, chance: Chance): Game {
  const opening = (id: PlayerId) => ({
    id,
    deck: { houses: [house], cards: [], tokenCreature },
    automation: NO_AUTOMATION,
  });
  const game = arrangedGame(library, seed, [opening('p1'), opening('p2')]);
  const { creatures, artifacts, cards, amber } = BOARDS[board];
  for (const id of PLAYERS) {
    for (let count = 0; count < creatures; count++) addCreature(game, id, house, chance);
    for (let count = 0; count < artifacts; count++) put(game, id, oneOf(ARTIFACTS, chance), house, 'play');
    for (const zone of ZONES) {
      for (let count = 0; count < cards; count++) put(game, id, oneOf(ALL, chance), house, zone);
    }
    changePlayer(game, id, { amber, keys: { red: amber > 0 } });
  }
  return game;
}

/** Adds a copy of a card to the game. */
export function put(game: Game, owner: PlayerId, slug: CardSlug, house: House, zone: Zone): CardId {
  const id = addCopy(game, owner, { card: slug, house });
  moveTo(game, id, zone);
  return id;
}

/** Adds a creature. One in four has damage, one in four amber, and likewise a stun and an upgrade. */
function addCreature(game: Game, owner: PlayerId, house: House, chance: Chance): void {
  const slug = oneOf(CREATURES, chance);
  const id = put(game, owner, slug, house, 'play');
  const hurt = chance(4) === 0 && (factsOfCard(slug).power ?? 0) > 1;
  changeCard(game, id, {
    damage: hurt ? 1 : 0,
    amber: chance(4) === 0 ? 2 : 0,
    stunned: chance(4) === 0,
    warded: chance(6) === 0,
    exhausted: chance(4) === 0,
  });
  if (chance(4) === 0) attach(game, owner, house, oneOf(UPGRADES, chance), id);
}

function attach(game: Game, owner: PlayerId, house: House, upgrade: CardSlug, parent: CardId): void {
  const id = addCopy(game, owner, { card: upgrade, house });
  moveTo(game, id, 'play', { parent });
}

/** Puts another copy into play: both halves of a gigantic creature, or an upgrade with a host. @returns the card to use */
export function arrival(game: Game, { slug, type, gigantic }: CardFacts, house: House): CardId {
  if (type === 'upgrade') {
    const host = put(game, 'p1', 'troll', house, 'play');
    attach(game, 'p1', house, slug, host);
    return host;
  }
  const id = put(game, 'p1', slug, house, 'play');
  if (gigantic === 'bottom') put(game, 'p1', `${slug}2`, house, 'play');
  return id;
}
