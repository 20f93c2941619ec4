import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

interface RowsProps {
  /** Moves the focus before the row is removed. */
  onRemove?: () => void;
  /** Moves the focus when the row has been removed. */
  onRemoved?: () => void;
  /** The row is removed by nobody here. */
  isGone?: boolean;
}

function Rows({ onRemove, onRemoved, isGone = false }: RowsProps) {
  const [isThere, setThere] = useState(true);
  const row = useRestoreFocus<HTMLDivElement>();
  useLayoutEffect(() => {
    if (!isThere) onRemoved?.();
  }, [isThere, onRemoved]);
  return (
    <main>
      <section aria-label="List">
        {isThere && !isGone && (
          <div ref={row}>
            <button
              type="button"
              onClick={() => {
                onRemove?.();
                setThere(false);
              }}
            >
              Remove
            </button>
          </div>
        )}
        <button type="button" onClick={() => setThere(false)}>
          Remove from outside
        </button>
      </section>
    </main>
  );
}

const list = () => screen.getByRole('region', { name: 'List' });
const focused = () => document.activeElement;

test('the section gets the focus of the row that was removed, also for the keyboard', async () => {
  render(<Rows />);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(focused()).toBe(list()));
  expect(list().tabIndex).toBe(-1);
});

test('a row whose disabled button has lost the focus to nothing counts as in use', async () => {
  render(<Rows onRemove={() => act(() => screen.getByRole('button', { name: 'Remove' }).blur())} />);

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(focused()).toBe(list()));
});

test('the focus elsewhere stays where it is', async () => {
  render(<Rows />);
  const other = screen.getByRole('button', { name: 'Remove from outside' });

  await userEvent.click(screen.getByRole('button', { name: 'Remove from outside' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());

  expect(focused()).toBe(other);
});

test('a row that was used before, and not last, does not move the focus', async () => {
  render(<Rows />);

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());

  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove from outside' }));
});

test('a row that nobody has used does not take the focus when it is removed', async () => {
  const { rerender } = render(<Rows />);

  rerender(<Rows isGone />);
  await Promise.resolve();

  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(focused()).toBe(document.body);
});

test('the focus that another part of the page has taken meanwhile stays there', async () => {
  const takeFocus = () => screen.getByRole('button', { name: 'Remove from outside' }).focus();
  render(<Rows onRemoved={takeFocus} />);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await Promise.resolve();

  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove from outside' }));
});

test('a page that is left as a whole moves nothing', async () => {
  const { unmount } = render(<Rows />);
  await userEvent.tab();

  unmount();
  await Promise.resolve();

  expect(focused()).toBe(document.body);
});
