import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bartos the Ruiner', () => {
  test('destroys a creature of another house after its use, and no Mars creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bartos-the-ruiner', 'troll'], house: 'brobnar', houses: ['mars', 'brobnar'] },
    });
    p1.reap('troll');
    expect(p1.discard).toEqual(['troll']);

    const mars = scenario({ p1: { battleline: ['bartos-the-ruiner', 'crimson-dax'] } });
    mars.p1.reap('bartos-the-ruiner');
    expect(mars.p1.battleline).toEqual(['bartos-the-ruiner', 'crimson-dax']);
  });

  test('destroys an artifact of another house after its use, of either player', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['quantum-compass'], deck: ['troll', 'krump'] },
      p2: { battleline: ['bartos-the-ruiner'] },
    });

    p1.use('quantum-compass');

    expect(p1.discard).toEqual(['quantum-compass']);
    expect(p1.archives).toEqual(['troll']);
  });
});

test('Eldest Batchminder gives each other Mars creature two counters at the end of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['eldest-batchminder', 'crimson-dax', 'troll'] },
    p2: { battleline: ['donor-vox'] },
  });

  p1.endTurn();

  expect(['eldest-batchminder', 'crimson-dax', 'troll'].map((slug) => p1.card(slug).power)).toEqual([
    3, 4, 8,
  ]);
  expect(p2.card('donor-vox').power).toBe(4);
});

test('Saucer 149 is exalted 4 times, versatile, and moves 2 of its amber to an enemy creature', () => {
  const { p1 } = scenario({ p1: { hand: ['saucer-149'] } });
  p1.play('saucer-149');
  expect(p1.card('saucer-149').amber).toBe(4);

  const next = scenario({
    p1: { battleline: [{ card: 'saucer-149', amber: 4 }], house: 'dis' },
    p2: { battleline: ['troll', 'krump'] },
  });
  next.p1.use('saucer-149');
  next.p1.choose(next.p2.card('troll'));
  expect([next.p1.card('saucer-149').amber, next.p2.card('troll').amber]).toEqual([2, 2]);
});

test('Tangrant allows one Mars card in a turn of another house', () => {
  const { p1 } = scenario({
    p1: { battleline: ['tangrant', 'troll'], house: 'brobnar', hand: ['crimson-dax', 'donor-vox', 'urchin'] },
  });
  expect(p1.actions('urchin')).toEqual([]);

  p1.play('crimson-dax');

  expect(p1.actions('donor-vox')).toEqual([]);
});

test('Envyx Glider makes keys dearer for each friendly Mars creature in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['envyx-glider', 'crimson-dax', 'troll'] },
    p2: { battleline: ['dust-pixie'], houses: ['brobnar'] },
  });
  p1.fight('envyx-glider', p2.card('dust-pixie'));
  expect(p2.keyCost).toBe(6);

  p1.endTurn();

  expect([p1.keyCost, p2.keyCost]).toEqual([8, 8]);
});

test.each([
  [1, [3, 0]],
  [0, [0, 3]],
])('Iyxrenu the Clever with %i amber takes all amber of a creature only for 1 amber', (amber, after) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['iyxrenu-the-clever'], amber },
    p2: { battleline: [{ card: 'troll', amber: 3 }, 'krump'] },
  });

  p1.use('iyxrenu-the-clever');
  if (amber > 0) p1.choose(p2.card('troll'));

  expect([p1.amber, p2.card('troll').amber]).toEqual(after);
});

test('Kyypax Encapsulator puts an enemy creature into its owner’s archives by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['kyypax-encapsulator'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('kyypax-encapsulator');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.archives).toEqual(['krump']);
});

test.each([
  [['crimson-dax', 'cobalt-kapulet', 'donor-vox'], 4],
  [['troll', 'cobalt-kapulet', 'donor-vox'], 2],
  [['troll', 'cobalt-kapulet', 'krump', 'donor-vox'], 0],
])('Cobalt Kapulet in %j captures 2 amber for each Mars neighbor: %i', (battleline, captured) => {
  const { p1 } = scenario({ p1: { battleline, house: 'mars' }, p2: { amber: 9 } });

  p1.reap('cobalt-kapulet');

  expect(p1.card('cobalt-kapulet').amber).toBe(captured);
});

test('Crimson Dax may purge a card of another house from hand for three counters on a Mars creature', () => {
  const { p1 } = scenario({
    p1: { battleline: ['crimson-dax', 'troll'], hand: ['krump', 'donor-vox'] },
    p2: { battleline: ['tangrant'] },
  });

  p1.reap('crimson-dax');
  p1.choose('crimson-dax');
  expect(p1.choices).toEqual(['krump']);
  p1.choose('krump');
  expect(p1.choices).toEqual(['crimson-dax', 'tangrant']);
  p1.choose('crimson-dax');

  expect(p1.purged).toEqual(['krump']);
  expect(p1.card('crimson-dax').power).toBe(5);
});

test('Donor Vox, scrapped, puts two counters on a friendly Mars creature', () => {
  const { p1 } = scenario({
    p1: { hand: ['donor-vox'], battleline: ['tangrant', 'crimson-dax', 'troll'] },
    p2: { battleline: ['saucer-149'] },
  });

  p1.discardCard('donor-vox');
  expect(p1.choices).toEqual(['tangrant', 'crimson-dax']);
  p1.choose('tangrant');

  expect(p1.card('tangrant').power).toBe(6);
});

test('Number 612 has Taunt and Splash-attack 2', () => {
  const { p1 } = scenario({ p1: { battleline: ['number-612'] } });

  expect(p1.card('number-612').keywords).toEqual({ taunt: 1, 'splash-attack': 2 });
});

test('Synwyx the Bold lets an enemy creature capture 2 amber of its own side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['synwyx-the-bold'], amber: 3 },
    p2: { battleline: ['dust-pixie', 'troll', 'krump'], amber: 3 },
  });

  p1.fight('synwyx-the-bold', p2.card('dust-pixie'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([3, 1]);
});

describe('Yandylinx', () => {
  test.each([
    [['krump', 'troll'], 2],
    [[], 3],
  ])('with %j in hand leaves the opponent %i amber by reaping', (hand, left) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['yandylinx'], hand }, p2: { amber: 3 } });

    p1.reap('yandylinx');
    if (hand.length > 0) p1.choose('krump');

    expect(p2.amber).toBe(left);
    expect(p1.discard).toEqual(hand.slice(0, 1));
  });

  test('scrapped lets each friendly Mars creature capture 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yandylinx'], battleline: ['crimson-dax', 'tangrant', 'troll'] },
      p2: { amber: 5 },
    });

    p1.discardCard('yandylinx');

    expect(['crimson-dax', 'tangrant', 'troll'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 0]);
    expect(p2.amber).toBe(3);
  });
});
