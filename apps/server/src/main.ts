/** Starts the server with what an earlier start has compiled: the many files of the cards take a second otherwise. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Removed with the installed packages. Where it cannot be written, every start compiles again. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/amberhall/compiled', import.meta.url));

enableCompileCache(COMPILED);
// Imported after that, because only later modules are kept.
await import('./serve.ts');
// A process that is killed would keep nothing.
flushCompileCache();
