/** The settings of the program, read from the environment once at the start. */
import { z } from 'zod';

const NODE_ORIGIN = String.raw`wss?://(\*\.)?[\w.-]+(:(\d{1,5}|\*))?`;
const NODE_ORIGINS = new RegExp(`^(self|${NODE_ORIGIN}(\\s+${NODE_ORIGIN})*)$`);

const Flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] });
const Count = z.coerce.number().int().nonnegative();

/** Every setting by the name of its environment variable. Each has a default. */
export const SETTINGS = {
  /** The address to listen on. `0.0.0.0` or `::` makes the server reachable from other machines. */
  AMBERHALL_HOST: z.string().min(1).default('127.0.0.1'),
  /** The port to listen on; 0 takes a free one. */
  AMBERHALL_PORT: Count.max(65535).default(8080),
  /** The folder for the embedded database, generated secrets and uploads. It is created when missing. */
  AMBERHALL_DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL to use instead of the embedded database, for example `postgres://user:password@host/name`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The public address of the site. It decides the https-only headers. Default: host and port. */
  AMBERHALL_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs access tokens and encrypts keys to other services. Default: generated once and kept in the data folder. */
  AMBERHALL_SECRET: z.string().min(32).optional(),
  /** The name of the administrator that is created when there is none. */
  AMBERHALL_ADMIN_NAME: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,15}$/)
    .default('admin'),
  /** The password of that administrator. Default: generated, and printed once. */
  AMBERHALL_ADMIN_PASSWORD: z.string().min(6).optional(),
  /** The e-mail address of that administrator. */
  AMBERHALL_ADMIN_EMAIL: z.email().default('admin@example.org'),
  /** The memory for hashing a password in KiB. Less makes guessing cheaper for thieves of a database. */
  AMBERHALL_PASSWORD_MEMORY: Count.min(64).max(1_048_576).default(19_456),
  /** Whether a new account has to be activated by the link in a mail. */
  AMBERHALL_ACTIVATION: Flag.default(false),
  /**
   * A mail server, for example `smtp://user:password@mail.example.org:587`. Default: mails are written to `outbox`
   * in the data folder.
   */
  AMBERHALL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender address of mails. */
  AMBERHALL_MAIL_FROM: z.string().min(3).default('Amberhall <noreply@example.org>'),
  /** The site key at hCaptcha and its secret. Default: browsers do a proof of work instead. */
  AMBERHALL_HCAPTCHA_SITE_KEY: z.string().min(1).optional(),
  AMBERHALL_HCAPTCHA_SECRET: z.string().min(1).optional(),
  /** The address that verifies solutions of that captcha. */
  AMBERHALL_HCAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://api.hcaptcha.com'),
  /**
   * The client id of this site at Patreon, its secret, and the campaign that supporters pledge to. Default: no
   * Patreon link.
   */
  AMBERHALL_PATREON_CLIENT: z.string().min(1).optional(),
  AMBERHALL_PATREON_SECRET: z.string().min(1).optional(),
  AMBERHALL_PATREON_CAMPAIGN: z.string().min(1).optional(),
  /** The address of Patreon. */
  AMBERHALL_PATREON_URL: z.url({ protocol: /^https?$/ }).default('https://www.patreon.com'),
  /** The time limit for its answer in milliseconds. */
  AMBERHALL_PATREON_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** The log level. */
  AMBERHALL_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The role of this process: everything, or one part of a site of several processes. */
  AMBERHALL_ROLE: z.enum(['all', 'lobby', 'node']).default('all'),
  /** A Redis through which the processes of a site communicate, for example `redis://host:6379`. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Milliseconds without a renewed lease after which a process counts as dead, and its games continue elsewhere. */
  AMBERHALL_LEASE: Count.min(200).max(60_000).default(2_000),
  /** The name of this game node. Its socket is under `/{name}/socket.io`. */
  AMBERHALL_NODE_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .default('node1'),
  /** The address of this game node for browsers, if it differs from that of the page. */
  AMBERHALL_NODE_ADDRESS: z.string().min(1).max(253).optional(),
  /**
   * The port of that address; 0 for the port of the page. Default: its own port for a process that is only a node,
   * else 0.
   */
  AMBERHALL_NODE_PORT: Count.max(65535).optional(),
  /**
   * For lobbies: the origins at which browsers reach the nodes, for example `wss://node1.example.org`, separated by
   * spaces; `self` if they reach all of them at the address of the page. Default: any origin in a site of several
   * processes.
   */
  AMBERHALL_NODE_ORIGINS: z
    .string()
    .regex(NODE_ORIGINS, 'it must be "self", or origins that start with ws:// or wss://')
    .optional(),
  /** The version that runs here, for the staff. Games record it. */
  AMBERHALL_VERSION: z.string().min(1).max(100).default('0.1.0'),
  /** Trust the last address in the `X-Forwarded-For` header. Only for use behind a proxy that sets it. */
  AMBERHALL_TRUST_PROXY: Flag.default(false),
  /** Multiplies every rate limit, for example by 1000 for load tests. */
  AMBERHALL_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /**
   * The age in minutes that an account needs to write in the lobby. Default: 15 for a site with a public address, 0 for
   * one that is tried on its own machine.
   */
  AMBERHALL_CHAT_AGE: Count.optional(),
  /** The file with the notice at the top of the lobby. Changes are shown within seconds. */
  AMBERHALL_BANNER_FILE: z.string().min(1).optional(),
  /** The service from which decks are imported. */
  AMBERHALL_DECK_SERVICE_URL: z.url({ protocol: /^https?$/ }).default('https://www.keyforgegame.com'),
  /** The time limit for its answer in milliseconds. */
  AMBERHALL_DECK_SERVICE_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** The service for tournament brackets; `off` for none. Organizers use their own keys. */
  AMBERHALL_BRACKET_SERVICE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://api.challonge.com/v1'),
  /** The time limit for its answer in milliseconds. */
  AMBERHALL_BRACKET_SERVICE_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** Whether users can generate decks on the site. */
  AMBERHALL_MAKES_DECKS: Flag.default(true),
  /** Days for which decided reports and faults, measures that are over and confirmed warnings are kept. */
  AMBERHALL_MODERATION_DAYS: Count.min(1).max(36_500).default(180),
  /** The address of card pictures, as `{language}/{card}.png`. Default: cards are drawn. */
  AMBERHALL_CARD_IMAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The delay of a bot before each decision in milliseconds. */
  AMBERHALL_BOT_DELAY: Count.default(600),
  /** Threads in which strong bots think. With 0 they play like steady ones. */
  AMBERHALL_BOT_THREADS: Count.max(64).default(1),
  /** The interval between two writes of the journal in milliseconds. */
  AMBERHALL_JOURNAL_INTERVAL: Count.max(1000).default(8),
} as const;

