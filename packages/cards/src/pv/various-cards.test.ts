import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Crystalline Harvest gains 1 amber for itself and for each later action of the turn', () => {
  const { p1 } = scenario({ p1: { house: 'untamed', hand: ['crystalline-harvest', 'windrow-composting'] } });

  p1.play('crystalline-harvest');
  const first = p1.amber;
  p1.play('windrow-composting');
  p1.press('auto-resolve');
  p1.choose('crystalline-harvest');

  // The second action bears an amber icon.
  expect([first, p1.amber]).toEqual([1, 3]);
});

test('Lithomancy discards a card of the active house and gains 2 amber, and leaves others', () => {
  const match = scenario({ p1: { house: 'untamed', artifacts: ['lithomancy'], deck: ['mogg', 'troll'] } });
  match.p1.use('lithomancy');
  expect([match.p1.discard, match.p1.amber]).toEqual([['mogg'], 2]);

  const other = scenario({ p1: { house: 'untamed', artifacts: ['lithomancy'], deck: ['troll'] } });
  other.p1.use('lithomancy');
  expect([other.p1.deck, other.p1.amber]).toEqual([['troll'], 0]);
});

test('Kasheek Fall destroys each creature with a more powerful neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['kasheek-fall'] },
    p2: { battleline: ['troll', 'krump', 'urchin', 'urchin'] },
  });

  p1.play('kasheek-fall');

  expect(p2.battleline).toEqual(['troll', 'urchin']);
});

test('Untrum’s Serenity destroys everything, discards hands and archives and refills the hands', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['untrum-s-serenity', 'troll'],
      archives: ['krump'],
      deck: Array(6).fill('mogg'),
    },
    p2: { artifacts: ['cannon'], battleline: ['urchin'], deck: Array(6).fill('zorg') },
  });

  p1.play('untrum-s-serenity');

  expect(p1.hand).toEqual(Array(6).fill('mogg'));
  expect(p2.hand).toEqual(Array(6).fill('zorg'));
  expect(p1.archives).toEqual([]);
  expect([...p2.battleline, ...p2.artifacts]).toEqual([]);
});

test('Rack of Redemption pays for one of several Mutants destroyed at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['troll'] },
    p2: { battleline: ['salvay', 'growland'], artifacts: ['rack-of-redemption'] },
  });
  const { amber } = p2;

  p1.play('gateway-to-dis');

  expect(p2.amber).toBe(amber + 1);
});

test('Covetous Idol lets its player refill to 7 cards while the opponent has more amber', () => {
  const hand = (amber: number) => {
    const { p1 } = scenario({
      p1: { houses: ['shadows'], artifacts: ['covetous-idol'], deck: Array(9).fill('troll') },
      p2: { amber, houses: ['dis'] },
    });
    p1.endTurn();
    return p1.hand.length;
  };

  expect([hand(2), hand(0)]).toEqual([7, 6]);
});

test('Mickey the Carver steals 1 when a player chooses another house than Shadows', () => {
  const stolen = (house: 'dis' | 'shadows') => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], battleline: ['mickey-the-carver'] },
      p2: { amber: 3, houses: ['dis', 'shadows'] },
    });
    p1.endTurn();
    p2.press(house);
    return p1.amber;
  };

  expect([stolen('dis'), stolen('shadows')]).toEqual([1, 0]);
});

test('Corrosive Monk takes all armor away', () => {
  const { p2 } = scenario({ p1: { battleline: ['corrosive-monk'] }, p2: { battleline: ['bulwark'] } });

  expect(p2.card('bulwark').armorTotal).toBe(0);
});

test('Tome of Abatement takes elusive away', () => {
  const { p2 } = scenario({ p1: { artifacts: ['tome-of-abatement'] }, p2: { battleline: ['urchin'] } });

  expect(p2.card('urchin').keywords).toEqual({});
});

test('Chonk Evermore doubles the +1 power counters of each creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['chonk-evermore'],
      battleline: [{ card: 'troll', powerCounters: 2 }, 'krump'],
    },
    p2: { battleline: [{ card: 'urchin', powerCounters: 1 }] },
  });

  p1.play('chonk-evermore');
  p1.choose('troll', 'krump');

  expect([
    p1.card('troll').powerCounters,
    p1.card('krump').powerCounters,
    p2.card('urchin').powerCounters,
  ]).toEqual([6, 2, 2]);
});
