import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import type { LobbyState } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useEventChanges } from './use-event-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The last moment of the time over which requests are spread.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  useLobby.setState({ ...initialLobby, connection: 'connected' });
});
afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof useEventChanges>[1];

/** Follows changes with a query. @returns how often it was fetched again by a moment, and how to stop */
function follow(options?: Options) {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  function Follower() {
    useEventChanges(['events', 'one'], options);
    return null;
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Follower />
    </QueryClientProvider>,
  );
  const after = (ms: number): number => {
    act(() => void vi.advanceTimersByTime(ms));
    return invalidate.mock.calls.length;
  };
  return { after, unmount, invalidate };
}
const change = (state: Partial<LobbyState>) => act(() => useLobby.setState(state));
const changed = (...ids: number[]) => change({ eventChanges: ids.map((id) => ({ id, version: 2 })) });

test('a page fetches its event again within 0.7 seconds after a change', () => {
  const { after, invalidate } = follow({ id: 5 });
  changed(5);

  expect(after(690)).toBe(0);
  expect(after(20)).toBe(1);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['events', 'one'] });
});

test('notices follow within three seconds', () => {
  const { after } = follow({ kind: 'notices' });
  changed(5);

  expect(after(2900)).toBe(0);
  expect(after(100)).toBe(1);
});

test('changes of other events are ignored by the page of one event, and not by a list', () => {
  const page = follow({ id: 5 });
  const list = follow();
  changed(6, 7);

  expect(page.after(5000)).toBe(0);
  expect(list.after(0)).toBe(1);
});

test('changes in the same moment are fetched once, and later ones again', () => {
  const { after } = follow({ id: 5 });
  changed(5);
  changed(5, 6);

  expect(after(5000)).toBe(1);
  changed(5);
  expect(after(5000)).toBe(2);
});

test('a connection that is back fetches what was missed', () => {
  const { after } = follow({ id: 5 });
  change({ connection: 'connecting' });
  expect(after(5000)).toBe(0);

  change({ connection: 'connected' });

  expect(after(5000)).toBe(1);
});

test('after leaving the page nothing is fetched', () => {
  const { after, unmount } = follow({ id: 5 });
  changed(5);
  unmount();

  expect(after(5000)).toBe(0);
});
