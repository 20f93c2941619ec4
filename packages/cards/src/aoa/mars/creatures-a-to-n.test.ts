import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Agent Hoo-man', () => {
  test('After Reap: stuns a friendly and an enemy creature that are not of Mars', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['agent-hoo-man', 'troll', 'bumpsy'] },
      p2: { battleline: ['zorg', 'dodger', 'umbra'] },
    });

    p1.reap('agent-hoo-man');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose('bumpsy');
    expect(p1.card('bumpsy').stunned).toBe(false);
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p2.card('dodger').stunned).toBe(true);
    expect(p1.card('troll').stunned).toBe(false);
  });

  test('only the enemy creature is stunned without a friendly creature of another house', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['agent-hoo-man', 'blypyp'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('agent-hoo-man');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').stunned).toBe(true);
    expect(p1.card('blypyp').stunned).toBe(false);
  });
});

describe('Collector Worm', () => {
  test('After Fight: puts the creature it fights into its own player’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['collector-worm'] },
      p2: { battleline: ['dodger', 'bumpsy'] },
    });

    p1.fight('collector-worm', p2.card('bumpsy'));

    expect(p1.archives).toEqual(['bumpsy']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.battleline).toEqual(['collector-worm']);
  });

  test('[14.3] the creature goes to its owner’s hand when it leaves the archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['collector-worm'] },
      p2: { battleline: ['bumpsy'], hand: ['troll', 'krump', 'punch', 'headhunter', 'valdr', 'cannon'] },
    });

    p1.fight('collector-worm', p2.card('bumpsy'));
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('mars');
    p1.press('yes');

    expect(p1.archives).toEqual([]);
    expect(p2.hand).toContain('bumpsy');
  });

  test('a creature that is destroyed in the fight goes to the discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['collector-worm'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('collector-worm', p2.card('umbra'));

    expect(p1.archives).toEqual([]);
    expect(p2.discard).toEqual(['umbra']);
  });

  test('it takes nothing if it is destroyed itself', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['collector-worm'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('collector-worm', p2.card('troll'));

    expect(p1.discard).toEqual(['collector-worm']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Glyxl Proliferator', () => {
  test('After Reap: on a flank it archives a Mars card from its player’s discard pile', () => {
    const { p1 } = scenario({
      p1: { battleline: ['glyxl-proliferator', 'blypyp'], discard: ['troll', 'zorg', 'squawker'] },
    });

    p1.reap('glyxl-proliferator');
    expect(p1.choices).toEqual(['zorg', 'squawker']);
    p1.choose('zorg');

    expect(p1.archives).toEqual(['zorg']);
    expect(p1.discard).toEqual(['troll', 'squawker']);
  });

  test('between two creatures it archives nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', battleline: ['blypyp', 'glyxl-proliferator', 'troll'], discard: ['zorg'] },
    });

    p1.reap('glyxl-proliferator');

    expect(p1.archives).toEqual([]);
  });
});

describe('Ixxyxli Fixfinger', () => {
  test('each other Martian creature gets +1 armor, on both sides', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ixxyxli-fixfinger', 'blypyp', 'zorg'] },
      p2: { battleline: ['john-smyth', 'dodger'] },
    });

    expect(p1.card('blypyp').armor).toBe(1);
    expect(p2.card('john-smyth').armor).toBe(1);
    expect(p1.card('zorg').armor).toBe(0);
    expect(p2.card('dodger').armor).toBe(0);
    expect(p1.card('ixxyxli-fixfinger').armor).toBe(2);
  });

  test('the armor is lost when it leaves play', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'ixxyxli-fixfinger', damage: 1 }, 'yxilo-bolter'] },
    });

    p1.fight('troll', p2.card('ixxyxli-fixfinger'));
    expect(p2.card('yxilo-bolter').armor).toBe(1);
    p1.endTurn();
    p2.press('mars');
    p2.fight('yxilo-bolter', p1.card('troll'));

    expect(p2.discard).toContain('yxilo-bolter');
  });
});

describe('Mindworm', () => {
  test('Before Fight: the neighbors of the creature it fights are dealt that creature’s power', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mindworm'] },
      p2: { battleline: ['troll', 'dodger', 'bumpsy', 'umbra'] },
    });

    p1.fight('mindworm', p2.card('dodger'));

    expect(p2.card('troll').damage).toBe(5);
    expect(p2.battleline).toEqual(['troll', 'dodger', 'umbra']);
    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.card('umbra').damage).toBe(0);
    expect(p1.discard).toEqual(['mindworm']);
  });

  test('armor of a neighbor prevents damage to that neighbor only', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mindworm'] },
      p2: { battleline: ['raiding-knight', 'dodger'] },
    });

    p1.fight('mindworm', p2.card('dodger'));

    expect(p2.card('raiding-knight').damage).toBe(3);
  });

  test('no damage is dealt before a fight in which it is attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['mindworm'] },
    });

    p1.fight('troll', p2.card('mindworm'));

    expect(p1.card('bumpsy').damage).toBe(0);
  });
});

describe('Nyzyk Resonator', () => {
  test.each([
    [['nyzyk-resonator'], 6],
    [['nyzyk-resonator', 'troll'], 8],
    [['zorg', 'nyzyk-resonator', 'troll', 'bumpsy'], 10],
  ])('the opponent’s keys cost 2 more for each of its neighbors: %j', (battleline, cost) => {
    const { p1, p2 } = scenario({ p1: { battleline }, p2: {} });

    expect(p2.keyCost).toBe(cost);
    expect(p1.keyCost).toBe(6);
  });
});
