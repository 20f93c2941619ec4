import { playByBots } from '@amberhall/server/testing/bot-games';
import { FakeBracketService } from '@amberhall/server/testing/bracket-service';
import { openBoard, openLobby } from '@amberhall/server/testing/clients';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './src/browser.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot } from './src/fixture.ts';
import { accessToken, createAccount, grantPermissions, logIn, logInAsNewUser } from './src/accounts.ts';
import { startServer } from './src/server.ts';
import type { Server } from './src/server.ts';
import { boardOf } from './src/game-setup.ts';

const KEY = 'TheKeyOfTheOrganiser0123456789abcdef';
const PLAYERS = ['Anna', 'Bert', 'Cleo', 'Dora'];

let service: FakeBracketService;
let server: Server;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  service = await FakeBracketService.open();
  service.keys.add(KEY);
  // Bots play faster than the limits for users allow.
  server = await startServer({ AMBERHALL_BRACKET_SERVICE_URL: service.url, AMBERHALL_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await service.close();
});

async function openPage(): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

/** An organiser who has entered their key, at the list of their tournaments. */
async function organiserPage(): Promise<Page> {
  const page = await openPage();
  await logInAsNewUser(server, page, 'Keeper-of-lists');
  await grantPermissions(server, 'Keeper-of-lists', 'canManageTournaments');
  await page.goto('/profile');
  await page.getByLabel('Challonge API key').fill(KEY);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved successfully').waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tournament lobby' })
    .click();
  return page;
}

interface BotGame {
  /** Lets two bots play to the end, and all clients leave. Returns the name of the winner. */
  finish(): Promise<string>;
}

/** Lets two players join by the link of their match and start its game. */
async function startBotGame(link: string | undefined, players: readonly [string, string]): Promise<BotGame> {
  const gameId = new URL(link ?? '').searchParams.get('gameId');
  const lobbies = await Promise.all(
    players.map(async (name) => openLobby(server.url, await accessToken(server, name))),
  );
  for (const [seat, lobby] of lobbies.entries()) {
    expect(await lobby.send('joingame', gameId)).toMatchObject({ ok: true });
    expect(await lobby.send('selectdeck', gameId, seat + 1, true)).toMatchObject({ ok: true });
  }
  expect(await lobbies[0]?.send('startgame', gameId)).toMatchObject({ ok: true });
  const [one, other] = await Promise.all(
    lobbies.map(async (lobby) => openBoard(server.url, await lobby.until('handoff'))),
  );
  if (one === undefined || other === undefined) throw new Error('A match needs two players');
  return {
    finish: async () => {
      await playByBots([one, other], players.join(' against '));
      for (const lobby of lobbies) await lobby.send('leavegame', gameId);
      for (const client of [one, other, ...lobbies]) client.close();
      return one.game?.winner ?? 'nobody';
    },
  };
}

const row = (page: Page, one: string, other: string) =>
  page
    .getByRole('list', { name: 'Pairings' })
    .getByRole('listitem')
    .filter({ hasText: one })
    .filter({ hasText: other });

it('an organiser can run a bracket of four players from its start to the final', async () => {
  for (const name of PLAYERS) await createAccount(server, name);
  const bracket = service.add({ name: 'Thursday Embers', players: PLAYERS });
  const [first, second, final] = bracket.matches;
  const page = await organiserPage();
  await page.getByRole('link', { name: 'Thursday Embers', exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Run it: Thursday Embers' }).click();
  await page.getByRole('heading', { name: 'Round 1', level: 2 }).waitFor();

  await page.getByRole('button', { name: 'Create 2 games' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Game' });
  expect(await dialog.getByLabel('Name').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Create Game' }).click();
  await page.getByRole('button', { name: 'Copy Game Link of match A, Anna vs Dora' }).waitFor();
  await page
    .getByRole('group', { name: 'Clock of Round 1' })
    .getByRole('button', { name: 'Start the clock' })
    .click();
  await page.getByText('of 45 minutes').waitFor();
  await page.getByRole('button', { name: 'Attach 2 links' }).click();
  await page.getByText('Attachments created successfully').waitFor();

  const player = await openPage();
  await logIn(player, 'Cleo');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  const announcing = page.getByRole('dialog', { name: 'Announce' });
  await announcing.getByLabel('To all players of this tournament').fill('Round 1 begins now.');
  await takeScreenshot(page, 'announcing');
  await announcing.getByRole('button', { name: 'Announce', exact: true }).click();
  await player
    .getByRole('region', { name: 'Tournament announcements' })
    .getByText('Round 1 begins now.')
    .waitFor();
  await takeScreenshot(player, 'announcement');
  expect(await findings(player)).toEqual([]);
  await player.context().close();

  const tables = [
    await startBotGame(first?.links[0], ['Anna', 'Dora']),
    await startBotGame(second?.links[0], ['Bert', 'Cleo']),
  ];
  await page.getByRole('button', { name: 'Watch match A, Anna vs Dora' }).click();
  await boardOf(page).waitFor();
  expect(await page.getByRole('timer').first().innerText()).toMatch(/^4[45]:\d\d$/);
  await page.getByRole('button', { name: 'Leave Game' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tournament lobby' })
    .click();
  await page.getByRole('link', { name: 'Run it: Thursday Embers' }).click();
  await row(page, 'Bert', 'Cleo').getByText('In Progress').waitFor();
  await takeScreenshot(page, 'tournament');
  expect(await findings(page)).toEqual([]);

  const [one, other] = [await tables[0]?.finish(), await tables[1]?.finish()];
  await page.getByRole('button', { name: `Report ${one} as winner of match A` }).waitFor();
  expect([first?.state, second?.state]).toEqual(['open', 'open']);
  for (const winner of [one, other]) {
    await page.getByRole('button', { name: `Report ${winner} as winner` }).click();
    await expect.poll(() => [first, second].map((match) => match?.winner_id)).toContain(idOf(winner));
  }
  await row(page, `${one}`, `${other}`).getByText('Pending').waitFor();

  await page.getByRole('button', { name: `Create Game for match C, ${one} vs ${other}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Game' }).click();
  await page.getByRole('button', { name: `Attach Link to match C, ${one} vs ${other}` }).click();
  await page.getByText('Attachments created successfully').waitFor();
  const last = await startBotGame(final?.links[0], [`${other}`, `${one}`]);
  const champion = await last.finish();
  await page
    .getByRole('button', { name: `Report ${champion} as winner of match C, ${one} vs ${other}` })
    .click();
  await page.getByText('Awaiting review').waitFor();

  expect(final).toMatchObject({ state: 'complete', winner_id: idOf(champion) });
  expect(bracket.tournament.state).toBe('awaiting_review');
  expect(server.output()).not.toContain(KEY.slice(0, -4));
  await page.context().close();

  function idOf(name: string | undefined): number | undefined {
    return bracket.participants.find((participant) => participant.name === name)?.id;
  }
});

it('users without the permission cannot open the tournament panel', async () => {
  const page = await openPage();
  await logInAsNewUser(server, page, 'Visitor');

  await page.goto('/tournamentlobby');
  await page.getByText('Sorry, you are not authorised to view that page.').waitFor();

  expect(await page.getByRole('link', { name: 'Tournament lobby' }).count()).toBe(0);
  await page.context().close();
});
