/** A PostgreSQL for one test, which can crash it and start it again. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './own-redis.ts';

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
type Owner = { uid: number; gid: number } | undefined;

export class OwnPostgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #owner: Owner;
  #child: ChildProcess | null = null;

  private constructor(folder: string, port: number, owner: Owner) {
    this.#folder = folder;
    this.#port = port;
    this.#owner = owner;
  }

  static async open(): Promise<OwnPostgres> {
    const owner = ownerOfPostgres();
    const folder = await mkdtemp(path.join(tmpdir(), 'amberhall-own-postgres-'));
    if (owner !== undefined) {
      await chown(folder, owner.uid, owner.gid);
      // The folder of all temporary files is private. The user of PostgreSQL needs access through it.
      await chmod(tmpdir(), 0o711);
    }
    const settings = [
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    const args = ['--pgdata', path.join(folder, 'data'), ...settings];
    execFileSync(program('initdb'), args, { cwd: folder, stdio: 'ignore', ...owner });
    const postgres = new OwnPostgres(folder, await freePort(), owner);
    await postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** It has everything that was committed before. */
  async start(): Promise<void> {
    const settings = ['-p', `${this.#port}`, '-h', '127.0.0.1', '-k', this.#folder, '-c', 'fsync=off'];
    const child = spawn(program('postgres'), ['-D', path.join(this.#folder, 'data'), ...settings], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...this.#owner,
    });
    this.#child = child;
    for await (const part of child.stderr) if (String(part).includes('ready to accept connections')) break;
    child.stderr.resume();
  }

  /** Kills all its processes at once, during their work. */
  async crash(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGQUIT');
    await exit;
  }

  async remove(): Promise<void> {
    await this.crash();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function program(name: string): string {
  const folder = process.env['TEST_POSTGRES_PROGRAMS'];
  if (folder === undefined) throw new Error('These tests need a service: set TEST_POSTGRES_PROGRAMS.');
  return path.join(folder, name);
}

function ownerOfPostgres(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
