/**
 * The short form of the testkit for tests of this repository: a position, players who act, and the state that they
 * see. A choice that is not offered throws. A test that ends with an open question inside of an ability throws, too.
 */
import {
  NO_AUTOMATION,
  addCopy,
  arrangedGame,
  beginAt,
  changeCard,
  changePlayer,
  moveTo,
} from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import type { CardDefinition } from '@amberhall/engine/language';
import type { Automation, CardSlug, House, PlayerId } from '@amberhall/engine/vocabulary';
import { onTestFinished } from 'vitest';
import { bringsTide } from './brings-tide.ts';
import { factsOfCard } from './carriers.ts';
import type { CardPatch, TestGame } from './interface.ts';
import { gameAround } from './testkit.ts';
import { TestPlayer } from './test-player.ts';
import { libraryWith } from './texts.ts';
import type { FactsOfCarriers } from './texts.ts';

export { factsOfCard } from './carriers.ts';

/** A card and the state of this copy. */
export interface CardSetup extends CardPatch {
  card: CardSlug;
  /** Attached to it, under the control of the same player. */
  upgrades?: readonly CardSlug[];
  /** The owner of the card, if it is not the player for whom it is listed. */
  owner?: 'p1' | 'p2';
}
export type Listed = CardSlug | CardSetup;

/** The position of one player. Missing fields are empty or zero. */
export interface SideSetup {
  /**
   * The active house of the player whose turn it is [that of the first card listed]; `null`: they are about to
   * choose one.
   */
  house?: House | null;
  /** Houses of the deck [those of the cards listed]. */
  houses?: readonly House[];
  amber?: number;
  chains?: number;
  /** Forged keys: red first, then blue, then yellow. */
  keys?: 0 | 1 | 2;
  /** Left to right. All creatures and artifacts are ready. */
  battleline?: readonly Listed[];
  artifacts?: readonly Listed[];
  hand?: readonly Listed[];
  /** First = top. */
  deck?: readonly Listed[];
  /** First = top. */
  discard?: readonly Listed[];
  archives?: readonly Listed[];
  purged?: readonly Listed[];
  /** Reference cards: prophecies (front, back, front, back) or an archon power. */
  aside?: readonly CardSlug[];
  tokenCreature?: CardSlug;
  automation?: Partial<Automation>;
}

export interface ScenarioSetup {
  p1?: SideSetup;
  p2?: SideSetup;
  /** The first turn of the game, or a later one of p1 [a later one]. */
  start?: 'opening' | 'first-turn' | 'turn';
  seed?: number;
  /** Texts for carriers and for printed cards without a definition; a printed card that has a text throws. */
  texts?: readonly CardDefinition[];
  /** Facts of carriers in place of the usual ones. */
  facts?: FactsOfCarriers;
}

export interface TestTable {
  p1: TestPlayer;
  p2: TestPlayer;
  game: TestGame;
}

/** Starts a game in the main step of p1. It must be called inside of a test. */
export function scenario(setup: ScenarioSetup): TestTable {
  const { p1 = {}, p2 = {}, start = 'turn', seed = 0, texts = [], facts } = setup;
  const cards = libraryWith(texts, facts);
  const game = arrangedGame(cards, `seed ${seed}`, [opening('p1', p1), opening('p2', p2)]);
  arrangeSide(game, 'p1', p1);
  arrangeSide(game, 'p2', p2);
  if ([...cardsOf(p1), ...cardsOf(p2)].some((slug) => bringsTide(factsOfCard(slug))))
    changePlayer(game, 'p1', { tide: 'neutral' });
  beginAt(game, start, start === 'turn' ? houseOf(p1) : null);
  const around = gameAround({ game, labels: new Map() });
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') expectNothingOpen(around);
  });
  return { p1: new TestPlayer(around, game, 'p1'), p2: new TestPlayer(around, game, 'p2'), game: around };
}

/** Starts a game in the main step of p1 and in manual mode. It must be called inside of a test. */
export function manualScenario(setup: ScenarioSetup): TestTable {
  const table = scenario(setup);
  table.p1.decide({ kind: 'manual-mode' });
  table.p2.press('yes');
  return table;
}

const LISTS = ['battleline', 'artifacts', 'hand', 'deck', 'discard', 'archives', 'purged'] as const;
type List = (typeof LISTS)[number] | 'aside';

function cardsOf(side: SideSetup): CardSlug[] {
  return LISTS.flatMap((list) => side[list] ?? []).map((listed) => setupOf(listed).card);
}

function setupOf(listed: Listed): CardSetup {
  return typeof listed === 'string' ? { card: listed } : listed;
}

function houseOf(side: SideSetup): House | null {
  if (side.house !== undefined) return side.house;
  const [first] = cardsOf(side);
  return first === undefined ? null : printedHouse(first);
}

function printedHouse(slug: CardSlug): House {
  return factsOfCard(slug).houses[0] as House;
}

function opening(id: PlayerId, side: SideSetup) {
  const houses = side.houses ?? [...new Set(cardsOf(side).map(printedHouse))];
  const { tokenCreature } = side;
  return {
    id,
    deck: { houses, cards: [], ...(tokenCreature !== undefined && { tokenCreature }) },
    automation: { ...NO_AUTOMATION, ...side.automation },
  };
}

const KEYS = [
  { red: false, blue: false, yellow: false },
  { red: true, blue: false, yellow: false },
  { red: true, blue: true, yellow: false },
] as const;

function arrangeSide(game: Game, id: PlayerId, side: SideSetup): void {
  for (const list of LISTS) {
    for (const listed of side[list] ?? []) place(game, id, list, setupOf(listed));
  }
  for (const card of side.aside ?? []) place(game, id, 'aside', { card });
  const { amber = 0, chains = 0, keys = 0 } = side;
  changePlayer(game, id, { amber, chains, keys: KEYS[keys] });
}

function place(game: Game, id: PlayerId, list: List, setup: CardSetup): void {
  const { card: slug, upgrades = [], owner = id, ...patch } = setup;
  if (!game.library.get(slug)?.implemented) throw new Error(`${slug} is not implemented`);
  const { powerCounters, counters, ...rest } = patch;
  const one = addCopy(game, owner, { card: slug, house: printedHouse(slug) });
  if (list === 'battleline' || list === 'artifacts')
    moveTo(game, one, 'play', { controller: id, ...(rest.facedown && { asToken: true }) });
  else moveTo(game, one, list, { position: 'bottom', controller: id });
  changeCard(game, one, {
    ...rest,
    counters: { ...counters, ...(powerCounters && { power: powerCounters }) },
  });
  for (const upgrade of upgrades) {
    const attached = addCopy(game, owner, { card: upgrade, house: printedHouse(upgrade) });
    moveTo(game, attached, 'play', { parent: one, controller: id });
  }
}

/** The questions at which a test may end: the main step, the choice of a house, or none after the game. */
function expectNothingOpen(game: TestGame): void {
  for (const id of ['p1', 'p2']) {
    const { purpose, title } = game.prompt(id);
    if (purpose === null || STOPS.has(purpose)) continue;
    throw new Error(`the test ends while ${id} is asked: ${purpose} (${title})`);
  }
}

const STOPS: ReadonlySet<string> = new Set(['main-step', 'active-house', 'game-over']);
