import { PatreonLinkedReply, PatreonUrlReply, SupporterReply } from '@amberhall/protocol';
import type { LinkPatreon } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';
import { updateUser } from '../../lib/session.ts';

const POST = 'POST';

/** Whether the site is linked to Patreon, and whether the user's own link is valid. */
export const supporterQuery = (userId: number) =>
  queryOptions({
    queryKey: ['supporter', userId],
    queryFn: ({ signal }) => call('/api/account/patreon', { reply: SupporterReply, signal }),
  });

/** @returns the address at which the user gives consent */
export async function beginLinking(): Promise<string> {
  return (await call('/api/account/patreon', { method: POST, reply: PatreonUrlReply })).url;
}

export async function linkPatreon(body: LinkPatreon): Promise<true> {
  const { user } = await call('/api/account/linkPatreon', { method: POST, body, reply: PatreonLinkedReply });
  updateUser(user);
  return true;
}

export async function unlinkPatreon(): Promise<void> {
  updateUser((await call('/api/account/unlinkPatreon', { method: POST, reply: PatreonLinkedReply })).user);
}
