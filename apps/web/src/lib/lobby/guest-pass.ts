/** Who plays without an account is known again by a pass that only this tab keeps. */
import type { GuestPass } from '@amberhall/protocol';
import { z } from 'zod';
import { GUEST_KEY } from '../storage-keys.ts';

const Pass = z.object({ name: z.string(), token: z.string() });

export const storeGuestPass = (pass: GuestPass): void =>
  sessionStorage.setItem(GUEST_KEY, JSON.stringify(pass));

export const clearGuestPass = (): void => sessionStorage.removeItem(GUEST_KEY);

/** @returns as whom one has played without an account in this tab; `undefined` if one has not */
export function storedGuestPass(): GuestPass | undefined {
  try {
    return Pass.parse(JSON.parse(sessionStorage.getItem(GUEST_KEY) ?? ''));
  } catch {
    return undefined;
  }
}
