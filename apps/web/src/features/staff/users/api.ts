import { AdminUserReply, ChangeUserReply, DecksVerifiedReply } from '@amberhall/protocol';
import type { UserChange } from '@amberhall/protocol';
import { call } from '../../../lib/http.ts';

const pathOf = (username: string): string => `/api/user/${encodeURIComponent(username)}`;

/** @throws CallError with status 404 if there is no such user */
export const findUser = (username: string) => call(pathOf(username), { reply: AdminUserReply });

/** Verifies all decks of a user. */
export const verifyDecks = (username: string) =>
  call(`${pathOf(username)}/verifyDecks`, { method: 'POST', body: {}, reply: DecksVerifiedReply });

export const saveUser = (username: string, userToChange: UserChange) =>
  call(pathOf(username), { method: 'PUT', body: { userToChange }, reply: ChangeUserReply });
