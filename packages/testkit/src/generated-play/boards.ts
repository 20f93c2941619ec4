/** Positions with implemented cards, chosen by chance. */
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

/** Carriers that every position can use: makers and flippers of token creatures, prophecies, and a fate card. */
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

/** The house of a copy; an anomaly and a card beside decks get any house, the same in every run. */
export function houseFor({ slug, houses }: CardFacts): House {
  return HOUSES.find((house) => houses.includes(house)) ?? (HOUSES[slug.length % HOUSES.length] as House);
}

/** What the position is made for, beside the cards that it is filled with. */
export interface Request {
  library: CardLibrary;
  board: BoardName;
  house: House;
  seed: string;
  /** Of both decks. */
  tokenCreature: CardSlug;
}

/** Everything on the table is of one house, so that everything can be played and used. */
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

/** Brings a copy of a card into the game. */
export function put(game: Game, owner: PlayerId, slug: CardSlug, house: House, zone: Zone): CardId {
  const id = addCopy(game, owner, { card: slug, house });
  moveTo(game, id, zone);
  return id;
}

/** One in four is hurt, one holds amber, one is stunned, one has an upgrade … */
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

/** A further copy in play; of a gigantic creature both halves, of an upgrade its host, which is what can be used. */
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
