/** How external services fail, for their stand-ins in tests. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How the next answer fails. */
export type ServiceFault =
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** An HTML page with status 200. */
  | { kind: 'page' }
  | { kind: 'cut off' }
  | { kind: 'never' }
  /** The right answer after this many milliseconds. */
  | { kind: 'slow'; ms: number }
  | { kind: 'hang up' }
  | { kind: 'body'; body: unknown };

/** @param body the right answer */
export async function respondWithFault(
  response: ServerResponse,
  fault: ServiceFault,
  body: unknown,
): Promise<void> {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, fault.headers);
      response.end(fault.body ?? '');
      return;
    case 'page':
      response.end('<!doctype html><title>We are down for maintenance</title>');
      return;
    case 'cut off':
      response.end(JSON.stringify(body).slice(0, 200));
      return;
    case 'never':
      return;
    case 'slow':
      await wait(fault.ms);
      response.end(JSON.stringify(body));
      return;
    case 'hang up':
      response.socket?.destroy();
      return;
    case 'body':
      response.end(JSON.stringify(fault.body));
  }
}
