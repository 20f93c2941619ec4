/** Site news and the message of the day in the database. */
import { desc, eq } from 'drizzle-orm';
import type { Motd, NewsItem } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { motd, news, users } from '../database/schema.ts';

/** Shown as the author if the account no longer exists. */
const NOBODY = 'Amberhall';
/** The id of the only row. */
const MOTD_ID = 1;

export class NewsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Newest first. */
  async latest(limit: number): Promise<NewsItem[]> {
    const rows = await this.#database
      .select({ id: news.id, text: news.text, poster: users.username, publishedAt: news.publishedAt })
      .from(news)
      .leftJoin(users, eq(users.id, news.posterId))
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(limit);
    return rows.map(({ id, text, poster, publishedAt }) => ({
      id,
      text,
      poster: poster ?? NOBODY,
      datePublished: publishedAt.toISOString(),
    }));
  }

  /** @returns the id of the item */
  async add(item: { text: string; posterId: number; publishedAt: Date }): Promise<number> {
    const [row] = await this.#database.insert(news).values(item).returning({ id: news.id });
    if (row === undefined) throw new Error('The database kept no news');
    return row.id;
  }

  /** @returns `false` if there is no such item */
  async edit(id: number, text: string): Promise<boolean> {
    const rows = await this.#database
      .update(news)
      .set({ text })
      .where(eq(news.id, id))
      .returning({ id: news.id });
    return rows.length > 0;
  }

  /** The deleted text; `undefined` if there is no such item. */
  async remove(id: number): Promise<string | undefined> {
    const [row] = await this.#database.delete(news).where(eq(news.id, id)).returning({ text: news.text });
    return row?.text;
  }

  /** An empty object when there is none. */
  async motd(): Promise<Motd> {
    const [row] = await this.#database.select().from(motd);
    return row === undefined ? {} : { message: row.message, motdType: row.type };
  }

  async setMotd(message: Motd, setById: number, setAt: Date): Promise<void> {
    await this.#database.delete(motd);
    if (message.message === undefined || message.message === '') return;
    const row = { message: message.message, type: message.motdType ?? 'info', setById, setAt };
    await this.#database
      .insert(motd)
      .values({ id: MOTD_ID, ...row })
      .onConflictDoUpdate({
        target: motd.id,
        set: row,
      });
  }
}
