import type { EventView, GameView } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withCard, withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import { animateChange, captureLayout } from './animate-change.ts';

type Point = readonly [x: number, y: number];

interface Shown {
  /** The centers of the cards that are on the screen. */
  cards?: Readonly<Record<string, Point>>;
  /** The card on top of the own discard pile. */
  top?: string;
}

/** Centers of the piles and of the gems of the pools. */
const PLACES = {
  [`deck:${WREN}`]: [50, 900],
  [`discard:${WREN}`]: [150, 900],
  [`deck:${CORVANE}`]: [50, 100],
  [`hand:${CORVANE}`]: [600, 20],
  [`discard:${CORVANE}`]: [150, 100],
} satisfies Record<string, Point>;
const POOLS = { [WREN]: [20, 800], [CORVANE]: [20, 200] } satisfies Record<string, Point>;

interface Move {
  what: string;
  from: Point;
  to: Point;
}
const moves: Move[] = [];
/** How large each of them is at its start, as a share of its size. */
const scales: unknown[] = [];

/** Without a browser nothing moves or has a position: an element says its center as `data-at`. */
beforeEach(() => {
  moves.length = 0;
  scales.length = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0] = (this.getAttribute('data-at') ?? '0 0').split(' ').map(Number);
    const width = this.hasAttribute('data-pile') ? 40 : 100;
    return new DOMRect(x - width / 2, y - 70, width, 140);
  });
  Element.prototype.animate = function (this: HTMLElement, frames) {
    moves.push(moveOf(this, frames as Keyframe[]));
    scales.push((frames as Keyframe[])[0]?.['scale']);
    return Object.assign(new EventTarget(), {
      finished: new Promise(() => undefined),
      pause: () => undefined,
      play: () => undefined,
    }) as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const numbersIn = (translate: unknown) =>
  [...String(translate).matchAll(/(-?[\d.]+)px/g)].map(([, number]) => Number(number));

/** Cards move from where they were to their place. Effects are placed at their start and move from there. */
function moveOf(element: HTMLElement, frames: Keyframe[]): Move {
  const at = (element.getAttribute('data-at') ?? '').split(' ').map(Number);
  if (element.parentElement?.id === 'layer') {
    const [x = 0, y = 0] = [element.style.left, element.style.top].map(Number.parseFloat);
    // The layer is a hundred wide and its corner is at -50, -70.
    const from: Point = [x - 50, y - 70];
    const [dx = 0, dy = 0] = numbersIn(frames.at(-1)?.['translate']);
    const what = element.textContent || element.getAttribute('class') || '';
    return { what, from, to: [from[0] + dx, from[1] + dy] };
  }
  const [x = 0, y = 0] = at;
  const [dx = 0, dy = 0] = numbersIn(frames[0]?.['translate']);
  return {
    what: element.dataset['cardId'] ?? element.dataset['topCard'] ?? '',
    from: [x + dx, y + dy],
    to: [x, y],
  };
}

function boardOf({ cards = {}, top }: Shown): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = [
    ...Object.entries(PLACES).map(([pile, [x, y]]) => `<div data-pile="${pile}" data-at="${x} ${y}"></div>`),
    ...Object.entries(POOLS).map(
      ([player, [x, y]]) => `<p data-pool="${player}"><svg data-at="${x} ${y}"></svg></p>`,
    ),
    ...Object.entries(cards).map(
      ([id, [x, y]]) => `<li><button data-card-id="${id}" data-at="${x} ${y}">${id}</button></li>`,
    ),
    ...(top === undefined ? [] : [`<span data-top-card="${top}" data-at="150 900"></span>`]),
  ].join('');
  return board;
}

interface Seen {
  shown: Shown;
  game: GameView;
}

/** Animates the change from one table to the next. @returns what moved, with rounded positions */
function animate(earlier: Seen, later: Seen, events: readonly EventView[] = []): Move[] {
  const board = boardOf(later.shown);
  const layer = document.createElement('div');
  layer.id = 'layer';
  board.append(layer);
  animateChange({
    board,
    layer,
    layout: captureLayout(boardOf(earlier.shown), events),
    before: earlier.game,
    state: createGameStore({ rev: 2, game: later.game, events }).getState(),
  });
  const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  return moves.map(({ what, from, to }) => ({ what, from: round(from), to: round(to) }));
}

