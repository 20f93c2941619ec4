/** The tables. A change needs a migration: run `drizzle-kit generate` in this workspace. */
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Automation, House, WinReason } from '@amberhall/engine/vocabulary';
import type {
  DeckCard,
  DeckNumbers,
  DeckSharing,
  DeckSource,
  GameFormat,
  GameType,
  Motd,
  Permission,
  SeedParts,
  StaffAction,
  UserLanguage,
  UserSettings,
} from '@amberhall/protocol';
import type { DeckList } from '@amberhall/cards/data';
import type { GameOptions } from '../rooms/journal/node-types.ts';
import type { RecordedDecision } from '@amberhall/engine';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const users = pgTable(
  'users',
  {
    id: id(),
    /** As entered at the registration. */
    username: text().notNull(),
    /** In lower case: the unique key of names and addresses. */
    usernameKey: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    registeredAt: moment().notNull(),
    registerIp: text(),
    verified: boolean().notNull().default(true),
    disabled: boolean().notNull().default(false),
    permissions: jsonb().$type<Permission[]>().notNull().default([]),
    avatar: text(),
    settings: jsonb().$type<UserSettings>().notNull(),
    /** In which the user reads the site and gets mails; `null` until they open the site. */
    language: text().$type<UserLanguage>(),
    /** Whether the user wants mails about their events. */
    eventMails: boolean().notNull().default(false),
    /** 0 unlinked, 1 linked, 2 pledged. */
    patreon: smallint().$type<0 | 1 | 2>().notNull().default(0),
    /** Encrypted, see `Vault`; empty for none. */
    challongeKey: text().notNull().default(''),
    challongeSubdomain: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_email_key').on(table.emailKey),
    index('users_register_ip').on(table.registerIp),
    index('users_register_ip_prefix').on(table.registerIp.op('text_pattern_ops')),
    // Finds part of a text; the function is part of the migrations.
    index('users_username_parts').using('gin', sql`text_parts(${table.usernameKey})`),
    index('users_email_parts').using('gin', sql`text_parts(${table.emailKey})`),
  ],
);

/** `user` has blocked `blocked`. */
export const blocks = pgTable(
  'blocks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
);

/** A session: one login on one device. Secrets are stored as their SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Constant for the session: distinguishes a used token from a guess. */
    familyHash: text().notNull(),
    /** Replaced at each use. */
    secretHash: text().notNull(),
    ip: text().notNull(),
    /** What the browser said of itself at the login; missing for sessions of earlier versions. */
    userAgent: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_ip').on(table.ip),
    index('sessions_ip_prefix').on(table.ip.op('text_pattern_ops')),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
);

/** The Patreon account linked to an account. Its tokens are encrypted, see `Vault`. */
export const patreonLinks = pgTable('patreon_links', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text().notNull(),
  refreshToken: text().notNull(),
  /** The time of the last check of the pledge, successful or not. */
  checkedAt: moment().notNull(),
  /** The tokens are no longer valid: the user has to link again. */
  isStale: boolean().notNull().default(false),
});

/** An authorization at Patreon in progress, with the state that must come back. One per user, valid once. */
export const patreonStates = pgTable('patreon_ways', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256. */
  stateHash: text().notNull(),
  begunAt: moment().notNull(),
});

export type LinkPurpose = 'activation' | 'address change' | 'password reset';

/** A name that an account has given up. Nobody else gets it for a while. */
export const formerNames = pgTable(
  'former_names',
  {
    nameKey: text().primaryKey(),
    /** Missing once the account is deleted. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    freedAt: moment().notNull(),
  },
  (table) => [index('former_names_user').on(table.userId), index('former_names_freed_at').on(table.freedAt)],
);

/** A mailed link. It works once: using it deletes it. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The new mail address of an address change. */
    address: text(),
    /** SHA-256. */
    secretHash: text().notNull(),
    mailedAt: moment().notNull(),
  },
  (table) => [
    index('mailed_links_user').on(table.userId),
    index('mailed_links_purpose').on(table.purpose, table.mailedAt),
  ],
);

