import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Memory Chip', () => {
  test('after its player chooses Logos they archive a card', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'brobnar'], artifacts: ['memory-chip'], hand: ['troll', 'punch'] },
    });

    p1.press('logos');
    p1.choose('troll');
    expect(p1.archives).toEqual(['troll']);
    p1.press('no');

    expect(p1.archives).toEqual(['troll']);
  });

  test('nothing is archived after its player chooses another house', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'brobnar'], artifacts: ['memory-chip'], hand: ['troll'] },
    });

    p1.press('brobnar');

    expect(p1.archives).toEqual([]);
  });

  test('nothing is archived after the opponent chooses Logos', () => {
    const { p1, p2 } = scenario({
      p1: { house: null, houses: ['logos'], hand: ['dextre'] },
      p2: { artifacts: ['memory-chip'], hand: ['troll'] },
    });

    p1.press('logos');

    expect(p2.archives).toEqual([]);
  });
});

describe('Quantum Fingertrap', () => {
  test('Action: swaps two creatures of one battleline, of either player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['dodger', 'umbra', 'urchin'] },
    });

    p1.use('quantum-fingertrap');
    p1.choose(p2.card('dodger'));
    expect(p1.choices).toEqual(['umbra', 'urchin']);
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin', 'umbra', 'dodger']);
    expect(p1.battleline).toEqual(['troll', 'krump']);
  });

  test('a creature without another in its battleline can be chosen, and is not swapped [10.4]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('quantum-fingertrap');
    expect(p1.choices.toSorted()).toEqual(['dodger', 'krump', 'troll']);
    p1.choose(p2.card('dodger'));

    expect(p1.battleline).toEqual(['troll', 'krump']);
  });

  test('[A315] its player is not asked if each battleline has one creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('quantum-fingertrap');

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['dodger']);
  });
});

describe('Seismo-Entangler', () => {
  test('Action: creatures of the chosen house cannot reap during the opponent’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['seismo-entangler'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('brobnar');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['fight']);
  });

  test('creatures of other houses can reap', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['seismo-entangler'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('mars');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('creatures of the chosen house can reap again after that turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['seismo-entangler'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('brobnar');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('logos');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });
});

describe('[REDACTED]', () => {
  test('after its player chooses Logos, 1 amber from the supply is placed on it', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'dis'], artifacts: ['[redacted]'], amber: 2 },
    });

    p1.press('logos');

    expect(p1.card('[redacted]').amber).toBe(1);
    expect(p1.amber).toBe(2);
  });

  test('no amber is placed after its player chooses another house', () => {
    const { p1 } = scenario({ p1: { house: null, houses: ['logos', 'dis'], artifacts: ['[redacted]'] } });

    p1.press('dis');

    expect(p1.card('[redacted]').amber).toBe(0);
  });

  test('with 4 amber it is destroyed and a key is forged at no cost', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos'], artifacts: [{ card: '[redacted]', amber: 3 }], amber: 1 },
    });

    p1.press('logos');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(1);
    expect(p1.discard).toEqual(['[redacted]']);
  });
});

describe('Fetchdrones', () => {
  test('Action: discards two cards; for each Logos card a friendly creature captures 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'logos',
        artifacts: ['fetchdrones'],
        battleline: ['dextre', 'troll'],
        deck: ['batdrone', 'labwork', 'punch'],
      },
      p2: { amber: 5, battleline: ['dodger'] },
    });

    p1.use('fetchdrones');
    expect(p1.choices).toEqual(['dextre', 'troll']);
    p1.choose('dextre');
    p1.choose('troll');

    expect(p1.discard.toSorted()).toEqual(['batdrone', 'labwork']);
    expect(p1.card('dextre').amber).toBe(2);
    expect(p1.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('nothing is captured for cards of other houses', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['fetchdrones'], battleline: ['dextre'], deck: ['punch', 'troll'] },
      p2: { amber: 5 },
    });

    p1.use('fetchdrones');

    expect(p1.discard).toHaveLength(2);
    expect(p2.amber).toBe(5);
  });
});

describe('Scientifical Hack', () => {
  test('Omni: it is destroyed, and friendly artifacts of any house may be used this turn [3.4]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['scientifical-hack', 'library-of-babble', 'pocket-universe'],
        battleline: ['dextre'],
        deck: ['troll'],
      },
      p2: { artifacts: ['cannon'] },
    });

    expect(p1.actions('library-of-babble')).toEqual([]);
    p1.use('scientifical-hack');
    expect(p1.discard).toEqual(['scientifical-hack']);
    p1.use('library-of-babble');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.actions('pocket-universe')).toEqual(['action']);
    expect(p1.actions('dextre')).toEqual([]);
    expect(p1.actions(p2.card('cannon'))).toEqual([]);
  });
});

describe('Shard of Knowledge', () => {
  test('Action: draws a card for each friendly Shard, itself included', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['shard-of-knowledge', 'shard-of-pain', 'library-of-babble'],
        deck: ['troll', 'bumpsy', 'krump'],
      },
      p2: { artifacts: ['shard-of-life'] },
    });

    p1.use('shard-of-knowledge');

    expect(p1.hand).toHaveLength(2);
  });
});
