import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CsvButton } from './csv-button.tsx';
import { Toasts } from './toasts.tsx';

let files: { name: string; content: Blob }[] = [];

beforeEach(() => {
  files = [];
  const contents = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: contents.mock.lastCall?.[0] as Blob });
  });
});

function open(table: () => Promise<string>, number: number) {
  render(
    <>
      <CsvButton
        label="Download all"
        fileName="all.csv"
        table={table}
        done={`Downloaded ${number}`}
        failed={`Not downloaded ${number}`}
      />
      <Toasts label="Toasts" closeLabel="Dismiss" />
    </>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Download all' });
}

test('a table is downloaded under its name, and the user is told', async () => {
  await userEvent.click(open(async () => '"a","b"', 1));

  expect(await screen.findByText('Downloaded 1')).toBeDefined();
  expect(files.map(({ name }) => name)).toEqual(['all.csv']);
  expect(files[0]?.content.type).toMatch(/^text\/csv/);
  expect(await files[0]?.content.text()).toBe('"a","b"');
});

test('a table that cannot be loaded is told, and can be tried again', async () => {
  const button = open(() => Promise.reject(new Error('no connection')), 2);

  await userEvent.click(button);

  expect(await screen.findByText('Not downloaded 2')).toBeDefined();
  expect(files).toEqual([]);
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('a table that is being loaded is not loaded twice', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const table = vi.fn<() => Promise<string>>(() => promise);
  const button = open(table, 3);

  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  resolve('');

  expect(await screen.findByText('Downloaded 3')).toBeDefined();
  expect(table).toHaveBeenCalledOnce();
});
