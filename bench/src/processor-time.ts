const MICROSECONDS_PER_SECOND = 1_000_000;

/** Seconds of processor time that `work` takes, those of the garbage collector's threads included. */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_SECOND;
}

/**
 * Microseconds of processor time the process has had. That of a single thread would leave out other threads' work,
 * but its clock only moves every few milliseconds.
 */
export function processorMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
