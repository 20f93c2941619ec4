/**
 * The board with a sample game: `?prompt=attack`, `&crowd`, `&won`, `&theme=light`, `&showcase`, `&manual`,
 * `&spectator`, `&pile=discard`, `&seen`, `&pictures=<address>`.
 */
import './start.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { FightForecast } from '@amberhall/protocol';
import { cardQueries } from '../src/cards/index.ts';
import { CATALOGUE } from '../src/features/board/fixture/catalogue.ts';
import { crowdedGame, midGame, PROMPTS } from '../src/features/board/fixture/game.ts';
import { showcase } from '../src/features/board/fixture/showcase.ts';
import { boardUi } from '../src/features/board/board-ui.ts';
import { GameProvider } from '../src/features/board/game/game-context.tsx';
import { createGameStore } from '../src/features/board/game/game-store.ts';
import { BoardLayout } from '../src/features/board/board-layout.tsx';

const done = { amberGained: 19, amberTaken: 4, cardsPlayed: 27, reaps: 8, damage: 31, destroyed: 7 };
const SAMPLE_TALLY = {
  turns: Array.from({ length: 17 }, (_, turn) => ({
    player: turn % 2 === 0 ? 'Wren' : 'Corvane',
    amber: [turn % 7, (turn * 3) % 6],
    keys: [Math.floor(turn / 6), Math.floor(turn / 9)],
  })),
  players: {
    Wren: { ...done, amberGained: 24, houses: { logos: 4, shadows: 3, untamed: 2 } },
    Corvane: { ...done, houses: { brobnar: 5, mars: 2, sanctum: 1 } },
  },
};

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const prompt = PROMPTS[(query.get('prompt') ?? 'attack') as keyof typeof PROMPTS];
const game = query.has('showcase')
  ? showcase(prompt)
  : query.has('crowd')
    ? crowdedGame(prompt)
    : midGame(prompt);

if (query.has('won')) {
  Object.assign(game.table, { winner: 'Wren', tally: SAMPLE_TALLY });
  Object.assign(game, {
    endedAt: '2026-05-01T12:24:00Z',
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
if (query.has('manual')) Object.assign(game.table, { manual: true });
if (query.has('spectator')) Object.assign(game, { seat: null });

if (query.has('seen')) {
  const { players, cards } = game.table;
  const far = players['Corvane']!;
  far.hand.forEach((id, index) => {
    cards[id] = { id, owner: 'Corvane', zone: 'hand', slug: ['troll', 'krump', 'zorg'][index % 3]! };
  });
  for (const owner of ['Wren', 'Corvane']) {
    const id = `top-${owner}`;
    cards[id] = { id, owner, zone: 'deck', slug: 'bumpsy' };
    players[owner] = { ...players[owner]!, topOfDeck: id };
  }
}

const pictures = query.get('pictures');
if (pictures !== null) {
  for (const card of Object.values(CATALOGUE)) card.image = `${pictures}/en/${card.id}`;
}

const pile = query.get('pile');
if (pile === 'discard' || pile === 'archives' || pile === 'purged')
  boardUi.togglePile({ player: 'Wren', zone: pile });

const client = new QueryClient();
client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
const store = createGameStore({ connection: 'connected', rev: 1, game });
/** Every second target would be destroyed; the last fight is open. */
function sampleForecasts(): FightForecast[] {
  const targets = prompt?.selectable ?? [];
  return targets.map((target, index) => {
    const isDestroyed = index % 2 === 0;
    const on = { card: target, slug: game.table.cards[target]?.slug ?? '' };
    const defender = { damage: 4, left: isDestroyed ? 0 : 5, isDestroyed };
    const attacker = { damage: 3, left: isDestroyed ? 2 : 0, isDestroyed: !isDestroyed };
    const steps = (['assault', 'armor', 'power'] as const).map((kind) => ({ kind, amount: 2, ...on }));
    return index === targets.length - 1 ? { target } : { target, result: { attacker, defender, steps } };
  });
}

const connection = {
  send: async (...command: unknown[]) => {
    document.title = JSON.stringify(command);
    const deck = Object.values(CATALOGUE).filter(({ houses: [house] }) =>
      ['logos', 'shadows', 'untamed'].includes(house ?? ''),
    );
    const cards = deck.map(({ id, houses: [house = ''] }) => ({ slug: id, house }));
    return { ok: true, cards, forecasts: sampleForecasts(), why: { key: 'obstacle.alpha' } } as const;
  },
  reopen: () => {},
};

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <div style={{ height: query.has('bar') ? 'var(--bar-height)' : 0 }} />
    <MemoryRouter>
      <GameProvider store={store} connection={connection} onLeave={() => {}}>
        <BoardLayout />
      </GameProvider>
    </MemoryRouter>
  </QueryClientProvider>,
);
