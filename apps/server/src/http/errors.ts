/** Turns every error of a call into a JSON answer. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Measure, Refused } from '@amberhall/protocol';
import { Banned, FAULT_TEXT, Problem } from './problems.ts';

const TEXTS: Record<number, string> = {
  413: 'The request is too large.',
  415: 'The request body must be JSON.',
  429: 'Too many requests. Please wait a moment and try again.',
};

const NOT_JSON = ['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'];

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, texts } = describe(error);
    if (status >= 500) request.log.error({ err: error }, 'A call failed');
    if (error instanceof Problem && error.retryAfter !== undefined) {
      reply.header('retry-after', error.retryAfter);
    }
    return answer(reply, status, texts, error instanceof Banned ? error.ban : undefined);
  });
}

export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(reply, 404, `There is no ${request.method} ${request.url.split('?')[0]}.`);
}

/** A path that cannot be decoded, or is far too long, is not found. */
export function answerUnreadablePath(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void answer(reply, 404, 'Not found');
}

function answer(
  reply: FastifyReply,
  status: number,
  message: string | string[],
  ban?: Measure,
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body: Refused) => JSON.stringify(body))
    .send({ success: false, message, ...(ban && { ban }) } satisfies Refused);
}

function describe(error: FastifyError): { status: number; texts: string | string[] } {
  if (error instanceof Problem) return { status: error.status, texts: error.texts };
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return { status: 404, texts: 'Not found' };
    return { status: 400, texts: error.validation.map(fieldSentence) };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, texts: FAULT_TEXT };
  if (NOT_JSON.includes(error.code)) {
    return { status: 400, texts: 'The request body is not valid JSON.' };
  }
  return { status, texts: TEXTS[status] ?? 'The request is not valid.' };
}

function fieldSentence(issue: { instancePath: string; message?: string | undefined }): string {
  const field = issue.instancePath.split('/').filter(Boolean).join('.');
  return `${field === '' ? 'body' : field}: ${issue.message ?? 'is not valid'}`;
}
