import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureField } from './picture-field.tsx';
import { AVATAR } from './pictures.ts';

const released = vi.fn<(address: string) => void>();
let addresses = 0;

beforeEach(() => {
  released.mockClear();
  addresses = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++addresses}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(released);
});

function open(hasPicture = true) {
  const changes: (string | null)[] = [];
  const { unmount } = render(
    <PictureField
      label="Avatar"
      help="Small pictures only."
      rules={AVATAR}
      hasPicture={hasPicture}
      preview={(chosen) => <p>{chosen ?? 'the current picture'}</p>}
      onChange={(picture) => changes.push(picture)}
    />,
  );
  const choose = (content: string, type = 'image/png') =>
    fireEvent.change(screen.getByTestId('file'), { target: { files: [new File([content], 'a', { type })] } });
  return { changes, choose, unmount };
}

test('a chosen picture is shown, and given as base64', async () => {
  const { changes, choose } = open();

  choose('face');

  expect(await screen.findByText('blob:1')).toBeDefined();
  expect(changes).toEqual([btoa('face')]);
});

test('a refused picture says why, and the one before stays', async () => {
  const { changes, choose } = open();
  choose('face');
  await screen.findByText('blob:1');

  choose('<html>', 'text/html');

  expect((await screen.findByRole('alert')).textContent).toBe('Unsupported image format');
  expect(screen.getByText('blob:1')).toBeDefined();
  expect(changes).toHaveLength(1);
});

test('the reason of a refusal is gone with the next picture', async () => {
  const { choose } = open();
  choose('<html>', 'text/html');
  await screen.findByRole('alert');

  choose('face');

  await screen.findByText('blob:1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Small pictures only.')).toBeDefined();
});

test('a choice that was cancelled changes nothing', () => {
  const { changes } = open();

  fireEvent.change(screen.getByTestId('file'), { target: { files: [] } });

  expect(changes).toEqual([]);
  expect(screen.getByText('the current picture')).toBeDefined();
});

test('a removed picture is none, and the chosen one is no longer shown', async () => {
  const { changes, choose } = open();
  choose('face');
  await screen.findByText('blob:1');

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  expect(changes).toEqual([btoa('face'), null]);
  expect(screen.getByText('the current picture')).toBeDefined();
});

test('without a picture there is nothing to remove', () => {
  open(false);

  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('the memory of a picture is released when another one is chosen, and with the page', async () => {
  const { choose, unmount } = open();
  choose('face');
  await screen.findByText('blob:1');
  choose('other face');
  await screen.findByText('blob:2');

  expect(released.mock.calls).toEqual([['blob:1']]);
  unmount();

  expect(released.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
