import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { PairingRow } from './pairing-row.tsx';
import { PairingsPanel } from './pairings-panel.tsx';

interface Pair {
  id: number;
  names: [string, string];
}

const pairs = (count: number): Pair[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    names: [`One ${index + 1}`, `Two ${index + 1}`],
  }));

type Parts = Pick<Partial<ComponentProps<typeof PairingsPanel<Pair>>>, 'isWhole' | 'clock' | 'foot'>;

const open = (matches: readonly Pair[], parts: Parts = {}) =>
  openPage(
    <PairingsPanel title="Round 3" matches={matches} namesOf={({ names }) => names} {...parts}>
      {({ id, names: [one, other] }) => (
        <PairingRow
          key={id}
          place={String(id)}
          first={{ name: <b>{one}</b>, hasLost: false }}
          second={{ name: <b>{other}</b>, hasLost: false }}
          score={undefined}
        >
          {null}
        </PairingRow>
      )}
    </PairingsPanel>,
  );

const rows = () => within(screen.getByRole('list', { name: 'Pairings: Round 3' })).queryAllByRole('listitem');

test('a round of up to twelve matches has no search', () => {
  open(pairs(12));

  expect(rows()).toHaveLength(12);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a larger round shows twelve matches, and all after a press', async () => {
  const user = open(pairs(20));
  expect(rows()).toHaveLength(12);

  await user.click(screen.getByRole('button', { name: 'Show all 20' }));

  expect(rows()).toHaveLength(20);
});

test('a sheet of paper shows all matches', () => {
  open(pairs(20), { isWhole: true });

  expect(rows()).toHaveLength(20);
});

test('a player is found by a part of the name in any case, also beyond the first twelve matches', async () => {
  const user = open(pairs(20));

  await user.type(screen.getByRole('searchbox'), '  tWo 19 ');

  expect(rows().map(({ textContent }) => textContent)).toEqual(['19One 19vsTwo 19']);
});

test('a search without a match says so', async () => {
  const user = open(pairs(20));

  await user.type(screen.getByRole('searchbox'), 'Nobody');

  expect(rows()).toEqual([]);
  expect(screen.getByText('No player has that name.')).toBeDefined();
});

test('a search that finds more than twelve matches shows them all after a press', async () => {
  const user = open(pairs(30));

  await user.type(screen.getByRole('searchbox'), 'one');
  await user.click(screen.getByRole('button', { name: 'Show all 30' }));
  await user.type(screen.getByRole('searchbox'), ' 1');

  expect(rows()).toHaveLength(11);
});

test('the clock stands above the matches and the note below them', () => {
  open(pairs(2), { clock: <p>20:00 left</p>, foot: 'Table 3 has a judge.' });

  const list = screen.getByRole('list', { name: 'Pairings: Round 3' });
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(screen.getByText('20:00 left'), list)).toBe(true);
  expect(isBefore(list, screen.getByText('Table 3 has a judge.'))).toBe(true);
});

function openRow(row: Partial<Parameters<typeof PairingRow>[0]>) {
  openPage(
    <ol>
      <PairingRow
        place="4"
        placeTitle="Table 4"
        first={{ name: <b>Anna</b>, record: '2 – 0', hasLost: false }}
        second={{ name: <b>Bert</b>, record: '1 – 1', hasLost: true }}
        score="2 – 0"
        {...row}
      >
        Replay
      </PairingRow>
    </ol>,
  );
  return screen.getByRole('listitem');
}

test('a row has the place, both sides with their records, the result and the state', () => {
  expect(openRow({}).textContent).toBe('4Anna2 – 02 – 0Bert1 – 1Replay');
});

test('a match without a result has no score', () => {
  expect(openRow({ score: undefined }).textContent).toContain('vs');
});

test('a bye has no opponent and no score', () => {
  const row = openRow({ second: null, score: undefined });

  expect(row.textContent).toBe('4Anna2 – 0ByeReplay');
});

test('only the viewer’s own match is marked as the current one', () => {
  expect(openRow({ isOwn: true }).getAttribute('aria-current')).toBe('true');
});
