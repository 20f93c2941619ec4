import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { challenge } from './fixture.ts';
import { ActivationMail, Forgot } from './mail-form.tsx';

const CAPTCHA = 'GET /api/account/captcha';
const RESET = 'POST /api/account/password-reset';

const box = () => screen.getByRole('checkbox', { name: 'I am not a robot' });
const submit = () => screen.getByRole('button', { name: 'Send link' });

afterEach(() => vi.unstubAllGlobals());

test('an empty form says what is missing, and nothing is sent', async () => {
  const sent = answerCalls({});
  const user = openPage(<Forgot />);

  await user.click(submit());

  expect(screen.getByText('You must enter your username or email address.')).toBeDefined();
  expect(screen.getByText('You must complete the captcha.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('ticking the box does the proof of work, and its solution is sent with the request', async () => {
  const sent = answerCalls({ [CAPTCHA]: challenge, [RESET]: { success: true } });
  const user = openPage(<Forgot />);

  await user.type(screen.getByLabelText('Username or email'), 'mira@example.org');
  await user.click(box());
  await screen.findByText('Solved');
  await user.click(submit());

  const expected =
    'Your request was submitted. If the username you entered is registered with the site, an email will be sent to the address registered on the account, detailing what to do next.';
  expect(await screen.findByText(expected)).toBeDefined();
  const body = sent[1]?.body as { username: string; captcha: string };
  expect(body.username).toBe('mira@example.org');
  expect(JSON.parse(atob(body.captcha))).toMatchObject({
    challenge: { signature: challenge.signature },
    solution: { derivedKey: expect.stringMatching(/^0/) as string },
  });
});

test('a failed proof of work is reported, and can be retried', async () => {
  let isUp = false;
  answerCalls({ [CAPTCHA]: () => (isUp ? { body: challenge } : { status: 429, body: {} }) });
  const user = openPage(<Forgot />);

  await user.click(box());
  expect(await screen.findByText('Could not solve the puzzle. Please try again.')).toBeDefined();
  isUp = true;
  await user.click(box());

  expect(await screen.findByText('Solved')).toBeDefined();
});

test('after a refusal a new proof of work is required', async () => {
  const message = 'Please complete the captcha correctly';
  answerCalls({ [CAPTCHA]: challenge, [RESET]: { success: false, message } });
  const user = openPage(<Forgot />);

  await user.type(screen.getByLabelText('Username or email'), 'mira');
  await user.click(box());
  await screen.findByText('Solved');
  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(box()).toHaveProperty('checked', false);
});

test('a server that does not answer is told, and the name stays entered', async () => {
  answerCalls({ [CAPTCHA]: challenge, [RESET]: () => ({ status: 500, body: {} }) });
  const user = openPage(<Forgot />);

  await user.type(screen.getByLabelText('Username or email'), 'mira');
  await user.click(box());
  await screen.findByText('Solved');
  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured communicating');
  expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'mira');
});

test('a name of spaces counts as missing', async () => {
  const sent = answerCalls({});
  const user = openPage(<Forgot />);

  await user.type(screen.getByLabelText('Username or email'), '   ');
  await user.click(submit());

  expect(screen.getByText('You must enter your username or email address.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('the page for another activation mail requests that mail, without the spaces around the name', async () => {
  const sent = answerCalls({ [CAPTCHA]: challenge, 'POST /api/account/activation-mail': { success: true } });
  const user = openPage(<ActivationMail />);
  expect(screen.getByRole('heading', { level: 1, name: 'Resend activation email' })).toBeDefined();

  await user.type(screen.getByLabelText('Username or email'), ' mira ');
  await user.click(box());
  await screen.findByText('Solved');
  await user.click(submit());

  expect(await screen.findByText(/Your request was submitted/)).toBeDefined();
  expect(sent[1]).toMatchObject({ call: 'POST /api/account/activation-mail', body: { username: 'mira' } });
  expect(screen.queryByRole('textbox')).toBeNull();
});
