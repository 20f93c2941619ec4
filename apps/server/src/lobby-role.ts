/** The lobby role of a process: the lobby and the HTTP calls of the site. */
import type { FastifyInstance } from 'fastify';
import { PrivacyService } from './accounts/privacy.ts';
import { ProfileService } from './accounts/profile.ts';
import { immutableBody, cachedCatalogue } from './catalogue/catalogue.ts';
import { standaloneDecksReply } from './decks/standalone.ts';
import { buildApp } from './http/app.ts';
import type { HealthParts } from './http/health.ts';
import { GameDirectoryStore } from './lobby/game-directory-store.ts';
import { GameDirectory } from './lobby/game-directory.ts';
import { Lobby } from './lobby/lobby.ts';
import { NodeRegistry } from './lobby/node-registry.ts';
import { Presence } from './lobby/presence.ts';
import type { ProgramParts } from './program-parts.ts';
import { Announcements } from './tournaments/announcements.ts';
import { TournamentAdmin } from './tournaments/tournament-admin.ts';
import { TournamentGameStore } from './tournaments/tournament-game-store.ts';
import { RoundClocks, RoundClockStore } from './tournaments/round-clocks.ts';

export interface LobbyRole {
  lobby: Lobby;
  /** Its HTTP server. */
  openApp(health: HealthParts): Promise<FastifyInstance>;
  stop(): Promise<void>;
}

export async function openLobbyRole(shared: ProgramParts): Promise<LobbyRole> {
  const { config, storage, roomStore } = shared;
  const { banner, chatAge, limitFactor, leaseMs } = config;
  const directory = await GameDirectory.open({ ...shared, store: new GameDirectoryStore(storage.database) });
  const [nodes, presence] = [
    await NodeRegistry.open({ ...shared, leaseMs }),
    await Presence.open({ ...shared, leaseMs }),
  ];
  const announcements = new Announcements({ ...shared, database: storage.database });
  const lobby = await Lobby.open({
    ...shared,
    directory,
    nodes,
    presence,
    announcements,
    notRunning: (ids) => roomStore.notRunning(ids),
    banner,
    chatAge,
    limitFactor,
  });
  return {
    lobby,
    openApp: (health) => openApp({ ...shared, announcements }, lobby, health),
    stop: async () => {
      lobby.stop();
      directory.stop();
      nodes.stop();
      await presence.stop();
    },
  };
}

async function openApp(
  shared: ProgramParts & { announcements: Announcements },
  lobby: Lobby,
  health: HealthParts,
): Promise<FastifyInstance> {
  const { accountStore: store } = shared;
  const isInGame = (name: string) => lobby.isInGame(name);
  const profiles = new ProfileService({ ...shared, store, isInGame });
  return buildApp({
    ...shared,
    lobby,
    profiles,
    tournamentAdmin: tournamentAdminOf(shared, lobby),
    privacy: new PrivacyService({ ...shared, store, profiles, isInGame }),
    bodies: {
      ...(await cachedCatalogue(shared.config.cardImagesUrl)),
      standaloneDecks: await immutableBody(standaloneDecksReply()),
    },
    health,
  });
}

function tournamentAdminOf(
  shared: ProgramParts & { announcements: Announcements },
  lobby: Lobby,
): TournamentAdmin {
  const { database } = shared.storage;
  return new TournamentAdmin({
    ...shared,
    roundClocks: new RoundClocks({ ...shared, store: new RoundClockStore(database) }),
    tournamentGames: new TournamentGameStore(database),
    entriesOf: (tournamentId) => lobby.gamesOfTournament(tournamentId),
    announceToPending: (tournamentId, from, text) => lobby.announceToPending(tournamentId, from, text),
  });
}