const game = midGame(PROMPTS.waiting);
const [krump = '', zorg = ''] = game.table.players[CORVANE]!.battleline.slice(1);
const [own = ''] = game.table.players[WREN]!.battleline;
const [inHand = ''] = game.table.players[WREN]!.hand;

test('a card that has moved on the table flies from its old place', () => {
  const seen = (x: number) => ({ shown: { cards: { [krump]: [x, 300] as const } }, game });

  expect(animate(seen(200), seen(500))).toEqual([{ what: krump, from: [200, 300], to: [500, 300] }]);
});

test.each([
  { name: 'that stays', by: 0 },
  { name: 'that is moved by less than four pixels', by: 3 },
])('a card $name does not fly', ({ by }) => {
  const seen = (x: number) => ({ shown: { cards: { [krump]: [x, 300] as const } }, game });

  expect(animate(seen(200), seen(200 + by))).toEqual([]);
});

test.each([
  { name: 'an own drawn card', id: inHand, from: PLACES[`deck:${WREN}`] },
  { name: 'a card that the opponent plays', id: krump, from: PLACES[`hand:${CORVANE}`] },
])('$name flies from where it was hidden', ({ id, from }) => {
  const later = { shown: { cards: { [id]: [400, 500] as const } }, game };

  expect(animate({ shown: {}, game }, later)).toEqual([{ what: id, from, to: [400, 500] }]);
});

test('a card flies from a pile in the size of the pile', () => {
  animate({ shown: {}, game }, { shown: { cards: { [inHand]: [400, 500] } }, game });

  expect(scales).toEqual([0.4]);
});

test('an action that the opponent plays flies from the hand as well', () => {
  const played = withCard(game, krump, { zone: 'resolving' });

  const [move] = animate({ shown: {}, game }, { shown: { cards: { [krump]: [400, 500] } }, game: played });

  expect(move?.from).toEqual(PLACES[`hand:${CORVANE}`]);
});

test('an own card that enters play without a known place appears at once', () => {
  expect(animate({ shown: {}, game }, { shown: { cards: { [own]: [400, 500] } }, game })).toEqual([]);
});

test('a creature under the control of the opponent comes from the hand of the opponent, whoever owns it', () => {
  const taken = withCard(game, own, { controller: CORVANE });

  const [move] = animate(
    { shown: {}, game: taken },
    { shown: { cards: { [own]: [400, 500] } }, game: taken },
  );

  expect(move?.from).toEqual(PLACES[`hand:${CORVANE}`]);
});

test('a destroyed creature flies to the discard pile of its owner', () => {
  const left: EventView = { type: 'cardLeft', card: krump, to: 'discard' };

  const shown = animate({ shown: { cards: { [krump]: [300, 300] } }, game }, { shown: {}, game }, [left]);

  expect(shown).toEqual([{ what: krump, from: [300, 300], to: PLACES[`discard:${CORVANE}`] }]);
});

test('a card that leaves for a hand whose owner sees it there flies as itself, without a copy', () => {
  const left: EventView = { type: 'cardLeft', card: own, to: 'hand' };

  const shown = animate(
    { shown: { cards: { [own]: [300, 600] } }, game },
    { shown: { cards: { [own]: [700, 950] } }, game },
    [left],
  );

  expect(shown).toEqual([{ what: own, from: [300, 600], to: [700, 950] }]);
});

test('a card that leaves for a place that is not shown vanishes without a flight', () => {
  const left: EventView = { type: 'cardLeft', card: krump, to: 'purged' };

  expect(animate({ shown: { cards: { [krump]: [300, 300] } }, game }, { shown: {}, game }, [left])).toEqual(
    [],
  );
});

test('each card that the opponent draws is shown as a back from the deck to the hand', () => {
  const { hand, deckSize } = game.table.players[CORVANE]!;
  const earlier = withPlayer(game, CORVANE, { hand: hand.slice(2), deckSize: deckSize + 2 });

  const shown = animate({ shown: {}, game: earlier }, { shown: {}, game });

  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject({ from: PLACES[`deck:${CORVANE}`], to: PLACES[`hand:${CORVANE}`] });
});

