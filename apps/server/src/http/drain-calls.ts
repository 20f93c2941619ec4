/** Calls by which operators drain the game node of this process. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DrainRequest } from '@amberhall/protocol';
import type { DrainReply, NodeDrain } from '@amberhall/protocol';
import { equalsInConstantTime } from '../accounts/secrets.ts';

/** A node that can be drained. */
export interface DrainedNode {
  readonly drainState: NodeDrain | null;
  drain(minutes: number): Promise<void>;
  cancelDrain(): Promise<void>;
}

export interface DrainParts {
  /** The node of this process, once it has joined the site. */
  node: () => DrainedNode | null;
  /** The token of the operators. */
  token: string;
}

export function answerDrain(app: FastifyInstance, { node, token }: DrainParts): void {
  const route = (method: 'GET' | 'POST' | 'DELETE', run: (node: DrainedNode, body: unknown) => unknown) =>
    app.route({
      method,
      url: '/drain',
      logLevel: 'warn',
      handler: async (request, reply) => {
        const drained = node();
        if (!isOperator(request, token))
          return reply.code(403).send({ message: 'This needs the operator token.' });
        if (drained === null) return reply.code(404).send({ message: 'This process plays no games.' });
        if ((await run(drained, request.body)) === 'bad request')
          return reply.code(400).send({ message: 'The time limit is not valid.' });
        return { drain: drained.drainState } satisfies DrainReply;
      },
    });
  route('GET', () => undefined);
  route('POST', (drained, body) => {
    const { success, data } = DrainRequest.safeParse(body);
    return success ? drained.drain(data.minutes) : 'bad request';
  });
  route('DELETE', (drained) => drained.cancelDrain());
}

function isOperator({ headers }: FastifyRequest, token: string): boolean {
  return equalsInConstantTime(headers.authorization ?? '', `Bearer ${token}`);
}
