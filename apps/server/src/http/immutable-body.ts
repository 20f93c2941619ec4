import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImmutableBody } from '../catalogue/catalogue.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Under a versioned address (`?v=`) the answer never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Sends a body that never changes, or 304 if the client already has it.
 *
 * @param varies request headers besides the encoding on which the body depends
 */
export function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ImmutableBody,
  varies: readonly string[] = [],
): FastifyReply {
  const isVersioned = (request.query as { v?: unknown }).v !== undefined;
  reply
    .header('cache-control', isVersioned ? IMMUTABLE : REVALIDATE)
    .header('etag', body.etag)
    .header('vary', ['accept-encoding', ...varies].join(', '))
    .type('application/json; charset=utf-8');
  if (tagsOf(request.headers['if-none-match']).includes(body.etag)) return reply.code(304).send();

  const accepted = (request.headers['accept-encoding'] ?? '').toString();
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(body.plain);
}

function tagsOf(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
