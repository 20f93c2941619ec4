import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fetchCaptcha } from './api.ts';
import { solveHcaptcha } from './hcaptcha.ts';

/** The calculation needs a secure context: https or localhost. */
export const canSolve = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Does the proof of work for a mail. It takes a second or two, during which the page stays usable. On sites with
 * another captcha, the user may have to solve a challenge instead.
 *
 * @returns the solution in the server's format
 * @throws CallError if no challenge can be loaded, Error if it could not be solved in time
 */
export async function solveCaptcha(controller: AbortController): Promise<string> {
  const captcha = await fetchCaptcha();
  if ('siteKey' in captcha) return solveHcaptcha(captcha.siteKey);
  const { parameters, signature } = captcha;
  // The server signed the challenge and expects it back unchanged. The library defines its shape on both sides.
  const challenge = { parameters, signature } as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The captcha was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
