import { launchBrowser } from '@amberhall/e2e/browser';
import { byPointer } from '@amberhall/e2e/input-methods';
import type { Hands } from '@amberhall/e2e/input-methods';
import { Player } from '@amberhall/e2e/player';
import { startServer } from '@amberhall/e2e/server';
import { boardOf } from '@amberhall/e2e/game-setup';
import type { Bench, Measurement } from './bench.ts';
import { countFrames, installMeters, takeMeasured, untilMeasured } from './board-page.ts';
import type { Frames } from './board-page.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds from a click to the frame that shows the answer of the game, for 95 % of clicks. */
const ANSWER_MS = 100;
/** Frames per second of a screen, less one that may fall into the next second. */
const FRAMES = 59;
/** The slowdown of the processor that simulates a phone. */
const SLOWER = 4;
const CARDS = 20;
/** Milliseconds of one frame at 60 frames per second. */
const FRAME_MS = 16;
/** Milliseconds the bot takes for a decision. Without a delay its decision would be drawn together with the click. */
const BOT_DELAY_MS = 200;
/** Milliseconds for which people press a mouse button. The hover effects of a card are drawn by then. */
const PRESS_MS = 80;

/**
 * The board in Chromium, in a practice game: how soon a click shows, whether cards move smoothly on a slow processor,
 * and whether a question moves anything.
 */
export const bench: Bench = async ({ short }) => {
  const server = await startServer({
    AMBERHALL_BOT_DELAY: String(BOT_DELAY_MS),
    AMBERHALL_LIMIT_FACTOR: '1000',
  });
  const browser = await launchBrowser();
  try {
    const table = await sitDown(
      await browser.newPage({ viewport: { width: 1440, height: 900 } }),
      server.url,
    );
    return [
      ...(await measureAnswers(table, short ? 10 : 200)),
      ...(await measureShift(table)),
      ...(await measureFrames(table, short ? 1 : 5)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

type Page = Player['page'];

async function sitDown(page: Page, url: string): Promise<Page> {
  await page.addInitScript(installMeters);
  await page.goto(url);
  await practise(page);
  await page.evaluate(takeMeasured);
  return page;
}

async function practise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await boardOf(page).waitFor();
}

const pointer = byPointer(PRESS_MS);
/** Waits for each measurement, because reading the page while it answers would slow it down. */
const HANDS: Hands = {
  press: async (page, name) => {
    await pointer.press(page, name);
    await page.evaluate(untilMeasured);
  },
  click: async (page, card) => {
    await pointer.click(page, card);
    await page.evaluate(untilMeasured);
  },
};

/** Plays until there were `wanted` clicks; starts another game if one ends. */
async function measureAnswers(page: Page, wanted: number): Promise<Measurement[]> {
  const answers: number[] = [];
  const note = async () => answers.push(...(await page.evaluate(takeMeasured)).answers);
  for (;;) {
    await new Player(page, HANDS).play(async ({ buttons, creatures }) => {
      await note();
      return answers.length >= wanted && buttons.includes('End Turn') && creatures[0] > 0;
    });
    if (answers.length >= wanted && (await page.getByRole('dialog').count()) === 0) break;
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
    await practise(page);
  }
  return [
    { name: 'click to updated board, median', value: median(answers), unit: 'ms' },
    {
      name: 'click to updated board, 95 %',
      value: quantile(answers, 0.95),
      unit: 'ms',
      bar: { atMost: ANSWER_MS },
    },
  ];
}

/** Opens and closes the menu of every card that has one, and measures the layout shift. */
async function measureShift(page: Page): Promise<Measurement[]> {
  const lit = page.locator('[data-card-id][data-can-click]');
  const ids = await lit.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card-id')));
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(takeMeasured);
  for (const id of ids) {
    await page.locator(`[data-card-id="${id}"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.waitForTimeout(SETTLED_MS);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End Turn' }).waitFor();
    await page.waitForTimeout(SETTLED_MS);
  }
  const { shift } = await page.evaluate(takeMeasured);
  return [
    { name: 'questions that came and went', value: 2 * ids.length, unit: '' },
    { name: 'layout shift by them', value: shift, unit: '', bar: { atMost: 0 } },
  ];
}

/** Milliseconds after which the layout of a question is stable. */
const SETTLED_MS = 400;

/** Draws twenty cards at once, several times, on a throttled processor. */
async function measureFrames(page: Page, times: number): Promise<Measurement[]> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).click();
  await page.getByText('Manual mode', { exact: true }).waitFor();
  const chat = page.getByRole('textbox', { name: 'Enter a message...' });
  const say = async (line: string) => {
    await chat.fill(line);
    await chat.press('Enter');
  };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const runs: Frames[] = [];
  for (let time = 0; time < times; time++) {
    const frames = page.evaluate(countFrames, CARDS / 2);
    await say(`/draw ${CARDS}`);
    runs.push(await frames);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForTimeout(2_000);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return [
    { name: 'cards that moved together', value: Math.min(...runs.map(({ cards }) => cards)), unit: '' },
    { name: 'they stood drawn before', value: median(runs.map(({ waited }) => waited)), unit: 'ms' },
    {
      name: `frames per second while they moved, processor ${SLOWER} times slower`,
      value: median(runs.map(({ perSecond }) => perSecond)),
      unit: '/s',
      bar: { atLeast: FRAMES },
    },
    {
      name: 'page at work on each of these frames, 95 %',
      value: quantile(
        runs.flatMap(({ atWork }) => atWork),
        0.95,
      ),
      unit: 'ms',
      bar: { atMost: FRAME_MS },
    },
    { name: 'longest frame', value: median(runs.map(({ longest }) => longest)), unit: 'ms' },
  ];
}
