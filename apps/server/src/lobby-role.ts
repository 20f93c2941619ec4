/** The lobby role of a process: the lobby and the HTTP calls of the site. */
import type { FastifyInstance } from 'fastify';
import { keyOf } from './accounts/account-store.ts';
import { PrivacyService } from './accounts/privacy.ts';
import { ProfileService } from './accounts/profile.ts';
import { cachedCatalogue } from './catalogue/catalogue.ts';
import { NumbersRefresh } from './decks/numbers.ts';
import { standaloneDecksReply } from './decks/standalone.ts';
import { openEvents } from './events/open-events.ts';
import type { OpenEvents } from './events/open-events.ts';
import { buildApp } from './http/app.ts';
import type { HealthParts } from './http/health.ts';
import { immutableBody } from './http/immutable-body.ts';
import { BannerFile } from './lobby/banner-file.ts';
import { DeckSelection } from './lobby/deck-selection.ts';
import { GameDirectoryStore } from './lobby/game-directory-store.ts';
import { GameDirectory } from './lobby/game-directory.ts';
import { Lobby } from './lobby/lobby.ts';
import { MatchGames } from './lobby/match-games.ts';
import { NodeRegistry } from './lobby/node-registry.ts';
import { Presence } from './lobby/presence.ts';
import { Faults } from './faults/faults.ts';
import { Reports } from './moderation/reports.ts';
import { ModerationRetention } from './moderation/retention.ts';
import { PagePreviews } from './previews/page-previews.ts';
import { PictureStore } from './previews/picture-store.ts';
import type { ProgramParts } from './program-parts.ts';
import { registerRoutes } from './routes.ts';
import type { RouteParts } from './routes.ts';
import { Announcements } from './tournaments/announcements.ts';
import { TournamentAdmin } from './tournaments/tournament-admin.ts';
import { TournamentGameStore } from './tournaments/tournament-game-store.ts';
import { RoundClocks, RoundClockStore } from './tournaments/round-clocks.ts';

const BANNER_INTERVAL_MS = 2_000;

export interface LobbyRole {
  lobby: Lobby;
  /** Its HTTP server. */
  openApp(health: HealthParts): Promise<FastifyInstance>;
  stop(): Promise<void>;
}

export async function openLobbyRole(parts: ProgramParts): Promise<LobbyRole> {
  const { config, storage, bus, rpc, logger, now, roomStore } = parts;
  const { database } = storage;
  const { leaseMs } = config;
  const store = new GameDirectoryStore(database);
  const directory = await GameDirectory.open({ store, bus, now, logger });
  const nodes = await NodeRegistry.open({ bus, rpc, leaseMs, logger, now });
  const banner = await BannerFile.open({
    path: config.bannerFile,
    intervalMs: BANNER_INTERVAL_MS,
    logger,
  });
  const presence = await Presence.open({ bus, leaseMs, logger });
  const announcements = new Announcements({ database, bus, now });
  const roundClocks = new RoundClocks({ store: new RoundClockStore(database), bus, now });
  const deckSelection = new DeckSelection(parts.decks);
  const matchGames = new MatchGames({ directory, now });
  const numbers = new NumbersRefresh(parts.deckStore, logger);
  numbers.start();
  const keptDays = config.moderationDays;
  const retention = new ModerationRetention({ database, keptDays, now, logger });
  const events = await openEvents(parts, { announcements, roundClocks, deckSelection, matchGames });
  const lobby = await Lobby.open({
    accounts: parts.accounts,
    accountStore: parts.accountStore,
    tokens: parts.tokens,
    changes: parts.changes,
    chatStore: parts.chatStore,
    news: parts.news,
    matches: parts.matches,
    replays: parts.replays,
    audit: parts.audit,
    users: parts.users,
    people: parts.people,
    warnings: parts.warnings,
    lineRemovals: parts.lineRemovals,
    deckSelection,
    bus,
    rpc,
    directory,
    nodes,
    presence,
    announcements,
    notRunning: (ids) => roomStore.notRunning(ids),
    logger,
    now,
    banner,
    chatAge: config.chatAge,
    limitFactor: config.limitFactor,
  });
  return {
    lobby,
    openApp: (health) =>
      openApp(parts, { directory, lobby, announcements, roundClocks, matchGames, events }, health),
    stop: async () => {
      await numbers.stop();
      await retention.stop();
      await events.stop();
      banner.stop();
      await lobby.stop();
      directory.stop();
      nodes.stop();
      await presence.stop();
    },
  };
}

interface OpenLobby {
  directory: Pick<GameDirectory, 'get'>;
  lobby: Lobby;
  announcements: Announcements;
  roundClocks: RoundClocks;
  matchGames: MatchGames;
  events: OpenEvents;
}

