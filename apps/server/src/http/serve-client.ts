/** Serves the web client: built files, and its page for every address of a client route. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isClientRoute } from '@amberhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageWithPreview } from '../previews/page-head.ts';
import type { PagePreview } from '../previews/page-previews.ts';
import { answerUnknownCall } from './errors.ts';
import type { Limit } from './limits.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PAGE = 'index.html';
/** Built files whose names contain a hash of their content. */
const HASHED = /[\\/]assets[\\/]/;
/** The paths of pages that can have a preview. */
const PREVIEWED = /^\/(?:deck\/|replay\/|play\/?$)/i;
const NOT_BUILT =
  'The web client is not built yet. Build it with "npm run build", or start everything with "npm start".\n';

/** Where the tags of pages come from that show a preview on other sites. */
export interface PreviewedPages {
  previewOf: (url: string) => Promise<PagePreview>;
  siteUrl: () => string;
}

interface ClientParts extends PreviewedPages {
  /** Beyond it, pages are sent without preview. */
  limit: Limit;
}

export async function serveClient(app: FastifyInstance, parts: ClientParts, folder = BUILT): Promise<void> {
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
  const previewOf = limitedPreviews(app, parts);
  app.get('/', (_request, reply) => reply.sendFile(PAGE));
  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request)) return answerUnknownCall(request, reply);
    if (path.extname(pathOf(request)) !== '') return reply.code(404).type('text/plain').send('Not found\n');
    // The page itself says that there is no such page.
    const preview = isClientRoute(pathOf(request)) ? await previewOf(request) : 'gone';
    if (preview === 'gone') void reply.code(404);
    if (preview === 'gone' || preview === null) return reply.sendFile(PAGE);
    const page = await readFile(path.join(folder, PAGE), 'utf8');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageWithPreview(page, preview, parts.siteUrl(), pathOf(request)));
  });
}

function limitedPreviews(app: FastifyInstance, { previewOf, limit }: ClientParts) {
  const take = app.createRateLimit({ ...limit, allowList: () => false });
  return async (request: FastifyRequest): Promise<PagePreview> => {
    if (!PREVIEWED.test(pathOf(request))) return null;
    const taken = await take(request);
    if (!taken.isAllowed && taken.isExceeded) return null;
    return previewOf(request.url);
  };
}

function answerWithoutClient(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    isCall(request) ? answerUnknownCall(request, reply) : reply.code(503).type('text/plain').send(NOT_BUILT),
  );
}

function isCall(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || /^\/(?:api|preview)(?:\/|$)/.test(pathOf(request));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
