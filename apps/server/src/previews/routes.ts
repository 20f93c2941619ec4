import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limits } from '../http/limits.ts';
import { Problem } from '../http/problems.ts';
import { ownArtwork } from './artwork.ts';
import { PREVIEW_KINDS } from './page-previews.ts';
import type { PagePreviews } from './page-previews.ts';
import type { PictureStore } from './picture-store.ts';
import { previewSvg } from './preview-svg.ts';

export interface PreviewRouteParts {
  previews: PagePreviews;
  pictures: PictureStore;
  siteUrl: () => string;
  limits: Pick<Limits, 'previews'>;
}

/** Other sites load these pictures. Their address is outside of the calls, which crawlers may not visit. */
export const previewRoutes: FastifyPluginAsyncZod<PreviewRouteParts> = async (app, parts) => {
  const { previews, pictures, siteUrl, limits } = parts;
  app.get(
    '/preview/:kind/:file',
    {
      schema: {
        params: z.object({
          kind: z.enum(PREVIEW_KINDS),
          file: z
            .string()
            .max(104)
            .regex(/^[\w-]+\.png$/),
        }),
      },
      // Limits apply to calls only, unless a route says otherwise.
      config: { access: 'everybody', rateLimit: { ...limits.previews, allowList: () => false } },
    },
    async ({ params: { kind, file } }, reply) => {
      const preview = await previews.find(kind, file.replace(/\.png$/, ''));
      if (preview === null) throw new Problem(404, 'There is no such picture.');
      const svg = previewSvg(preview.drawing, new URL(siteUrl()).host, ownArtwork());
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await pictures.png(svg));
    },
  );
};
