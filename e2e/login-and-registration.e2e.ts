import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';
import { logInAsNewUser, createAccount } from './src/accounts.ts';
import { boardOf, chooseDeck, createGame, joinGame, PHONE } from './src/game-setup.ts';

const site = useSite();

const PASSWORD = 'a good password';

/** More stops than any page has. */
const MOST_STOPS = 120;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(field, { exact: true }));
  await page.keyboard.type(text);
}

it('a new user gets from the registration to the board with the keyboard alone', async () => {
  const [page, other] = [await site.openPage(), await site.openPage()];
  await logInAsNewUser(site.server, other, 'Nils');

  await page.goto('/register');
  await page.getByRole('heading', { name: 'Register' }).waitFor();
  await type(page, 'Username', 'Mira');
  await type(page, 'Email', 'mira@example.org');
  await type(page, 'Password', PASSWORD);
  await type(page, 'Password (again)', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await type(page, 'Username', 'Mira');
  await type(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back, Mira').waitFor();

  await press(page, page.getByRole('button', { name: 'New Game' }));
  await press(page, page.getByRole('button', { name: 'Create Game' }));
  await page.getByRole('heading', { name: "Mira's game" }).waitFor();
  await joinGame(other, "Mira's game");
  await chooseDeck(other, /Vashka, Who Counts the Fallen/);

  await press(page, page.getByRole('button', { name: 'Choose a deck' }));
  const decks = page.getByRole('dialog', { name: 'Choose a deck' });
  await press(page, decks.getByRole('button', { name: /Osrik/ }));
  await decks.waitFor({ state: 'hidden' });
  await page.getByText('Ready to begin, click start to begin the game').waitFor();
  await press(page, page.getByRole('button', { name: 'Start', exact: true }));

  await boardOf(page).waitFor();
  expect(site.problems()).toEqual([]);
});

it('a visitor with a link to a game logs in first and then joins it', async () => {
  const [owner, guest] = [await site.openPage(), await site.openPage(PHONE)];
  await logInAsNewUser(site.server, owner, 'Orla');
  await createGame(owner, 'For a friend');
  const id = await idOfGame(owner, 'For a friend');
  await createAccount(site.server, 'Fenn');

  await guest.goto(`/play?gameId=${id}`);
  await guest.getByText('Please login before trying to join a game').waitFor();
  await guest.goto('/login');
  await guest.getByLabel('Username').fill('Fenn');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Log in' }).click();

  await guest.getByRole('heading', { name: 'For a friend' }).waitFor();
  expect(new URL(guest.url()).search).toBe('');
  await owner.getByText('Fenn', { exact: true }).first().waitFor();
});

it('the forms have the input types that password managers need', async () => {
  const page = await site.openPage();
  const wanted = async (path: string) => {
    await page.goto(path);
    await page.locator('main form').waitFor();
    return page
      .locator('main input')
      .evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map(({ type, autocomplete }) => `${type}: ${autocomplete}`),
      );
  };

  expect(await wanted('/login')).toEqual(['text: username', 'password: current-password']);
  expect(await wanted('/register')).toEqual([
    'text: username',
    'email: email',
    'password: new-password',
    'password: new-password',
  ]);
});

/** From the link that the owner would send. */
async function idOfGame(owner: Page, name: string): Promise<string> {
  await owner.getByRole('heading', { name }).waitFor();
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await owner.getByRole('button', { name: 'Copy Game Link' }).click();
  await owner.getByText('copied').waitFor();
  const link = await owner.evaluate(() => navigator.clipboard.readText());
  return new URL(link).searchParams.get('gameId') ?? '';
}
