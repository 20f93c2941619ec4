/** The processing of every socket message: rate limit, schema, handler, acknowledgement. */
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import type { Ack } from '@amberhall/protocol';
import { FAULT_TEXT } from '../http/problems.ts';
import { isStorable, NOT_STORABLE } from '../http/storable-text.ts';
import { RefusedMessage } from './refusal.ts';
import type { SlidingLimit } from './sliding-limit.ts';

/** Handlers by command. The return value is sent in the acknowledgement. */
export type Handlers<Commands extends Record<string, z.ZodType<unknown[]>>> = {
  [Command in keyof Commands]?: (...args: z.infer<Commands[Command]>) => Reply | Promise<Reply>;
};
type Reply = object | void;

export interface Dispatch {
  limit: SlidingLimit;
  logger: Logger;
}

/** Runs one message and returns its result. Never rejects. */
export async function dispatch(
  { limit, logger }: Dispatch,
  schema: z.ZodType<unknown[]> | undefined,
  handler: ((...args: never[]) => Reply | Promise<Reply>) | undefined,
  args: unknown[],
): Promise<Ack> {
  if (!limit.take()) return refusal('RATE_LIMITED', 'Too many messages. Please wait a moment.');
  if (schema === undefined || handler === undefined) {
    return refusal('BAD_REQUEST', 'This message is not supported.');
  }
  if (!isStorable(args)) return refusal('BAD_REQUEST', NOT_STORABLE);
  const parsed = schema.safeParse(args);
  if (!parsed.success) {
    return refusal('BAD_REQUEST', reasonOf(parsed.error.issues[0]));
  }

  try {
    const granted = await handler(...(parsed.data as never[]));
    return { ok: true, ...granted };
  } catch (error) {
    if (error instanceof RefusedMessage) return refusal(error.code, error.message);
    logger.error({ err: error }, 'A socket message failed');
    return refusal('INTERNAL', FAULT_TEXT);
  }
}

/** Splits a message's arguments from its acknowledgement, which is optional. */
export function splitAck(args: unknown[]): { args: unknown[]; answer: (ack: Ack) => void } {
  const last = args.at(-1);
  return typeof last === 'function'
    ? { args: args.slice(0, -1), answer: last as (ack: Ack) => void }
    : { args, answer: () => {} };
}

/** Listens to every message of `socket`, including unknown ones. */
export function listenTo<Commands extends Record<string, z.ZodType<unknown[]>>>(
  socket: Socket,
  commands: Commands,
  handlers: Handlers<Commands>,
  parts: Dispatch,
): void {
  socket.onAny((command: string, ...rest: unknown[]) => {
    const { args, answer } = splitAck(rest);
    const isKnown = Object.hasOwn(commands, command);
    const schema = isKnown ? commands[command] : undefined;
    const handler = isKnown ? handlers[command as keyof Commands] : undefined;
    void dispatch(parts, schema, handler as never, args).then(answer);
  });
}

/** The error of the last schema, which has the most fields. */
function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_union') return reasonOf(issue.errors.at(-1)?.[0]);
  return issue?.message ?? 'The message is not valid.';
}

function refusal(code: RefusedMessage['code'], message: string): Ack {
  return { ok: false, code, message };
}
