import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session.ts';
import { GUEST_KEY, REFRESH_TOKEN_KEY } from '../storage-keys.ts';
import { connectLobby } from './client.ts';
import { openEarlySocket, takeEarlySocket } from './early-socket.ts';
import { initialLobby } from './state.ts';
import { useLobby } from './store.ts';

/** A web socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: Event) => void;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
    this.addEventListener('open', () => this.onopen?.());
    this.addEventListener('message', (event) => this.onmessage?.(event));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }
}

const HELLO = '0{"sid":"1","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';

beforeEach(() => {
  FakeSocket.all = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState(initialLobby);
});
afterEach(() => vi.unstubAllGlobals());

function openedEarly(): FakeSocket {
  openEarlySocket();
  const [socket] = FakeSocket.all;
  if (!socket) throw new Error('No socket was opened');
  return socket;
}

test.each(['before', 'after'])(
  'the client takes over the early socket, which the server answered %s it was there',
  async (when) => {
    const socket = openedEarly();
    const answer = () => {
      socket.open();
      socket.say(HELLO);
    };

    if (when === 'before') answer();
    const disconnect = connectLobby();
    if (when === 'after') answer();
    await vi.waitFor(() => expect(socket.sent).toEqual(['40']));
    socket.say('40{"sid":"2"}');

    await vi.waitFor(() => expect(useLobby.getState().connection).toBe('connected'));
    expect(FakeSocket.all).toEqual([socket]);
    disconnect();
  },
);

test('no early socket is opened for possible members', () => {
  localStorage.setItem(REFRESH_TOKEN_KEY, '{}');
  openEarlySocket();
  localStorage.clear();
  sessionStorage.setItem(GUEST_KEY, '{}');
  openEarlySocket();

  expect(FakeSocket.all).toEqual([]);
});

test('a socket to another address is closed', () => {
  const socket = openedEarly();

  expect(takeEarlySocket(`${socket.url}&more`)).toBeUndefined();
  expect(socket.readyState).toBe(3);
});

test('a closed socket is not used', () => {
  const socket = openedEarly();

  socket.close();

  expect(takeEarlySocket(socket.url)).toBeUndefined();
});

test('the early socket is taken once', () => {
  const { url } = openedEarly();

  expect(takeEarlySocket(url)).toBeDefined();
  expect(takeEarlySocket(url)).toBeUndefined();
});
