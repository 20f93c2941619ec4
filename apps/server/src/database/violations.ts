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

/** Says whether the database has no such table or column: it is of an older version of the program. */
export function lacksTables(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (MISSING.includes((cause as { code?: string }).code ?? '')) return true;
  }
  return false;
}

/** Undefined table, undefined column. */
const MISSING: readonly string[] = ['42P01', '42703'];
/** Data exceptions and constraint violations, by SQLSTATE class. */
const DATA_ERROR = /^2[23]...$/;
const UNIQUE_VIOLATION = '23505';
