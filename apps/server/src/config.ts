/** The settings of the program: read from the environment once, at the start. */
import { z } from 'zod';

const Flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] });
const Count = z.coerce.number().int().nonnegative();

/** Every setting by the name of its environment variable. Each has a default. */
export const SETTINGS = {
  /** Address to listen on. `0.0.0.0` or `::` to be reached from other machines. */
  AMBERHALL_HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes a free one. */
  AMBERHALL_PORT: Count.max(65535).default(8080),
  /** Folder for the embedded database, generated secrets and uploads. Made when missing. */
  AMBERHALL_DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL to use instead of the embedded database, e.g. `postgres://user:password@host/name`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The address under which people reach the site. Decides https-only headers. Default: host and port. */
  AMBERHALL_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs access tokens, and seals keys to other services. Default: generated once and kept in the data folder. */
  AMBERHALL_SECRET: z.string().min(32).optional(),
  /** Name of the administrator that is made when there is none yet. */
  AMBERHALL_ADMIN_NAME: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,15}$/)
    .default('admin'),
  /** Password of that administrator. Default: generated, and printed once. */
  AMBERHALL_ADMIN_PASSWORD: z.string().min(6).optional(),
  /** E-mail address of that administrator. */
  AMBERHALL_ADMIN_EMAIL: z.email().default('admin@example.org'),
  /** Kibibytes of memory that hashing a password takes; less makes guessing cheaper for thieves of a database. */
  AMBERHALL_PASSWORD_MEMORY: Count.min(64).max(1_048_576).default(19_456),
  /** Whether a new account has to be activated by the link in a mail. */
  AMBERHALL_ACTIVATION: Flag.default(false),
  /** A mail server, e.g. `smtp://user:password@mail.example.org:587`. Default: mails wait in `outbox` in the data folder. */
  AMBERHALL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mails. */
  AMBERHALL_MAIL_FROM: z.string().min(3).default('Amberhall <noreply@example.org>'),
  /** The key of this site at hCaptcha, and its secret. Default: browsers do a moment of work instead. */
  AMBERHALL_HCAPTCHA_SITE_KEY: z.string().min(1).optional(),
  AMBERHALL_HCAPTCHA_SECRET: z.string().min(1).optional(),
  /** Where solutions of that captcha are checked. */
  AMBERHALL_HCAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://api.hcaptcha.com'),
  /** The client that this site is at Patreon, its secret, and the campaign that people pledge to. Default: no link. */
  AMBERHALL_PATREON_CLIENT: z.string().min(1).optional(),
  AMBERHALL_PATREON_SECRET: z.string().min(1).optional(),
  AMBERHALL_PATREON_CAMPAIGN: z.string().min(1).optional(),
  /** Where Patreon answers. */
  AMBERHALL_PATREON_URL: z.url({ protocol: /^https?$/ }).default('https://www.patreon.com'),
  /** Milliseconds within which it has to answer. */
  AMBERHALL_PATREON_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** How much is written to the log. */
  AMBERHALL_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** What this process does: everything, or one part of a site of several processes. */
  AMBERHALL_ROLE: z.enum(['all', 'lobby', 'node']).default('all'),
  /** A Redis by which the processes of a site hear of each other, e.g. `redis://host:6379`. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Milliseconds after which a process that says nothing counts as dead, and its games go on elsewhere. */
  AMBERHALL_LEASE: Count.min(200).max(60_000).default(2_000),
  /** Name of this game node; its socket answers under `/{name}/socket.io`. */
  AMBERHALL_NODE_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .default('node1'),
  /** Where browsers reach this game node, if not at the address of the page. */
  AMBERHALL_NODE_ADDRESS: z.string().min(1).max(253).optional(),
  /** The port to it; 0 for that of the page. Default: of a process that is only a node its own, else 0. */
  AMBERHALL_NODE_PORT: Count.max(65535).optional(),
  /** Names what runs here, for the staff; games note it. */
  AMBERHALL_VERSION: z.string().min(1).max(100).default('0.1.0'),
  /** Believe the last address in the `X-Forwarded-For` header: only behind a proxy that writes it there. */
  AMBERHALL_TRUST_PROXY: Flag.default(false),
  /** Multiplies every rate limit, e.g. 1000 while measuring load. */
  AMBERHALL_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Minutes an account must exist before it may write in the lobby. */
  AMBERHALL_CHAT_AGE: Count.default(0),
  /** A notice shown on top of the lobby. */
  AMBERHALL_BANNER: z.string().max(1000).optional(),
  /** The service that decks are imported from. */
  AMBERHALL_DECK_SERVICE_URL: z.url({ protocol: /^https?$/ }).default('https://www.keyforgegame.com'),
  /** Milliseconds within which that service has to answer. */
  AMBERHALL_DECK_SERVICE_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** The service that keeps the brackets of tournaments; `off` to do without. Organisers bring their own keys. */
  AMBERHALL_BRACKET_SERVICE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://api.challonge.com/v1'),
  /** Milliseconds within which that service has to answer. */
  AMBERHALL_BRACKET_SERVICE_TIMEOUT: Count.min(100).max(60_000).default(10_000),
  /** Whether users may have decks made by the site. */
  AMBERHALL_MAKES_DECKS: Flag.default(true),
  /** Where pictures of cards are, in `{language}/{card}.png`. Default: cards are drawn. */
  AMBERHALL_CARD_IMAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Milliseconds the bot takes for a decision. */
  AMBERHALL_BOT_DELAY: Count.default(600),
  /** Milliseconds between two writes of the games' journal. */
  AMBERHALL_JOURNAL_INTERVAL: Count.max(1000).default(8),
} as const;

