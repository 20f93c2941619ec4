/** The link between an account and Patreon, where supporters pledge money to the site. */
import { z } from 'zod';
import { User } from './account.ts';
import { okReply, replyOf } from './reply.ts';

export const SUPPORTER_TEXTS = {
  notOffered: 'You cannot link a Patreon account on this site.',
  failed: 'An error occurred syncing your patreon account.  Please try again later.',
  /** For a user who returns from Patreon with an unknown or expired state. */
  lost: 'This link is no longer valid. Please start again from your profile.',
} as const;

/** GET /api/account/patreon. The user's account tells whether they are linked and have pledged. */
export const SupporterReply = okReply({
  /** Whether the site is connected to Patreon. */
  isOffered: z.boolean(),
  /** Patreon no longer accepts our tokens: the user has to link the account again. */
  isStale: z.boolean(),
});
export type SupporterReply = z.infer<typeof SupporterReply>;

/** POST /api/account/patreon. `url` is Patreon's page for consent. It redirects the user to `/patreon`. */
export const PatreonUrlReply = replyOf({ url: z.string() });
export type PatreonUrlReply = z.infer<typeof PatreonUrlReply>;

/** POST /api/account/linkPatreon. The query parameters of Patreon's redirect. */
export const LinkPatreon = z.strictObject({
  code: z.string().min(1).max(1000),
  state: z.string().min(1).max(200),
});
export type LinkPatreon = z.infer<typeof LinkPatreon>;

/** POST /api/account/linkPatreon and /api/account/unlinkPatreon. */
export const PatreonLinkedReply = replyOf({ user: User });
export type PatreonLinkedReply = z.infer<typeof PatreonLinkedReply>;
