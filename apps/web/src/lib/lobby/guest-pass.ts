/** A player without an account is recognized by a pass that only this tab stores. */
import type { GuestPass } from '@amberhall/protocol';
import { z } from 'zod';
import { GUEST_KEY } from '../storage-keys.ts';

const Pass = z.object({ name: z.string(), token: z.string() });

export const storeGuestPass = (pass: GuestPass): void =>
  sessionStorage.setItem(GUEST_KEY, JSON.stringify(pass));

export const clearGuestPass = (): void => sessionStorage.removeItem(GUEST_KEY);

/** @returns the guest name used in this tab; `undefined` if there is none */
export function storedGuestPass(): GuestPass | undefined {
  try {
    return Pass.parse(JSON.parse(sessionStorage.getItem(GUEST_KEY) ?? ''));
  } catch {
    return undefined;
  }
}
