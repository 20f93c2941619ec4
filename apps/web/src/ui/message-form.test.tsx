import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SayForm } from './message-form.tsx';

test('words that could not be said come back, before those that were typed meanwhile', async () => {
  const answer = Promise.withResolvers<boolean>();
  render(
    <SayForm label="Message" placeholder="" sendLabel="Send" maxLength={200} onSay={() => answer.promise} />,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Message' });

  await user.type(field, 'Good game{Enter}');
  await user.type(field, 'Another?');
  answer.resolve(false);

  await expect.poll(() => (field as HTMLInputElement).value).toBe('Good game Another?');
});
