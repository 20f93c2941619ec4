import { ConfirmWarningReply, NewWarningReply, WarningsReply } from '@amberhall/protocol';
import type { NewWarning } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

/** All queries about reports, measures and warnings begin with it. */
export const MODERATION = 'moderation';

const pathOf = (username: string): string => `/api/moderation/users/${encodeURIComponent(username)}/warnings`;

export const warningsQuery = (username: string) =>
  queryOptions({
    queryKey: [MODERATION, 'warnings', username],
    queryFn: async ({ signal }) => (await call(pathOf(username), { reply: WarningsReply, signal })).warnings,
    staleTime: 0,
  });

export const sendWarning = (username: string, body: NewWarning) =>
  call(pathOf(username), { method: 'POST', body, reply: NewWarningReply });

export const confirmWarning = (username: string, id: number) =>
  call(`/api/account/${encodeURIComponent(username)}/warnings/${id}`, {
    method: 'PUT',
    reply: ConfirmWarningReply,
  });
