/**
 * The first connection to the lobby, opened while most of the client still loads. The lobby's client takes it over; by
 * then the server has answered.
 */
import { CLIENT_VERSION } from '@amberhall/protocol';
import { GUEST_KEY, REFRESH_TOKEN_KEY } from '../storage-keys.ts';

interface EarlySocket {
  socket: WebSocket;
  /** What the server has said so far. */
  messages: MessageEvent[];
}

let early: (EarlySocket & { stopListening: () => void }) | undefined;

/** Opens it for visitors. Who may be somebody says so in the handshake, when it is known. */
export function openEarlySocket(): void {
  // Old browsers are told what they lack later.
  if (!('WebSocket' in globalThis) || mayBeIdentified()) return;
  const socket = new WebSocket(
    `${location.origin.replace(/^http/, 'ws')}/socket.io/?version=${CLIENT_VERSION}&token=&EIO=4&transport=websocket`,
  );
  const messages: MessageEvent[] = [];
  const listen = (event: MessageEvent): void => void messages.push(event);
  socket.addEventListener('message', listen);
  early = { socket, messages, stopListening: () => socket.removeEventListener('message', listen) };
}

function mayBeIdentified(): boolean {
  try {
    return localStorage.getItem(REFRESH_TOKEN_KEY) !== null || sessionStorage.getItem(GUEST_KEY) !== null;
  } catch {
    // A browser that keeps nothing: it is told so, and connects to nothing.
    return true;
  }
}

/** @returns the socket if it leads to `address` and is not closed; it is given away once */
export function takeEarlySocket(address: string): EarlySocket | undefined {
  const taken = early;
  early = undefined;
  if (!taken) return undefined;
  taken.stopListening();
  const { socket, messages } = taken;
  if (socket.url === address && socket.readyState <= WebSocket.OPEN) return { socket, messages };
  socket.close();
  return undefined;
}
