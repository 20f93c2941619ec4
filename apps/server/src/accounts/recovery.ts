/** Mailed links: to activate an account, and to set a new password. */
import { PasswordResetRules, RECOVERY_TEXTS } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import type { Captcha } from './captcha.ts';
import type { AccountChanges } from './account-changes.ts';
import type { LinkMails, LinkParameters } from './link-mails.ts';
import type { LinkStore } from './link-store.ts';
import type { Passwords } from './passwords.ts';
import type { Account, AccountStore } from './account-store.ts';

export interface RecoveryParts {
  store: AccountStore;
  passwords: Passwords;
  links: Pick<LinkStore, 'removeAll'>;
  linkMails: LinkMails;
  captcha: Captcha;
  changes: AccountChanges;
}

/** The caller of a mail request. */
export interface MailRequest {
  username: string;
  captcha?: string | null | undefined;
}

export class RecoveryService {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** Mails the first link to a new user. */
  welcome(account: Account): void {
    const { linkMails } = this.#parts;
    linkMails.inBackground(() => linkMails.mailLink(account, 'activation'));
  }

  /** @throws {Problem} only for an unsolved captcha: the existence of an account is secret */
  async mailActivation(request: MailRequest, ip: string): Promise<void> {
    await this.#checkRequest(request, ip);
    const { linkMails } = this.#parts;
    linkMails.inBackground(async () => {
      const account = await this.#accountOf(request.username);
      if (account !== undefined && !account.verified) await linkMails.mailLink(account, 'activation');
    });
  }

  /** @throws {Problem} as `mailActivation` */
  async mailReset(request: MailRequest, ip: string): Promise<void> {
    await this.#checkRequest(request, ip);
    const { linkMails } = this.#parts;
    linkMails.inBackground(async () => {
      const account = await this.#accountOf(request.username);
      if (account !== undefined && !account.disabled) await linkMails.mailLink(account, 'password reset');
    });
  }

  /** @throws {Problem} for a link that is invalid or expired */
  async activate(link: LinkParameters): Promise<void> {
    const { userId } = await this.#parts.linkMails.redeem(link, 'activation');
    await this.#parts.store.update(userId, { verified: true });
    await this.#parts.links.removeAll(userId, 'activation');
  }

  /** Sets the password and ends all sessions. @throws {Problem} for a link that is invalid or expired */
  async reset(request: LinkParameters & { newPassword: string }): Promise<void> {
    const parsed = PasswordResetRules.safeParse(request);
    if (!parsed.success) throw refused(parsed.error.issues[0]?.message ?? RECOVERY_TEXTS.linkUnknown);
    const { store, passwords, links, linkMails, changes } = this.#parts;
    const { userId } = await linkMails.redeem(request, 'password reset');
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
}
