/** Calls for staff: users, bans, chat moderation, and the audit log. */
import { z } from 'zod';
import { Permission, User } from './account.ts';
import { DECK_LABELS } from './deck-status.ts';
import { Measure } from './measures.ts';
import { Session } from './profile.ts';
import { PageNumber } from './list-query.ts';
import { okReply, replyOf, RowIdText } from './reply.ts';
import { UserSummary } from './shapes.ts';

/** A deck that staff may want to review. */
export const DeckToReview = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  label: z.enum(DECK_LABELS),
  flagged: z.boolean(),
});
export type DeckToReview = z.infer<typeof DeckToReview>;

export const REVIEWS_PER_PAGE = 20;

/** GET /api/decks/review. */
export const ReviewListQuery = z.object({ page: PageNumber });

/** Decks of all users that wait for a review, the newest first; `count` is the number of all of them. */
export const ReviewListReply = okReply({
  decks: z.array(DeckToReview.extend({ owner: z.string() })),
  count: z.int(),
});
export type ReviewListReply = z.infer<typeof ReviewListReply>;

/** An account as users with canManageUsers see it. */
export const AdminUser = z.object({
  ...User.shape,
  registerIp: z.string().nullable(),
  tokens: z.array(Session),
  /** Decks that are flagged or whose label is not `valid`; at most 100, newest first. */
  invalidDecks: z.array(DeckToReview),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const LINKED_ACCOUNTS = 20;

export const USER_NOT_FOUND = 'User was not found.';

/** GET /api/user/{username}. */
export const AdminUserReply = okReply({
  user: AdminUser,
  /** Names of accounts that have used the same IP address, at most `LINKED_ACCOUNTS`, and how many there are. */
  linkedAccounts: z.array(z.string()),
  linkedCount: z.int(),
});
export type AdminUserReply = z.infer<typeof AdminUserReply>;

/** The fewest characters to search for. */
export const SEARCH_LENGTH = 3;
export const USERS_PER_PAGE = 20;

/** A user in the result of a search. */
export const FoundUser = z.object({
  ...UserSummary.shape,
  email: z.string(),
  /** ISO 8601. */
  registered: z.string(),
  verified: z.boolean(),
  disabled: z.boolean(),
  /** Mutes and bans in force. */
  measures: z.array(Measure),
});
export type FoundUser = z.infer<typeof FoundUser>;

/**
 * GET /api/users. Finds part of a name or of a mail address, and the beginning of an IP address. Sorted by name; `after`
 * is the last name of the previous page.
 */
export const UserSearchQuery = z.object({
  search: z.string().trim().min(SEARCH_LENGTH).max(100),
  after: z.string().max(64).optional(),
});
export const UserSearchReply = okReply({ users: z.array(FoundUser), isMore: z.boolean() });

/** PUT /api/user/{username}. */
export const ChangeUserBody = z.object({
  userToChange: z.object({
    disabled: z.boolean(),
    verified: z.boolean(),
    /** Missing flags stay unchanged. Applied only if the caller has canManagePermissions. */
    permissions: z.partialRecord(Permission, z.boolean()).optional(),
  }),
});
export type UserChange = z.infer<typeof ChangeUserBody>['userToChange'];
export const ChangeUserReply = replyOf({ user: AdminUser });
export type ChangeUserReply = z.infer<typeof ChangeUserReply>;

export const Ban = z.object({
  id: z.int(),
  /** An IP address, or a range in CIDR notation. */
  ip: z.string(),
  /** ISO 8601. */
  added: z.string(),
  user: z.string(),
});
export type Ban = z.infer<typeof Ban>;

/** GET /api/banlist/. Newest first. */
export const BanListReply = okReply({ banlist: z.array(Ban) });
export type BanListReply = z.infer<typeof BanListReply>;

/** POST /api/banlist. */
export const BanBody = z.object({ ip: z.string().max(100) });
export const BanReply = replyOf({ entry: Ban });
export type BanReply = z.infer<typeof BanReply>;

/** DELETE /api/banlist/{id}, /api/news/{id}, /api/messages/{id} and a line of a game or of a report. */
export const RemovedReply = okReply({ id: z.int() });
export type RemovedReply = z.infer<typeof RemovedReply>;

/** Staff actions that the audit log records. */
export const STAFF_ACTIONS = [
  'news added',
  'news edited',
  'news deleted',
  'message removed',
  'game message removed',
  'user changed',
  'sessions cleared',
  'users searched',
  'user warned',
  'user muted',
  'user banned',
  'mute lifted',
  'ban lifted',
  'fault changed',
  'report settled',
  'report rejected',
  'ban added',
  'ban deleted',
  'motd changed',
  'game removed',
  'deck verified',
  'deck flagged',
  'deck unflagged',
  'decks verified',
  'node enabled',
  'node disabled',
  'node drained',
  'node restarted',
  'match links attached',
  'match result reported',
  'round clock changed',
  'tournament announced',
  'event created',
  'event changed',
] as const;
export const StaffAction = z.enum(STAFF_ACTIONS);
export type StaffAction = z.infer<typeof StaffAction>;

export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601. */
  time: z.string(),
  /** The name of the user who did it, at that time. */
  actor: z.string(),
  act: StaffAction,
  /** The object of the action, e.g. a user name or the id of a news item. */
  target: z.string(),
  /** Further facts about the change. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** GET /api/audit. Newest first. `before` is the id of the last entry of the previous page. */
export const AuditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: RowIdText.optional(),
  act: StaffAction.optional(),
  /** The name of the member of staff, or of the target. */
  person: z.string().trim().max(100).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditReply = okReply({ entries: z.array(AuditEntry) });
export type AuditReply = z.infer<typeof AuditReply>;
