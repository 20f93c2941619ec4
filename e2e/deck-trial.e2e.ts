import { expect, it } from 'vitest';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();

it('a player starts a trial of a deck, leaves the page and cancels it later', async () => {
  const page = await site.openPage();
  await logInAsNewUser(site.server, page, 'Trier');
  await fetch(`${site.server.url}/api/decks/generated`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await accessToken(site.server, 'Trier')}`,
    },
    body: JSON.stringify({ expansion: 341 }),
  });

  await page.goto('/decks');
  const panel = page.getByRole('region', { name: 'Try this deck' });
  await panel.getByRole('button', { name: 'Start a trial' }).click();
  await panel.getByText(/^[1-9]\d* of 200 games played$/).waitFor({ timeout: 60_000 });
  await takeScreenshot(page, 'deck-trial');
  expect(await findings(page)).toEqual([]);

  await page.goto('/');
  await page.goto('/decks');
  await panel.getByRole('progressbar').waitFor();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Start a trial' }).waitFor();
});
