/** Registration, login, logout and session renewal. */
import { DEFAULT_SETTINGS, RECOVERY_TEXTS, RegisterAccount } from '@amberhall/protocol';
import type { LoginForm, Measure, RefreshToken, TokenBody, User, UserLanguage } from '@amberhall/protocol';
import { Banned, refused, unauthorized } from '../http/problems.ts';
import type { AccountChanges } from './account-changes.ts';
import { storedUserAgent } from './browser-name.ts';
import type { Passwords } from './passwords.ts';
import { ownViewOf } from './user-views.ts';
import { equalsInConstantTime, randomSecret, sha256, nextSecret } from './secrets.ts';
import type { Account, AccountStore, SessionRow } from './account-store.ts';
import type { AccessClaims, Tokens } from './tokens.ts';
import { isReservedName } from './reserved-names.ts';
import type { FormerNames } from './former-names.ts';
import type { Vault } from '../secrets/vault.ts';

/** Days without use after which a session ends. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const EMAIL_TAKEN = 'An account with that email already exists, please use another';
export const USERNAME_TAKEN = 'An account with that name already exists, please choose another';
const WRONG_LOGIN = 'Invalid username/password';

/** The origin of a login. */
export interface Client {
  ip: string;
  /** The header `User-Agent`. */
  userAgent: string | undefined;
}

/** The caller of a valid access token. */
export interface SignedIn {
  account: Account;
  sessionId: number;
}

export interface Login {
  token: string;
  refreshToken: RefreshToken;
  user: User;
}

export interface AccountServiceParts {
  store: AccountStore;
  formerNames: Pick<FormerNames, 'isReserved'>;
  passwords: Passwords;
  tokens: Tokens;
  vault: Vault;
  changes: AccountChanges;
  /** Whether a new account has to be activated by mail. */
  needsActivation: boolean;
  now: () => Date;
}

export class AccountService {
  readonly #store: AccountStore;
  readonly #formerNames: Pick<FormerNames, 'isReserved'>;
  readonly #passwords: Passwords;
  readonly #tokens: Tokens;
  readonly #vault: Vault;
  readonly #changes: AccountChanges;
  readonly #needsActivation: boolean;
  readonly #now: () => Date;

  constructor(parts: AccountServiceParts) {
    const { store, formerNames, passwords, tokens, vault, changes, needsActivation, now } = parts;
    this.#store = store;
    this.#formerNames = formerNames;
    this.#passwords = passwords;
    this.#tokens = tokens;
    this.#vault = vault;
    this.#changes = changes;
    this.#needsActivation = needsActivation;
    this.#now = now;
  }

