import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

interface RowsProps {
  /** Where the focus goes before the row is removed. */
  onRemove?: () => void;
}

function Rows({ onRemove }: RowsProps) {
  const [isThere, setThere] = useState(true);
  const row = useRestoreFocus<HTMLDivElement>();
  return (
    <main>
      <section aria-label="List">
        {isThere && (
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

test('a page that is left as a whole moves nothing', async () => {
  const { unmount } = render(<Rows />);
  await userEvent.tab();

  unmount();
  await Promise.resolve();

  expect(focused()).toBe(document.body);
});
