import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  [4, 'cannot', 4],
  [3, 'can', 2],
])('with %i amber Cephaloist’s player %s be stolen from', (amber, _, left) => {
  const { p2, p1 } = scenario({
    p1: { hand: ['rad-penny'] },
    p2: { amber, battleline: ['cephaloist'] },
  });

  p1.play('rad-penny');

  expect(p2.amber).toBe(left);
});

test('Dark Faerie gains 2 amber after a fight', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['dark-faerie'] }, p2: { battleline: ['dust-pixie'] } });

  p1.fight('dark-faerie', p2.card('dust-pixie'));

  expect(p1.amber).toBe(2);
});

describe('Fandangle', () => {
  test.each([
    ['another house with 4 amber', 'dis', 4, 'dust-imp', false],
    ['another house with less amber', 'dis', 3, 'dust-imp', true],
    ['Untamed', 'untamed', 4, 'trimble', true],
  ] as const)('readies creatures of %s accordingly', (_, house, amber, slug, exhausted) => {
    const { p1 } = scenario({ p1: { house, amber, battleline: ['fandangle'], hand: [slug] } });

    p1.play(slug, { flank: 'right' });

    expect(p1.card(slug).exhausted).toBe(exhausted);
  });
});

test('Floomf gives a Beast creature two +1 power counters after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['floomf', 'troll'] },
    p2: { battleline: ['dust-pixie', 'scylla'] },
  });

  p1.fight('floomf', p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['floomf', 'scylla']);
  p1.choose('floomf');

  expect(p1.card('floomf').power).toBe(5);
});

describe('Keyfrog', () => {
  test('[A90] forges a key at current cost when it is destroyed on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { amber: 7, battleline: ['keyfrog'] },
    });

    p1.fight('troll', p2.card('keyfrog'));
    p1.press('red');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('forges nothing with too little amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { amber: 5, battleline: ['keyfrog'] },
    });

    p1.fight('troll', p2.card('keyfrog'));

    expect([p2.keys, p2.amber]).toEqual([0, 5]);
  });
});

test.each([
  ['more', ['pismire', 'trimble'], 8],
  ['as many', ['pismire', 'troll'], 6],
])('Pismire’s player with %s Mutant creatures', (_, battleline, cost) => {
  const { p1, p2 } = scenario({ p1: { battleline }, p2: { battleline: ['snarette'] } });

  expect(p2.keyCost).toBe(cost);
  expect(p1.keyCost).toBe(6);
});

test('Dark Harbinger is ready after its player plays an Untamed action', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      battleline: ['dark-harbinger'],
      hand: ['vault-s-blessing', 'trimble'],
    },
  });

  p1.reap('dark-harbinger');
  p1.play('trimble', { flank: 'right' });
  expect(p1.card('dark-harbinger').exhausted).toBe(true);
  p1.play('vault-s-blessing');
  p1.choose('dark-harbinger');

  expect(p1.card('dark-harbinger').exhausted).toBe(false);
});

test('Lumilu gains 1 amber for each other friendly Beast creature', () => {
  const { p1 } = scenario({
    p1: { battleline: ['lumilu', 'floomf', 'keyfrog', 'troll'] },
    p2: { battleline: ['eunoia'] },
  });

  p1.reap('lumilu');

  expect(p1.amber).toBe(1 + 2);
});

test('Trimble gives skirmish to Mutant creatures of both sides', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['trimble', 'troll'] },
    p2: { battleline: ['snarette'] },
  });

  expect(p1.card('trimble').keywords).toHaveProperty('skirmish');
  expect(p1.card('troll').keywords).not.toHaveProperty('skirmish');
  expect(p2.card('snarette').keywords).toHaveProperty('skirmish');
});

