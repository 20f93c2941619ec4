import { EventReply } from '@amberhall/protocol';
import type { EntrantAction, EventDetails } from '@amberhall/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { accessToken, arrive, makeAccount } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { PHONE } from './src/game-setup.ts';

const site = useSite();

const STILL = { reducedMotion: 'reduce' } as const;

/** A player without a page. */
async function act(name: string, id: number, action: EntrantAction): Promise<EventDetails> {
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
  const organiser = await site.openPage(STILL);
  const anna = await site.openPage(STILL);
  const bert = await site.openPage({ ...PHONE, ...STILL });
  await arrive(site.server, organiser, 'Anselm');
  await arrive(site.server, anna, 'Anna');
  await arrive(site.server, bert, 'Bert');
  const id = await createEvent(organiser, 'Autumn Open');
  await signUp(anna, id, /Osrik of the Green Rampart/);
  await signUp(bert, id, /Vashka, Who Counts the Fallen/);
  for (const [index, name] of ['Cleo', 'Dora'].entries()) {
    await makeAccount(site.server, name);
    await act(name, id, { do: 'enter', club: '', decks: [{ deckId: index + 3, isStandalone: true }] });
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
  await act(opponent?.name ?? '', id, { do: 'confirm', matchId: played?.id ?? 0 });
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

async function event(id: number): Promise<EventDetails> {
  const response = await fetch(`${site.server.url}/api/events/${id}`);
  return eventOf(await response.json());
}
