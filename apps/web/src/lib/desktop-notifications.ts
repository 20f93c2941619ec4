/** Desktop notifications. The browser asks for permission once, and the profile can switch them off. */
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const KEY = 'desktopNotifications';
const SHOWN_MS = 5000;

export const useDesktopNotifications = create<{ isOn: boolean }>(() => ({ isOn: readStored(KEY) !== false }));

export function switchDesktopNotifications(isOn: boolean): void {
  writeStored(KEY, isOn);
  useDesktopNotifications.setState({ isOn });
  if (isOn) askForNotifications();
}

/** @returns the browser's permission for notifications; `unsupported` where there are none */
export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Asks the user for permission, unless they were asked before or have switched notifications off. */
export function askForNotifications(): void {
  if (useDesktopNotifications.getState().isOn && notificationPermission() === 'default') {
    void Notification.requestPermission();
  }
}

export function notifyOnDesktop(text: string): void {
  if (!useDesktopNotifications.getState().isOn || notificationPermission() !== 'granted') return;
  try {
    const notification = new Notification(text, { icon: '/favicon.svg' });
    setTimeout(() => notification.close(), SHOWN_MS);
  } catch {
    // Browsers on phones support notifications of service workers only.
  }
}
