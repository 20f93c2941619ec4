/** Loaded before the server, with `--import`: its strong bots never finish a choice by themselves. */
import { registerHooks } from 'node:module';

const ENDLESS = new URL('../../apps/server/src/testing/endless-thinking-worker.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.endsWith('/thinking-worker.ts') ? ENDLESS : specifier, context),
});
