import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import { AccountChanges } from './account-changes.ts';
import type { AccountViewer } from './account-changes.ts';

const silent = pino({ level: 'silent' });

/** A listener that shows the accounts 7, 8 and 7 again. */
const viewer = (reloadAccount: AccountViewer['reloadAccount']): AccountViewer => ({
  reloadAccount,
  shownAccounts: () => [7, 8, 7],
});

test('a change in another process is handled as soon as possible', async () => {
  const bus = new LocalBus();
  const [here, there] = [await AccountChanges.open(bus, silent), await AccountChanges.open(bus, silent)];
  const reloadAccount = vi.fn<AccountViewer['reloadAccount']>(async () => {});
  reloadAccount.mockRejectedValueOnce(new Error('The database is away'));
  there.listen(viewer(reloadAccount));

  await here.notify(7);

  await expect
    .poll(() => reloadAccount.mock.calls)
    .toEqual([
      [7, false],
      [7, false],
    ]);
});

test('a change that cannot be handled here at once has still been made', async () => {
  const changes = await AccountChanges.open(new LocalBus(), silent);
  const reloadAccount = vi.fn<AccountViewer['reloadAccount']>(async () => {});
  reloadAccount.mockRejectedValueOnce(new Error('The database is away'));
  changes.listen(viewer(reloadAccount));

  await changes.notify(7);

  await expect
    .poll(() => reloadAccount.mock.calls)
    .toEqual([
      [7, true],
      [7, true],
    ]);
});

test('after an outage every shown account is checked', async () => {
  let comeBack = (): void => {};
  const bus = Object.assign(new LocalBus(), { onReconnect: (listener: () => void) => (comeBack = listener) });
  const changes = await AccountChanges.open(bus, silent);
  const reloadAccount = vi.fn<AccountViewer['reloadAccount']>(async () => {});
  changes.listen(viewer(reloadAccount));

  comeBack();

  expect(reloadAccount.mock.calls).toEqual([
    [7, false],
    [8, false],
  ]);
});

test('nothing is retried in a stopped process', async () => {
  vi.useFakeTimers();
  const changes = await AccountChanges.open(new LocalBus(), silent);
  const reloadAccount = vi.fn<AccountViewer['reloadAccount']>(() =>
    Promise.reject(new Error('No database any more')),
  );
  changes.listen(viewer(reloadAccount));

  await changes.notify(7);
  changes.stop();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(reloadAccount).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a delayed change is delivered a moment later, to others at the latest when the process stops', async () => {
  vi.useFakeTimers();
  const bus = new LocalBus();
  const [here, there] = [await AccountChanges.open(bus, silent), await AccountChanges.open(bus, silent)];
  const [own, elsewhere] = [
    vi.fn<AccountViewer['reloadAccount']>(async () => {}),
    vi.fn<AccountViewer['reloadAccount']>(async () => {}),
  ];
  here.listen(viewer(own));
  there.listen(viewer(elsewhere));

  here.notifySoon(7);
  here.notifySoon(7);
  await vi.advanceTimersByTimeAsync(500);
  expect(own).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  here.notifySoon(8);
  here.stop();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(own.mock.calls).toEqual([[7, true]]);
  expect(elsewhere.mock.calls).toEqual([
    [7, false],
    [8, false],
  ]);
  vi.useRealTimers();
});
