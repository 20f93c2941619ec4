/** The parts of the program that need only storage and settings. */
import path from 'node:path';
import type { Logger } from 'pino';
import type { Captcha } from './accounts/captcha.ts';
import type { AccountChanges } from './accounts/account-changes.ts';
import { Hcaptcha } from './accounts/hcaptcha.ts';
import { ImageStore } from './accounts/images.ts';
import { LinkStore } from './accounts/link-store.ts';
import type { Passwords } from './accounts/passwords.ts';
import { AddressChanges } from './accounts/address-changes.ts';
import { FormerNames } from './accounts/former-names.ts';
import { LinkMails } from './accounts/link-mails.ts';
import { RecoveryService } from './accounts/recovery.ts';
import { AccountService } from './accounts/account-service.ts';
import type { AccountStore } from './accounts/account-store.ts';
import { Tokens } from './accounts/tokens.ts';
import { WorkCaptcha } from './accounts/work-captcha.ts';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Storage } from './database/database.ts';
import { DeckService } from './decks/deck-service.ts';
import { Decks } from './decks/decks.ts';
import { DeckStatisticsStore } from './decks/statistics.ts';
import { SharedDecks } from './decks/shared-decks.ts';
import { DeckStore } from './decks/deck-store.ts';
import { FaultStore } from './faults/fault-store.ts';
import { LearningStore } from './learning/learning-store.ts';
import { ChatStore } from './lobby/chat-store.ts';
import { fileMailer, smtpMailer } from './mail/mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { MatchStore } from './matches/match-store.ts';
import { MeasureStore } from './moderation/measure-store.ts';
import { Measures } from './moderation/measures.ts';
import { LineRemovals } from './moderation/line-removals.ts';
import { ReportStore } from './moderation/report-store.ts';
import { WarningStore } from './moderation/warning-store.ts';
import { Warnings } from './moderation/warnings.ts';
import { FriendStore } from './people/friend-store.ts';
import { People } from './people/people.ts';
import { PersonStore } from './people/person-store.ts';
import { PositionLinkStore } from './positions/position-link-store.ts';
import { PositionLinks } from './positions/position-links.ts';
import { NewsService } from './news/news-service.ts';
import { NewsStore } from './news/news-store.ts';
import { Vault } from './secrets/vault.ts';
import { Replays } from './replays/replays.ts';
import { ReplayStore } from './replays/replay-store.ts';
import { AuditLog } from './staff/audit.ts';
import { BanStore } from './staff/ban-store.ts';
import { Bans } from './staff/bans.ts';
import { UserSearch } from './staff/user-search.ts';
import { UserAdministration } from './staff/users.ts';
import { CardStatisticsStore } from './statistics/card-statistics.ts';
import { PlayStatisticsStore } from './statistics/play-statistics.ts';
import { SiteStatisticsStore } from './statistics/site-statistics.ts';
import { Patreon } from './supporters/patreon.ts';
import { SupporterStore } from './supporters/supporter-store.ts';
import { Supporters } from './supporters/supporters.ts';
import { AnalysisStore } from './analyses/analysis-store.ts';
import { GameAnalyses } from './analyses/game-analyses.ts';
import { DeckTrials } from './trials/deck-trials.ts';
import { TrialStore } from './trials/trial-store.ts';
import type { BracketService } from './tournaments/bracket-service.ts';
import { Brackets } from './tournaments/brackets.ts';
import { Challonge } from './tournaments/challonge.ts';

export interface ServiceInput {
  config: Config;
  storage: Storage;
  accountStore: AccountStore;
  passwords: Passwords;
  changes: AccountChanges;
  bus: Bus;
  /** Signs and encrypts what the program issues or stores. */
  secret: string;
  /** The public address of the site, once it is open. */
  siteUrl: () => string;
  logger: Logger;
  now: () => Date;
}

export type Services = ReturnType<typeof openServices>;

