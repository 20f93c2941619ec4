import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Embellish Imp', () => {
  test('steals 1 amber after an enemy creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['embellish-imp', 'troll'] },
      p2: { amber: 4, battleline: ['dust-pixie'] },
    });

    p1.fight('troll', p2.card('dust-pixie'));

    expect([p1.amber, p2.amber]).toEqual([1, 3]);
  });

  test('steals nothing after a friendly creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', battleline: ['embellish-imp', 'pit-demon'] },
      p2: { amber: 4, battleline: ['troll'] },
    });

    p1.fight('pit-demon', p2.card('troll'));

    expect([p1.amber, p2.amber]).toEqual([0, 4]);
  });
});

describe('Solo', () => {
  test('has 25 power and gains 3 amber after a fight while it is alone', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['solo'] }, p2: { battleline: ['troll'] } });
    expect(p1.card('solo').power).toBe(25);

    p1.fight('solo', p2.card('troll'));

    expect(p1.amber).toBe(3);
  });

  test('has neither beside another friendly creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['solo', 'urchin'] }, p2: { battleline: ['urchin'] } });
    expect(p1.card('solo').power).toBe(5);

    p1.fight('solo', p2.card('urchin'));

    expect(p1.amber).toBe(0);
  });
});

describe('Atrocity', () => {
  test('discards the opponent’s top card, binds their house choice and takes 1 damage', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['atrocity'] },
      p2: { houses: ['brobnar', 'mars'], deck: ['zorg', 'troll'], battleline: ['krump'] },
    });

    p1.endTurn();

    expect(p2.discard).toEqual(['zorg']);
    expect(p1.card('atrocity').damage).toBe(1);
    expect(p2.buttons).toEqual(['mars']);
    p2.press('mars');
  });

  test('binds nobody without a card to discard', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['atrocity'] },
      p2: { houses: ['brobnar', 'mars'], battleline: ['krump'] },
    });

    p1.endTurn();

    expect(p1.card('atrocity').damage).toBe(1);
    expect(p2.buttons).toEqual(expect.arrayContaining(['brobnar', 'mars']));
    p2.press('mars');
  });
});

test('Ifraneye discards your hand when played and 2 random cards of the opponent after a reap', () => {
  const played = scenario({ p1: { house: 'dis', hand: ['ifraneye', 'troll', 'urchin'] } });
  played.p1.play('ifraneye');
  expect(played.p1.discard.toSorted()).toEqual(['troll', 'urchin']);

  const { p1, p2 } = scenario({
    p1: { battleline: ['ifraneye'], hand: ['krump'] },
    p2: { hand: ['troll', 'urchin', 'bumpsy'] },
  });
  p1.reap('ifraneye');
  expect(p2.discard).toHaveLength(2);
  expect(p1.hand).toEqual(['krump']);
});

describe('Relativity Imp', () => {
  test('lets its player forge a second key, at current cost and no third', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { amber: 20, houses: ['dis'], battleline: ['relativity-imp'] },
    });

    p1.endTurn();
    p2.press('red');
    p2.choose('relativity-imp');
    p2.press('blue');

    expect(p2.keys).toBe(2);
    expect(p2.amber).toBe(8);
    p2.press('dis');
  });

  test('offers nothing for a key that is forged outside that step', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', amber: 12, hand: ['key-charge'], battleline: ['relativity-imp'] },
    });

    p1.play('key-charge');
    p1.press('yes');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(12 - 1 - 6);
  });
});

test('Carrion Wyrm destroys an enemy creature after a reap, and as scrap returns one to its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrion-wyrm'], battleline: ['carrion-wyrm'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap(p1.card('carrion-wyrm', 1));
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));
  expect(p2.discard).toEqual(['troll']);
  p1.discardCard(p1.card('carrion-wyrm', 2));
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect(p2.deck).toEqual(['krump']);
  expect(p1.battleline).toEqual(['carrion-wyrm']);
});

test('Parasitic Arachnoid makes an enemy creature capture 1 amber from its own side when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 1, battleline: ['parasitic-arachnoid'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('parasitic-arachnoid', p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

describe('Pied Viper [A242]', () => {
  const setup = (battleline: string[]) =>
    scenario({
      p1: { houses: ['dis'], battleline: ['pied-viper'] },
      p2: { houses: ['brobnar'], battleline },
    });

  test('takes an enemy creature that reaps while the enemy has more creatures; the amber stays', () => {
    const { p1, p2 } = setup(['troll', 'krump']);
    p1.endTurn();
    p2.press('brobnar');

    p2.reap('troll');
    p2.press('right');

    expect(p1.battleline).toEqual(['pied-viper', 'troll']);
    expect(p2.amber).toBe(1);
  });

  test('takes nothing from an enemy with as many creatures', () => {
    const { p1, p2 } = setup(['troll']);
    p1.endTurn();
    p2.press('brobnar');

    p2.reap('troll');

    expect(p2.battleline).toEqual(['troll']);
  });
});

test('Skorpeon deals 2 damage for each of its Dis neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', battleline: ['pit-demon', 'skorpeon', 'drumble', 'pit-demon'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('skorpeon');
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
});

test('Strug makes the opponent lose 1 amber when played and when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', amber: 2, hand: ['strug'], battleline: ['strug'] },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.play(p1.card('strug', 2), { flank: 'right' });
  expect(p2.amber).toBe(2);
  p1.fight(p1.card('strug', 1), p2.card('troll'));

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});
