import { expect, it } from 'vitest';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();

it('a shared deck has a page for visitors until its owner takes the link back', async () => {
  const owner = await site.openPage();
  await logInAsNewUser(site.server, owner, 'Sharer');
  const response = await fetch(`${site.server.url}/api/decks/generated`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await accessToken(site.server, 'Sharer')}`,
    },
    body: JSON.stringify({ expansion: 341 }),
  });
  const { deck } = (await response.json()) as { deck: { name: string } };

  await owner.goto('/decks');
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await owner.getByText('Everybody with the link').click();
  const link = await owner.getByLabel('Link', { exact: true }).inputValue();

  const visitor = await site.openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await visitor.goto(link);
  await visitor.getByRole('heading', { level: 1, name: deck.name }).waitFor();
  await visitor.getByRole('region', { name: 'Bonus icons' }).waitFor();
  await visitor.getByRole('link', { name: 'Sharer', exact: true }).waitFor();
  await takeScreenshot(visitor, 'shared-deck');
  expect(await findings(visitor)).toEqual([]);

  await owner.getByText('Only me').click();
  await owner.getByText('Only you can see this deck.').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'This deck is not shared' }).waitFor();
});
