/** The way from the lobby to the table: which node, and a token for the seat. */
import { randomUUID } from 'node:crypto';
import type { Handoff } from '@amberhall/protocol';
import type { AccessClaims, Tokens } from '../accounts/tokens.ts';
import { SEAT_TOKEN_SECONDS } from '../rooms/entrance.ts';
import type { Entry } from './entry.ts';
import type { Nodes } from './nodes.ts';
import { nameOf } from './person.ts';
import type { Person } from './person.ts';

export class Handoffs {
  readonly #tokens: Tokens;
  readonly #nodes: Nodes;

  constructor(parts: { tokens: Tokens; nodes: Nodes }) {
    this.#tokens = parts.tokens;
    this.#nodes = parts.nodes;
  }

  /** The way ends with the `login`; guests have none. @throws unless the game has started */
  async to({ id, node }: Entry, person: Person, login: AccessClaims | null): Promise<Handoff> {
    if (node === null) throw new Error('There is no way to a game that has not started');
    const { address = null, port = null } = this.#nodes.infoOf(node) ?? {};
    const seat = { name: nameOf(person), gameId: id, login, tokenId: randomUUID() };
    return {
      gameId: id,
      name: node,
      ...(address !== null && { address }),
      ...(port !== null && { port }),
      authToken: await this.#tokens.signSeat(seat, SEAT_TOKEN_SECONDS),
      user: person.summary,
    };
  }
}
