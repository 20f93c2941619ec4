import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MantineParts } from './mantine-parts.tsx';
import { OneFieldForm } from './one-field-form.tsx';

function open({ isKept = true, isBusy = false } = {}) {
  const sent: string[] = [];
  const onSubmit = async (text: string): Promise<boolean> => {
    sent.push(text);
    return isKept;
  };
  render(
    <MantineParts>
      <OneFieldForm
        label="Address"
        required="Enter an address."
        submit="Add"
        isBusy={isBusy}
        onSubmit={onSubmit}
      />
    </MantineParts>,
  );
  return { sent, user: userEvent.setup() };
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Address' });

test('the text is sent without the spaces around it, and the field is emptied', async () => {
  const { sent, user } = open();

  await user.type(field(), '  10.0.0.1 {Enter}');

  expect(sent).toEqual(['10.0.0.1']);
  await expect.poll(() => field().value).toBe('');
});

test('a refused text stays in the field', async () => {
  const { sent, user } = open({ isKept: false });

  await user.type(field(), '10.0.0.1{Enter}');

  expect(sent).toEqual(['10.0.0.1']);
  expect(field().value).toBe('10.0.0.1');
});

test('an empty field sends nothing and says what is missing until something is typed', async () => {
  const { sent, user } = open();

  await user.type(field(), '  {Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByText('Enter an address.')).toBeTruthy();

  await user.type(field(), '1');
  expect(screen.queryByText('Enter an address.')).toBeNull();
});

test('the button is disabled while a text is being sent', () => {
  open({ isBusy: true });

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
});
