import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { showToast, Toasts } from './toasts.tsx';

const backdrop = () => screen.getByRole('dialog');

/** Sends the event of the Escape key, which happy-dom does not send. */
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

function open(props: { isDirty?: boolean; isBare?: boolean } = {}) {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Rename" onClose={onClose} {...props}>
      <button type="button">Close without saving</button>
      <input aria-label="Name" data-autofocus />
    </Dialog>,
  );
  return { onClose, user: userEvent.setup() };
}

test('the title names the dialog and heads it', () => {
  open();

  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Rename' })).toBeTruthy();
});

test('a label names the dialog without a heading or a close button', () => {
  render(
    <Dialog label="Leave the game?" onClose={() => {}}>
      <p>Leave the game?</p>
    </Dialog>,
  );

  expect(screen.getByRole('dialog', { name: 'Leave the game?' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the element marked with data-autofocus has the focus first', () => {
  open();

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('the close button closes the dialog', async () => {
  const { onClose, user } = open();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape asks the owner to close and leaves the element open until then', () => {
  const { onClose } = open();

  const isDefault = pressEscape();

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(isDefault).toBe(false);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a cancelled selection of a file does not close the dialog', () => {
  const { onClose } = open();

  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true }));

  expect(onClose).not.toHaveBeenCalled();
});

test('a click on the backdrop closes the dialog', async () => {
  const { onClose, user } = open();

  await user.click(backdrop());

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click on the content does not close the dialog', async () => {
  const { onClose, user } = open();

  await user.click(screen.getByRole('heading'));

  expect(onClose).not.toHaveBeenCalled();
});

test('a selection that begins in a field and ends on the backdrop does not close the dialog', () => {
  const { onClose } = open();

  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.pointerUp(backdrop());
  fireEvent.click(backdrop());

  expect(onClose).not.toHaveBeenCalled();
});

test('a dirty dialog ignores clicks on the backdrop and obeys Escape', async () => {
  const { onClose, user } = open({ isDirty: true });

  await user.click(backdrop());
  expect(onClose).not.toHaveBeenCalled();

  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('any click closes a bare dialog', async () => {
  const { onClose, user } = open({ isBare: true });

  await user.click(screen.getByRole('heading'));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the page behind does not scroll while a dialog is open', () => {
  const { unmount } = render(
    <Dialog label="Leave the game?" onClose={() => {}}>
      {null}
    </Dialog>,
  );
  expect(document.documentElement.style.overflow).toBe('hidden');

  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

test('toasts move into the uppermost dialog and back when it closes', async () => {
  function Page() {
    const [depth, setDepth] = useState(2);
    const close = () => setDepth(depth - 1);
    return (
      <>
        <Toasts label="Messages" closeLabel="Dismiss" />
        {depth > 0 && (
          <Dialog label="lower" onClose={close}>
            {null}
          </Dialog>
        )}
        {depth > 1 && (
          <Dialog label="upper" onClose={close}>
            <button type="button" onClick={() => showToast('info', 'Saved.')}>
              Save
            </button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Page />);
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  const toast = () => screen.getByText('Saved.');

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(dialog('upper').contains(toast())).toBe(true);

  fireEvent(dialog('upper'), new Event('cancel', { cancelable: true }));
  expect(dialog('lower').contains(toast())).toBe(true);

  fireEvent(dialog('lower'), new Event('cancel', { cancelable: true }));
  expect(toast()).toBeTruthy();
});
