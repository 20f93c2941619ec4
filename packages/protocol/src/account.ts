/** Accounts and the calls under `/api/account`. */
import { LANGUAGES } from '@amberhall/engine/vocabulary';
import { z } from 'zod';
import { replyOf, RowId } from './reply.ts';
import { UserSummary } from './shapes.ts';

export const PERMISSIONS = [
  'canEditNews',
  'canManageUsers',
  'canManagePermissions',
  'canManageGames',
  'canManageNodes',
  'canModerateChat',
  'canVerifyDecks',
  'canManageBanlist',
  'canManageMotd',
  'canManageTournaments',
  'isAdmin',
  'isContributor',
  'isSupporter',
  'isWinner',
  'isPreviousWinner',
  'keepsSupporterWithNoPatreon',
] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

/** Every flag; none is ever left out. */
export const Permissions = z.record(Permission, z.boolean());
export type Permissions = z.infer<typeof Permissions>;

export const CARD_SIZES = ['small', 'normal', 'large', 'x-large'] as const;
export const CardSize = z.enum(CARD_SIZES);
export type CardSize = z.infer<typeof CardSize>;

export const OptionSettings = z.object({
  /** The player orders simultaneous mandatory abilities themselves. */
  orderForcedAbilities: z.boolean(),
  /** Clicking a card with a single possible action asks before the action happens. */
  confirmOneClick: z.boolean(),
  useHalfSizedCards: z.boolean(),
});
export type OptionSettings = z.infer<typeof OptionSettings>;

export const UserSettings = z.object({
  background: z.string(),
  cardSize: CardSize,
  avatar: z.string().nullable(),
  customBackground: z.string().nullable(),
  optionSettings: OptionSettings,
});
export type UserSettings = z.infer<typeof UserSettings>;

/** The settings of a new account. */
export const DEFAULT_SETTINGS: UserSettings = {
  background: 'keyforge',
  cardSize: 'normal',
  avatar: null,
  customBackground: null,
  optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
};

/** The language in which a user reads the site and gets mails. */
export const UserLanguage = z.enum(LANGUAGES);
export type UserLanguage = z.infer<typeof UserLanguage>;

/** An account as its owner sees it. */
export const User = z.object({
  ...UserSummary.shape,
  id: z.int(),
  email: z.string(),
  /** ISO 8601. */
  registered: z.string(),
  verified: z.boolean(),
  disabled: z.boolean(),
  permissions: Permissions,
  /** 0: not linked to Patreon; 1: linked; 2: linked and pledged. */
  patreon: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The key is masked except for its last 4 characters. */
  challonge: z.object({ key: z.string(), subdomain: z.string() }),
  settings: UserSettings,
  /** `null` until the user opens the site. */
  language: UserLanguage.nullable(),
  /** Names in lower case, sorted. */
  blockList: z.array(z.string()),
});
export type User = z.infer<typeof User>;

/** One login of an account on one device. */
export const RefreshToken = z.object({
  id: RowId,
  username: z.string().max(64),
  token: z.string().min(1).max(256),
});
export type RefreshToken = z.infer<typeof RefreshToken>;

export const USERNAME_LENGTH = { min: 3, max: 15 } as const;
export const PASSWORD_LENGTH = { min: 6, max: 512 } as const;

const USERNAME_LENGTH_TEXT = 'Username must be at least 3 characters and no more than 15 characters long';

/** The rules of a new user name. The user sees the first rule that is broken, in this order. */
export const Username = z
  .string('You must specify a username')
  .min(1, 'You must specify a username')
  .min(USERNAME_LENGTH.min, USERNAME_LENGTH_TEXT)
  .max(USERNAME_LENGTH.max, USERNAME_LENGTH_TEXT)
  .regex(/^[A-Za-z0-9_-]+$/, 'Usernames must only use the characters a-z, 0-9, _ and -');

export const Email = z
  .string('You must specify an email address')
  .trim()
  .min(1, 'You must specify an email address')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const NewPassword = z
  .string('You must specify a password')
  .min(1, 'You must specify a password')
  .min(PASSWORD_LENGTH.min, 'Password must be at least 6 characters')
  .max(PASSWORD_LENGTH.max, 'Password must be no more than 512 characters');

/** The rules of a new account. Broken rules are reported in the order of the fields. */
export const RegisterAccount = z.object({ username: Username, email: Email, password: NewPassword });
export type RegisterAccount = z.infer<typeof RegisterAccount>;

/** The form for a new account, which asks for the password twice. */
export const RegisterForm = z
  .object({ ...RegisterAccount.shape, passwordAgain: z.string().min(1, 'You must confirm your password') })
  .refine((form) => form.passwordAgain === '' || form.password === form.passwordAgain, {
    path: ['passwordAgain'],
    error: 'The passwords you have entered do not match',
    when: ({ value }) => {
      const form = value as Partial<Record<string, unknown>>;
      return typeof form['password'] === 'string' && typeof form['passwordAgain'] === 'string';
    },
  });
export type RegisterForm = z.infer<typeof RegisterForm>;

/**
 * The form for a login. It only checks that both fields are filled and not too long; the server decides whether the
 * password is right.
 */
export const LoginForm = z.object({
  username: z.string('You must specify a username').min(1, 'You must specify a username').max(64),
  password: z
    .string('You must specify a password')
    .min(1, 'You must specify a password')
    .max(PASSWORD_LENGTH.max),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** POST /api/account/register. Checks only the shape; `RegisterAccount` has the rules. */
export const RegisterBody = z.object({
  username: z.string().max(1000),
  email: z.string().max(1000),
  password: z.string().max(2000),
  /** The language of the page; without it, that of the request's header `Accept-Language`. */
  language: UserLanguage.optional(),
});
export const RegisterReply = replyOf({});
export type RegisterReply = z.infer<typeof RegisterReply>;

/** POST /api/account/login. */
export const LoginBody = LoginForm;
export const LoginReply = replyOf({
  /** Access token, valid for 5 minutes. */
  token: z.string(),
  refreshToken: RefreshToken,
  user: User,
});
export type LoginReply = z.infer<typeof LoginReply>;

/**
 * POST /api/account/token. A refresh token is valid for one use; the answer holds its successor. The client chooses
 * `attempt`: if the answer is lost, it can repeat the call with the same `attempt`.
 */
export const TokenBody = z.object({ token: RefreshToken, attempt: z.string().min(16).max(64).optional() });
export type TokenBody = z.infer<typeof TokenBody>;
export const TokenReply = LoginReply;
export type TokenReply = LoginReply;

/** POST /api/account/checkauth. */
export const CheckAuthReply = replyOf({ user: User });
export type CheckAuthReply = z.infer<typeof CheckAuthReply>;

/** POST /api/account/logout. Ends the session `tokenId`; without it, the session of the caller. */
export const LogoutBody = z.object({ tokenId: RowId.nullish() });
export const LogoutReply = replyOf({});
export type LogoutReply = z.infer<typeof LogoutReply>;
