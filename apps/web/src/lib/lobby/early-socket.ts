/**
 * The first connection to the lobby, opened while most of the client is still loading. The lobby client takes it
 * over with the messages received so far.
 */
import { CLIENT_VERSION } from '@amberhall/protocol';
import { mayBeMember } from '../possible-member.ts';

interface EarlySocket {
  socket: WebSocket;
  /** The messages that the server has sent so far. */
  messages: MessageEvent[];
}

let early: (EarlySocket & { stopListening: () => void }) | undefined;

/** Opens it for visitors. A possible member identifies in the handshake, once the login is known. */
export function openEarlySocket(): void {
  // Old browsers get an explanation later.
  if (!('WebSocket' in globalThis) || mayBeMember()) return;
  const socket = new WebSocket(
    `${location.origin.replace(/^http/, 'ws')}/socket.io/?version=${CLIENT_VERSION}&token=&EIO=4&transport=websocket`,
  );
  const messages: MessageEvent[] = [];
  const listen = (event: MessageEvent): void => void messages.push(event);
  socket.addEventListener('message', listen);
  early = { socket, messages, stopListening: () => socket.removeEventListener('message', listen) };
}

/** @returns the socket if it leads to `address` and is not closed; it can be taken once */
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
