import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeckTrial } from '@amberhall/protocol';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckTrialPanel } from './deck-trial.tsx';

const PATH = '/api/decks/1/trial';
const deck = deckNamed('First Lantern', ['dis', 'logos', 'mars'], { id: 1 });
const result: DeckTrial['result'] = {
  report: {
    games: 200,
    wins: 118,
    losses: 80,
    unfinished: 2,
    winShare: { share: 0.6, low: 0.53, high: 0.66 },
    keys: 2.4,
    turns: 11.25,
    byTurn: [{ turn: 1, games: 200, keys: 0, amber: 1.5 }],
    cards: [
      { card: 'troll', games: 90, plays: 0.5, uses: 1.25, gain: 0.12 },
      { card: 'bumpsy', games: 5, plays: 0.1, uses: 0, gain: null },
    ],
  },
  version: '0.1.0',
  finishedAt: '2026-11-20T10:00:00.000Z',
};
const idle: DeckTrial = { isOffered: true, run: null, result: null };

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

/** Shows the panel on a server with a trial. A request gets the second trial. */
function open(trial: DeckTrial, changed: DeckTrial = trial) {
  const sent = answerCalls({
    'GET /api/cards': catalogueOf([]),
    [`GET ${PATH}`]: { success: true, trial },
    [`POST ${PATH}`]: { success: true, trial: changed },
    [`DELETE ${PATH}`]: { success: true, trial: changed },
  });
  openPage(<DeckTrialPanel deck={deck} />, '/decks');
  return sent;
}

test('a trial is started with a button, and shows how far it is', async () => {
  const sent = open(idle, { ...idle, run: { games: 200, done: 20, place: 0 } });

  await userEvent.click(await screen.findByRole('button', { name: 'Start a trial' }));

  expect(await screen.findByText('20 of 200 games played')).toBeDefined();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(20);
  expect(sent.map(({ call }) => call)).toContain(`POST ${PATH}`);
});

test('a trial that waits shows its place, and can be cancelled', async () => {
  const sent = open({ ...idle, run: { games: 200, done: 0, place: 3 } }, idle);
  expect(await screen.findByText('Waiting. 3 trials are before this one.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('button', { name: 'Start a trial' })).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain(`DELETE ${PATH}`);
});

test('a result shows the wins with their interval, the turns, the cards and the version', async () => {
  open({ ...idle, result });

  expect(await screen.findByText('60%')).toBeDefined();
  expect(
    screen.getByText(/95% interval: 53% to 66%.*118 won, 80 lost.*2 games without a winner/),
  ).toBeDefined();
  const turns = screen.getByRole('table', { name: 'Keys and Æmber after each own turn' });
  expect(within(turns).getByRole('row', { name: '1 200 0.0 1.5' })).toBeDefined();
  const cards = screen.getByRole('table', { name: /Cards that do the work/ });
  expect(within(cards).getAllByRole('row')[1]?.textContent).toContain('+12%0.51.3');
  expect(within(cards).getAllByRole('row')[2]?.textContent).toContain('–0.10.0');
  expect(screen.getByText(/20 Nov 2026, version 0.1.0/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a site that tries no decks shows an earlier result without a button', async () => {
  open({ ...idle, isOffered: false, result });

  expect(await screen.findByText('60%')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
