import { createCipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vault } from './vault.ts';

const SECRET = 'a secret of thirty-two characters';

test('an encrypted value is unreadable, unique, and can be decrypted', () => {
  const vault = new Vault(SECRET);

  const sealed = vault.seal('the-key-to-brackets');

  expect(sealed).toMatch(/^v1\.[\w+/]+=*$/);
  expect(Buffer.from(sealed.slice(3), 'base64').toString('latin1')).not.toContain('brackets');
  expect(vault.seal('the-key-to-brackets')).not.toBe(sealed);
  expect(vault.open(sealed)).toBe('the-key-to-brackets');
});

test('an empty value stays empty', () => {
  const vault = new Vault(SECRET);

  expect(vault.seal('')).toBe('');
  expect(vault.open('')).toBe('');
});

test('text of any script is restored', () => {
  const vault = new Vault(SECRET);

  expect(vault.open(vault.seal('Schlüssel 열쇠 🔑'))).toBe('Schlüssel 열쇠 🔑');
});

test('a value of another secret, or a modified one, decrypts to nothing', () => {
  const vault = new Vault(SECRET);
  const sealed = vault.seal('the-key-to-brackets');
  const flipped = sealed.slice(0, -6) + (sealed.at(-6) === 'A' ? 'B' : 'A') + sealed.slice(-5);

  expect(new Vault(`${SECRET}!`).open(sealed)).toBe('');
  expect(vault.open(flipped)).toBe('');
  expect(vault.open(sealed.slice(0, 20))).toBe('');
  expect(vault.open('rubbish')).toBe('');
});

test('a value of a later version decrypts to nothing, even without its prefix', () => {
  const vault = new Vault(SECRET);
  const sealed = vault.seal('the-key-to-brackets');

  expect(vault.open(sealed.replace('v1.', 'v2.'))).toBe('');
  expect(vault.open(sealed.replace('v1.', ''))).toBe('');
});

test('a value from before the version prefix can be decrypted', () => {
  const key = new Uint8Array(hkdfSync('sha256', SECRET, '', 'amberhall vault', 32));
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update('the-key-to-brackets', 'utf8'), cipher.final()]);

  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');

  expect(new Vault(SECRET).open(sealed)).toBe('the-key-to-brackets');
});
