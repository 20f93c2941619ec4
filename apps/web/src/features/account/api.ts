import {
  ActivateReply,
  CaptchaReply,
  LoginReply,
  LogoutReply,
  MailReply,
  PasswordResetReply,
  RegisterReply,
} from '@amberhall/protocol';
import type { LoginForm, RegisterAccount } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';

export const login = (body: LoginForm) =>
  call('/api/account/login', { method: 'POST', body, reply: LoginReply, isPublic: true });

export const register = (body: RegisterAccount) =>
  call('/api/account/register', { method: 'POST', body, reply: RegisterReply, isPublic: true });

/** Ends the login of this browser on the server. */
export const logout = (tokenId: number | undefined) =>
  call('/api/account/logout', { method: 'POST', body: { tokenId }, reply: LogoutReply });

/** Work for the browser that stands before a mail is sent. */
export const fetchCaptcha = () => call('/api/account/captcha', { reply: CaptchaReply, isPublic: true });

/** The mails that one can ask for without being logged in. */
export type Mail = 'password-reset' | 'activation-mail';

export const askForMail = (mail: Mail, body: { username: string; captcha: string }) =>
  call(`/api/account/${mail}`, { method: 'POST', body, reply: MailReply, isPublic: true });

/** What a mailed link carries. */
export interface MailedLink {
  id: string;
  token: string;
}

export const activate = (body: MailedLink) =>
  call('/api/account/activate', { method: 'POST', body, reply: ActivateReply, isPublic: true });

export const finishPasswordReset = (body: MailedLink & { newPassword: string }) =>
  call('/api/account/password-reset-finish', {
    method: 'POST',
    body,
    reply: PasswordResetReply,
    isPublic: true,
  });
