/** Site news and the message of the day. */
import { z } from 'zod';
import { okReply, replyOf } from './reply.ts';

/** News items in the lobby, and for everybody who may not edit them. */
export const LOBBY_NEWS = 3;
export const MAX_NEWS = 20;

/** GET /api/news/. */
export const NewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_NEWS).default(LOBBY_NEWS),
});

export const NewsItem = z.object({
  id: z.int(),
  /** Plain text. Links become clickable; nothing else is interpreted. */
  text: z.string(),
  poster: z.string(),
  /** ISO 8601. */
  datePublished: z.string(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** Newest first. */
export const NewsReply = okReply({ news: z.array(NewsItem) });
export type NewsReply = z.infer<typeof NewsReply>;

export const NEWS_LENGTH = 5000;

/** POST /api/news and PUT /api/news/{id}. */
export const NewsBody = z.object({ text: z.string().max(NEWS_LENGTH) });
export const NewsAddedReply = replyOf({ newsItem: NewsItem });
export type NewsAddedReply = z.infer<typeof NewsAddedReply>;
export const NewsEditedReply = replyOf({ id: z.int(), text: z.string() });
export type NewsEditedReply = z.infer<typeof NewsEditedReply>;

export const MOTD_TYPES = ['error', 'warning', 'info', 'success'] as const;
/** The message of the day; an empty object if there is none. */
export const Motd = z.object({
  message: z.string().max(1000).optional(),
  motdType: z.enum(MOTD_TYPES).optional(),
});
export type Motd = z.infer<typeof Motd>;
