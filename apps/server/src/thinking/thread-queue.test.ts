import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadQueue } from './thread-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A queue that notes who gets a thread, in order, and all places that are reported. */
function newQueue(threads: number) {
  const queue = new ThreadQueue(Array.from({ length: threads }, (_, n) => `thread ${n}`));
  const begun: string[] = [];
  const places: [string, number | null][] = [];
  const take = (name: string, kind: 'choice' | 'work', signal = new AbortController().signal) => {
    const onPlace = (place: number | null) => void places.push([name, place]);
    const taken = queue.take({ kind, signals: [signal], onPlace });
    taken.then(
      () => void begun.push(name),
      () => {},
    );
    return taken.then(({ release }) => release);
  };
  const choose = (name: string, signal?: AbortSignal) => take(name, 'choice', signal);
  const work = (name: string, signal?: AbortSignal) => take(name, 'work', signal);
  return { queue, begun, places, choose, work };
}

test('a choice that finds a free thread does not wait and is told no place', async () => {
  const { queue, begun, places, choose } = newQueue(2);

  await Promise.all([choose('a'), choose('b')]);

  expect(begun).toEqual(['a', 'b']);
  expect(places).toEqual([]);
  expect(queue.waitingCount).toBe(0);
});

test('choices wait in their order, and each is told its place when it changes', async () => {
  const { queue, begun, places, choose } = newQueue(1);
  const release = await choose('a');
  const [second] = [choose('b'), choose('c'), choose('d')];

  expect(places).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ]);
  expect(queue.waitingCount).toBe(3);
  places.length = 0;
  release();
  await second;

  expect(begun).toEqual(['a', 'b']);
  expect(places).toEqual([
    ['b', null],
    ['c', 1],
    ['d', 2],
  ]);
  expect(queue.waitingCount).toBe(2);
});

test('a cancelled choice leaves the queue, and those behind it move up', async () => {
  const { queue, begun, places, choose } = newQueue(1);
  const release = await choose('a');
  const cancelling = new AbortController();
  const [cancelled, last] = [choose('b', cancelling.signal), choose('c')];
  places.length = 0;

  cancelling.abort(new Error('nobody waits'));
  await expect(cancelled).rejects.toThrow('nobody waits');
  expect(places).toEqual([['c', 1]]);
  expect(queue.waitingCount).toBe(1);
  release();
  await last;

  expect(begun).toEqual(['a', 'c']);
});

test('an aborted request gets no thread and no place', async () => {
  const { queue, places, choose } = newQueue(1);

  await expect(choose('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');

  expect(places).toEqual([]);
  expect(queue.waitingCount).toBe(0);
  await choose('b');
});

test('an abort after the start changes nothing: the thread is used until it is given back', async () => {
  const { queue, begun, choose } = newQueue(1);
  const cancelling = new AbortController();
  await choose('a', cancelling.signal);
  void choose('b');

  cancelling.abort();

  expect(queue.waitingCount).toBe(1);
  expect(begun).toEqual(['a']);
});

test('choices go before work, which is told no place', async () => {
  const { begun, places, choose, work } = newQueue(1);
  const release = await work('a');
  const [later, sooner] = [work('b'), choose('c')];
  expect(places).toEqual([['c', 1]]);

  release();
  (await sooner)();
  await later;

  expect(begun).toEqual(['a', 'c', 'b']);
});

test('work that has waited for ten seconds goes before choices', async () => {
  const { begun, choose, work } = newQueue(1);
  const release = await choose('a');
  const overdue = work('b');
  vi.advanceTimersByTime(10_000);
  const [choice] = [choose('c'), work('d')];

  release();
  (await overdue)();
  await choice;

  expect(begun).toEqual(['a', 'b', 'c']);
});

test('work that is cancelled while it waits leaves the choices where they are', async () => {
  const { queue, begun, choose, work } = newQueue(1);
  const release = await choose('a');
  const cancelling = new AbortController();
  const [cancelled, choice] = [work('b', cancelling.signal), choose('c')];

  cancelling.abort(new Error('too late'));
  await expect(cancelled).rejects.toThrow('too late');
  expect(queue.choiceCount).toBe(1);
  release();
  await choice;

  expect(begun).toEqual(['a', 'c']);
});

test('no two users have the same thread, and the next one gets the thread that was used last', async () => {
  const queue = new ThreadQueue(['a', 'b', 'c']);
  const take = () => queue.take({ kind: 'work', signals: [] });
  const taken = await Promise.all([take(), take(), take()]);
  expect(new Set(taken.map(({ thread }) => thread))).toEqual(new Set(['a', 'b', 'c']));

  for (const { release } of taken) release();

  expect((await take()).thread).toBe(taken.at(-1)?.thread);
});
