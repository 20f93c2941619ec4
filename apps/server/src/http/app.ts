/** The HTTP server of the program, without an open port. */
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
import type { AccountService } from '../accounts/account-service.ts';
import type { Bus } from '../bus/bus.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import type { CatalogueBodies } from '../catalogue/routes.ts';
import type { Config } from '../config.ts';
import type { Decks } from '../decks/decks.ts';
import { deckRoutes } from '../decks/routes.ts';
import type { DeckStatisticsStore } from '../decks/statistics.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { moderationRoutes } from '../lobby/moderation-routes.ts';
import { matchRoutes } from '../matches/routes.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { NewsService } from '../news/news-service.ts';
import { newsRoutes } from '../news/routes.ts';
import type { NewsStore } from '../news/news-store.ts';
import type { Replays } from '../replays/replays.ts';
import { replayRoutes } from '../replays/routes.ts';
import { reportRoutes } from '../reports/routes.ts';
import type { AuditLog } from '../staff/audit.ts';
import { auditRoutes } from '../staff/audit-routes.ts';
import { banRoutes } from '../staff/ban-routes.ts';
import type { Bans } from '../staff/bans.ts';
import { userRoutes } from '../staff/user-routes.ts';
import type { UserAdministration } from '../staff/users.ts';
import type { Brackets } from '../tournaments/brackets.ts';
import type { TournamentAdmin } from '../tournaments/tournament-admin.ts';
import { bracketRoutes, tournamentRoutes } from '../tournaments/routes.ts';
import { supporterRoutes } from '../supporters/routes.ts';
import type { Supporters } from '../supporters/supporters.ts';
import { guardRoutes } from './access.ts';
import { serveClient } from './serve-client.ts';
import { documentCalls } from './documentation.ts';
import { answerErrors, answerUnreadablePath } from './errors.ts';
import { answerHealth } from './health.ts';
import type { HealthParts } from './health.ts';
import { limitsBy, tooMany } from './limits.ts';
import { sharedLimits } from './shared-limits.ts';
import { securityHeaders } from './security.ts';
import { rejectUnstorable } from './storable-text.ts';
import { serveUploads } from './uploads.ts';

export interface AppParts {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'limitFactor' | 'hcaptcha' | 'cardImagesUrl'>;
  logger: Logger;
  bus: Pick<Bus, 'allow'>;
  accounts: AccountService;
  profiles: ProfileService;
  privacy: PrivacyService;
  recovery: RecoveryService;
  captcha: Captcha;
  images: ImageStore;
  news: NewsStore;
  newsService: NewsService;
  audit: AuditLog;
  bans: Bans;
  users: UserAdministration;
  supporters: Supporters;
  lobby: Pick<Lobby, 'removeMessage'>;
  matches: MatchStore;
  replays: Replays;
  now: () => Date;
  decks: Decks;
  deckStatistics: DeckStatisticsStore;
  brackets: Brackets;
  tournamentAdmin: TournamentAdmin;
  bodies: CatalogueBodies;
  health: HealthParts;
}

/** The maximum size in bytes of a body, for all calls except uploads. */
const BODY_LIMIT = 100 * 1024;
/** The time limit in milliseconds for receiving a whole call. */
const REQUEST_MS = 60_000;
/** The idle time after which a connection is closed, except for sockets. */
const SILENCE_MS = 120_000;
/** The size in bytes from which an answer is compressed. */
const COMPRESS_FROM = 1024;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    // One proxy: entries further to the left in the header can be forged by anybody.
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
    store: sharedLimits(parts.bus),
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: tooMany,
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  guardRoutes(app as unknown as FastifyInstance, parts);
  rejectUnstorable(app as unknown as FastifyInstance);

  await documentCalls(app as unknown as FastifyInstance);
  await app.register(accountRoutes, { ...parts, limits });
  await app.register(recoveryRoutes, { ...parts, limits });
  await app.register(profileRoutes, { ...parts, limits });
  await app.register(supporterRoutes, { ...parts, limits });
  await app.register(privacyRoutes, { ...parts, limits });
  await app.register(newsRoutes, parts);
  await app.register(moderationRoutes, parts);
  await app.register(userRoutes, parts);
  await app.register(banRoutes, parts);
  await app.register(auditRoutes, parts);
  await app.register(reportRoutes, { limits });
  await app.register(deckRoutes, { ...parts, limits });
  await app.register(matchRoutes, parts);
  await app.register(replayRoutes, { ...parts, limits });
  await app.register(bracketRoutes, parts);
  await app.register(tournamentRoutes, parts);
  await app.register(catalogueRoutes, { bodies: parts.bodies });
  answerHealth(app as unknown as FastifyInstance, parts.health);
  await serveUploads(app as unknown as FastifyInstance, parts.images.folder);
  await serveClient(app as unknown as FastifyInstance);
  return app as unknown as FastifyInstance;
}
