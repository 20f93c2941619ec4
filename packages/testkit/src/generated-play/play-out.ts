/** Plays one card in a generated position, uses it in every possible way and plays two more turns. */
import { isImplemented, FACTS } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import { NO_AUTOMATION, arrangedGame, beginAt, changeCard, changePlayer } from '@amberhall/engine';
import type { CardLibrary, Game } from '@amberhall/engine';
import type { CardAction, CardId, CardSlug, House } from '@amberhall/engine/vocabulary';
import { oneOf } from '../random-play.ts';
import type { Chance } from '../random-play.ts';
import { FATE, FLIPPER, MAKER, PLAYERS, PROPHECIES, arrival, houseFor, put, tableFor } from './boards.ts';
import type { BoardName } from './boards.ts';
import { CHOOSERS, chanceFor } from './chance.ts';
import type { Chooser } from './chance.ts';
import { Table, naming } from './table.ts';

export interface Circumstances {
  library: CardLibrary;
  board: BoardName;
  chooser: Chooser;
  attempt: number;
}

const USES: readonly CardAction[] = ['reap', 'fight', 'action', 'omni'];
/** After this many answers a player decides at random, because Replicators can repeat each other without end. */
const STEADY = 300;

/** Returns whether the text of a card has an ability with this heading. */
function hasHeading(slug: CardSlug, library: CardLibrary, heading: string): boolean {
  const abilities = library.get(slug)?.abilities ?? [];
  return abilities.some((node) => node.kind === 'on' && node.headers.some((header) => header === heading));
}

/** Returns whether the text can forbid playing its own card, which is then not required. */
const forbidsItself = (slug: CardSlug, library: CardLibrary): boolean =>
  (library.get(slug)?.abilities ?? []).some((node) => node.kind === 'cannot' && node.what === 'be-played');

/** Returns the cards to which an upgrade can be attached, if its text names them. */
const namedHosts = (slug: CardSlug, library: CardLibrary): CardSlug[] =>
  (library.get(slug)?.abilities ?? []).flatMap((node) =>
    node.kind === 'attaches-to'
      ? node.what.where.flatMap((filter) => (filter.kind === 'name' ? [filter.card] : []))
      : [],
  );

const speaksOfTide = (slug: CardSlug, library: CardLibrary): boolean =>
  /"(?:tide|raise-tide|raises-tide)"/.test(JSON.stringify(library.get(slug)?.abilities ?? []));

const FATES: readonly CardSlug[] = [...FACTS.values()].filter(isImplemented).map(({ slug }) => slug);

/** Returns the required actions: playing the card, and using it if its text has an ability for that. */
export function actionsToTake({ slug, type }: CardFacts, library: CardLibrary): CardAction[] {
  if (type === 'prophecy' || type === 'archon power') return [];
  const uses = USES.filter((use) => hasHeading(slug, library, use));
  return type === 'token creature' || forbidsItself(slug, library) ? uses : ['play', ...uses];
}

/** Tries a card. @returns the actions that were possible @throws with the name of the position if the game fails */
export function playOut(facts: CardFacts, circumstances: Circumstances): CardAction[] {
  switch (facts.type) {
    case 'prophecy':
      return fulfilIt(facts, circumstances);
    case 'archon power':
      return openWithIt(facts, circumstances);
    case 'token creature':
      return makeIt(facts, circumstances);
    default:
      return playIt(facts, circumstances);
  }
}

interface Position {
  game: Game;
  house: House;
  /** Begins the turn of p1. */
  begin: () => Table;
}

function positionFor(facts: CardFacts, circumstances: Circumstances): Position {
  const { library, board, attempt } = circumstances;
  const house = houseFor(facts);
  const name = nameOf(facts, circumstances);
  const tokenCreature = facts.type === 'token creature' ? facts.slug : `carrier-${house}-token-creature`;
  const chance = chanceFor(`${facts.slug} ${board} ${attempt}`);
  const game = tableFor({ library, board, house, seed: name, tokenCreature }, chance);
  const begin = () => {
    naming(name, () => beginAt(game, 'turn', house));
    return tableOf(game, name, circumstances);
  };
  return { game, house, begin };
}

const nameOf = ({ slug }: CardFacts, { board, chooser, attempt }: Circumstances): string =>
  `${slug}, ${board} table ${attempt}, ${chooser} choices`;

function tableOf(game: Game, name: string, { chooser }: Circumstances): Table {
  const chance: Chance = chanceFor(name);
  return new Table(game, name, (options, answers) =>
    answers < STEADY ? CHOOSERS[chooser](options, chance) : chance(options.length),
  );
}

/**
 * Plays the card, and uses a copy in play in every way. Fulfills a fate card, too. Raises the tide before and after the
 * play if the text depends on the tide.
 */
