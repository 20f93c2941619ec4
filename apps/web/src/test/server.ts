/** A server that answers as a test says, and a logged-in user. */
import { DEFAULT_SETTINGS, PERMISSIONS } from '@amberhall/protocol';
import type { Permission, User } from '@amberhall/protocol';
import { vi } from 'vitest';
import { useSession } from '../lib/session.ts';

export interface SentCall {
  /** E.g. `GET /api/news/`. */
  call: string;
  body: unknown;
}

/** The answer to a call: status 200 by default. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: object;
}

/**
 * Answers calls as `answers` says, by method and path. A function is called for each call.
 *
 * @returns the calls so far
 */
export function answerCalls(answers: Record<string, object | (() => Answer)>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    // The query string rarely matters to a test.
    const answer = answers[call] ?? answers[call.replace(/\?.*/, '')];
    if (answer === undefined) throw new TypeError(`Nobody answers ${call}`);
    const {
      status = 200,
      headers = {},
      body,
    } = typeof answer === 'function' ? (answer as () => Answer)() : { body: answer };
    return new Response(JSON.stringify(body), { status, headers });
  });
  return sent;
}

/** Returns the user Mira with these permissions. */
export function somebody(permissions: readonly Permission[] = [], changes: Partial<User> = {}): User {
  const flags = PERMISSIONS.map((permission) => [permission, permissions.includes(permission)] as const);
  return {
    id: 7,
    username: 'Mira',
    name: 'Mira',
    avatar: null,
    role: 'user',
    email: 'mira@example.org',
    registered: '2026-01-02T10:00:00.000Z',
    verified: true,
    disabled: false,
    permissions: Object.fromEntries(flags) as User['permissions'],
    patreon: 0,
    challonge: { key: '', subdomain: '' },
    settings: DEFAULT_SETTINGS,
    language: 'en',
    blockList: [],
    ...changes,
  };
}

export function logIn(user: User): void {
  useSession.setState({ status: 'member', user, token: 'token-1' });
}
