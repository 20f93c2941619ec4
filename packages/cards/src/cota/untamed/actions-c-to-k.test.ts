import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Cooperative Hunting', () => {
  test('Play: deals 1 damage for each friendly creature, each to a creature of its own choice', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cooperative-hunting'], battleline: ['dew-faerie', 'murmook', 'flaxia'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.play('cooperative-hunting');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(1);
  });

  test('[9.5] all damage is allotted and then dealt at once: one ward prevents the share of its creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cooperative-hunting'], battleline: ['dew-faerie', 'murmook', 'flaxia'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'urchin'] },
    });

    p1.play('cooperative-hunting');
    expect(p1.prompt).toMatchObject({ purpose: 'allot-damage', max: 3 });
    p1.choose(p2.card('urchin'));
    expect(p2.battleline).toEqual(['troll', 'urchin']);
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
    expect(p2.discard).toEqual(['urchin']);
  });

  test('friendly creatures are counted once, so one that dies of its share counts', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cooperative-hunting'], battleline: ['inka-the-spider', 'murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('cooperative-hunting');
    p1.choose('inka-the-spider');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.card('troll').damage).toBe(1);
  });

  test('deals nothing without a friendly creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['cooperative-hunting'] }, p2: { battleline: ['troll'] } });

    p1.play('cooperative-hunting');

    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Curiosity', () => {
  test('Play: destroys each Scientist creature of both sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['curiosity'], battleline: ['titan-mechanic', 'murmook'] },
      p2: { battleline: ['veylan-analyst', 'troll', 'mindwarper'] },
    });

    p1.play('curiosity');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Fertility Chant', () => {
  test('Play: after its 4 bonus amber, the opponent gains 2', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fertility-chant'] }, p2: { amber: 1 } });

    p1.play('fertility-chant');

    expect(p1.amber).toBe(4);
    expect(p2.amber).toBe(3);
  });
});

describe('Fogbank', () => {
  test('Play: the opponent cannot fight on their next turn, but can reap', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['fogbank'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('fogbank');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('it affects neither its own player nor a later turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['fogbank'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('fogbank');
    expect(p1.actions('murmook')).toEqual(['fight', 'reap']);
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('untamed');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['fight', 'reap']);
  });
});

describe('Full Moon', () => {
  test('Play: each creature played afterwards gains 1 amber', () => {
    const { p1 } = scenario({
      p1: { hand: ['full-moon', 'snufflegator', 'murmook', 'regrowth'] },
    });

    p1.play('full-moon');
    p1.play('snufflegator');
    p1.play('murmook');

    expect(p1.amber).toBe(2);
  });

  test('it counts neither earlier creatures, nor those of the next turn or of the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['full-moon', 'snufflegator', 'murmook'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.play('snufflegator');
    p1.play('full-moon');
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');
    p2.endTurn();
    p1.press('untamed');
    p1.play('murmook');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });

  test('two copies gain 2 amber for each creature', () => {
    const { p1 } = scenario({ p1: { hand: ['full-moon', 'full-moon', 'snufflegator'] } });

    p1.play(p1.card('full-moon', 1));
    p1.play(p1.card('full-moon', 2));
    p1.play('snufflegator');
    p1.choose(p1.card('full-moon', 1));

    expect(p1.amber).toBe(2);
  });
});

describe('Grasping Vines', () => {
  test('Play: returns up to 3 artifacts to the hands of their owners', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['grasping-vines'], artifacts: ['world-tree'] },
      p2: { artifacts: ['cannon', 'key-to-dis', 'the-warchest'] },
    });

    p1.play('grasping-vines');
    p1.choose('world-tree', p2.card('cannon'), p2.card('the-warchest'));

    expect(p1.hand).toEqual(['world-tree']);
    expect(p2.hand.toSorted()).toEqual(['cannon', 'the-warchest']);
    expect(p2.artifacts).toEqual(['key-to-dis']);
  });

  test('its player may choose no artifact', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['grasping-vines'] }, p2: { artifacts: ['cannon'] } });

    p1.play('grasping-vines');
    p1.choose();

    expect(p2.artifacts).toEqual(['cannon']);
  });
});

describe('Key Charge', () => {
  test('Play: loses 1 amber and may forge a key at current cost', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] } });

    p1.play('key-charge');
    p1.press('yes');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('its player may decline to forge, but still loses the amber', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] } });

    p1.play('key-charge');
    p1.press('no');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(6);
  });

  test('the rest of the amber must cover the current cost, with enemy Murmook included', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] }, p2: { battleline: ['murmook'] } });

    p1.play('key-charge');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(6);
  });

  test('nothing is lost and no key is forged without amber', () => {
    const { p1 } = scenario({ p1: { hand: ['key-charge'] } });

    p1.play('key-charge');

    expect(p1.amber).toBe(0);
    expect(p1.keys).toBe(0);
  });
});
