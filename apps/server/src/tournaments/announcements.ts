/** Announcements of organizers to all players of a tournament. */
import { and, arrayContains, desc, eq, gt, lt } from 'drizzle-orm';
import type { Announcement } from '@amberhall/protocol';
import { summaryOf } from '../accounts/user-views.ts';
import { keyOf } from '../accounts/account-store.ts';
import type { Account } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { tournamentAnnouncements } from '../database/tournaments-schema.ts';
import { TOURNAMENTS_CHANNEL } from './tournament-channel.ts';
import type { TournamentMessage } from './tournament-channel.ts';

export interface NewAnnouncement {
  tournamentId: number;
  /** The name of the tournament. */
  tournament: string;
  text: string;
  /** Names of the recipients. */
  readers: readonly string[];
}

/** The number of announcements that organizers see. */
const SHOWN = 20;
const KEPT_MS = 30 * 24 * 60 * 60_000;

export class Announcements {
  readonly #database: Database;
  readonly #bus: Bus;
  readonly #now: () => Date;

  constructor({ database, bus, now }: { database: Database; bus: Bus; now: () => Date }) {
    this.#database = database;
    this.#bus = bus;
    this.#now = now;
  }

  /** Newest first. */
  async of(tournamentId: number): Promise<Announcement[]> {
    const rows = await this.#database
      .select()
      .from(tournamentAnnouncements)
      .where(eq(tournamentAnnouncements.tournamentId, tournamentId))
      .orderBy(desc(tournamentAnnouncements.id))
      .limit(SHOWN);
    return rows.map(announcementOf);
  }

  /** The recent announcements for a new connection, oldest first. */
  async since(moment: Date, reader: string): Promise<Announcement[]> {
    const rows = await this.#database
      .select()
      .from(tournamentAnnouncements)
      .where(
        and(
          gt(tournamentAnnouncements.writtenAt, moment),
          arrayContains(tournamentAnnouncements.readers, [keyOf(reader)]),
        ),
      )
      .orderBy(desc(tournamentAnnouncements.id))
      .limit(SHOWN);
    return rows.map(announcementOf).toReversed();
  }

  async make(author: Account, draft: NewAnnouncement): Promise<Announcement> {
    await this.#deleteOld();
    const readers = [...new Set(draft.readers.map(keyOf))];
    const [row] = await this.#database
      .insert(tournamentAnnouncements)
      .values({ ...draft, readers, author: author.username, authorId: author.id, writtenAt: this.#now() })
      .returning();
    if (row === undefined) throw new Error('An announcement was not written down');
    const announcement = announcementOf(row);
    this.#bus.publish(TOURNAMENTS_CHANNEL, {
      type: 'announced',
      announcement,
      from: summaryOf(author),
      readers,
    } satisfies TournamentMessage);
    return announcement;
  }

  async #deleteOld(): Promise<void> {
    const before = new Date(this.#now().getTime() - KEPT_MS);
    await this.#database.delete(tournamentAnnouncements).where(lt(tournamentAnnouncements.writtenAt, before));
  }
}

function announcementOf({
  id,
  tournamentId,
  tournament,
  text,
  author,
  writtenAt,
}: typeof tournamentAnnouncements.$inferSelect): Announcement {
  return { id, tournamentId, tournament, text, author, time: writtenAt.toISOString() };
}