export function openServices(input: ServiceInput) {
  const { config, storage, accountStore, passwords, changes, bus, secret, logger, now } = input;
  const { database } = storage;
  const store = accountStore;
  const [tokens, vault, captcha] = [new Tokens(secret, now), new Vault(secret), captchaOf(input)];
  const { needsActivation } = config;
  const formerNames = new FormerNames(database, now);
  const accounts = new AccountService({
    store,
    formerNames,
    passwords,
    tokens,
    vault,
    changes,
    needsActivation,
    now,
  });
  const audit = new AuditLog(database, now);
  const news = new NewsStore(database);
  const links = new LinkStore(database);
  const { siteUrl } = input;
  const linkMails = new LinkMails({ links, mailer: mailerOf(input), siteUrl, logger, now });
  const addressChanges = new AddressChanges({
    store,
    links,
    linkMails,
    changes,
    areConfirmed: needsActivation,
  });
  // Some services refuse clients without a user agent.
  const userAgent = () => `Amberhall/0.1 (+${input.siteUrl()})`;
  const replayStore = new ReplayStore(database, store);
  const deckStore = new DeckStore(database);
  const decks = new Decks({
    deckStore,
    deckService: new DeckService({ ...config.deckService, userAgent, now }),
    accountStore,
    audit,
    makesDecks: config.makesDecks,
    now,
    logger,
  });
  const reportStore = new ReportStore(database);
  const trialStore = new TrialStore(database);
  const people = new People({
    store,
    friends: new FriendStore(database),
    persons: new PersonStore(database),
    bus,
    now,
  });
  const analysisStore = new AnalysisStore(database);
  const replays = new Replays({ store: replayStore, logger, now });
  const { version } = config;
  const isOffered = config.botThreads > 0;
  const deckTrials = new DeckTrials({ trialStore, decks, isOffered, now });
  return {
    deckStore,
    sharedDecks: new SharedDecks({ deckStore, accountStore, people, deckTrials }),
    decks,
    trialStore,
    deckTrials,
    analysisStore,
    gameAnalyses: new GameAnalyses({ analysisStore, replays, replayStore, isOffered, version, now }),
    deckStatistics: new DeckStatisticsStore(database, now),
    playStatistics: new PlayStatisticsStore(database, now),
    siteStatistics: new SiteStatisticsStore(database, now),
    cardStatistics: new CardStatisticsStore(database, now),
    tokens,
    vault,
    captcha,
    links,
    linkMails,
    accounts,
    formerNames,
    addressChanges,
    audit,
    measures: new Measures({ store: new MeasureStore(database), accounts: store, changes, audit, now }),
    warnings: new Warnings({ store: new WarningStore(database), accounts: store, changes, audit, now }),
    reportStore,
    lineRemovals: new LineRemovals({ audit, reportStore, now }),
    news,
    newsService: new NewsService({ news, audit, bus, now }),
    learning: new LearningStore(database),
    chatStore: new ChatStore(database),
    matches: new MatchStore(database),
    people,
    positionLinks: new PositionLinks({
      store: new PositionLinkStore(database),
      accountStore,
      people,
      replays,
      now,
    }),
    replayStore,
    faultStore: new FaultStore(database),
    replays,
    images: new ImageStore(config.dataDir),
    supporters: new Supporters({
      patreon: patreonOf(input, userAgent),
      supporterStore: new SupporterStore(database, vault),
      changes,
      now,
      logger,
    }),
    users: new UserAdministration({
      store,
      accounts,
      changes,
      audit,
      userSearch: new UserSearch(database, now),
      decks,
    }),
    brackets: new Brackets({ bracketService: bracketServiceOf(input, userAgent), vault, audit, now, logger }),
    bans: new Bans({ store: new BanStore(database), bus, audit, now, logger }),
    recovery: new RecoveryService({ store, passwords, links, linkMails, captcha, changes }),
  };
}

function captchaOf({ config, secret, bus, logger, now }: ServiceInput): Captcha {
  const { hcaptcha, publicUrl } = config;
  if (hcaptcha === undefined) return new WorkCaptcha(secret, bus, now);
  const hostname = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  return new Hcaptcha({ ...hcaptcha, hostname, logger });
}

function bracketServiceOf({ config, now }: ServiceInput, userAgent: () => string): BracketService | null {
  const { bracketService } = config;
  return bracketService === undefined ? null : new Challonge({ ...bracketService, userAgent, now });
}

function patreonOf({ config, siteUrl, now }: ServiceInput, userAgent: () => string): Patreon | null {
  const { patreon } = config;
  if (patreon === undefined) return null;
  return new Patreon({ ...patreon, userAgent, returnUrl: () => `${siteUrl()}/patreon`, now });
}

function mailerOf({ config, logger }: ServiceInput): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? fileMailer(path.resolve(config.dataDir, 'outbox'), logger)
    : smtpMailer(smtpUrl, from);
}
