import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = `http://localhost:${process.env['AMBERHALL_PORT'] ?? '8080'}`;

/**
 * Every schema of zod can describe itself as JSON schema. The client never asks for that, and the code for it
 * (6 kB compressed) would be part of the first load: its functions are replaced by ones that do nothing.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => undefined;`)
        .join('\n'),
  },
};

/** What every visit of the lobby needs of `ui` and `lib`: one file compresses better than thirty. */
const FIRST_SCREEN =
  /src\/(lib\/(format|http|query-client|session|storage|theme|lobby\/.*)\.ts|ui\/(avatar|button|chip|emblem|empty|hidden-text|icon|linked-text|mark|menu|nav-slot|notice|page-title|panel|skeleton|switch|tag|toasts|user-name)\.tsx)$/;

export default defineConfig({
  plugins: [react(), withoutJsonSchema],
  server: {
    port: Number(process.env['AMBERHALL_WEB_PORT'] ?? 5173),
    proxy: {
      '/api': server,
      '/img': server,
      '/socket.io': { target: server, ws: true },
      // Every game node answers under a path named after it.
      '^/node[^/]*/socket\\.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // `no-eval.ts` has to run before the first schema is made, wherever that is: it goes with zod itself.
          groups: [
            // One file per language. English is asked for by namespace.
            { name: (id) => `texts-${/locales\/([^/]+)/.exec(id)?.[1]}`, test: /src\/locales\/(?!en\/)/ },
            { name: 'zod', test: /node_modules\/zod\/v4\/(classic|core)\/|lib\/no-eval\.ts$/ },
            { name: 'first-screen', test: FIRST_SCREEN },
          ],
        },
      },
      // Our own packages only declare things, so what a page does not use can go.
      treeshake: { moduleSideEffects: [{ test: /packages\/(protocol|engine|cards)\//, sideEffects: false }] },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
