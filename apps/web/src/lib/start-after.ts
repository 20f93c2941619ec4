/** @returns the time of a new coached game: now, or later if the clock of another device was ahead */
export function startAfter(previous: { begunAt: number } | null): number {
  return Math.max(Date.now(), previous === null ? 0 : previous.begunAt + 1);
}
