/**
 * Lists the running games that this version of the program would end.
 *
 *     npm run games:check
 *
 * Run it with the new version before an update, with the settings of the site. It replays the running games and changes
 * nothing. A server with the embedded database must be stopped first; PostgreSQL may be in use. The exit code is 1 if a game
 * would be ended.
 */
import { AccountStore } from '../apps/server/src/accounts/account-store.ts';
import { lacksTables } from '../apps/server/src/database/violations.ts';
import { checkGames } from '../apps/server/src/rooms/journal/check-games.ts';
import { engine } from '../apps/server/src/rooms/journal/play-engine.ts';
import { RoomStore } from '../apps/server/src/rooms/journal/room-store.ts';
import { withDatabase } from './lib/database.ts';

const OLDER =
  'The database lacks tables of this version. Restore a backup into another data folder or database, start this version on it once with AMBERHALL_ROLE=lobby, and check the games there.';

await withDatabase(async ({ database }, { version }) => {
  const store = new RoomStore(database, new AccountStore(database), version);
  try {
    const { count, stopped } = await checkGames(store, engine);
    for (const { id, players, startedAt, decisions, engineVersion, reason } of stopped) {
      const begun = `begun ${startedAt.toISOString()} with ${engineVersion ?? 'an unknown version'}`;
      console.log(`${id}: ${players.join(' against ')}, ${begun}, ${decisions} decisions. ${reason}`);
    }
    console.log(`Running games: ${count}. Games that this version would end: ${stopped.length}.`);
    process.exitCode = stopped.length > 0 ? 1 : 0;
  } catch (error) {
    if (!lacksTables(error)) throw error;
    console.error(OLDER);
    process.exitCode = 1;
  }
});