/** hCaptcha takes anything for solved with it. */
const HCAPTCHA_TEST_SECRET = /^0x0+$/;

/** Without all of these there is no link to Patreon. */
const PATREON = [
  'AMBERHALL_PATREON_CLIENT',
  'AMBERHALL_PATREON_SECRET',
  'AMBERHALL_PATREON_CAMPAIGN',
] as const;

/** What the processes of a site have in common. */
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

/** The settings under the names the program uses. */
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
  version: string;
  trustProxy: boolean;
  limitFactor: number;
  /** Minutes. */
  chatAge: number;
  banner: string | undefined;
  deckService: { url: string; timeoutMs: number };
  /** `undefined`: the site works without one. */
  bracketService: { url: string; timeoutMs: number } | undefined;
  makesDecks: boolean;
  /** Without a slash at the end; `undefined`: cards are drawn. */
  cardImagesUrl: string | undefined;
  botDelayMs: number;
  journalIntervalMs: number;
}

/** A setting that the program cannot start with. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/**
 * Reads the settings. An empty variable counts as one that is not set.
 *
 * @throws {BadSetting} with one sentence per setting that cannot be used
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
    version: settings.AMBERHALL_VERSION,
    trustProxy: settings.AMBERHALL_TRUST_PROXY,
    limitFactor: settings.AMBERHALL_LIMIT_FACTOR,
    chatAge: settings.AMBERHALL_CHAT_AGE,
    banner: settings.AMBERHALL_BANNER,
    deckService: {
      url: settings.AMBERHALL_DECK_SERVICE_URL.replace(/\/+$/, ''),
      timeoutMs: settings.AMBERHALL_DECK_SERVICE_TIMEOUT,
    },
    bracketService: bracketServiceIn(settings),
    makesDecks: settings.AMBERHALL_MAKES_DECKS,
    cardImagesUrl: settings.AMBERHALL_CARD_IMAGES_URL?.replace(/\/+$/, ''),
    botDelayMs: settings.AMBERHALL_BOT_DELAY,
    journalIntervalMs: settings.AMBERHALL_JOURNAL_INTERVAL,
  };
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
