import { ProfileReply } from '@amberhall/protocol';
import type { ProfileData } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';

/** @param username the name before the change */
export const saveProfile = (username: string, data: ProfileData) =>
  call(`/api/account/${encodeURIComponent(username)}`, {
    method: 'PUT',
    body: { data },
    reply: ProfileReply,
  });
