import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../testing/site.ts';

/** Opens a websocket to the lobby and then reads and writes nothing, like a stopped browser. */
async function frozenClient(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  // The server may reset the connection.
  socket.on('error', () => undefined);
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101 Switching Protocols');
  socket.pause();
  return socket;
}

test('a client that never closes its connection does not hold up the stop of the server', async () => {
  const site = await openSite();
  await frozenClient(site.address);

  const stopped = site.stop().then(() => 'stopped');

  expect(await Promise.race([stopped, sleep(10_000, 'still running', { ref: false })])).toBe('stopped');
});
