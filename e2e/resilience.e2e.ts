import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { Player, playUntil } from './src/player.ts';
import { takeSeat } from './src/raw-client.ts';
import { positionOf, startGame } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_LIMIT_FACTOR: '10' });

const LONG_TIMEOUT = { timeout: 30_000 };

interface Pair {
  readonly players: readonly [Player, Player];
  /** The one who is asked in the main step of a turn. */
  readonly active: Page;
  readonly other: Page;
}

/** Starts a game of two players and plays until both have had a turn. */
async function midGame(first: string, second: string, watch?: (page: Page) => Promise<void>): Promise<Pair> {
  const pages = [
    await site.openPage({ reducedMotion: 'reduce' }),
    await site.openPage({ reducedMotion: 'reduce' }),
  ] as const;
  for (const page of pages) await watch?.(page);
  await Promise.all([
    logInAsNewUser(site.server, pages[0], first),
    logInAsNewUser(site.server, pages[1], second),
  ]);
  await startGame(pages[0], pages[1], `${first} and ${second}`);
  const players = [new Player(pages[0]), new Player(pages[1])] as const;
  let houses = 0;
  const { page } = await playUntil(players, ({ question, buttons }) => {
    if (question.startsWith('House Choice')) houses++;
    return houses >= 3 && buttons.includes('End Turn');
  });
  return { players, active: page, other: page === pages[0] ? pages[1] : pages[0] };
}

it('a reloaded tab shows the same position', async () => {
  const { active, other } = await midGame('Cleo', 'Dov');
  const before = [await positionOf(active), await positionOf(other)];

  await Promise.all([active.reload(), other.reload()]);

  await expect.poll(() => positionOf(active), LONG_TIMEOUT).toBe(before[0]);
  await expect.poll(() => positionOf(other), LONG_TIMEOUT).toBe(before[1]);
});

it('a second tab takes over the game, and the first one says so', async () => {
  const { active, players } = await midGame('Edda', 'Finn');
  const before = await positionOf(active);

  const second = await active.context().newPage();
  await second.goto('/play');

  await expect.poll(() => positionOf(second), LONG_TIMEOUT).toBe(before);
  await active.getByRole('alert').getByText('This game is open in another window.').waitFor();
  const [one, another] = players.map(({ page }) => new Player(page === active ? second : page));
  if (one === undefined || another === undefined) throw new Error('A table has two sides');
  await playUntil([one, another], ({ question }) => question.startsWith('House Choice'));
});

it('a client reports a lost connection, and catches up after it is restored', async () => {
  const switches = new Map<Page, SocketSwitch>();
  const { active, other, players } = await midGame('Gita', 'Hugo', async (page) => {
    switches.set(page, await socketSwitchOf(page));
  });

  switches.get(other)?.disconnect();
  await other
    .getByRole('alert')
    .getByText(/^Connection lost\./)
    .waitFor();
  await active.getByText('disconnected', { exact: true }).waitFor();
  await active.getByRole('button', { name: 'End Turn' }).click();
  const sure = active.getByRole('heading', { name: 'Are you sure you want to end your turn?' });
  const isOver = active.getByRole('status').getByText('Waiting for ');
  await sure.or(isOver).first().waitFor();
  if (await sure.isVisible()) await active.getByRole('button', { name: 'Yes' }).click();
  switches.get(other)?.reconnect();

  await other.getByRole('heading', { name: /house you want to activate/ }).waitFor(LONG_TIMEOUT);
  await other
    .getByRole('alert')
    .getByText(/^Connection lost\./)
    .waitFor({ state: 'hidden' });
  await active.getByText('disconnected', { exact: true }).waitFor({ state: 'hidden' });
  const caughtUp = await positionOf(other);
  await other.reload();
  await expect.poll(() => positionOf(other), LONG_TIMEOUT).toBe(caughtUp);
  await playUntil(players, ({ buttons }) => buttons.includes('End Turn'));
});

it('a game continues in the same position after the server was killed', async () => {
  const { active, other, players } = await midGame('Ines', 'Jonas');
  const before = [await positionOf(active), await positionOf(other)];

  await site.server.killAndRestart();

  await Promise.all([reloadIfDisconnected(active), reloadIfDisconnected(other)]);
  await expect.poll(() => positionOf(active), LONG_TIMEOUT).toBe(before[0]);
  await expect.poll(() => positionOf(other), LONG_TIMEOUT).toBe(before[1]);
  await playUntil(players, ({ question }) => question.startsWith('House Choice'));
});

