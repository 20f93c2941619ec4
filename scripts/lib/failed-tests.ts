import { relative } from 'node:path';
import { z } from 'zod';

const Results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Returns a line for each failed test and for each file that could not run: path, title and first line of the error.
 *
 * @param results the output of Vitest's JSON reporter
 * @throws if `results` has another shape
 */
export function failedTests(results: unknown, root: string): string[] {
  return Results.parse(results).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`);
  });
}

function firstLine(message: string): string {
  return message.trim().split('\n', 1)[0] ?? '';
}
