/** Mailed links: to activate an account, and to set a new password. */
import { PasswordResetRules, RECOVERY_TEXTS } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { LinkPurpose } from '../database/schema.ts';
import { refused } from '../http/problems.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Captcha } from './captcha.ts';
import type { AccountChanges } from './account-changes.ts';
import type { LinkStore } from './link-store.ts';
import type { Passwords } from './passwords.ts';
import { randomSecret, sha256 } from './secrets.ts';
import type { Account, AccountStore } from './account-store.ts';

const HOUR_MS = 60 * 60_000;
/** How long a link is valid. */
const VALID_FOR_MS: Record<LinkPurpose, number> = {
  activation: 7 * 24 * HOUR_MS,
  'password reset': 4 * HOUR_MS,
};
/** A link is kept longer than it is valid, so that its owner is told that it has expired. */
const KEPT_FACTOR = 5;
/** The limit of mails to one account within an hour. */
const MAILS_PER_HOUR = 5;

export interface RecoveryParts {
  store: AccountStore;
  passwords: Passwords;
  links: LinkStore;
  captcha: Captcha;
  mailer: Mailer;
  changes: AccountChanges;
  /** The public address of the site. */
  siteUrl: () => string;
  logger: Logger;
  now: () => Date;
}

/** The caller of a mail request. */
export interface MailRequest {
  username: string;
  captcha?: string | null | undefined;
}

export class RecoveryService {
  readonly #parts: RecoveryParts;
  readonly #sending = new Set<Promise<void>>();

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** Waits for pending mails. */
  async close(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Mails the first link to a new user. */
  welcome(account: Account): void {
    this.#inBackground(() => this.#mail(account, 'activation'));
  }

  /** @throws {Problem} only for an unsolved captcha: the existence of an account is secret */
  async mailActivation(request: MailRequest, ip: string): Promise<void> {
    await this.#checkRequest(request, ip);
    this.#inBackground(async () => {
      const account = await this.#accountOf(request.username);
      if (account !== undefined && !account.verified) await this.#mail(account, 'activation');
    });
  }

  /** @throws {Problem} as `mailActivation` */
  async mailReset(request: MailRequest, ip: string): Promise<void> {
    await this.#checkRequest(request, ip);
    this.#inBackground(async () => {
      const account = await this.#accountOf(request.username);
      if (account !== undefined && !account.disabled) await this.#mail(account, 'password reset');
    });
  }

  /** @throws {Problem} for a link that is invalid or expired */
  async activate(link: { id: number; token: string }): Promise<void> {
    const userId = await this.#redeem(link, 'activation');
    await this.#parts.store.update(userId, { verified: true });
    await this.#parts.links.removeAll(userId, 'activation');
  }

  /** Sets the password and ends all sessions. @throws {Problem} for a link that is invalid or expired */
  async reset(request: { id: number; token: string; newPassword: string }): Promise<void> {
    const parsed = PasswordResetRules.safeParse(request);
    if (!parsed.success) throw refused(parsed.error.issues[0]?.message ?? RECOVERY_TEXTS.linkUnknown);
    const { store, passwords, links, changes } = this.#parts;
    const userId = await this.#redeem(request, 'password reset');
    await store.update(userId, { passwordHash: await passwords.hash(parsed.data.newPassword) });
    await store.endAllSessions(userId);
    await links.removeAll(userId, 'password reset');
    await changes.notify(userId);
  }

  async #checkRequest({ username, captcha }: MailRequest, ip: string): Promise<void> {
    if (username.trim() === '') throw refused(RECOVERY_TEXTS.whoMissing);
    if (captcha === undefined || captcha === null || captcha === '') {
      throw refused(RECOVERY_TEXTS.captchaMissing);
    }
    if (!(await this.#parts.captcha.isSolved(captcha, ip))) throw refused(RECOVERY_TEXTS.captchaWrong);
  }

  #accountOf(nameOrEmail: string): Promise<Account | undefined> {
    const wanted = nameOrEmail.trim();
    return wanted.includes('@') ? this.#parts.store.byEmail(wanted) : this.#parts.store.byName(wanted);
  }

  async #mail(account: Account, purpose: LinkPurpose): Promise<void> {
    const { links, mailer, siteUrl, now } = this.#parts;
    const mailedAt = now();
    const lately = await links.countSince(account.id, new Date(mailedAt.getTime() - HOUR_MS));
    if (lately >= MAILS_PER_HOUR) return;
    await links.removeOld(purpose, new Date(mailedAt.getTime() - KEPT_FACTOR * VALID_FOR_MS[purpose]));
    const token = randomSecret();
    const id = await links.add({ userId: account.id, purpose, secretHash: sha256(token), mailedAt });
    await mailer.send(linkMail(account, purpose, linkTo(siteUrl(), purpose, id, token)));
  }

  async #redeem({ id, token }: { id: number; token: string }, purpose: LinkPurpose): Promise<number> {
    const link = await this.#parts.links.take(id, purpose, sha256(token));
    if (link === undefined) throw refused(RECOVERY_TEXTS.linkUnknown);
    const age = this.#parts.now().getTime() - link.mailedAt.getTime();
    if (age > VALID_FOR_MS[purpose]) throw refused(RECOVERY_TEXTS.linkExpired);
    return link.userId;
  }

  /** The response time must not reveal whether the account exists. */
  #inBackground(work: () => Promise<void>): void {
    const sending = work()
      .catch((error: unknown) => this.#parts.logger.error({ err: error }, 'Could not send a mail'))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}

function linkTo(siteUrl: string, purpose: LinkPurpose, id: number, token: string): string {
  const page = purpose === 'activation' ? 'activation' : 'reset-password';
  const url = new URL(page, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
  url.search = new URLSearchParams({ id: String(id), token }).toString();
  return url.href;
}

function linkMail({ username, email }: Account, purpose: LinkPurpose, link: string): Mail {
  return purpose === 'activation'
    ? {
        to: email,
        subject: 'Activate your Amberhall account',
        text: `Hello ${username},\n\nPlease open this link to activate your account. The link is valid for 7 days.\n\n${link}\n\nIf you did not register at Amberhall, you can ignore this email.`,
      }
    : {
        to: email,
        subject: 'Reset your Amberhall password',
        text: `Hello ${username},\n\nSomeone asked to reset your Amberhall password. To choose a new password, please open this link. It works once and is valid for 4 hours.\n\n${link}\n\nIf you did not ask for this, you can ignore this email. Your password stays the same.`,
      };
}
