/** The documentation of the calls from their own schemas: as an OpenAPI document under `/docs/json`, and as a page. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { CLIENT_VERSION } from '@amberhall/protocol';
import type { Access } from './access.ts';

const PAGE = '/docs';

type Described = ReturnType<typeof jsonSchemaTransform>;

/** Must be registered before the routes that it describes. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Amberhall',
        version: CLIENT_VERSION,
        description:
          'Every response contains `success`. A request that is understood but refused has status 200, `success: false` and a message.',
      },
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (call) => {
      const described = jsonSchemaTransform(call);
      const access = call.route.config?.access;
      return access === undefined ? hidden(described) : withAccess(described, access);
    },
  });
  await app.register(swaggerUi, { routePrefix: PAGE, uiConfig: { validatorUrl: null } });
}

function hidden(described: Described): Described {
  return { ...described, schema: { ...described.schema, hide: true } };
}

function withAccess(described: Described, access: Access): Described {
  return {
    ...described,
    schema: {
      ...described.schema,
      tags: [described.url.split('/')[2] ?? 'api'],
      description: sentenceFor(access),
      'x-access': access,
      ...(access !== 'everybody' && { security: [{ accessToken: [] }] }),
    } as Described['schema'],
  };
}

function sentenceFor(access: Access): string {
  if (access === 'everybody') return 'Open to everybody.';
  if (access === 'user') return 'Needs a login.';
  return access === 'self' ? 'Needs the login of the user in the path.' : `Needs the right \`${access}\`.`;
}
