/** The captcha of hCaptcha, for sites with an account there. */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CaptchaChallenge } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import type { Captcha } from './captcha.ts';

const TIMEOUT_MS = 10_000;
const UNREACHABLE = 'The captcha could not be checked. Please try again later.';

/** Other fields of the answer are ignored. */
const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Answer = z.infer<typeof Answer>;

/** Errors of our settings, not of the solution. */
const OURS = /secret|sitekey|bad-request/;

export interface HcaptchaParts {
  /** The address that verifies solutions. */
  url: string;
  siteKey: string;
  secret: string;
  /** Refuses solutions from another site; `undefined` for a site that does not know its name. */
  hostname: string | undefined;
  logger: Logger;
}

export class Hcaptcha implements Captcha {
  readonly #parts: HcaptchaParts;

  constructor(parts: HcaptchaParts) {
    this.#parts = parts;
  }

  async challenge(): Promise<CaptchaChallenge> {
    return { siteKey: this.#parts.siteKey };
  }

  async isSolved(solution: string, ip: string): Promise<boolean> {
    const { hostname, logger } = this.#parts;
    const answer = await this.#ask(solution, ip).catch((error: unknown) => {
      logger.warn({ err: error }, 'A request to hCaptcha failed');
      throw refused(UNREACHABLE);
    });
    const codes = answer['error-codes'] ?? [];
    if (codes.some((code) => OURS.test(code))) {
      logger.error({ codes }, 'hCaptcha refused the settings of this site');
      throw refused(UNREACHABLE);
    }
    return answer.success && (hostname === undefined || answer.hostname === hostname);
  }

  async #ask(solution: string, ip: string): Promise<Answer> {
    const { url, siteKey, secret } = this.#parts;
    const answer = await fetch(new URL('/siteverify', url), {
      method: 'POST',
      body: new URLSearchParams({ secret, response: solution, remoteip: ip, sitekey: siteKey }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`hCaptcha answered with status ${answer.status}`);
    return Answer.parse(await answer.json());
  }
}
