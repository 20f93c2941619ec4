/** Actions on decks. */
import {
  DeckChangedReply,
  DeckRemovedReply,
  DeckReply,
  DeckTrialChangedReply,
  DeckTrialReply,
  SharedDeckReply,
} from '@amberhall/protocol';
import type { AllianceDeck, Deck, DeckSharing, DeckTrial, DeckUpdate } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { deckQueries } from '../../lib/deck-queries.ts';
import { call } from '../../lib/http.ts';

const add = async (path: string, body: unknown): Promise<Deck> =>
  (await call(path, { method: 'POST', body, reply: DeckReply })).deck;

const change = async (path: string, body: unknown): Promise<Deck> =>
  (await call(path, { method: 'POST', body, reply: DeckChangedReply })).deck;

export const importDeck = (link: string): Promise<Deck> => add('/api/decks/', { uuid: link });
export const generateDeck = (expansion: number): Promise<Deck> => add('/api/decks/generated', { expansion });
export const createAlliance = (alliance: AllianceDeck): Promise<Deck> => add('/api/decks/alliance', alliance);

export const removeDeck = (id: number): Promise<unknown> =>
  call(`/api/decks/${id}`, { method: 'DELETE', reply: DeckRemovedReply });

/** Chooses who sees the deck. */
export const shareDeck = async (id: number, sharing: DeckSharing): Promise<Deck> =>
  (await call(`/api/decks/${id}/sharing`, { method: 'PUT', body: { sharing }, reply: DeckChangedReply }))
    .deck;

/** A shared deck as the viewer may see it. @param viewer the user's name; `undefined` for a visitor */
export const sharedDeckQuery = (key: string, viewer: string | undefined) =>
  queryOptions({
    queryKey: ['shared-deck', key, viewer],
    queryFn: async ({ signal }) => {
      const path = `/api/shared-decks/${encodeURIComponent(key)}`;
      return (await call(path, { reply: SharedDeckReply, signal })).deck;
    },
    retry: false,
  });

/** How often the progress of a trial is asked for, in milliseconds. */
const TRIAL_INTERVAL = 2000;

/** The trial of one's own deck; asked for again while it waits or runs. */
export const deckTrialQuery = (id: number) =>
  queryOptions({
    queryKey: [...deckQueries.own(), 'trial', id],
    queryFn: async ({ signal }) => (await call(trialPath(id), { reply: DeckTrialReply, signal })).trial,
    refetchInterval: ({ state }) => (state.data?.run ? TRIAL_INTERVAL : false),
  });

export const requestTrial = (id: number): Promise<DeckTrial> => changeTrial(id, 'POST');
export const cancelTrial = (id: number): Promise<DeckTrial> => changeTrial(id, 'DELETE');

async function changeTrial(id: number, method: 'POST' | 'DELETE'): Promise<DeckTrial> {
  return (await call(trialPath(id), { method, reply: DeckTrialChangedReply })).trial;
}

const trialPath = (id: number): string => `/api/decks/${id}/trial`;

export const saveDeckNotes = (id: number, remarks: DeckUpdate): Promise<unknown> =>
  call(`/api/decks/${id}`, { method: 'PUT', body: remarks, reply: DeckChangedReply });

export const assignProphecies = (id: number, assignments: Record<string, 1 | 2>): Promise<Deck> =>
  change(`/api/decks/${id}/prophecy-assignments`, { assignments });

export const assignEnhancements = (id: number, enhancements: Record<string, string[]>): Promise<Deck> =>
  change(`/api/decks/${id}/enhancements`, { enhancements });

/** Flags a deck for review, or removes the flag. */
export const flagDeck = (id: number, flagged: boolean): Promise<Deck> =>
  change(`/api/decks/${id}/flag`, { flagged });

export const verifyDeck = (id: number): Promise<Deck> => change(`/api/decks/${id}/verify`, {});
