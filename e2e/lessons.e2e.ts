import { expect, it } from 'vitest';
import type { LearningProgress } from '@amberhall/protocol';
import type { Page } from 'playwright-core';
import { createAccount, logIn, register } from './src/accounts.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('a visitor without an account can take the first lesson to its end, over a reload', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  const coach = page.getByRole('region', { name: 'Coach' });
  // Only what is asked for now: a click before the question arrives would be lost.
  const card = (name: string) =>
    page.locator('button[data-card-id][data-can-click]', { hasText: name }).first();
  const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click();

  await page.goto('/');
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await press('Start the first lesson');
  await coach.getByText('Choose Untamed').waitFor();
  await press(/^Untamed/);
  await coach.getByText('Play Dust Pixie').waitFor();
  expect(await findings(page)).toEqual([]);
  await card('Dust Pixie').click();
  await press(/^Play this/);
  await press(/Left/);
  await coach.getByText('Reap with it').waitFor();

  await page.reload();
  await coach.getByText('Reap with it').waitFor();
  await card('Snufflegator').click();
  await press(/^Reap with/);
  await coach.getByText('attack Umbra with Ancient Bear').waitFor();
  await card('Ancient Bear').click();
  await press(/^Fight with/);
  await card('Umbra').click();
  await coach.getByText('End your turn').waitFor();
  await press('End Turn');
  await page.getByRole('button', { name: 'Red' }).click();

  await coach.getByText('You have forged a key').waitFor();
  await coach.getByRole('link', { name: 'All lessons' }).click();
  await page.getByText('1 of 11 done').waitFor();
  expect(site.problems()).toEqual([]);
});

const tokensLesson = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Token creatures' });

it('a lesson of a visitor goes into their account, to their other device, and not to the next user', async () => {
  const [laptop, desk] = [await site.openPage({ reducedMotion: 'reduce' }), await site.openPage()];
  const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
  const use = async (name: string, action: RegExp) => {
    await laptop.locator('button[data-card-id][data-can-click]', { hasText: name }).first().click();
    await laptop.getByRole('button', { name: action }).first().click();
  };

  await laptop.goto('/learn');
  await tokensLesson(laptop).getByRole('button', { name: /Start/ }).click();
  await coach(laptop).getByText('Yours are all Skirmisher').waitFor();
  await use('Skirmisher', /^Fight with/);
  await coach(laptop).getByText('Play Ragnarok Prep').waitFor();
  await use('Ragnarok Prep', /^Play this/);
  await laptop.getByRole('button', { name: /Left/ }).first().click();
  await coach(laptop).getByRole('link', { name: 'All lessons' }).click();
  await laptop.getByText('1 of 11 done').waitFor();
  await register(laptop, 'Lena');

  await logIn(desk, 'Lena');
  await desk.goto('/learn');
  await desk.getByText('1 of 11 done').waitFor();
  expect(await tokensLesson(desk).getByRole('button', { name: /Again/ }).count()).toBe(1);
  await desk.getByRole('button', { name: 'Continue' }).click();
  await coach(desk).getByText('Choose Untamed').waitFor();
  const isStored = desk.waitForResponse((response) => {
    if (!response.url().endsWith('/learning')) return false;
    const { lessons } = (response.request().postDataJSON() ?? {}) as Partial<LearningProgress>;
    return lessons?.current?.step === 1;
  });
  await desk
    .getByRole('button', { name: /^Untamed/ })
    .first()
    .click();
  await coach(desk).getByText('Play Dust Pixie').waitFor();
  await isStored;

  // The coach of the running lesson is there as well, at its open step.
  await laptop.goto('/play');
  await coach(laptop).getByText('Play Dust Pixie').waitFor();

  await laptop.goto('/logout');
  await laptop.getByRole('link', { name: 'Learn to play' }).click();
  await laptop.getByText('0 of 11 done').waitFor();
  await createAccount(site.server, 'Nora');
  await logIn(laptop, 'Nora');
  await laptop.goto('/learn');
  await laptop.getByText('0 of 11 done').waitFor();
  expect(site.problems()).toEqual([]);
});

it.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('the lessons about later sets can be taken on %s', async (_device, viewport) => {
  const page = await site.openPage({ reducedMotion: 'reduce', viewport });
  const coach = page.getByRole('region', { name: 'Coach' });
  const card = (name: string) =>
    page.locator('button[data-card-id][data-can-click]', { hasText: name }).first();
  const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click();
  const use = async (name: string, action: RegExp) => {
    await card(name).click();
    await press(action);
  };
  const show = (lesson: string) => takeScreenshot(page, `lesson-${lesson}-${viewport.width}`);
  const toNext = async () => coach.getByRole('button', { name: 'Next lesson' }).click();

  await page.goto('/learn');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The tide' })
    .getByRole('button', { name: /Start/ })
    .click();
  await coach.getByText('The tide is high for your opponent').waitFor();
  await show('tide');
  expect(await findings(page)).toEqual([]);
  await press(/Raise the tide for 3 chains/);
  await press('Yes');
  await coach.getByText('Play Sea Urchin').waitFor();
  await use('Sea Urchin', /^Play this/);
  await press(/Left/);
  await coach.getByText('Reap with Freebooter Faye').waitFor();
  await use('Freebooter Faye', /^Reap with/);
  await coach.getByText('Your opponent can raise the tide again').waitFor();

  await toNext();
  await coach.getByText('Yours are all Skirmisher').waitFor();
  await show('tokens');
  // The only creature that it can attack.
  await use('Skirmisher', /^Fight with/);
  await coach.getByText('Play Ragnarok Prep').waitFor();
  await use('Ragnarok Prep', /^Play this/);
  await press(/Left/);
  await coach.getByText('its real card again').waitFor();

  await toNext();
  await coach.getByText('You have nine').waitFor();
  await show('haunted');
  await use('Touchstone', /^Reap with/);
  await coach.getByText('Now you are haunted').waitFor();
  await use('Precocious Fragment', /^Reap with/);
  await coach.getByText('Play Ælbia Stray').waitFor();
  await use('Ælbia Stray', /^Play this/);
  await press(/Left/);
  await coach.getByText('use Ælbia Stray at once').waitFor();
  await use('Ælbia Stray', /^Reap with/);
  await coach.getByText('It ends when the pile').waitFor();

  await toNext();
  await coach.getByText('A prophecy waits').waitFor();
  await show('prophecies');
  expect(await findings(page)).toEqual([]);
  await card('Look How Far').click();
  await press('Yes');
  await card('Oh, You Shouldn').click();
  await coach.getByText('End your turn').waitFor();
  await show('prophecy-active');
  await press('End Turn');
  await coach.getByText('has given you 3 Æmber').waitFor();
  await show('prophecy-fulfilled');
  expect(await coach.getByRole('button', { name: 'Next lesson' }).count()).toBe(0);
  expect(site.problems()).toEqual([]);
});
