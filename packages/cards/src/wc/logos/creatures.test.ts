import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Babbling Bibliophile draws 2 cards after it reaps', () => {
  const { p1 } = scenario({
    p1: { battleline: ['babbling-bibliophile'], deck: ['troll', 'krump', 'urchin'] },
  });

  p1.reap('babbling-bibliophile');

  expect(p1.hand).toEqual(['troll', 'krump']);
});

test.each([
  ['daughter', ['daughter'], 7],
  ['zenzizenzizenzic', ['zenzizenzizenzic'], 8],
  ['zenzizenzizenzic', ['zenzizenzizenzic', 'troll'], 6],
])('%s: with %j the hand is refilled to %i cards', (_, battleline, cards) => {
  const { p1 } = scenario({ p1: { battleline, deck: Array.from({ length: 10 }, () => 'krump') } });

  p1.endTurn();

  expect(p1.hand).toHaveLength(cards);
});

describe('EDAI “Edie” 4x4', () => {
  test('archives a card when it is played, and each archived card makes a key of the opponent cost 1 more', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['edai-edie-4x4', 'troll'], archives: ['krump'] },
      p2: { archives: ['urchin'] },
    });

    p1.play('edai-edie-4x4');
    p1.choose('troll');

    expect(p1.archives).toEqual(['krump', 'troll']);
    expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
  });
});

describe('Hapsis', () => {
  test('is warded and draws a card after an enemy is destroyed fighting it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hapsis'], deck: ['troll'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('hapsis', p2.card('dust-pixie'));

    expect(p1.card('hapsis').warded).toBe(true);
    expect(p1.hand).toEqual(['troll']);
  });

  test('gets nothing if the enemy survives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hapsis'], deck: ['troll'] },
      p2: { battleline: ['noddy-the-thief'] },
    });

    p1.fight('hapsis', p2.card('noddy-the-thief'));

    expect(p1.card('hapsis').warded).toBe(false);
    expect(p1.hand).toEqual([]);
  });
});

test('Quant permits one action of another house, and no second one', () => {
  const { p1 } = scenario({
    p1: { battleline: ['quant'], hand: ['punch', 'anger', 'troll'] },
  });

  p1.reap('quant');
  expect(p1.actions('troll')).toEqual([]);
  p1.play('punch');
  p1.choose('quant');

  expect(p1.actions('anger')).toEqual([]);
});

test('Sanitation Engineer discards a card from its player’s hand when it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['sanitation-engineer'], hand: ['troll', 'krump'] } });

  p1.reap('sanitation-engineer');
  p1.choose('krump');

  expect(p1.discard).toEqual(['krump']);
});

test.each([
  ['draws 2 cards if it is not on a flank', ['troll', 'titan-guardian', 'krump'], 2],
  ['draws nothing on a flank', ['titan-guardian', 'krump'], 0],
])('Titan Guardian: destroyed it %s', (_, battleline, cards) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ballcano'], house: 'brobnar' },
    p2: {
      battleline: battleline.map((card) => ({ card, damage: card === 'titan-guardian' ? 2 : 0 })),
      deck: ['urchin', 'dodger', 'umbra'],
    },
  });

  p1.play('ballcano');

  expect(p2.discard).toContain('titan-guardian');
  expect(p2.hand).toHaveLength(cards);
});

describe('Wormhole Technician', () => {
  test('plays the top card of the deck if it is a Logos card', () => {
    const { p1 } = scenario({ p1: { battleline: ['wormhole-technician'], deck: ['quant', 'troll'] } });

    p1.reap('wormhole-technician');
    p1.press('right');

    expect(p1.battleline).toEqual(['wormhole-technician', 'quant']);
  });

  test('archives any other card', () => {
    const { p1 } = scenario({ p1: { battleline: ['wormhole-technician'], deck: ['troll', 'quant'] } });

    p1.reap('wormhole-technician');

    expect(p1.archives).toEqual(['troll']);
  });
});

describe('C.Æ.N.D.L.E. Unit', () => {
  test('draws a card after an enemy creature reaps, not after a friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'], house: 'brobnar' },
      p2: { battleline: ['cændle-unit'], deck: ['troll', 'urchin'] },
    });

    p1.reap('krump');

    expect(p2.hand).toEqual(['troll']);
  });

  test('captures 1 amber with its action', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['cændle-unit'] }, p2: { amber: 2 } });

    p1.use('cændle-unit');

    expect(p1.card('cændle-unit').amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('Code Monkey', () => {
  test.each([
    ['share a house', ['troll', 'krump'], 2],
    ['have different houses', ['troll', 'urchin'], 0],
  ])(
    'archives its neighbors, and gains 2 amber only if they share a house: they %s',
    (_, battleline, amber) => {
      const { p1 } = scenario({ p1: { house: 'logos', hand: ['code-monkey'], battleline } });

      p1.play('code-monkey', { rightOf: 'troll' });

      expect(p1.battleline).toEqual(['code-monkey']);
      expect(p1.archives.toSorted()).toEqual(battleline.toSorted());
      expect(p1.amber).toBe(amber);
    },
  );

  test('gains nothing with a single neighbor', () => {
    const { p1 } = scenario({ p1: { house: 'logos', hand: ['code-monkey'], battleline: ['troll'] } });

    p1.play('code-monkey', { flank: 'left' });

    expect(p1.archives).toEqual(['troll']);
    expect(p1.amber).toBe(0);
  });
});

describe('Dr. Milli', () => {
  test('archives a card for each creature that the opponent has more, not counting itself', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', hand: ['dr-milli', 'troll', 'krump', 'urchin'], battleline: ['quant'] },
      p2: { battleline: ['bumpsy', 'dodger', 'umbra'] },
    });

    p1.play('dr-milli', { flank: 'right' });
    p1.choose('troll');
    p1.choose('krump');

    expect(p1.archives).toEqual(['troll', 'krump']);
    expect(p1.hand).toEqual(['urchin']);
  });
});

