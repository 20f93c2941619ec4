/** Where the staff sees the game nodes and steers them. */
import type { AuditLog } from '../staff/audit.ts';
import type { Account } from '../accounts/account-store.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Connection, Connections } from './connections.ts';
import type { Nodes } from './node-registry.ts';

export interface NodeDeskParts {
  nodes: Nodes;
  connections: Connections;
  audit: AuditLog;
}

export class NodeDesk {
  readonly #parts: NodeDeskParts;

  constructor(parts: NodeDeskParts) {
    this.#parts = parts;
    parts.nodes.listen(() => this.#tellWatchers());
  }

  /** Shows the nodes now, and whenever they change. */
  show(connection: Connection): void {
    connection.watchesNodes = true;
    connection.socket.emit('nodestatus', this.#parts.nodes.lines());
  }

  async toggle(actor: Account, name: string): Promise<void> {
    const { nodes, audit } = this.#parts;
    const isActive = this.#checkLiving(name) === 'active';
    await nodes.setEnabled(name, !isActive);
    await audit.write({ actor, act: isActive ? 'node disabled' : 'node enabled', target: name });
    await nodes.look();
  }

  async restart(actor: Account, name: string): Promise<void> {
    const { nodes, audit } = this.#parts;
    this.#checkLiving(name);
    await nodes.restart(name);
    await audit.write({ actor, act: 'node restarted', target: name });
    await nodes.look();
  }

  #checkLiving(name: string): string {
    const line = this.#parts.nodes.lines().find((each) => each.name === name);
    if (line === undefined) throw new RefusedMessage('NOT_FOUND', 'There is no such game node.');
    if (line.status === 'disconnected') {
      throw new RefusedMessage('NO_NODE', 'This game node is not connected.');
    }
    return line.status;
  }

  #tellWatchers(): void {
    const { nodes, connections } = this.#parts;
    const lines = nodes.lines();
    for (const { watchesNodes, person, socket } of connections.all()) {
      if (watchesNodes && person?.permissions.has('canManageNodes')) socket.emit('nodestatus', lines);
    }
  }
}
