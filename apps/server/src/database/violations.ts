/** The unique constraint that a statement violated, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return constraint;
  }
  return undefined;
}

/** Says whether the database rejected the data, so that retrying cannot help. */
export function isPermanentRejection(error: unknown): boolean {
  const { code } = error instanceof Error ? (error as { code?: unknown }) : {};
  return typeof code === 'string' && DATA_ERROR.test(code);
}

/** Data exceptions and constraint violations, by SQLSTATE class. */
const DATA_ERROR = /^2[23]...$/;
const UNIQUE_VIOLATION = '23505';
