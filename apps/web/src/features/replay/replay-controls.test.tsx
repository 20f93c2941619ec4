import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardQueries } from '../../cards/index.ts';
import { useSession } from '../../lib/session.ts';
import { closeFault, useFaultTarget } from '../../moderation/fault-target.ts';
import { logIn, somebody } from '../../test/server.ts';
import { CATALOGUE } from '../board/fixture/catalogue.ts';
import { withTable } from '../board/fixture/change-game.ts';
import { midGame, PROMPTS, WREN } from '../board/fixture/game.ts';
import { GameProvider } from '../board/game/game-context.tsx';
import { createGameStore } from '../board/game/game-store.ts';
import { chunk, readyReplay } from './fixture.ts';
import { createReplayActions } from './replay-actions.ts';
import { ReplayControls } from './replay-controls.tsx';
import { createReplayStore } from './replay-store.ts';

interface Opened {
  step?: number;
  view?: ReplayView;
  pressedNext?: string;
  onAnalyse?: () => void;
  trouble?: string;
  waitingFor?: string[];
}

function openControls(changes: Partial<ReadyReplay> = {}, opened: Opened = {}) {
  const { step = 2, view = '1', pressedNext, onAnalyse = null, trouble, waitingFor = [WREN] } = opened;
  const replay = readyReplay(changes);
  const replayStore = createReplayStore({ step, view });
  const game = withTable(midGame(PROMPTS.main), { waitingFor });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <GameProvider
          store={createGameStore({ connection: 'connected', game })}
          connection={connection}
          onLeave={() => {}}
          isReplay
        >
          <ReplayControls
            replay={replay}
            replayStore={replayStore}
            actions={createReplayActions(replayStore, replay, () => chunk())}
            pressedNext={pressedNext}
            onAnalyse={onAnalyse}
            trouble={trouble}
          />
        </GameProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { replayStore };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  closeFault();
});

test.each([
  [0, 'Before the first turn', '0 / 5'],
  [1, 'Turn 1: Wren', '1 / 5'],
  [4, 'Turn 2: Corvane', '4 / 5'],
  [5, 'Wren has won.', '5 / 5'],
])('at position %i, the panel says: %s', (step, text, place) => {
  openControls({}, { step });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(place)).toBeDefined();
});

test('the outcome is told only at the end', () => {
  openControls({}, { step: 4 });

  expect(screen.queryByText('Wren has won.')).toBeNull();
  expect(screen.queryByText('The third key was forged')).toBeNull();
});

test('the end tells how the game was decided, and asks nothing more', () => {
  openControls({}, { step: 5, pressedNext: 'end-turn' });

  expect(screen.getByText('The third key was forged')).toBeDefined();
  expect(screen.queryByText('End Turn')).toBeNull();
});

test('a game without a winner says so at its end', () => {
  openControls({ winner: null, winReason: null }, { step: 5 });

  expect(screen.getByText('No one has won.')).toBeDefined();
});

test('a part that cannot be loaded is told instead of the turn', () => {
  openControls({}, { trouble: 'Could not load this part.' });

  expect(screen.getByText('Could not load this part.')).toBeDefined();
  expect(screen.queryByText('Turn 1: Wren')).toBeNull();
});

test.each(['Go to start', 'Previous turn', 'Step back'])('“%s” is off at the beginning', (name) => {
  openControls({}, { step: 0 });

  expect(button(name).getAttribute('aria-disabled')).toBe('true');
});

test.each(['Step forward', 'Next turn', 'Go to end'])('“%s” is off at the end', (name) => {
  openControls({}, { step: 5 });

  expect(button(name).getAttribute('aria-disabled')).toBe('true');
});

test('a button that is off keeps the playback running', () => {
  const { replayStore } = openControls({}, { step: 0 });
  press('Play');

  press('Step back');

  expect(replayStore.getState()).toMatchObject({ step: 0, isPlaying: true });
});

