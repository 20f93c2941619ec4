import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../apps/server/src/config.ts';
import { imageReferences } from './lib/image-references.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FILES = ['deploy/Dockerfile', 'deploy/compose.yaml', 'deploy/kubernetes/amberhall.yaml'] as const;

it.each(FILES)('%s contains only settings that the server knows', (file) => {
  const named = read(file).match(/\b(?:AMBERHALL_[A-Z_]+|DATABASE_URL|REDIS_URL)\b/g) ?? [];

  expect([...new Set(named)].filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(named).not.toEqual([]);
});

it('the image contains every workspace', () => {
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

it('the proxy routes to every game node of the compose file', () => {
  const nodes = [...read('deploy/compose.yaml').matchAll(/AMBERHALL_NODE_NAME: (\S+)/g)].map(
    ([, name]) => name,
  );
  const proxy = read('deploy/nginx.conf');

  expect(nodes).toEqual(['node1', 'node2']);
  for (const node of nodes) {
    expect(proxy).toContain(`location /${node}/ {\n      proxy_pass http://${node};`);
    // A replaced container has a new address, so the address must be resolved again.
    expect(proxy).toMatch(new RegExp(`upstream ${node} \\{[^}]*server ${node}:8080 resolve;`));
  }
});

it('the ingress routes to every game node that the manifests start', () => {
  const manifest = read('deploy/kubernetes/amberhall.yaml');
  const replicas = Number(/kind: StatefulSet[\s\S]*?replicas: (\d+)/.exec(manifest)?.[1]);

  for (let n = 0; n < replicas; n++) {
    expect(manifest).toContain(`path: /node-${n}\n`);
    expect(manifest).toContain(`pod-name: node-${n} }`);
  }
});

interface YamlDocument {
  errors: unknown[];
  toJS(options: { maxAliasCount: number }): unknown;
}

type ParseYaml = (text: string, options: { merge: boolean }) => YamlDocument[];

/** The YAML parser that is installed with the API documentation. */
const parseYaml: ParseYaml = (text, options) => {
  const ofServer = createRequire(join(ROOT, 'apps/server/package.json'));
  const { parseAllDocuments } = createRequire(ofServer.resolve('@fastify/swagger'))('yaml') as {
    parseAllDocuments: ParseYaml;
  };
  return parseAllDocuments(text, options);
};

/** Parses the documents of a YAML file. */
const documents = (file: string): Record<string, unknown>[] =>
  parseYaml(read(file), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS({ maxAliasCount: 100 }) as Record<string, unknown>;
  });

it('the compose file has the expected services, and its paths and dependencies exist', () => {
  const [compose] = documents('deploy/compose.yaml') as [
    { services: Record<string, { build?: { context: string; dockerfile: string }; depends_on?: object }> },
  ];
  const names = Object.keys(compose.services);

  expect(names.toSorted()).toEqual(['lobby1', 'lobby2', 'node1', 'node2', 'postgres', 'proxy', 'redis']);
  for (const [name, { depends_on: needs = {} }] of Object.entries(compose.services)) {
    const needed = Array.isArray(needs) ? needs : Object.keys(needs);
    expect({ name, unknown: needed.filter((other: string) => !names.includes(other)) }).toEqual({
      name,
      unknown: [],
    });
  }
  const builds = Object.values(compose.services).flatMap(({ build }) => build ?? []);
  expect(builds).not.toEqual([]);
  for (const { context, dockerfile } of builds) {
    expect(existsSync(join(ROOT, 'deploy', context, dockerfile))).toBe(true);
  }
  expect(existsSync(join(ROOT, 'deploy/nginx.conf'))).toBe(true);
});

it.each(['deploy/compose.yaml', 'deploy/kubernetes/amberhall.yaml'])(
  'the images of %s are those that are pinned, and that of this repository',
  (file) => {
    const imagesIn = (part: unknown): string[] => {
      if (typeof part !== 'object' || part === null) return [];
      return Object.entries(part).flatMap(([key, value]) =>
        key === 'image' && typeof value === 'string' ? [value] : imagesIn(value),
      );
    };
    const pinned = imageReferences(file, read(file)).map(({ text }) => text);

    const others = imagesIn(documents(file)).filter((image) => !pinned.includes(image));
    expect(others.filter((image) => !image.startsWith('amberhall:'))).toEqual([]);
    expect(others).not.toEqual([]);
  },
);

it('site.env.example lists every secret that the compose file requires', () => {
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  const example = read('deploy/site.env.example');

  for (const name of asked) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});

it('every StatefulSet of the manifests names an existing service', () => {
  const manifests = documents('deploy/kubernetes/amberhall.yaml') as {
    kind: string;
    metadata: { name: string };
    spec?: { serviceName?: string };
  }[];
  const services = manifests.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);

  expect(manifests.every(({ kind, metadata }) => kind !== undefined && metadata.name !== undefined)).toBe(
    true,
  );
  const sets = manifests.filter(({ kind }) => kind === 'StatefulSet');
  expect(sets).not.toEqual([]);
  for (const { spec } of sets) expect(services).toContain(spec?.serviceName);
});

it('the files that the image runs exist', () => {
  const dockerfile = read('deploy/Dockerfile');
  const commands = [...dockerfile.matchAll(/"(apps\/[^"]+|scripts\/[^"]+)"/g)].map(([, path = '']) => path);

  expect(commands).not.toEqual([]);
  for (const path of commands) expect(existsSync(join(ROOT, path))).toBe(true);
  expect(existsSync(join(ROOT, 'apps/web/index.html'))).toBe(true);
});

/** Settings that must stay secret. */
const SECRETS = ['AMBERHALL_SECRET', 'DATABASE_URL', 'REDIS_URL', 'AMBERHALL_ADMIN_PASSWORD'];

it('the deploy files contain no secret', () => {
  const [config] = documents('deploy/kubernetes/amberhall.yaml') as { kind: string; data?: object }[];
  const example = read('deploy/site.env.example').match(/^(?:AMBERHALL_SECRET|POSTGRES_PASSWORD)=.+$/gm);

  expect(config?.kind).toBe('ConfigMap');
  expect(Object.keys(config?.data ?? {}).filter((name) => SECRETS.includes(name))).toEqual([]);
  expect(example).toBeNull();
});

it('containers of the server can write only to /data and /tmp', () => {
  const [compose] = documents('deploy/compose.yaml') as [{ services: Record<string, ComposeService> }];
  const programs = Object.values(compose.services).filter(({ build }) => build !== undefined);

  expect(programs).toHaveLength(4);
  for (const program of programs) {
    expect(program).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    expect([...(program.volumes ?? []), ...program.tmpfs].map((place) => place.split(':').at(-1))).toEqual(
      expect.arrayContaining(['/tmp', '/data']),
    );
  }
  for (const { template } of workloads()) {
    const [container] = template.spec.containers;
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  }
});

interface ComposeService {
  build?: object;
  read_only?: boolean;
  volumes?: string[];
  tmpfs: string[];
}

interface Workload {
  template: {
    spec: {
      terminationGracePeriodSeconds: number;
      containers: {
        securityContext: object;
        volumeMounts: { mountPath: string }[];
        [probe: `${string}Probe`]: { httpGet: { path: string; port: number } };
        ports: { containerPort: number }[];
        resources: { limits: { memory: string } };
      }[];
    };
  };
}

const workloads = (): Workload[] =>
  (documents('deploy/kubernetes/amberhall.yaml') as { kind: string; spec: Workload }[])
    .filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind))
    .map(({ spec }) => spec);

