/** The supporter link: an account here and one at Patreon, where people pledge to the site. */
import { z } from 'zod';
import { User } from './account.ts';
import { okReply, replyOf } from './reply.ts';

export const SUPPORTER_TEXTS = {
  notOffered: 'This site does not offer Patreon accounts.',
  failed: 'An error occurred syncing your patreon account.  Please try again later.',
  /** For somebody who comes back from a way they did not begin, or too late. */
  lost: 'This link is no longer valid. Please start again from your profile.',
} as const;

/** GET /api/account/patreon. Whether somebody is linked or has pledged stands in their account. */
export const SupporterReply = okReply({
  /** Whether the site has a link to Patreon at all. */
  isOffered: z.boolean(),
  /** Patreon does not know us any more: the link has to be made again. */
  isStale: z.boolean(),
});
export type SupporterReply = z.infer<typeof SupporterReply>;

/** POST /api/account/patreon: the address at which somebody says yes; from there they come back to `/patreon`. */
export const PatreonUrlReply = replyOf({ url: z.string() });
export type PatreonUrlReply = z.infer<typeof PatreonUrlReply>;

/** POST /api/account/linkPatreon: what they brought back. */
export const LinkPatreon = z.strictObject({
  code: z.string().min(1).max(1000),
  state: z.string().min(1).max(200),
});
export type LinkPatreon = z.infer<typeof LinkPatreon>;

/** POST /api/account/linkPatreon and /api/account/unlinkPatreon. */
export const PatreonLinkedReply = replyOf({ user: User });
export type PatreonLinkedReply = z.infer<typeof PatreonLinkedReply>;
