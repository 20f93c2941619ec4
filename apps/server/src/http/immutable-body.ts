/** Immutable bodies: compressed once, and sent with a tag that lets clients keep them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An immutable body, ready to be sent. */
export interface ImmutableBody {
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const BROTLI_QUALITY = 9;

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Under a versioned address (`?v=`) the answer never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Compresses a body and computes its tag. */
export async function immutableBody(body: unknown): Promise<ImmutableBody> {
  const plain = Buffer.from(JSON.stringify(body));
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, brotli, gzip: zipped };
}

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