const PUBLIC_CHAT_AGE = 15;
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A secret with which hCaptcha accepts every solution. */
const HCAPTCHA_TEST_SECRET = /^0x0+$/;

/** The Patreon link needs all of these. */
const PATREON = [
  'AMBERHALL_PATREON_CLIENT',
  'AMBERHALL_PATREON_SECRET',
  'AMBERHALL_PATREON_CAMPAIGN',
] as const;

/** Settings that all processes of a site share. */
const SHARED_BY_ALL = ['DATABASE_URL', 'REDIS_URL', 'AMBERHALL_SECRET'] as const;

const Environment = z
  .object(SETTINGS)
  .refine(
    (all) =>
      (all.AMBERHALL_HCAPTCHA_SITE_KEY === undefined) === (all.AMBERHALL_HCAPTCHA_SECRET === undefined),
    {
      path: ['AMBERHALL_HCAPTCHA_SECRET'],
      error: 'set both this and AMBERHALL_HCAPTCHA_SITE_KEY, or neither',
    },
  )
  .refine(
    (all) =>
      all.AMBERHALL_PUBLIC_URL === undefined ||
      !HCAPTCHA_TEST_SECRET.test(all.AMBERHALL_HCAPTCHA_SECRET ?? ''),
    { path: ['AMBERHALL_HCAPTCHA_SECRET'], error: 'this is the secret for tests' },
  )
  .superRefine((all, context) => {
    const missing = PATREON.filter((name) => all[name] === undefined);
    if (missing.length === 0 || missing.length === PATREON.length) return;
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'set all Patreon settings, or none' });
    }
  })
  .superRefine((all, context) => {
    if (all.AMBERHALL_ROLE === 'all') return;
    for (const name of SHARED_BY_ALL) {
      if (all[name] !== undefined) continue;
      const message = `a process with the role ${all.AMBERHALL_ROLE} needs it, with the same value as all other processes`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** The settings under the names that the program uses. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  secret: string | undefined;
  admin: { name: string; password: string | undefined; email: string };
  passwordMemoryKib: number;
  needsActivation: boolean;
  mail: { smtpUrl: string | undefined; from: string };
  hcaptcha: { siteKey: string; secret: string; url: string } | undefined;
  patreon:
    | { clientId: string; clientSecret: string; campaign: string; url: string; timeoutMs: number }
    | undefined;
  logLevel: z.infer<(typeof SETTINGS)['AMBERHALL_LOG_LEVEL']>;
  role: z.infer<(typeof SETTINGS)['AMBERHALL_ROLE']>;
  redisUrl: string | undefined;
  leaseMs: number;
  nodeName: string;
  nodeAddress: string | undefined;
  nodePort: number | undefined;
  /** Empty: only the address of the page. `undefined`: any. */
  nodeOrigins: readonly string[] | undefined;
  version: string;
  trustProxy: boolean;
  limitFactor: number;
  /** In minutes. */
  chatAge: number;
  bannerFile: string | undefined;
  deckService: { url: string; timeoutMs: number };
  /** `undefined`: the site has none. */
  bracketService: { url: string; timeoutMs: number } | undefined;
  makesDecks: boolean;
  moderationDays: number;
  /** Without a trailing slash; `undefined`: cards are drawn. */
  cardImagesUrl: string | undefined;
  botDelayMs: number;
  botThreads: number;
  journalIntervalMs: number;
}

/** A setting with which the program cannot start. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/**
 * Reads the settings. An empty variable counts as unset.
 *
 * @throws {BadSetting} with one sentence per invalid setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) throw new BadSetting(parsed.error.issues.map(sentence).join('\n'));

  const settings = parsed.data;
  return {
    host: settings.AMBERHALL_HOST,
    port: settings.AMBERHALL_PORT,
    dataDir: settings.AMBERHALL_DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.AMBERHALL_PUBLIC_URL,
    secret: settings.AMBERHALL_SECRET,
    admin: {
      name: settings.AMBERHALL_ADMIN_NAME,
      password: settings.AMBERHALL_ADMIN_PASSWORD,
      email: settings.AMBERHALL_ADMIN_EMAIL,
    },
    passwordMemoryKib: settings.AMBERHALL_PASSWORD_MEMORY,
    needsActivation: settings.AMBERHALL_ACTIVATION,
    mail: { smtpUrl: settings.AMBERHALL_SMTP_URL, from: settings.AMBERHALL_MAIL_FROM },
    hcaptcha: hcaptchaIn(settings),
    patreon: patreonIn(settings),
    logLevel: settings.AMBERHALL_LOG_LEVEL,
    role: settings.AMBERHALL_ROLE,
    redisUrl: settings.REDIS_URL,
    leaseMs: settings.AMBERHALL_LEASE,
    nodeName: settings.AMBERHALL_NODE_NAME,
    nodeAddress: settings.AMBERHALL_NODE_ADDRESS,
    nodePort: settings.AMBERHALL_NODE_PORT,
    nodeOrigins: nodeOriginsIn(settings),
    version: settings.AMBERHALL_VERSION,
    trustProxy: settings.AMBERHALL_TRUST_PROXY,
    limitFactor: settings.AMBERHALL_LIMIT_FACTOR,
    chatAge: settings.AMBERHALL_CHAT_AGE ?? (isPublic(settings.AMBERHALL_PUBLIC_URL) ? PUBLIC_CHAT_AGE : 0),
    bannerFile: settings.AMBERHALL_BANNER_FILE,
    deckService: {
      url: settings.AMBERHALL_DECK_SERVICE_URL.replace(/\/+$/, ''),
      timeoutMs: settings.AMBERHALL_DECK_SERVICE_TIMEOUT,
    },
    bracketService: bracketServiceIn(settings),
    makesDecks: settings.AMBERHALL_MAKES_DECKS,
    moderationDays: settings.AMBERHALL_MODERATION_DAYS,
    cardImagesUrl: settings.AMBERHALL_CARD_IMAGES_URL?.replace(/\/+$/, ''),
    botDelayMs: settings.AMBERHALL_BOT_DELAY,
    botThreads: settings.AMBERHALL_BOT_THREADS,
    journalIntervalMs: settings.AMBERHALL_JOURNAL_INTERVAL,
  };
}

function nodeOriginsIn(settings: z.infer<typeof Environment>): string[] | undefined {
  const {
    REDIS_URL,
    AMBERHALL_NODE_ADDRESS,
    AMBERHALL_NODE_PORT,
    AMBERHALL_NODE_ORIGINS: origins,
  } = settings;
  if (origins !== undefined) return origins.split(/\s+/).filter((origin) => origin !== 'self');
  const isAlone = (REDIS_URL ?? AMBERHALL_NODE_ADDRESS ?? AMBERHALL_NODE_PORT) === undefined;
  return isAlone ? [] : undefined;
}

/** Whether the site has an address that other machines can open. */
function isPublic(url: string | undefined): boolean {
  return url !== undefined && !LOCAL_HOSTS.includes(new URL(url).hostname);
}

function hcaptchaIn(settings: z.infer<typeof Environment>): Config['hcaptcha'] {
  const [siteKey, secret] = [settings.AMBERHALL_HCAPTCHA_SITE_KEY, settings.AMBERHALL_HCAPTCHA_SECRET];
  if (siteKey === undefined || secret === undefined) return undefined;
  return { siteKey, secret, url: settings.AMBERHALL_HCAPTCHA_URL };
}

function bracketServiceIn(settings: z.infer<typeof Environment>): Config['bracketService'] {
  const url = settings.AMBERHALL_BRACKET_SERVICE_URL.replace(/\/+$/, '');
  return url === 'off' ? undefined : { url, timeoutMs: settings.AMBERHALL_BRACKET_SERVICE_TIMEOUT };
}

function patreonIn(settings: z.infer<typeof Environment>): Config['patreon'] {
  const [clientId, clientSecret, campaign] = PATREON.map((name) => settings[name]);
  if (clientId === undefined || clientSecret === undefined || campaign === undefined) return undefined;
  const url = settings.AMBERHALL_PATREON_URL.replace(/\/+$/, '');
  return { clientId, clientSecret, campaign, url, timeoutMs: settings.AMBERHALL_PATREON_TIMEOUT };
}

function sentence(issue: z.core.$ZodIssue): string {
  return `The setting ${issue.path.join('.')} cannot be used: ${issue.message}.`;
}
