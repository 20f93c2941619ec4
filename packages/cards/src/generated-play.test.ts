/**
 * Every implemented card on generated tables: it is played, and used in every way it can be, then each creature is
 * destroyed and a turn goes round, so that whatever it says is said at least once, amid texts of other cards. A
 * failure names its table: `CARD=<slug> npm test -- generated-play` plays that card alone.
 */
import {
  NO_AUTOMATION,
  actionsFor,
  addCopy,
  arrangedGame,
  beginAt,
  changeCard,
  changePlayer,
  decide,
  moveTo,
  randomBelow,
  seedRandom,
} from '@amberhall/engine';
import type { Game, OpenQuestion, RecordedDecision } from '@amberhall/engine';
import type {
  CardAction,
  CardId,
  CardSlug,
  House,
  PlayerId,
  PromptPurpose,
  Zone,
} from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { FACTS, factsOf } from './facts/facts.ts';
import type { CardFacts } from './facts/types.ts';
import { library } from './library.ts';

const ONLY = process.env['CARD'];
const TIME_LIMIT_MS = 120_000;
/** On so many full tables each card has to have been played and used. */
const ATTEMPTS = 4;

const DECK_TYPES: ReadonlySet<string> = new Set(['action', 'artifact', 'creature', 'upgrade']);
const IMPLEMENTED: readonly CardFacts[] = [...FACTS.values()].filter(
  ({ slug, type, gigantic }) => DECK_TYPES.has(type) && !gigantic && library.get(slug)?.implemented,
);
const TRIED = IMPLEMENTED.filter(({ slug }) => ONLY === undefined || slug === ONLY);
const ofType = (type: string) => IMPLEMENTED.filter((facts) => facts.type === type).map(({ slug }) => slug);
const CREATURES = ofType('creature');
const ARTIFACTS = ofType('artifact');
const UPGRADES = ofType('upgrade');
const ALL = IMPLEMENTED.map(({ slug }) => slug);

// ── chance and choices ──

/** Returns whole numbers from 0 to `below` − 1, the same for the same text. */
type Chance = (below: number) => number;

function chanceOf(text: string): Chance {
  const state = seedRandom(text);
  return (below) => randomBelow(state, below);
}

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)] as T;

/** How a player decides: as much of the first as possible, as little of the last, or by chance. */
const CHOOSERS: Readonly<Record<string, (options: readonly RecordedDecision[], chance: Chance) => number>> = {
  first: () => 0,
  last: (options) => options.length - 1,
  random: (options, chance) => chance(options.length),
};

/** Answers that get on with it: nothing selected is given back, nothing begun is thought over. */
function optionsOf({ question }: OpenQuestion): RecordedDecision[] {
  const { kind, selectable, selected, controls, max } = question;
  if (kind === 'name') return [{ kind: 'name', name: 'Troll' }];
  const isFull = kind !== 'allot' && max !== undefined && selected.length >= max;
  const fresh = kind === 'allot' ? selectable : selectable.filter((id) => !selected.includes(id));
  const onwards = controls.filter((control) => control.kind !== 'cancel' && control.kind !== 'back');
  return [
    ...(isFull ? [] : fresh.map((card): RecordedDecision => ({ kind: 'card', card }))),
    ...onwards.map(({ id }): RecordedDecision => ({ kind: 'control', control: id })),
  ];
}

// ── tables ──

interface Board {
  /** Per player: creatures, artifacts, and cards in every other zone. */
  creatures: number;
  artifacts: number;
  cards: number;
  amber: number;
}

const BOARDS: Readonly<Record<string, Board>> = {
  empty: { creatures: 0, artifacts: 0, cards: 0, amber: 0 },
  sparse: { creatures: 1, artifacts: 0, cards: 1, amber: 1 },
  full: { creatures: 6, artifacts: 2, cards: 3, amber: 8 },
};
const ZONES: readonly Zone[] = ['hand', 'deck', 'discard', 'archives', 'purged'];
const PLAYERS = ['p1', 'p2'] as const;

