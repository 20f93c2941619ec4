/** The details of an audit entry besides its target, one fact per line. */
export const describeDetails = (details: Record<string, unknown>): string[] =>
  Object.entries(details).map(([name, value]) => `${name}: ${describe(value)}`);

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return describeDetails(value as Record<string, unknown>).join(', ');
}
