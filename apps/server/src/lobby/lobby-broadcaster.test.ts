import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { guestOrBot } from '../accounts/person.ts';
import type { GameChange } from './game-directory.ts';
import { copyOf, emptySeat, newEntry } from './game-entry.ts';
import type { LobbyBroadcasterParts } from './lobby-broadcaster.ts';
import { LobbyBroadcaster } from './lobby-broadcaster.ts';

/** A lobby whose people are all connected, and in which the handoff of one person cannot be made. */
function lobby(nobodyReaches: string) {
  const handedOver: string[] = [];
  const signing = { now: 0, most: 0 };
  let tell: (changes: GameChange[]) => void = () => {};
  const connectionOf = (name: string) => ({
    socket: { emit: (event: string, { user }: { user: string }) => handedOver.push(`${event} ${user}`) },
    identity: { kind: 'guest', person: guestOrBot(name, 'guest') },
  });
  const parts = {
    directory: { listen: (listener: typeof tell) => (tell = listener) },
    connections: { all: () => [], of: (name: string) => [connectionOf(name)], showToMembers: () => {} },
    handoffs: {
      issue: async (_: unknown, { summary }: { summary: { name: string } }) => {
        if (summary.name === nobodyReaches) throw new Error('a node that nobody knows');
        signing.most = Math.max(signing.most, ++signing.now);
        await nextTurn();
        signing.now -= 1;
        return { user: summary.name };
      },
    },
    logger: pino({ level: 'silent' }),
  };
  new LobbyBroadcaster(parts as unknown as LobbyBroadcasterParts);
  return { handedOver, signing, tell: (changes: GameChange[]) => tell(changes) };
}

/** A game of one person that gets a table. */
function begun(owner: string): GameChange {
  const before = newEntry(randomUUID(), owner, { ...DEFAULT_GAME, name: 'A game' }, new Date());
  before.seats.push(emptySeat(guestOrBot(owner, 'guest')));
  return { before, after: { ...copyOf(before), phase: 'started', tables: 1 }, closingMessage: null };
}

test('players of many games are handed over a few at a time, in order, although one cannot be', async () => {
  const names = Array.from({ length: 120 }, (_, number) => `guest${number}`);
  const { handedOver, signing, tell } = lobby('guest30');

  tell(names.map(begun));
  await vi.waitFor(() => expect(handedOver).toHaveLength(119));

  expect(handedOver).toEqual(names.filter((name) => name !== 'guest30').map((name) => `handoff ${name}`));
  expect(signing).toEqual({ now: 0, most: 25 });
});

test('players of a later game are handed over after those of earlier ones', async () => {
  const { handedOver, tell } = lobby('nobody');

  tell([begun('ann')]);
  await vi.waitFor(() => expect(handedOver).toEqual(['handoff ann']));
  tell([begun('bob')]);

  await vi.waitFor(() => expect(handedOver).toEqual(['handoff ann', 'handoff bob']));
});
