/** Shows staff the game nodes and runs their commands. */
import type { AuditLog } from '../staff/audit.ts';
import type { Account } from '../accounts/account-store.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Connection, Connections } from './connections.ts';
import type { NodeRegistry } from './node-registry.ts';

export interface NodeAdminParts {
  nodes: NodeRegistry;
  connections: Connections;
  audit: AuditLog;
}

export class NodeAdmin {
  readonly #parts: NodeAdminParts;

  constructor(parts: NodeAdminParts) {
    this.#parts = parts;
    parts.nodes.listen(() => this.#notifyWatchers());
  }

  /** Sends the nodes now, and again whenever they change. */
  show(connection: Connection): void {
    connection.watchesNodes = true;
    connection.socket.emit('nodestatus', this.#parts.nodes.lines());
  }

  async toggle(actor: Account, name: string): Promise<void> {
    const { nodes, audit } = this.#parts;
    const isActive = this.#statusOf(name) === 'active';
    await nodes.setEnabled(name, !isActive);
    await audit.write({ actor, act: isActive ? 'node disabled' : 'node enabled', target: name });
    await nodes.refresh();
  }

  async drain(actor: Account, name: string, minutes: number): Promise<void> {
    const { nodes, audit } = this.#parts;
    this.#statusOf(name);
    await nodes.drain(name, minutes);
    await audit.write({ actor, act: 'node drained', target: name });
    await nodes.refresh();
  }

  async restart(actor: Account, name: string): Promise<void> {
    const { nodes, audit } = this.#parts;
    this.#statusOf(name);
    await nodes.restart(name);
    await audit.write({ actor, act: 'node restarted', target: name });
    await nodes.refresh();
  }

  #statusOf(name: string): string {
    const line = this.#parts.nodes.lines().find((each) => each.name === name);
    if (line === undefined) throw new RefusedMessage('NOT_FOUND', 'This game node does not exist.');
    if (line.status === 'disconnected') {
      throw new RefusedMessage('NO_NODE', 'This game node is not connected.');
    }
    return line.status;
  }

  #notifyWatchers(): void {
    const { nodes, connections } = this.#parts;
    const lines = nodes.lines();
    for (const { watchesNodes, identity, socket } of connections.all()) {
      if (watchesNodes && identity.person?.permissions.has('canManageNodes'))
        socket.emit('nodestatus', lines);
    }
  }
}