export const lobbyMessages = pgTable(
  'lobby_messages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    writtenAt: moment().notNull(),
    deletedById: integer().references(() => users.id, { onDelete: 'set null' }),
    deletedAt: moment(),
  },
  (table) => [
    index('lobby_messages_user').on(table.userId),
    index('lobby_messages_deleted_by').on(table.deletedById),
  ],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    text: text().notNull(),
    posterId: integer().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment().notNull(),
  },
  (table) => [index('news_published').on(table.publishedAt, table.id)],
);

/** The message of the day: one row, or none. */
export const motd = pgTable('motd', {
  id: smallint().primaryKey().default(1),
  message: text().notNull(),
  type: text().$type<NonNullable<Motd['motdType']>>().notNull(),
  setById: integer().references(() => users.id, { onDelete: 'set null' }),
  setAt: moment().notNull(),
});

/** Banned addresses, and ranges in CIDR notation. */
export const bans = pgTable(
  'bans',
  {
    id: id(),
    range: text().notNull(),
    addedById: integer().references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('bans_range_key').on(table.range)],
);

/** The audit log. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actedAt: moment().notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name at that time. */
    actor: text().notNull(),
    act: text().$type<StaffAction>().notNull(),
    target: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_log_actor').on(table.actorId),
    index('audit_log_target').on(table.target, table.id),
    index('audit_log_lower_target').on(sql`lower(${table.target})`, table.id),
    index('audit_log_lower_actor').on(sql`lower(${table.actor})`, table.id),
    index('audit_log_act').on(table.act, table.id),
    index('audit_log_acted').on(table.actedAt),
  ],
);

/** A user's deck. Several users can own the same deck, with the same `uuid`. */
/** The decks that staff have to look at, whoever owns them. The condition of an index, and of the query that uses it. */
export const waitsForReview = (
  deck: Record<'flagged' | 'verified' | 'impossible' | 'iconsByHand', AnyPgColumn>,
): SQL => sql`${deck.flagged} or (not ${deck.verified} and (${deck.impossible} or ${deck.iconsByHand}))`;

export const decks = pgTable(
  'decks',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uuid: text().notNull(),
    name: text().notNull(),
    /** In lower case and without accents, for searching and sorting. */
    nameKey: text().notNull(),
    expansion: integer().notNull(),
    houses: text().array().$type<House[]>().notNull(),
    source: text().$type<DeckSource>().notNull(),
    cards: jsonb().$type<DeckCard[]>().notNull(),
    /** Some of its icons are not assigned to cards yet. */
    lacksIcons: boolean().notNull().default(false),
    /** Its icons were assigned by hand. */
    iconsByHand: boolean().notNull().default(false),
    /** No such deck can have been printed. */
    impossible: boolean().notNull().default(false),
    flagged: boolean().notNull().default(false),
    verified: boolean().notNull().default(false),
    isFavorite: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Counted from its owner's finished games, kept here for sorting. */
    wins: integer().notNull().default(0),
    losses: integer().notNull().default(0),
    winRate: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`case when wins + losses = 0 then 0 else round(100.0 * wins / (wins + losses), 2)::double precision end`,
      ),
    sharing: text().$type<DeckSharing>().notNull().default('private'),
    /** The last part of the address of its page; `null` for a private deck. */
    shareKey: text(),
    /** A copy for sorting; `null` until it is computed. */
    numbers: jsonb().$type<DeckNumbers>(),
    /** The version of the cards of which the numbers are. */
    numbersVersion: text(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('decks_owner_uuid_key').on(table.ownerId, table.uuid),
    uniqueIndex('decks_share_key').on(table.shareKey),
    index('decks_review').on(table.updatedAt, table.id).where(waitsForReview(table)),
    index('decks_name').on(table.name),
    index('decks_uuid').on(table.uuid),
    index('decks_owner_updated').on(table.ownerId, table.updatedAt, table.id),
    index('decks_owner_name').on(table.ownerId, table.nameKey, table.id),
    index('decks_owner_expansion').on(table.ownerId, table.expansion, table.id),
    index('decks_owner_win_rate').on(table.ownerId, table.winRate, table.id),
  ],
);

