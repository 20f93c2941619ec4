import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { okReply } from '@amberhall/protocol';
import { requestEarly, takeEarlyReply } from './early-reply.ts';
import { call, CallError } from './http.ts';
import { useSession } from './session.ts';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';

const PATH = '/api/events/12';
const Reply = okReply({ name: z.string() });
const answer = (name: string) => Response.json({ success: true, name });
const requests = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  requests.mockReset();
  vi.stubGlobal('fetch', requests);
  useSession.setState({ status: 'anonymous', user: null, token: null });
});
afterEach(() => {
  void takeEarlyReply(PATH);
  vi.unstubAllGlobals();
});

test('a call uses the answer that was requested early, once', async () => {
  requests.mockResolvedValueOnce(answer('early')).mockResolvedValueOnce(answer('later'));
  requestEarly(PATH);

  expect(await call(PATH, { reply: Reply })).toMatchObject({ name: 'early' });
  expect(requests).toHaveBeenCalledTimes(1);
  expect(await call(PATH, { reply: Reply })).toMatchObject({ name: 'later' });
});

test('a call to another path is not answered by it', async () => {
  requests.mockResolvedValueOnce(answer('early')).mockResolvedValueOnce(answer('other'));
  requestEarly(PATH);

  expect(await call('/api/events/13', { reply: Reply })).toMatchObject({ name: 'other' });
});

test('a member gets an answer of their own', async () => {
  requests.mockResolvedValueOnce(answer('for visitors')).mockResolvedValueOnce(answer('for the member'));
  requestEarly(PATH);
  useSession.setState({ token: 'a token' });

  expect(await call(PATH, { reply: Reply })).toMatchObject({ name: 'for the member' });
});

test('nothing is requested early where somebody may be logged in', () => {
  localStorage.setItem(REFRESH_TOKEN_KEY, '{}');
  requestEarly(PATH);

  expect(requests).not.toHaveBeenCalled();
  expect(takeEarlyReply(PATH)).toBeUndefined();
});

test('a request that failed early is reported to the call that uses it', async () => {
  requests.mockRejectedValueOnce(new TypeError('no connection'));
  requestEarly(PATH);

  await expect(call(PATH, { reply: Reply })).rejects.toThrow(CallError);
});

test('an answer is not used a long time later', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  requests.mockResolvedValueOnce(answer('early'));
  requestEarly(PATH);
  vi.advanceTimersByTime(16_000);

  expect(takeEarlyReply(PATH)).toBeUndefined();
  vi.useRealTimers();
});
