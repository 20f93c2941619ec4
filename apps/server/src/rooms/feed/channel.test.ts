import { expect, test } from 'vitest';
import type { EventView, TableView, ViewChanges } from '@amberhall/engine/vocabulary';
import { decodePatch, RECENT_LINES } from '@amberhall/protocol';
import type { StateMessage } from '@amberhall/protocol';
import { Channel } from './channel.ts';
import type { IsHidden } from './channel.ts';
import type { GameSocket } from './game-socket.ts';
import { LiveViewSource } from './view-source.ts';
import type { TableFeed } from '../journal/play-engine.ts';
import type { GameHeader } from './view-source.ts';

type Change = { changes: ViewChanges; events: EventView[] };

/** A table that changes when the test says so. */
class ScriptedFeed implements TableFeed {
  changes: Change[] = [];

  full(): TableView {
    return { turn: 1 } as TableView;
  }

  next(): Change | undefined {
    return this.changes.shift();
  }

  close(): void {}
}

class Listener {
  readonly messages: StateMessage[] = [];
  readonly connected = true;
  readonly conn = { write: (packet: string) => this.#hear(packet) };

  emit(_event: string, message: StateMessage): void {
    this.messages.push(message);
  }

  #hear(packet: string): void {
    const [event, message] = JSON.parse(packet.slice(1)) as [string, StateMessage];
    if (event !== 'gamestate') throw new Error(`${event} was sent`);
    this.messages.push(message);
  }

  asSocket(): GameSocket {
    // Channels only emit.
    return this as unknown as GameSocket;
  }
}

function scene(isHidden?: IsHidden) {
  const feed = new ScriptedFeed();
  const header = { winner: null, muteSpectators: false } as GameHeader;
  const source = new LiveViewSource(
    () => feed,
    () => header,
  );
  const channel = new Channel(source, false, isHidden);
  const listener = new Listener();
  channel.catchUp(listener.asSocket(), undefined);
  channel.sockets.add(listener.asSocket());
  return { feed, header, channel, listener };
}

const CHANGE: Change = { changes: { '=turn': 2 }, events: [{ type: 'turnBegan' }] };
const line = (text: string) => ({ date: '2026-03-01T20:00:00.000Z', notice: { key: text } });

test('the whole view is sent first, then consecutive patches', () => {
  const { feed, channel, listener } = scene();

  feed.changes.push(CHANGE);
  channel.update();
  feed.changes.push(CHANGE);
  channel.update();

  const [full, first, second] = listener.messages;
  expect(full).toMatchObject({ type: 'full', game: { table: { turn: 1 }, lines: [] } });
  expect(first).toMatchObject({
    type: 'patch',
    base: full?.rev,
    changes: { '.table': { '=turn': 2 } },
    events: [{ type: 'turnBegan' }],
  });
  expect(second).toMatchObject({ type: 'patch', base: first?.rev });
});

test('nothing is sent without a change', () => {
  const { channel, listener } = scene();

  channel.update();

  expect(listener.messages).toHaveLength(1);
});

test('only the changed parts of the header are sent', () => {
  const { header, channel, listener } = scene();

  header.muteSpectators = true;
  channel.update();

  expect(listener.messages.at(-1)).toMatchObject({ changes: { '=muteSpectators': true } });
});

test('a returning client gets the missed patches, or everything after too many', () => {
  const { feed, channel, listener } = scene();
  const since = listener.messages[0]?.rev;
  for (let n = 0; n < 3; n++) {
    feed.changes.push(CHANGE);
    channel.update();
  }
  const soon = new Listener();
  channel.catchUp(soon.asSocket(), since);
  for (let n = 0; n < 100; n++) {
    feed.changes.push(CHANGE);
    channel.update();
  }
  const late = new Listener();
  channel.catchUp(late.asSocket(), since);

  expect(soon.messages.map(({ type }) => type)).toEqual(['patch', 'patch', 'patch']);
  expect(late.messages.map(({ type }) => type)).toEqual(['full']);
});

test('a revision of another process gets everything', () => {
  const { channel } = scene();
  const stranger = new Listener();

  channel.catchUp(stranger.asSocket(), channel.rev + 5);

  expect(stranger.messages).toMatchObject([{ type: 'full' }]);
});

