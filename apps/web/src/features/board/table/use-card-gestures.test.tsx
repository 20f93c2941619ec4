import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withCard, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { TableCard } from './table-card.tsx';

afterEach(() => act(() => boardUi.reset()));

const PIXIE = midGame().table.players[WREN]!.hand[3]!;
const GHOSTLY_HAND = midGame().table.players[WREN]!.hand[0]!;
const KRUMP = midGame().table.players[CORVANE]!.battleline[1]!;
const WHY = { key: 'prompt.why.house', args: {} };

function show(id: string, game: GameView = midGame(PROMPTS.main), isReplay = false) {
  const opened = renderPart(<TableCard id={id} size="hand" width="100px" />, game, {
    answer: { ok: true, why: WHY },
    isReplay,
  });
  return { ...opened, card: screen.getByRole('button') };
}
const ui = () => useBoardUi.getState();
const settle = () => act(async () => {});
const touch = { pointerType: 'touch' };
const mouse = { pointerType: 'mouse' };

test('a click on a card that can act is sent, and says no reason', async () => {
  const { card, sent, user } = show(PIXIE);

  await user.click(card);

  expect(sent).toEqual([['cardClicked', PIXIE]]);
  expect(ui().obstacle).toBeNull();
});

test('a click on another card asks why it cannot act, and the answer is shown there', async () => {
  const { card, sent } = show(GHOSTLY_HAND);

  fireEvent.click(card, { detail: 1 });
  await settle();

  expect(sent).toEqual([['whyNot', GHOSTLY_HAND]]);
  expect(ui().obstacle).toEqual({ card: GHOSTLY_HAND, why: WHY });
  expect(ui().openCard).toBeNull();
});

test('nobody asks why a card of a pile cannot act', async () => {
  const { card, sent } = show(midGame().table.players[WREN]!.discard[0]!);

  fireEvent.click(card, { detail: 1 });
  await settle();

  expect(sent).toEqual([]);
});

test('a card that can only be discarded is sent, and says why it cannot be played', async () => {
  const { card, sent } = show(PIXIE, midGame({ ...PROMPTS.main, discardable: [PIXIE] }));

  fireEvent.click(card, { detail: 1 });
  await settle();

  expect(sent.map(([command]) => command)).toEqual(['cardClicked', 'whyNot']);
});

test.each([
  { by: 'a key', press: (card: HTMLElement) => fireEvent.click(card, { detail: 0 }) },
  {
    by: 'a finger',
    press: (card: HTMLElement) => {
      fireEvent.pointerDown(card, touch);
      fireEvent.pointerUp(card, touch);
      fireEvent.click(card, { detail: 1 });
    },
  },
])('a card that cannot act is opened to read by $by, which cannot hover', ({ press }) => {
  const { card } = show(GHOSTLY_HAND);

  press(card);

  expect(ui().openCard).toEqual({ slug: 'ghostly-hand', id: GHOSTLY_HAND });
});

test('the pointer zooms the card while it is over it, and a finger does not', () => {
  const { card } = show(PIXIE);

  fireEvent.pointerEnter(card, touch);
  expect(ui().zoomed).toBeNull();
  fireEvent.pointerEnter(card, mouse);
  expect(ui().zoomed).toEqual({ slug: 'dust-pixie', id: PIXIE });
  fireEvent.pointerLeave(card, mouse);

  expect(ui().zoomed).toBeNull();
});

test('a card that is removed under the pointer is no longer zoomed', () => {
  const { card, unmount } = show(PIXIE);
  fireEvent.pointerEnter(card, mouse);

  unmount();

  expect(ui().zoomed).toBeNull();
});

test('the removal of another card leaves the zoom', () => {
  const { unmount } = show(PIXIE);
  act(() => boardUi.zoom({ slug: 'krump', id: KRUMP }));

  unmount();

  expect(ui().zoomed?.id).toBe(KRUMP);
});

test('a facedown card is neither zoomed nor opened', () => {
  const { card } = show(midGame().table.players[CORVANE]!.hand[0]!);

  fireEvent.pointerEnter(card, mouse);
  fireEvent.click(card, { detail: 0 });

  expect([ui().zoomed, ui().openCard]).toEqual([null, null]);
});

test('a long press opens the card, and the click at its end acts on nothing', () => {
  vi.useFakeTimers();
  const { card, sent } = show(PIXIE);

  fireEvent.pointerDown(card, touch);
  act(() => void vi.advanceTimersByTime(399));
  expect(ui().openCard).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(ui().openCard?.id).toBe(PIXIE);
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  expect(sent).toEqual([]);
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(card, { detail: 1 });

  expect(sent).toHaveLength(1);
});

test.each(['pointerUp', 'pointerCancel', 'pointerLeave'] as const)(
  '%s ends a press before it is long',
  (end) => {
    vi.useFakeTimers();
    const { card } = show(PIXIE);

    fireEvent.pointerDown(card, touch);
    fireEvent[end](card, touch);
    act(() => void vi.advanceTimersByTime(1000));

    expect(ui().openCard).toBeNull();
  },
);

test('a long press on a card that cannot act says why as well', async () => {
  vi.useFakeTimers();
  const { card, sent } = show(GHOSTLY_HAND);

  fireEvent.pointerDown(card, touch);
  await act(() => vi.advanceTimersByTimeAsync(400));

  expect(sent).toEqual([['whyNot', GHOSTLY_HAND]]);
});

test('a mouse button that is held opens nothing', () => {
  vi.useFakeTimers();
  const { card } = show(PIXIE);

  fireEvent.pointerDown(card, mouse);
  act(() => void vi.advanceTimersByTime(1000));

  expect(ui().openCard).toBeNull();
});

const contextMenu = (card: HTMLElement) => {
  const event = createEvent.contextMenu(card);
  fireEvent(card, event);
  return event.defaultPrevented;
};

test('the menu of the browser does not cover a card that a finger opens', () => {
  const { card } = show(PIXIE);
  fireEvent.pointerDown(card, touch);

  expect(contextMenu(card)).toBe(true);
});

test('the right mouse button opens the menu of the browser, and in manual mode that of the card', () => {
  const { card, store } = show(PIXIE);
  expect(contextMenu(card)).toBe(false);
  expect(ui().manualCard).toBeNull();

  act(() => store.setState({ game: withTable(midGame(PROMPTS.main), { manual: true }) }));

  expect(contextMenu(card)).toBe(true);
  expect(ui().manualCard).toBe(PIXIE);
});

test('in a replay, a click opens nothing and sends nothing', async () => {
  const { card, sent } = show(KRUMP, withCard(midGame(PROMPTS.main), KRUMP, { exhausted: true }), true);

  fireEvent.click(card, { detail: 1 });
  await settle();

  expect(sent).toEqual([]);
  expect(ui().obstacle).toBeNull();
});
