import { factsOfCard, scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Bo Nithing steals 1 amber for each key that the opponent has forged', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['bo-nithing'], keys: 1 }, p2: { amber: 5, keys: 2 } });

  p1.play('bo-nithing');

  expect([p1.amber, p2.amber]).toEqual([2, 3]);
});

test('Francis the “Economist” gives each player 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['francis-the-economist'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('francis-the-economist', p2.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test.each([
  ['mutant-cutpurse', 3],
  ['splinter', 6],
])('%s adds %i damage icons to its deck', (slug, number) => {
  expect(factsOfCard(slug).enhances).toEqual(Array.from({ length: number }, () => 'damage'));
});

test('Rad Penny steals 1 amber, and is shuffled into the deck when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], hand: ['rad-penny'] },
    p2: { amber: 2, houses: ['dis'], hand: ['gateway-to-dis'] },
  });

  p1.play('rad-penny');
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');

  expect(p1.deck).toEqual(['rad-penny']);
});

describe('Shoulder Id', () => {
  test('cannot fight', () => {
    const { p1 } = scenario({ p1: { battleline: ['shoulder-id'] }, p2: { battleline: ['krump'] } });

    expect(p1.actions('shoulder-id')).toEqual(['reap']);
  });

  test('[A66] steals 1 amber instead of the damage that it would deal in its defence', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', amber: 3, battleline: ['troll'] },
      p2: { battleline: ['shoulder-id'] },
    });

    p1.fight('troll', p2.card('shoulder-id'));

    expect(p1.card('troll').damage).toBe(0);
    expect([p1.amber, p2.amber]).toEqual([2, 1]);
  });
});

test('Subtle Otto makes the opponent discard a random card', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['subtle-otto', 'krump'] }, p2: { hand: ['troll'] } });

  p1.play('subtle-otto');

  expect(p2.discard).toEqual(['troll']);
  expect(p1.hand).toEqual(['krump']);
});

test('Boss Zarek gives elusive to friendly creatures with amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['boss-zarek', { card: 'troll', amber: 1 }, 'krump'] },
    p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
  });

  expect(p1.card('troll').keywords).toHaveProperty('elusive');
  expect(p1.card('krump').keywords).not.toHaveProperty('elusive');
  expect(p2.card('bumpsy').keywords).not.toHaveProperty('elusive');
});

test('Reckless Rizzo steals 2 amber and is not elusive until its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], battleline: ['reckless-rizzo'] },
    p2: { amber: 3, houses: ['mars'] },
  });

  p1.use('reckless-rizzo');
  expect([p1.amber, p2.amber]).toEqual([2, 1]);
  p1.endTurn();
  p2.press('mars');
  expect(p1.card('reckless-rizzo').keywords).not.toHaveProperty('elusive');
  p2.endTurn();

  expect(p1.card('reckless-rizzo').keywords).toHaveProperty('elusive');
});

test('The Shadowsmith gives elusive to Mutant creatures of both sides', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['the-shadowsmith', 'troll'] },
    p2: { battleline: ['snarette'] },
  });

  expect(p1.card('the-shadowsmith').keywords).toHaveProperty('elusive');
  expect(p1.card('troll').keywords).not.toHaveProperty('elusive');
  expect(p2.card('snarette').keywords).toHaveProperty('elusive');
});

test('Johnny Longfingers lets friendly Mutant creatures steal 1 amber when they are destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], amber: 5 },
    p2: { battleline: ['johnny-longfingers', 'snarette', 'troll'] },
  });

  p1.play('gateway-to-dis');
  p1.choose(p2.card('snarette'));

  expect(p2.amber).toBe(2);
});

test('Liam Say may deal 1 damage to a creature at the start of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], battleline: ['liam-say'] },
    p2: { houses: ['mars'], battleline: ['troll'] },
  });

  p1.endTurn();
  p2.press('mars');
  p2.endTurn();
  p1.choose('liam-say');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
});

describe('Mastermindy', () => {
  test('gets a scheme counter at the end of its player’s turn', () => {
    const { p1 } = scenario({
      p1: { houses: ['shadows'], battleline: ['mastermindy'] },
      p2: { houses: ['mars'] },
    });

    p1.endTurn();

    expect(p1.card('mastermindy').counters).toMatchObject({ scheme: 1 });
  });

  test('removes all of them to steal as much amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mastermindy', counters: { scheme: 3 } }] },
      p2: { amber: 5 },
    });

    p1.use('mastermindy');

    expect([p1.amber, p2.amber]).toEqual([3, 2]);
    expect(p1.card('mastermindy').counters.scheme ?? 0).toBe(0);
  });
});

describe('Shadowsaurus', () => {
  test('moves all amber of an enemy creature to the opponent and takes it, as a Shadows card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['shadowsaurus'] },
      p2: { battleline: [{ card: 'troll', amber: 2 }, 'krump'] },
    });

    p1.use('shadowsaurus');
    p1.choose(p2.card('troll'));
    p1.press('right');

    expect(p2.amber).toBe(2);
    expect(p1.battleline).toEqual(['shadowsaurus', 'troll']);
    expect(p1.card('troll')).toMatchObject({ amber: 0, houses: ['shadows'] });
  });

  test('does not take a creature without amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['shadowsaurus'] },
      p2: { battleline: [{ card: 'troll', amber: 2 }, 'krump'] },
    });

    p1.use('shadowsaurus');
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['troll', 'krump']);
  });
});
