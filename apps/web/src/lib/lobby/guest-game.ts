/** The practice game of somebody without an account: only this tab knows the way back to it. */
import { UserSummary } from '@amberhall/protocol';
import type { Handoff } from '@amberhall/protocol';
import { z } from 'zod';

const KEY = 'guestGame';

const KeptHandoff = z.object({
  gameId: z.string(),
  name: z.string(),
  address: z.string().optional(),
  port: z.number().optional(),
  authToken: z.string(),
  user: UserSummary,
});

export const keepGuestGame = (handoff: Handoff): void => sessionStorage.setItem(KEY, JSON.stringify(handoff));

export const forgetGuestGame = (): void => sessionStorage.removeItem(KEY);

/** @returns the game that was left by reloading the page; `undefined` when there is none */
export function keptGuestGame(): Handoff | undefined {
  try {
    const { address, port, ...rest } = KeptHandoff.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return { ...rest, ...(address !== undefined && { address }), ...(port !== undefined && { port }) };
  } catch {
    return undefined;
  }
}
