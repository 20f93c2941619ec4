import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Infernal Terran', () => {
  test('discards a card from hand and steals 1 amber when played', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['infernal-terran', 'troll', 'krump'] },
      p2: { amber: 3 },
    });

    p1.play('infernal-terran');
    p1.choose('troll');

    expect(p1.discard).toEqual(['troll']);
    expect([p1.amber, p2.amber]).toEqual([1, 2]);
  });

  test('steals by reaping with an empty hand too', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['infernal-terran'] }, p2: { amber: 3 } });

    p1.reap('infernal-terran');

    expect([p1.amber, p2.amber]).toEqual([2, 2]);
  });

  test('scrapped discards the hand and steals 1 amber for each amber icon on it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['infernal-terran', 'dust-pixie', 'virtuous-works', 'troll'] },
      p2: { amber: 9 },
    });

    p1.discardCard('infernal-terran');

    expect(p1.hand).toEqual([]);
    expect([p1.amber, p2.amber]).toEqual([5, 4]);
  });
});

test('Phantasmaquid is destroyed at the end of its player’s turn without enemy creatures', () => {
  const alone = scenario({ p1: { battleline: ['phantasmaquid', 'troll'] } });
  alone.p1.endTurn();
  expect(alone.p1.battleline).toEqual(['troll']);

  const { p1 } = scenario({ p1: { battleline: ['phantasmaquid'] }, p2: { battleline: ['troll'] } });
  p1.endTurn();
  expect(p1.battleline).toEqual(['phantasmaquid']);
});

test('Talon of Invidius is exalted 3 times, and gives its amber to an enemy creature when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['talon-of-invidius', 'punch'], battleline: [] },
    p2: { battleline: ['krump', 'troll'] },
  });
  p1.play('talon-of-invidius');
  expect(p1.card('talon-of-invidius').amber).toBe(3);

  const next = scenario({
    p1: { battleline: [{ card: 'talon-of-invidius', amber: 3, damage: 8 }] },
    p2: { battleline: ['krump', 'troll'] },
  });
  next.p1.fight('talon-of-invidius', next.p2.card('krump'));
  next.p1.choose(next.p2.card('troll'));
  expect(next.p2.card('troll').amber).toBe(3);
  expect([next.p2.amber, p2.amber]).toEqual([0, 0]);
});

describe('Chauncey', () => {
  test('destroys itself and another friendly creature for 3 amber', () => {
    const { p1 } = scenario({
      p1: { battleline: ['chauncey', 'troll', 'krump'] },
      p2: { battleline: ['urchin'] },
    });

    p1.use('chauncey');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.battleline).toEqual(['troll']);
    expect(p1.amber).toBe(3);
  });

  test.each([
    ['alone', []],
    ['with a warded creature', [{ card: 'troll', warded: true }]],
  ])('gains nothing %s [9.5]', (_, others) => {
    const { p1 } = scenario({ p1: { battleline: ['chauncey', ...others] } });

    p1.use('chauncey');
    if (others.length > 0) p1.choose('troll');

    expect(p1.amber).toBe(0);
    expect(p1.discard).toEqual(['chauncey']);
  });
});

test('Daat changes the active house to the chosen one', () => {
  const { p1 } = scenario({ p1: { house: 'dis', hand: ['daat'], battleline: ['troll'] } });

  p1.play('daat');
  p1.press('brobnar');

  expect(p1.activeHouse).toBe('brobnar');
  expect(p1.actions('troll')).toContain('reap');
});

test('Trihard makes each player discard a third of their hand at random, rounded down', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['trihard', 'troll', 'krump', 'bumpsy', 'urchin', 'dodger'] },
    p2: { hand: ['troll', 'krump', 'bumpsy', 'urchin', 'dodger', 'umbra', 'valdr'] },
  });

  p1.play('trihard');

  expect([p1.hand.length, p2.hand.length]).toEqual([5 - 1, 7 - 2]);
  expect([p1.discard.length, p2.discard.length]).toEqual([1, 2]);
});

test('Monsquito is fully healed after a fight and deals 2 damage to a creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'monsquito', damage: 1 }] },
    p2: { battleline: ['urchin', 'troll'] },
  });

  p1.fight('monsquito', p2.card('urchin'));
  p1.choose(p2.card('troll'));

  expect(p1.card('monsquito').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(2);
});

test('Searine, scrapped, deals 2 damage to a friendly creature', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['searine'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.discardCard('searine');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.card('krump').damage).toBe(2);
});

test('Slayer is destroyed as soon as there are no enemy creatures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['slayer', 'ember-imp'] },
    p2: { battleline: ['dust-pixie', 'valdr'], hand: ['troll'] },
  });
  p1.fight('ember-imp', p2.card('dust-pixie'));
  expect(p1.battleline).toContain('slayer');

  const last = scenario({
    p1: { battleline: ['slayer', 'ember-imp'] },
    p2: { battleline: ['dust-pixie'] },
  });
  last.p1.fight('ember-imp', last.p2.card('dust-pixie'));
  expect(last.p1.discard).toEqual(['slayer']);
});

test('Suspendamander forbids actions of the chosen house in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['suspendamander'] },
    p2: { battleline: ['dust-pixie'], hand: ['punch', 'troll'], houses: ['brobnar'] },
  });

  p1.fight('suspendamander', p2.card('dust-pixie'));
  p1.press('brobnar');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['discard']);
  expect(p2.actions('troll')).toContain('play');
});

describe('Vapor Imp', () => {
  test('forbids cards of the type of the discarded card in the opponent’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['vapor-imp'], hand: ['urchin'] },
      p2: { hand: ['troll', 'punch'], houses: ['brobnar'] },
    });

    p1.reap('vapor-imp');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['discard']);
    expect(p2.actions('punch')).toContain('play');
  });

  test('forbids nothing with an empty hand', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['vapor-imp'] },
      p2: { hand: ['troll', 'punch'], houses: ['brobnar'] },
    });

    p1.reap('vapor-imp');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toContain('play');
    expect(p2.actions('punch')).toContain('play');
  });
});

test('Ven Omawk lets the opponent refill to 1 card less', () => {
  const deck = Array.from({ length: 8 }, () => 'troll');
  const { p1, p2 } = scenario({
    p1: { battleline: ['ven-omawk'], deck },
    p2: { houses: ['brobnar'], deck },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect([p1.hand.length, p2.hand.length]).toEqual([6, 5]);
});
