import { CLIENT_VERSION, REPORT_LENGTH, STACK_LENGTH } from '@amberhall/protocol';
import { expect, test, vi } from 'vitest';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { reportError } from './report-error.ts';

async function reported(error: unknown): Promise<Record<string, string>> {
  const sent = answerCalls({ 'POST /api/reports': { success: true } });
  await reportError(error);
  expect(sent).toHaveLength(1);
  return sent[0]?.body as Record<string, string>;
}

test('an error is reported with its stack, its page and the version of the client', async () => {
  const report = await reported(new Error('it broke'));

  expect(report).toMatchObject({ message: 'it broke', path: location.pathname, version: CLIENT_VERSION });
  expect(report['stack']).toContain('report-error.test.ts');
});

test('the causes of an error are reported with it', async () => {
  const cause = new Error('below', { cause: new Error('at the bottom') });

  const { stack } = await reported(new Error('above', { cause }));

  expect(stack).toMatch(/above[^]*Caused by: Error: below[^]*Caused by: Error: at the bottom/);
});

test('a cause that is no error is reported as a text', async () => {
  expect((await reported(new Error('above', { cause: 'out of memory' })))['stack']).toContain(
    'Caused by: out of memory',
  );
});

test('something that is no error is reported as a text without a stack', async () => {
  expect(await reported('it broke')).toMatchObject({ message: 'it broke', stack: '' });
});

test('long texts are cut', async () => {
  const error = new Error('x'.repeat(REPORT_LENGTH + 5));
  error.stack = 'y'.repeat(STACK_LENGTH + 5);

  const report = await reported(error);

  expect(report['message']).toHaveLength(REPORT_LENGTH);
  expect(report['stack']).toHaveLength(STACK_LENGTH);
});

test('a report says nothing about the user', async () => {
  logIn(somebody());
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init);
    return new Response('{"success":true}');
  });

  await reportError(new Error('it broke'));

  expect(sent.map(({ headers }) => new Headers(headers).has('authorization'))).toEqual([false]);
});
