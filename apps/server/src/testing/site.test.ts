import { expect, test } from 'vitest';
import { openLobby } from './clients.ts';
import { openSite } from './site.ts';

test('a site that logs an error fails its test, unless the test expects the error', async () => {
  const stopped = async (expectedErrors: readonly string[]) => {
    const site = await openSite({}, { expectedErrors });
    await site.storage.pool.query('alter table lobby_messages rename to mislaid');
    await openLobby(site.address).catch(() => undefined);
    await site.storage.pool.query('alter table mislaid rename to lobby_messages');
    return site.stop();
  };
  const message = 'Could not send the lobby to a new connection';

  await expect(stopped([])).rejects.toThrow(`"msg":"${message}"`);
  await expect(stopped([message])).resolves.toBeUndefined();
});
