import { screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { NavSlotOutlet } from '../../ui/nav-slot.tsx';
import { boardUi, useBoardUi } from './board-ui.ts';
import { midGame, WREN } from './fixture/game.ts';
import { renderPart } from './fixture/render-board.tsx';
import { GameNavItems } from './game-nav-items.tsx';

afterEach(() => boardUi.reset());

const spectator = (name: string) => ({ username: name, name, avatar: null, role: 'user' as const });

function show(change: Partial<GameView> = {}) {
  const items = (
    <>
      <NavSlotOutlet />
      <GameNavItems />
    </>
  );
  return renderPart(items, midGame(undefined, change));
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const concede = () => screen.queryByRole('button', { name: 'Concede' });

test('the spectators are counted, and their names are listed', () => {
  show({ spectators: [spectator('Nils'), spectator('Olga')] });

  const names = screen.getByRole('list', { name: '2 spectators' });
  expect([...names.children].map(({ textContent }) => textContent)).toEqual(['Nils', 'Olga']);
  expect(button('2 spectators').disabled).toBe(false);
  expect(button('2 spectators').textContent).toBe('2');
});

test('a game without spectators has no list of them', () => {
  show({ spectators: [] });

  expect(button('0 spectators').disabled).toBe(true);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a player of a running game can ask to concede', async () => {
  const { user } = show({ winner: null });

  await user.click(button('Concede'));

  expect(useBoardUi.getState().dialog).toBe('concede');
});

test('spectators cannot concede, and nobody can after the end', () => {
  const { unmount } = show({ seat: null });
  expect(concede()).toBeNull();
  unmount();

  show({ winner: WREN });

  expect(concede()).toBeNull();
});

test('a spectator leaves at once, and a player of an unfinished game is asked', async () => {
  const watched = show({ seat: null });
  await watched.user.click(button('Leave Game'));
  expect(watched.hasLeft()).toBe(true);
  watched.unmount();

  const played = show({ winner: null });
  await played.user.click(button('Leave Game'));

  expect(played.hasLeft()).toBe(false);
  expect(useBoardUi.getState().dialog).toBe('leave');
});