describe('Blossom Drake', () => {
  test('gets +1 power for each artifact in play', () => {
    const { p1 } = scenario({
      p1: { battleline: ['blossom-drake'], artifacts: ['cannon'] },
      p2: { artifacts: ['safe-house'] },
    });

    expect(p1.card('blossom-drake').power).toBe(6);
  });

  test('takes the abilities of each artifact', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['blossom-drake'], artifacts: ['safe-house'] },
      p2: { artifacts: ['the-pale-star'] },
    });

    expect(p1.actions('safe-house')).toEqual([]);
    expect(p2.card('the-pale-star').zone).toBe('play');
  });
});

describe('Chonkers', () => {
  test('gets a +1 power counter when it is played', () => {
    const { p1 } = scenario({ p1: { hand: ['chonkers'] } });

    p1.play('chonkers');

    expect(p1.card('chonkers').power).toBe(2);
  });

  test('doubles its counters after it destroys an enemy creature in a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'chonkers', powerCounters: 3 }] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('chonkers', p2.card('dust-pixie'));

    expect(p1.card('chonkers').powerCounters).toBe(6);
  });

  test('doubles nothing if the enemy creature survives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'chonkers', powerCounters: 3 }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('chonkers', p2.card('troll'));

    expect(p1.card('chonkers').powerCounters).toBe(3);
  });
});

test('Dark Queen Gloriana returns a friendly creature that is not Untamed', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['dark-queen-gloriana'], battleline: ['troll', 'trimble', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('dark-queen-gloriana', { flank: 'right' });
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.hand).toEqual(['krump']);
});

test('Eunoia gains 1 amber and heals 2 damage after it destroys an enemy creature in a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'eunoia', damage: 3 }] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('eunoia', p2.card('dust-pixie'));

  expect(p1.amber).toBe(1);
  expect(p1.card('eunoia').damage).toBe(3 + 1 - 2);
});

describe('Mercy, Malkin Queen', () => {
  test('wards each friendly Cat creature that enters play', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['floomf', 'trimble'], battleline: ['mercy-malkin-queen'] },
    });

    p1.play('floomf', { flank: 'right' });
    p1.play('trimble', { flank: 'right' });

    expect(p1.card('floomf').warded).toBe(true);
    expect(p1.card('trimble').warded).toBe(false);
  });

  test('readies a friendly Beast creature after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mercy-malkin-queen', { card: 'lumilu', exhausted: true }, 'troll'] },
      p2: { battleline: ['dust-pixie', 'scylla'] },
    });

    p1.fight('mercy-malkin-queen', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['lumilu']);
    p1.choose('lumilu');

    expect(p1.card('lumilu').exhausted).toBe(false);
  });
});

describe('Niffle Kong', () => {
  test('is played with both halves and finds any number of Niffle creatures', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['niffle-kong', 'niffle-kong2'],
        deck: ['troll', 'niffle-ape', 'niffle-ape'],
        discard: ['niffle-queen', 'krump'],
      },
    });

    p1.play('niffle-kong');
    expect(p1.choices.toSorted()).toEqual(['niffle-ape', 'niffle-ape', 'niffle-queen']);
    p1.choose(p1.card('niffle-ape', 1), 'niffle-queen');

    expect(p1.hand.toSorted()).toEqual(['niffle-ape', 'niffle-queen']);
  });

  test('may destroy a friendly Niffle creature for damage, amber and an artifact', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-kong', 'niffle-ape', 'troll'] },
      p2: { amber: 2, battleline: ['krump'], artifacts: ['cannon'] },
    });

    p1.reap('niffle-kong');
    p1.choose('niffle-kong');
    expect(p1.choices).toEqual(['niffle-kong', 'niffle-ape']);
    p1.choose('niffle-ape');
    p1.choose(p2.card('krump'));
    p1.choose(p2.card('cannon'));

    expect(p2.card('krump').damage).toBe(3);
    expect(p1.amber).toBe(1 + 1);
    expect(p2.discard).toEqual(['cannon']);
  });

  test('does nothing more if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-kong', 'niffle-ape'] },
      p2: { amber: 2, battleline: ['krump'] },
    });

    p1.reap('niffle-kong');
    p1.press('done');

    expect(p1.battleline).toEqual(['niffle-kong', 'niffle-ape']);
    expect(p2.amber).toBe(2);
  });
});
