/** Starts the server with what an earlier start has compiled: the many files of the cards take a second otherwise. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Removed with the installed packages. Where it cannot be written, every start compiles again. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/amberhall/compiled', import.meta.url));

// Young objects are collected by one thread. Several threads wait for each other, which takes more processor time than
// the work that they share.
setFlagsFromString('--no-parallel-scavenge');
enableCompileCache(COMPILED);
// Imported after that, because only later modules are kept.
await import('./serve.ts');
// A process that is killed would keep nothing.
flushCompileCache();
