/** Times in the form of a field for date and time: the local time without a zone. */

const pad = (value: number): string => String(value).padStart(2, '0');

/** @param iso ISO 8601, or empty @returns e.g. 2026-11-22T19:00 */
export function toLocalTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** @returns ISO 8601; empty for a time that is not complete */
export function fromLocalTime(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
