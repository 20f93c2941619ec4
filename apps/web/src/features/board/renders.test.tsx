import { act } from '@testing-library/react';
import type { GameView, PromptView } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as cardDescription from './table/use-card-description.ts';
import { crowdedGame, PROMPTS } from './fixture/game.ts';
import { renderBoard } from './fixture/render-board.tsx';
import type { GameStore } from './game/game-store.ts';

/** How often each card was rendered: each rendering asks for its label once. */
const drawn = new Map<string, number>();
const { useCardDescription } = cardDescription;

beforeEach(() => {
  drawn.clear();
  vi.spyOn(cardDescription, 'useCardDescription').mockImplementation((described) => {
    const id = described.card?.id;
    if (id !== undefined) drawn.set(id, (drawn.get(id) ?? 0) + 1);
    return useCardDescription(described);
  });
});
afterEach(() => vi.restoreAllMocks());

/** The board of a crowded game, and changes to it as patches make them: untouched parts stay the same objects. */
function crowdedBoard(prompt?: PromptView) {
  const { store, user } = renderBoard(crowdedGame(prompt));
  drawn.clear();
  return { store, user };
}
function change(store: GameStore, next: (game: GameView) => GameView): void {
  act(() => store.setState(({ game, rev }) => (game ? { game: next(game), rev: rev + 1 } : {})));
}
const withTable = (game: GameView, table: Partial<GameView['table']>): GameView => ({
  ...game,
  table: { ...game.table, ...table },
});
const withSide = (game: GameView, side: object): GameView =>
  withTable(game, {
    players: { ...game.table.players, Wren: { ...game.table.players['Wren']!, ...side } },
  });

test('a changed card renders no other card', () => {
  const { store } = crowdedBoard();
  const [id] = store.getState().game!.table.players['Corvane']!.battleline as [string];

  change(store, (game) => {
    const { cards } = game.table;
    return withTable(game, { cards: { ...cards, [id]: { ...cards[id]!, damage: 2 } } });
  });

  expect([...drawn.keys()]).toEqual([id]);
});

test('amber, log lines and the turn render no card', () => {
  const { store } = crowdedBoard(PROMPTS.main);

  change(store, (game) => withSide(game, { amber: 9, chains: 3 }));
  change(store, (game) => ({ ...game, lines: [...game.lines, { ...game.lines[0]!, id: 99 }] }));
  change(store, (game) => withTable(game, { step: 'ready' }));

  expect([...drawn.keys()]).toEqual([]);
});

test('a new prompt renders only the cards whose highlight changes', () => {
  const { store } = crowdedBoard(PROMPTS.main);

  change(store, (game) => withSide(game, { prompt: PROMPTS.cardAction }));

  const lit = new Set([...PROMPTS.main.selectable, ...PROMPTS.cardAction.selectable]);
  expect([...drawn.keys()].filter((id) => !lit.has(id))).toEqual([]);
});

test('a card that leaves the hand renders no other card', () => {
  const { store } = crowdedBoard(PROMPTS.main);
  const { hand } = store.getState().game!.table.players['Wren']!;

  change(store, (game) => withSide(game, { hand: hand.slice(0, -1) }));

  expect([...drawn.keys()]).toEqual([]);
});

test('moving the focus renders only the two cards involved', async () => {
  const { user } = crowdedBoard(PROMPTS.main);

  await user.keyboard('h{ArrowRight}');
  drawn.clear();
  await user.keyboard('{ArrowRight}');

  expect(drawn.size).toBeLessThanOrEqual(2);
});
