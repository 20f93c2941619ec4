import type { AnalysedTurn, GameAnalysis, LogLine } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import type { Answer } from '../../test/server.ts';
import { logIn, somebody } from '../../test/server.ts';
import { readyReplay } from './fixture.ts';
import { openReplay } from './open-replay.tsx';

const PATH = '/api/replays/game-1/analysis';
const NONE: GameAnalysis = { isOffered: true, run: null, turns: [], version: null, finishedAt: null };

const reaps = (card: string): LogLine => ({
  kind: 'log',
  player: 'Wren',
  text: { key: 'log.use.reap', args: { player: { player: 'Wren' }, card: { card: { slug: card } } } },
});

const analysed = (turn: number, step: number, played: number, preferred: number): AnalysedTurn => ({
  turn,
  step,
  estimate: {
    played: { house: 'brobnar', lines: [reaps('troll')], chance: played },
    preferred: { house: 'mars', lines: [reaps('krump')], chance: preferred, isOpen: true },
    margin: 0.04,
  },
});

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());
vi.setConfig({ testTimeout: 30_000 });

/** Opens the panel. A change gets the second answer. */
async function openPanel(get: GameAnalysis | (() => Answer), changed: GameAnalysis = NONE) {
  const answer = { success: true, analysis: changed };
  const page = openReplay(readyReplay(), '?view=2', {
    [`GET ${PATH}`]: typeof get === 'function' ? get : { success: true, analysis: get },
    [`POST ${PATH}`]: answer,
    [`DELETE ${PATH}`]: answer,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Analysis' }));
  const panel = await screen.findByRole('region', { name: 'Analysis of your turns' });
  return { ...page, panel: within(panel) };
}

test('the panel is closed at first, and is opened and closed with buttons', async () => {
  const { user } = openReplay(readyReplay(), '?view=2', {
    [`GET ${PATH}`]: { success: true, analysis: NONE },
  });
  const toggle = await screen.findByRole('button', { name: 'Analysis' });
  const panel = () => screen.queryByRole('region', { name: 'Analysis of your turns' });
  expect(panel()).toBeNull();

  await user.click(toggle);
  expect(panel()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close the analysis' }));
  expect(panel()).toBeNull();
  await user.click(toggle);
  await user.click(toggle);

  expect(panel()).toBeNull();
});

test('an analysis is started with a button, and shows how far it is', async () => {
  const run = { turns: 8, done: 3, place: 0 };
  const { panel, user, sent } = await openPanel(NONE, { ...NONE, run });

  await user.click(await panel.findByRole('button', { name: 'Analyse my turns' }));

  expect(await panel.findByText('3 of 8 turns analysed')).toBeDefined();
  expect(panel.getByRole<HTMLProgressElement>('progressbar').value).toBe(3);
  expect(sent.map(({ call }) => call)).toContain(`POST ${PATH}`);
});

test('an analysis that waits shows its place, and can be cancelled', async () => {
  const run = { turns: 8, done: 0, place: 2 };
  const { panel, user, sent } = await openPanel({ ...NONE, run });
  expect(await panel.findByText('Waiting. 2 analyses are before this one.')).toBeDefined();

  await user.click(panel.getByRole('button', { name: 'Cancel' }));

  expect(await panel.findByRole('button', { name: 'Analyse my turns' })).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain(`DELETE ${PATH}`);
});

test('the list says for each turn how much the line of the bot would have changed', async () => {
  const turns = [
    analysed(1, 1, 0.4, 0.52),
    analysed(3, 3, 0.5, 0.42),
    analysed(5, 4, 0.5, 0.52),
    { turn: 7, step: 5, estimate: null },
  ];
  const { panel } = await openPanel({
    ...NONE,
    turns,
    version: '0.2.0',
    finishedAt: '2026-11-20T10:00:00.000Z',
  });

  const rows = (await panel.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toMatch(/Turn 1.*Brobnar.*Mars.*\+12% with its line/);
  expect(rows[1]).toContain('Yours: +8%');
  expect(rows[2]).toContain('No clear difference');
  expect(rows[3]).toContain('No estimate');
  expect(panel.getByText(/estimates of a bot.*20 Nov 2026 with version 0.2.0/)).toBeDefined();
});

test('a turn of the list shows both lines, and its beginning on the board as its player saw it', async () => {
  const { panel, user } = await openPanel({ ...NONE, turns: [analysed(1, 3, 0.4, 0.52)] });

  await user.click(await panel.findByRole('button', { name: /Turn 1/ }));

  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the game' }).value).toBe('3');
  expect(screen.getByRole('button', { name: 'As Wren saw it', pressed: true })).toBeDefined();
  expect(panel.getByRole('heading', { name: 'You played Chance to win 40%' })).toBeDefined();
  expect(panel.getByRole('heading', { name: 'The strong bot prefers Chance to win 52%' })).toBeDefined();
  expect(panel.getByRole('button', { name: 'Troll' })).toBeDefined();
  expect(panel.getByRole('button', { name: 'Krump' })).toBeDefined();
  expect(panel.getByText('The rest depends on a card that you could not see.')).toBeDefined();
  expect(panel.getByText('The difference is uncertain by ±4%.')).toBeDefined();
});

test('a failed answer is asked for again, and a site that analyses nothing says so', async () => {
  let status = 500;
  const { panel, user } = await openPanel(() => ({
    status,
    body: { success: true, analysis: { ...NONE, isOffered: false } },
  }));

  const retry = await panel.findByRole('button', { name: 'Retry' });
  status = 200;
  await user.click(retry);

  expect(await panel.findByText('This site does not analyse games.')).toBeDefined();
});

test('nobody but its players can open the analysis of a game', async () => {
  openReplay(readyReplay({ ownView: 'spectator' }));
  await screen.findByRole('region', { name: 'Replay controls' });
  expect(screen.queryByRole('button', { name: 'Analysis' })).toBeNull();
});

test('a visitor cannot open the analysis of a practice game', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  openReplay(readyReplay());
  await screen.findByRole('region', { name: 'Replay controls' });
  expect(screen.queryByRole('button', { name: 'Analysis' })).toBeNull();
});
