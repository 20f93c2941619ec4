import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

let saved: { name: string; address: string }[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
});

async function contentOf(write: () => void): Promise<Blob> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:a-file';
  });
  write();
  const [blob] = blobs;
  if (blob === undefined) throw new Error('Nothing was offered');
  return blob;
}

test('a text is offered under its name and with its type', async () => {
  const blob = await contentOf(() => downloadFile('decks.csv', 'a,b', 'text/csv'));

  expect(saved).toEqual([{ name: 'decks.csv', address: 'blob:a-file' }]);
  expect(blob.type).toBe('text/csv');
  expect(await blob.text()).toBe('a,b');
});

test('a file without a type is JSON', async () => {
  expect((await contentOf(() => downloadFile('replay.json', '{}'))).type).toBe('application/json');
});

test('the memory of the file is released after it was offered', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});

  await contentOf(() => downloadFile('replay.json', '{}'));

  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:a-file');
});
