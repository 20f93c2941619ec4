/** Changes by users to their own account, its sessions and its block list. */
import { PROFILE_TEXTS, ProfileRules } from '@amberhall/protocol';
import type { ProfileData, Session, User, UserLanguage } from '@amberhall/protocol';
import { Problem, refused } from '../http/problems.ts';
import type { AccountChanges } from './account-changes.ts';
import type { ImageStore } from './images.ts';
import type { LinkStore } from './link-store.ts';
import type { Passwords } from './passwords.ts';
import { masked } from './user-views.ts';
import { EMAIL_TAKEN, USERNAME_TAKEN } from './account-service.ts';
import { isReservedName } from './reserved-names.ts';
import { browserName } from './browser-name.ts';
import type { FormerNames } from './former-names.ts';
import type { AddressChanges } from './address-changes.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import { keyOf } from './account-store.ts';
import type { Account, AccountChange, AccountStore, SessionRow } from './account-store.ts';
import type { People } from '../people/people.ts';
import type { Vault } from '../secrets/vault.ts';

const IN_GAME = 'You cannot change your name while you are in a game.';

export interface ProfileParts {
  store: AccountStore;
  formerNames: FormerNames;
  addressChanges: AddressChanges;
  passwords: Passwords;
  accounts: AccountService;
  images: ImageStore;
  vault: Vault;
  links: Pick<LinkStore, 'removeAll'>;
  changes: AccountChanges;
  people: Pick<People, 'publishChange'>;
  /** Whether a person plays or watches in a game. */
  isInGame: (username: string) => boolean;
}

