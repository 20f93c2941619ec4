import type { Deck, LobbyGame, UserSummary } from '@amberhall/protocol';
import { logInAsNewUser } from '../../e2e/src/accounts.ts';
import { launchCompleteBrowser } from '../../e2e/src/browser.ts';
import { startServer } from '../../e2e/src/server.ts';
import { buildWebClientIfStale } from '../../scripts/lib/web-client.ts';
import type { Bench, Measurement } from './bench.ts';
import { PHONE, slowDown } from './slow-phone.ts';
import type { Page } from './slow-phone.ts';
import { median } from './statistics.ts';

const CROWD = { games: 500, people: 2000, decks: 1000 } as const;
const CLICKS = { long: 21, short: 3 } as const;

/** Milliseconds from a click until it is painted: on a desktop, and on a phone with a slow processor. */
const DESKTOP_MS = 100;
const PHONE_MS = 300;

/** Clicks on pages with long lists: the filters of a crowded lobby, and the builder of alliances with many decks. */
export const bench: Bench = async ({ short }) => {
  await buildWebClientIfStale();
  const clicks = CLICKS[short ? 'short' : 'long'];
  const server = await startServer();
  const browser = await launchCompleteBrowser();
  try {
    const results: Measurement[] = [];
    for (const isPhone of [false, true]) {
      const size = isPhone ? PHONE : { viewport: { width: 1440, height: 900 } };
      const context = await browser.newContext({ ...size, baseURL: server.url, locale: 'en-GB' });
      const page = await context.newPage();
      await logInAsNewUser(server, page, isPhone ? 'phone' : 'desktop');
      if (isPhone) await slowDown(page);
      const where = isPhone ? 'a phone' : 'a desktop';
      const bar = { atMost: isPhone ? PHONE_MS : DESKTOP_MS };
      const filter = await measureFilter(page, clicks);
      const pick = await measurePick(page, await decksLikeStarter(server.url), clicks);
      results.push(
        {
          name: `filter among ${CROWD.games} games and ${CROWD.people} people on ${where}`,
          value: filter,
          unit: 'ms',
          bar,
        },
        { name: `house of an alliance among ${CROWD.decks} decks on ${where}`, value: pick, unit: 'ms', bar },
      );
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Opens the lobby, adds the crowd to what the server sends, and clicks a filter. */
async function measureFilter(page: Page, clicks: number): Promise<number> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (!String(message).startsWith('42["games"')) return;
      socket.send(`42${JSON.stringify(['games', games()])}`);
      socket.send(`42${JSON.stringify(['users', people()])}`);
    });
  });
  await page.goto('/');
  await page.getByText(`${CROWD.people} online`).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Game 1 of the crowd' }).waitFor();
  return clickRepeatedly(page, 'button:has-text("Casual")', clicks);
}

async function measurePick(page: Page, decks: Deck[], clicks: number): Promise<number> {
  await page.route(/\/api\/decks\?/, (route) =>
    route.fulfill({ json: { success: true, decks, numDecks: decks.length } }),
  );
  await page.goto('/decks/alliance');
  await page.getByLabel('Set', { exact: true }).selectOption(String(decks[0]?.expansion));
  await page.getByRole('button', { name: 'Deck 0 of many', exact: true }).waitFor();
  return clickRepeatedly(page, '[aria-pressed]:has([aria-label$=" of Deck 0 of many"])', clicks);
}

/** @returns the median of the milliseconds from a click until the next frame is painted */
async function clickRepeatedly(page: Page, selector: string, clicks: number): Promise<number> {
  const button = page.locator(selector).first();
  const times: number[] = [];
  for (let n = 0; n < clicks; n++) {
    times.push(
      await button.evaluate(async (element) => {
        const from = performance.now();
        (element as HTMLElement).click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - from;
      }),
    );
    await page.waitForTimeout(50);
  }
  return median(times);
}

function people(): UserSummary[] {
  return Array.from({ length: CROWD.people }, (_, n) => ({
    username: `person-${n}`,
    name: `person-${n}`,
    avatar: null,
    role: 'user',
  }));
}

function games(): LobbyGame[] {
  return Array.from({ length: CROWD.games }, (_, n): LobbyGame => {
    const names = [`person-${2 * n}`, ...(n % 2 === 0 ? [`person-${2 * n + 1}`] : [])];
    return {
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      name: `Game ${n} of the crowd`,
      gameType: n % 3 === 0 ? 'competitive' : n % 3 === 1 ? 'casual' : 'beginner',
      gameFormat: 'normal',
      owner: names[0] ?? '',
      createdAt: new Date(Date.now() - n * 1000).toISOString(),
      started: n % 2 === 0,
      full: n % 2 === 0,
      needsPassword: false,
      gamePrivate: false,
      allowSpectators: true,
      showHand: false,
      muteSpectators: false,
      hideDeckLists: false,
      useGameTimeLimit: false,
      spectators: [],
      players: Object.fromEntries(
        names.map((name, place) => [
          name,
          {
            username: name,
            name,
            avatar: null,
            role: 'user' as const,
            owner: place === 0,
            wins: 0,
            deck: { selected: true as const },
          },
        ]),
      ),
    };
  });
}

/** Copies of a starter deck. */
async function decksLikeStarter(address: string): Promise<Deck[]> {
  const response = await fetch(`${address}/api/standalone-decks`);
  const { decks } = (await response.json()) as { decks: Deck[] };
  const [starter] = decks;
  if (starter === undefined) throw new Error('There is no starter deck.');
  return Array.from({ length: CROWD.decks }, (_, n) => ({
    ...starter,
    id: n + 1,
    uuid: `deck-${n}`,
    name: `Deck ${n} of many`,
    isStandalone: false,
  }));
}
