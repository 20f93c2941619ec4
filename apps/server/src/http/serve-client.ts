/** Serves the web client: built files, and its page for every address of a client route. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isClientRoute } from '@amberhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnknownCall } from './errors.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PAGE = 'index.html';
/** Built files whose names contain a hash of their content. */
const HASHED = /[\\/]assets[\\/]/;
const NOT_BUILT =
  'The web client is not built yet. Build it with "npm run build", or start everything with "npm start".\n';

export async function serveClient(app: FastifyInstance, folder = BUILT): Promise<void> {
  if (!existsSync(path.join(folder, PAGE))) return answerWithoutClient(app);

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    // The build writes compressed copies beside the files.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = HASHED.test(path.relative(folder, file).replace(/^/, '/'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.sendFile(PAGE));
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) return answerUnknownCall(request, reply);
    if (path.extname(pathOf(request)) !== '') return reply.code(404).type('text/plain').send('Not found\n');
    // The page itself says that there is no such page.
    if (!isClientRoute(pathOf(request))) void reply.code(404);
    return reply.sendFile(PAGE);
  });
}

function answerWithoutClient(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    isCall(request) ? answerUnknownCall(request, reply) : reply.code(503).type('text/plain').send(NOT_BUILT),
  );
}

function isCall(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || /^\/api(\/|$)/.test(pathOf(request));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
