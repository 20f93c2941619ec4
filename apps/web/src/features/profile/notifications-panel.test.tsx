import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDesktopNotifications } from '../../lib/desktop-notifications.ts';
import { changeSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts';
import { openPage } from '../../test/open-page.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';

const DESKTOP = 'Show a desktop notification when someone joins my game';

function browserSays(permission: NotificationPermission): void {
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => permission);
  vi.stubGlobal('Notification', { permission, requestPermission });
}

afterEach(() => {
  vi.unstubAllGlobals();
  changeSoundSettings({ lobby: true, game: false, volume: 0.5 });
});

test('each kind of notification has its own switch', async () => {
  browserSays('granted');
  const user = openPage(<NotificationsPanel />);

  await user.click(screen.getByRole('switch', { name: DESKTOP }));
  await user.click(screen.getByRole('switch', { name: 'Play a sound when someone joins my game' }));
  await user.click(screen.getByRole('switch', { name: 'Play game sounds' }));

  expect(useDesktopNotifications.getState().isOn).toBe(false);
  expect(useSoundSettings.getState()).toMatchObject({ lobby: false, game: true });
});

test('a browser that refuses notifications is explained', () => {
  browserSays('denied');
  useDesktopNotifications.setState({ isOn: true });
  openPage(<NotificationsPanel />);

  expect(screen.getByText(/Your browser blocks notifications/)).toBeDefined();
});

test('with all sounds off the volume is disabled', () => {
  changeSoundSettings({ lobby: false });
  openPage(<NotificationsPanel />);

  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Play sample' })).toHaveProperty('disabled', true);
});
