/** The HTTP side of the program, whole, with no port open. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { ImageStore } from '../accounts/images.ts';
import type { PrivacyService } from '../accounts/privacy.ts';
import { privacyRoutes } from '../accounts/privacy-routes.ts';
import type { ProfileService } from '../accounts/profile.ts';
import { profileRoutes } from '../accounts/profile-routes.ts';
import type { Captcha } from '../accounts/captcha.ts';
import type { RecoveryService } from '../accounts/recovery.ts';
import { recoveryRoutes } from '../accounts/recovery-routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import type { AccountService } from '../accounts/service.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import type { CatalogueBodies } from '../catalogue/routes.ts';
import type { Config } from '../config.ts';
import type { Decks } from '../decks/decks.ts';
import { deckRoutes } from '../decks/routes.ts';
import type { DeckStatisticsStore } from '../decks/statistics.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { moderationRoutes } from '../lobby/moderation-routes.ts';
import { matchRoutes } from '../matches/routes.ts';
import type { MatchStore } from '../matches/store.ts';
import type { NewsDesk } from '../news/desk.ts';
import { newsRoutes } from '../news/routes.ts';
import type { NewsStore } from '../news/store.ts';
import type { AuditLog } from '../staff/audit.ts';
import { auditRoutes } from '../staff/audit-routes.ts';
import { banRoutes } from '../staff/ban-routes.ts';
import type { Bans } from '../staff/bans.ts';
import { userRoutes } from '../staff/user-routes.ts';
import type { UserAdministration } from '../staff/users.ts';
import { guardRoutes } from './access.ts';
import { serveClient } from './client.ts';
import { documentCalls } from './documentation.ts';
import { answerErrors, answerUnreadablePath } from './errors.ts';
import { answerHealth } from './health.ts';
import type { HealthParts } from './health.ts';
import { limitsBy, tooMany } from './limits.ts';
import { securityHeaders } from './security.ts';
import { refuseUnstorable } from './storable.ts';
import { serveUploads } from './uploads.ts';

export interface AppParts {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'limitFactor' | 'hcaptcha'>;
  logger: Logger;
  accounts: AccountService;
  profiles: ProfileService;
  privacy: PrivacyService;
  recovery: RecoveryService;
  captcha: Captcha;
  images: ImageStore;
  news: NewsStore;
  newsDesk: NewsDesk;
  audit: AuditLog;
  bans: Bans;
  users: UserAdministration;
  lobby: Pick<Lobby, 'removeMessage'>;
  matches: MatchStore;
  decks: Decks;
  deckStatistics: DeckStatisticsStore;
  bodies: CatalogueBodies;
  health: HealthParts;
}

/** Bytes of a body, on all calls but uploads. */
const BODY_LIMIT = 100 * 1024;
/** Bytes from which an answer is compressed. */
const COMPRESS_FROM = 1024;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // One proxy: what stands further to the left in the header can be written by anybody.
    trustProxy: parts.config.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadablePath,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app as unknown as FastifyInstance);

  const limits = limitsBy(parts.config.limitFactor);
  await app.register(helmet, securityHeaders(parts.config));
  await app.register(compress, { threshold: COMPRESS_FROM });
  await app.register(rateLimit, {
    ...limits.all,
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: tooMany,
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  guardRoutes(app as unknown as FastifyInstance, parts);
  refuseUnstorable(app as unknown as FastifyInstance);

  await documentCalls(app as unknown as FastifyInstance);
  await app.register(accountRoutes, { ...parts, limits });
  await app.register(recoveryRoutes, { ...parts, limits });
  await app.register(profileRoutes, parts);
  await app.register(privacyRoutes, { ...parts, limits });
  await app.register(newsRoutes, parts);
  await app.register(moderationRoutes, parts);
  await app.register(userRoutes, parts);
  await app.register(banRoutes, parts);
  await app.register(auditRoutes, parts);
  await app.register(deckRoutes, { ...parts, limits });
  await app.register(matchRoutes, { matches: parts.matches });
  await app.register(catalogueRoutes, { bodies: parts.bodies });
  answerHealth(app as unknown as FastifyInstance, parts.health);
  await serveUploads(app as unknown as FastifyInstance, parts.images.folder);
  await serveClient(app as unknown as FastifyInstance);
  return app as unknown as FastifyInstance;
}
