/** HTTP calls to the server: tokens, refresh, and one kind of error. */
import { Refused, TokenReply } from '@amberhall/protocol';
import type { Measure, RefreshToken } from '@amberhall/protocol';
import type { z } from 'zod';
import { takeEarlyReply } from './early-reply.ts';
import {
  endLogin,
  hasLeftLogin,
  refreshAttempt,
  signIn,
  signOut,
  storedRefreshToken,
  useSession,
} from './session.ts';

export const GENERIC_ERROR = 'An error occured communicating with the server.  Please try again later.';

/** The refusal of a call without a login, while the page of its user stays. */
const LOGIN_ENDED = 'Your login has ended. Log in again to go on.';

/** A failed or refused call. `message` is a text for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** 200 for a refused request; 0 without an answer, or with one that is incomplete or not from the server. */
  readonly status: number;
  readonly messages: readonly string[];
  /** The ban because of which a login was refused. */
  readonly ban: Measure | undefined;
  /** The seconds after which the call can succeed, if the server names them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    messages: readonly string[],
    options: ErrorOptions & { ban?: Measure; retryAfter?: number } = {},
  ) {
    super(messages.join(' '), options);
    this.ban = options.ban;
    this.retryAfter = options.retryAfter;
    this.status = status;
    this.messages = messages;
  }
}

/** The redirect for calls that the server refuses to authorize; set by the app. */
export const redirects = {
  toLogin: (): void => {},
  toUnauthorised: (): void => {},
};

interface CallOptions<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The schema of the successful answer, or a union with `Refused`. */
  reply: Schema;
  signal?: AbortSignal;
  /** Calls about logging in are sent without a token and are not retried. */
  isPublic?: boolean;
}

type GrantedOf<Reply> = Extract<Reply, { success: true }>;

/**
 * Calls the server. A call with an expired token is repeated once after a refresh.
 *
 * @throws CallError
 */
export async function call<Schema extends z.ZodType>(
  path: string,
  options: CallOptions<Schema>,
): Promise<GrantedOf<z.infer<Schema>>> {
  const wasMember = useSession.getState().status === 'member';
  let response = await send(path, options);
  if (response.status === 401 && !options.isPublic) {
    await regainLogin(wasMember);
    response = await send(path, options);
  }
  if (response.status === 403 && !options.isPublic) redirects.toUnauthorised();
  return readReply(response, options.reply);
}

/**
 * Makes sure that the user is logged in, if need be by asking them.
 *
 * @param wasMember the refused call was sent with a login
 * @throws {CallError} if they are not
 */
async function regainLogin(wasMember: boolean): Promise<void> {
  if (await refreshSession()) return;
  if (useSession.getState().status !== 'ended') {
    // A user who has logged out meanwhile does not want to be asked.
    if (!wasMember || !hasLeftLogin()) redirects.toLogin();
    throw new CallError(401, ['Unauthorized']);
  }
  // Most logins never end on an open page.
  const { loginAgain } = await import('./login-again.ts');
  if (!(await loginAgain())) throw new CallError(401, [LOGIN_ENDED]);
}

async function send(
  path: string,
  { method = 'GET', body, signal, isPublic }: CallOptions<z.ZodType>,
): Promise<Response> {
  const headers = new Headers();
  const { token } = useSession.getState();
  if (token && !isPublic) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const early = method === 'GET' && !token ? takeEarlyReply(path) : undefined;
  try {
    return await (early ??
      fetch(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(0, [GENERIC_ERROR], { cause });
  }
}

async function readReply<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<GrantedOf<z.infer<Schema>>> {
  const json: unknown = await response.json().catch(() => undefined);
  const failure = Refused.safeParse(json);
  if (failure.success) {
    const { message, ban } = failure.data;
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    throw new CallError(response.status, [message].flat(), {
      ...(ban && { ban }),
      ...(seconds >= 0 && { retryAfter: seconds }),
    });
  }
  const reply = schema.safeParse(json);
  if (!response.ok || !reply.success) {
    throw new CallError(response.ok ? 0 : response.status, [GENERIC_ERROR], { cause: reply.error });
  }
  return reply.data as GrantedOf<z.infer<Schema>>;
}

let refreshing: Promise<boolean> | undefined;

/**
 * Exchanges the stored refresh token for a new access token. Concurrent calls share one refresh.
 *
 * @returns whether the user is logged in now
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= withRefreshLock(refreshOnce).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** Two tabs must not use the same refresh token: its second use ends the session. */
function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  // Locks need a secure context: https or localhost.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('amberhall-refresh', work) : work();
}

async function refreshOnce(): Promise<boolean> {
  const refreshToken = storedRefreshToken();
  if (!refreshToken) {
    if (useSession.getState().status !== 'ended') signOut();
    return false;
  }
  // The user has logged out or in meanwhile, in this or another tab. The answer belongs to the old login.
  const isLate = () => storedRefreshToken()?.id !== refreshToken.id;
  try {
    const credentials = await exchangeToken(refreshToken);
    if (isLate()) return useSession.getState().status === 'member';
    signIn(credentials);
    return true;
  } catch (error) {
    if (isLate()) return useSession.getState().status === 'member';
    if (error instanceof CallError && (error.status === 401 || error.status === 200)) {
      endLogin();
      return false;
    }
    // The server is unreachable, which says nothing about the login: keep it for the next attempt.
    throw error;
  }
}

const exchangeToken = (token: RefreshToken) =>
  call('/api/account/token', {
    method: 'POST',
    body: { token, attempt: refreshAttempt() },
    reply: TokenReply,
    isPublic: true,
  });

/** Milliseconds until a stored login is tried again; each wait is twice as long as the one before. */
const RETRY_MS = { first: 1000, longest: 30_000 } as const;

/**
 * Tries the stored login when the page opens, and again in the background while the server cannot be reached.
 *
 * @returns after the first attempt
 */
export async function startSession(): Promise<void> {
  if (!storedRefreshToken()) return signOut();
  if (!(await tryStoredLogin())) void retrySession();
}

async function retrySession(): Promise<void> {
  let wait: number = RETRY_MS.first;
  do {
    // Another part of the page may have logged in or out meanwhile.
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, RETRY_MS.longest);
  } while (useSession.getState().status === 'unreachable' && !(await tryStoredLogin()));
}

/** @returns whether the server answered */
async function tryStoredLogin(): Promise<boolean> {
  try {
    await refreshSession();
    return true;
  } catch {
    useSession.setState({ status: 'unreachable', user: null, token: null });
    return false;
  }
}
