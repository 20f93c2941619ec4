import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateDeck } from '@amberhall/cards';
import { deckProblems, FACTS } from '@amberhall/cards/data';
import type { DeckList } from '@amberhall/cards/data';
import type { Deck, DeckCard } from '@amberhall/protocol';
import { fakeDeckOf, FakeDeckService } from '../testing/deck-service.ts';
import type { FakeDeck } from '../testing/deck-service.ts';
import type { ServiceFault } from '../testing/service-faults.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { deckListOf } from './deck-cards.ts';

let service: FakeDeckService;
let site: Site;
let user: LoggedIn;
beforeAll(async () => {
  service = await FakeDeckService.open();
  site = await openSite({
    AMBERHALL_DECK_SERVICE_URL: service.url,
    AMBERHALL_DECK_SERVICE_TIMEOUT: '300',
    AMBERHALL_LOG_LEVEL: 'silent',
  });
  user = await site.newUser();
});
afterAll(async () => {
  await site.stop();
  await service.close();
});
beforeEach(() => {
  service.asked.length = 0;
  service.faults.length = 0;
});

let decks = 0;
const newUuid = () => `00000000-0000-4000-8000-${String(++decks).padStart(12, '0')}`;
const take = async (uuid: unknown, token = user.token) =>
  (await site.call('POST', '/api/decks/', { token, body: { uuid } })).body;
const newDeck = (expansion = 341, seed = 'a'): FakeDeck =>
  fakeDeckOf(newUuid(), generateDeck({ expansion, seed }));
const cardsOf = (deck: Deck, is: (card: DeckCard) => boolean) => deck.cards.filter(is);

const FAILED = 'An error occurred importing your deck. Please check the Url or try again later.';
const BAD_LINK = 'The URL you entered is invalid.  Please check it and try again.';

describe('a deck is imported', () => {
  test('by its link, with one request to the service', async () => {
    const list = generateDeck({ expansion: 341, seed: 'lantern' });
    const link = service.add(fakeDeckOf(newUuid(), list));

    const { success, message, deck } = await take(link);

    expect({ success, message }).toEqual({ success: true, message: 'Deck added successfully' });
    expect(deck).toMatchObject({
      name: list.name,
      expansion: 341,
      houses: list.houses,
      source: 'imported',
      isAlliance: false,
      isStandalone: false,
      wins: 0,
      losses: 0,
      winRate: 0,
      status: { basicRules: true, notVerified: false, impossible: false, usageLevel: 0 },
    });
    expect(service.asked).toEqual([`/api/decks/v2/${deck.uuid}/?links=cards,notes`]);
  });

  test.each([341, 435, 452, 479, 496, 600, 700, 737, 800, 855, 874, 886, 907, 918, 928, 939])(
    'with every card of set %i as it is printed',
    async (expansion) => {
      for (const seed of ['one', 'two', 'three']) {
        const list = generateDeck({ expansion, seed });
        const { deck } = await take(service.add(fakeDeckOf(newUuid(), list)));

        const played = deckListOf(deck);
        expect(deckProblems(played, FACTS)).toEqual([]);
        expect(inOrder(played)).toEqual(inOrder(list));
      }
    },
  );

  test('once, however often it is requested, also in upper case', async () => {
    const fake = newDeck();
    const link = service.add(fake);

    const first = await take(link);
    const again = await take(fake.data.id.toUpperCase());

    expect(again.deck).toEqual(first.deck);
    expect(service.asked).toHaveLength(1);
  });

  test('by several users, each with their own copy', async () => {
    const link = service.add(newDeck());
    const [one, two] = [await site.newUser(), await site.newUser()];

    const [first, second] = [await take(link, one.token), await take(link, two.token)];

    expect(second.deck.id).not.toBe(first.deck.id);
    expect((await site.call('GET', `/api/decks/${first.deck.id}`, { token: two.token })).status).toBe(404);
  });
});