async function openApp(parts: ProgramParts, open: OpenLobby, health: HealthParts): Promise<FastifyInstance> {
  const { config, logger, bus, accounts, bans } = parts;
  const { lobby, events } = open;
  const profiles = profilesOf(parts, lobby);
  const previews = new PagePreviews({
    sharedDecks: parts.sharedDecks,
    replays: parts.replays,
    gameOf: (id) => open.directory.get(id),
  });
  const reports = reportsOf(parts, lobby);
  const faults = faultsOf(parts, lobby);
  const routeParts: RouteParts = {
    accounts,
    audit: parts.audit,
    bans,
    bodies: {
      ...(await cachedCatalogue(config.cardImagesUrl)),
      standaloneDecks: await immutableBody(standaloneDecksReply()),
    },
    brackets: parts.brackets,
    captcha: parts.captcha,
    decks: parts.decks,
    deckStatistics: parts.deckStatistics,
    deckTrials: parts.deckTrials,
    gameAnalyses: parts.gameAnalyses,
    events: events.events,
    faults,
    images: parts.images,
    learning: parts.learning,
    lobby,
    matches: parts.matches,
    measures: parts.measures,
    news: parts.news,
    newsService: parts.newsService,
    now: parts.now,
    people: parts.people,
    positionLinks: parts.positionLinks,
    privacy: privacyOf(parts, open, profiles, { reports, faults }),
    profiles,
    addressChanges: parts.addressChanges,
    recovery: parts.recovery,
    replays: parts.replays,
    sharedDecks: parts.sharedDecks,
    playStatistics: parts.playStatistics,
    siteStatistics: parts.siteStatistics,
    cardStatistics: parts.cardStatistics,
    previews,
    pictures: new PictureStore(config.dataDir),
    siteUrl: parts.siteUrl,
    reports,
    supporters: parts.supporters,
    tournamentAdmin: tournamentAdminOf(parts, open),
    users: parts.users,
    warnings: parts.warnings,
  };
  return buildApp({
    config,
    logger,
    bus,
    guards: {
      signedInBy: (token) => accounts.signedInBy(token),
      isBanned: (address) => bans.has(address),
      isNameOf: (account, username) => keyOf(username) === account.usernameKey,
    },
    health,
    previews: { previewOf: (url) => previews.of(url), siteUrl: parts.siteUrl },
    register: (app, limits) => registerRoutes(app, limits, routeParts),
  });
}

function profilesOf(parts: ProgramParts, lobby: Lobby): ProfileService {
  const { accountStore: store, formerNames, addressChanges } = parts;
  const { passwords, accounts, images, vault, links, changes } = parts;
  return new ProfileService({
    store,
    formerNames,
    addressChanges,
    passwords,
    accounts,
    images,
    vault,
    links,
    changes,
    people: parts.people,
    isInGame: (name) => lobby.isInGame(name),
  });
}

function reportsOf(parts: ProgramParts, lobby: Lobby): Reports {
  return new Reports({
    store: parts.reportStore,
    accounts: parts.accountStore,
    chatStore: parts.chatStore,
    chatSeenBy: (name, line) => lobby.chatSeenBy(name, line),
    lobby,
    measures: parts.measures,
    warnings: parts.warnings,
    audit: parts.audit,
    now: parts.now,
  });
}

function faultsOf(parts: ProgramParts, lobby: Lobby): Faults {
  return new Faults({
    store: parts.faultStore,
    games: parts.replayStore,
    replays: parts.replays,
    audit: parts.audit,
    logSeenBy: (name) => lobby.logSeenBy(name),
    version: parts.config.version,
    now: parts.now,
  });
}

function privacyOf(
  parts: ProgramParts,
  { lobby, events: { events } }: OpenLobby,
  profiles: ProfileService,
  reported: { reports: Reports; faults: Faults },
): PrivacyService {
  return new PrivacyService({
    store: parts.accountStore,
    formerNames: parts.formerNames,
    passwords: parts.passwords,
    accounts: parts.accounts,
    profiles,
    images: parts.images,
    chatStore: parts.chatStore,
    matches: parts.matches,
    decks: parts.decks,
    deckTrials: parts.deckTrials,
    gameAnalyses: parts.gameAnalyses,
    people: parts.people,
    positionLinks: parts.positionLinks,
    learning: parts.learning,
    events,
    ...reported,
    measures: parts.measures,
    warnings: parts.warnings,
    changes: parts.changes,
    isInGame: (name) => lobby.isInGame(name),
    now: parts.now,
  });
}

function tournamentAdminOf(
  { storage: { database }, now, brackets, audit }: ProgramParts,
  { lobby, announcements, roundClocks, matchGames }: OpenLobby,
): TournamentAdmin {
  return new TournamentAdmin({
    brackets,
    roundClocks,
    announcements,
    tournamentGames: new TournamentGameStore(database),
    entriesOf: (tournamentId) => matchGames.of(tournamentId),
    announceToPending: (tournamentId, from, text) => lobby.announceToPending(tournamentId, from, text),
    audit,
    now,
  });
}
