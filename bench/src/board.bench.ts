import { launchCompleteBrowser } from '@amberhall/e2e/browser';
import { byPointer } from '@amberhall/e2e/input-methods';
import type { InputMethod } from '@amberhall/e2e/input-methods';
import { Player } from '@amberhall/e2e/player';
import { startServer } from '@amberhall/e2e/server';
import { boardOf } from '@amberhall/e2e/game-setup';
import type { Bench, Measurement } from './bench.ts';
import { countFrames, installMeters, takeMeasured, untilMeasured } from './board-page.ts';
import type { Frames } from './board-page.ts';
import { median, quantile, sum } from './statistics.ts';

/** Milliseconds from a click to the frame that shows the answer of the game, for 95 % of clicks. */
const ANSWER_MS = 100;
const MEDIAN_ANSWER_MS = 60;
/** Clicks at the beginning and at the end of a game that are compared, and by how much the later ones may take longer. */
const COMPARED = 20;
const GROWTH = 1.1;
/** Elements on the page at any time of a game. */
const ELEMENTS = 2_500;
/** The cumulative layout shift of a game that follows no click or key. */
const SHIFT_WITHOUT_INPUT = 0.02;
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
 * The board in Chromium, in practice games: how soon a click shows, whether that stays so to the end of a game, whether
 * cards move smoothly on a slow processor, and whether a question moves anything.
 */
export const bench: Bench = async ({ short }) => {
  const server = await startServer({
    AMBERHALL_BOT_DELAY: String(BOT_DELAY_MS),
    AMBERHALL_LIMIT_FACTOR: '1000',
  });
  const browser = await launchCompleteBrowser();
  try {
    const early = await sitDown(browser, server.url);
    await playGames(early, short ? 10 : 50);
    const frames = await measureFrames(early, short ? 1 : 5, SLOWER);
    await early.close();
    const table = await sitDown(browser, server.url);
    return [
      ...(await measureAnswers(table, short ? 10 : 200)),
      ...(await measureShift(table)),
      ...frames,
      ...(short ? [] : await measureFrames(table, 5, 1)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

type Page = Player['page'];
type Browser = Awaited<ReturnType<typeof launchCompleteBrowser>>;

async function sitDown(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
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
const INPUT: InputMethod = {
  press: async (page, name) => {
    await pointer.press(page, name);
    await page.evaluate(untilMeasured);
  },
  click: async (page, card) => {
    await pointer.click(page, card);
    await page.evaluate(untilMeasured);
  },
};

/** What was measured in one game, from its first click on. */
interface PlayedGame {
  answers: number[];
  elements: number[];
  shiftWithoutInput: number;
}

/** Plays until there were `wanted` clicks; starts another game if one ends. */
async function playGames(page: Page, wanted: number): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  for (;;) {
    const game: PlayedGame = { answers: [], elements: [], shiftWithoutInput: 0 };
    played.push(game);
    const note = async () => {
      const { answers, elements, shiftWithoutInput } = await page.evaluate(takeMeasured);
      game.answers.push(...answers);
      game.elements.push(...elements);
      game.shiftWithoutInput += shiftWithoutInput;
    };
    const isEnough = () => sum(played.map(({ answers }) => answers.length)) >= wanted;
    await new Player(page, INPUT).play(async ({ buttons, creatures }) => {
      await note();
      return isEnough() && buttons.includes('End Turn') && creatures[0] > 0;
    });
    if (isEnough() && (await page.getByRole('dialog').count()) === 0) return played;
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
    await practise(page);
    await page.evaluate(takeMeasured);
  }
}

async function measureAnswers(page: Page, wanted: number): Promise<Measurement[]> {
  const played = await playGames(page, wanted);
  const answers = played.flatMap((game) => game.answers);
  return [
    {
      name: 'click to updated board, median',
      value: median(answers),
      unit: 'ms',
      bar: { atMost: MEDIAN_ANSWER_MS },
    },
    {
      name: 'click to updated board, 95 %',
      value: quantile(answers, 0.95),
      unit: 'ms',
      bar: { atMost: ANSWER_MS },
    },
    ...growth(played),
    {
      name: 'elements on the page, most',
      value: Math.max(...played.flatMap(({ elements }) => elements)),
      unit: '',
      bar: { atMost: ELEMENTS },
    },
    {
      name: 'layout shift of a game without input, most',
      value: Math.max(...played.map(({ shiftWithoutInput }) => shiftWithoutInput)),
      unit: '',
      bar: { atMost: SHIFT_WITHOUT_INPUT },
    },
  ];
}

/** How much the clicks at the end of a long game take longer than those at its beginning. A short run has no long game. */
function growth(played: readonly PlayedGame[]): Measurement[] {
  const long = played.map(({ answers }) => answers).filter(({ length }) => length >= 2 * COMPARED);
  if (long.length === 0) return [];
  const first = long.flatMap((answers) => answers.slice(0, COMPARED));
  const last = long.flatMap((answers) => answers.slice(-COMPARED));
  return [
    { name: 'clicks of the longest game', value: Math.max(...long.map(({ length }) => length)), unit: '' },
    {
      name: `the last ${COMPARED} clicks of a game against its first ${COMPARED}`,
      value: median(last) / median(first),
      unit: '×',
      bar: { atMost: GROWTH },
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

/**
 * Draws twenty cards at once, several times.
 *
 * @param slower how many times slower the processor is: the simulated phone has the table of the beginning of a game, the
 *   desktop that of its end
 */
async function measureFrames(page: Page, times: number, slower: number): Promise<Measurement[]> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).click();
  await page.getByText('Manual mode', { exact: true }).waitFor();
  const chat = page.getByRole('textbox', { name: 'Enter a message...' });
  const say = async (line: string) => {
    await chat.fill(line);
    await chat.press('Enter');
  };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const runs: Frames[] = [];
  for (let time = 0; time < times; time++) {
    const frames = page.evaluate(countFrames, CARDS / 2);
    await say(`/draw ${CARDS}`);
    runs.push(await frames);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForTimeout(2_000);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const processor = slower === 1 ? 'full table' : `processor ${slower} times slower`;
  return [
    {
      name: `cards that moved together, ${processor}`,
      value: Math.min(...runs.map(({ cards }) => cards)),
      unit: '',
    },
    {
      name: `they stood drawn before, ${processor}`,
      value: median(runs.map(({ waited }) => waited)),
      unit: 'ms',
    },
    {
      name: `frames per second while they moved, ${processor}`,
      value: median(runs.map(({ perSecond }) => perSecond)),
      unit: '/s',
      bar: { atLeast: FRAMES },
    },
    {
      name: `page at work on each of these frames, 95 %, ${processor}`,
      value: quantile(
        runs.flatMap(({ atWork }) => atWork),
        0.95,
      ),
      unit: 'ms',
      bar: { atMost: FRAME_MS },
    },
    {
      name: `longest frame, ${processor}`,
      value: median(runs.map(({ longest }) => longest)),
      unit: 'ms',
    },
  ];
}
