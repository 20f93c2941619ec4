import { vi } from 'vitest';

/** Replaces the notifications of the browser, which are allowed. @returns a function that is called with each text */
export function stubNotifications() {
  const shown = vi.fn<(text: string) => void>();
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      close = () => undefined;
      constructor(text: string) {
        shown(text);
      }
    },
  );
  return shown;
}
