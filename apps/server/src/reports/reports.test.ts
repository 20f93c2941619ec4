import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerErrors } from '../http/errors.ts';
import { limitsBy } from '../http/limits.ts';
import { reportRoutes } from './routes.ts';

const report = {
  message: 'x is not a function',
  stack: 'at board.js:1:2',
  path: '/play',
  version: '3.0.212',
};

let app: FastifyInstance;
let written: string;
beforeEach(async () => {
  written = '';
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => (written += line) } } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  await app.register(reportRoutes, { limits: limitsBy(1) });
});
afterEach(() => app.close());

const send = (payload: object) => app.inject({ method: 'POST', url: '/api/reports', payload });

test('a report is logged with its browser', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/reports',
    payload: report,
    headers: { 'user-agent': 'a browser' },
  });

  expect(answer.json()).toEqual({ success: true });
  expect(JSON.parse(written)).toMatchObject({ report: { ...report, browser: 'a browser' } });
});

test('an invalid report is refused and not logged', async () => {
  const tooLong = await send({ ...report, stack: 'x'.repeat(8001) });
  const unknown = await send({ ...report, username: 'mira' });

  expect([tooLong.statusCode, unknown.statusCode]).toEqual([400, 400]);
  expect(written).toBe('');
});
