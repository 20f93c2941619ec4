/** The deck service for tests: a real server that describes decks like the real service, and fails on request. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { factsOf } from '@amberhall/cards/data';
import type { CardFacts, DeckList } from '@amberhall/cards/data';
import { respondWithFault } from './service-faults.ts';
import type { ServiceFault } from './service-faults.ts';

/** A card of the service, with a loose schema. */
export type FakeCard = Record<string, unknown> & { id: string };
export interface FakeDeck {
  data: Record<string, unknown> & { id: string; _links: { houses: string[]; cards: string[] } };
  _linked: { cards: FakeCard[] };
}

const DECK_PATH = /^\/api\/decks\/(?:v2\/)?([0-9a-f-]{36})\/$/;

export class FakeDeckService {
  readonly decks = new Map<string, FakeDeck>();
  /** Requested paths, with their query strings. */
  readonly asked: string[] = [];
  readonly faults: ServiceFault[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async open(): Promise<FakeDeckService> {
    const service = new FakeDeckService();
    await new Promise<void>((resolve) => {
      service.#server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(deck: FakeDeck): string {
    this.decks.set(deck.data.id, deck);
    return `https://decks.example.org/deck-details/${deck.data.id}?from=a-friend`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.asked.push(url);
    const fault = this.faults.shift();
    if (fault !== undefined) return void respondWithFault(response, fault, this.#bodyFor(url));
    const body = this.#bodyFor(url);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { detail: 'Not found.' }));
  }

  #bodyFor(url: string): FakeDeck | undefined {
    const [, id = ''] = DECK_PATH.exec(url.split('?')[0] ?? '') ?? [];
    return this.decks.get(id);
  }
}

const HOUSE_TITLES: Readonly<Record<string, string>> = { staralliance: 'Star Alliance' };
const TYPE_TITLES: Readonly<Record<string, string>> = {
  'token creature': 'Token Creature',
  'archon power': 'Archon Power',
  'the tide': 'The Tide',
};

/** A deck in the service's format. */
export function fakeDeckOf(uuid: string, list: DeckList): FakeDeck {
  const beside = [list.tokenCreature, list.archonPower, ...(list.prophecies ?? [])].filter(
    (slug) => slug !== undefined,
  );
  const cards: FakeCard[] = [];
  const copies: string[] = [];
  const icons: { card_id: string; bonus_icons: string[] }[] = [];
  for (const { card, count, house, maverick, enhancements } of list.cards) {
    const key = [card, house, maverick === true, enhancements !== undefined].join();
    let known = cards.find((each) => each['key'] === key);
    if (known === undefined) {
      known = { ...fakeCardOf(factsOf(card), cards.length), house: titled(house), key };
      cards.push({ ...known, is_maverick: maverick === true, is_enhanced: enhancements !== undefined });
    }
    for (let copy = 0; copy < count; copy++) {
      copies.push(known.id);
      if (enhancements !== undefined)
        icons.push({ card_id: known.id, bonus_icons: enhancements.map(titled) });
    }
  }
  for (const [place, slug] of beside.entries()) {
    const card = fakeCardOf(factsOf(slug), cards.length);
    cards.push({ ...card, is_non_deck: true, sort_override: list.prophecies ? place + 1 : null });
    copies.push(card.id);
  }
  return {
    data: {
      id: uuid,
      name: list.name,
      expansion: list.expansion,
      power_level: 0,
      is_my_deck: false,
      set_era_cards: { Legacy: [], Anomaly: [] },
      bonus_icons: icons,
      _links: { houses: list.houses.map(titled), cards: copies },
    },
    _linked: { cards },
  };
}

/** One card in the service's format. @param place makes its id unique within a deck */
export function fakeCardOf(facts: CardFacts, place: number): FakeCard {
  const halves = { top: 'Gigantic Creature Art', bottom: 'Gigantic Creature Base' };
  return {
    id: `aaaaaaaa-0000-4000-8000-${String(place).padStart(12, '0')}`,
    card_title: facts.name,
    house: titled(facts.houses[0] ?? 'brobnar'),
    card_type: facts.gigantic ? halves[facts.gigantic] : (TYPE_TITLES[facts.type] ?? titled(facts.type)),
    front_image: 'https://img.example.org/1.png',
    card_text: 'What it says is nobody’s business here.',
    flavor_text: null,
    traits: facts.traits.length === 0 ? null : facts.traits.map(titled).join(' • '),
    amber: facts.amber,
    power: facts.power === null ? '' : String(facts.power),
    armor: facts.armor === null ? null : String(facts.armor),
    rarity: facts.evilTwin ? 'Evil Twin' : titled(facts.rarity),
    card_number: facts.sets[0]?.number ?? '001',
    expansion: facts.sets[0]?.expansion ?? 341,
    is_maverick: false,
    is_anomaly: facts.houses.length === 0,
    is_enhanced: false,
    is_non_deck: false,
    sort_override: null,
  };
}

function titled(word: string): string {
  return HOUSE_TITLES[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}
