import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,
  after,
  any,
  card,
  destroy,
  destroyed,
  each,
  exhaust,
  gain,
  per,
  play,
  plusPower,
  putIntoHand,
  putOnTop,
} = language;
const { putOnTopInRandomOrder, ready, reap, self, the, you } = language;

const IMPERIUM = card('carrier-saurian-action', play(destroy(each.friendly.creature)));

test('[11.6] the active player orders cards that enter a discard pile together if the order can matter', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      battleline: ['urchin', 'troll', 'bad-penny'],
    },
    texts: [
      IMPERIUM,
      card('carrier-saurian-action-2', play(putIntoHand(the.card.from(you.topOfDiscardPile())))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose('troll');

  expect(p1.discard.slice(0, 3)).toEqual(['carrier-saurian-action', 'troll', 'urchin']);
});

test('[11.6] nobody orders a discard pile if no card in the game looks at its order', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['urchin', 'troll', 'krump'] },
    texts: [IMPERIUM],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.discard).toHaveLength(4);
});

test('[11.6] the first card chosen of several put on top of a deck lies on top', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['urchin', 'troll', 'krump'],
      deck: ['dust-pixie'],
    },
    texts: [card('carrier-saurian-action', play(putOnTop(each.friendly.creature)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('krump');
  p1.choose('urchin');

  expect(p1.deck).toEqual(['krump', 'urchin', 'troll', 'dust-pixie']);
});

test('[11.6] cards put on a deck in random order need no question', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['urchin', 'troll', 'krump'] },
    texts: [card('carrier-saurian-action', play(putOnTopInRandomOrder(each.friendly.creature)))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.deck.toSorted()).toEqual(['krump', 'troll', 'urchin']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[11.6] cards put on a deck in random order lie in another order in another game', () => {
  const deckOf = (seed: number) => {
    const { p1 } = scenario({
      seed,
      p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['urchin', 'troll', 'krump'] },
      texts: [card('carrier-saurian-action', play(putOnTopInRandomOrder(each.friendly.creature)))],
    });
    p1.play('carrier-saurian-action');
    return p1.deck.join();
  };

  expect(new Set([1, 2, 3, 4, 5, 6].map(deckOf)).size).toBeGreaterThan(1);
});

test('[0.13] an ability that endlessly triggers itself puts its card into the discard pile, not destroyed', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    texts: [
      card(
        'carrier-saurian-creature',
        after(self.isExhausted, ready(self)),
        after(self.isReadied, exhaust(self)),
        destroyed(gain(9)),
      ),
      card('carrier-saurian-creature-2', reap(gain(1))),
    ],
  });

  p1.reap('carrier-saurian-creature');

  expect(p1.discard).toEqual(['carrier-saurian-creature']);
  expect(p1.amber).toBe(1);
  expect(p1.prompt.purpose).toBe('main-step');
  p1.reap('carrier-saurian-creature-2');
  expect(p1.amber).toBe(1 + 2);
});

test('[0.13] [9.6] the card of an ability without end leaves whatever its ward, and others react once all is settled', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [
        { card: 'carrier-saurian-creature', warded: true },
        { card: 'krump', damage: 6 },
        'carrier-saurian-creature-2',
      ],
    },
    texts: [
      card(
        'carrier-saurian-creature',
        each.other.friendly.creature.gains(plusPower(1)),
        after(self.isExhausted, ready(self)),
        after(self.isReadied, exhaust(self)),
      ),
      card('carrier-saurian-creature-2', after(a.creature.leavesPlay, gain(per(any.friendly.creature)))),
    ],
  });

  p1.reap('carrier-saurian-creature');

  expect(p1.battleline).toEqual(['carrier-saurian-creature-2']);
  // The reap, and one for each creature that has left play.
  expect(p1.amber).toBe(1 + 2);
});

test('[0.13] a second, different ability of a card that just resolved one is no loop to leave', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature', 'troll'] },
    texts: [
      card('carrier-saurian-creature', reap(language.forTheTurn(self.gains(reap(exhaust(a.creature)))))),
    ],
  });

  p1.reap('carrier-saurian-creature');
  expect(p1.buttons).toEqual([]);
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(true);
});

test('[0.13] an effect for the turn that endlessly triggers itself ends', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['carrier-saurian-creature-2'] },
    texts: [
      card('carrier-saurian-action', play(language.forTheTurn(language.eachTime(you.gainAmber(), gain(1))))),
      card('carrier-saurian-creature-2', language.omni(gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.reap('carrier-saurian-creature-2');

  expect(p1.amber).toBeGreaterThan(100);
  expect(p1.prompt.purpose).toBe('main-step');
  const { amber } = p1;
  p1.endTurn();
  expect(p1.amber).toBe(amber);
});
