/** Prevents two processes from opening one embedded database, which would destroy it. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Holder = z.object({ pid: z.int(), startTime: z.string().nullable(), token: z.string() });
type Holder = z.infer<typeof Holder>;

/** Another running process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/**
 * Takes the lock `file` for this process, also from a dead process.
 *
 * @returns a function that releases the lock
 * @throws {DataFolderInUse} while its holder is alive
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, startTime: await startTimeOf(process.pid), token: randomUUID() };

  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await create(file, own)) return () => release(file, own);
    const holder = await readHolder(file);
    if (holder === undefined) continue;
    if (holder !== 'unreadable' && (await isAlive(holder))) {
      throw new DataFolderInUse(
        `The data folder ${path.dirname(file)} is in use by process ${holder.pid}. Stop it first, or choose another AMBERHALL_DATA_DIR.`,
      );
    }
    if (await takeOver(file, own, tokenOf(holder))) return () => release(file, own);
  }
  throw new DataFolderInUse(`Could not take the lock ${file}: other processes keep taking it.`);
}

const ATTEMPTS = 5;

const tokenOf = (holder: Holder | 'unreadable'): string => (holder === 'unreadable' ? holder : holder.token);

/** Creates the lock atomically: no process ever reads an incomplete one. */
async function create(file: string, own: Holder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Replaces the lock of a dead holder. Only one of the processes that saw the same dead holder succeeds: the one
 * whose claim exists, and only while the lock still belongs to that holder.
 */
async function takeOver(file: string, own: Holder, deadToken: string): Promise<boolean> {
  const claim = `${file}.${deadToken}.claim`;
  if (!(await create(claim, own))) {
    await removeDeadClaim(claim);
    return false;
  }
  try {
    const holder = await readHolder(file);
    if (holder === undefined || tokenOf(holder) !== deadToken) return false;
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    await rename(draft, file);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

/** A process died during a takeover. */
async function removeDeadClaim(claim: string): Promise<void> {
  const holder = await readHolder(claim);
  if (holder !== undefined && holder !== 'unreadable' && !(await isAlive(holder)))
    await rm(claim, { force: true });
}

async function release(file: string, own: Holder): Promise<void> {
  const holder = await readHolder(file);
  if (holder !== undefined && holder !== 'unreadable' && holder.token === own.token) {
    await rm(file, { force: true });
  }
}

async function readHolder(file: string): Promise<Holder | 'unreadable' | undefined> {
  try {
    const parsed = Holder.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : 'unreadable';
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
}

/** Process ids are reused. The start time distinguishes a process from its successor. */
async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  return holder.startTime === (await startTimeOf(holder.pid));
}

/** The start time in clock ticks since boot, with the boot id; `null` where the system does not provide it. */
async function startTimeOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