function playIt(facts: CardFacts, circumstances: Circumstances): CardAction[] {
  const { library, chooser } = circumstances;
  const { game, house, begin } = positionFor(facts, circumstances);
  const isOfTide = speaksOfTide(facts.slug, library);
  const isRaisedBefore = isOfTide && chooser !== 'last';
  if (isOfTide) changePlayer(game, 'p1', { tide: isRaisedBefore ? 'neutral' : 'low' });
  const [inHand, spare, end] = [facts.slug, 'troll', 'gateway-to-dis'].map((slug) =>
    put(game, 'p1', slug, house, 'hand'),
  ) as [CardId, CardId, CardId];
  if (facts.gigantic === 'bottom') put(game, 'p1', `${facts.slug}2`, house, 'hand');
  for (const host of namedHosts(facts.slug, library)) put(game, 'p1', host, house, 'play');
  const fate = hasHeading(facts.slug, library, 'fate')
    ? arrangeProphecies(game, house, facts.slug)
    : undefined;
  const table = begin();
  fate?.activate(table);
  if (isRaisedBefore) table.raiseTide();

  const done: CardAction[] = table.act(inHand, 'play') ? ['play'] : [];
  if (isOfTide) {
    changePlayer(game, 'p1', { tide: 'low' });
    table.raiseTide();
  }
  table.act(spare, 'discard');
  if (facts.type !== 'action') done.push(...useIt(table, () => arrival(game, facts, house)));
  table.act(end, 'play');
  table.endTurn();
  fate?.fulfil(table);
  table.endTurn();
  return done;
}

/** Uses a card in every way, with a new copy whenever the last one has left play. */
function useIt(table: Table, next: () => CardId | null): CardAction[] {
  const done: CardAction[] = [];
  let used = table.isOver ? null : next();
  for (const use of USES) {
    if (table.isOver) break;
    if (used === null || !isUsable(table.game, used)) used = next();
    if (used === null) break;
    changeCard(table.game, used, { exhausted: false, stunned: false });
    if (table.act(used, use)) done.push(use);
  }
  return done;
}

const isUsable = ({ state }: Game, id: CardId): boolean =>
  state.cards[id]?.zone === 'play' && state.cards[id].controller === state.activePlayer;

/** Makes and flips the token creature by effects, and uses it in every way. */
function makeIt(facts: CardFacts, circumstances: Circumstances): CardAction[] {
  const { game, house, begin } = positionFor(facts, circumstances);
  const [maker, flipper, end] = [MAKER, FLIPPER, 'gateway-to-dis'].map((slug) =>
    put(game, 'p1', slug, house, 'hand'),
  ) as [CardId, CardId, CardId];
  for (const top of ['troll', 'dust-pixie', 'bumpsy', 'krump']) put(game, 'p1', top, house, 'deck');
  const table = begin();
  table.act(maker, 'play');
  const tokens = (): CardId | null =>
    game.state.players['p1']?.battleline.find((id) => game.state.cards[id]?.facedown) ?? null;
  const done = useIt(table, tokens);
  table.act(flipper, 'play');
  table.act(end, 'play');
  table.endTurn();
  table.endTurn();
  return done;
}

/** Activates the prophecy with a fate card, flips it and fulfills it in the opponent's turn. */
function fulfilIt(facts: CardFacts, circumstances: Circumstances): CardAction[] {
  const { library, attempt } = circumstances;
  const { game, house, begin } = positionFor(facts, circumstances);
  const known = FATES.filter((slug) => hasHeading(slug, library, 'fate'));
  const chance = chanceFor(nameOf(facts, circumstances));
  const fate = known.length === 0 || attempt % 2 === 0 ? FATE : oneOf(known, chance);
  const prophecy = arrangeProphecies(game, house, fate, facts.slug);
  const table = begin();
  prophecy.activate(table);
  table.endTurn();
  prophecy.fulfil(table);
  table.endTurn();
  return [];
}

/** The prophecies of p1, and a card to put under the first. */
function arrangeProphecies(
  game: Game,
  house: House,
  slug: CardSlug,
  first: CardSlug = PROPHECIES[0] as CardSlug,
) {
  const [prophecy] = [first, ...PROPHECIES.slice(1)].map((one) => put(game, 'p1', one, house, 'aside')) as [
    CardId,
  ];
  const fate = put(game, 'p1', slug, house, 'hand');
  return {
    activate: (table: Table): void => void table.activate(prophecy, fate),
    fulfil: (table: Table): void => table.fulfil(prophecy),
  };
}

/** Tries the archon power from the setup of one game on, and in the middle of another. */
function openWithIt(facts: CardFacts, circumstances: Circumstances): CardAction[] {
  const middle = positionFor(facts, circumstances);
  for (const id of PLAYERS) put(middle.game, id, facts.slug, middle.house, 'aside');
  const table = middle.begin();
  table.endTurn();
  table.endTurn();

  const opening = openingWith(facts, circumstances);
  opening.playOn();
  for (let turns = 0; turns < 4; turns++) opening.endTurn();
  return [];
}

function openingWith(facts: CardFacts, circumstances: Circumstances): Table {
  const name = `${nameOf(facts, circumstances)}, from setup`;
  const house = houseFor(facts);
  const chance = chanceFor(name);
  const deck = { houses: [house], cards: [], archonPower: facts.slug };
  const opening = (id: string) => ({ id, deck, automation: NO_AUTOMATION });
  const game = arrangedGame(circumstances.library, name, [opening('p1'), opening('p2')]);
  const cards = [...FACTS.values()].filter(({ type, gigantic }) => type === 'creature' && !gigantic);
  for (const id of PLAYERS) {
    put(game, id, facts.slug, house, 'aside');
    for (let count = 0; count < 20; count++) put(game, id, oneOf(cards, chance).slug, house, 'deck');
  }
  naming(name, () => beginAt(game, 'opening'));
  return tableOf(game, name, circumstances);
}
