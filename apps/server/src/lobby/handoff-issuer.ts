/** Issues handoffs from the lobby to a room: the node, and a token for the seat. */
import { randomUUID } from 'node:crypto';
import type { Handoff } from '@amberhall/protocol';
import type { AccessClaims, Tokens } from '../accounts/tokens.ts';
import { SEAT_TOKEN_SECONDS } from '../rooms/node/handshake.ts';
import type { GameEntry } from './game-entry.ts';
import type { NodeRegistry } from './node-registry.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

export class HandoffIssuer {
  readonly #tokens: Tokens;
  readonly #nodes: NodeRegistry;

  constructor(parts: { tokens: Tokens; nodes: NodeRegistry }) {
    this.#tokens = parts.tokens;
    this.#nodes = parts.nodes;
  }

  /** A handoff ends with the `login`; guests have none. @throws unless the game has started */
  async issue(entry: GameEntry, person: Person, login: AccessClaims | null): Promise<Handoff> {
    const { id, node } = entry;
    if (node === null) throw new Error('There is no way to a game that has not started');
    const { address = null, port = null } = this.#nodes.infoOf(node) ?? {};
    const tokenFor = (name: string) =>
      this.#tokens.signSeat({ name, gameId: id, login, tokenId: randomUUID() }, SEAT_TOKEN_SECONDS);
    const double = secondSeatIn(entry, person);
    return {
      gameId: id,
      name: node,
      ...(address !== null && { address }),
      ...(port !== null && { port }),
      authToken: await tokenFor(nameOf(person)),
      user: person.summary,
      ...(double && { other: { authToken: await tokenFor(nameOf(double)), user: double.summary } }),
    };
  }
}

/** The second seat of this player in a hot-seat game. */
function secondSeatIn({ seats }: GameEntry, person: Person): Person | undefined {
  if (!seats.some((seat) => nameOf(seat.person) === nameOf(person))) return undefined;
  return seats.find((seat) => seat.person.kind === 'double')?.person;
}
