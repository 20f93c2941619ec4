/**
 * The content of a site before it is updated. Each release adds the backup of such a site to the folder
 * `earlier-sites`. The older ones were filled in the same way, as far as their version had the functions.
 */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import { openBoard, openLobby } from './clients.ts';
import type { TestBoard } from './clients.ts';
import { eventSettings } from './events.ts';
import { answerAtRandom, dice, gameBetween, isAsked, keepHands } from './play.ts';
import type { LoggedIn, Site } from './site.ts';
import { admin } from './staff.ts';

/** The folder of the archives. Each file name is a version. */
export const ARCHIVES = fileURLToPath(new URL('./earlier-sites', import.meta.url));

/** Archives that are in the repository have these names and contents, so they cannot change. */
export const ARCHIVED = {
  owner: 'Rowan',
  opponent: 'Wren',
  blocked: 'Thorn',
  password: 'a-good-password',
  settings: {
    background: 'logos',
    cardSize: 'large',
    optionSettings: { orderForcedAbilities: false, confirmOneClick: true, useHalfSizedCards: true },
  },
  chat: 'Who plays a game?',
  news: 'This site is updated tonight.',
  finishedGame: 'Finished game',
  runningGame: 'Running game',
  event: 'Archive Open',
} as const;

/** The finished game is long enough for a checkpoint, and for two chunks of its replay. */
const FINISHED_DECISIONS = 70;
/** The running game has a checkpoint, and decisions after it. */
const RUNNING_DECISIONS = 80;
const PRACTICE_DECISIONS = 10;
const BUSY_MS = 10;

/** Fills a new site. Two games stay running: one of two users, and one against a bot. */
export async function fillSite(site: Site): Promise<void> {
  const owner = await newUser(site, ARCHIVED.owner);
  const opponent = await newUser(site, ARCHIVED.opponent);
  const blocked = await newUser(site, ARCHIVED.blocked);
  await changeAccount(site, owner);
  await connectPeople(site, owner, opponent);
  await announce(site, opponent);
  await playGames(site, [owner, opponent]);
  await playAgainstBot(site, blocked);
}

async function newUser(site: Site, username: string): Promise<LoggedIn> {
  const { password } = ARCHIVED;
  const body = { username, email: `${username}@example.org`, password };
  await must(site, 'POST', '/api/account/register', { body });
  return site.login(username, password);
}

async function changeAccount(site: Site, { username, token }: LoggedIn): Promise<void> {
  const data = {
    username,
    email: `${username}@example.org`,
    challonge: { key: '', subdomain: '' },
    settings: ARCHIVED.settings,
  };
  await must(site, 'PUT', `/api/account/${username}`, { token, body: { data } });
  await must(site, 'POST', '/api/decks/generated', { token, body: { expansion: 341 } });
  const lessons = { done: ['turn'], current: null };
  const progress = { ...NO_LEARNING_PROGRESS, lessons };
  await must(site, 'POST', `/api/account/${username}/learning`, { token, body: progress });
}

async function connectPeople(site: Site, owner: LoggedIn, opponent: LoggedIn): Promise<void> {
  const body = { username: ARCHIVED.blocked };
  await must(site, 'POST', `/api/account/${owner.username}/blocklist`, { token: owner.token, body });
  for (const [one, other] of [
    [owner, opponent],
    [opponent, owner],
  ] as const) {
    await must(site, 'PUT', `/api/account/${one.username}/friends/${other.username}`, { token: one.token });
  }
}

async function announce(site: Site, entrant: LoggedIn): Promise<void> {
  const { token } = await admin(site);
  await must(site, 'POST', '/api/news', { token, body: { text: ARCHIVED.news } });
  const { event } = await must(site, 'POST', '/api/events', {
    token,
    body: eventSettings({ name: ARCHIVED.event }),
  });
  await must(site, 'POST', `/api/events/${event.id}/entry`, {
    token: entrant.token,
    body: { do: 'enter', club: '' },
  });
  const lobby = await openLobby(site.address, entrant.token);
  await lobby.send('lobbychat', ARCHIVED.chat);
  lobby.close();
}

async function playGames(site: Site, users: readonly [LoggedIn, LoggedIn]): Promise<void> {
  const finished = await gameBetween(site, users, { name: ARCHIVED.finishedGame });
  await keepHands(finished);
  await play([finished.one.board, finished.other.board], FINISHED_DECISIONS);
  await finished.one.board.command('concede');
  await storedRow(site, 'games where finished_at is not null');
  for (const { lobby } of [finished.one, finished.other]) await lobby.send('leavegame', finished.gameId);
  finished.close();

  const running = await gameBetween(site, users, { name: ARCHIVED.runningGame });
  await keepHands(running);
  await play([running.one.board, running.other.board], RUNNING_DECISIONS);
  await storedRow(site, 'game_checkpoints');
  running.close();
}

async function playAgainstBot(site: Site, user: LoggedIn): Promise<void> {
  const lobby = await openLobby(site.address, user.token);
  await lobby.send('practice', {});
  const board = await openBoard(site.address, await lobby.until('handoff'));
  await play([board], PRACTICE_DECISIONS);
  board.close();
  lobby.close();
}

/** Gives random answers until so many were accepted. */
async function play(boards: readonly TestBoard[], decisions: number): Promise<void> {
  const roll = dice(5);
  for (let accepted = 0; accepted < decisions;) {
    if (boards.some(({ game }) => game?.winner !== null)) throw new Error('The game ended too early');
    const board = boards.find(isAsked);
    const answer = board && (await answerAtRandom(board, roll));
    if (answer?.ok === true) accepted++;
    // Refused, or asked of nobody: the newest state has not arrived.
    else await setTimeout(BUSY_MS);
  }
}

/** Waits for a row that is stored some time after the players have seen the result. */
async function storedRow({ storage }: Site, rows: string): Promise<void> {
  while ((await storage.pool.query(`select 1 from ${rows} limit 1`)).rows.length === 0) {
    await setTimeout(BUSY_MS);
  }
}

/** @throws if the site refuses the call */
async function must(site: Site, ...[method, path, options]: Parameters<Site['call']>) {
  const { status, body, text } = await site.call(method, path, options);
  if (status !== 200 || body.success !== true) throw new Error(`${method} ${path}: ${status} ${text}`);
  return body;
}
