/** Setup of a test run: the data folder of a new site, made once, because making its database takes seconds. */
import { rm } from 'node:fs/promises';
import { startServer } from './server.ts';
import { TEMPLATE_VARIABLE } from './data-folder.ts';

export async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop({ keepData: true });
  process.env[TEMPLATE_VARIABLE] = server.dataFolder;
  return async () => {
    delete process.env[TEMPLATE_VARIABLE];
    await rm(server.dataFolder, { recursive: true, force: true });
  };
}
