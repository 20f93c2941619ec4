/** Mails of an account: links that work once, and notices. They are sent in the background. */
import { RECOVERY_TEXTS } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { LinkPurpose } from '../database/schema.ts';
import { refused } from '../http/problems.ts';
import { mailLanguage } from '../mail/mail-language.ts';
import type { Duration } from '../mail/mail-language.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { MailTexts } from '../mail/texts/mail-texts.ts';
import type { Account } from './account-store.ts';
import type { LinkStore } from './link-store.ts';
import { randomSecret, sha256 } from './secrets.ts';

const HOUR_MS = 60 * 60_000;
const UNIT_MS = { hour: HOUR_MS, day: 24 * HOUR_MS };
/** How long a link is valid, as its mail says. */
const VALID_FOR: Record<LinkPurpose, Duration> = {
  activation: { amount: 7, unit: 'day' },
  'address change': { amount: 24, unit: 'hour' },
  'password reset': { amount: 4, unit: 'hour' },
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

const TEXTS_OF = {
  activation: 'activation',
  'address change': 'addressChange',
  'password reset': 'passwordReset',
} as const satisfies Record<LinkPurpose, keyof MailTexts>;

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
    await links.removeOld(purpose, new Date(mailedAt.getTime() - KEPT_FACTOR * validForMs(purpose)));
    const token = randomSecret();
    const secretHash = sha256(token);
    const id = await links.add({ userId: account.id, purpose, address, secretHash, mailedAt });
    const link = linkTo(siteUrl(), purpose, { id, token });
    await mailer.send({ to: address ?? account.email, ...letterOf(account, purpose, link) });
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
    if (age > validForMs(purpose)) throw refused(RECOVERY_TEXTS.linkExpired);
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

function validForMs(purpose: LinkPurpose): number {
  const { amount, unit } = VALID_FOR[purpose];
  return amount * UNIT_MS[unit];
}

function letterOf({ username, language }: Account, purpose: LinkPurpose, link: string): Omit<Mail, 'to'> {
  const { texts, duration } = mailLanguage(language);
  const { subject, text, unasked } = texts[TEXTS_OF[purpose]];
  const validFor = duration(VALID_FOR[purpose]);
  return {
    subject,
    text: [texts.greeting({ username }), text({ validFor }), link, unasked].join('\n\n'),
  };
}