export class ProfileService {
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} with the first rule that the form breaks */
  async save(caller: SignedIn, data: ProfileData): Promise<{ user: User; token: string; message: string }> {
    const { account, sessionId } = caller;
    const password = data.password === '' ? undefined : data.password;
    const parsed = ProfileRules.safeParse({ ...data, password });
    if (!parsed.success) throw refused(parsed.error.issues[0]?.message ?? PROFILE_TEXTS.avatarFormat);
    const { username, email } = parsed.data;
    const isNewAddress = keyOf(email) !== account.emailKey;
    if (password !== undefined || isNewAddress) await this.#checkPassword(account, data.currentPassword);
    await this.#checkFree(account, username, email);

    const mustConfirm = isNewAddress && this.#parts.addressChanges.areConfirmed;
    if (keyOf(username) !== account.usernameKey) {
      await this.#parts.formerNames.reserve(account.username, account.id);
    }
    const images = await this.#saveImages(account, data);
    const saved = await this.#update(account, images.added, {
      username,
      ...(!mustConfirm && { email }),
      ...(password !== undefined && { passwordHash: await this.#parts.passwords.hash(password) }),
      challongeKey: this.#keyAfter(account, data.challonge.key.trim()),
      challongeSubdomain: data.challonge.subdomain.trim(),
      avatar: images.avatar,
      settings: { ...data.settings, avatar: images.avatar, customBackground: images.background },
    });
    if (password !== undefined) await this.#parts.store.endOtherSessions(account.id, sessionId);
    // A reader of the old mail address must not set the new password.
    if (password !== undefined || isNewAddress) {
      await this.#parts.links.removeAll(account.id, 'password reset');
    }
    if (mustConfirm) await this.#parts.addressChanges.mailLink(saved, email);
    else if (isNewAddress) this.#parts.addressChanges.notifyOldAddress(account);
    await this.#removeImages(images.replaced);
    await this.#parts.changes.notify(account.id);
    return {
      user: await this.#parts.accounts.ownView(saved),
      token: await this.#parts.accounts.accessTokenFor(saved, sessionId),
      message: mustConfirm ? PROFILE_TEXTS.addressMailed : PROFILE_TEXTS.saved,
    };
  }

  /** Changes the language of the mails to the user. */
  async changeLanguage({ account }: SignedIn, language: UserLanguage): Promise<void> {
    await this.#parts.store.update(account.id, { language });
  }

  /** Last used first. */
  async sessions({ account, sessionId }: SignedIn): Promise<Session[]> {
    const { store, accounts } = this.#parts;
    const rows = await store.sessionsOf(account.id, accounts.sessionsValidSince());
    return rows.map((row) => sessionOf(row, sessionId));
  }

  /** @throws {Problem} unless the session belongs to the account */
  async removeSession({ account }: SignedIn, sessionId: number): Promise<void> {
    if (!(await this.#parts.store.endSession(account.id, sessionId))) {
      throw new Problem(404, 'Session was not found.');
    }
    await this.#parts.changes.notify(account.id);
  }

  /** Ends all sessions of the account but the caller's, and closes their connections. */
  async endOtherSessions({ account, sessionId }: SignedIn): Promise<void> {
    await this.#parts.store.endOtherSessions(account.id, sessionId);
    await this.#parts.changes.notify(account.id);
  }

  async blockList({ account }: SignedIn): Promise<string[]> {
    return (await this.#parts.store.blockedBy(account.id)).toSorted();
  }

  /** @throws {Problem} for an unknown user, oneself, and a user who is already blocked */
  async block({ account }: SignedIn, username: string): Promise<{ user: User; username: string }> {
    if (username.trim() === '') throw refused('You must specify a username to block');
    const other = await this.#parts.store.byName(username.trim());
    if (other === undefined) throw refused('There is no user with that name.');
    if (other.id === account.id) throw refused('You cannot block yourself.');
    if (!(await this.#parts.store.block(account.id, other.id))) {
      throw refused('You have already blocked this user.');
    }
    this.#parts.people.publishChange(account.id, other.id);
    return this.#afterBlocking(account, other.usernameKey);
  }

  /** @throws {Problem} for a user who is not blocked */
  async unblock({ account }: SignedIn, username: string): Promise<{ user: User; username: string }> {
    if (!(await this.#parts.store.unblock(account.id, keyOf(username)))) {
      throw refused('You have not blocked this user.');
    }
    return this.#afterBlocking(account, keyOf(username));
  }

  async #afterBlocking(account: Account, username: string): Promise<{ user: User; username: string }> {
    await this.#parts.changes.notify(account.id);
    return { user: await this.#parts.accounts.ownView(account), username };
  }

  /** @throws {Problem} unless it is the password of the account */
  async #checkPassword(account: Account, password: string | undefined): Promise<void> {
    if (password === undefined || password === '') throw refused(PROFILE_TEXTS.currentPassword);
    if (!(await this.#parts.passwords.verify(account.passwordHash, password))) {
      throw refused(PROFILE_TEXTS.currentPasswordWrong);
    }
  }

  async #checkFree(account: Account, username: string, email: string): Promise<void> {
    const { store, formerNames, isInGame } = this.#parts;
    if (keyOf(email) !== account.emailKey && (await store.hasEmail(email))) throw refused(EMAIL_TAKEN);
    if (username === account.username) return;
    const isTaken = keyOf(username) !== account.usernameKey && (await store.byName(username)) !== undefined;
    if (isTaken || isReservedName(username) || (await formerNames.isReserved(username, account.id))) {
      throw refused(USERNAME_TAKEN);
    }
    if (isInGame(account.username)) throw refused(IN_GAME);
  }

  async #update(account: Account, added: StoredImage[], change: AccountChange): Promise<Account> {
    const saved = await this.#parts.store.update(account.id, change);
    if (typeof saved === 'object') return saved;
    await this.#removeImages(added);
    throw refused(saved === 'email taken' ? EMAIL_TAKEN : USERNAME_TAKEN);
  }

  /** Stores the uploads. The files that they replace stay until the account is saved. */
  async #saveImages(account: Account, { avatar, customBackground }: ProfileData): Promise<Images> {
    const { images } = this.#parts;
    const before = { avatar: account.avatar, background: account.settings.customBackground };
    const after = { ...before };
    const added: StoredImage[] = [];
    if (avatar !== undefined) {
      after.avatar = avatar === null ? null : await images.saveAvatar(avatar);
      if (after.avatar !== null) added.push(['avatar', after.avatar]);
    }
    if (customBackground !== undefined) {
      try {
        after.background = customBackground === null ? null : await images.saveBackground(customBackground);
      } catch (error) {
        await this.#removeImages(added);
        throw error;
      }
      if (after.background !== null) added.push(['bgs', after.background]);
    }
    const replaced: StoredImage[] = [];
    if (after.avatar !== before.avatar) replaced.push(['avatar', before.avatar]);
    if (after.background !== before.background) replaced.push(['bgs', before.background]);
    return { ...after, added, replaced };
  }

  async #removeImages(kept: StoredImage[]): Promise<void> {
    for (const [kind, name] of kept) await this.#parts.images.remove(kind, name);
  }

  #keyAfter(account: Account, key: string): string {
    const { vault } = this.#parts;
    const isUnchanged = key !== '' && key === masked(vault.open(account.challongeKey));
    return isUnchanged ? account.challongeKey : vault.seal(key);
  }
}

type StoredImage = Parameters<ImageStore['remove']>;

interface Images {
  avatar: string | null;
  background: string | null;
  added: StoredImage[];
  replaced: StoredImage[];
}

/** @param currentId the session of the caller; `null` for another caller */
export function sessionOf({ id, ip, userAgent, lastUsedAt }: SessionRow, currentId: number | null): Session {
  return {
    id,
    ip,
    browser: browserName(userAgent),
    lastUsed: lastUsedAt.toISOString(),
    current: id === currentId,
  };
}
