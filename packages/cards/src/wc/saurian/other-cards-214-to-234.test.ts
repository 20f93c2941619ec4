import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Auto-Legionary', () => {
  test('becomes a creature with 5 power that may be used with any active house', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        artifacts: ['auto-legionary'],
        battleline: ['troll'],
        houses: ['saurian', 'dis'],
      },
      p2: { houses: ['mars'] },
    });

    p1.use('auto-legionary');
    p1.press('left');
    expect(p1.battleline).toEqual(['auto-legionary', 'troll']);
    expect(p1.card('auto-legionary')).toMatchObject({ type: 'creature', power: 5, houses: ['saurian'] });
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    p1.press('dis');

    expect(p1.actions('auto-legionary')).toContain('reap');
  });

  test('as a creature moves to a flank with its action', () => {
    const { p1, game } = scenario({
      p1: { house: 'saurian', artifacts: ['auto-legionary'], battleline: ['troll'] },
    });

    p1.use('auto-legionary');
    p1.press('left');
    game.edit.setCard(p1.card('auto-legionary').id, { exhausted: false });
    p1.use('auto-legionary');
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'auto-legionary']);
  });

  test('is only exhausted when the opponent uses it [A310]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['remote-access'] },
      p2: { artifacts: ['auto-legionary'] },
    });

    p1.play('remote-access');
    p1.choose(p2.card('auto-legionary'));

    expect(p2.artifacts).toEqual(['auto-legionary']);
    expect(p1.battleline).toEqual([]);
    expect(p2.card('auto-legionary').exhausted).toBe(true);
  });
});

test.each([
  ['questor-jarta', 2],
  ['troll', 1],
])('City Gates: %s captures %i amber', (slug, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['city-gates'], battleline: [slug] },
    p2: { amber: 3 },
  });

  p1.use('city-gates');
  p1.choose(slug);

  expect(p1.card(slug).amber).toBe(amber);
  expect(p2.amber).toBe(3 - amber);
});

test('Diplo-Macy exalts each creature before it fights, also in the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['diplo-macy'], battleline: ['troll'], house: 'saurian' },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.play('diplo-macy');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('krump', p1.card('troll'));

  expect(p2.discard).toEqual(['krump']);
  expect(p1.amber).toBe(1 + 1);
});

test('Favor of Rex resolves the Play ability of a creature as if its player had played it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['favor-of-rex'] },
    p2: { amber: 2, battleline: ['rotgrub', 'troll'] },
  });

  p1.play('favor-of-rex');
  p1.choose(p2.card('rotgrub'));

  expect(p2.amber).toBe(1);
});

test('Good of the Many destroys each creature that shares no trait within its battleline', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['good-of-the-many'], battleline: ['troll', 'urchin'] },
    p2: { battleline: ['krump', 'bumpsy', 'dust-pixie'] },
  });

  p1.play('good-of-the-many');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['krump', 'bumpsy']]);
});

test('Imperial Forge forges a key that costs 8 more, and 1 less for each amber on friendly creatures', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperial-forge'], amber: 9, battleline: [{ card: 'troll', amber: 5 }] },
    p2: { battleline: [{ card: 'krump', amber: 3 }] },
  });

  p1.play('imperial-forge');
  p1.press('red');

  expect(p1.keys).toBe(1);
  // The card has an amber icon.
  expect(p1.amber).toBe(9 + 1 - (6 + 8 - 5));
});

test('Imperial Road plays a Saurian creature from hand stunned, and only that one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['imperial-road'],
      hand: ['questor-jarta', 'troll', 'paraguardian'],
    },
  });

  p1.use('imperial-road');
  expect(p1.choices).toEqual(['questor-jarta', 'paraguardian']);
  p1.choose('questor-jarta');
  p1.play('paraguardian', { flank: 'right' });

  expect(p1.card('questor-jarta').stunned).toBe(true);
  expect(p1.card('paraguardian').stunned).toBe(false);
});

test('Saury About That destroys a creature and gives its controller 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['saury-about-that'] }, p2: { battleline: ['troll'] } });

  p1.play('saury-about-that');
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
  expect(p2.amber).toBe(1);
});

test('Sow Salt: no creature reaps until its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['sow-salt'], battleline: ['troll'], house: 'saurian', houses: ['saurian', 'brobnar'] },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.play('sow-salt');
  p1.endTurn();
  p2.press('brobnar');
  expect(p2.actions('krump')).toEqual(['fight']);
  p2.endTurn();
  p1.press('brobnar');

  expect(p1.actions('troll')).toContain('reap');
});

test('Tertiate destroys a third of the creatures of each side, rounded up', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['tertiate'], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.play('tertiate');
  p1.choose(p2.card('troll'), p2.card('valdr'));
  p1.choose('urchin');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['krump', 'bumpsy']]);
});

describe('The Colosseum', () => {
  test('gets a glory counter for an enemy destroyed in a fight', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-colosseum'], battleline: ['troll'], house: 'brobnar', hand: ['punch'] },
      p2: { battleline: ['dust-pixie', 'urchin'] },
    });

    p1.fight('troll', p2.card('dust-pixie'));
    p1.play('punch');
    p1.choose(p2.card('urchin'));

    expect(p1.card('the-colosseum').counters).toEqual({ glory: 1 });
  });

  test.each([
    [7, 1, 1],
    [5, 0, 5],
  ])('with %i glory counters its player forges %i keys', (glory, keys, left) => {
    const { p1 } = scenario({
      p1: { amber: 6, artifacts: [{ card: 'the-colosseum', counters: { glory } }] },
    });

    p1.use('the-colosseum');
    if (keys === 1) p1.press('red');

    expect(p1.keys).toBe(keys);
    expect(p1.card('the-colosseum').counters).toEqual({ glory: left });
  });
});

describe('Triumph', () => {
  const six = ['troll', 'krump', 'bumpsy', 'urchin', 'dodger', 'umbra'];

  test('exalts each friendly creature, and forges a key with six of them', () => {
    const { p1 } = scenario({ p1: { house: 'saurian', hand: ['triumph'], battleline: six } });

    p1.play('triumph');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(six.map((slug) => p1.card(slug).amber)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('does nothing if there is an enemy creature', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['triumph'], battleline: six },
      p2: { battleline: ['valdr'] },
    });

    p1.play('triumph');

    expect(p1.keys).toBe(0);
    expect(p1.card('troll').amber).toBe(0);
  });
});
