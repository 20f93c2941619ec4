import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';

function open(changes: Partial<Parameters<typeof ConfirmButton>[0]> = {}) {
  const onConfirm = vi.fn<() => void>();
  render(<ConfirmButton label="Remove Gray Monk" onConfirm={onConfirm} {...changes} />);
  return { onConfirm, user: userEvent.setup() };
}

const remove = (): HTMLElement => screen.getByRole('button', { name: 'Remove Gray Monk' });

test('the first press asks and confirms nothing', async () => {
  const { onConfirm, user } = open();

  await user.click(remove());

  expect(screen.getByRole('group', { name: 'Remove Gray Monk' })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm']);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Confirm carries the act out once and shows the first button again', async () => {
  const { onConfirm, user } = open();

  await user.click(remove());
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(remove());
});

test('pressing Enter twice cancels, since Cancel has the focus', async () => {
  const { onConfirm, user } = open();
  remove().focus();

  await user.keyboard('{Enter}{Enter}');

  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(remove());
});

test('Escape cancels from either button', async () => {
  const { onConfirm, user } = open();

  await user.click(remove());
  await user.keyboard('{Escape}');
  await user.click(remove());
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Confirm');
  await user.keyboard('{Escape}');

  expect(remove()).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('other keys do not cancel', async () => {
  const { user } = open();

  await user.click(remove());
  await user.keyboard('x');

  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
});

test('the button with words keeps its full label as name', () => {
  open({ children: 'Remove' });

  expect(remove().textContent).toBe('Remove');
});

test.each([undefined, 'Remove'])('a busy button (words: %s) cannot be pressed', async (children) => {
  const { user } = open({ busy: true, ...(children !== undefined && { children }) });

  await user.click(remove());

  expect(screen.queryByRole('group')).toBeNull();
});
