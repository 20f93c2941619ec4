import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageForm } from './message-form.tsx';

test('a message that could not be sent returns to the field, before newly typed text', async () => {
  const answer = Promise.withResolvers<boolean>();
  render(
    <MessageForm
      label="Message"
      placeholder=""
      sendLabel="Send"
      maxLength={200}
      names={[]}
      onSay={() => answer.promise}
    />,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Message' });

  await user.type(field, 'Good game{Enter}');
  await user.type(field, 'Another?');
  answer.resolve(false);

  await expect.poll(() => (field as HTMLInputElement).value).toBe('Good game Another?');
});

test('a message is sent without the spaces around it, and the field is emptied', async () => {
  const sent: string[] = [];
  const onSay = async (words: string): Promise<boolean> => sent.push(words) > 0;
  render(
    <MessageForm label="Message" placeholder="" sendLabel="Send" maxLength={200} names={[]} onSay={onSay} />,
  );
  const user = userEvent.setup();

  await user.type(screen.getByRole('textbox'), '  Good luck {Enter}');

  expect(sent).toEqual(['Good luck']);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('spaces alone are not sent, neither by Enter nor by the button', async () => {
  const sent: string[] = [];
  const onSay = async (words: string): Promise<boolean> => sent.push(words) > 0;
  render(
    <MessageForm label="Message" placeholder="" sendLabel="Send" maxLength={200} names={[]} onSay={onSay} />,
  );
  const user = userEvent.setup();

  await user.type(screen.getByRole('textbox'), '   {Enter}');

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test('a message can be written but not sent while offline', async () => {
  render(
    <MessageForm
      label="Message"
      placeholder=""
      sendLabel="Send"
      maxLength={200}
      names={[]}
      isOffline
      onSay={async () => true}
    />,
  );

  await userEvent.type(screen.getByRole('textbox'), 'Still here');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Still here');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('a disabled form explains itself in its tooltip', () => {
  render(
    <MessageForm
      label="Message"
      placeholder="Log in to chat"
      sendLabel="Send"
      maxLength={200}
      names={[]}
      disabled
      onSay={async () => true}
    />,
  );

  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  expect(screen.getByRole('textbox').title).toBe('Log in to chat');
});
