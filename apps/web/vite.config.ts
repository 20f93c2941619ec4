import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://localhost:${process.env['AMBERHALL_PORT'] ?? '8080'}`;

export default defineConfig({
  plugins: [react()],
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
