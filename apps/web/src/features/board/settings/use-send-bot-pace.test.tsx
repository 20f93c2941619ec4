import { act, renderHook } from '@testing-library/react';
import type { BotPace, GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { chooseBotPace, useBotPace } from '../../../lib/bot-pace.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import type { Connection } from '../game/game-store.ts';
import { useSendBotPace } from './use-send-bot-pace.ts';

afterEach(() => useBotPace.setState({ pace: null }));

const gameAt = (changes: Partial<GameView>) => midGame(PROMPTS.waiting, { botPace: 'usual', ...changes });

function openTable(changes: Partial<GameView> = {}) {
  const store = createGameStore({ connection: 'connected', rev: 1, game: gameAt(changes) });
  const sent: unknown[][] = [];
  const connection = {
    send: async (...command: unknown[]) => {
      sent.push(command);
      return { ok: true as const };
    },
    reopen: () => {},
  };
  renderHook(useSendBotPace, {
    wrapper: ({ children }) => (
      <GameProvider store={store} connection={connection} onLeave={() => {}}>
        {children}
      </GameProvider>
    ),
  });
  const connect = (state: Connection) => act(() => store.setState({ connection: state }));
  const show = (botPace: BotPace) => act(() => store.setState({ game: gameAt({ botPace }) }));
  return { sent, connect, show };
}

test('the pace that was chosen at an earlier table is sent when a table opens', () => {
  chooseBotPace('fast');

  expect(openTable().sent).toEqual([['setBotPace', 'fast']]);
});

test('a table that has the chosen pace is sent nothing', () => {
  chooseBotPace('fast');

  expect(openTable({ botPace: 'fast' }).sent).toEqual([]);
});

test('a browser without a choice leaves the pace of the table as it is', () => {
  expect(openTable({ botPace: 'fast' }).sent).toEqual([]);
});

test('spectators, and players without a bot, send nothing', () => {
  chooseBotPace('fast');

  expect(openTable({ seat: null }).sent).toEqual([]);
  expect(openTable({ botPace: null }).sent).toEqual([]);
});

test('the choice is sent again to a server that has lost it by a restart', () => {
  chooseBotPace('fast');
  const { sent, show } = openTable({ botPace: 'fast' });

  show('usual');

  expect(sent).toEqual([['setBotPace', 'fast']]);
});

test('a choice during an interruption of the connection is sent after it', () => {
  const { sent, connect } = openTable();
  connect('reconnecting');
  act(() => chooseBotPace('fast'));
  expect(sent).toEqual([]);

  connect('connected');

  expect(sent).toEqual([['setBotPace', 'fast']]);
});
