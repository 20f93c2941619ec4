import { EventMailsReply, ProfileReply } from '@amberhall/protocol';
import type { ProfileData } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const accountOf = (username: string): string => `/api/account/${encodeURIComponent(username)}`;

export const eventMailsQuery = (username: string) =>
  queryOptions({
    queryKey: ['event mails', username],
    queryFn: async ({ signal }) =>
      (await call(`${accountOf(username)}/event-mails`, { reply: EventMailsReply, signal })).isOn,
  });

export const changeEventMails = (username: string, isOn: boolean) =>
  call(`${accountOf(username)}/event-mails`, { method: 'PUT', body: { isOn }, reply: EventMailsReply });

/** @param username the name before the change */
export const saveProfile = (username: string, data: ProfileData) =>
  call(accountOf(username), {
    method: 'PUT',
    body: { data },
    reply: ProfileReply,
  });
