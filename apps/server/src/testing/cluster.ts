/** A site of several processes for a test: lobbies and game nodes on a real PostgreSQL and Redis. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Handoff } from '@amberhall/protocol';
import { boardAt, openBoard } from './clients.ts';
import type { TestBoard } from './clients.ts';
import { waitForOutput } from './wait-for-output.ts';
import { callAt, PASSWORD } from './site.ts';
import type { LoggedIn } from './site.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** One process of the site. */
export interface Member {
  name: string;
  /** Its address. */
  address: string;
  child: ChildProcess;
}

export interface ClusterOptions {
  lobbies: number;
  nodes: number;
  /** Default: those that the test run provides. */
  databaseUrl?: string;
  redisUrl?: string;
  settings?: Record<string, string>;
}

export class Cluster {
  readonly lobbies: Member[] = [];
  readonly nodes: Member[] = [];
  readonly pool: pg.Pool;
  readonly #env: Record<string, string>;
  readonly #dataDir: string;
  readonly #dropDatabase: () => Promise<void>;
  readonly #members = new Set<Member>();

  private constructor(env: Record<string, string>, dataDir: string, dropDatabase: () => Promise<void>) {
    this.#env = env;
    this.#dataDir = dataDir;
    this.#dropDatabase = dropDatabase;
    this.pool = new pg.Pool({ connectionString: env['DATABASE_URL'], max: 4 });
    this.pool.on('error', () => {});
  }

  static async open({ lobbies, nodes, settings, ...services }: ClusterOptions): Promise<Cluster> {
    const server = services.databaseUrl ?? needed('TEST_POSTGRES_URL');
    const name = `amberhall_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-cluster-'));
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: url.href,
      REDIS_URL: services.redisUrl ?? needed('TEST_REDIS_URL'),
      // Also distinguishes the sites of several tests on one Redis.
      AMBERHALL_SECRET: randomUUID() + randomUUID(),
      AMBERHALL_PORT: '0',
      AMBERHALL_DATA_DIR: dataDir,
      AMBERHALL_LOG_LEVEL: 'error',
      AMBERHALL_BOT_DELAY: '0',
      AMBERHALL_LIMIT_FACTOR: '100',
      AMBERHALL_PASSWORD_MEMORY: '64',
      AMBERHALL_ADMIN_PASSWORD: 'the-admins-password',
      ...settings,
    };
    const cluster = new Cluster(env, dataDir, () => onServer(server, `drop database ${name} with (force)`));
    try {
      for (let n = 1; n <= lobbies; n++) cluster.lobbies.push(await cluster.startLobby());
      const started = Array.from({ length: nodes }, (_, n) => cluster.startNode(`node${n + 1}`));
      cluster.nodes.push(...(await Promise.all(started)));
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  get databaseUrl(): string {
    return this.#env['DATABASE_URL'] ?? '';
  }

  /** The secret with which the site signs tokens. */
  get secret(): string {
    return this.#env['AMBERHALL_SECRET'] ?? '';
  }

  startLobby(): Promise<Member> {
    return this.#start('lobby', { AMBERHALL_ROLE: 'lobby' });
  }

  startNode(name: string, settings: Record<string, string> = {}): Promise<Member> {
    return this.#start(name, { AMBERHALL_ROLE: 'node', AMBERHALL_NODE_NAME: name, ...settings });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#members].map((member) => stop(member, 'SIGKILL')));
    await this.pool.end();
    await this.#dropDatabase();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Registers a user at a lobby, and logs them in. */
  async newUser(lobby: Member, name = `user${randomUUID().slice(0, 8)}`): Promise<LoggedIn> {
    const body = { username: name, email: `${name}@example.org`, password: PASSWORD };
    await callAt(lobby.address, 'POST', '/api/account/register', { body });
    return this.login(lobby, name, PASSWORD);
  }

  async login(lobby: Member, username: string, password: string): Promise<LoggedIn> {
    const { body } = await callAt(lobby.address, 'POST', '/api/account/login', {
      body: { username, password },
    });
    return { username, token: body.token, refreshToken: body.refreshToken };
  }

  /** A new user with permissions granted by the administrator. */
  async newStaff(lobby: Member, ...permissions: string[]): Promise<LoggedIn> {
    const user = await this.newUser(lobby);
    await this.pool.query('update users set permissions = $1::jsonb where username = $2', [
      JSON.stringify(permissions),
      user.username,
    ]);
    return user;
  }

  async #start(name: string, settings: Record<string, string>): Promise<Member> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...this.#env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Errors of a process are shown with the test.
    child.stdout.on(
      'data',
      (part) => String(part).startsWith('{') && process.stderr.write(`${name} ${part}`),
    );
    const member = { name, address: await waitForOutput(child, /open at (\S+)/), child };
    this.#members.add(member);
    return member;
  }
}

/** Stops a process, and waits for its end. @returns its exit code */
export async function stop({ child }: Member, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code as number | null;
}

/** Connects to the room of a handoff. */
export function boardOf(handoff: Handoff): Promise<TestBoard> {
  return openBoard(addressIn(handoff), handoff);
}

/** The same, without waiting for the game to arrive. */
export function boardSoonOf(handoff: Handoff): TestBoard {
  return boardAt(addressIn(handoff), handoff);
}

function addressIn({ address, port }: Handoff): string {
  return `http://${address ?? '127.0.0.1'}:${port}`;
}

function needed(setting: string): string {
  const value = process.env[setting];
  if (value === undefined) throw new Error(`These tests need a service: set ${setting}.`);
  return value;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
