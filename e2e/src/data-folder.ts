import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable of a test run: the data folder of a site that was started once. */
export const TEMPLATE_VARIABLE = 'SITE_TEMPLATE';

/** Makes a data folder for a server: a copy of the template of this test run, or empty without one. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'amberhall-e2e-'));
  const template = process.env[TEMPLATE_VARIABLE];
  if (template !== undefined) await cp(template, folder, { recursive: true });
  return folder;
}
