import { launchCompleteBrowser } from '../../e2e/src/browser.ts';
import { buildWebClientIfStale } from '../../scripts/lib/web-client.ts';
import type { Bench } from './bench.ts';
import { login, openBenchSite, post } from './http-site.ts';
import { PHONE, slowDown } from './slow-phone.ts';
import type { Page } from './slow-phone.ts';
import { median } from './statistics.ts';

const ENTRANTS = { long: 256, short: 8 } as const;
const RUNS = { long: 7, short: 1 } as const;

/** The limit of the lobby: milliseconds after which somebody can act. */
const SHOWN_MS = 2000;
/** A change is collected for half a second, and the requests of all pages are spread over 0.7 seconds. */
const UPDATE_MS = 2000;

/** The page of a large event on a slow phone: the first visit, and the results that arrive while it is open. */
export const bench: Bench = async ({ short }) => {
  await buildWebClientIfStale();
  const size = ENTRANTS[short ? 'short' : 'long'];
  const runs = RUNS[short ? 'short' : 'long'];
  const site = await openBenchSite(undefined);
  const browser = await launchCompleteBrowser();
  try {
    // Some of these people are staff, or stay at home.
    await site.growTo(size + 10);
    const { id, token } = await newEvent(site.address, size);
    await site.enterEvent(id, size);
    const organise = (action: object) => post(site.address, `/api/events/${id}/organise`, action, token);
    await organise({ do: 'start' });

    const visits: Visit[] = [];
    for (let n = 0; n < runs; n++) {
      const context = await browser.newContext({ ...PHONE, baseURL: site.address, locale: 'en-GB' });
      visits.push(await visit(await context.newPage(), id));
      await context.close();
    }
    const updates = await measureUpdates(await browser.newPage({ ...PHONE, baseURL: site.address }), {
      id,
      runs,
      matches: await matchesOf(site.address, id),
      organise,
    });
    const middle = (of: keyof Visit) => median(visits.map((each) => each[of]));
    return [
      { name: 'first words on a phone', value: middle('painted'), unit: 'ms' },
      {
        name: `pairings of ${size} players on a phone`,
        value: middle('shown'),
        unit: 'ms',
        bar: { atMost: SHOWN_MS },
      },
      {
        name: 'a result arrives on a phone',
        value: median(updates.map(({ arrived }) => arrived)),
        unit: 'ms',
        bar: { atMost: UPDATE_MS },
      },
      {
        name: 'longest task of an update on a phone',
        value: median(updates.map(({ longestTask }) => longestTask)),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
};

/** An event of the account that is measured, which plays in it with a deck of its own. */
async function newEvent(address: string, capacity: number): Promise<{ id: number; token: string }> {
  const { token } = await login(address);
  const settings = {
    name: 'The large one',
    description: '',
    kind: 'swiss',
    gameFormat: 'normal',
    expansions: [],
    bestOf: 1,
    finalBestOf: 1,
    capacity,
    rounds: null,
    cutSize: null,
    startsAt: new Date(Date.now() + 60 * 60_000).toISOString(),
    checkInMinutes: null,
    roundMinutes: null,
    registersDecks: true,
    hidesDeckLists: false,
    isTriad: false,
    keepsChains: false,
    separatesClubs: false,
    allowsLateEntry: false,
    runsByItself: false,
    givesTitle: false,
  };
  const { event } = await post(address, '/api/events', settings, token);
  const { id } = event as { id: number };
  const decks = [{ deckId: 1, isStandalone: true }];
  await post(address, `/api/events/${id}/entry`, { do: 'enter', club: '', decks }, token);
  return { id, token };
}

async function matchesOf(address: string, id: number): Promise<number[]> {
  const response = await fetch(`${address}/api/events/${id}`);
  const { event } = (await response.json()) as { event: { rounds: { matches: { id: number }[] }[] } };
  return (event.rounds[0]?.matches ?? []).map((match) => match.id);
}

/** Milliseconds since the address was entered. */
interface Visit {
  painted: number;
  shown: number;
}

async function visit(page: Page, id: number): Promise<Visit> {
  await slowDown(page);
  const { promise: isShown, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('noteShown', () => resolve());
  await page.addInitScript(NOTE_SHOWN);
  await page.goto(`/events/${id}`, { waitUntil: 'commit' });
  await isShown;
  return (await page.evaluate(`({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? shownAt,
    shown: shownAt,
  })`)) as Visit;
}

/** Runs in the page. Asking the page repeatedly would slow it down. */
const NOTE_SHOWN = `
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[aria-label="Pairings: Round 1"] li') === null) return;
    observer.disconnect();
    // After the next frame is painted.
    requestAnimationFrame(() => setTimeout(() => {
      globalThis.shownAt = performance.now();
      noteShown();
    }));
  }).observe(document, { childList: true, subtree: true });
`;

interface Update {
  /** Milliseconds from the decision of the organiser until the page shows it. */
  arrived: number;
  /** Milliseconds for which the page answered nothing; `0` if no task was long. */
  longestTask: number;
}

interface UpdateParts {
  id: number;
  runs: number;
  matches: readonly number[];
  organise: (action: object) => Promise<unknown>;
}

async function measureUpdates(page: Page, { id, runs, matches, organise }: UpdateParts): Promise<Update[]> {
  await slowDown(page);
  await page.goto(`/events/${id}`);
  const round = page.getByRole('region', { name: 'Round 1' });
  await round.getByRole('listitem').first().waitFor();
  await page.evaluate(NOTE_LONG_TASKS);
  const updates: Update[] = [];
  for (const [index, matchId] of matches.slice(0, runs).entries()) {
    await page.evaluate('longTasks.length = 0');
    const from = performance.now();
    await organise({ do: 'decide', matchId, outcome: 'first', score: [1, 0] });
    await round.getByText(`${index + 1} finished`).waitFor();
    const arrived = performance.now() - from;
    updates.push({ arrived, longestTask: Number(await page.evaluate('Math.max(0, ...longTasks)')) });
  }
  return updates;
}

/** Runs in the page. */
const NOTE_LONG_TASKS = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;
