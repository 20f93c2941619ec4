import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ReplayChunkReply, ReplayReply, ReplayView, ShuffleRecordReply } from '@amberhall/protocol';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import { Problem } from '../http/problems.ts';
import type { Replays } from './replays.ts';

const Id = z.uuid();
const NO_CHUNK = 'This part of the replay does not exist.';

/** Open to everybody who may watch the game. */
export const replayRoutes: FastifyPluginAsyncZod<{ replays: Replays; limits: Limits }> = async (
  app,
  { replays, limits },
) => {
  const config = { access: 'everybody', hasOptionalLogin: true, rateLimit: limits.replays } as const;
  app.get(
    '/api/replays/:id',
    { schema: { params: z.object({ id: z.string() }), response: responseSchemas(ReplayReply) }, config },
    async ({ params: { id }, signedIn }) => ({
      success: true as const,
      // An invalid id is treated as unknown.
      replay: Id.safeParse(id).success
        ? await replays.open(id, signedIn?.account ?? null)
        : { state: 'unknown' as const },
    }),
  );
  app.get(
    '/api/replays/:id/shuffles',
    { schema: { params: z.object({ id: Id }), response: responseSchemas(ShuffleRecordReply) }, config },
    async ({ params: { id }, signedIn }) => ({
      success: true as const,
      shuffles: await replays.shuffles(id, signedIn?.account ?? null),
    }),
  );
  app.get(
    '/api/replays/:id/:view/:chunk',
    {
      schema: {
        params: z.object({ id: Id, view: ReplayView, chunk: z.coerce.number().int().nonnegative() }),
        response: responseSchemas(ReplayChunkReply),
      },
      config,
    },
    async ({ params: { id, view, chunk }, signedIn }, reply) => {
      const text = await replays.chunk(id, view, chunk, signedIn?.account ?? null);
      if (text === undefined) throw new Problem(404, NO_CHUNK);
      // Serialized by its schema when it was recorded.
      return reply.type('application/json; charset=utf-8').send(text as never);
    },
  );
};
