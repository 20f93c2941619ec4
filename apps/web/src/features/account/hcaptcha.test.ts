import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test/server.ts';
import { solveCaptcha } from './captcha.ts';
import { solveHcaptcha } from './hcaptcha.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** Replaces the network: the script loads, or fails. */
function answerScripts(comes: () => boolean) {
  const wanted: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src, onload, onerror } = script as HTMLScriptElement;
    wanted.push(src);
    queueMicrotask(() => (comes() ? onload?.call(script as never, new Event('load')) : onerror?.('error')));
  });
  return wanted;
}

test('the service’s challenge returns the answer, and a failed script is loaded again', async () => {
  let isUp = false;
  const wanted = answerScripts(() => isUp);
  const shown: string[] = [];
  vi.stubGlobal('hcaptcha', {
    render: (_place: HTMLElement, { sitekey }: { sitekey: string }) => (shown.push(sitekey), 'widget'),
    execute: async () => ({ response: 'the-answer' }),
    remove: () => {},
  });

  await expect(solveHcaptcha('site-key')).rejects.toThrow('could not be loaded');
  isUp = true;

  expect(await solveHcaptcha('site-key')).toBe('the-answer');
  expect(await solveHcaptcha('site-key')).toBe('the-answer');
  expect(shown).toEqual(['site-key', 'site-key']);
  expect(wanted).toHaveLength(2);
  expect(wanted[0]).toMatch(/^https:\/\/js\.hcaptcha\.com\//);
});

test('a site whose server names a key of the service lets the service ask', async () => {
  answerScripts(() => true);
  vi.stubGlobal('hcaptcha', {
    render: () => 'widget',
    execute: async () => ({ response: 'the-answer' }),
    remove: () => {},
  });
  const sent = answerCalls({ 'GET /api/account/captcha': { success: true, siteKey: 'site-key' } });

  expect(await solveCaptcha(new AbortController())).toBe('the-answer');
  expect(sent).toHaveLength(1);
});
