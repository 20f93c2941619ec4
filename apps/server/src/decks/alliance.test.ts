import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateDeck } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import type { House } from '@amberhall/engine/vocabulary';
import type { Deck, DeckCard } from '@amberhall/protocol';
import { fakeDeckOf, FakeDeckService } from '../testing/deck-service.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let service: FakeDeckService;
let site: Site;
let user: LoggedIn;
beforeAll(async () => {
  service = await FakeDeckService.open();
  site = await openSite({ AMBERHALL_DECK_SERVICE_URL: service.url });
  user = await site.newUser();
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

let decks = 0;
async function take(list: DeckList, owner = user): Promise<Deck> {
  const uuid = `00000000-0000-4000-a000-${String(++decks).padStart(12, '0')}`;
  const link = service.add(fakeDeckOf(uuid, list));
  return (await site.call('POST', '/api/decks', { token: owner.token, body: { uuid: link } })).body.deck;
}

/** Three decks of the set with three different houses to pick. */
async function trio(expansion: number): Promise<[Deck, Deck, Deck]> {
  const found: Deck[] = [];
  const houses: string[] = [];
  for (let seed = 0; found.length < 3; seed++) {
    const list = generateDeck({ expansion, seed: `alliance ${seed}` });
    const house = list.houses.find((each) => !houses.includes(each));
    if (house === undefined) continue;
    const deck = await take(list);
    found.push(deck);
    houses.push(deck.houses.find((each) => !houses.includes(each)) ?? house);
  }
  return found as [Deck, Deck, Deck];
}

/** Three pods of the set. The first card of a pod is replaced by the cards given for it. */
async function alliedWith(expansion: number, given: readonly Record<string, number>[]): Promise<string[]> {
  const houses: House[] = [];
  const pods: string[] = [];
  for (let seed = 0; pods.length < 3; seed++) {
    const list = generateDeck({ expansion, seed: `restricted ${seed}` });
    const house = list.houses.find((each) => !houses.includes(each));
    if (house === undefined) continue;
    const rest = list.cards.filter((card) => card.house !== house);
    const own = list.cards.filter((card) => card.house === house).slice(1);
    const added = Object.entries(given[pods.length] ?? {}).map(([card, count]) => ({ card, count, house }));
    const { uuid } = await take({ ...list, cards: [...rest, ...own, ...added] });
    houses.push(house);
    pods.push(`${uuid}:${house}`);
  }
  return pods;
}

function podsOf(sources: readonly Deck[]): string[] {
  const houses: string[] = [];
  return sources.map(({ uuid, houses: own }) => {
    const house = own.find((each) => !houses.includes(each)) ?? own[0]!;
    houses.push(house);
    return `${uuid}:${house}`;
  });
}

const build = async (body: object) =>
  (await site.call('POST', '/api/decks/alliance', { token: user.token, body })).body;
const cardsIn = ({ cards }: Deck, house: string) =>
  cards.filter((card) => !card.isNonDeck && card.house === house).map((card) => ({ ...card, dbId: 0 }));

describe('an alliance', () => {
  test('[18.5] has the three houses as in their decks', async () => {
    const sources = await trio(341);
    const pods = podsOf(sources);

    const { success, message, deck } = await build({ name: '  Three of a kind ', pods });

    expect({ success, message }).toEqual({ success: true, message: 'Deck added successfully' });
    expect(deck).toMatchObject({
      name: 'Three of a kind',
      expansion: 341,
      source: 'alliance',
      isAlliance: true,
      houses: pods.map((pod) => pod.split(':')[1]),
      status: { impossible: false },
    });
    for (const [index, source] of sources.entries()) {
      const house = pods[index]!.split(':')[1]!;
      expect(cardsIn(deck, house)).toEqual(cardsIn(source, house));
    }
  });

  test('[18.5] takes the token creature of one of its decks', async () => {
    const sources = await trio(600);
    const pods = podsOf(sources);
    const tokens = sources.flatMap(({ cards }) => cards.filter(({ isNonDeck }) => isNonDeck));
    const token = { id: tokens[1]!.id };

    expect((await build({ name: 'A', pods })).message).toEqual(['You must choose a token creature.']);
    expect((await build({ name: 'A', pods, token: { id: 'dust-pixie' } })).message).toEqual([
      'The token creature must be from one of the selected decks.',
    ]);
    const { deck } = await build({ name: 'A', pods, token });
    expect(deck.cards.filter(({ isNonDeck }: DeckCard) => isNonDeck)).toMatchObject([token]);
  });

  test('[18.5] takes all prophecies of one of its decks, and keeps their pairs', async () => {
    const sources = await trio(886);
    const pods = podsOf(sources);
    const beside = ({ cards }: Deck) =>
      cards.filter(({ isNonDeck }) => isNonDeck).map(({ id, prophecyId }) => ({ id, prophecyId }));

    expect((await build({ name: 'A', pods })).message).toEqual([
      'You must choose the deck whose prophecies you want to use.',
    ]);
    expect((await build({ name: 'A', pods, prophecySourceDeck: 'another' })).message).toEqual([
      'The prophecies must be from one of the selected decks.',
    ]);
    const { deck } = await build({ name: 'A', pods, prophecySourceDeck: sources[2].uuid });
    expect(beside(deck)).toEqual(beside(sources[2]));
  });

  test('[18.5] of Dark Tidings has the tide, and one of Crucible Clash no archon power', async () => {
    const [tidal, powerful] = [await trio(496), await trio(918)];
    const beside = (deck: Deck) => deck.cards.filter(({ isNonDeck }) => isNonDeck).map(({ id }) => id);

    expect(beside((await build({ name: 'A', pods: podsOf(tidal) })).deck)).toEqual(['the-tide']);
    expect(beside((await build({ name: 'A', pods: podsOf(powerful) })).deck)).toEqual([]);
  });
});

describe('an alliance is refused', () => {
  let sources: [Deck, Deck, Deck];
  let pods: [string, string, string];
  beforeAll(async () => {
    sources = await trio(341);
    pods = podsOf(sources) as [string, string, string];
  }, 30_000);

  const refusal = async (change: object) => (await build({ name: 'A', pods, ...change })).message;

  test('without a name', async () => {
    expect(await refusal({ name: '  ' })).toEqual(['You must specify a name for the deck.']);
    expect(await refusal({ name: 'x'.repeat(65) })).toEqual(['A deck name can have at most 64 characters.']);
  });

  test('with fewer or more than three houses', async () => {
    expect(await refusal({ pods: pods.slice(1) })).toEqual(['An alliance deck needs exactly 3 houses.']);
    expect(await refusal({ pods: [...pods, 'x:dis'] })).toContain('An alliance deck needs exactly 3 houses.');
  });

  test('with two houses of one deck, or the same one twice', async () => {
    const [first] = sources;
    const two = first.houses.slice(0, 2).map((house) => `${first.uuid}:${house}`);
    expect(await refusal({ pods: [...two, pods[2]] })).toContain(
      'You can take only one house from each deck.',
    );
    expect(await refusal({ pods: [pods[0], pods[0], pods[2]] })).toContain('The 3 houses must be different.');
  });

  test('with a house that its deck does not have', async () => {
    const missing = sources[0].houses.includes('mars') ? 'dis' : 'mars';
    const absent = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed', missing].find(
      (house) => !(sources[0].houses as string[]).includes(house) && !pods.some((pod) => pod.endsWith(house)),
    );

    expect(await refusal({ pods: [`${sources[0].uuid}:${absent}`, pods[1], pods[2]] })).toContain(
      'One of the decks does not have the selected house.',
    );
  });

  test('with decks of another user or another set, or with alliances', async () => {
    const stranger = await site.newUser();
    const foreign = await take(generateDeck({ expansion: 341, seed: 'foreign' }), stranger);
    const newer = await take(generateDeck({ expansion: 435, seed: 'newer' }));
    const { deck: alliance } = await build({ name: 'An ally', pods });
    const instead = ({ uuid }: Deck) => [`${uuid}:${pods[0].split(':')[1]}`, pods[1], pods[2]];

    expect(await refusal({ pods: instead(foreign) })).toContain('You can only use your own decks.');
    expect(await refusal({ pods: instead(newer) })).toContain('All decks must be from the same set.');
    expect(await refusal({ pods: instead(alliance) })).toContain(
      'You cannot build an alliance deck from an alliance deck.',
    );
  });

  test('with a token creature or prophecies that none of its decks has', async () => {
    expect(await refusal({ token: { id: 'grunt' } })).toEqual([
      'None of the selected decks has a token creature.',
    ]);
    expect(await refusal({ prophecySourceDeck: sources[0].uuid })).toEqual([
      'None of the selected decks has prophecies.',
    ]);
  });

  test('[18.5] with several restricted cards, or too many copies of one', async () => {
    const several = await alliedWith(452, [{ ghostform: 1 }, { 'united-action': 1 }]);
    const copies = await alliedWith(341, [{ 'key-abduction': 2 }]);

    expect(await refusal({ pods: several })).toEqual([
      'An alliance deck can contain only one of these restricted cards:',
      'Ghostform, United Action',
    ]);
    expect(await refusal({ pods: copies })).toEqual([
      'An alliance deck can contain only one copy of this card:',
      'Key Abduction',
    ]);
  });
});
