/** Public messages of the lobby: chat, its moderation, the message of the day. */
import type { LobbyMessage, Motd, OlderMessages } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import { Problem } from '../http/problems.ts';
import { checkNotMuted } from '../moderation/mute.ts';
import { NEWS_CHANNEL } from '../news/news-service.ts';
import type { NewsStore } from '../news/news-store.ts';
import type { PersonLimits } from '../sockets/person-limits.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { AuditLog } from '../staff/audit.ts';
import { lobbyMessageOf } from './chat-store.ts';
import type { ChatStore, StoredMessage } from './chat-store.ts';
import { broadcast } from './connections.ts';
import type { Connection, Connections, LobbySocket } from './connections.ts';
import { cutText } from '../sockets/cut-text.ts';
import { hasBlocked, hasBlockedName, nameOf, personOf } from '../accounts/person.ts';

export interface LobbyChatParts {
  connections: Connections;
  bus: Bus;
  chatStore: ChatStore;
  news: NewsStore;
  audit: AuditLog;
  now: () => Date;
  /** The age in minutes that an account needs to write in the lobby. */
  chatAge: number;
  limits: PersonLimits;
}

/** Messages that every lobby process broadcasts. */
type ChatMessage =
  | { type: 'said'; message: LobbyMessage }
  | { type: 'removed'; id: number; by: string }
  | { type: 'motd'; motd: Motd };

const CHANNEL = 'lobby-chat';
const RECENT_MESSAGES = 100;
const OLDER_MESSAGES = 50;
const TOO_NEW = 'New users are limited from chatting in the lobby, try again later';

export class LobbyChat {
  readonly #parts: LobbyChatParts;
  /** Lines that arrive before a new connection has been sent the history: it gets them afterwards. */
  readonly #queued = new Map<Connection, ChatMessage[]>();

  private constructor(parts: LobbyChatParts) {
    this.#parts = parts;
  }

  static async open(parts: LobbyChatParts): Promise<LobbyChat> {
    const chat = new LobbyChat(parts);
    await parts.bus.subscribe(CHANNEL, (message: ChatMessage) => chat.#onMessage(message));
    await parts.bus.subscribe(NEWS_CHANNEL, () => broadcast(socketsOf([...parts.connections.all()]), 'news'));
    return chat;
  }

  /** Returns the latest lines for a new connection. */
  async showTo(connection: Connection): Promise<void> {
    const missed: ChatMessage[] = [];
    this.#queued.set(connection, missed);
    try {
      const shown = await this.#sendRecent(connection);
      const isNew = (heard: ChatMessage) => heard.type !== 'said' || !shown.has(heard.message.id);
      for (const heard of missed) if (isNew(heard)) this.#send([connection], heard);
    } finally {
      // After an identification, everything is sent again.
      if (this.#queued.get(connection) === missed) this.#queued.delete(connection);
    }
  }

  /** @returns the ids of the messages */
  async #sendRecent(connection: Connection): Promise<ReadonlySet<number>> {
    const { chatStore, news } = this.#parts;
    const [messages, motd] = await Promise.all([chatStore.latest(RECENT_MESSAGES), news.motd()]);
    const { socket } = connection;
    socket.emit('lobbymessages', messagesFor(connection, messages));
    if (motd.message !== undefined) socket.emit('motd', motd);
    return new Set(messages.map(({ id }) => id));
  }

  /** Returns the messages before the one with the id `before`. */
  async older(connection: Connection, before: number): Promise<OlderMessages> {
    const messages = await this.#parts.chatStore.latest(OLDER_MESSAGES, before);
    return {
      messages: messagesFor(connection, messages),
      before: messages.length < OLDER_MESSAGES ? null : (messages[0]?.id ?? null),
    };
  }

  async say({ identity, socket }: Connection, line: string): Promise<void> {
    if (identity.kind !== 'account') {
      throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to send lobby chat messages');
    }
    const { person, signedIn } = identity;
    const { account } = signedIn;
    const text = cutText(line);
    if (text === '') return;
    const { now, chatAge, chatStore } = this.#parts;
    checkNotMuted(person, now());
    const age = now().getTime() - account.registeredAt.getTime();
    if (age < chatAge * 60_000 && !person.permissions.has('isAdmin')) {
      socket.emit('nochat');
      throw new RefusedMessage('FORBIDDEN', TOO_NEW);
    }
    await this.#parts.limits.check('chat', nameOf(person));
    const message = lobbyMessageOf(await chatStore.add(account, text, now()), false);
    this.#publish({ type: 'said', message });
  }

  /** Removes a message from the chat. @throws {Problem} if there is no such message */
  async remove(actor: Account, id: number): Promise<void> {
    const { chatStore, audit, now } = this.#parts;
    const outcome = await chatStore.remove(id, actor.id, now());
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

  #publish(message: ChatMessage): void {
    this.#parts.bus.publish(CHANNEL, message);
  }

  #onMessage(heard: ChatMessage): void {
    const listening: Connection[] = [];
    for (const connection of this.#parts.connections.all()) {
      const missed = this.#queued.get(connection);
      if (missed === undefined) listening.push(connection);
      else missed.push(heard);
    }
    this.#send(listening, heard);
  }

  #send(listening: readonly Connection[], heard: ChatMessage): void {
    switch (heard.type) {
      case 'said':
        return sendSaid(listening, heard.message);
      case 'removed':
        return sendRemoved(listening, heard);
      case 'motd':
        return broadcast(socketsOf(listening), 'motd', heard.motd);
    }
  }
}

/** The messages that may be shown there, without those of blocked users. */
function messagesFor(
  { identity: { person } }: Connection,
  messages: readonly StoredMessage[],
): LobbyMessage[] {
  const isModerator = person?.permissions.has('canModerateChat') === true;
  return messages
    .filter(({ author }) => person === null || !hasBlocked(person, personOf(author, [])))
    .map((message) => lobbyMessageOf(message, isModerator));
}

function socketsOf(connections: readonly Connection[]): LobbySocket[] {
  return connections.map(({ socket }) => socket);
}

function sendSaid(listening: readonly Connection[], message: LobbyMessage): void {
  const isFor = ({ identity: { person } }: Connection) =>
    person === null || !hasBlockedName(person, message.user);
  broadcast(socketsOf(listening.filter(isFor)), 'lobbychat', message);
}

function sendRemoved(listening: readonly Connection[], { id, by }: { id: number; by: string }): void {
  for (const { socket, identity } of listening) {
    if (identity.person?.permissions.has('canModerateChat') !== true) socket.emit('removemessage', id);
    else socket.emit('removemessage', id, by);
  }
}
