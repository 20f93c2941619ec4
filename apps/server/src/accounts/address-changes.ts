/** Changes of a mail address: the new address is confirmed, and the old one is told. */
import { RECOVERY_TEXTS } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import { mailLanguage } from '../mail/mail-language.ts';
import type { AccountChanges } from './account-changes.ts';
import { EMAIL_TAKEN } from './account-service.ts';
import type { Account, AccountStore } from './account-store.ts';
import type { LinkMails, LinkParameters } from './link-mails.ts';
import type { LinkStore } from './link-store.ts';

export interface AddressChangeParts {
  store: AccountStore;
  links: Pick<LinkStore, 'removeAll'>;
  linkMails: LinkMails;
  changes: AccountChanges;
  /** Whether a new address must be confirmed by mail, as new accounts are activated by mail. */
  areConfirmed: boolean;
}

export class AddressChanges {
  readonly #parts: AddressChangeParts;

  constructor(parts: AddressChangeParts) {
    this.#parts = parts;
  }

  get areConfirmed(): boolean {
    return this.#parts.areConfirmed;
  }

  /** Mails a link to a new address. The account keeps its address until the link is opened. */
  async mailLink(account: Account, address: string): Promise<void> {
    const { links, linkMails } = this.#parts;
    // Only the newest address can be confirmed.
    await links.removeAll(account.id, 'address change');
    linkMails.inBackground(() => linkMails.mailLink(account, 'address change', address));
  }

  /**
   * Changes the address of an account by its mailed link.
   *
   * @throws {Problem} for a link that is invalid or expired, and for an address that is taken by now
   */
  async confirm(link: LinkParameters): Promise<void> {
    const { store, linkMails, links, changes } = this.#parts;
    const { userId, address } = await linkMails.redeem(link, 'address change');
    const before = await store.byId(userId);
    if (before === undefined || address === null) throw refused(RECOVERY_TEXTS.linkUnknown);
    const saved = await store.update(userId, { email: address });
    if (typeof saved !== 'object') throw refused(EMAIL_TAKEN);
    // A reader of the old mail address must not set a new password.
    await links.removeAll(userId, 'password reset');
    this.notifyOldAddress(before);
    await changes.notify(userId);
  }

  /** Mails the address that an account has had that it is no longer used. */
  notifyOldAddress({ username, email, language }: Account): void {
    const { linkMails } = this.#parts;
    const { texts } = mailLanguage(language);
    const { subject, text } = texts.addressChanged;
    linkMails.inBackground(() =>
      linkMails.send({ to: email, subject, text: `${texts.greeting({ username })}\n\n${text}` }),
    );
  }
}
