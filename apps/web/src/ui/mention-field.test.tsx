import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MentionField } from './mention-field.tsx';

const NAMES = ['Anna', 'Anselm', 'Bert'];

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <MentionField aria-label="Message" value={text} onText={setText} names={NAMES} listLabel="People" />
    </form>
  );
}

function openForm() {
  const onSubmit = vi.fn<() => void>();
  render(<Form onSubmit={onSubmit} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  return { field, onSubmit, user: userEvent.setup() };
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });

test('an @ offers all names, and further letters those that begin like them', async () => {
  const { field, user } = openForm();

  await user.type(field, 'hello @');
  expect(offered()).toEqual(NAMES);
  await user.type(field, 'an');
  expect(offered()).toEqual(['Anna', 'Anselm']);
  await user.type(field, 'x');
  expect(offered()).toEqual([]);
});

test('the arrow keys choose a name, Enter completes it without sending, and the next Enter sends', async () => {
  const { field, user, onSubmit } = openForm();

  await user.type(field, '@an{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
  expect(selected().textContent).toBe('Anselm');
  await user.keyboard('{Enter}');

  expect(field.value).toBe('@Anselm ');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a click completes a name in the middle of a line', async () => {
  const { field, user } = openForm();
  await user.type(field, 'ask  first');
  field.setSelectionRange(4, 4);
  await user.type(field, '@b', { initialSelectionStart: 4, initialSelectionEnd: 4 });

  await user.click(screen.getByRole('option', { name: 'Bert' }));

  expect(field.value).toBe('ask @Bert first');
  expect(document.activeElement).toBe(field);
});

test('Escape closes the list and keeps the text', async () => {
  const { field, user } = openForm();

  await user.type(field, '@a{Escape}');

  expect(offered()).toEqual([]);
  expect(field.value).toBe('@a');
});

test('a name that is typed completely is sent by Enter', async () => {
  const { field, user, onSubmit } = openForm();

  await user.type(field, '@bert{Enter}');

  expect(onSubmit).toHaveBeenCalledTimes(1);
});
