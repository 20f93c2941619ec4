/** Nobody can follow a hidden card by its name or its place [1.3.7]. */
import { openFeed, viewFor } from '@amberhall/engine';
import type { Viewer } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { setUp } from '../setup.ts';
import { gameAround } from '../testkit.ts';

const WATCHERS: readonly Viewer[] = [
  { kind: 'player', player: 'p2' },
  { kind: 'spectator', seesHands: false },
];

/** A game whose active player has these cards, in this order. */
function gameWith({ hand, archives = [] }: { hand: readonly string[]; archives?: readonly string[] }) {
  const named = (names: readonly string[]) => names.map((name) => ({ card: { name } }));
  const arranged = setUp({
    players: [
      {
        id: 'p1',
        houses: ['brobnar', 'dis', 'logos'],
        hand: named(hand),
        archives: named(archives),
        deck: named(['Dust Imp', 'Pit Demon', 'Krump', 'Doc Bookton', 'Headhunter', 'Dextre', 'Troll']),
      },
      { id: 'p2', houses: ['sanctum', 'shadows', 'untamed'] },
    ],
    start: 'turn',
    activeHouse: 'brobnar',
  });
  const table = gameAround(arranged);
  const { game } = arranged;
  const feeds = WATCHERS.map((viewer) => openFeed(game, viewer));
  const seen: unknown[] = WATCHERS.map((viewer) => viewFor(game, viewer));
  const act = (name: string, control: string): void => {
    const { hand: ids } = table.player('p1');
    const id = ids.find((one) => table.card(one).name === name);
    if (id === undefined) throw new Error(`${name} is not in the hand`);
    table.clickCard('p1', id);
    table.clickControl('p1', control);
    for (const feed of feeds) seen.push(feed.next());
  };
  const endTurn = (): void => {
    table.clickControl('p1', 'end-turn');
    for (const feed of feeds) seen.push(feed.next());
  };
  /** Everything that the others were sent, to the last byte. */
  return { act, endTurn, sent: () => JSON.stringify(seen) };
}

const HANDS = [
  ['Troll', 'Krump', 'Dextre', 'Pit Demon'],
  ['Krump', 'Troll', 'Dextre', 'Pit Demon'],
  ['Pit Demon', 'Dextre', 'Krump', 'Troll'],
];

test.each(HANDS.slice(1))('[1.3.7] the order of a hand makes no difference to the others: %s', (...hand) => {
  const [one, other] = [HANDS[0] ?? [], hand].map((cards) => {
    const game = gameWith({ hand: cards });
    game.act('Troll', 'card-action:discard');
    game.act('Krump', 'card-action:discard');
    game.endTurn();
    return game.sent();
  });

  expect(other).toBe(one);
});

test('[1.3.7] the others cannot tell which hidden card left the hand', () => {
  const [one, other] = [
    ['Troll', 'Krump'],
    ['Krump', 'Troll'],
  ].map((order) => {
    const game = gameWith({ hand: ['Dextre', ...order, 'Pit Demon'] });
    game.act('Krump', 'card-action:discard');
    return game.sent();
  });

  expect(other).toBe(one);
});

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The hand of p2 as p1 sees it in two looks: the names in their order, and the face of each. */
function lookTwice(seed: number) {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['psychic-bug', 'psychic-bug', 'dextre'] },
    p2: { hand: ['troll', 'urchin', 'fear', 'anger'] },
    seed,
  });
  const look = (which: number) => {
    p1.reap(p1.card('psychic-bug', which));
    const names = p1.view.players[p2.id]?.hand ?? [];
    return names.map((name) => ({ name, slug: p1.view.cards[name]?.slug ?? '' }));
  };
  const first = look(1);
  p1.reap('dextre');
  return { first, between: p1.view.players[p2.id]?.hand ?? [], second: look(2) };
}

test('[1.3.7] a hand that a player has looked at goes by other names afterwards', () => {
  const { first, between, second } = lookTwice(0);

  expect(first.map(({ slug }) => slug).toSorted()).toEqual(['anger', 'fear', 'troll', 'urchin']);
  expect(between.filter((name) => first.some((seen) => seen.name === name))).toEqual([]);
  expect(second.map(({ name }) => name)).toEqual(between);
});

test('[1.3.7] the new names of a hand do not follow the order of its cards', () => {
  const orders = SEEDS.map((seed) =>
    lookTwice(seed)
      .second.map(({ slug }) => slug)
      .join(),
  );

  expect(new Set(orders).size).toBeGreaterThan(1);
});
