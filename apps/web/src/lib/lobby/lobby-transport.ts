import { WebSocket as WebSocketTransport } from 'engine.io-client';
import { takeEarlySocket } from './early-socket.ts';

/** A web socket that may have been opened, and may have received messages, before there was a listener. */
export class LobbyTransport extends WebSocketTransport {
  override createSocket(...args: Parameters<WebSocketTransport['createSocket']>): WebSocket {
    const early = takeEarlySocket(args[0]);
    if (!early) return super.createSocket(...args) as WebSocket;
    const { socket, messages } = early;
    // The listeners are set when this has returned.
    queueMicrotask(() => {
      if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event('open'));
      for (const message of messages) socket.onmessage?.(message);
    });
    return socket;
  }
}
