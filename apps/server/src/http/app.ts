/** The HTTP server of the program, without an open port. Its routes are passed in. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import { guardRoutes } from './access.ts';
import type { Guards } from './access.ts';
import { documentCalls } from './documentation.ts';
import { answerErrors, answerUnreadablePath } from './errors.ts';
import { answerHealth } from './health.ts';
import type { HealthParts } from './health.ts';
import { callerKey, limitsBy, tooMany } from './limits.ts';
import type { Limits } from './limits.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './security.ts';
import { serveClient } from './serve-client.ts';
import type { PreviewedPages } from './serve-client.ts';
import { sharedLimits } from './shared-limits.ts';
import { rejectUnstorable } from './storable-text.ts';

export interface AppParts {
  config: Pick<Config, 'trustProxy' | 'limitFactor'> & Parameters<typeof securityHeaders>[0];
  logger: Logger;
  bus: Pick<Bus, 'allow'>;
  guards: Guards;
  health: HealthParts;
  previews: PreviewedPages;
  /** Registers the routes. Hooks, limits and guards are in place by then. */
  register: (app: App, limits: Limits) => Promise<void>;
}

/** An application whose routes are checked and described by zod schemas. */
export type App = ReturnType<typeof newApp>;

/** The maximum size in bytes of a body, for all calls except uploads. */
const BODY_LIMIT = 100 * 1024;
/** The time limit in milliseconds for receiving a whole call. */
const REQUEST_MS = 60_000;
/** The idle time after which a connection is closed, except for sockets. */
const SILENCE_MS = 120_000;
/** The size in bytes from which an answer is compressed. */
const COMPRESS_FROM = 1024;

export async function buildApp({
  config,
  logger,
  bus,
  guards,
  health,
  previews,
  register,
}: AppParts): Promise<FastifyInstance> {
  const app = newApp(logger, config.trustProxy);
  const untyped = app as unknown as FastifyInstance;
  answerErrors(untyped);

  const limits = limitsBy(config.limitFactor);
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, { threshold: COMPRESS_FROM });
  await app.register(rateLimit, {
    ...limits.all,
    keyGenerator: callerKey,
    store: sharedLimits(bus),
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  guardRoutes(untyped, guards);
  rejectUnstorable(untyped);

  await documentCalls(untyped);
  await register(app, limits);
  answerHealth(untyped, health);
  await serveClient(untyped, { ...previews, limit: limits.previews });
  return untyped;
}

function newApp(logger: Logger, trustProxy: boolean) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    // One proxy: entries further to the left in the header can be forged by anybody.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadablePath,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}
