/** A captcha by proof of work: the browser has to calculate before it may request a mail. */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaChallenge } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Captcha } from './captcha.ts';
import { sha256 } from './secrets.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** The rounds of one attempt. About 256 attempts are needed, half a second altogether. */
const COST = 2_000;
const GOOD_FOR_MS = 20 * 60_000;

const Solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string() }),
});

export class WorkCaptcha implements Captcha {
  readonly #secret: string;
  readonly #bus: Pick<Bus, 'allow'>;
  readonly #now: () => Date;

  /** @param secret of the site, from which the captcha's own is derived */
  constructor(secret: string, bus: Pick<Bus, 'allow'>, now: () => Date) {
    this.#secret = sha256(`captcha ${secret}`);
    this.#bus = bus;
    this.#now = now;
  }

  async challenge(): Promise<CaptchaChallenge> {
    const { parameters, signature } = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      expiresAt: new Date(this.#now().getTime() + GOOD_FOR_MS),
    });
    return { parameters: { ...parameters }, ...(signature !== undefined && { signature }) };
  }

  async isSolved(payload: string): Promise<boolean> {
    const solved = Solved.safeParse(jsonIn(payload));
    if (!solved.success) return false;
    const { challenge, solution } = solved.data;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#secret,
    });
    if (!verified) return false;
    // Each is valid once, over all processes of the site.
    const { nonce, salt } = challenge.parameters;
    const { isAllowed } = await this.#bus.allow(`captcha ${nonce} ${salt}`, 1, GOOD_FOR_MS);
    return isAllowed;
  }
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