test('Groupthink Tank deals 4 damage to each creature that shares a house with a neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['groupthink-tank'] },
    p2: { battleline: ['troll', 'krump', 'umbra', 'bumpsy'] },
  });

  p1.use('groupthink-tank');

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([4, 4]);
  expect([p2.card('umbra').damage, p2.card('bumpsy').damage]).toEqual([0, 0]);
});

test.each(['play', 'reap', 'fight'])(
  'Mini Groupthink Tank (%s) deals 8 damage only between two of a house',
  (act) => {
    const { p1, p2 } = scenario({
      p1: act === 'play' ? { hand: ['mini-groupthink-tank'] } : { battleline: ['mini-groupthink-tank'] },
      p2: { battleline: ['dust-pixie', 'krump', 'troll', 'bumpsy'] },
    });

    if (act === 'play') p1.play('mini-groupthink-tank');
    else if (act === 'reap') p1.reap('mini-groupthink-tank');
    else p1.fight('mini-groupthink-tank', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['troll']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toContain('troll');
  },
);

describe('Reassembling Automaton', () => {
  test('is healed, exhausted and moved to a flank instead of destroyed [A87]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'] },
      p2: { battleline: ['dodger', 'reassembling-automaton', 'urchin'] },
    });

    p1.play('punch');
    p1.choose(p2.card('reassembling-automaton'));
    p1.press('right');

    expect(p2.battleline).toEqual(['dodger', 'urchin', 'reassembling-automaton']);
    expect(p2.card('reassembling-automaton')).toMatchObject({ damage: 0, exhausted: true });
  });

  test('is destroyed if only the other player has creatures', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], battleline: ['troll'] },
      p2: { battleline: ['reassembling-automaton'] },
    });

    p1.play('punch');
    p1.choose(p2.card('reassembling-automaton'));

    expect(p2.discard).toEqual(['reassembling-automaton']);
  });
});

test('Self-Bolstering Automata alone is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['punch'] },
    p2: { battleline: ['self-bolstering-automata'] },
  });

  p1.play('punch');
  p1.choose(p2.card('self-bolstering-automata'));

  expect(p2.discard).toEqual(['self-bolstering-automata']);
});

test.each([
  ['hyde', 'velum'],
  ['velum', 'hyde'],
])('%s archives %s from the discard pile when it is destroyed, and then itself', (slug, other) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['ballcano'], battleline: [slug], discard: [other, 'troll'] },
  });

  p1.play('ballcano');
  p1.choose(other);

  expect(p1.archives.toSorted()).toEqual(['hyde', 'velum']);
});

test.each(['hyde', 'velum'])('%s without its companion stays in the discard pile', (slug) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['ballcano'], battleline: [slug], discard: ['troll'] },
  });

  p1.play('ballcano');

  expect(p1.discard).toContain(slug);
});

test.each([
  [['hyde'], 1],
  [['hyde', 'velum'], 2],
])('Hyde reaps for cards: %j draws %i', (battleline, cards) => {
  const { p1 } = scenario({ p1: { battleline, deck: ['troll', 'krump', 'urchin'] } });

  p1.reap('hyde');

  expect(p1.hand).toHaveLength(cards);
});

test('Velum archives 1 card after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['velum'], hand: ['troll', 'krump'] } });

  p1.reap('velum');
  p1.choose('krump');

  expect(p1.archives).toEqual(['krump']);
});

test('Velum archives 2 cards beside Hyde', () => {
  const { p1 } = scenario({ p1: { battleline: ['velum', 'hyde'], hand: ['troll', 'krump', 'urchin'] } });

  p1.reap('velum');
  p1.choose('krump', 'urchin');

  expect(p1.archives).toEqual(['krump', 'urchin']);
});

test('Prescriptive Grammarbot enrages a creature of either side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['prescriptive-grammarbot'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('prescriptive-grammarbot');
  expect(p1.choices).toEqual(['prescriptive-grammarbot', 'troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').enraged).toBe(true);
});

test('Self-Bolstering Automata that stays without power is discarded instead of saved without end [0.13]', () => {
  const pile = Array.from({ length: 10 }, () => 'troll');
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['self-bolstering-automata'],
      battleline: ['troll'],
      artifacts: ['awful-atoll'],
      discard: pile,
    },
  });

  p1.play('self-bolstering-automata', { flank: 'right' });
  p1.press('left');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.discard).toContain('self-bolstering-automata');
});
