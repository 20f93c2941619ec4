import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { logInAsNewUser, logIn, createAccount } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function user(name: string, options?: BrowserContextOptions): Promise<Page> {
  // A color in transition would count as a finding.
  const page = await site.openPage({ reducedMotion: 'reduce', ...options });
  await logInAsNewUser(site.server, page, name);
  return page;
}

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notices' });

it('two people become friends by a notice, and one challenges the other to a game of their own', async () => {
  const [mira, nils] = [await user('Mira'), await user('Nils', PHONE)];
  await mira.goto('/people/Nils');
  await mira.getByRole('button', { name: 'Add friend' }).click();

  await toastsOf(nils).getByText('wants to be your friend').waitFor();
  await nils.getByRole('button', { name: 'Notices: 1 open' }).waitFor();
  await takeScreenshot(nils, 'challenge-request-390');
  await toastsOf(nils).getByRole('button', { name: 'Accept the request of Mira' }).click();
  await mira.getByRole('button', { name: 'End the friendship with Nils' }).waitFor();
  await takeScreenshot(mira, 'challenge-person-1440');

  await mira.goto('/');
  const online = mira.getByRole('region', { name: 'Online' });
  await online.getByRole('button', { name: 'Challenge Nils' }).click();
  await mira.getByRole('dialog').getByText('Reversal', { exact: true }).click();
  await takeScreenshot(mira, 'challenge-dialog-1440');
  expect(await findings(mira)).toEqual([]);
  await mira.getByRole('button', { name: 'Send challenge' }).click();
  await mira.getByText('Waiting for Nils to answer your challenge').waitFor();
  await takeScreenshot(mira, 'challenge-waiting-1440');

  await toastsOf(nils).getByText('challenges you').waitFor();
  await nils.getByText(/Reversal.*no time limit/).waitFor();
  await takeScreenshot(nils, 'challenge-toast-390');
  expect(await findings(nils)).toEqual([]);
  await toastsOf(nils).getByRole('button', { name: 'Accept the challenge of Mira' }).click();

  await nils.getByRole('heading', { name: "Mira's game" }).waitFor();
  await mira.getByText('Waiting for players to select decks').waitFor();
  expect(site.problems()).toEqual([]);
});

it('a challenge is declined from the bell, and the challenger is told', async () => {
  const [pip, fox] = [await user('Pip', { viewport: { width: 1024, height: 768 } }), await user('Fox')];
  await pip.goto('/people/Fox');
  await pip.getByRole('button', { name: 'Challenge', exact: true }).click();
  await pip.getByRole('button', { name: 'Send challenge' }).click();

  await toastsOf(fox).getByText('challenges you').waitFor();
  await takeScreenshot(fox, 'challenge-toast-1440');
  await fox.getByRole('button', { name: 'Later: Pip challenges you' }).click();
  await fox.getByRole('button', { name: 'Notices: 1 open' }).click();
  await takeScreenshot(fox, 'challenge-bell-1440');
  await fox.getByRole('menuitem', { name: 'Decline the challenge of Pip' }).click();

  await pip.getByText('Your challenge was declined.').waitFor();
  await fox.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('a request that came while its receiver was away is shown at the next visit', async () => {
  const wilf = await user('Wilf');
  await createAccount(site.server, 'Edda');
  await wilf.goto('/people/Edda');
  expect(await wilf.getByRole('button', { name: 'Challenge', exact: true }).isDisabled()).toBe(true);
  await wilf.getByRole('button', { name: 'Add friend' }).click();
  await wilf.getByRole('button', { name: 'Withdraw request' }).waitFor();

  const edda = await site.openPage({ reducedMotion: 'reduce' });
  await logIn(edda, 'Edda');
  await toastsOf(edda).getByText('wants to be your friend').waitFor();
  await edda.reload();
  await edda.getByRole('button', { name: 'Notices: 1 open' }).waitFor();

  expect(await toastsOf(edda).getByText('wants to be your friend').count()).toBe(0);
});