  /** @throws {Problem} with the first rule that the form breaks */
  async register(
    form: Record<keyof RegisterAccount, string>,
    { ip, language }: { ip: string; language: UserLanguage },
  ): Promise<Account> {
    const parsed = RegisterAccount.safeParse(form);
    if (!parsed.success) throw refused(parsed.error.issues[0]?.message ?? WRONG_LOGIN);
    const { username, email, password } = parsed.data;

    if (await this.#store.hasEmail(email)) throw refused(EMAIL_TAKEN);
    if (isReservedName(username) || (await this.#formerNames.isReserved(username))) {
      throw refused(USERNAME_TAKEN);
    }
    if ((await this.#store.byName(username)) !== undefined) throw refused(USERNAME_TAKEN);
    const account = await this.#store.add({
      username,
      email,
      passwordHash: await this.#passwords.hash(password),
      registeredAt: this.#now(),
      registerIp: ip,
      verified: !this.#needsActivation,
      settings: DEFAULT_SETTINGS,
      language,
    });
    if (account === 'email taken') throw refused(EMAIL_TAKEN);
    if (account === 'username taken') throw refused(USERNAME_TAKEN);
    return account;
  }

  /**
   * @throws {Problem} the same after the same time for an unknown name, a wrong password and a disabled account
   * @throws {Banned} after the right password of a banned account
   */
  async login({ username, password }: LoginForm, { ip, userAgent }: Client): Promise<Login> {
    const account = await this.#store.byName(username);
    const isRight = await this.#passwords.verify(account?.passwordHash, password);
    if (account === undefined || !isRight || account.disabled) throw unauthorized(WRONG_LOGIN);
    if (!account.verified) throw refused(RECOVERY_TEXTS.notActivated);
    const ban = await this.banOf(account.id);
    if (ban !== undefined) throw new Banned(ban);
    const passwordHash = await this.#currentHash(account, password);

    await this.#store.removeEndedSessions(this.sessionsValidSince());
    const [family, secret] = [randomSecret(), randomSecret()];
    const now = this.#now();
    const session = await this.#store.addSession(
      {
        userId: account.id,
        familyHash: sha256(family),
        secretHash: sha256(secret),
        ip,
        userAgent: storedUserAgent(userAgent),
        createdAt: now,
        lastUsedAt: now,
      },
      passwordHash,
    );
    if (session === undefined) throw unauthorized(WRONG_LOGIN);
    return this.#loginOf(account, session, `${family}.${secret}`);
  }

  /**
   * Exchanges a refresh token for a new access token and a new refresh token. A token that was used before has been
   * stolen from one of its two users, so it ends the session, unless it is a retry of the same attempt, whose
   * answer was lost.
   *
   * @throws {Problem} for an unknown, used or expired token
   */
  async refresh({ token: refreshToken, attempt }: TokenBody, ip: string): Promise<Login> {
    const [family = '', old = ''] = refreshToken.token.split('.');
    const secret = attempt === undefined ? randomSecret() : nextSecret(old, attempt);
    const now = this.#now();
    const session =
      (await this.#store.replaceSecret(
        { id: refreshToken.id, familyHash: sha256(family), lastUsedAt: now, ip },
        { old: sha256(old), new: sha256(secret) },
        this.sessionsValidSince(),
      )) ?? (await this.#sessionOfRepeatedAttempt(refreshToken.id, family, secret));

    const account = await this.#store.accountOfSession(session.userId, session.id, now);
    if (account === undefined) throw unauthorized();
    return this.#loginOf(account, session, `${family}.${secret}`);
  }

  /** Ends one session of the account, the named one or the caller's, and closes its connections. */
  async logout({ account, sessionId }: SignedIn, tokenId: number | undefined): Promise<void> {
    await this.#endSession(account.id, tokenId ?? sessionId);
  }

  /** The owner of an access token; `null` when it is invalid, or its session has ended. */
  async signedInBy(accessToken: string): Promise<SignedIn | null> {
    const claims = await this.#tokens.readAccess(accessToken);
    if (claims === null) return null;
    const account = await this.#store.accountOfSession(claims.userId, claims.sessionId, this.#now());
    return account === undefined ? null : { account, sessionId: claims.sessionId };
  }

  async ownView(account: Account): Promise<User> {
    return ownViewOf(account, {
      blockList: await this.#store.blockedBy(account.id),
      challongeKey: this.#vault.open(account.challongeKey),
    });
  }

  /** A session that was not used since then has ended. */
  sessionsValidSince(): Date {
    return new Date(this.#now().getTime() - SESSION_DAYS * DAY_MS);
  }

  /** Whether a session is still valid. */
  async isOpen({ userId, sessionId }: AccessClaims): Promise<boolean> {
    return (await this.#store.accountOfSession(userId, sessionId, this.#now())) !== undefined;
  }

  /** The ban of an account that is in force; `undefined` if there is none. */
  banOf(userId: number): Promise<Measure | undefined> {
    return this.#store.banOf(userId, this.#now());
  }

  accessTokenFor(account: Account, sessionId: number): Promise<string> {
    return this.#tokens.signAccess({ userId: account.id, sessionId }, account.username);
  }

  /**
   * The session that already has `secret`, from an earlier try of the same attempt.
   *
   * @throws {Problem} when there is none; if the token belongs to that session, the session ends
   */
  async #sessionOfRepeatedAttempt(sessionId: number, family: string, secret: string): Promise<SessionRow> {
    const session = await this.#store.session(sessionId);
    if (session === undefined || !equalsInConstantTime(session.familyHash, sha256(family)))
      throw unauthorized();
    if (
      session.lastUsedAt > this.sessionsValidSince() &&
      equalsInConstantTime(session.secretHash, sha256(secret))
    )
      return session;
    await this.#endSession(session.userId, session.id);
    throw unauthorized();
  }

  /** The hash of the account's password, computed again if it was cheaper than current hashes. */
  async #currentHash({ id, passwordHash: old }: Account, password: string): Promise<string> {
    if (this.#passwords.isCurrent(old)) return old;
    const hash = await this.#passwords.hash(password);
    if (!(await this.#store.replaceHash(id, { old, new: hash }))) throw unauthorized(WRONG_LOGIN);
    return hash;
  }

  async #endSession(userId: number, sessionId: number): Promise<void> {
    if (await this.#store.endSession(userId, sessionId)) this.#changes.notifySoon(userId);
  }

  async #loginOf(account: Account, session: SessionRow, secret: string): Promise<Login> {
    return {
      token: await this.accessTokenFor(account, session.id),
      refreshToken: { id: session.id, username: account.username, token: secret },
      user: await this.ownView(account),
    };
  }
}
