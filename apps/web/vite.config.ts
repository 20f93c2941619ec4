import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = `http://localhost:${process.env['AMBERHALL_PORT'] ?? '8080'}`;

/**
 * Every schema of zod can describe itself as JSON schema. The client never needs that, and its code (6 kB
 * compressed) would be part of the first load. These functions are replaced by empty ones.
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

/** The lobby and the games use web sockets only. The other transports (3 kB compressed) are left out. */
const webSocketsOnly: Plugin = {
  name: 'web-sockets-only',
  apply: 'build',
  transform: {
    filter: { id: /engine\.io-client\/build\/esm\/transports\/index\.js$/ },
    handler: () => "import { WS } from './websocket.js'; export const transports = { websocket: WS };",
  },
};

/** The router's instrumentation (1 kB compressed) is not used and is replaced by empty functions. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: (code) =>
      (/^export \{([^}]+)\}/m.exec(code)?.[1] ?? '')
        .split(',')
        .map((name) => `export const ${name.trim()} = () => undefined;`)
        .join('\n'),
  },
};

/** The modules that `early.ts` needs. */
const EARLY =
  /src\/(early|app\/(event-texts|early-event)|lib\/(early-reply|format|initial-texts|language-detector|languages|possible-member|storage-keys|lobby\/early-socket))\.ts$|protocol\/src\/version\.ts$|vite\/preload-helper|rolldown\/runtime/;

/** Runs `early.ts` as soon as it is loaded. As part of the client, it would wait for all of its files. */
const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const early = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.name === 'early',
      );
      if (!early) throw new Error('The build has made no early script');
      const attrs = { type: 'module', async: true, fetchpriority: 'high', crossorigin: true };
      return [{ tag: 'script', attrs: { ...attrs, src: `/${early.fileName}` }, injectTo: 'head' }];
    },
  },
};

/** The size in bytes from which a file is compressed; the server uses the same limit. */
const COMPRESS_FROM = 1024;

/** Writes a compressed copy of each file with the best compression, because it is done once per build. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: {
    // By then the page is written as it will be served.
    order: 'post',
    handler: async ({ dir = '.' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg|html)$/.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  },
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < COMPRESS_FROM) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}

const languageOf = (id: string): string => /locales\/([^/]+)/.exec(id)?.[1] ?? 'en';

export default defineConfig({
  plugins: [react(), withoutJsonSchema, webSocketsOnly, withoutInstrumentation, earlyScript, compressed],
  server: {
    port: Number(process.env['AMBERHALL_WEB_PORT'] ?? 5173),
    proxy: {
      '/api': server,
      '/img': server,
      '/socket.io': { target: server, ws: true },
      // Every game node answers under a path with its name.
      '^/node[^/]*/socket\\.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    // kB, uncompressed. A test limits the size of the first load. Its libraries are one file on purpose.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY, includeDependenciesRecursively: false },
            // Each language has one file with the texts of the first screen, which are part of it in English, and
            // one with all others.
            {
              name: (id) => `initial-texts-${languageOf(id)}`,
              test: /src\/locales\/(?!en\/)[^/]+\/(common|lobby)\./,
            },
            {
              name: (id) => `texts-${languageOf(id)}`,
              test: /src\/locales\/[^/]+\/(?!(common|lobby)\.)/,
            },
            // The first visit requests a few files instead of thirty: over HTTP/1.1, browsers request six at a
            // time, and every six need another round trip. `no-eval.ts` has to run before the first schema is
            // created, so it is in the same file as zod.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules\/|lib\/no-eval\.ts$/,
            },
            { name: 'first-screen', tags: ['$initial'] },
            // Parts that several pages load later: without these groups, a page requests dozens of small files.
            {
              name: 'fields',
              test: /node_modules\/@mantine\/|src\/ui\/mantine-parts/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Without the parts that need the library of form fields, which most pages do not load.
            {
              name: 'parts',
              test: /src\/(ui\/(?!account-page|mantine|one-field-form|password-field|section-page|volume-slider)|lib\/(csv|download-file|use-request-status|server-messages)\.)/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            // The page of an event needs these modules at once.
            {
              name: 'event-screens',
              test: /src\/event-screens\/(?!announce-form|round-clock)|lib\/use-is-printing|features\/events\/(api|entrants|event-(bracket|description|export|head|page|rounds|tags)|export-menu|match-state|pairings|standings-panel|use-event-(actions|changes|labels))\b(?!-)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'event-shapes',
              test: /packages\/protocol\/src\/(events|event-settings|decks|deck-numbers|tournaments)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'event-actions',
              test: /features\/events\/(entrant-actions|history-panel|match-decision|organiser-|own-match-panel|register-decks|result-dialog|sign-up-panel|triad-bans)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [
          // Our own packages have no side effects, so unused exports can be removed.
          { test: /packages\/(protocol|engine|cards)\//, sideEffects: false },
          // Prepares requests that `webSocketsOnly` never makes.
          { test: /engine\.io-client\/build\/esm\/transports\/polling/, sideEffects: false },
        ],
      },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
