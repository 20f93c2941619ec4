/** What stands before a mail, so that nobody has thousands of them sent. */
import type { CaptchaChallenge } from '@amberhall/protocol';

export interface Captcha {
  /** What a browser needs to solve it. */
  challenge(): Promise<CaptchaChallenge>;
  /**
   * Whether that is a solution. Each is good once.
   *
   * @param ip where it comes from
   * @throws {Problem} if it cannot be found out now
   */
  isSolved(solution: string, ip: string): Promise<boolean>;
}
