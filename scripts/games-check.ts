/**
 * Lists the running games that this version of the program would end.
 *
 *     npm run games:check
 *
 * Run it with the new version before an update, with the settings of the site. It replays the running games and changes
 * nothing: games of a database with older tables are copied into memory and migrated there. A server with the embedded
 * database must be stopped first; PostgreSQL may be in use. The exit code is 1 if a game would be ended.
 */
import { lacksTables } from '../apps/server/src/database/violations.ts';
import { checkGames } from '../apps/server/src/rooms/journal/check-games.ts';
import { withDatabase } from './lib/database.ts';

const UNREADABLE =
  'The database has no tables of this program, or those of a newer version. Check the settings and the version.';

await withDatabase(async (storage, { version }) => {
  try {
    const { count, stopped } = await checkGames(storage, version);
    for (const { id, players, startedAt, decisions, engineVersion, reason } of stopped) {
      const begun = `begun ${startedAt.toISOString()} with ${engineVersion ?? 'an unknown version'}`;
      console.log(`${id}: ${players.join(' against ')}, ${begun}, ${decisions} decisions. ${reason}`);
    }
    console.log(`Running games: ${count}. Games that this version would end: ${stopped.length}.`);
    process.exitCode = stopped.length > 0 ? 1 : 0;
  } catch (error) {
    if (!lacksTables(error)) throw error;
    console.error(UNREADABLE);
    process.exitCode = 1;
  }
});
