import { EventReply } from '@amberhall/protocol';
import type { EntrantAction, EventDetails } from '@amberhall/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { accessToken, logInAsNewUser, logIn, createAccount } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf, getReady, PHONE } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite();

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

/** Sends an action of a player who has no page. */
async function sendEntrantAction(name: string, id: number, action: EntrantAction): Promise<EventDetails> {
  const response = await fetch(`${site.server.url}/api/events/${id}/entry`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await accessToken(site.server, name)}`,
    },
    body: JSON.stringify(action),
  });
  return eventOf(await response.json());
}

function eventOf(json: unknown): EventDetails {
  const reply = EventReply.parse(json);
  if (!reply.success) throw new Error('The call was refused');
  return reply.event;
}

/** Fills in the form. @returns the id of the event */
async function createEvent(page: Page, name: string): Promise<number> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await page.getByRole('link', { name: 'Organise an event' }).click();
  await page.getByLabel('Name of the event').fill(name);
  for (const label of ['Players check in before the start', /It starts at its time/])
    await page.getByLabel(label).uncheck({ force: true });
  await page.getByRole('button', { name: 'Create the event' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

async function signUp(page: Page, id: number, deck: RegExp): Promise<void> {
  await page.goto(`/events/${id}`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: deck }).click();
  await page.getByText('You are signed up.').waitFor();
}

it('an organiser runs an event of four: sign-up, start, a reported and a decided result, standings', async () => {
  const organiser = await site.openPage(REDUCED_MOTION);
  const anna = await site.openPage(REDUCED_MOTION);
  const bert = await site.openPage({ ...PHONE, ...REDUCED_MOTION });
  await logInAsNewUser(site.server, organiser, 'Anselm');
  await logInAsNewUser(site.server, anna, 'Anna');
  await logInAsNewUser(site.server, bert, 'Bert');
  const id = await createEvent(organiser, 'Autumn Open');
  await signUp(anna, id, /Osrik of the Green Rampart/);
  await signUp(bert, id, /Vashka, Who Counts the Fallen/);
  for (const [index, name] of ['Cleo', 'Dora'].entries()) {
    await createAccount(site.server, name);
    await sendEntrantAction(name, id, {
      do: 'enter',
      club: '',
      decks: [{ deckId: index + 3, isStandalone: true }],
    });
  }

  // The page follows what others do.
  await organiser.getByText('4 of 32 signed up').waitFor();
  await bert.goto('/events');
  await organiser.getByRole('button', { name: 'Start the event' }).click();
  await organiser.getByRole('region', { name: 'Round 1' }).waitFor();

  // A player on another page is told about the match, and gets to the table.
  const notice = bert.getByRole('region', { name: 'Your events' });
  await notice.getByText(/Autumn Open, round 1: you play/).waitFor();
  await notice.getByRole('link', { name: 'Go to my table' }).click();
  await bert.getByRole('heading', { name: /Autumn Open/ }).waitFor();

  // Anna reports, and her opponent agrees.
  const match = anna.getByRole('region', { name: 'Your match' });
  await match.getByRole('button', { name: 'Report result' }).click();
  await anna.getByRole('radio', { name: 'Anna wins 1 – 0' }).check({ force: true });
  await anna.getByRole('dialog').getByRole('button', { name: 'Report result' }).click();
  await match.getByText(/You have reported: you won 1 – 0/).waitFor();
  const { rounds, entrants } = await event(id);
  const own = entrants.find(({ name }) => name === 'Anna')?.id;
  const played = rounds[0]?.matches.find(({ reportedBy }) => reportedBy === own);
  const opponent = entrants.find(
    ({ id: other }) => other !== own && [played?.first, played?.second].includes(other),
  );
  await sendEntrantAction(opponent?.name ?? '', id, { do: 'confirm', matchId: played?.id ?? 0 });
  await match.getByText('You won 1 – 0. Wait for the next round.').waitFor();

  // The organiser decides the other match.
  await organiser.getByText('1 result is missing.').waitFor();
  await organiser.getByRole('button', { name: /^Set the result of table/ }).click();
  await organiser.getByRole('dialog').getByRole('radio').first().check({ force: true });
  await organiser.getByRole('button', { name: 'Set the result', exact: true }).click();
  await organiser.getByRole('button', { name: 'Pair round 2' }).click();
  await organiser.getByRole('region', { name: 'Round 2' }).waitFor();

  const line = anna.getByRole('region', { name: 'Standings' }).getByRole('row', { name: /Anna/ });
  await line.getByText('1 – 0').waitFor();
  await takeScreenshot(organiser, 'event');
  expect(await findings(organiser)).toEqual([]);
  await bert.goto(`/events/${id}`);
  await bert.getByRole('button', { name: 'Standings' }).click();
  await bert.getByRole('region', { name: 'Standings' }).waitFor();
  expect(await findings(bert)).toEqual([]);
  expect(site.problems()).toEqual([]);
});

it('two people play the game of their match to its end, and the standings show the result by themselves', async () => {
  const watcher = await site.openPage(REDUCED_MOTION);
  const one = await site.openPage(REDUCED_MOTION);
  const other = await site.openPage({ ...PHONE, ...REDUCED_MOTION });
  await logInAsNewUser(site.server, watcher, 'Watcher');
  const id = await createEvent(watcher, 'Played Open');
  const names = ['Edda', 'Falk', 'Gitta', 'Hugo'];
  for (const [index, name] of names.entries()) {
    await createAccount(site.server, name);
    await sendEntrantAction(name, id, {
      do: 'enter',
      club: '',
      decks: [{ deckId: index + 1, isStandalone: true }],
    });
  }
  await logIn(one, 'Edda');
  await watcher.getByRole('button', { name: 'Start the event' }).click();
  const standings = watcher.getByRole('region', { name: 'Standings' });
  await standings.getByRole('row', { name: /Edda/ }).waitFor();

  // Her decks are registered: the two only have to meet.
  await toTable(one);
  const title = (await one.getByRole('heading', { name: /Played Open/ }).textContent()) ?? '';
  const opponent = names.find((name) => name !== 'Edda' && title.includes(name)) ?? '';
  await logIn(other, opponent);
  await toTable(other);
  await one.getByRole('button', { name: 'Start' }).click();
  await Promise.all([boardOf(one).waitFor(), boardOf(other).waitFor()]);
  await getReady(one, other);
  await Promise.all([new Player(one).play(), new Player(other).play()]);

  const end = await one.getByRole('dialog', { name: 'Game Won' }).innerText();
  const winner = end.includes('Victory') ? 'Edda' : opponent;
  await standings
    .getByRole('row', { name: new RegExp(winner) })
    .getByText('1 – 0')
    .waitFor();
  await watcher.getByRole('region', { name: 'Round 1' }).getByText('1 finished, 1 open').waitFor();
  expect((await event(id)).rounds[0]?.matches.find(({ state }) => state === 'decided')).toMatchObject({
    isAwarded: false,
    reportedBy: null,
    games: [{ state: 'finished' }],
  });
  await one.goto(`/events/${id}`);
  await one.getByText(winner === 'Edda' ? /^You won 1 – 0/ : /^You lost 0 – 1/).waitFor();
  expect(site.problems()).toEqual([]);
});

/** Follows the notice about the waiting match to its game. */
async function toTable(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: 'Your events' });
  await notice.getByRole('link', { name: 'Go to my table' }).click();
  await page.getByRole('heading', { name: /Played Open/ }).waitFor();
}

async function event(id: number): Promise<EventDetails> {
  const response = await fetch(`${site.server.url}/api/events/${id}`);
  return eventOf(await response.json());
}
