import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  EntrantAction,
  EventMailsReply,
  EventMailsWish,
  EventReply,
  EventSettings,
  EventsReply,
  OrganiserAction,
  OwnEventsReply,
  RowIdText,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Events } from './events.ts';

const Which = z.object({ id: RowIdText });
const Own = z.object({ username: z.string() });

export interface EventRouteParts {
  events: Events;
  limits: Pick<Limits, 'events' | 'eventChanges'>;
}

/** Who manages an event is not a right of the site: the service checks it. */
export const eventRoutes: FastifyPluginAsyncZod<EventRouteParts> = async (app, { events, limits }) => {
  const reading = { access: 'everybody', hasOptionalLogin: true, rateLimit: limits.events } as const;
  const changing = { access: 'user', rateLimit: limits.eventChanges } as const;

  app.get(
    '/api/events',
    { schema: { response: responseSchemas(EventsReply) }, config: reading },
    async (request) => ({
      success: true as const,
      events: await events.list(request.signedIn?.account ?? null),
    }),
  );

  app.post(
    '/api/events',
    { schema: { body: EventSettings, response: responseSchemas(EventReply) }, config: changing },
    async (request) => ({
      success: true as const,
      event: await events.create(caller(request).account, request.body),
    }),
  );

  app.get(
    '/api/events/:id',
    { schema: { params: Which, response: responseSchemas(EventReply) }, config: reading },
    async (request) => ({
      success: true as const,
      event: await events.details(request.params.id, request.signedIn?.account ?? null),
    }),
  );

  app.put(
    '/api/events/:id',
    {
      schema: { params: Which, body: EventSettings, response: responseSchemas(EventReply) },
      config: changing,
    },
    async (request) => ({
      success: true as const,
      event: await events.update(caller(request).account, request.params.id, request.body),
    }),
  );

  app.post(
    '/api/events/:id/entry',
    {
      schema: { params: Which, body: EntrantAction, response: responseSchemas(EventReply) },
      config: changing,
    },
    async (request) => ({
      success: true as const,
      event: await events.actAsEntrant(caller(request).account, request.params.id, request.body),
    }),
  );

  app.post(
    '/api/events/:id/organise',
    {
      schema: { params: Which, body: OrganiserAction, response: responseSchemas(EventReply) },
      config: changing,
    },
    async (request) => ({
      success: true as const,
      event: await events.organise(caller(request).account, request.params.id, request.body),
    }),
  );

  app.get(
    '/api/account/:username/events',
    { schema: { params: Own, response: responseSchemas(OwnEventsReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, ...(await events.ofUser(caller(request).account)) }),
  );

  app.get(
    '/api/account/:username/event-mails',
    { schema: { params: Own, response: responseSchemas(EventMailsReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, isOn: caller(request).account.eventMails }),
  );

  app.put(
    '/api/account/:username/event-mails',
    {
      schema: { params: Own, body: EventMailsWish, response: responseSchemas(EventMailsReply) },
      config: { access: 'self', rateLimit: limits.eventChanges },
    },
    async (request) => {
      await events.changeMails(caller(request).account, request.body.isOn);
      return { success: true as const, isOn: request.body.isOn };
    },
  );
};
