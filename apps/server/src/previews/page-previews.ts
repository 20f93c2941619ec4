/** Previews of the pages whose addresses people post: shared decks, replays and invitations to games. */
import { houseTitle, SETS } from '@amberhall/cards/data';
import type { House } from '@amberhall/engine/vocabulary';
import type { SharedDeck } from '@amberhall/protocol';
import { nameOf } from '../accounts/person.ts';
import type { SharedDecks } from '../decks/shared-decks.ts';
import { Problem } from '../http/problems.ts';
import { canSee } from '../lobby/access.ts';
import type { GameEntry } from '../lobby/game-entry.ts';
import type { Replays } from '../replays/replays.ts';
import type { Preview } from './preview.ts';

export const PREVIEW_KINDS = ['deck', 'replay', 'game'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

export interface PagePreviewsParts {
  sharedDecks: Pick<SharedDecks, 'deck'>;
  replays: Pick<Replays, 'publicPlayers'>;
  gameOf: (id: string) => GameEntry | undefined;
}

/** `gone`: the page says that its subject does not exist. */
export type PagePreview = Preview | 'gone' | null;

export class PagePreviews {
  readonly #parts: PagePreviewsParts;

  constructor(parts: PagePreviewsParts) {
    this.#parts = parts;
  }

  /** As a visitor without a login may see it. @returns `null` for every page without a preview */
  async of(url: string): Promise<PagePreview> {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const [, page, name = ''] = pathname.split('/');
    if (page === 'deck' && name !== '') return (await this.find('deck', name)) ?? 'gone';
    if (page === 'replay') return this.find('replay', name);
    if (page === 'play') return this.find('game', searchParams.get('gameId') ?? '');
    return null;
  }

  async find(kind: PreviewKind, name: string): Promise<Preview | null> {
    if (kind === 'deck') return this.#deck(name);
    return kind === 'replay' ? this.#replay(name) : this.#game(name);
  }

  async #deck(key: string): Promise<Preview | null> {
    const deck = await this.#parts.sharedDecks.deck(key, null).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    });
    return deck && deckPreview(deck);
  }

  async #replay(id: string): Promise<Preview | null> {
    const players = await this.#parts.replays.publicPlayers(id);
    if (players === null) return null;
    const title = players.map(({ name }) => name).join(' against ');
    return {
      title,
      description: 'Watch the replay of this game of KeyForge on Amberhall.',
      picturePath: `/preview/replay/${id}.png`,
      isListed: false,
      drawing: { origin: 'Replay', title, houses: [] },
    };
  }

  async #game(id: string): Promise<Preview | null> {
    const entry = this.#parts.gameOf(id);
    if (entry === undefined || entry.practice) return null;
    const owner = entry.seats.find(({ person }) => nameOf(person) === entry.owner)?.person;
    // Games that visitors do not see in the list are not named.
    const title =
      canSee(null, entry) && owner !== undefined
        ? `${nameOf(owner)} invites you to a game`
        : 'You are invited to a game';
    return {
      title,
      description: 'Join this game of KeyForge on Amberhall.',
      picturePath: `/preview/game/${id}.png`,
      isListed: false,
      drawing: { origin: 'Invitation', title, houses: [] },
    };
  }
}

function deckPreview({ key, name, expansion, houses, numbers, sharing }: SharedDeck): Preview {
  const set = SETS.find((each) => each.expansion === expansion)?.name ?? 'KeyForge';
  const { creatures, actions, artifacts, upgrades, amber } = numbers;
  return {
    title: name,
    description: `A deck of ${listOf(houses)} from ${set}: ${creatures} creatures, ${actions} actions, ${artifacts} artifacts, ${upgrades} upgrades, ${amber} Æmber.`,
    picturePath: `/preview/deck/${key}.png`,
    isListed: sharing === 'public',
    drawing: { origin: set, title: name, houses, numbers },
  };
}

function listOf(houses: readonly House[]): string {
  const names = houses.map(houseTitle);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
