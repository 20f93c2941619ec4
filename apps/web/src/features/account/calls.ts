import { LoginReply, LogoutReply, RegisterReply } from '@amberhall/protocol';
import type { LoginForm, RegisterAccount } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';

export const login = (body: LoginForm) =>
  call('/api/account/login', { method: 'POST', body, reply: LoginReply, isPublic: true });

export const register = (body: RegisterAccount) =>
  call('/api/account/register', { method: 'POST', body, reply: RegisterReply, isPublic: true });

/** Ends the login of this browser on the server. */
export const logout = (tokenId: number | undefined) =>
  call('/api/account/logout', { method: 'POST', body: { tokenId }, reply: LogoutReply });
