import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDesktopNotifications } from '../../lib/desktop-notifications.ts';
import { changeSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
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

test('mails about events are switched for the account', async () => {
  const mails = '/api/account/Mira/event-mails';
  const sent = answerCalls({
    [`GET ${mails}`]: { success: true, isOn: false },
    [`PUT ${mails}`]: { success: true, isOn: true },
  });
  logIn(somebody());
  const user = openPage(<NotificationsPanel />);
  const mailSwitch = screen.getByRole('switch', { name: 'Mail me about my events' });

  await waitFor(() => expect(mailSwitch).toHaveProperty('disabled', false));
  await user.click(mailSwitch);

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ call: `PUT ${mails}`, body: { isOn: true } });
  expect(mailSwitch).toHaveProperty('checked', true);
});

test('with all sounds off the volume is disabled', () => {
  changeSoundSettings({ lobby: false });
  openPage(<NotificationsPanel />);

  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Play sample' })).toHaveProperty('disabled', true);
});
