import { run } from './lib/program.ts';
import { findPostgres, startPostgres, startRedis } from './lib/services.ts';
import type { Service } from './lib/services.ts';

/** Runs the tests that need PostgreSQL and Redis. Starts both, unless the environment names running ones. */
const services: Service[] = [];

async function serviceUrl(setting: string, start: () => Promise<Service>): Promise<string> {
  const given = process.env[setting];
  if (given !== undefined && given !== '') return given;
  const service = await start();
  services.push(service);
  return service.url;
}

try {
  const env = {
    ...process.env,
    TEST_POSTGRES_URL: await serviceUrl('TEST_POSTGRES_URL', startPostgres),
    // Tests that crash PostgreSQL start one of their own.
    TEST_POSTGRES_PROGRAMS: process.env['TEST_POSTGRES_PROGRAMS'] ?? (await findPostgres()),
    TEST_REDIS_URL: await serviceUrl('TEST_REDIS_URL', startRedis),
  };
  process.exitCode = await run(['vitest', 'run', '--project=services', ...process.argv.slice(2)], { env });
} finally {
  await Promise.all(services.map((service) => service.stop()));
}
