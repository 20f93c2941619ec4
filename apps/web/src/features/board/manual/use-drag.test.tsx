import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { DragZone, GameView, PlayerId } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withCard, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { useDraggable, useDropTarget } from './use-drag.ts';

afterEach(() => act(() => boardUi.reset()));

const PIXIE = midGame().table.players[WREN]!.hand[3]!;
const GHOSTLY_HAND = midGame().table.players[WREN]!.hand[0]!;
const UMBRA = midGame().table.players[WREN]!.battleline[1]!;
const UPGRADE = midGame().table.cards[midGame().table.players[WREN]!.battleline[3]!]!.upgrades![0]!;
const KRUMP = midGame().table.players[CORVANE]!.battleline[1]!;
const manual = (game: GameView) => withTable(game, { manual: true });

function Card({ id }: { id: string }) {
  return <button {...useDraggable(id)}>card</button>;
}
function Target({ player, to }: { player: PlayerId; to: DragZone }) {
  return (
    <ul aria-label="target" {...useDropTarget(player, to)}>
      <li />
    </ul>
  );
}
const isDraggable = (id: string, game: GameView) => {
  document.body.replaceChildren();
  renderPart(<Card id={id} />, game);
  return screen.getByRole('button').getAttribute('draggable') === 'true';
};

test('a card of the hand can be dragged while it can be played', () => {
  expect(isDraggable(PIXIE, midGame(PROMPTS.main))).toBe(true);
  expect(isDraggable(GHOSTLY_HAND, midGame(PROMPTS.main))).toBe(false);
  expect(isDraggable(PIXIE, midGame(PROMPTS.waiting))).toBe(false);
});

test('a card in play is not dragged to act with it', () => {
  expect(isDraggable(midGame().table.players[WREN]!.battleline[2]!, midGame(PROMPTS.main))).toBe(false);
});

test('in manual mode every own card can be dragged, and also one that was taken over', () => {
  const game = manual(midGame(PROMPTS.waiting));

  expect([GHOSTLY_HAND, UMBRA].map((id) => isDraggable(id, game))).toEqual([true, true]);
  expect(isDraggable(KRUMP, game)).toBe(false);
  expect(isDraggable(KRUMP, withCard(game, KRUMP, { controller: WREN }))).toBe(true);
});

test('an upgrade is never dragged, because it lies on its creature', () => {
  expect(isDraggable(UPGRADE, manual(midGame()))).toBe(false);
});

test('spectators drag nothing', () => {
  expect(isDraggable(UMBRA, manual(midGame(undefined, { seat: null })))).toBe(false);
});

/** What a drag carries. */
const carried = (id: string) => {
  const data = new Map([['application/x-amberhall-card', id]]);
  return {
    types: [...data.keys()],
    getData: (format: string) => data.get(format) ?? '',
    setData: (format: string, value: string) => void data.set(format, value),
    effectAllowed: '',
  };
};

test.each(['dragend', 'pointermove'])('the targets are shown from the start of a drag until %s', (end) => {
  renderPart(<Card id={PIXIE} />, midGame(PROMPTS.main));
  act(() => boardUi.zoom({ slug: 'dust-pixie', id: PIXIE }));

  fireEvent.dragStart(screen.getByRole('button'), { dataTransfer: carried('') });
  expect(useBoardUi.getState()).toMatchObject({ isDragging: true, zoomed: null });
  act(() => void window.dispatchEvent(new Event(end)));

  expect(useBoardUi.getState().isDragging).toBe(false);
});

interface Drop {
  player?: PlayerId;
  to?: DragZone;
  game?: GameView;
}
function drop(id: string, { player = WREN, to = 'discard', game = midGame(PROMPTS.main) }: Drop = {}) {
  const { sent } = renderPart(<Target player={player} to={to} />, game);
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: carried(id) });
  return sent;
}

test('a dropped card is sent with the zone that it left', () => {
  expect(drop(PIXIE)).toEqual([['drop', PIXIE, 'discard', 'hand']]);
});

test('a card that is dropped where it was stays there', () => {
  expect(drop(UMBRA, { to: 'play' })).toEqual([]);
});

test('something that is no card of the game is not taken', () => {
  expect(drop('')).toEqual([]);
});

test('outside of manual mode, cards are dropped on the own board and discard pile only', () => {
  expect(drop(PIXIE, { to: 'play' })).toHaveLength(1);
  document.body.replaceChildren();
  expect(drop(PIXIE, { to: 'archives' })).toEqual([]);
  document.body.replaceChildren();
  expect(drop(PIXIE, { player: CORVANE })).toEqual([]);
});

test('in manual mode, cards are dropped on every own pile', () => {
  expect(drop(PIXIE, { to: 'archives', game: manual(midGame()) })).toEqual([
    ['drop', PIXIE, 'archives', 'hand'],
  ]);
});

test('only a card may be dragged over a target', () => {
  renderPart(<Target player={WREN} to="discard" />, midGame(PROMPTS.main));
  const isTaken = (types: string[]) => {
    const over = createEvent.dragOver(screen.getByRole('list'), { dataTransfer: { types } });
    fireEvent(screen.getByRole('list'), over);
    return over.defaultPrevented;
  };

  expect(isTaken(['application/x-amberhall-card'])).toBe(true);
  expect(isTaken(['Files'])).toBe(false);
});

test('a target is marked while a card is dragged', () => {
  renderPart(<Target player={WREN} to="discard" />, midGame(PROMPTS.main));
  expect(screen.getByRole('list').dataset['drop']).toBeUndefined();

  act(() => boardUi.setDragging(true));

  expect(screen.getByRole('list').dataset['drop']).toBe('');
});
