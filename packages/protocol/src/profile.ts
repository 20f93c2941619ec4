/** Calls for a user's own account: profile, sessions, block list, deletion. */
import { z } from 'zod';
import {
  Email,
  NewPassword,
  OptionSettings,
  CardSize,
  User,
  UserLanguage,
  USERNAME_LENGTH,
} from './account.ts';
import { okReply, replyOf } from './reply.ts';

/** Maximum bytes of an uploaded avatar. */
export const AVATAR_BYTES = 102_400;
/** Bytes a custom background must stay below. */
export const BACKGROUND_BYTES = 5 * 1024 * 1024;

export const PROFILE_TEXTS = {
  avatarSize: 'Image must be less than 100KB in size',
  avatarFormat: 'Unsupported image format',
  backgroundSize: 'File must be less than 5MB',
  backgroundFormat: 'File must be an image',
  currentPassword: 'Please enter your current password to change your password or your email address.',
  currentPasswordWrong: 'The password is incorrect. Please try again.',
  addressMailed:
    'Profile saved successfully.  Your email address changes when you open the link that we sent to the new address.',
  sessionsEnded: 'All other sessions were ended.',
  saved:
    'Profile saved successfully.  Please note settings changed here may only apply at the start of your next game.',
} as const;

/** The rules of a profile. The user sees the first rule that is broken, in this order. */
export const ProfileRules = z.object({
  username: z
    .string()
    .min(1, 'You must specify a username')
    .min(USERNAME_LENGTH.min, 'Your username must be at least 3 characters long')
    .max(USERNAME_LENGTH.max, 'Your username cannot be more than 15 charcters')
    .regex(/^[A-Za-z0-9_-]+$/, 'Usernames must only use the characters a-z, 0-9, _ and -'),
  email: Email,
  password: NewPassword.optional(),
});

/** Base64 without a `data:` prefix. A missing value leaves the image unchanged, `null` removes it. */
const Upload = z.string().nullish();

export const ProfileData = z.object({
  username: z.string().max(1000),
  email: z.string().max(1000),
  /** Empty or missing: the password stays the same. */
  password: z.string().max(2000).optional(),
  /** Required for a new password and for another mail address. */
  currentPassword: z.string().max(2000).optional(),
  avatar: Upload,
  customBackground: Upload,
  /** A masked key that is sent back leaves the stored key unchanged. */
  challonge: z.object({ key: z.string().max(200), subdomain: z.string().max(100) }),
  settings: z.object({
    background: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
    cardSize: CardSize,
    optionSettings: OptionSettings,
  }),
});
export type ProfileData = z.infer<typeof ProfileData>;

/** PUT /api/account/{username}. */
export const ProfileBody = z.object({ data: ProfileData });
export const ProfileReply = replyOf({ user: User, token: z.string() });
export type ProfileReply = z.infer<typeof ProfileReply>;

/** PUT /api/account/{username}/language. The language in which the caller reads the site. */
export const LanguageBody = z.strictObject({ language: UserLanguage });
export const LanguageReply = okReply({ language: UserLanguage });

/** A session as its owner sees it. */
export const Session = z.object({
  id: z.int(),
  ip: z.string(),
  /** The browser and its system, such as `Firefox, Linux`; `null` if they are unknown. */
  browser: z.string().nullable(),
  /** ISO 8601. */
  lastUsed: z.string(),
  /** Whether it is the session of the caller. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** GET /api/account/{username}/sessions. The most recently used comes first. */
export const SessionsReply = okReply({ tokens: z.array(Session) });
export type SessionsReply = z.infer<typeof SessionsReply>;

/** DELETE /api/account/{username}/sessions. Ends all sessions but the one of the caller. */
export const SessionsEndedReply = okReply({});
export type SessionsEndedReply = z.infer<typeof SessionsEndedReply>;

/** DELETE /api/account/{username}/sessions/{tokenId}. */
export const SessionRemovedReply = okReply({ tokenId: z.int() });
export type SessionRemovedReply = z.infer<typeof SessionRemovedReply>;

/** GET /api/account/{username}/blocklist. Names in lower case, sorted. */
export const BlockListReply = okReply({ blockList: z.array(z.string()) });
export type BlockListReply = z.infer<typeof BlockListReply>;

/** POST /api/account/{username}/blocklist. */
export const BlockBody = z.object({ username: z.string().max(1000) });
export const BlockReply = replyOf({ user: User, username: z.string() });
export type BlockReply = z.infer<typeof BlockReply>;

/** DELETE /api/account/{username}. The password confirms the deletion. */
export const DeleteAccountBody = z.object({ password: z.string().max(2000) });
export const DeleteAccountReply = replyOf({});
