import { expect, test } from 'vitest';
import { Vault } from './vault.ts';

const SECRET = 'a secret of thirty-two characters';

test('what was sealed is unreadable, never twice the same, and can be opened', () => {
  const vault = new Vault(SECRET);

  const sealed = vault.seal('the-key-to-brackets');

  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('brackets');
  expect(vault.seal('the-key-to-brackets')).not.toBe(sealed);
  expect(vault.open(sealed)).toBe('the-key-to-brackets');
});

test('nothing stays nothing', () => {
  const vault = new Vault(SECRET);

  expect(vault.seal('')).toBe('');
  expect(vault.open('')).toBe('');
});

test('what another secret has sealed, or somebody has changed, opens as nothing', () => {
  const sealed = new Vault(SECRET).seal('the-key-to-brackets');

  expect(new Vault(`${SECRET}!`).open(sealed)).toBe('');
  expect(new Vault(SECRET).open(`A${sealed.slice(1)}`.replace(/^AA/, 'BA'))).toBe('');
  expect(new Vault(SECRET).open('rubbish')).toBe('');
});
