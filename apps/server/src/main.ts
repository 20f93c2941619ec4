/** Starts the server with what an earlier start has compiled: the many files of the cards take a second otherwise. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Removed with the installed packages. Where it cannot be written, every start compiles again. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/amberhall/compiled', import.meta.url));

// A process that plays games collects young objects with one thread. The threads of bots would otherwise have helpers that
// compete with decisions of people for the processors. A lobby keeps the helpers, because its pauses are longer without them.
if (process.env['AMBERHALL_ROLE'] !== 'lobby') setFlagsFromString('--no-parallel-scavenge');
enableCompileCache(COMPILED);
// Imported after that, because only later modules are kept.
await import('./serve.ts');
// A process that is killed would keep nothing.
flushCompileCache();
