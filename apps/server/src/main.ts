/** Starts the server with what an earlier start has compiled: the many files of the cards take a second otherwise. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Removed with the installed packages. Where it cannot be written, every start compiles again. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/amberhall/compiled', import.meta.url));

// Where games are played, young objects are collected by one thread. Helpers of the threads of bots would compete with
// decisions of people for the processors. A lobby keeps its helpers, because its pauses would be longer without them.
if (process.env['AMBERHALL_ROLE'] !== 'lobby') setFlagsFromString('--no-parallel-scavenge');
enableCompileCache(COMPILED);
// Imported after that, because only later modules are kept.
await import('./serve.ts');
// A process that is killed would keep nothing.
flushCompileCache();
