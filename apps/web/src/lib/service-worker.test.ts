import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker, reloadOnNewVersion } from './service-worker.ts';
import { removeStored } from './storage.ts';

const reload = vi.fn<() => void>();
const assign = vi.fn<(path: string) => void>();
let wanted: string | undefined;

reloadOnNewVersion(() => wanted);
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(location, 'assign').mockImplementation(assign as typeof location.assign);
  reload.mockClear();
  assign.mockClear();
  wanted = undefined;
  removeStored('reloadedAt');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function missFile(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
}

test('a page with missing files is reloaded', () => {
  const event = missFile();

  expect(reload).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});

test('a user who was navigating arrives at the target page', () => {
  wanted = '/decks?page=2';
  missFile();

  expect(assign.mock.calls).toEqual([['/decks?page=2']]);
  expect(reload).not.toHaveBeenCalled();
});

test('a second missing file shortly after shows the error', () => {
  missFile();
  vi.advanceTimersByTime(29_999);
  const event = missFile();

  expect(reload).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(false);
});

test('without a connection nothing is reloaded', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missFile();

  expect(reload).not.toHaveBeenCalled();
});

test('the offline page is registered after the first screen', () => {
  vi.stubEnv('PROD', true);
  const register = vi.fn<(path: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { serviceWorker: { register } });

  registerServiceWorker();
  vi.advanceTimersByTime(3999);
  expect(register).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
