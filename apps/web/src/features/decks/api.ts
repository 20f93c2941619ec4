/** Actions on decks. */
import { DeckChangedReply, DeckRemovedReply, DeckReply } from '@amberhall/protocol';
import type { AllianceDeck, Deck, DeckUpdate } from '@amberhall/protocol';
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
