/** Mails of an account: links that work once, and notices. They are sent in the background. */
import { RECOVERY_TEXTS } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { LinkPurpose } from '../database/schema.ts';
import { refused } from '../http/problems.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Account } from './account-store.ts';
import type { LinkStore } from './link-store.ts';
import { randomSecret, sha256 } from './secrets.ts';

const HOUR_MS = 60 * 60_000;
/** How long a link is valid. */
const VALID_FOR_MS: Record<LinkPurpose, number> = {
  activation: 7 * 24 * HOUR_MS,
  'address change': 24 * HOUR_MS,
  'password reset': 4 * HOUR_MS,
};
/** A link is kept longer than it is valid, so that its owner is told that it has expired. */
const KEPT_FACTOR = 5;
/** The limit of links mailed to one account within an hour. */
const MAILS_PER_HOUR = 5;

const PAGES: Record<LinkPurpose, string> = {
  activation: 'activation',
  'address change': 'confirm-address',
  'password reset': 'reset-password',
};

export interface LinkMailParts {
  links: LinkStore;
  mailer: Mailer;
  /** The public address of the site. */
  siteUrl: () => string;
  logger: Logger;
  now: () => Date;
}

/** The parameters of a mailed link. */
export interface LinkParameters {
  id: number;
  token: string;
}

export class LinkMails {
  readonly #parts: LinkMailParts;
  readonly #sending = new Set<Promise<void>>();

  constructor(parts: LinkMailParts) {
    this.#parts = parts;
  }

  /** Waits for pending mails. */
  async close(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Mails a link to the address of the account, or to `address` if the link is to confirm it. */
  async mailLink(account: Account, purpose: LinkPurpose, address?: string): Promise<void> {
    const { links, mailer, siteUrl, now } = this.#parts;
    const mailedAt = now();
    const lately = await links.countSince(account.id, new Date(mailedAt.getTime() - HOUR_MS));
    if (lately >= MAILS_PER_HOUR) return;
    await links.removeOld(purpose, new Date(mailedAt.getTime() - KEPT_FACTOR * VALID_FOR_MS[purpose]));
    const token = randomSecret();
    const secretHash = sha256(token);
    const id = await links.add({ userId: account.id, purpose, address, secretHash, mailedAt });
    const link = linkTo(siteUrl(), purpose, { id, token });
    await mailer.send({ to: address ?? account.email, ...LETTERS[purpose](account.username, link) });
  }

  /**
   * Uses up a link.
   *
   * @throws {Problem} for a link that is invalid or expired
   */
  async redeem({ id, token }: LinkParameters, purpose: LinkPurpose): Promise<RedeemedLink> {
    const link = await this.#parts.links.take(id, purpose, sha256(token));
    if (link === undefined) throw refused(RECOVERY_TEXTS.linkUnknown);
    const age = this.#parts.now().getTime() - link.mailedAt.getTime();
    if (age > VALID_FOR_MS[purpose]) throw refused(RECOVERY_TEXTS.linkExpired);
    return { userId: link.userId, address: link.address };
  }

  /** Sends a mail without a link. */
  send(mail: Mail): Promise<void> {
    return this.#parts.mailer.send(mail);
  }

  /** Runs `work` without waiting for it: the response time must not reveal whether an account exists. */
  inBackground(work: () => Promise<void>): void {
    const sending = work()
      .catch((error: unknown) => this.#parts.logger.error({ err: error }, 'Could not send a mail'))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}

export interface RedeemedLink {
  userId: number;
  /** The new mail address of an address change. */
  address: string | null;
}

function linkTo(siteUrl: string, purpose: LinkPurpose, { id, token }: LinkParameters): string {
  const url = new URL(PAGES[purpose], siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
  url.search = new URLSearchParams({ id: String(id), token }).toString();
  return url.href;
}

const LETTERS: Record<LinkPurpose, (username: string, link: string) => Omit<Mail, 'to'>> = {
  activation: (username, link) => ({
    subject: 'Activate your Amberhall account',
    text: `Hello ${username},\n\nPlease open this link to activate your account. The link is valid for 7 days.\n\n${link}\n\nIf you did not register at Amberhall, you can ignore this email.`,
  }),
  'address change': (username, link) => ({
    subject: 'Confirm your new email address',
    text: `Hello ${username},\n\nPlease open this link to use this email address for your Amberhall account. It works once and is valid for 24 hours.\n\n${link}\n\nIf you did not ask for this, you can ignore this email.`,
  }),
  'password reset': (username, link) => ({
    subject: 'Reset your Amberhall password',
    text: `Hello ${username},\n\nSomeone asked to reset your Amberhall password. To choose a new password, please open this link. It works once and is valid for 4 hours.\n\n${link}\n\nIf you did not ask for this, you can ignore this email. Your password stays the same.`,
  }),
};
