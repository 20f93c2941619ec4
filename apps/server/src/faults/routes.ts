import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  ChangeFaultBody,
  ChangeFaultReply,
  FaultsQuery,
  FaultsReply,
  NewFault,
  NewFaultReply,
  OpenedFaultReply,
  OwnFaultsReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { RowId } from '../http/parameters.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Faults } from './faults.ts';

const Numbered = z.object({ id: RowId });

export interface FaultRouteParts {
  faults: Faults;
  limits: Pick<Limits, 'userReports'>;
}

/** Faults in games. Everything but one's own is for staff who may watch every game. */
export const faultRoutes: FastifyPluginAsyncZod<FaultRouteParts> = async (app, { faults, limits }) => {
  const config = { access: 'canManageGames' } as const;
  app.post(
    '/api/faults',
    {
      schema: { body: NewFault, response: responseSchemas(NewFaultReply) },
      config: { access: 'user', rateLimit: limits.userReports },
    },
    async (request) => ({
      success: true as const,
      id: await faults.add(caller(request).account, request.body),
    }),
  );

  app.get(
    '/api/account/:username/faults',
    {
      schema: { params: z.object({ username: z.string() }), response: responseSchemas(OwnFaultsReply) },
      config: { access: 'self' },
    },
    async (request) => ({ success: true as const, faults: await faults.by(caller(request).account) }),
  );

  app.get(
    '/api/faults',
    { schema: { querystring: FaultsQuery, response: responseSchemas(FaultsReply) }, config },
    async ({ query }) => ({
      success: true as const,
      faults: await faults.list(query.show, query.before),
    }),
  );

  app.get(
    '/api/faults/:id',
    { schema: { params: Numbered, response: responseSchemas(OpenedFaultReply) }, config },
    async ({ params }) => ({ success: true as const, fault: await faults.open(params.id) }),
  );

  app.put(
    '/api/faults/:id',
    {
      schema: { params: Numbered, body: ChangeFaultBody, response: responseSchemas(ChangeFaultReply) },
      config,
    },
    async (request) => ({
      success: true as const,
      fault: await faults.change(caller(request).account, request.params.id, request.body),
    }),
  );
};
