/** Stored passwords: argon2id (the library's default), 2 passes, 1 lane. */
import { hash, verify } from '@node-rs/argon2';
import { randomSecret } from './secrets.ts';

const PASSES = 2;
const LANES = 1;

export class Passwords {
  readonly #cost: { memoryCost: number; timeCost: number; parallelism: number };
  /** The hash of no password, compared when there is no account, so that it takes the same time. */
  readonly #dummyHash: Promise<string>;
  readonly #verifyHash: typeof verify;

  /**
   * @param memoryKib of one hash; 19456 takes about 23 ms
   * @param verifyHash checks a password against a hash; tests observe it
   */
  constructor(memoryKib: number, verifyHash: typeof verify = verify) {
    this.#verifyHash = verifyHash;
    this.#cost = { memoryCost: memoryKib, timeCost: PASSES, parallelism: LANES };
    this.#dummyHash = this.hash(randomSecret());
  }

  hash(password: string): Promise<string> {
    return hash(password, this.#cost);
  }

  /** `passwordHash` is `undefined` when there is no such account; the answer then takes as long. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const same = await this.#verifyHash(passwordHash ?? (await this.#dummyHash), password);
    return same && passwordHash !== undefined;
  }

  /** Says whether the hash has the current cost. Another cost would reveal by its time that the account exists. */
  isCurrent(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return passwordHash.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}
