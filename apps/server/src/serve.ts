/** Serves with the settings of the environment and stops on a signal. */
import { DamagedDatabase } from './database/embedded.ts';
import { DataFolderInUse } from './database/lock.ts';
import { BadSetting, readConfig } from './config.ts';
import { startProgram } from './program.ts';
import type { ExitReason } from './program.ts';

/** The exit code tells the parent process how to continue: 75 requests a restart. */
const EXIT_CODES: Record<ExitReason, number> = { restart: 75, replaced: 1 };

// Other users of the machine cannot read the database, the uploaded images and the secret.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const program = await startProgram(config);
  say(`Amberhall is open at ${config.publicUrl ?? program.address}`);
  if (program.administrator !== undefined) {
    const { username, generatedPassword } = program.administrator;
    const password =
      generatedPassword === null
        ? 'the password of AMBERHALL_ADMIN_PASSWORD'
        : `the password ${generatedPassword} (shown only this once)`;
    say(`The first administrator is ${username}, with ${password}.`);
  }
  void program.ended.then(async (ending) => {
    await program.stop();
    process.exit(EXIT_CODES[ending]);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void program.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}

/** A plain sentence for errors that an operator can fix, all details for others. */
function explained(error: unknown): string {
  const isExplained = [BadSetting, DataFolderInUse, DamagedDatabase].some((kind) => error instanceof kind);
  if (isExplained) return (error as Error).message;
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Another process already listens at ${address}:${port}. Stop it or choose another AMBERHALL_PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
