import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { CaptchaField } from './captcha-field.tsx';
import { challenge } from './fixture.ts';

const CAPTCHA = 'GET /api/account/captcha';

function open(answer: Parameters<typeof answerCalls>[0][string], error?: string) {
  const solutions: string[] = [];
  const sent = answerCalls({ [CAPTCHA]: answer });
  const user = openPage(
    <CaptchaField error={error} onSolved={(solution) => void solutions.push(solution)} />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
  return { user, box, sent, solutions };
}
const note = () => screen.getByRole('status').textContent;

test('the box is empty at first, and its note belongs to it', () => {
  const { box, sent } = open(challenge);

  expect(box.checked).toBe(false);
  expect(box.getAttribute('aria-invalid')).toBe('false');
  expect(box.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  expect(sent).toEqual([]);
});

test('a solved box stays checked, and a second press solves nothing more', async () => {
  const { user, box, sent, solutions } = open(challenge);

  await user.click(box);
  await vi.waitFor(() => expect(solutions).toHaveLength(1));
  expect(box.checked).toBe(true);
  expect(box.getAttribute('aria-disabled')).toBe('true');
  await user.click(box);

  expect(sent).toHaveLength(1);
  expect(solutions).toHaveLength(1);
});

test('the error of the form is shown until the box is pressed', async () => {
  const { user, box } = open(challenge, 'You must complete the captcha.');
  expect(note()).toBe('You must complete the captcha.');
  expect(box.getAttribute('aria-invalid')).toBe('true');

  await user.click(box);

  expect(note()).not.toBe('You must complete the captcha.');
  expect(box.getAttribute('aria-invalid')).toBe('false');
});

test('work that failed can be tried again', async () => {
  let status = 500;
  const { user, box, solutions } = open(() => ({ status, body: challenge }));
  await user.click(box);
  await vi.waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(box.checked).toBe(false);
  expect(solutions).toEqual([]);

  status = 200;
  await user.click(box);

  await vi.waitFor(() => expect(solutions).toHaveLength(1));
});

test('a page without encryption says why it cannot do the work', () => {
  vi.stubGlobal('crypto', {});
  const { box } = open(challenge);

  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(note()).toMatch(/https/i);
});

test('the box can be pressed with the space bar', async () => {
  const { user, box, solutions } = open(challenge);

  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.keyboard(' ');

  await vi.waitFor(() => expect(solutions).toHaveLength(1));
});
