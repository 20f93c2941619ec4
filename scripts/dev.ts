import { ended, startNode, startServer } from './lib/program.ts';

/** The server, restarted when its code changes, and beside it the web client, reloaded in place. */
const server = startServer(['--watch', '--watch-preserve-output']);
const web = startNode(['scripts/run.mjs', 'vite', 'apps/web']);

process.exitCode = await Promise.race([ended(server), ended(web)]);
server.kill();
web.kill();
