/** Two players with their own decks in a game of any format. */
import { vi } from 'vitest';
import { generateDeck } from '@amberhall/cards';
import type { Deck, Match } from '@amberhall/protocol';
import { openBoard, openLobby } from './clients.ts';
import type { TestBoard, TestClient } from './clients.ts';
import { FakeDeckService, fakeDeckOf } from './deck-service.ts';
import type { FakeDeck } from './deck-service.ts';
import { OPTIONS } from './play.ts';
import { openSite } from './site.ts';
import type { LoggedIn, Site } from './site.ts';

export interface Player {
  user: LoggedIn;
  lobby: TestClient;
}

export interface FormatGame {
  gameId: string;
  one: Player;
  other: Player;
  close: () => void;
}

export type Boards = readonly [TestBoard, TestBoard];

export class FormatGames {
  readonly site: Site;
  readonly #service: FakeDeckService;
  #decks = 0;

  private constructor(site: Site, service: FakeDeckService) {
    this.site = site;
    this.#service = service;
  }

  /** A site with a deck service. */
  static async open(): Promise<FormatGames> {
    const service = await FakeDeckService.open();
    return new FormatGames(await openSite({ AMBERHALL_DECK_SERVICE_URL: service.url }), service);
  }

  async stop(): Promise<void> {
    await this.site.stop();
    await this.#service.close();
  }

  async player(): Promise<Player> {
    const user = await this.site.newUser();
    return { user, lobby: await openLobby(this.site.address, user.token) };
  }

  /** The last match of a player, as soon as its result is stored. */
  async lastMatch({ user }: Player): Promise<Match> {
    return vi.waitFor(
      async () => {
        const { body } = await this.site.call('GET', '/api/games', { token: user.token });
        const [last] = body.games;
        if (last === undefined) throw new Error(`${user.username} has no match`);
        return last;
      },
      { timeout: 10_000 },
    );
  }

  /** A deck as its owner currently sees it. */
  async deckAgain({ user }: Player, { id }: Deck): Promise<Deck> {
    return (await this.site.call('GET', `/api/decks/${id}`, { token: user.token })).body.deck;
  }

  /** Creates a deck at the deck service and imports it for the player. */
  async take({ user }: Player, seed: string, change: (fake: FakeDeck) => void = () => {}): Promise<Deck> {
    const uuid = `00000000-0000-4000-b000-${String(++this.#decks).padStart(12, '0')}`;
    const fake = fakeDeckOf(uuid, generateDeck({ expansion: 341, seed }));
    change(fake);
    this.#service.add(fake);
    return (await this.site.call('POST', '/api/decks', { token: user.token, body: { uuid } })).body.deck;
  }

  /** Three houses of three decks. */
  async ally(player: Player): Promise<Deck> {
    const houses: string[] = [];
    const pods: string[] = [];
    for (let seed = 0; pods.length < 3; seed++) {
      const deck = await this.take(player, `alliance ${seed}`);
      const house = deck.houses.find((each) => !houses.includes(each));
      if (house === undefined) continue;
      houses.push(house);
      pods.push(`${deck.uuid}:${house}`);
    }
    const body = { name: 'The Secret Plan', pods };
    return (await this.site.call('POST', '/api/decks/alliance', { token: player.user.token, body })).body
      .deck;
  }

  /** Two players in an unstarted game. */
  async pair(options: object): Promise<FormatGame> {
    const [one, other] = [await this.player(), await this.player()];
    const { gameId } = await one.lobby.send('newgame', { ...OPTIONS, ...options });
    await other.lobby.send('joingame', gameId);
    return {
      gameId,
      one,
      other,
      close: () => {
        one.lobby.close();
        other.lobby.close();
      },
    };
  }

  /** @throws if the game cannot start */
  async begin({ gameId, one, other }: FormatGame): Promise<Boards> {
    const started = await one.lobby.send('startgame', gameId);
    if (!started.ok) throw new Error(`The game did not start: ${started.message}`);
    const { address } = this.site;
    return [
      await openBoard(address, await one.lobby.until('handoff')),
      await openBoard(address, await other.lobby.until('handoff')),
    ];
  }
}
