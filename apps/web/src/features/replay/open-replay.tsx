import type { Replay } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { answerCalls } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { CATALOGUE } from '../board/fixture/catalogue.ts';
import { cardQueries } from '../../cards/index.ts';
import { chunk } from './fixture.ts';
import { ReplayPage } from './replay-page.tsx';

/** Renders the page of a replay for a test. @param answers to further calls */
export function openReplay(replay: Replay, search = '', answers: Parameters<typeof answerCalls>[0] = {}) {
  const part = { success: true, chunk: chunk() };
  const sent = answerCalls({
    'GET /api/replays/game-1': { success: true, replay },
    'GET /api/replays/game-1/1/0': part,
    'GET /api/replays/game-1/2/0': part,
    'GET /api/replays/game-1/spectator/0': part,
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  const router = createMemoryRouter([{ path: '/replay/:id', Component: ReplayPage }], {
    initialEntries: [`/replay/game-1${search}`],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts label="Toasts" closeLabel="Close" />
    </QueryClientProvider>,
  );
  return { sent, router, user: userEvent.setup() };
}