it('unknown addresses are answered with a page, or with JSON below /api', async () => {
  const page = await site.openPage();

  await page.goto('/no/such/page');
  const call = await fetch(`${site.server.url}/api/no-such-call`);
  const file = await fetch(`${site.server.url}/assets/no-such-file.js`);

  await page.getByText("Sorry, the page you were looking for couldn't be found.").waitFor();
  expect([call.status, await call.json()]).toEqual([404, expect.objectContaining({ success: false })]);
  expect(file.status).toBe(404);
});

it.each([
  ['invalid JSON', '{"username":', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['a number for a name', '{"username":5,"password":"x"}', 'application/json', 400],
  ['an object for a password', '{"username":"Ada","password":{"$ne":1}}', 'application/json', 400],
  ['a form', 'username=Ada&password=x', 'application/x-www-form-urlencoded', 415],
  ['a body that is too large', `{"username":"${'a'.repeat(200_000)}"}`, 'application/json', 413],
])('the login refuses %s', async (_what, body, type, status) => {
  const response = await fetch(`${site.server.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(expect.objectContaining({ success: false }));
});

it('late and unoffered decisions are refused with a code and change nothing', async () => {
  const { active, other } = await midGame('Kira', 'Lars');
  const [asked, waiting] = await Promise.all(
    [active, other].map(async (page) => rawClientOf(await ownNameOn(page))),
  );
  if (asked === undefined || waiting === undefined) throw new Error('A table has two sides');
  const { seat, table } = asked.game;
  const prompt = table.players[seat]?.prompt;
  const control = prompt?.controls[0]?.id;
  const stamp = { rev: 0, promptId: prompt?.id };
  const hidden = table.players[waiting.game.seat]?.hand[0];

  const codes = {
    late: await asked.send('menuButton', control, 'p0', { rev: 0, promptId: 'p0' }),
    unknownButton: await asked.send('menuButton', 'no-such-button', prompt?.id, stamp),
    cardOfTheOpponent: await asked.send('cardClicked', hidden, stamp),
    notAsked: await waiting.send('menuButton', control, prompt?.id, stamp),
    unknownCommand: await asked.send('constructor', stamp),
    wrongType: await asked.send('cardClicked', { id: 1 }, stamp),
    noStamp: await asked.send('concede'),
    manualMode: await asked.send('changeStat', 'amber', 1, stamp),
  };

  expect(Object.fromEntries(Object.entries(codes).map(([name, { code }]) => [name, code]))).toEqual({
    late: 'STALE_PROMPT',
    unknownButton: 'NOT_OFFERED',
    cardOfTheOpponent: 'NOT_OFFERED',
    notAsked: 'NOT_YOUR_PROMPT',
    unknownCommand: 'BAD_REQUEST',
    wrongType: 'BAD_REQUEST',
    noStamp: 'BAD_REQUEST',
    manualMode: 'NOT_OFFERED',
  });
  expect([asked.messages(), waiting.messages()]).toEqual([0, 0]);
  asked.close();
  waiting.close();
});

const rawClientOf = async (name: string) => takeSeat(site.server, await accessToken(site.server, name));

/** Returns the name of the player whose page this is: their own player bar is the last one. */
async function ownNameOn(page: Page): Promise<string> {
  const label = await page
    .getByRole('region', { name: /’s stats$/ })
    .last()
    .getAttribute('aria-label');
  return label?.replace('’s stats', '') ?? '';
}

/** Reloads a page that has stopped trying to reach its server. */
async function reloadIfDisconnected(page: Page): Promise<void> {
  const isGone = page.getByText('Could not connect to the game.');
  const isBack = page.getByRole('alert').waitFor({ state: 'detached', ...LONG_TIMEOUT });
  await Promise.race([isBack, isGone.waitFor(LONG_TIMEOUT)]);
  if (await isGone.isVisible()) await page.reload();
}

interface SocketSwitch {
  disconnect(): void;
  reconnect(): void;
}

/** Lets a test disconnect and reconnect the game socket of a page. */
async function socketSwitchOf(page: Page): Promise<SocketSwitch> {
  let isDisconnected = false;
  const ends = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/node1\/socket\.io/, (socket) => {
    if (isDisconnected) return void socket.close();
    ends.add(socket);
    ends.add(socket.connectToServer());
  });
  return {
    disconnect: () => {
      isDisconnected = true;
      for (const end of ends) void end.close();
      ends.clear();
    },
    reconnect: () => {
      isDisconnected = false;
    },
  };
}
