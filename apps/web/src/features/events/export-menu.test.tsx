import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { ExportMenu } from './export-menu.tsx';
import { eventDetails, round, won } from './fixture.ts';

test.each([
  { item: 'Standings as CSV', file: 'autumn-open-5-standings.csv', begin: '"place","player"' },
  { item: 'Pairings as CSV', file: 'autumn-open-5-pairings.csv', begin: '"round","stage"' },
  { item: 'Everything as JSON', file: 'autumn-open-5.json', begin: '{' },
])('"$item" saves the file $file', async ({ item, file, begin }) => {
  const saved: { name: string; content: Promise<string> }[] = [];
  let content = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = (blob as Blob).text();
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  const user = openPage(
    <ExportMenu event={{ ...eventDetails({ rounds: [round(1, [won(1)])] }), clockOffsetMs: 0 }} />,
  );
  screen.getByRole('menu', { hidden: true }).hidePopover = () => {};

  await user.click(screen.getByRole('menuitem', { name: item, hidden: true }));

  expect(saved.map(({ name }) => name)).toEqual([file]);
  expect((await saved[0]!.content).replace('\uFEFF', '').startsWith(begin)).toBe(true);
});
