import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './errors.ts';

test('an internal error has one message without details', async () => {
  const app = Fastify({ logger: { level: 'silent' } });
  answerErrors(app);
  app.get('/broken', () => {
    throw Object.assign(new Error('insert into "users" failed: secret-hash'), { code: '23502' });
  });

  const answer = await app.inject('/broken');

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    message: 'An error occured communicating with the server.  Please try again later.',
  });
  await app.close();
});
