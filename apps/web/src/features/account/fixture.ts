/** A challenge of the server, for tests. */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Cheap enough for a test: one attempt in sixteen succeeds. */
const work = await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 1,
  keyPrefix: '0',
  deriveKey,
  hmacSignatureSecret: 'secret',
});

/** The answer to the call for a challenge. */
export const challenge = { success: true, ...work };
