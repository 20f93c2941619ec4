/** Pages about people, friends, and what each user shares. */
import { z } from 'zod';
import { HouseName } from './decks.ts';
import { okReply, replyOf } from './reply.ts';
import { GameFormat, UserSummary } from './shapes.ts';

/** Who sees a part of a person's page. */
export const AUDIENCES = ['everybody', 'friends', 'nobody'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;

/** The parts of a person's page that their owner shares or not, and whether they can be challenged. */
export const SHARED_PARTS = ['record', 'games', 'decks', 'challenges'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Who may ask a person for a friendship. */
export const REQUEST_SENDERS = ['everybody', 'nobody'] as const;
export const RequestSenders = z.enum(REQUEST_SENDERS);
export type RequestSenders = z.infer<typeof RequestSenders>;

export const Sharing = z.strictObject({
  record: Audience,
  games: Audience,
  decks: Audience,
  challenges: Audience,
  requests: RequestSenders,
});
export type Sharing = z.infer<typeof Sharing>;

/** Until users choose, only their friends see what they play, and everybody can challenge and ask them. */
export const DEFAULT_SHARING: Sharing = {
  record: 'friends',
  games: 'friends',
  decks: 'friends',
  challenges: 'everybody',
  requests: 'everybody',
};

/** What a person is to the caller. `asked`: the caller asked them; `asking`: they asked the caller. */
export const RELATIONS = ['visitor', 'self', 'none', 'asked', 'asking', 'friend', 'blocked'] as const;
export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

export const Score = z.object({ wins: z.int(), losses: z.int() });

/** Finished games, without practice. */
export const PersonRecord = z.object({
  ...Score.shape,
  formats: z.array(z.object({ format: GameFormat, ...Score.shape })),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** A finished game that everybody could watch. */
export const PersonGame = z.object({
  gameId: z.string(),
  gameFormat: GameFormat,
  /** ISO 8601. */
  finishedAt: z.string(),
  minutes: z.int(),
  result: z.enum(['won', 'lost', 'undecided']),
  /** Of the person and of the opponent. */
  keys: z.tuple([z.int(), z.int()]),
  /** The person's deck; `null` if deck lists were hidden. */
  deck: z.object({ name: z.string(), houses: z.array(HouseName) }).nullable(),
  /** `null` for an opponent who does not share games with the caller, and for deleted accounts. */
  opponent: z.string().nullable(),
  replay: z.boolean(),
});
export type PersonGame = z.infer<typeof PersonGame>;

export const PersonDeck = z.object({
  /** The key of its page; `null` if its page is not public. */
  shareKey: z.string().nullable(),
  name: z.string(),
  expansion: z.int(),
  houses: z.array(HouseName),
  ...Score.shape,
});
export type PersonDeck = z.infer<typeof PersonDeck>;

/** A person as the caller may see them. A part is `null` if it is not shared with the caller. */
export const Person = z.object({
  ...UserSummary.shape,
  /** ISO 8601. */
  since: z.string(),
  relation: Relation,
  /** Whether they accept challenges of the caller, while they are here. */
  canBeChallenged: z.boolean(),
  /** Whether the caller can ask them for a friendship. */
  canBeAsked: z.boolean(),
  record: PersonRecord.nullable(),
  /** The newest first. */
  games: z.array(PersonGame).nullable(),
  /** Favorite decks. */
  decks: z.array(PersonDeck).nullable(),
});
export type Person = z.infer<typeof Person>;

/** GET /api/people/{username}. 404 for an unknown or disabled account. */
export const PersonReply = okReply({ person: Person });

/** GET /api/account/{username}/friends. */
export const FriendsReply = okReply({
  friends: z.array(UserSummary),
  /** People who ask the caller. */
  asking: z.array(UserSummary),
  /** People whom the caller asked. */
  asked: z.array(UserSummary),
});
export type FriendsReply = z.infer<typeof FriendsReply>;

/**
 * PUT and DELETE /api/account/{username}/friends/{name}: asks somebody or accepts their request; ends a friendship,
 * withdraws or declines a request.
 */
export const FriendshipReply = replyOf({ relation: Relation });

/** GET and PUT /api/account/{username}/sharing. */
export const SharingReply = okReply({ sharing: Sharing });

/** Why a request for a friendship is refused. */
export const FRIEND_TEXTS = {
  oneself: 'You cannot be your own friend.',
  blocked: 'You cannot ask this user.',
  closed: 'This user accepts no friend requests.',
  tooMany: 'Too many of your requests are not answered yet.',
  none: 'There is neither a friendship nor a request.',
  unknown: 'There is no user with that name.',
} as const;