/** The state of the clocks of a game. Times are ISO 8601. */
export interface StoredClock {
  /** The start of the time limit, moved by pauses and by added or removed time; `null` without a limit. */
  startedAt: string | null;
  /** `null` while it runs. */
  stoppedAt: string | null;
  /** Milliseconds on the clocks of the players, in the order of their seats. */
  personalMs?: readonly number[];
}

/** A game from its start. It can be replayed together with its players and decisions. */
export const games = pgTable(
  'games',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    gameFormat: text().$type<GameFormat>().notNull(),
    options: jsonb().$type<GameOptions>().notNull(),
    owner: text().notNull(),
    practice: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    winner: text(),
    winReason: text().$type<WinReason>(),
    seed: text().notNull(),
    /** What the seed is made of; `null` for games from before shuffles could be checked. */
    seedParts: jsonb().$type<SeedParts>(),
    startingPlayer: text(),
    /** The node that plays it, and how often it was claimed: only the last claim may write. */
    node: text().notNull(),
    fence: integer().notNull().default(1),
    /** The players bid for decks, and each played the deck that the other brought. Known from the end on. */
    decksExchanged: boolean().notNull().default(false),
    /** `null` without clocks, before they start, and for games with a round clock. */
    clock: jsonb().$type<StoredClock>(),
    /** The game of which this is the rematch. */
    previousId: uuid(),
    /** The version of the program and of its rules at the start; `null` for games from before it was recorded. */
    engineVersion: text(),
    /** The match of the bracket that it decides, by the ids of the bracket service. */
    tournamentId: bigint({ mode: 'number' }),
    matchId: bigint({ mode: 'number' }),
    round: integer(),
  },
  (table) => [
    index('games_running').on(table.finishedAt, table.node),
    index('games_tournament').on(table.tournamentId, table.startedAt),
  ],
);

/** `double`: the second seat of a hot-seat player. */
export type PlayerKind = 'user' | 'guest' | 'bot' | 'double';

export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** 0 or 1, as in the opening. */
    seat: smallint().notNull(),
    name: text().notNull(),
    kind: text().$type<PlayerKind>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    deck: jsonb().$type<DeckList>().notNull(),
    deckUuid: text(),
    automation: jsonb().$type<Automation>().notNull(),
    /** Games won against this opponent in previous rematches. */
    wins: integer().notNull().default(0),
    /** The chains with which the player began. */
    chains: smallint().notNull().default(0),
    /** Forged keys at the end. */
    keys: smallint(),
    left: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('game_players_user').on(table.userId),
    index('game_players_deck').on(table.userId, table.deckUuid),
  ],
);

/** The journal: the decisions in order, in the engine's format. */
export const gameDecisions = pgTable(
  'game_decisions',
  {
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** From 0. */
    number: integer().notNull(),
    player: text().notNull(),
    decision: jsonb().$type<RecordedDecision>().notNull(),
    decidedAt: moment().notNull(),
    /** The fingerprint of the position after it. A replay with another one is not the same game. */
    fingerprint: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.number] })],
);

/** The last checkpoint of a running game, from which it is resumed. It can be lost without harm. */
export const gameCheckpoints = pgTable('game_checkpoints', {
  gameId: uuid()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** The number of decisions that led to it. */
  decisions: integer().notNull(),
  /** The version of the rules that made it. */
  engineVersion: text().notNull(),
  /** In the engine's format. */
  position: text().notNull(),
  /** CRC-32 of the position. */
  checksum: bigint({ mode: 'number' }).notNull(),
});

/** The version of the game directory. Every change of a game increases it by one. One row. */
export const lobbyDirectory = pgTable('lobby_book', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull().default(0),
});

/** The games in the lobby, started or not, shared by all processes. */
export const lobbyGames = pgTable(
  'lobby_games',
  {
    id: uuid().primaryKey(),
    /** The version of the directory at the last change of this game. */
    version: integer().notNull(),
    /** Encoded; `null` once the game is removed. */
    entry: text(),
    /** The message for members of an unstarted game that was removed. */
    closingMessage: text('farewell'),
    changedAt: moment().notNull(),
  },
  (table) => [index('lobby_games_version').on(table.version)],
);
