import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Designer Crick', () => {
  test('draws a card and captures 1 after the opponent discards a card from hand', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['logos'], battleline: ['designer-crick'], deck: Array(8).fill('krump') },
      p2: { houses: ['brobnar'], amber: 2, hand: ['troll'] },
    });
    p1.endTurn();
    p2.press('brobnar');
    const before = p1.hand.length;

    p2.discardCard('troll');

    expect(p1.hand).toHaveLength(before + 1);
    expect(p1.card('designer-crick').amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('does nothing after your own discard', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', battleline: ['designer-crick'], hand: ['dextre'], deck: ['krump'] },
      p2: { amber: 2 },
    });

    p1.discardCard('dextre');

    expect(p1.card('designer-crick').amber).toBe(0);
    expect(p1.hand).toEqual([]);
  });
});

test('Professor Scruples discards a card and draws 3 after a reap', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['professor-scruples'],
      hand: ['troll', 'urchin'],
      deck: ['krump', 'bumpsy', 'dextre', 'zorg'],
    },
  });

  p1.reap('professor-scruples');
  p1.choose('troll');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.hand).toHaveLength(4);
  expect(p1.deck).toEqual(['zorg']);
});

test('Bit Byte puts the creature it fights into its owner’s archives', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['bit-byte'] }, p2: { battleline: ['troll', 'krump'] } });

  p1.fight('bit-byte', p2.card('troll'));

  expect(p2.archives).toEqual(['troll']);
  expect(p2.battleline).toEqual(['krump']);
});

test('Unstable Dale deals 1 damage to each creature for each card in your hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['unstable-dale'], hand: ['krump', 'krump'] },
    p2: { battleline: ['troll'], hand: ['krump'] },
  });

  p1.reap('unstable-dale');

  expect([p1.card('unstable-dale').damage, p2.card('troll').damage]).toEqual([2, 2]);
});

test('Zeff “Punch” Yardus archives the top cards of the deck and the discard pile', () => {
  const { p1 } = scenario({
    p1: { battleline: ['zeff-punch-yardus'], deck: ['troll', 'krump'], discard: ['urchin', 'bumpsy'] },
  });

  p1.reap('zeff-punch-yardus');

  expect(p1.archives.toSorted()).toEqual(['troll', 'urchin']);
});

test('4CR “Foreseer” takes one of the top 2 cards and leaves the other', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['4cr-foreseer'], deck: ['troll', 'krump', 'zorg'] },
  });

  p1.play('4cr-foreseer');
  expect(p1.prompt.controls.map(({ cardName }) => cardName)).toEqual(['Troll', 'Krump']);
  p1.choose('krump');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.deck).toEqual(['troll', 'zorg']);
});

test('Captain Cha steals 1 amber after a reap', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['captain-cha'] }, p2: { amber: 3 } });

  p1.reap('captain-cha');

  expect([p1.amber, p2.amber]).toEqual([2, 2]);
});

test('Digitallia draws a card for each Logos neighbor', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['dextre', 'digitallia', 'troll', 'dextre'],
      deck: ['krump', 'zorg'],
    },
  });

  p1.reap('digitallia');

  expect(p1.hand).toEqual(['krump']);
});

test('Emeritus Darn archives the top 2 cards of the deck', () => {
  const { p1 } = scenario({ p1: { battleline: ['emeritus-darn'], deck: ['troll', 'krump', 'zorg'] } });

  p1.reap('emeritus-darn');

  expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
});

describe('Hazard Zerp', () => {
  test.each([
    ['urchin', 1],
    ['troll', 0],
  ])('deals 3 damage when played; for %s you draw %i', (target, drawn) => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['hazard-zerp'], deck: ['krump'] },
      p2: { battleline: ['urchin', 'troll'] },
    });

    p1.play('hazard-zerp');
    p1.choose(p2.card(target));

    expect(p1.hand).toHaveLength(drawn);
  });

  test('as scrap discards a card and deals 3 damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['hazard-zerp', 'krump', 'bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.discardCard('hazard-zerp');
    p1.choose('krump');
    p1.choose(p2.card('troll'));

    expect(p1.hand).toEqual(['bumpsy']);
    expect(p2.card('troll').damage).toBe(3);
  });
});

describe('Neotechnic Gopher', () => {
  test.each([
    ['the last card', ['krump'], 1],
    ['a card of two', ['krump', 'troll'], 0],
  ])('discards %s', (_, hand, amber) => {
    const { p1 } = scenario({ p1: { house: 'logos', hand: ['neotechnic-gopher', ...hand] } });

    p1.play('neotechnic-gopher');
    p1.choose('krump');

    expect(p1.discard).toEqual(['krump']);
    expect(p1.amber).toBe(amber);
  });
});
