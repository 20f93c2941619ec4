import { expect, test, vi } from 'vitest';
import { cardElements, cardRects, pileRectsOf } from './element-rects.ts';

const boardOf = (content: string): HTMLElement => {
  const board = document.createElement('div');
  board.innerHTML = content;
  return board;
};

/** Without a browser nothing has a position. Here each element says its own, as `left top width height`. */
const placeElements = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, width, height] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  });

test('the cards of a board are found by their ids, and the top card of a pile by its own', () => {
  const board = boardOf(`
    <button data-card-id="w1"></button>
    <button data-pile="discard:Wren"><span data-top-card="w9"></span></button>
    <button></button>`);

  expect([...cardElements(board).keys()]).toEqual(['w1', 'w9']);
  expect(cardElements(board).get('w9')?.tagName).toBe('SPAN');
});

test('the place of a card is its center', () => {
  placeElements();

  const rects = cardRects(boardOf('<button data-card-id="w1" data-at="100 40 60 80"></button>'));

  expect(rects).toEqual(new Map([['w1', { x: 130, y: 80, width: 60 }]]));
});

test('a pile is found by its name and its player, and no other pile is', () => {
  placeElements();
  const board = boardOf(`
    <div data-pile="deck:Wren" data-at="0 0 20 20"></div>
    <div data-pile="deck:Corvane" data-at="200 0 20 20"></div>`);
  const { pile } = pileRectsOf(board);

  expect(pile('deck', 'Corvane')).toEqual({ x: 210, y: 10, width: 20 });
  expect(pile('deck', 'Wren')?.x).toBe(10);
  expect(pile('discard', 'Wren')).toBeUndefined();
});

test('the place of a pool is that of its gem, not of the whole pool', () => {
  placeElements();
  const board = boardOf(
    '<p data-pool="Wren" data-at="0 0 500 50"><svg data-at="10 10 30 30"></svg> 5 <b>of 6</b></p>',
  );
  const { pool } = pileRectsOf(board);

  expect(pool('Wren')).toEqual({ x: 25, y: 25, width: 30 });
  expect(pool('Corvane')).toBeUndefined();
});
