import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SortHeading } from './sort-heading.tsx';
import { ActionCell, Cell, PlainTable, Table } from './table.tsx';

test('a table has a name and a heading for each column, the one of the buttons included', () => {
  render(
    <Table label="Banned addresses" columns={['Address', 'By']} actions="Actions">
      <tr>
        <Cell label="Address">10.0.0.1</Cell>
        <Cell label="By">Mira</Cell>
        <ActionCell>
          <button type="button">Remove</button>
        </ActionCell>
      </tr>
    </Table>,
  );

  const table = screen.getByRole('table', { name: 'Banned addresses' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Address', 'By', 'Actions']);
});

test('a table without buttons has no column for them', () => {
  render(
    <Table label="Results" columns={['Name']}>
      <tr>
        <Cell>Mira</Cell>
      </tr>
    </Table>,
  );

  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('the label inside a cell is hidden from screen readers, which read the heading', () => {
  render(
    <Table label="Results" columns={['Name']}>
      <tr>
        <Cell label="Name">Mira</Cell>
      </tr>
    </Table>,
  );

  expect(screen.getByRole('cell').querySelector('[aria-hidden=true]')?.textContent).toBe('Name');
});

/** Rows that are removed when their button is pressed. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b']);
  return (
    <main>
      <Table label="Results" columns={['Name']} actions="Actions">
        {rows.map((row) => (
          <tr key={row}>
            <Cell>{row}</Cell>
            <ActionCell>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                Remove {row}
              </button>
            </ActionCell>
          </tr>
        ))}
      </Table>
    </main>
  );
}

test('the part of the page around a removed row gets the focus that the row had', async () => {
  render(<Rows />);

  await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));

  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('a row that is removed while the focus is elsewhere leaves the focus there', async () => {
  render(<Rows />);
  const remove = screen.getByRole('button', { name: 'Remove a' });
  const other = screen.getByRole('button', { name: 'Remove b' });

  act(() => remove.focus());
  act(() => other.focus());
  act(() => remove.click());
  await Promise.resolve();

  expect(document.activeElement).toBe(other);
});

test.each([
  ['asc', 'ascending'],
  ['desc', 'descending'],
] as const)('a heading that sorts %s says %s', (direction, said) => {
  render(
    <PlainTable
      label="Decks"
      className={undefined}
      headings={
        <SortHeading direction={direction} onSort={() => {}}>
          Wins
        </SortHeading>
      }
    >
      {null}
    </PlainTable>,
  );

  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe(said);
});

test('a heading of a column that does not sort says nothing and can be pressed', async () => {
  let presses = 0;
  render(
    <PlainTable
      label="Decks"
      className={undefined}
      headings={
        <SortHeading direction={undefined} onSort={() => (presses += 1)}>
          Wins
        </SortHeading>
      }
    >
      {null}
    </PlainTable>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Wins' }));

  expect(screen.getByRole('columnheader').hasAttribute('aria-sort')).toBe(false);
  expect(screen.getByRole('columnheader').querySelector('svg')).toBeNull();
  expect(presses).toBe(1);
});
