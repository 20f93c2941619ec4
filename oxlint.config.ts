import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';

/** Folders whose code has no clock, no chance and no input or output of its own. */
const PURE = ['engine', 'cards', 'protocol', 'testkit', 'bots'].map((name) => `packages/${name}/**/*.ts`);

const NOT_IN_PURE_CODE = {
  Date: 'time is passed in',
  performance: 'time is passed in',
  setTimeout: 'nothing waits here',
  setInterval: 'nothing waits here',
  setImmediate: 'nothing waits here',
  queueMicrotask: 'nothing waits here',
  Promise: 'everything here is synchronous',
  fetch: 'there is no input or output here',
  process: 'there is no input or output here',
  console: 'there is no input or output here',
  crypto: 'chance comes from the seed',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'vitest', 'react', 'jsx-a11y'],
  jsPlugins: [fileURLToPath(new URL('./scripts/lint/plugin.ts', import.meta.url))],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    'amberhall/boundaries': 'error',
    'amberhall/floors': 'error',
    'amberhall/prompt-branches': 'error',
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-console': 'error',
    'eslint/no-else-return': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-var': 'error',
    'eslint/no-warning-comments': 'error',
    'eslint/prefer-const': 'error',
    'eslint/preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    // Spreading a string gives its characters, which is what limits on what people write count.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/throw-new-error': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/no-conditional-tests': 'error',
    // The card language has a link named `then`, and nobody awaits a card.
    'unicorn/no-thenable': 'off',
    // `<output>` is for results of a form; a status line of the lobby is none.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A part that scrolls must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['log', 'region', 'tabpanel'] }],
  },
  overrides: [
    {
      files: PURE,
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          {
            globals: Object.entries(NOT_IN_PURE_CODE).map(([name, message]) => ({ name, message })),
            checkGlobalObject: true,
          },
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'chance comes from the seed' },
          { property: 'localeCompare', message: 'the order would depend on the machine' },
        ],
        'oxc/no-async-await': 'error',
        // A step is a generator even if it asks nothing today.
        'eslint/require-yield': 'off',
      },
    },
    {
      files: ['*.config.ts', '**/*.config.ts', 'scripts/lint/plugin.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // The rulebook is recursive: docs/adr/0017. The files in cycles are listed in scripts/lint/engine-cycles.ts.
    {
      files: ['packages/engine/src/{queries,rules,session}/**'],
      rules: { 'import/no-cycle': 'off' },
    },
    // So are phrases: a noun contains numbers, a number counts nouns.
    {
      files: ['packages/cards/src/text/**', 'packages/cards/src/reader/source/**'],
      rules: { 'import/no-cycle': 'off' },
    },
    // Hooks of libraries hand out functions that their types call methods.
    { files: ['apps/web/**'], rules: { 'typescript/unbound-method': 'off' } },
    { files: ['scripts/**', 'bench/**'], rules: { 'eslint/no-console': 'off' } },
  ],
});
