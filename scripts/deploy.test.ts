import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../apps/server/src/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FILES = ['deploy/Dockerfile', 'deploy/compose.yaml', 'deploy/kubernetes/amberhall.yaml'] as const;

it.each(FILES)('%s names only settings that the server knows', (file) => {
  const named = read(file).match(/\b(?:AMBERHALL_[A-Z_]+|DATABASE_URL|REDIS_URL)\b/g) ?? [];

  expect([...new Set(named)].filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(named).not.toEqual([]);
});

it('the image is built from every workspace', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (\S+)\/package\.json /gm)].map(
    ([, folder]) => folder,
  );
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));

  expect(new Set(copied)).toEqual(new Set(workspaces));
  for (const [, file = ''] of read('deploy/Dockerfile').matchAll(/"(apps\/\S+\.ts)"/g)) {
    expect(existsSync(join(ROOT, file))).toBe(true);
  }
});

it('the proxy leads to every game node of the compose file', () => {
  const nodes = [...read('deploy/compose.yaml').matchAll(/AMBERHALL_NODE_NAME: (\S+)/g)].map(
    ([, name]) => name,
  );
  const proxy = read('deploy/nginx.conf');

  expect(nodes).toEqual(['node1', 'node2']);
  for (const node of nodes)
    expect(proxy).toContain(`location /${node}/ {\n      proxy_pass http://${node}:8080;`);
});

it('the ingress leads to every game node that the manifests start', () => {
  const manifest = read('deploy/kubernetes/amberhall.yaml');
  const replicas = Number(/kind: StatefulSet[\s\S]*?replicas: (\d+)/.exec(manifest)?.[1]);

  for (let n = 0; n < replicas; n++) {
    expect(manifest).toContain(`path: /node-${n}\n`);
    expect(manifest).toContain(`pod-name: node-${n} }`);
  }
});
