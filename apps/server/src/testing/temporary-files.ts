/** Setup and teardown of a test run: its temporary files are deleted with the run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Test processes are killed without notice, so they cannot clean up themselves. */
export async function setup(): Promise<() => Promise<void>> {
  const usual = process.env['TMPDIR'];
  const folder = await mkdtemp(path.join(tmpdir(), 'amberhall-tests-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