test.each([
  { name: 'that are discarded from the deck', cards: 0, deck: 2 },
  { name: 'that return from the table to the hand', cards: 2, deck: 0 },
])('cards of the opponent $name are not shown as drawn', ({ cards, deck }) => {
  const { hand, deckSize } = game.table.players[CORVANE]!;
  const earlier = withPlayer(game, CORVANE, { hand: hand.slice(cards), deckSize: deckSize + deck });

  expect(animate({ shown: {}, game: earlier }, { shown: {}, game })).toEqual([]);
});

const table = {
  shown: { cards: { [krump]: [300, 300], [zorg]: [450, 300], [own]: [300, 600] } as const },
  game,
};
const effects = (event: EventView) => animate(table, table, [event]);

test('damage is shown at the card, unless it is none', () => {
  expect(effects({ type: 'damageDealt', card: krump, amount: 3 })).toEqual([
    { what: '3', from: [300, 300], to: [300, 300] },
  ]);
  moves.length = 0;
  expect(effects({ type: 'damageDealt', card: krump, amount: 0 })).toEqual([]);
});

test.each([
  {
    name: 'gained amber flies from the card to the pool of the player',
    event: { type: 'amberGained', card: own, player: WREN },
    from: [300, 600],
    to: POOLS[WREN],
  },
  {
    name: 'amber that returns flies from the card to the pool of the player',
    event: { type: 'amberReturned', card: krump, player: WREN },
    from: [300, 300],
    to: POOLS[WREN],
  },
  {
    name: 'stolen amber flies from the pool of the other player',
    event: { type: 'amberStolen', player: WREN },
    from: POOLS[CORVANE],
    to: POOLS[WREN],
  },
  {
    name: 'placed amber flies from the pool of the player to the card',
    event: { type: 'amberPlaced', card: krump, player: WREN },
    from: POOLS[WREN],
    to: [300, 300],
  },
  {
    name: 'captured amber flies from the pool of the opponent of the card',
    event: { type: 'amberCaptured', card: krump },
    from: POOLS[WREN],
    to: [300, 300],
  },
])('$name', ({ event, from, to }) => {
  const [gem] = effects(event);

  expect(gem).toMatchObject({ from, to });
});

test('a card that the opponent controls captures from its owner', () => {
  const taken = withCard(game, own, { controller: CORVANE });
  const seen = { ...table, game: taken };

  const [gem] = animate(seen, seen, [{ type: 'amberCaptured', card: own }]);

  expect(gem?.from).toEqual(POOLS[WREN]);
});

test('as many gems fly as there is amber', () => {
  expect(effects({ type: 'amberGained', card: own, player: WREN, amount: 4 })).toHaveLength(4);
});

test('amber whose card or pool is not on the screen does not fly', () => {
  expect(effects({ type: 'amberGained', card: 'unknown', player: WREN })).toEqual([]);
  expect(effects({ type: 'amberGained', card: own, player: 'Ilse' })).toEqual([]);
});

test('the damage of a creature that died is shown where it stood, not on the pile', () => {
  const dead = withCard(game, own, { zone: 'discard' });
  const events: EventView[] = [{ type: 'damageDealt', card: own, amount: 5 }];

  const shown = animate(table, { shown: { top: own }, game: dead }, events);

  expect(shown).toContainEqual({ what: '5', from: [300, 600], to: [300, 600] });
});

test('the damage of a creature that has moved is shown where it is now', () => {
  const events: EventView[] = [{ type: 'damageDealt', card: own, amount: 5 }];

  const shown = animate(table, { shown: { cards: { [own]: [700, 600] } }, game }, events);

  expect(shown).toContainEqual({ what: '5', from: [700, 600], to: [700, 600] });
});

test('only an attacker that still is in play moves towards its target', () => {
  const fight: EventView = { type: 'fightDeclared', card: own, target: krump };
  const attackers = () => moves.filter(({ what }) => what === own);
  animate(table, table, [fight]);
  expect(attackers()).toHaveLength(1);
  moves.length = 0;

  animate(table, { ...table, game: withCard(game, own, { zone: 'discard' }) }, [fight]);

  expect(attackers()).toEqual([]);
});