test.each([
  ['Go to start', 0],
  ['Previous turn', 1],
  ['Step back', 2],
  ['Step forward', 5],
  ['Next turn', 5],
  ['Go to end', 5],
])('“%s” leads from the third step to position %i', (name, step) => {
  const { replayStore } = openControls({}, { step: 3 });
  expect(button(name).hasAttribute('aria-disabled')).toBe(false);

  press(name);

  expect(replayStore.getState().step).toBe(step);
});

test('the playback button pauses again', () => {
  const { replayStore } = openControls();

  press('Play');
  press('Pause');

  expect(replayStore.getState().isPlaying).toBe(false);
  expect(button('Play')).toBeDefined();
});

test('the speed button tells its speed', () => {
  openControls();

  press('Speed: 1×');

  expect(button('Speed: 2×').textContent).toBe('2×');
});

test('the viewpoint that is shown is pressed, and another one can be chosen', () => {
  const { replayStore } = openControls({}, { view: '2' });
  expect(button('As Corvane saw it').getAttribute('aria-pressed')).toBe('true');

  press('As a spectator');

  expect(replayStore.getState().view).toBe('spectator');
  expect(button('As Corvane saw it').getAttribute('aria-pressed')).toBe('false');
});

test('only the viewpoints that the viewer may take are offered', () => {
  openControls({ views: ['spectator'] }, { view: 'spectator' });

  const views = within(screen.getByRole('group', { name: 'Viewpoint' })).getAllByRole('button');
  expect(views.map((each) => each.getAttribute('aria-label'))).toEqual(['As a spectator']);
});

test('a player sees the question that was asked and the answer that was given', () => {
  openControls({}, { pressedNext: 'end-turn' });

  expect(screen.getByText('End Turn')).toBeDefined();
});

test('a question that was answered by a card names no button', () => {
  openControls();

  expect(screen.queryByText('End Turn')).toBeNull();
});

test('a spectator sees who decides, and not the answer', () => {
  openControls({}, { view: 'spectator', pressedNext: 'end-turn' });

  expect(screen.getByText('Wren decides')).toBeDefined();
  expect(screen.queryByText('End Turn')).toBeNull();
});

test('a spectator is told of nobody while nobody decides', () => {
  openControls({}, { view: 'spectator', waitingFor: [] });

  expect(screen.queryByText(/decides$/)).toBeNull();
});

test.each([0, 5])('at position %i, nobody can play on', (step) => {
  openControls({}, { step });

  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
});

test('the analysis is opened by its button', () => {
  const onAnalyse = vi.fn<() => void>();
  openControls({}, { onAnalyse });

  press('Analysis');

  expect(onAnalyse).toHaveBeenCalledOnce();
});

test('a viewer without own turns is offered no analysis', () => {
  openControls();

  expect(screen.queryByRole('button', { name: 'Analysis' })).toBeNull();
});

test('a fault is reported at the position that is shown', () => {
  logIn(somebody());
  openControls({}, { step: 3 });

  press('Report a fault');

  expect(useFaultTarget.getState().target).toEqual({ gameId: 'game-1', step: 3 });
});

test('a visitor without an account reports no faults', () => {
  openControls();

  expect(screen.queryByRole('button', { name: 'Report a fault' })).toBeNull();
});

test('the shuffles of the game are one click away', () => {
  openControls();

  const link = screen.getByRole('link', { name: 'Check the shuffles' });
  expect(link.getAttribute('href')).toBe('/shuffles/game-1');
});

test.each([
  ['a player', '1', '/matches'],
  ['a spectator', 'spectator', '/'],
] as const)('%s leaves the replay for a page that fits', (_who, ownView, path) => {
  openControls({ ownView });

  expect(screen.getByRole('link', { name: 'Leave the replay' }).getAttribute('href')).toBe(path);
});

test('a game of this version has no mark of another one', () => {
  openControls();

  expect(screen.queryByRole('img', { name: /^Played with version/ })).toBeNull();
});
