import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForNotifications, notifyOnDesktop, switchDesktopNotifications } from './desktop-notifications.ts';

const shown = vi.fn<(text: string) => void>();
const closed = vi.fn<() => void>();
const asked = vi.fn<() => Promise<NotificationPermission>>(async () => 'granted');

function browserSays(permission: NotificationPermission): void {
  class FakeNotification {
    static permission = permission;
    static requestPermission = asked;
    close = closed;
    constructor(text: string) {
      shown(text);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  browserSays('denied');
  switchDesktopNotifications(true);
  vi.unstubAllGlobals();
});

test('a notification closes after five seconds', () => {
  browserSays('granted');
  notifyOnDesktop('Nils has joined your game');

  expect(shown).toHaveBeenCalledWith('Nils has joined your game');
  vi.advanceTimersByTime(4999);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each(['denied', 'default'] as const)('with the permission %s nothing is shown', (permission) => {
  browserSays(permission);
  notifyOnDesktop('Nils has joined your game');

  expect(shown).not.toHaveBeenCalled();
});

test('a user who switched notifications off sees none, and is not asked', () => {
  browserSays('granted');
  switchDesktopNotifications(false);
  notifyOnDesktop('Nils has joined your game');
  expect(shown).not.toHaveBeenCalled();

  browserSays('default');
  askForNotifications();
  expect(asked).not.toHaveBeenCalled();
});

test('switching notifications on asks the browser', () => {
  browserSays('default');
  switchDesktopNotifications(true);

  expect(asked).toHaveBeenCalledTimes(1);
});
