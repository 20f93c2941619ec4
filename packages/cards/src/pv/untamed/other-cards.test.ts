import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Cladogenesis discards from each hand the cards of the house of that player’s discarded card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['cladogenesis', 'troll', 'urchin'],
      deck: ['krump', 'gub', 'gub', 'gub', 'gub', 'gub', 'gub'],
    },
    p2: {
      hand: ['bumpsy', 'umbra'],
      deck: ['dodger', 'gub', 'gub', 'gub', 'gub', 'gub', 'gub'],
    },
  });

  p1.play('cladogenesis');

  expect(p1.discard.toSorted()).toEqual(['cladogenesis', 'krump', 'troll']);
  expect(p2.discard.toSorted()).toEqual(['dodger', 'umbra']);
  expect(p1.hand.toSorted()).toEqual(['gub', 'gub', 'gub', 'gub', 'gub', 'urchin']);
  expect(p2.hand.toSorted()).toEqual(['bumpsy', 'gub', 'gub', 'gub', 'gub', 'gub']);
});

test('Drosera Relic destroys the least powerful friendly creature to steal 2 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', artifacts: ['drosera-relic'], battleline: ['troll', 'krump'] },
    p2: { amber: 3, battleline: ['urchin'] },
  });

  p1.use('drosera-relic');

  expect(p1.battleline).toEqual(['troll']);
  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});

test('Drosera Relic steals nothing without a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', artifacts: ['drosera-relic'] },
    p2: { amber: 3, battleline: ['urchin'] },
  });

  p1.use('drosera-relic');

  expect([p2.amber, p2.battleline]).toEqual([3, ['urchin']]);
});

test('Penance of Balance destroys as many enemy creatures as they exceed the opponent’s amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['penance-of-balance'] },
    p2: { amber: 1, battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('penance-of-balance');
  p1.press(0);
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['krump']);
});

test('Penance of Balance does nothing if the opponent has as much amber as creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['penance-of-balance'] },
    p2: { amber: 2, battleline: ['troll', 'krump'] },
  });

  p1.play('penance-of-balance');

  expect([p2.amber, p2.battleline]).toEqual([2, ['troll', 'krump']]);
});

test('Break of Dawn discards the top 3 cards and takes the Untamed cards among them into hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['break-of-dawn'],
      deck: ['flarie', 'troll', 'rat-pixie', 'vivid-faerie'],
    },
  });

  p1.play('break-of-dawn');

  expect(p1.hand.toSorted()).toEqual(['flarie', 'rat-pixie']);
  expect(p1.deck).toEqual(['vivid-faerie']);
});

test('Consult the Bones resolves the bonus icons of the top card of each deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['consult-the-bones'], deck: ['dust-pixie', 'krump'] },
    p2: { deck: ['anger', 'troll'] },
  });

  p1.play('consult-the-bones');

  expect([p1.amber, p2.amber]).toEqual([3, 0]);
  expect([p1.deck, p2.discard]).toEqual([['krump'], ['anger']]);
});
