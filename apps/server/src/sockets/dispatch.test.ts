import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FAULT_TEXT } from '../http/problems.ts';
import { dispatch, splitAck } from './dispatch.ts';
import { RefusedMessage } from './refusal.ts';
import { SlidingLimit } from './sliding-limit.ts';

const NUMBERS = z.tuple([z.number()]);

function parts(limit = 10) {
  const logger = pino({ level: 'silent' });
  const error = vi.spyOn(logger, 'error');
  return { limit: new SlidingLimit(limit, 1000, () => new Date(0)), logger, error };
}

test('the result of the handler is sent in the acknowledgement', async () => {
  const double = (number: number) => ({ doubled: number * 2 });

  expect(await dispatch(parts(), NUMBERS, double, [4])).toEqual({ ok: true, doubled: 8 });
});

test('a refusal of the handler keeps its code and its text and is not logged', async () => {
  const given = parts();
  const refuse = () => {
    throw new RefusedMessage('GAME_OVER', 'The game is over.');
  };

  expect(await dispatch(given, NUMBERS, refuse, [4])).toEqual({
    ok: false,
    code: 'GAME_OVER',
    message: 'The game is over.',
  });
  expect(given.error).not.toHaveBeenCalled();
});

test('a fault of the handler is an internal error without details, and is logged', async () => {
  const given = parts();
  const fail = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'));

  expect(await dispatch(given, NUMBERS, fail, [4])).toEqual({
    ok: false,
    code: 'INTERNAL',
    message: FAULT_TEXT,
  });
  expect(given.error).toHaveBeenCalledOnce();
});

test.each([
  ['arguments of another type', NUMBERS, ['four']],
  ['missing arguments', NUMBERS, []],
  ['a text that the database cannot store', z.tuple([z.string()]), ['\u0000']],
  ['an unknown command', undefined, []],
])('a message with %s is a bad request', async (_, schema, args) => {
  expect(await dispatch(parts(), schema, () => ({}), args)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
});

test('a message above the limit is refused without running the handler', async () => {
  const given = parts(1);
  const handler = vi.fn<() => object>(() => ({}));
  await dispatch(given, NUMBERS, handler, [1]);

  expect(await dispatch(given, NUMBERS, handler, [2])).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  expect(handler).toHaveBeenCalledOnce();
});

test('the last argument is the acknowledgement if it is a function', () => {
  const answer = vi.fn<() => void>();

  expect(splitAck([1, 2, answer])).toEqual({ args: [1, 2], answer });
  expect(splitAck([1, 2]).args).toEqual([1, 2]);
  expect(() => splitAck([]).answer({ ok: true })).not.toThrow();
});
