import type { Connection } from '../../lib/lobby/state.ts';

/** Limits in milliseconds: from the first, a response is slow; from the second, it is bad. */
const WARN_MS = 150;
const BAD_MS = 300;

export function connectionQuality(
  connection: Connection,
  responseMs: number | null,
): 'good' | 'warn' | 'bad' | 'connecting' {
  if (connection === 'disconnected') return 'bad';
  if (connection === 'connecting') return 'connecting';
  if (responseMs === null || responseMs < WARN_MS) return 'good';
  return responseMs < BAD_MS ? 'warn' : 'bad';
}
