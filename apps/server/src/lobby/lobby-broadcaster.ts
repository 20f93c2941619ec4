/** Sends the people of this process the changes of games. */
import type { Logger } from 'pino';
import type { GameDirectory, GameChange } from './game-directory.ts';
import type { Connection, Connections, LobbySocket } from './connections.ts';
import { isMember, members } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import type { HandoffIssuer } from './handoff-issuer.ts';
import { GameListBroadcaster } from './game-list-broadcaster.ts';
import type { SignedIn } from '../accounts/account-service.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import type { AccessClaims } from '../accounts/tokens.ts';

export interface LobbyBroadcasterParts {
  directory: GameDirectory;
  connections: Connections;
  handoffs: HandoffIssuer;
  logger: Logger;
}

/** Handoffs that are signed at once. A node that ends hands over thousands of players. */
const HANDOFFS_AT_ONCE = 25;

/** How long people who were not connected can still be told why their game was ended. */
const UNTOLD_MS = 10 * 60_000;

export class LobbyBroadcaster {
  readonly #parts: LobbyBroadcasterParts;
  /** Messages for people who were not connected when their game was ended, by name. */
  readonly #untold = new Map<string, { text: string; until: number }>();
  readonly #gameList: GameListBroadcaster;
  /** Handoffs to be sent, in their order. */
  readonly #handoffs: { connection: Connection; entry: GameEntry }[] = [];
  #isHandingOff = false;

  constructor(parts: LobbyBroadcasterParts) {
    this.#parts = parts;
    const { connections } = parts;
    this.#gameList = new GameListBroadcaster({ connections: () => connections.all() });
    parts.directory.listen((changes) => {
      connections.showToMembers(changes);
      this.#gameList.add(changes);
      for (const change of changes) this.#notifyMembers(change);
    });
  }

  /** Sends a person the handoff to their game. */
  async sendHandoffTo({ socket, identity }: Connection, entry: GameEntry): Promise<void> {
    if (identity.kind === 'visitor') return;
    const login = identity.kind === 'account' ? loginOf(identity.signedIn) : null;
    socket.emit('handoff', await this.#parts.handoffs.issue(entry, identity.person, login));
  }

  /** Tells a person who has just connected why their game was ended meanwhile. */
  tellEndedTo({ socket }: Connection, person: Person): void {
    const untold = this.#untold.get(nameOf(person));
    this.#untold.delete(nameOf(person));
    if (untold !== undefined && untold.until > Date.now()) socket.emit('gameended', untold.text);
  }

  #notifyMembers({ before, after, closingMessage }: GameChange): void {
    for (const person of before === undefined ? [] : members(before)) {
      if (after !== null && isMember(after, nameOf(person))) continue;
      this.#notifyRemoved(person, closingMessage);
    }
    if (after === null) return;
    for (const person of members(after)) {
      if (before?.phase === 'starting' && after.failure !== null)
        this.#notifyStartFailed(person, after.failure);
      if (needsHandoff(person, before, after)) this.#sendHandoff(person, after);
    }
  }

  #notifyRemoved(person: Person, closingMessage: string | null): void {
    const isElsewhere = this.#parts.directory.of(nameOf(person)) !== undefined;
    this.#sendTo(person, (socket) => {
      if (!isElsewhere) socket.emit('cleargamestate');
      if (closingMessage === null) return;
      socket.emit('gameerror', closingMessage);
      socket.emit('gameended', closingMessage);
    });
    const isConnected = [...this.#parts.connections.of(nameOf(person))].length > 0;
    if (closingMessage !== null && !isConnected) this.#tellLater(person, closingMessage);
  }

  #tellLater(person: Person, text: string): void {
    const now = Date.now();
    for (const [name, { until }] of this.#untold) if (until <= now) this.#untold.delete(name);
    this.#untold.set(nameOf(person), { text, until: now + UNTOLD_MS });
  }

  #notifyStartFailed(person: Person, text: string): void {
    this.#sendTo(person, (socket) => socket.emit('gameerror', text));
  }

  #sendHandoff(person: Person, entry: GameEntry): void {
    for (const connection of this.#parts.connections.of(nameOf(person)))
      this.#handoffs.push({ connection, entry });
    if (!this.#isHandingOff) void this.#handOff();
  }

  async #handOff(): Promise<void> {
    this.#isHandingOff = true;
    while (this.#handoffs.length > 0) {
      const batch = this.#handoffs.splice(0, HANDOFFS_AT_ONCE);
      await Promise.all(batch.map(({ connection, entry }) => this.#trySending(connection, entry)));
    }
    this.#isHandingOff = false;
  }

  async #trySending(connection: Connection, entry: GameEntry): Promise<void> {
    try {
      await this.sendHandoffTo(connection, entry);
    } catch (error) {
      this.#parts.logger.error({ err: error, gameId: entry.id }, 'Could not send a player to their game');
    }
  }

  #sendTo(person: Person, send: (socket: LobbySocket) => void): void {
    for (const { socket } of this.#parts.connections.of(nameOf(person))) send(socket);
  }
}

function loginOf({ account, sessionId }: SignedIn): AccessClaims {
  return { userId: account.id, sessionId };
}

/** Whether a person needs a handoff: to a new room, or because they just joined. */
function needsHandoff(person: Person, before: GameEntry | undefined, after: GameEntry): boolean {
  if (after.phase !== 'started' || person.kind === 'bot') return false;
  return before?.tables !== after.tables || !isMember(before, nameOf(person));
}
