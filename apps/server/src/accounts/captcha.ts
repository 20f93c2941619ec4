/** The captcha before a mail request, against mass mailing. */
import type { CaptchaChallenge } from '@amberhall/protocol';

export interface Captcha {
  /** What a browser needs to solve it. */
  challenge(): Promise<CaptchaChallenge>;
  /**
   * Says whether the solution is valid. Each is valid once.
   *
   * @param ip of the client
   * @throws {Problem} if it cannot be verified now
   */
  isSolved(solution: string, ip: string): Promise<boolean>;
}