/** Everything on the table is of one house, so that everything can be played and used. */
function tableFor(board: Board, house: House, seed: string, chance: Chance): Game {
  const opening = (id: PlayerId) => ({
    id,
    deck: { houses: [house], cards: [] },
    automation: NO_AUTOMATION,
  });
  const game = arrangedGame(library, seed, [opening('p1'), opening('p2')]);
  for (const id of PLAYERS) {
    for (let count = 0; count < board.creatures; count++) addCreature(game, id, house, chance);
    for (let count = 0; count < board.artifacts; count++) {
      moveTo(game, addCopy(game, id, { card: oneOf(ARTIFACTS, chance), house }), 'play');
    }
    for (const zone of ZONES) {
      for (let count = 0; count < board.cards; count++) {
        moveTo(game, addCopy(game, id, { card: oneOf(ALL, chance), house }), zone);
      }
    }
    changePlayer(game, id, { amber: board.amber, keys: { red: board.amber > 0 } });
  }
  return game;
}

/** One in four is hurt, one holds amber, one is stunned, one has an upgrade … */
function addCreature(game: Game, owner: PlayerId, house: House, chance: Chance): void {
  const slug = oneOf(CREATURES, chance);
  const id = addCopy(game, owner, { card: slug, house });
  moveTo(game, id, 'play');
  const hurt = chance(4) === 0 && (factsOf(slug).power ?? 0) > 1;
  changeCard(game, id, {
    damage: hurt ? 1 : 0,
    amber: chance(4) === 0 ? 2 : 0,
    stunned: chance(4) === 0,
    warded: chance(6) === 0,
    exhausted: chance(4) === 0,
  });
  if (chance(4) === 0) attach(game, owner, house, oneOf(UPGRADES, chance), id);
}

function attach(game: Game, owner: PlayerId, house: House, upgrade: CardSlug, parent: CardId): CardId {
  const id = addCopy(game, owner, { card: upgrade, house });
  moveTo(game, id, 'play', { parent });
  return id;
}

// ── play ──

/** More answers than any one ability asks for. */
const ENDLESS = 600;
/** After so many answers a player chooses by chance: Replicators can repeat each other for as long as they are chosen. */
const STEADY = 300;

/** Returns which of the options is taken, after so many answers since the last main step. */
type Choose = (options: readonly RecordedDecision[], answers: number) => number;

class Table {
  readonly game: Game;
  readonly #name: string;
  readonly #choose: Choose;

  constructor(game: Game, name: string, choose: Choose) {
    this.game = game;
    this.#name = name;
    this.#choose = choose;
    this.#checkCards();
  }

  get isOver(): boolean {
    return this.game.state.step === 'over';
  }

  asks(purpose: PromptPurpose): boolean {
    return this.game.open[0]?.question.purpose === purpose;
  }

  /** Does one thing with a card in the main step, up to the next main step. @returns whether it was offered */
  act(id: CardId, action: CardAction): boolean {
    const who = this.game.state.activePlayer;
    if (this.isOver || !this.asks('main-step')) return false;
    if (!actionsFor(this.game, who, id).includes(action)) return false;
    this.#decide(who, { kind: 'card', card: id });
    if (this.asks('card-action')) this.#decide(who, { kind: 'control', control: `card-action:${action}` });
    this.#answerAll();
    return true;
  }

  endTurn(): void {
    if (this.isOver) return;
    this.#decide(this.game.state.activePlayer, { kind: 'control', control: 'end-turn' });
    this.#answerAll();
  }

  #answerAll(): void {
    for (let answers = 0; !this.isOver && !this.asks('main-step'); answers++) {
      const open = this.game.open.find(({ answer }) => answer === null);
      if (!open) return this.#fail('asks nobody anything');
      if (answers > ENDLESS) this.#fail(`does not stop asking: ${open.question.purpose}`);
      const options = optionsOf(open);
      const decision = this.asks('confirm-end-turn') ? YES : options[this.#choose(options, answers)];
      if (!decision) return this.#fail(`has no way on from ${open.question.purpose}`);
      this.#decide(open.question.player, decision);
    }
    this.#checkCards();
  }

  #decide(who: PlayerId, decision: RecordedDecision): void {
    let isTaken: boolean;
    try {
      isTaken = decide(this.game, who, decision).ok;
    } catch (error) {
      throw new Error(`${this.#name}: ${String(error)}`, { cause: error });
    }
    if (!isTaken) this.#fail(`refuses what it offers: ${JSON.stringify(decision)}`);
    this.#checkNumbers();
  }

  /** Every card is in one place. */
  #checkCards(): void {
    const found = cardsOnTable(this.game);
    const { length } = Object.keys(this.game.state.cards);
    if (found.length !== length || new Set(found).size !== length) this.#fail('loses or doubles a card');
  }

  /** Nobody has less than nothing. */
  #checkNumbers(): void {
    const { cards, players } = this.game.state;
    for (const { id, amber } of Object.values(players)) if (amber < 0) this.#fail(`leaves ${id} owing amber`);
    for (const { id, amber, damage } of Object.values(cards))
      if (amber < 0 || damage < 0) this.#fail(`leaves less than nothing on ${id}`);
  }

  #fail(what: string): never {
    throw new Error(`${this.#name}: ${what}`);
  }
}

