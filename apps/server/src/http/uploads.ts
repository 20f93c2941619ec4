/** Serves uploaded images. Their names change with every upload, so they can be cached permanently. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const FILE = /^[0-9a-f-]{36}\.png$/;

/** @param kinds the folders below `folder`, each served under its name */
export function serveUploads(app: FastifyInstance, folder: string, kinds: readonly string[]): void {
  for (const kind of kinds) {
    app.get<{ Params: { file: string } }>(`/img/${kind}/:file`, async (request, reply) => {
      const file = path.join(folder, kind, request.params.file);
      const isThere = FILE.test(request.params.file) && (await exists(file));
      if (!isThere) return reply.code(404).type('text/plain').send('Not found\n');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(createReadStream(file));
    });
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
