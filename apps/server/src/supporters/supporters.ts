/** Supporters with a pledge at Patreon: linking, checking and unlinking. */
import type { Logger } from 'pino';
import { SUPPORTER_TEXTS } from '@amberhall/protocol';
import type { LinkPatreon, User } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import { randomSecret } from '../accounts/secrets.ts';
import type { Account } from '../accounts/account-store.ts';
import { refused } from '../http/problems.ts';
import { PatreonFailure } from './patreon.ts';
import type { Patreon, PatreonTokens } from './patreon.ts';
import type { SupporterStore } from './supporter-store.ts';

export interface SupportersParts {
  /** `null`: the site has no Patreon link. */
  patreon: Patreon | null;
  supporterStore: SupporterStore;
  changes: AccountChanges;
  now: () => Date;
  logger: Logger;
}

/** The time limit for an authorization. */
const STATE_VALID_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export class Supporters {
  readonly #parts: SupportersParts;
  readonly #rechecks = new Set<Promise<void>>();

  constructor(parts: SupportersParts) {
    this.#parts = parts;
  }

  get isOffered(): boolean {
    return this.#parts.patreon !== null;
  }

  /** Whether the user has to link again. */
  isStale({ id }: Account): Promise<boolean> {
    return this.#parts.supporterStore.isStale(id);
  }

  /** @returns the address at which the user gives consent @throws {Problem} on a site without Patreon */
  async begin({ id }: Pick<Account, 'id'>): Promise<string> {
    const patreon = this.#patreon();
    const state = randomSecret();
    await this.#parts.supporterStore.startAuthorization(id, state, this.#parts.now());
    return patreon.authorizeUrl(state);
  }

  /** @throws {Problem} unless this user started the authorization, and Patreon accepts the code */
  async link({ id }: Pick<Account, 'id'>, { code, state }: LinkPatreon): Promise<Account> {
    const { supporterStore, now } = this.#parts;
    const patreon = this.#patreon();
    const since = new Date(now().getTime() - STATE_VALID_MS);
    if (!(await supporterStore.redeemState(id, state, since))) throw refused(SUPPORTER_TEXTS.lost);
    const tokens = await patreon.tokensFor(code).catch((error: unknown) => {
      throw this.#refusalOf(error, id);
    });
    await supporterStore.saveTokens(id, tokens, now());
    const pledged = await this.#hasPledged(patreon, id, tokens).catch(async (error: unknown) => {
      this.#refusalOf(error, id);
      // Linked anyway, because a code is valid once. The next call checks again.
      await supporterStore.saveTokens(id, tokens, new Date(now().getTime() - DAY_MS));
      return false;
    });
    return this.#setStatus(id, pledged ? 2 : 1);
  }

  /** Removes the link here. Users revoke the consent at Patreon themselves. */
  async unlink({ id }: Account): Promise<Account> {
    await this.#parts.supporterStore.removeLink(id);
    return this.#setStatus(id, 0);
  }

  /** Checks a pledge again once a day, in the background of the user's requests. */
  recheckPledge({ id, patreon: status }: Pick<User, 'id' | 'patreon'>): void {
    const { patreon, logger } = this.#parts;
    if (patreon === null || status === 0) return;
    const recheck = this.#recheck(patreon, id)
      .catch((error: unknown) => logger.error({ err: error, userId: id }, 'Could not update a pledge'))
      .finally(() => this.#rechecks.delete(recheck));
    this.#rechecks.add(recheck);
  }

  /** Resolves once no check is running. */
  async close(): Promise<void> {
    await Promise.all(this.#rechecks);
  }

  async #recheck(patreon: Patreon, userId: number): Promise<void> {
    const { supporterStore, now } = this.#parts;
    const before = new Date(now().getTime() - DAY_MS);
    const tokens = await supporterStore.tokensDue(userId, { before, now: now() });
    if (tokens === undefined) return;
    try {
      await this.#setStatus(userId, (await this.#hasPledged(patreon, userId, tokens)) ? 2 : 1);
    } catch (error) {
      this.#refusalOf(error, userId);
      // Other errors say nothing about the pledge, so the stored state stays.
      if (!(error instanceof PatreonFailure) || error.kind !== 'refused') return;
      await supporterStore.markStale(userId);
      await this.#setStatus(userId, 1);
    }
  }

  /** Refreshes invalid tokens and retries once. */
  async #hasPledged(patreon: Patreon, userId: number, tokens: PatreonTokens): Promise<boolean> {
    if (tokens.access === '') throw new PatreonFailure('refused', 'The tokens were sealed by another secret');
    try {
      return await patreon.hasPledged(tokens.access);
    } catch (error) {
      if (!(error instanceof PatreonFailure) || error.kind !== 'refused') throw error;
      const renewed = await patreon.refreshTokens(tokens.refresh);
      await this.#parts.supporterStore.replaceTokens(userId, renewed);
      return patreon.hasPledged(renewed.access);
    }
  }

  async #setStatus(userId: number, status: User['patreon']): Promise<Account> {
    const { supporterStore, changes } = this.#parts;
    const { account, isChanged } = await supporterStore.setStatus(userId, status);
    if (isChanged) await changes.notify(userId);
    return account;
  }

  #patreon(): Patreon {
    if (this.#parts.patreon === null) throw refused(SUPPORTER_TEXTS.notOffered);
    return this.#parts.patreon;
  }

  /** The cause is logged. The user gets the same message for each. */
  #refusalOf(error: unknown, userId: number): unknown {
    if (!(error instanceof PatreonFailure)) return error;
    const { kind, message } = error;
    this.#parts.logger.warn({ kind, message, userId }, 'A request to Patreon failed');
    return refused(SUPPORTER_TEXTS.failed);
  }
}
