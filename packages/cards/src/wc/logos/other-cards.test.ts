import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Hologrammophone wards a creature', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['hologrammophone'] }, p2: { battleline: ['troll'] } });

  p1.use('hologrammophone');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').warded).toBe(true);
});

describe('Information Exchange', () => {
  test('steals 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['information-exchange'] }, p2: { amber: 4 } });

    p1.play('information-exchange');

    expect([p1.amber, p2.amber]).toEqual([1, 3]);
  });

  test('steals 2 amber if the opponent stole on their previous turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], hand: ['ghostly-hand'] },
      p2: { houses: ['logos'], hand: ['information-exchange'], amber: 1 },
    });

    p1.play('ghostly-hand');
    p1.endTurn();
    p2.press('logos');
    const { amber } = p1;
    p2.play('information-exchange');

    expect(p1.amber).toBe(amber - 2);
  });
});

test('Tautau Vapors draws 2 cards and archives one', () => {
  const { p1 } = scenario({ p1: { hand: ['tautau-vapors'], deck: ['troll', 'krump', 'urchin'] } });

  p1.play('tautau-vapors');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.hand).toEqual(['krump']);
});

test('Thorium Plasmate moves an enemy creature and deals it 2 damage for each neighbor of its house', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['thorium-plasmate'] },
    p2: { battleline: ['troll', 'umbra', 'krump', 'bumpsy'] },
  });

  p1.play('thorium-plasmate');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));
  p1.press('right');

  expect(p2.battleline).toEqual(['umbra', 'krump', 'troll', 'bumpsy']);
  expect(p2.card('troll').damage).toBe(4);
});

test('Data Forge forges a key that costs 10 more, and 1 less for each card in hand', () => {
  const { p1 } = scenario({ p1: { hand: ['data-forge', 'troll', 'krump', 'urchin'], amber: 13 } });

  p1.play('data-forge');
  p1.choose('data-forge');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(13 + 1 - (6 + 10 - 3));
});

test('Discombobulator: the amber of the creature’s controller cannot be stolen', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ghostly-hand'], amber: 0 },
    p2: { amber: 1, battleline: [{ card: 'troll', upgrades: ['discombobulator'] }] },
  });

  p1.play('ghostly-hand');

  expect(p2.amber).toBe(1);
});

describe('Academy Training', () => {
  test('makes a friendly creature a Logos creature that draws a card when it reaps', () => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        battleline: [{ card: 'troll', upgrades: ['academy-training'] }],
        deck: ['krump'],
      },
    });

    expect(p1.card('troll').houses).toEqual(['logos']);
    p1.reap('troll');

    expect(p1.hand).toEqual(['krump']);
  });

  test('leaves an enemy creature in its house', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['academy-training'] }, p2: { battleline: ['troll'] } });

    p1.play('academy-training', { on: p2.card('troll') });

    expect(p2.card('troll').houses).toEqual(['brobnar']);
  });
});

test('Universal Keylock makes keys cost 3 more until a player forges one', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['universal-keylock'] },
    p2: { amber: 9, houses: ['mars'] },
  });
  expect([p1.keyCost, p2.keyCost]).toEqual([9, 9]);

  p1.endTurn();
  p2.press('red');

  expect(p2.amber).toBe(0);
  expect(p1.artifacts).toEqual([]);
});

test('Universal Recycle Bin archives a purged card of its player', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['universal-recycle-bin'], purged: ['troll', 'krump'] },
    p2: { purged: ['urchin'] },
  });

  p1.use('universal-recycle-bin');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.archives).toEqual(['krump']);
});
