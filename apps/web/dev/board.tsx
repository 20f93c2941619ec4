/** The board on a game of its own making: `?prompt=attack`, `&crowd`, `&won`, `&theme=light`, `&spectator`. */
import './start.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { cardQueries } from '../src/features/cards/index.ts';
import { CATALOGUE } from '../src/features/board/fixture/catalogue.ts';
import { crowdedGame, midGame, PROMPTS } from '../src/features/board/fixture/game.ts';
import { GameProvider } from '../src/features/board/game/game-context.tsx';
import { createGameStore } from '../src/features/board/game/game-store.ts';
import { TableLayout } from '../src/features/board/table-layout.tsx';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const prompt = PROMPTS[(query.get('prompt') ?? 'attack') as keyof typeof PROMPTS];
const game = query.has('crowd') ? crowdedGame(prompt) : midGame(prompt);

if (query.has('won')) {
  Object.assign(game, {
    winner: 'Wren',
    winReason: 'keys',
    roomPrompt: {
      id: 'room-1',
      kind: 'over',
      purpose: 'game-over',
      title: { key: 'room.won.title' },
      text: { key: 'room.won.text', args: { player: { player: 'Wren' } } },
      controls: ['same', 'swap', 'change'].map((id) => ({
        id,
        kind: 'option',
        label: { key: `room.rematch.${id}` },
      })),
      selectable: [],
      selected: [],
    },
  });
}
if (query.has('spectator')) Object.assign(game, { seat: null });

const client = new QueryClient();
client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
const store = createGameStore({ connection: 'connected', rev: 1, game });
const connection = {
  send: async (...command: unknown[]) => {
    document.title = JSON.stringify(command);
    return { ok: true } as const;
  },
  reopen: () => {},
};

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <div style={{ height: query.has('bar') ? 'var(--bar-height)' : 0 }} />
    <GameProvider store={store} connection={connection} onLeave={() => {}}>
      <TableLayout />
    </GameProvider>
  </QueryClientProvider>,
);
