import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { accessToken, register } from './src/accounts.ts';
import { logLines } from './src/game-log.ts';
import { Player } from './src/player.ts';
import type { VisibleBoard } from './src/visible-board.ts';
import { getReady, PHONE, startGame, statsOf } from './src/game-setup.ts';

const site = useSite();

it('two people can meet, play to three keys, play a rematch and concede', async () => {
  const [ada, bela] = [await site.openPage(), await site.openPage(PHONE)];
  await Promise.all([register(ada, 'Ada'), register(bela, 'Bela')]);
  await startGame(ada, bela, 'The long evening');
  expect(await logLines(ada)).toContainEqual(expect.stringMatching(/^(Ada|Bela) goes first$/));
  await takeScreenshots('opening', ada, bela);

  await Promise.all([
    new Player(ada).play(screenshotMoments(ada, 'desktop')),
    new Player(bela).play(screenshotMoments(bela, 'phone')),
  ]);
  await takeScreenshots('end', ada, bela);
  const winner = await nameOfWinner(ada);
  expect(await forgedKeys(ada, winner)).toBe(3);
  expect(await forgedKeys(bela, winner)).toBe(3);
  expect(await endOf(winner === 'Ada' ? ada : bela)).toContain('Victory');
  expect(await endOf(winner === 'Ada' ? bela : ada)).toContain('Defeat');
  const log = await logLines(ada);
  expect(log.findLast((line) => line.includes('forges the'))).toMatch(new RegExp(`^${winner} `));
  expect(log.at(-1)).toBe(`${winner} has won the game`);

  await ada.getByRole('dialog').getByRole('button', { name: 'Rematch: Same Decks' }).click();
  await bela.getByRole('dialog').getByText('Ada would like a rematch with the same decks. Accept?').waitFor();
  await takeScreenshots('rematch', ada, bela);
  await bela.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const loser = winner === 'Ada' ? bela : ada;
  await loser.getByRole('dialog', { name: 'First Player' }).getByRole('button', { name: 'Bela' }).click();
  await getReady(ada, bela);
  await ada.getByRole('log').getByText('Bela goes first').waitFor();
  const record = new RegExp(`^Match record:.*${winner} 1\\b`);
  await Promise.all(
    [ada, bela].map((page) => page.getByLabel(record).first().waitFor({ state: 'attached' })),
  );

  await ada.getByRole('button', { name: 'Concede' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await Promise.all([ada, bela].map((page) => page.getByText('By concession').waitFor()));
  expect(await nameOfWinner(ada)).toBe('Bela');

  await ada.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await ada.getByRole('heading', { name: 'Current Games' }).waitFor();
  expect(await matchesOf('Ada')).toEqual([
    { winner: 'Bela', reason: 'concede', keys: expect.any(Array) },
    { winner, reason: 'keys', keys: expect.arrayContaining([3]) },
  ]);
  expect(site.problems()).toEqual([]);
});

const endOf = (page: Page): Promise<string> => page.getByRole('dialog', { name: 'Game Won' }).innerText();

async function nameOfWinner(page: Page): Promise<string> {
  const end = (await logLines(page)).findLast((line) => line.includes('has won the game'));
  return end?.split(' ')[0] ?? 'nobody';
}

function forgedKeys(page: Page, name: string): Promise<number> {
  return statsOf(page, name)
    .getByLabel(/key is forged/)
    .count();
}

interface MatchRow {
  winner: string;
  winReason: string;
  players: { keys: number }[];
}

/** Returns the stored games of a user, newest first. */
async function matchesOf(name: string): Promise<{ winner: string; reason: string; keys: number[] }[]> {
  const headers = { authorization: `Bearer ${await accessToken(site.server, name)}` };
  const response = await fetch(`${site.server.url}/api/games`, { headers });
  const { games } = (await response.json()) as { games: MatchRow[] };
  return games.map(({ winner, winReason, players }) => ({
    winner,
    reason: winReason,
    keys: players.map(({ keys }) => keys),
  }));
}

/** Takes screenshots of a full table and of a question with targets. The game continues. */
function screenshotMoments(page: Page, size: string): (board: VisibleBoard) => Promise<false> {
  const kept = new Set<string>();
  return async ({ cards, creatures }) => {
    if (Math.min(...creatures) < 3) return false;
    const hasTargets = cards.some(({ mark }) => mark === 'can be chosen');
    const moment = hasTargets ? 'prompt' : 'middle';
    if (!kept.has(moment)) await takeScreenshot(page, `board-${moment}-${size}`);
    kept.add(moment);
    return false;
  };
}

async function takeScreenshots(name: string, desktop: Page, phone: Page): Promise<void> {
  await takeScreenshot(desktop, `board-${name}-desktop`);
  await takeScreenshot(phone, `board-${name}-phone`);
}
