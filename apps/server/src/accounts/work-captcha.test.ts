import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import { WorkCaptcha } from './work-captcha.ts';

const now = () => new Date();

test('a solution is valid once, over all processes of the site', async () => {
  const bus = new LocalBus();
  const [one, other] = [new WorkCaptcha('secret', bus, now), new WorkCaptcha('secret', bus, now)];
  // Solves a proof of work, unlike another kind of captcha.
  const challenge = (await one.challenge()) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

  const answers = await Promise.all([one.isSolved(payload), other.isSolved(payload)]);
  const later = await other.isSolved(payload);

  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(later).toBe(false);
});
