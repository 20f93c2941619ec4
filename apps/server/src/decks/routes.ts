import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AllianceDeck,
  DeckChangedReply,
  DeckFlag,
  DeckListQuery,
  DeckListReply,
  DeckUpdate,
  DeckRemovedReply,
  DeckReply,
  DecksVerifiedReply,
  DeckSourcesReply,
  DeckStatisticsQuery,
  DeckStatisticsReply,
  DeckCardsReply,
  DeckTagsReply,
  EnhancementAssignments,
  GenerateDeck,
  ImportDeck,
  KeepSealedDeck,
  ProphecyAssignments,
  ShareDeck,
  ReviewListQuery,
  ReviewListReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import { RowId } from '../http/parameters.ts';
import { DECK_TEXTS } from './decks.ts';
import type { Decks } from './decks.ts';
import type { DeckStatisticsStore } from './statistics.ts';

const OneDeck = z.object({ id: RowId });
const Named = z.object({ username: z.string().max(1000) });
const success = true as const;

export interface DeckRouteParts {
  decks: Decks;
  deckStatistics: DeckStatisticsStore;
  limits: Pick<Limits, 'decks'>;
}

export const deckRoutes: FastifyPluginAsyncZod<DeckRouteParts> = async (app, parts) => {
  await app.register(readingRoutes, parts);
  await app.register(addingRoutes, parts);
  await app.register(changingRoutes, parts);
  await app.register(staffRoutes, parts);
};

const readingRoutes: FastifyPluginAsyncZod<DeckRouteParts> = async (app, { decks, deckStatistics }) => {
  const config = { access: 'user' } as const;

  app.get(
    '/api/decks',
    { schema: { querystring: DeckListQuery, response: responseSchemas(DeckListReply) }, config },
    async (request) => ({ success, ...(await decks.page(caller(request).account.id, request.query)) }),
  );

  app.get(
    '/api/decks/tags',
    { schema: { response: responseSchemas(DeckTagsReply) }, config },
    async (request) => ({
      success,
      tags: await decks.tags(caller(request).account.id),
    }),
  );

  app.get(
    '/api/decks/cards',
    { schema: { response: responseSchemas(DeckCardsReply) }, config },
    async (request) => ({ success, cards: await decks.cards(caller(request).account.id) }),
  );

  app.get(
    '/api/decks/sources',
    { schema: { response: responseSchemas(DeckSourcesReply) }, config },
    async () => {
      const sealed = decks.playableSets();
      return { success, sealed, generated: decks.makesDecks ? sealed : [] };
    },
  );

  app.get(
    '/api/decks/:id',
    { schema: { params: OneDeck, response: responseSchemas(DeckReply) }, config },
    async (request) => ({ success, deck: await decks.deck(caller(request).account, request.params.id) }),
  );

  app.get(
    '/api/decks/:id/statistics',
    {
      schema: {
        params: OneDeck,
        querystring: DeckStatisticsQuery,
        response: responseSchemas(DeckStatisticsReply),
      },
      config,
    },
    async (request) => {
      const { account } = caller(request);
      const { uuid } = await decks.deck(account, request.params.id);
      return { success, statistics: await deckStatistics.of(account.id, uuid, request.query.period) };
    },
  );
};

const addingRoutes: FastifyPluginAsyncZod<DeckRouteParts> = async (app, { decks, limits }) => {
  const config = { access: 'user', rateLimit: limits.decks } as const;
  const response = responseSchemas(DeckReply);
  const added = (deck: DeckReply['deck']) => ({ success, deck, message: DECK_TEXTS.added });

  app.post('/api/decks', { schema: { body: ImportDeck, response }, config }, async (request) =>
    added(await decks.import(caller(request).account.id, request.body.uuid)),
  );

  app.post('/api/decks/alliance', { schema: { body: AllianceDeck, response }, config }, async (request) =>
    added(await decks.createAlliance(caller(request).account.id, request.body)),
  );

  app.post('/api/decks/generated', { schema: { body: GenerateDeck, response }, config }, async (request) =>
    added(await decks.generate(caller(request).account.id, request.body.expansion)),
  );

  app.post('/api/decks/sealed', { schema: { body: KeepSealedDeck, response }, config }, async (request) =>
    added(await decks.saveSealed(caller(request).account.id, request.body.gameId)),
  );
};

const changingRoutes: FastifyPluginAsyncZod<DeckRouteParts> = async (app, { decks, limits }) => {
  const config = { access: 'user' } as const;
  const params = OneDeck;
  const response = responseSchemas(DeckChangedReply);
  const changed = (deck: DeckReply['deck']) => ({ success, deckId: deck.id, deck });

  app.put('/api/decks/:id', { schema: { params, body: DeckUpdate, response }, config }, async (request) =>
    changed(await decks.updateRemarks(caller(request).account.id, request.params.id, request.body)),
  );

  app.put(
    '/api/decks/:id/sharing',
    { schema: { params, body: ShareDeck, response }, config: { ...config, rateLimit: limits.decks } },
    async (request) =>
      changed(await decks.share(caller(request).account.id, request.params.id, request.body.sharing)),
  );

  app.delete(
    '/api/decks/:id',
    { schema: { params, response: responseSchemas(DeckRemovedReply) }, config },
    async (request) => {
      const { id } = request.params;
      await decks.remove(caller(request).account.id, id);
      return { success, deckId: id, message: DECK_TEXTS.removed };
    },
  );

  app.post(
    '/api/decks/:id/prophecy-assignments',
    { schema: { params, body: ProphecyAssignments, response }, config },
    async (request) => ({
      ...changed(await decks.assignProphecies(caller(request).account.id, request.params.id, request.body)),
      message: 'Prophecy assignments saved successfully',
    }),
  );

  app.post(
    '/api/decks/:id/enhancements',
    { schema: { params, body: EnhancementAssignments, response }, config },
    async (request) => ({
      ...changed(await decks.assignEnhancements(caller(request).account.id, request.params.id, request.body)),
      message: 'Enhancements saved successfully',
    }),
  );
};

const staffRoutes: FastifyPluginAsyncZod<DeckRouteParts> = async (app, { decks }) => {
  const config = { access: 'canVerifyDecks' } as const;
  const response = responseSchemas(DeckChangedReply);

  app.get(
    '/api/decks/review',
    { schema: { querystring: ReviewListQuery, response: responseSchemas(ReviewListReply) }, config },
    async (request) => ({ success, ...(await decks.waitingForReview(request.query.page)) }),
  );

  app.post('/api/decks/:id/verify', { schema: { params: OneDeck, response }, config }, async (request) => {
    const deck = await decks.verify(caller(request).account, request.params.id);
    return { success, deckId: deck.id, deck, message: 'Deck verified successfully' };
  });

  app.post(
    '/api/decks/:id/flag',
    { schema: { params: OneDeck, body: DeckFlag, response }, config },
    async (request) => {
      const { params, body } = request;
      const deck = await decks.flag(caller(request).account, params.id, body.flagged);
      return { success, deckId: deck.id, deck };
    },
  );

  app.post(
    '/api/user/:username/verifyDecks',
    { schema: { params: Named, response: responseSchemas(DecksVerifiedReply) }, config },
    async (request) => ({
      success,
      verified: await decks.verifyAllOf(caller(request).account, request.params.username),
    }),
  );
};
