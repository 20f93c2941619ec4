import type { ChildProcess } from 'node:child_process';

/** Waits until the output of the program matches. @returns the first group of `pattern` */
export function waitForOutput(program: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  program.stdout?.on('data', (part) => {
    said += String(part);
    const found = pattern.exec(said)?.[1];
    if (found !== undefined) resolve(found);
  });
  program.once('exit', () => reject(new Error(`The program ended: ${said}`)));
  return promise;
}