describe('every class of card is recognized', () => {
  test('a maverick belongs to the house of its deck', async () => {
    const list = generateDeck({ expansion: 341, seed: 'plain', isAllowed: () => true });
    const fake = fakeDeckOf(newUuid(), list);
    const [card] = fake._linked.cards;
    Object.assign(card!, { house: 'Mars', is_maverick: true });
    fake.data._links.houses[0] = 'Mars';

    const { deck } = await take(service.add(fake));

    expect(deck.cards[0]).toMatchObject({ house: 'mars', maverick: 'mars' });
  });

  test('an anomaly has the house of its copy', async () => {
    const fake = newDeck(452);
    Object.assign(fake._linked.cards[0]!, {
      card_title: 'Orb of Wonder',
      is_anomaly: true,
      card_type: 'Artifact',
    });

    const { deck } = await take(service.add(fake));

    expect(deck.cards[0]).toMatchObject({ id: 'orb-of-wonder', anomaly: deck.cards[0].house });
  });

  test('every enhanced copy has its own icons', async () => {
    const fake = newDeck(479, 'enhanced');
    const [id] = fake.data._links.cards;
    fake.data._links.cards = [...fake.data._links.cards.filter((each) => each !== id), id!, id!];
    Object.assign(
      fake._linked.cards.find((card) => card.id === id)!,
      { is_enhanced: true },
    );
    fake.data['bonus_icons'] = [
      { card_id: id, bonus_icons: ['amber', 'draw'] },
      { card_id: id, bonus_icons: ['Star Alliance'] },
    ];

    const { deck } = await take(service.add(fake));
    const copies = cardsOf(deck, ({ enhancements }) => enhancements !== undefined && enhancements[0] !== '');

    expect(copies.map(({ count, enhancements }) => ({ count, enhancements }))).toEqual([
      { count: 1, enhancements: ['amber', 'draw'] },
      { count: 1, enhancements: ['staralliance'] },
    ]);
  });

  test('without rows for its icons a deck is invalid until they are assigned', async () => {
    const fake = fakeDeckOf(newUuid(), enhancedDeck());
    delete fake.data['bonus_icons'];

    const { deck } = await take(service.add(fake));

    expect(deck.status.basicRules).toBe(false);
    expect(deck.status.extendedStatus).toContain('The enhancements of this deck are not assigned yet.');
    expect(cardsOf(deck, ({ enhancements }) => enhancements?.[0] === '').length).toBeGreaterThan(0);
    expect(deck.iconsToAssign.length).toBeGreaterThan(0);
  });

  test('prophecies are paired in order: the first two, and the last two', async () => {
    const list = generateDeck({ expansion: 886, seed: 'prophets' });
    const { deck } = await take(service.add(fakeDeckOf(newUuid(), list)));

    const prophecies = cardsOf(deck, ({ isNonDeck }) => isNonDeck);
    expect(prophecies.map(({ id }) => id)).toEqual(list.prophecies);
    expect(prophecies.map(({ prophecyId }) => prophecyId)).toEqual([1, 1, 2, 2]);
  });

  test('prophecies without an order have to be paired by hand', async () => {
    const fake = newDeck(886);
    for (const card of fake._linked.cards) card['sort_override'] = null;

    const { deck } = await take(service.add(fake));

    expect(cardsOf(deck, ({ prophecyId }) => prophecyId !== undefined)).toEqual([]);
    expect(cardsOf(deck, ({ isNonDeck }) => isNonDeck)).toHaveLength(4);
  });

  test('both halves of a gigantic creature are distinguished, in older lists by their missing values', async () => {
    const fake = newDeck();
    const halves = { card_title: 'Deusillus', card_type: 'Creature', rarity: 'Rare', house: 'Saurian' };
    Object.assign(fake._linked.cards[0]!, halves, { power: '20' });
    Object.assign(fake._linked.cards[1]!, halves, { power: '', card_text: '' });

    const { deck } = await take(service.add(fake));

    expect(deck.cards.slice(0, 2).map(({ id }: DeckCard) => id)).toEqual(['deusillus', 'deusillus2']);
  });

  test('a deck of Dark Tidings has the tide beside it', async () => {
    const { deck } = await take(service.add(newDeck(496)));

    expect(cardsOf(deck, ({ isNonDeck }) => isNonDeck)).toMatchObject([{ id: 'the-tide', count: 1 }]);
  });

  test('an unknown card is imported as facts, and its deck is marked', async () => {
    const fake = newDeck();
    Object.assign(fake._linked.cards[0]!, {
      card_title: 'Lamp of Tomorrow',
      card_type: 'Creature',
      power: '7',
    });

    const { deck } = await take(service.add(fake));

    expect(deck.cards[0]).toMatchObject({
      id: 'lamp-of-tomorrow',
      unknown: { name: 'Lamp of Tomorrow', type: 'creature', power: 7 },
    });
    expect(deck.status.noUnreleasedCards).toBe(false);
    expect(deck.status.extendedStatus.join()).toContain('manual mode');
    expect(deck.status.extendedStatus.join()).toContain('Lamp of Tomorrow');
  });
});