const YES: RecordedDecision = { kind: 'control', control: 'yes' };
const LISTS = [
  'deck',
  'hand',
  'discard',
  'archives',
  'purged',
  'battleline',
  'artifacts',
  'resolving',
  'aside',
] as const;

function cardsOnTable({ state }: Game): CardId[] {
  const found = Object.values(state.players).flatMap((side) => LISTS.flatMap((list) => side[list]));
  for (const { upgrades, under } of Object.values(state.cards)) found.push(...upgrades, ...under);
  return found;
}

const USES: readonly CardAction[] = ['reap', 'fight', 'action', 'omni'];

/** The card is played, and a copy in play used in every way. @returns what could be done with it */
function playOut(facts: CardFacts, boardName: string, chooserName: string, attempt: number): CardAction[] {
  const { slug, type } = facts;
  const name = `${slug}, ${boardName} table ${attempt}, ${chooserName} choices`;
  const chance = chanceOf(`${slug} ${boardName} ${attempt}`);
  const house = facts.houses[0] as House;
  const game = tableFor(BOARDS[boardName] as Board, house, name, chance);
  const [inHand, spare, end] = [slug, 'troll', 'gateway-to-dis'].map((card) => {
    const id = addCopy(game, 'p1', { card, house });
    moveTo(game, id, 'hand');
    return id;
  }) as [CardId, CardId, CardId];
  beginAt(game, 'turn', house);
  const chooser = CHOOSERS[chooserName];
  const choices = chanceOf(name);
  const table = new Table(game, name, (options, answers) =>
    answers < STEADY ? (chooser?.(options, choices) ?? 0) : choices(options.length),
  );

  const done: CardAction[] = table.act(inHand, 'play') ? ['play'] : [];
  table.act(spare, 'discard');
  if (type !== 'action' && !table.isOver) {
    let used = arrival(game, facts, house);
    for (const use of USES) {
      if (table.isOver) break;
      if (!isUsable(game, used)) used = arrival(game, facts, house);
      changeCard(game, used, { exhausted: false, stunned: false });
      if (table.act(used, use)) done.push(use);
    }
  }
  table.act(end, 'play');
  table.endTurn();
  table.endTurn();
  return done;
}

const isUsable = ({ state }: Game, id: CardId): boolean =>
  state.cards[id]?.zone === 'play' && state.cards[id].controller === state.activePlayer;

/** To be played, and to be used wherever its own text says what comes of that. */
function deedsOf({ slug }: CardFacts): CardAction[] {
  const headings = library.get(slug)?.abilities.flatMap((node) => (node.kind === 'on' ? node.headers : []));
  return ['play', ...USES.filter((use) => headings?.some((heading) => heading === use))];
}

/** A further copy in play; an upgrade on a creature, which is what can be used. */
function arrival(game: Game, { slug, type }: CardFacts, house: House): CardId {
  if (type !== 'upgrade') {
    const id = addCopy(game, 'p1', { card: slug, house });
    moveTo(game, id, 'play');
    return id;
  }
  const host = addCopy(game, 'p1', { card: 'troll', house });
  moveTo(game, host, 'play');
  attach(game, 'p1', house, slug, host);
  return host;
}

test.each(
  Object.keys(BOARDS).flatMap((board) => Object.keys(CHOOSERS).map((chooser) => ({ board, chooser }))),
)(
  'every card can be played and used to the end on the $board table with $chooser choices',
  { timeout: TIME_LIMIT_MS },
  ({ board, chooser }) => {
    const undone = TRIED.flatMap((facts) => {
      let missing = board === 'full' ? deedsOf(facts) : [];
      let attempt = 0;
      // What other cards forbid on one table can be done on the next.
      do {
        const done = playOut(facts, board, chooser, ++attempt);
        missing = missing.filter((deed) => !done.includes(deed));
      } while (missing.length > 0 && attempt < ATTEMPTS);
      return missing.map((deed) => `${deed} ${facts.slug}`);
    });

    expect(undone).toEqual([]);
  },
);
