/** Around a run of tests: what they leave in the folder for temporary files goes with the run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Processes that run tests are ended without notice, so they cannot clear up themselves. */
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
