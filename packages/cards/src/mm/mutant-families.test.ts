/** Creatures of two kinds, printed in every house: each of them has the text of both. */
import { factsOfCard, scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const slugs = (text: string): string[] => text.trim().split(/\s+/);

const OF_FIENDS = slugs(`
  techno-fiend dino-fiend lyco-fiend sacro-fiend umbra-fiend xeno-fiend dæmo-bot dæmo-knight
  dæmo-saurus dæmo-thief dæmo-alien dæmo-beast
`);
const OF_BOTS = slugs(`
  techno-fiend dæmo-bot dino-bot lyco-bot sacro-bot umbra-bot xeno-bot techno-knight
  techno-saurus techno-thief techno-alien techno-beast
`);
const OF_DINOSAURS = slugs(`
  dino-fiend dino-bot dino-knight dæmo-saurus lyco-saurus sacro-saurus techno-saurus umbra-saurus
  xeno-saurus dino-thief dino-alien dino-beast
`);
const OF_ALIENS = slugs(`
  xeno-fiend xeno-bot xeno-knight xeno-saurus xeno-thief dæmo-alien dino-alien lyco-alien
  sacro-alien techno-alien umbra-alien xeno-beast
`);

test.each(OF_FIENDS)('%s steals 1 amber when it is destroyed', (slug) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], amber: 3 },
    p2: { battleline: [slug] },
  });

  p1.play('gateway-to-dis');

  expect(p2.amber).toBe(1);
});

describe.each(OF_BOTS)('%s', (slug) => {
  test('draws a card for a card that it discards by reaping', () => {
    const { p1 } = scenario({
      p1: { battleline: [slug], hand: ['troll', 'krump'], deck: ['urchin', 'dodger'] },
    });

    p1.reap(slug);
    p1.choose('troll');

    expect(p1.discard).toEqual(['troll']);
    expect(p1.hand).toEqual(['krump', 'urchin']);
  });

  test('draws nothing with an empty hand', () => {
    const { p1 } = scenario({ p1: { battleline: [slug], deck: ['urchin'] } });

    p1.reap(slug);

    expect(p1.hand).toEqual([]);
  });
});

describe.each(OF_DINOSAURS)('%s', (slug) => {
  test('deals 3 damage to a creature if it is exalted', () => {
    const { p1, p2 } = scenario({ p1: { hand: [slug] }, p2: { battleline: ['troll'] } });

    p1.play(slug);
    p1.choose(slug);
    p1.choose(p2.card('troll'));

    expect(p1.card(slug).amber).toBe(1);
    expect(p2.card('troll').damage).toBe(3);
  });

  test('deals no damage if its player declines', () => {
    const { p1, p2 } = scenario({ p1: { hand: [slug] }, p2: { battleline: ['troll'] } });

    p1.play(slug);
    p1.press('done');

    expect(p1.card(slug).amber).toBe(0);
    expect(p2.card('troll').damage).toBe(0);
  });
});

test.each(OF_ALIENS)(
  '%s puts 1 of the top 3 cards into the hand and 1 under the deck after a fight',
  (slug) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [slug], deck: ['troll', 'krump', 'dodger', 'bumpsy'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight(slug, p2.card('dust-pixie'));
    expect(p1.buttons).toHaveLength(3);
    p1.choose('krump');
    expect(p1.buttons).toHaveLength(2);
    p1.choose('troll');

    expect(p1.hand).toEqual(['krump']);
    expect(p1.deck).toEqual(['dodger', 'bumpsy', 'troll']);
  },
);

test.each(
  slugs(`
  lyco-fiend lyco-bot lyco-knight lyco-saurus lyco-thief lyco-alien dæmo-beast dino-beast
  sacro-beast techno-beast umbra-beast xeno-beast
`),
)('%s has skirmish', (slug) => {
  expect(factsOfCard(slug).keywords).toHaveProperty('skirmish');
});

test.each(
  slugs(`
  umbra-fiend umbra-bot umbra-knight umbra-saurus umbra-alien umbra-beast dæmo-thief dino-thief
  lyco-thief sacro-thief techno-thief xeno-thief
`),
)('%s has elusive', (slug) => {
  expect(factsOfCard(slug).keywords).toHaveProperty('elusive');
});

test.each(
  slugs(`
  sacro-fiend sacro-bot sacro-saurus sacro-thief sacro-alien sacro-beast dæmo-knight dino-knight
  lyco-knight techno-knight umbra-knight xeno-knight
`),
)('%s has 2 armor', (slug) => {
  expect(factsOfCard(slug).armor).toBe(2);
});
