/** Sends tournament announcements to the pages of their recipients. */
import { keyOf } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import type { Announcements } from '../tournaments/announcements.ts';
import { TOURNAMENTS_CHANNEL } from '../tournaments/tournament-channel.ts';
import type { TournamentMessage } from '../tournaments/tournament-channel.ts';
import { broadcast } from './connections.ts';
import type { Connection, Connections } from './connections.ts';
import { nameOf } from '../accounts/person.ts';

export interface TournamentAnnouncementFeedParts {
  connections: Connections;
  announcements: Announcements;
  bus: Bus;
  now: () => Date;
}

/** Recipients who connect later than this do not get it. */
const RECENT_MS = 2 * 60 * 60_000;

export class TournamentAnnouncementFeed {
  readonly #parts: TournamentAnnouncementFeedParts;

  private constructor(parts: TournamentAnnouncementFeedParts) {
    this.#parts = parts;
  }

  static async open(parts: TournamentAnnouncementFeedParts): Promise<TournamentAnnouncementFeed> {
    const feed = new TournamentAnnouncementFeed(parts);
    await parts.bus.subscribe(TOURNAMENTS_CHANNEL, (message: TournamentMessage) => feed.#onMessage(message));
    return feed;
  }

  /** Returns recent announcements for a new connection. */
  async showTo({ socket, identity }: Connection): Promise<void> {
    if (identity.kind !== 'account') return;
    const { announcements, now } = this.#parts;
    const since = new Date(now().getTime() - RECENT_MS);
    const recent = await announcements.since(since, nameOf(identity.person));
    if (recent.length > 0) socket.emit('announcements', recent);
  }

  #onMessage(message: TournamentMessage): void {
    if (message.type !== 'announced') return;
    const readers = new Set(message.readers);
    const isFor = ({ identity }: Connection) =>
      identity.kind === 'account' && readers.has(keyOf(nameOf(identity.person)));
    const reading = [...this.#parts.connections.all()].filter(isFor);
    broadcast(
      reading.map(({ socket }) => socket),
      'announcements',
      [message.announcement],
    );
  }
}
