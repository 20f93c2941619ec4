/** One file with everything in it, which any Node loads that can load modules. */
export default {
  input: 'src/index.ts',
  platform: 'node',
  output: { format: 'esm', file: 'dist/index.js' },
};
