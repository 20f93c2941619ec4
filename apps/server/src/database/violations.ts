/** The unique constraint that a statement broke, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return constraint;
  }
  return undefined;
}

/** Whether the database refused what it was to keep: no later attempt can do better. */
export function isPermanentRejection(error: unknown): boolean {
  const { code } = error instanceof Error ? (error as { code?: unknown }) : {};
  return typeof code === 'string' && DATA_ERROR.test(code);
}

/** Data exceptions and violated constraints, in the classes of SQLSTATE. */
const DATA_ERROR = /^2[23]...$/;
const UNIQUE_VIOLATION = '23505';
