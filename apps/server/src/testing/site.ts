/** A whole site for tests: the program on a free port, and its users. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Storage } from '../database/database.ts';
import { startProgram } from '../program.ts';
import type { Program, ProgramOverrides } from '../program.ts';
import { openTestStorage } from './storage.ts';

export const ADMIN = { username: 'admin', password: 'the-admins-password' } as const;
export const PASSWORD = 'a-good-password';

export interface Site {
  address: string;
  storage: Storage;
  /** The data folder of the site. */
  dataDir: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Registers a user with a unique name, and logs them in. */
  newUser(name?: string): Promise<LoggedIn>;
  login(username: string, password: string): Promise<LoggedIn>;
  /** @throws if the site has logged errors that the test did not expect */
  stop(): Promise<void>;
}

export interface CallOptions {
  body?: unknown;
  /** Sent unchanged, for example to send invalid JSON. */
  raw?: string;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // What a call answers is looked at freely by tests.
  // oxlint-disable-next-line no-explicit-any
  body: any;
  text: string;
}

export interface LoggedIn {
  username: string;
  token: string;
  refreshToken: { id: number; username: string; token: string };
}

export interface SiteParts extends ProgramOverrides {
  /** The messages of errors that the site may log. Not checked with a logger or a log level of the test's own. */
  expectedErrors?: readonly string[];
}

/**
 * @param settings besides those that tests need
 * @param parts replacements for the program's own
 */
export async function openSite(
  settings: Record<string, string> = {},
  { expectedErrors = [], storage: given, ...parts }: SiteParts = {},
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-test-'));
  const config = readConfig({
    AMBERHALL_PORT: '0',
    AMBERHALL_DATA_DIR: dataDir,
    AMBERHALL_ADMIN_NAME: ADMIN.username,
    AMBERHALL_ADMIN_PASSWORD: ADMIN.password,
    AMBERHALL_BOT_DELAY: '0',
    AMBERHALL_LIMIT_FACTOR: '100',
    AMBERHALL_PASSWORD_MEMORY: '64',
    ...settings,
  });
  const storage = given ?? (await openTestStorage());
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const hasLevel = settings['AMBERHALL_LOG_LEVEL'] !== undefined;
  const program = await startProgram(config, { ...(!hasLevel && { logger }), ...parts, storage });
  const site = siteOf(program, storage, dataDir);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      const unexpected = errors.filter((line) => !expectedErrors.includes(JSON.parse(line).msg));
      if (unexpected.length > 0) throw new Error(`The site logged errors: ${unexpected.join('')}`);
    },
  };
}

let users = 0;

function siteOf(program: Program, storage: Storage, dataDir: string): Site {
  const { address } = program;
  const call: Site['call'] = (method, path, options) => callAt(address, method, path, options);
  const login: Site['login'] = async (username, password) => {
    const { body } = await call('POST', '/api/account/login', { body: { username, password } });
    return { username, token: body.token, refreshToken: body.refreshToken };
  };
  return {
    address,
    storage,
    dataDir,
    call,
    login,
    newUser: async (name = `user${++users}-${Date.now() % 100_000}`) => {
      const body = { username: name, email: `${name}@example.org`, password: PASSWORD };
      await call('POST', '/api/account/register', { body });
      return login(name, PASSWORD);
    },
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function callAt(
  address: string,
  method: string,
  path: string,
  { body, raw, token, headers }: CallOptions = {},
): Promise<Answer> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
    text,
  };
}
