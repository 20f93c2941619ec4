import type { TrialReport } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { TrialReportParts } from './trial-report.tsx';

const report: TrialReport = {
  games: 200,
  wins: 90,
  losses: 110,
  unfinished: 0,
  winShare: { share: 0.45, low: 0.38, high: 0.52 },
  keys: 2,
  turns: 11.25,
  byTurn: [],
  cards: [],
};
const played = (card: string, gain: number | null = 0) => ({ card, games: 50, plays: 1, uses: 0, gain });

function show(changes: Partial<TrialReport> = {}): void {
  answerCalls({
    'GET /api/cards': catalogueOf([{ id: 'troll', name: 'Troll', localName: 'Riese', type: 'creature' }]),
  });
  openPage(<TrialReportParts report={{ ...report, ...changes }} />);
}

const cardRows = () =>
  within(screen.getByRole('table', { name: /Cards that do the work/ }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('a trial in which every game had a winner mentions no others', () => {
  show();

  expect(screen.queryByText(/without a winner/)).toBeNull();
});

test.each([
  [1, '1 game without a winner'],
  [4, '4 games without a winner'],
])('%i games without a winner are mentioned', (unfinished, words) => {
  show({ unfinished });

  expect(screen.getByText(new RegExp(words))).toBeDefined();
});

test('means have one decimal', () => {
  show();

  expect(screen.getByText(/On average 2\.0 keys and 11\.3 own turns\./)).toBeDefined();
});

test('the first twelve cards are shown', () => {
  show({ cards: Array.from({ length: 15 }, (_, index) => played(`card-${index}`)) });

  expect(cardRows()).toHaveLength(12);
  expect(cardRows()[0]).toContain('Card 0');
});

test('a card has its name in the language of the reader', async () => {
  show({ cards: [played('troll')] });

  expect(await screen.findByRole('rowheader', { name: 'Riese' })).toBeDefined();
});

test.each([
  [0.12, '+12%'],
  [-0.05, '-5%'],
  [0, '0%'],
  [null, '–'],
])('a gain of %s is shown as “%s”', (gain, words) => {
  show({ cards: [played('troll', gain)] });

  expect(screen.getByRole('cell', { name: words })).toBeDefined();
});

test('the bar of the wins covers the interval', () => {
  show({ winShare: { share: 0.5, low: 0.25, high: 0.75 } });

  const bar = screen.getByText('50%').nextElementSibling;
  const styles = [...(bar?.querySelectorAll('[style]') ?? [])].map((each) => each.getAttribute('style'));
  expect(styles).toEqual(['inset-inline-start: 25%; inset-inline-end: 25%;', 'inset-inline-start: 50%;']);
});
