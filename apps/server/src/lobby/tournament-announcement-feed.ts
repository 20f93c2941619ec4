/** Brings announcements of tournaments to the pages of those for whom they are. */
import { keyOf } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import type { Announcements } from '../tournaments/announcements.ts';
import { TOURNAMENTS_CHANNEL } from '../tournaments/tournament-channel.ts';
import type { TournamentNews } from '../tournaments/tournament-channel.ts';
import { broadcast } from './connections.ts';
import type { Connection, Connections } from './connections.ts';
import { nameOf } from '../accounts/person.ts';

export interface TournamentTalkParts {
  connections: Connections;
  announcements: Announcements;
  bus: Bus;
  now: () => Date;
}

/** Who comes later than this has missed it. */
const HEARD_FOR_MS = 2 * 60 * 60_000;

export class TournamentTalk {
  readonly #parts: TournamentTalkParts;

  private constructor(parts: TournamentTalkParts) {
    this.#parts = parts;
  }

  static async open(parts: TournamentTalkParts): Promise<TournamentTalk> {
    const talk = new TournamentTalk(parts);
    await parts.bus.subscribe(TOURNAMENTS_CHANNEL, (news: TournamentNews) => talk.#hear(news));
    return talk;
  }

  /** What was announced lately, for somebody who comes. */
  async showTo({ socket, person }: Connection): Promise<void> {
    if (person?.kind !== 'user') return;
    const { announcements, now } = this.#parts;
    const since = new Date(now().getTime() - HEARD_FOR_MS);
    const heard = await announcements.since(since, nameOf(person));
    if (heard.length > 0) socket.emit('announcements', heard);
  }

  #hear(news: TournamentNews): void {
    if (news.type !== 'announced') return;
    const readers = new Set(news.readers);
    const isFor = ({ person }: Connection) => person?.kind === 'user' && readers.has(keyOf(nameOf(person)));
    const reading = [...this.#parts.connections.all()].filter(isFor);
    broadcast(
      reading.map(({ socket }) => socket),
      'announcements',
      [news.announcement],
    );
  }
}
