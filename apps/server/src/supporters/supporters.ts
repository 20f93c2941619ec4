/** Those who support the site by a pledge at Patreon: linked, looked at again, and let go. */
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
  /** `null`: this site has no link to it. */
  patreon: Patreon | null;
  supporterStore: SupporterStore;
  changes: AccountChanges;
  now: () => Date;
  logger: Logger;
}

/** Within which somebody has to come back. */
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

  /** Whether the link has to be made again. */
  isStale({ id }: Account): Promise<boolean> {
    return this.#parts.supporterStore.isStale(id);
  }

  /** @returns the address at which the user agrees @throws {Problem} on a site without Patreon */
  async begin({ id }: Account): Promise<string> {
    const patreon = this.#patreon();
    const state = randomSecret();
    await this.#parts.supporterStore.startAuthorization(id, state, this.#parts.now());
    return patreon.authorizeUrl(state);
  }

  /** @throws {Problem} unless the user set off themselves, and Patreon takes the code */
  async link({ id }: Account, { code, state }: LinkPatreon): Promise<Account> {
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
      // Linked all the same: a code is good once. The next call looks again.
      await supporterStore.saveTokens(id, tokens, new Date(now().getTime() - DAY_MS));
      return false;
    });
    return this.#setStatus(id, pledged ? 2 : 1);
  }

  /** We forget; whoever wants Patreon to forget as well does that there. */
  async unlink({ id }: Account): Promise<Account> {
    await this.#parts.supporterStore.removeLink(id);
    return this.#setStatus(id, 0);
  }

  /** Looks at a pledge again, once a day, while the user goes on with what they do. */
  recheckPledge({ id, patreon: status }: Pick<User, 'id' | 'patreon'>): void {
    const { patreon, logger } = this.#parts;
    if (patreon === null || status === 0) return;
    const recheck = this.#recheck(patreon, id)
      .catch((error: unknown) => logger.error({ err: error, userId: id }, 'A pledge could not be settled'))
      .finally(() => this.#rechecks.delete(recheck));
    this.#rechecks.add(recheck);
  }

  /** Resolves once nothing is under way. */
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
      // Whatever else went wrong says nothing about the pledge: what is known stays.
      if (!(error instanceof PatreonFailure) || error.kind !== 'refused') return;
      await supporterStore.markStale(userId);
      await this.#setStatus(userId, 1);
    }
  }

  /** With tokens that are good no more, tries their successors once. */
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

  /** The cause is for the log; the user is told the same about each. */
  #refusalOf(error: unknown, userId: number): unknown {
    if (!(error instanceof PatreonFailure)) return error;
    const { kind, message } = error;
    this.#parts.logger.warn({ kind, message, userId }, 'Patreon could not be asked');
    return refused(SUPPORTER_TEXTS.failed);
  }
}
