/** What is said in the lobby to everybody: chat, its moderation, the message of the day. */
import type { Logger } from 'pino';
import type { LobbyMessage, Motd } from '@amberhall/protocol';
import type { Account } from '../accounts/store.ts';
import type { Bus } from '../bus/bus.ts';
import { Problem } from '../http/problems.ts';
import type { NewsStore } from '../news/store.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import type { AuditLog } from '../staff/audit.ts';
import { lobbyMessageOf } from './chat-store.ts';
import type { ChatStore } from './chat-store.ts';
import { broadcast } from './connections.ts';
import type { Connection, Connections } from './connections.ts';
import { cut } from './lines.ts';
import { hasBlocked, hasBlockedName, nameOf, personOf } from './person.ts';
import type { Person } from './person.ts';

export interface TalkParts {
  connections: Connections;
  bus: Bus;
  chat: ChatStore;
  news: NewsStore;
  audit: AuditLog;
  logger: Logger;
  now: () => Date;
  /** Minutes an account must exist before it may write in the lobby. */
  chatAge: number;
  limitFactor: number;
}

/** What every lobby tells its people. */
type Message =
  | { type: 'said'; message: LobbyMessage }
  | { type: 'removed'; id: number; by: string }
  | { type: 'motd'; motd: Motd };

const CHANNEL = 'talk';
const RECENT_MESSAGES = 100;
const CHAT_LINES = 5;
const CHAT_WINDOW_MS = 10_000;
/** People whose limits are kept before those of the quiet ones are forgotten. */
const MANY_LIMITS = 500;
const TOO_NEW = 'New users are limited from chatting in the lobby, try again later';

export class Talk {
  readonly #parts: TalkParts;
  readonly #limits = new Map<string, SlidingLimit>();

  private constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  static async open(parts: TalkParts): Promise<Talk> {
    const talk = new Talk(parts);
    await parts.bus.subscribe(CHANNEL, (message: Message) => talk.#hear(message));
    return talk;
  }

  /** What was said lately, for somebody who comes. */
  async showTo({ socket, person }: Connection): Promise<void> {
    const { chat, news } = this.#parts;
    const [messages, motd] = await Promise.all([chat.latest(RECENT_MESSAGES), news.motd()]);
    const isModerator = person?.permissions.has('canModerateChat') === true;
    socket.emit(
      'lobbymessages',
      messages
        .filter(({ author }) => person === null || !hasBlocked(person, personOf(author, [])))
        .map((message) => lobbyMessageOf(message, isModerator)),
    );
    if (motd.message !== undefined) socket.emit('motd', motd);
  }

  async say({ person, signedIn, socket }: Connection, line: string): Promise<void> {
    if (person === null || signedIn === null) {
      throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to send lobby chat messages');
    }
    const { account } = signedIn;
    const text = cut(line);
    if (text === '') return;
    const { now, chatAge, chat } = this.#parts;
    const age = now().getTime() - account.registeredAt.getTime();
    if (age < chatAge * 60_000 && !person.permissions.has('isAdmin')) {
      socket.emit('nochat');
      throw new RefusedMessage('FORBIDDEN', TOO_NEW);
    }
    this.checkLimit(person);
    const message = lobbyMessageOf(await chat.add(account, text, now()), false);
    this.#publish({ type: 'said', message });
  }

  /** @throws {RefusedMessage} when somebody writes too fast, in the lobby and in games together */
  checkLimit(person: Person): void {
    const name = nameOf(person);
    const { now, limitFactor } = this.#parts;
    const limit = this.#limits.get(name) ?? new SlidingLimit(CHAT_LINES * limitFactor, CHAT_WINDOW_MS, now);
    this.#limits.set(name, limit);
    if (this.#limits.size > MANY_LIMITS) this.#forgetQuiet();
    if (!limit.take()) {
      throw new RefusedMessage('RATE_LIMITED', 'You are writing too fast. Please wait a moment.');
    }
  }

  /** Takes a message from the chat. @throws {Problem} if there is no such message */
  async remove(actor: Account, id: number): Promise<void> {
    const { chat, audit, now } = this.#parts;
    const outcome = await chat.remove(id, actor.id, now());
    if (outcome === 'missing') throw new Problem(404, 'Message was not found.');
    if (outcome === 'before') return;
    await audit.write({ actor, act: 'message removed', target: String(id) });
    this.#publish({ type: 'removed', id, by: actor.username });
  }

  async setMotd(actor: Account, motd: Motd): Promise<void> {
    const { news, audit, now } = this.#parts;
    await news.setMotd(motd, actor.id, now());
    const shown = await news.motd();
    await audit.write({ actor, act: 'motd changed', target: 'motd', details: shown });
    this.#publish({ type: 'motd', motd: shown });
  }

  /** Who has not written lately has nothing to be held against them, also not by coming anew. */
  #forgetQuiet(): void {
    for (const [name, limit] of this.#limits) if (limit.isUntouched) this.#limits.delete(name);
  }

  #publish(message: Message): void {
    this.#parts.bus.publish(CHANNEL, message);
  }

  #hear(heard: Message): void {
    switch (heard.type) {
      case 'said':
        return this.#tellSaid(heard.message);
      case 'removed':
        return this.#tellRemoved(heard.id, heard.by);
      case 'motd':
        for (const { socket } of this.#parts.connections.all()) socket.emit('motd', heard.motd);
    }
  }

  #tellSaid(message: LobbyMessage): void {
    const isFor = ({ person }: Connection) => person === null || !hasBlockedName(person, message.user);
    const listening = [...this.#parts.connections.all()].filter(isFor);
    broadcast(
      listening.map(({ socket }) => socket),
      'lobbychat',
      message,
    );
  }

  #tellRemoved(id: number, by: string): void {
    for (const { socket, person } of this.#parts.connections.all()) {
      if (person?.permissions.has('canModerateChat') !== true) socket.emit('removemessage', id);
      else socket.emit('removemessage', id, by);
    }
  }
}
