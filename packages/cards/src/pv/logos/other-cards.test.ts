import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Exotic Pivot', () => {
  test.each([
    ['another house', ['troll'], 3],
    ['Logos', ['dextre'], 0],
    ['no card at all', [], 0],
  ])('for %s on top of the deck', (_, deck, stolen) => {
    const { p1, p2 } = scenario({ p1: { house: 'logos', hand: ['exotic-pivot'], deck }, p2: { amber: 4 } });

    p1.play('exotic-pivot');

    expect(p2.amber).toBe(4 - stolen);
    expect(p1.deck).toEqual([]);
  });
});

test('Instant Transmission draws 3 cards and is destroyed', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', artifacts: ['instant-transmission'], deck: ['troll', 'krump', 'zorg', 'urchin'] },
  });

  p1.use('instant-transmission');

  expect(p1.hand).toHaveLength(3);
  expect(p1.discard).toEqual(['instant-transmission']);
});

test('Mercurial Wormhole plays the top card of the deck, whose house becomes the active house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['mercurial-wormhole', 'krump', 'dextre'], deck: ['troll'] },
  });

  p1.play('mercurial-wormhole');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.activeHouse).toBe('brobnar');
  expect(p1.actions('krump')).toContain('play');
  expect(p1.actions('dextre')).toEqual([]);
});

test('Stenter’s Formula wards up to 3 creatures and draws a card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['stenter-s-formula'], deck: ['zorg'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('stenter-s-formula');
  p1.choose('troll', p2.card('urchin'));

  expect([p1.card('troll').warded, p1.card('krump').warded, p2.card('urchin').warded]).toEqual([
    true,
    false,
    true,
  ]);
  expect(p1.hand).toEqual(['zorg']);
});

describe('Duck, Duck, Superb Duck', () => {
  test('archives 2 random cards', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', hand: ['duck-duck-superb-duck', 'troll', 'krump', 'zorg'] },
    });

    p1.play('duck-duck-superb-duck');
    p1.press('option:0');

    expect(p1.archives).toHaveLength(2);
    expect(p1.hand).toHaveLength(1);
  });

  test('or gains 2 amber', () => {
    const { p1 } = scenario({ p1: { house: 'logos', hand: ['duck-duck-superb-duck', 'troll'] } });
    const { amber } = p1;

    p1.play('duck-duck-superb-duck');
    p1.press('option:1');

    expect(p1.amber).toBe(amber + 2);
    expect(p1.archives).toEqual([]);
  });
});

test('Rage Reset destroys any number of friendly creatures and draws as many cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['rage-reset'],
      battleline: ['troll', 'krump', { card: 'urchin', warded: true }],
      deck: ['zorg', 'zorg', 'zorg'],
    },
  });

  p1.play('rage-reset');
  p1.choose('troll', 'urchin');

  expect(p1.battleline).toEqual(['krump', 'urchin']);
  expect(p1.hand).toEqual(['zorg']);
});

describe('Unity Prism', () => {
  test('permits cards of any house, 4 in all', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', hand: ['unity-prism', 'troll', 'krump', 'urchin', 'bumpsy'] },
    });

    p1.play('unity-prism');
    p1.play('troll');
    p1.play('krump', { flank: 'right' });
    expect(p1.actions('bumpsy')).toContain('play');
    p1.play('urchin', { flank: 'right' });

    expect(p1.actions('bumpsy')).toEqual([]);
  });

  test('as scrap gains 1 amber for each house in hand', () => {
    const { p1 } = scenario({ p1: { house: 'logos', hand: ['unity-prism', 'troll', 'krump', 'urchin'] } });

    p1.discardCard('unity-prism');

    expect(p1.amber).toBe(2);
  });
});

describe('Parallel Thinking', () => {
  test.each([
    ['two creatures', ['troll', 'krump'], 2],
    ['a creature and an artifact', ['troll', 'cannon'], 0],
    ['one card only', ['troll'], 0],
  ])('discards %s from the opponent’s deck', (_, deck, stolen) => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['parallel-thinking'] },
      p2: { amber: 4, deck },
    });

    p1.play('parallel-thinking');
    p1.press('option:0');
    p1.press('player:opponent');

    expect(p2.deck).toEqual([]);
    expect(p2.amber).toBe(4 - stolen);
  });
});

test('Reassembly Required puts a creature into its owner’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['reassembly-required'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('reassembly-required');
  p1.choose(p2.card('troll'));

  expect(p2.archives).toEqual(['troll']);
});

test('Reiteration draws 2 cards and puts 2 cards from hand on the bottom of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['reiteration', 'urchin'], deck: ['troll', 'krump', 'zorg'] },
  });

  p1.play('reiteration');
  p1.choose('urchin', 'troll');
  p1.choose('urchin');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.deck[0]).toBe('zorg');
  expect(p1.deck.slice(1).toSorted()).toEqual(['troll', 'urchin']);
});
