import { beforeAll, expect, it } from 'vitest';
import { accessToken, logInAsNewUser, createAccount } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { writeInLobby } from './src/raw-client.ts';

const site = useSite({ AMBERHALL_LIMIT_FACTOR: '1000' });

beforeAll(async () => {
  await createAccount(site.server, 'Wordsmith');
  const lines = Array.from({ length: 130 }, (_, index) => `line ${index + 1}`);
  await writeInLobby(site.server, await accessToken(site.server, 'Wordsmith'), lines);
});

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('a reader scrolls to older messages and keeps the place, at $width pixels', async (viewport) => {
  const page = await site.openPage({ viewport, reducedMotion: 'reduce' });
  await page.goto('/');
  const list = page.getByRole('log', { name: 'Messages' });
  await list.getByText('line 130').scrollIntoViewIfNeeded();

  const line = list.getByText('line 35', { exact: true });
  const before = await list.evaluate(
    (element, { top }) => {
      element.scrollTo({ top });
      const read = [...element.querySelectorAll('[data-line]')].find((one) => one.textContent === 'line 35');
      return read?.getBoundingClientRect().top;
    },
    { top: 60 },
  );
  await list.getByText('line 20', { exact: true }).waitFor({ state: 'attached' });

  expect(Math.abs(((await line.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(3);
  await takeScreenshot(page, `older-messages-${viewport.width}`);
  await list.evaluate((element) => element.scrollTo({ top: 0 }));
  await list.getByText('This is where the chat begins.').waitFor();
  await list.getByText('line 1', { exact: true }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('a member completes a name by the keyboard, and the other one is told on another page', async () => {
  const [writer, reader] = [
    await site.openPage({ reducedMotion: 'reduce' }),
    await site.openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }),
  ];
  await logInAsNewUser(site.server, writer, 'Penelope');
  await logInAsNewUser(site.server, reader, 'Peregrine');
  await reader.goto('/decks');
  await writer.goto('/');

  const field = writer.getByRole('textbox', { name: 'Message' });
  await field.fill('A game, @per');
  await writer.getByRole('option', { name: 'Peregrine' }).waitFor();
  await takeScreenshot(writer, 'mention-completion');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('A game, @Peregrine ');
  await field.press('Enter');

  await reader.getByRole('group', { name: 'Penelope mentions you in the lobby' }).waitFor();
  await takeScreenshot(reader, 'mention-notice');
  await reader.getByRole('button', { name: 'Show the message of Penelope' }).click();
  const mark = reader.getByRole('log', { name: 'Messages' }).locator('mark', { hasText: '@Peregrine' });
  await mark.waitFor();
  await expect
    .poll(() => mark.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  await takeScreenshot(reader, 'mention-marked');
  expect(site.problems()).toEqual([]);
});
