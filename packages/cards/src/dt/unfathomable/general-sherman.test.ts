import { language } from '@amberhall/cards';
import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

const { card, destroy, each, play } = language;

test('General Sherman: returns the creatures it purged, not a token whose card is no creature [A215]', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['general-sherman', 'carrier-unfathomable-action'],
      battleline: ['krump'],
    },
    p2: {
      tokenCreature: 'skirmisher',
      battleline: ['troll', { card: 'dextre', facedown: true }],
      deck: ['infighting'],
    },
    texts: [card('carrier-unfathomable-action', play(destroy(each.creature)))],
  });

  game.edit.makeToken('p2');
  p1.play('general-sherman');
  expect([p1.battleline, p2.battleline]).toEqual([['general-sherman'], []]);
  expect(p2.purged.toSorted()).toEqual(['dextre', 'infighting', 'troll']);
  p1.play('carrier-unfathomable-action');
  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p1.battleline).toEqual(['krump']);
  expect(p2.battleline).toEqual(['dextre', 'troll']);
  expect(p2.purged).toEqual(['infighting']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('General Sherman: deals no damage when it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['general-sherman'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('general-sherman', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(0);
});
