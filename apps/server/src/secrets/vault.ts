/**
 * Encrypts secrets of users, such as keys to other services, in the database.
 *
 * An encrypted value is `v1.` and the base64 of nonce, tag and ciphertext. Values from before the version prefix
 * use the same format without it and stay readable.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';
/** The prefix of any version; base64 contains no full stop. */
const ANY_VERSION = /^v\d+\./;

export class Vault {
  readonly #key: Uint8Array;

  /** @param secret of the site, from which the vault's own key is derived */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'amberhall vault', KEY_BYTES));
  }

  /** An empty value stays empty. */
  seal(text: string): string {
    if (text === '') return '';
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(VERSION));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Empty for values that another secret or an unknown version encrypted: the owner has to enter it again. */
  open(sealed: string): string {
    if (sealed === '') return '';
    if (sealed.startsWith(VERSION)) return this.#open(sealed.slice(VERSION.length), VERSION);
    return ANY_VERSION.test(sealed) ? '' : this.#open(sealed, '');
  }

  #open(base64: string, version: string): string {
    const bytes = Buffer.from(base64, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(version));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return '';
    }
  }
}