test('new lines are sent once, and older ones on request', () => {
  const { channel, listener } = scene();
  for (let n = 0; n < RECENT_LINES; n++) channel.add(line(`line ${n}`));
  channel.update();

  channel.add(line('one more'));
  channel.update();

  const last = listener.messages.at(-1);
  if (last?.type !== 'patch') throw new Error('no patch came');
  expect(decodePatch(last, null).lines).toEqual([{ id: RECENT_LINES + 1, ...line('one more') }]);
  expect(channel.linesBefore(3, listener.asSocket()).map(({ id }) => id)).toEqual([1, 2]);
});

test('lines hidden from a reader are left out, and older ones are read until one is shown', () => {
  const { channel, listener } = scene((_, { notice }) => notice?.key === 'hidden');
  channel.add(line('first'));
  for (let n = 0; n < 2 * RECENT_LINES; n++) channel.add(line('hidden'));
  channel.add(line('last'));
  channel.update();

  const message = listener.messages.at(-1);
  if (message?.type !== 'patch') throw new Error('no patch came');
  const lastId = 2 * RECENT_LINES + 2;
  expect(decodePatch(message, null).lines).toEqual([{ id: lastId, ...line('last') }]);
  expect(channel.linesBefore(lastId, listener.asSocket())).toEqual([{ id: 1, ...line('first') }]);
});

const ANNA = { username: 'anna', name: 'anna', avatar: null, role: 'user' } as const;
const chatLine = (text: string, second: number) => ({
  date: `2026-03-01T20:00:0${second}.000Z`,
  chat: { from: ANNA, text },
});
const removedLine = ({ date }: { date: string }) => ({ date, removed: ANNA });

test('a removed line is replaced for those who have it, and sent to nobody else', () => {
  const { channel, listener } = scene();
  const since = listener.messages[0]?.rev;
  const [rude, other] = [chatLine('rude', 1), chatLine('well played', 2)];
  channel.add(rude);
  channel.add(other);
  channel.update();

  channel.removeLine(rude.date);

  const message = listener.messages.at(-1);
  if (message?.type !== 'patch') throw new Error('no patch came');
  expect(message).toMatchObject({ base: listener.messages.at(-2)?.rev, rev: channel.rev });
  expect(decodePatch(message, null).lines).toEqual([{ id: 1, ...removedLine(rude) }]);
  for (const from of [since, undefined]) {
    const late = new Listener();
    channel.catchUp(late.asSocket(), from);
    expect(late.messages).toMatchObject([
      {
        type: 'full',
        removed: [1],
        game: {
          lines: [
            { id: 1, ...removedLine(rude) },
            { id: 2, ...other },
          ],
        },
      },
    ]);
    expect(JSON.stringify(late.messages)).not.toContain('rude');
  }
  expect(channel.linesBefore(2, listener.asSocket())).toEqual([{ id: 1, ...removedLine(rude) }]);
  expect(channel.chatAround(2)).toEqual([
    { id: 1, ...rude, isRemoved: true },
    { id: 2, ...other },
  ]);
});

test('a client that has missed only the removal gets no more than that', () => {
  const { channel, listener } = scene();
  channel.add(chatLine('rude', 1));
  channel.update();
  const since = channel.rev;
  channel.removeLine(chatLine('rude', 1).date);

  const late = new Listener();
  channel.catchUp(late.asSocket(), since);

  expect(late.messages).toEqual([listener.messages.at(-1)]);
});

test('a line that was removed before it is sent never says anything', () => {
  const { channel, listener } = scene();
  const rude = chatLine('rude', 1);
  channel.add(rude);

  channel.removeLine(rude.date);
  channel.update();

  expect(listener.messages).toHaveLength(2);
  expect(JSON.stringify(listener.messages)).not.toContain('rude');
  expect(channel.chatAround(undefined)).toEqual([{ id: 1, ...rude, isRemoved: true }]);
});

test('a reader who is not sent the lines of an author is not sent their removal either', () => {
  const { channel, listener } = scene((_, { chat, removed }) => (chat?.from ?? removed)?.username === 'anna');
  channel.add(chatLine('rude', 1));
  channel.update();

  channel.removeLine(chatLine('rude', 1).date);

  expect(listener.messages.slice(1).map((message) => 'lines' in message)).toEqual([false, false]);
});
