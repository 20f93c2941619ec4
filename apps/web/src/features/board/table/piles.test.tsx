import { act, screen, within } from '@testing-library/react';
import type { GameView, PromptView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { useBoardUi } from '../board-ui.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

/** The game with a revealed top card of a deck. */
function revealed(player: string, prompt: PromptView = PROMPTS.main): GameView {
  const game = midGame(prompt);
  const cards = {
    ...game.table.cards,
    top: { id: 'top', owner: player, zone: 'deck' as const, slug: 'krump' },
  };
  const players = {
    ...game.table.players,
    [player]: { ...game.table.players[player]!, topOfDeck: 'top' },
  };
  return { ...game, table: { ...game.table, cards, players } };
}

const top = (name: string) => screen.getByRole('list', { name: `Revealed top card of ${name}’s deck` });

test('a revealed top card is shown on the deck and can be zoomed [1.3.8]', async () => {
  const { user } = renderBoard(revealed(CORVANE));

  const card = within(top('Corvane')).getByRole('button', { name: /^Krump, Brobnar/ });
  await user.hover(card);

  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'krump', id: 'top' });
  expect(screen.queryByRole('region', { name: 'Cards you are looking at' })).toBeNull();
});

test('the own revealed card can be played from the deck, which can still be opened', async () => {
  const prompt = { ...PROMPTS.main, selectable: ['top'] };
  const { user, sent } = renderBoard(revealed(WREN, prompt));

  await user.click(within(top('Wren')).getByRole('button', { name: /^Krump/ }));
  expect(sent).toEqual([['cardClicked', 'top']]);
  await user.click(screen.getByRole('button', { name: /^Deck, / }));

  expect(useBoardUi.getState().isDeckOpen).toBe(true);
});

test('a deck without a revealed card shows its back', () => {
  renderBoard(midGame());

  expect(screen.queryByRole('list', { name: /top card of/ })).toBeNull();
});

test('a button that is lit as they are opens the artifacts, until one is used', async () => {
  const game = midGame();
  const [library] = game.table.players[WREN]!.artifacts;
  const prompt = { ...PROMPTS.main, selectable: [library!] };
  const { user, sent, store } = renderBoard(midGame(prompt));
  const pile = document.querySelector<HTMLElement>(`[data-pile="artifacts:${WREN}"]`)!;
  expect(pile.dataset['light']).toBe('playable');

  await user.click(pile);
  const panel = screen.getByRole('region', { name: 'Wren’s artifacts, 2 cards' });
  await user.click(within(panel).getByRole('button', { name: /^Library of Babble/ }));
  expect(sent).toEqual([['cardClicked', library]]);
  act(() => store.setState({ game: midGame(PROMPTS.attack) }));

  expect(useBoardUi.getState().openPile).toBeNull();
});
