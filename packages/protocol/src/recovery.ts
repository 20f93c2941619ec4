/** E-mails with links, for activation and forgotten passwords, and the captcha that protects them. */
import { z } from 'zod';
import { NewPassword } from './account.ts';
import { okReply, replyOf, RowIdText } from './reply.ts';

export const RECOVERY_TEXTS = {
  captchaMissing: 'You must complete the captcha.',
  captchaWrong: 'Please complete the captcha correctly',
  whoMissing: 'You must enter your username or email address.',
  linkUnknown: 'This link is not valid or has already been used. Please request a new email.',
  linkExpired: 'This link has expired. Please request a new email.',
  notActivated:
    'Your account is not activated yet. Please use the link in the email we sent you, or request a new one.',
} as const;

/**
 * A proof-of-work challenge, in the shape that the captcha widget reads. The client sends the solution as base64 of the
 * JSON `{ challenge, solution }`.
 */
const ProofOfWork = {
  parameters: z.looseObject({ algorithm: z.string() }),
  signature: z.string().optional(),
} as const;
/** The site key of hCaptcha. The client sends hCaptcha's response unchanged. */
const HostedCaptcha = { siteKey: z.string() } as const;
const CaptchaChallenge = z.union([z.object(ProofOfWork), z.object(HostedCaptcha)]);
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** GET /api/account/captcha. One of the two kinds. */
export const CaptchaReply = z.union([okReply(ProofOfWork), okReply(HostedCaptcha)]);
export type CaptchaReply = z.infer<typeof CaptchaReply>;

/**
 * POST /api/account/password-reset and /api/account/activation-mail. Succeeds whenever the captcha is right, so that the
 * answer does not tell whether the account exists.
 */
export const MailBody = z.object({
  /** Name or e-mail address. */
  username: z.string().max(1000),
  captcha: z.string().max(10_000).nullish(),
});
export const MailReply = replyOf({});
export type MailReply = z.infer<typeof MailReply>;

/** The id and the secret of an e-mailed link. */
const Link = { id: RowIdText, token: z.string().min(1).max(256) };

/** POST /api/account/password-reset-finish. */
export const PasswordResetBody = z.object({ ...Link, newPassword: z.string().max(2000) });
export const PasswordResetRules = z.object({ newPassword: NewPassword });
export const PasswordResetReply = replyOf({});
export type PasswordResetReply = z.infer<typeof PasswordResetReply>;

/** POST /api/account/activate. */
export const ActivateBody = z.object(Link);
export const ActivateReply = replyOf({});
export type ActivateReply = z.infer<typeof ActivateReply>;
