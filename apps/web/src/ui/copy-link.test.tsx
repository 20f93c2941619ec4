import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyLink } from './copy-link.tsx';
import { Toasts } from './toasts.tsx';

function open(path = '/deck/key') {
  const user = userEvent.setup();
  render(
    <>
      <CopyLink path={path} />
      <Toasts label="Toasts" closeLabel="Dismiss" />
    </>,
  );
  return user;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });

test('the link is the whole address, which can be read and not changed', async () => {
  const user = open();

  expect(field().value).toBe(`${location.origin}/deck/key`);
  await user.type(field(), 'x');
  expect(field().value).toBe(`${location.origin}/deck/key`);
});

test('the whole link is selected on focus', async () => {
  const user = open();

  await user.click(field());

  expect(field().selectionStart).toBe(0);
  expect(field().selectionEnd).toBe(field().value.length);
});

test('a copied link is in the clipboard, and the user is told', async () => {
  const user = open();

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/deck/key`);
});

test('without a clipboard the link is shown', async () => {
  const user = open('/deck/other');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no https'));

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(
    await screen.findByText(
      `Could not copy the link. Please select and copy it. ${location.origin}/deck/other`,
    ),
  ).toBeDefined();
});
