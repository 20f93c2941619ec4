import { afterEach } from 'vitest';
import { openLobby } from './clients.ts';
import type { TestClient } from './clients.ts';
import type { Site } from './site.ts';

/**
 * People in the lobby of a site. After each test they leave their games and close their connections.
 *
 * @param site returns the site once it is open
 */
export function lobbyUsers(site: () => Site) {
  const open: TestClient[] = [];
  afterEach(async () => {
    for (const client of open.splice(0)) {
      // The server has ended the connection of a deleted account. A message to it would wait for its answer in vain.
      const joined = client.socket.connected ? client.all('gamestate') : [];
      for (const game of joined) await client.send('leavegame', game.id).catch(() => {});
      client.close();
    }
  });

  /** @param token makes the visitor a user, if it is valid */
  const visitor = async (token?: string): Promise<TestClient> => {
    const client = await openLobby(site().address, token);
    open.push(client);
    return client;
  };
  const user = async (name?: string): Promise<TestClient & { username: string }> => {
    const { username, token } = await site().newUser(name);
    return Object.assign(await visitor(token), { username });
  };
  return { visitor, user };
}
