import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fetchCaptcha } from './api.ts';
import { solveHcaptcha } from './hcaptcha.ts';

/** Only pages from https or this machine can calculate what the work asks for. */
export const canSolve = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Does the work that stands before a mail; it takes a second or two, in which the page stays usable. On sites with
 * another captcha the user may have to solve a riddle instead.
 *
 * @returns the solution as the server takes it
 * @throws CallError if there is no work to be had, Error if it could not be done in time
 */
export async function solveCaptcha(controller: AbortController): Promise<string> {
  const captcha = await fetchCaptcha();
  if ('siteKey' in captcha) return solveHcaptcha(captcha.siteKey);
  const { parameters, signature } = captcha;
  // Whatever the server signed is what it wants back: its shape is that of the library on both sides.
  const challenge = { parameters, signature } as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The captcha was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
