import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { EventParts } from './event-parts.tsx';

const tabs = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** The parts in the order of the page. */
const contents = (parts: readonly string[]) =>
  parts
    .map((part) => screen.getByText(part))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ textContent }) => textContent);

test('the standings stand beside the pairings, and entrants come last', () => {
  openPage(
    <EventParts
      isDrawn={false}
      parts={{ entrants: 'All people', bracket: 'A tree', standings: 'A table', pairings: 'A list' }}
    />,
  );

  expect(tabs()).toEqual(['Pairings', 'Standings', 'Bracket', 'Entrants']);
  expect(contents(['A tree', 'All people', 'A list', 'A table'])).toEqual([
    'A list',
    'A table',
    'A tree',
    'All people',
  ]);
});

test('without standings the entrants stand beside the pairings', () => {
  openPage(
    <EventParts isDrawn={false} parts={{ entrants: 'All people', bracket: 'A tree', pairings: 'A list' }} />,
  );

  expect(tabs()).toEqual(['Pairings', 'Entrants', 'Bracket']);
});

test('one part is chosen at a time', async () => {
  const user = openPage(
    <EventParts isDrawn={false} parts={{ entrants: 'All people', pairings: 'A list' }} />,
  );
  const isChosen = (text: string) => screen.getByText(text).hasAttribute('data-chosen');
  expect([isChosen('A list'), isChosen('All people')]).toEqual([true, false]);

  await user.click(screen.getByRole('button', { name: 'Entrants' }));

  expect([isChosen('A list'), isChosen('All people')]).toEqual([false, true]);
  expect(screen.getByRole('button', { name: 'Entrants' }).getAttribute('aria-pressed')).toBe('true');
});
