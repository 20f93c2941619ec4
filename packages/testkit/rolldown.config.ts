import { defineConfig } from 'rolldown';

/** One file with everything in it, which any Node loads that can load modules. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  output: { format: 'esm', file: 'dist/index.js' },
});
