import { pino } from 'pino';
import { expect, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import type { StoredMessage } from './chat-store.ts';
import { VISITOR } from './connections.ts';
import type { Connection } from './connections.ts';
import { LobbyChat } from './lobby-chat.ts';
import type { LobbyChatParts } from './lobby-chat.ts';

const AUTHOR = { username: 'anna', avatar: null, permissions: [], settings: { optionSettings: {} } };

const stored = (id: number): StoredMessage =>
  ({
    id,
    text: `line ${id}`,
    writtenAt: new Date(0),
    author: AUTHOR,
    deletedBy: null,
  }) as unknown as StoredMessage;

/** A lobby whose database answers when the test says so. */
async function slowLobby() {
  const heard: [event: string, what: unknown][] = [];
  const emit = (event: string, what: unknown) => void heard.push([event, what]);
  const connection = {
    socket: { id: 'a', emit, nsp: { to: () => ({ emit }) } },
    identity: VISITOR,
  } as unknown as Connection; // All that is looked at.
  const bus = new LocalBus();
  const { promise: latest, resolve: answer } = Promise.withResolvers<StoredMessage[]>();
  const chat = await LobbyChat.open({
    connections: { all: () => [connection] },
    bus,
    chatStore: { latest: () => latest },
    news: { motd: async () => ({ message: 'old', motdType: 'info' }) },
    logger: pino({ level: 'silent' }),
  } as unknown as LobbyChatParts);
  return { chat, bus, connection, answer, heard };
}

const said = (id: number) => ({ type: 'said', message: { id, user: { username: 'anna' } } });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('lines written while a user connects follow the earlier ones', async () => {
  const { chat, bus, connection, answer, heard } = await slowLobby();
  const shown = chat.showTo(connection);

  for (const message of [said(1), said(2), { type: 'removed', id: 1, by: 'mo' }, { type: 'motd', motd: {} }])
    bus.publish('lobby-chat', message);
  await settled();
  expect(heard).toEqual([]);
  answer([stored(1)]);
  await shown;
  bus.publish('lobby-chat', said(3));
  await settled();

  expect(heard.map(([event, what]) => [event, (what as { id?: number }).id ?? what])).toEqual([
    ['lobbymessages', [expect.objectContaining({ id: 1 })]],
    ['motd', { message: 'old', motdType: 'info' }],
    ['lobbychat', 2],
    ['removemessage', 1],
    ['motd', {}],
    ['lobbychat', 3],
  ]);
});