it('pods have 30 seconds to stop, and probes that keep visitors from pods that are not ready', () => {
  const image = read('deploy/Dockerfile');

  expect(workloads()).toHaveLength(2);
  for (const { template } of workloads()) {
    const [container] = template.spec.containers;
    const port = container?.ports[0]?.containerPort;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
    expect(container).toMatchObject({
      startupProbe: { httpGet: { path: '/healthz', port } },
      readinessProbe: { httpGet: { path: '/readyz', port } },
      livenessProbe: { httpGet: { path: '/healthz', port } },
    });
    expect(image).toContain(`EXPOSE ${port}`);
    expect(container?.resources.limits.memory).toMatch(/^\dGi$/);
  }
  expect(image).toMatch(/HEALTHCHECK[^]*\/readyz/);
  expect(image.match(/^USER (\S+)$/m)?.[1]).toBe('node');
});

it('visitors cannot reach the metrics, and the log of the proxy contains no token', () => {
  const proxy = read('deploy/nginx.conf');
  const ingress = documents('deploy/kubernetes/amberhall.yaml').find(({ kind }) => kind === 'Ingress') as {
    metadata: { annotations: Record<string, string> };
    spec: {
      rules: { http: { paths: { path: string; pathType: string; backend: { service: object } }[] } }[];
    };
  };
  const [first] = ingress.spec.rules[0]?.http.paths ?? [];

  expect(proxy).toMatch(/location = \/metrics \{\s*return 404;/);
  expect(first).toMatchObject({
    path: '/metrics',
    pathType: 'Exact',
    backend: { service: { name: 'nobody' } },
  });
  expect(proxy.match(/log_format .*/)?.[0]).not.toMatch(
    /\$(request|request_uri|args|query_string|http_referer)\b/,
  );
  expect(proxy).toContain('access_log /dev/stdout site;');
  expect(ingress.metadata.annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false');
});
