import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, draw, opponent, play } = language;

const FIVE = [
  'carrier-saurian-action',
  'carrier-saurian-action-2',
  'carrier-saurian-action',
  'carrier-saurian-action-2',
];
const OTHERS = [
  card('carrier-saurian-action', play(draw(1))),
  card('carrier-saurian-action-2', play(draw(1))),
];

test('[A206] Scooboo in the discard pile replaces a single draw of the refill', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: FIVE,
      discard: ['scooboo'],
      deck: ['troll', 'urchin', 'krump', 'dodger', 'bumpsy'],
    },
    texts: OTHERS,
  });

  p1.endTurn();
  p1.press('yes');

  expect(p1.discard).toEqual(['krump', 'urchin', 'troll']);
  expect(p1.hand).toEqual([...FIVE, 'scooboo', 'dodger']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('[A206] Scooboo is offered for each draw, but not in the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      discard: ['scooboo'],
      deck: ['troll', 'urchin', ...FIVE, ...FIVE],
    },
    p2: { houses: ['saurian'], hand: ['carrier-saurian-action-2'] },
    texts: [
      card('carrier-saurian-action', play(draw(2))),
      card('carrier-saurian-action-2', play(opponent.draws(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.press('no');
  p1.press('no');
  expect(p1.hand).toEqual(['troll', 'urchin']);
  p1.endTurn();
  for (let count = 0; count < 4; count++) p1.press('no');
  p2.press('saurian');
  p2.play('carrier-saurian-action-2');

  expect(p1.discard).toEqual(['carrier-saurian-action', 'scooboo']);
  expect(p2.prompt.purpose).toBe('main-step');
});

test('[1.3.1] Scooboo in play replaces no draw', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['scooboo'],
      deck: ['troll', 'urchin'],
    },
    texts: OTHERS,
  });

  p1.play('carrier-saurian-action');

  expect(p1.hand).toEqual(['troll']);
});
