/** Editing news. */
import type { NewsItem } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import { Problem, refused } from '../http/problems.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { NewsStore } from './news-store.ts';

export interface NewsServiceParts {
  news: NewsStore;
  audit: AuditLog;
  bus: Bus;
  now: () => Date;
}

/** The news have changed. */
export const NEWS_CHANNEL = 'news';

export class NewsService {
  readonly #parts: NewsServiceParts;

  constructor(parts: NewsServiceParts) {
    this.#parts = parts;
  }

  async add(actor: Account, rawText: string): Promise<NewsItem> {
    const { news, audit, now } = this.#parts;
    const text = textIn(rawText);
    const publishedAt = now();
    const id = await news.add({ text, posterId: actor.id, publishedAt });
    await audit.write({ actor, act: 'news added', target: String(id), details: { text } });
    this.#publish();
    return { id, text, poster: actor.username, datePublished: publishedAt.toISOString() };
  }

  /** @throws {Problem} if there is no such item */
  async edit(actor: Account, id: number, rawText: string): Promise<{ id: number; text: string }> {
    const { news, audit } = this.#parts;
    const text = textIn(rawText);
    if (!(await news.edit(id, text))) throw unknown();
    await audit.write({ actor, act: 'news edited', target: String(id), details: { text } });
    this.#publish();
    return { id, text };
  }

  /** @throws {Problem} if there is no such item */
  async remove(actor: Account, id: number): Promise<void> {
    const { news, audit } = this.#parts;
    const text = await news.remove(id);
    if (text === undefined) throw unknown();
    await audit.write({ actor, act: 'news deleted', target: String(id), details: { text } });
    this.#publish();
  }

  #publish(): void {
    this.#parts.bus.publish(NEWS_CHANNEL, null);
  }
}

function textIn(rawText: string): string {
  const text = rawText.trim();
  if (text === '') throw refused('You must specify a text for the news.');
  return text;
}

function unknown(): Problem {
  return new Problem(404, 'News item was not found.');
}