describe('a failed import gives the reason', () => {
  test('without a link', async () => {
    const missing = await site.call('POST', '/api/decks', { token: user.token, body: {} });

    expect(missing.body).toEqual({ success: false, message: 'uuid must be specified' });
    expect(await take('  ')).toEqual({ success: false, message: 'uuid must be specified' });
  });

  test.each([
    'https://decks.example.org/',
    'lantern',
    'https://decks.example.org/deck-details/00000000-0000-0000-0000-000000000000',
    '1234-5678',
  ])('%s leads to no deck', async (link) => {
    expect(await take(link)).toEqual({ success: false, message: BAD_LINK });
    expect(service.asked).toEqual([]);
  });

  test('for a deck that the service does not know', async () => {
    expect(await take(newUuid())).toEqual({ success: false, message: FAILED });
  });

  test('of an unknown set', async () => {
    const fake = newDeck();
    fake.data['expansion'] = 1234;

    expect(await take(service.add(fake))).toEqual({
      success: false,
      message: 'Decks from this set cannot be imported yet.',
    });
  });

  test.each<[string, ServiceFault[]]>([
    ['down', [{ kind: 'status', status: 500 }]],
    [
      'down twice',
      [
        { kind: 'status', status: 503 },
        { kind: 'status', status: 503 },
      ],
    ],
    ['slow', [{ kind: 'never' }]],
    ['hanging up twice', [{ kind: 'hang up' }, { kind: 'hang up' }]],
    ['answering with a page', [{ kind: 'page' }]],
    ['cut off', [{ kind: 'cut off' }]],
    ['answering with nothing', [{ kind: 'body', body: null }]],
    ['answering with other fields', [{ kind: 'body', body: { data: { id: 7 } } }]],
  ])('a service that is %s', async (_, faults) => {
    const link = service.add(newDeck());
    service.faults.push(...faults);

    expect(await take(link)).toEqual({ success: false, message: FAILED });
    expect((await take(link)).success).toBe(true);
  });

  test('for a service that answers with another deck', async () => {
    const [asked, other] = [newDeck(), newDeck()];
    service.faults.push({ kind: 'body', body: other });

    expect(await take(asked.data.id)).toEqual({ success: false, message: FAILED });
  });

  test.each<[string, (fake: FakeDeck) => void]>([
    ['names cards that it does not describe', (fake) => fake.data._links.cards.push('nobody')],
    ['has houses that nobody knows', (fake) => (fake.data._links.houses[0] = 'Lanterns')],
    ['has types that nobody knows', (fake) => (fake._linked.cards[0]!['card_type'] = 'Lantern')],
  ])('a deck that %s', async (_, spoil) => {
    const fake = newDeck();
    spoil(fake);

    expect(await take(service.add(fake))).toEqual({ success: false, message: FAILED });
  });

  test('a broken connection or a failing gateway is retried once', async () => {
    for (const fault of [{ kind: 'hang up' }, { kind: 'status', status: 502 }] as const) {
      const link = service.add(newDeck());
      service.faults.push(fault);

      expect((await take(link)).success).toBe(true);
    }
  });
});

test('an overloaded service is not called for as long as it asks', async () => {
  const busy = await FakeDeckService.open();
  let now = new Date('2026-11-21T12:00:00Z');
  const quiet = await openSite(
    { AMBERHALL_DECK_SERVICE_URL: busy.url, AMBERHALL_LOG_LEVEL: 'silent' },
    { now: () => now },
  );
  const link = busy.add(newDeck());
  const { token } = await quiet.newUser();
  const ask = () => quiet.call('POST', '/api/decks', { token, body: { uuid: link } });
  const asked = async () => {
    const { body, headers } = await ask();
    return [body.message, headers.get('retry-after')];
  };
  const BUSY = 'The deck service is receiving too many requests. Please try again in a few minutes.';

  const detail = 'Request was throttled. Expected available in 57 seconds.';
  busy.faults.push({ kind: 'status', status: 429, body: JSON.stringify({ detail }) });
  expect(await asked()).toEqual([BUSY, '57']);
  now = new Date('2026-11-21T12:00:56Z');
  expect(await asked()).toEqual([BUSY, '1']);
  expect(busy.asked).toHaveLength(1);

  now = new Date('2026-11-21T12:00:58Z');
  busy.faults.push({ kind: 'status', status: 429, headers: { 'retry-after': '10' } });
  expect(await asked()).toEqual([BUSY, '10']);
  now = new Date('2026-11-21T12:01:09Z');
  expect((await ask()).body.success).toBe(true);

  await quiet.stop();
  await busy.close();
});

/** Entries in a canonical order, copies with icons one by one. */
function inOrder({ cards, ...list }: DeckList) {
  const keys = cards.flatMap(({ card, count, house, maverick, enhancements = [] }) =>
    Array.from({ length: count }, () => [card, house, maverick === true, ...enhancements].join(' ')),
  );
  return { ...list, cards: keys.toSorted() };
}

function enhancedDeck(): DeckList {
  for (let seed = 0; ; seed++) {
    const list = generateDeck({ expansion: 479, seed: `${seed}` });
    if (list.cards.filter(({ enhancements }) => enhancements !== undefined).length > 2) return list;
  }
}
