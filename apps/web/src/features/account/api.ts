import {
  ActivateReply,
  CaptchaReply,
  LoginReply,
  LogoutReply,
  MailReply,
  PasswordResetReply,
  RegisterReply,
} from '@amberhall/protocol';
import type { LoginForm, RegisterAccount, UserLanguage } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';

export const login = (body: LoginForm) =>
  call('/api/account/login', { method: 'POST', body, reply: LoginReply, isPublic: true });

export const register = (body: RegisterAccount & { language: UserLanguage }) =>
  call('/api/account/register', { method: 'POST', body, reply: RegisterReply, isPublic: true });

/** Ends the session of this browser on the server. */
export const logout = (tokenId: number | undefined) =>
  call('/api/account/logout', { method: 'POST', body: { tokenId }, reply: LogoutReply });

/** Proof of work that the browser does before a mail is requested. */
export const fetchCaptcha = () => call('/api/account/captcha', { reply: CaptchaReply, isPublic: true });

/** The mails that can be requested without a login. */
export type Mail = 'password-reset' | 'activation-mail';

export const askForMail = (mail: Mail, body: { username: string; captcha: string }) =>
  call(`/api/account/${mail}`, { method: 'POST', body, reply: MailReply, isPublic: true });

/** The parameters of a mailed link. */
export interface MailedLink {
  id: string;
  token: string;
}

export const activate = (body: MailedLink) =>
  call('/api/account/activate', { method: 'POST', body, reply: ActivateReply, isPublic: true });

export const confirmAddress = (body: MailedLink) =>
  call('/api/account/confirm-address', { method: 'POST', body, reply: ActivateReply, isPublic: true });

export const finishPasswordReset = (body: MailedLink & { newPassword: string }) =>
  call('/api/account/password-reset-finish', {
    method: 'POST',
    body,
    reply: PasswordResetReply,
    isPublic: true,
  });
