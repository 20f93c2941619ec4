import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Anger', () => {
  test('Play: readies a friendly creature and fights with it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['anger'], battleline: [{ card: 'troll', exhausted: true }] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('anger');
    p1.choose('troll');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('troll')).toMatchObject({ exhausted: true, damage: 5 });
    expect(p1.amber).toBe(1);
  });

  test('creatures of any house can fight for it, and enemy creatures cannot', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['anger'], house: 'brobnar', battleline: ['pit-demon', 'mighty-tiger'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('anger');
    expect(p1.choices).toEqual(['pit-demon', 'mighty-tiger']);
    expect(p1.prompt.title).toBe('target one: fight, creature');
    p1.choose('mighty-tiger');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
  });

  test('nothing happens without a friendly creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['anger'] }, p2: { battleline: ['dodger'] } });

    p1.play('anger');

    expect(p1.discard).toEqual(['anger']);
    expect(p2.card('dodger').damage).toBe(0);
  });
});

describe('Barehanded', () => {
  test('Play: puts each artifact on top of its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['barehanded'], artifacts: ['cannon'], deck: ['troll'] },
      p2: { artifacts: ['library-of-babble'], deck: ['urchin'] },
    });

    p1.play('barehanded');

    expect(p1.deck).toEqual(['cannon', 'troll']);
    expect(p2.deck).toEqual(['library-of-babble', 'urchin']);
  });
});

describe('Blood Money', () => {
  test('Play: places 2 amber from the supply on an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['blood-money'], battleline: ['troll'] },
      p2: { battleline: ['dodger', 'urchin'], amber: 1 },
    });

    p1.play('blood-money');
    expect(p1.choices).toEqual(['dodger', 'urchin']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').amber).toBe(2);
    expect(p2.amber).toBe(1);
    expect(p1.amber).toBe(0);
  });
});

describe('Brothers in Battle', () => {
  test('Play: friendly creatures of the chosen house may fight this turn, and not reap', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['brothers-in-battle'], house: 'brobnar', battleline: ['pit-demon', 'charette', 'sequis'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('brothers-in-battle');
    p1.press('dis');

    expect(p1.actions('pit-demon')).toEqual(['fight']);
    expect(p1.actions('charette')).toEqual(['fight']);
    expect(p1.actions('sequis')).toEqual([]);
    p1.fight('pit-demon', p2.card('troll'));
    p1.fight('charette', p2.card('troll'));
    expect(p2.battleline).toEqual([]);
  });

  test('[3.4.2] a stunned creature of the house may lose its stun', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['brothers-in-battle'],
        house: 'brobnar',
        battleline: [{ card: 'pit-demon', stunned: true }],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play('brothers-in-battle');
    p1.press('dis');
    p1.removeStun('pit-demon');

    expect(p1.card('pit-demon').stunned).toBe(false);
  });
});

describe('Burn the Stockpile', () => {
  test.each([
    { before: 6, after: 6 },
    { before: 7, after: 3 },
    { before: 9, after: 5 },
  ])('Play: an opponent with $before amber is left with $after', ({ before, after }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['burn-the-stockpile'] }, p2: { amber: before } });

    p1.play('burn-the-stockpile');

    expect(p2.amber).toBe(after);
  });
});

describe('Champion’s Challenge', () => {
  test('Play: destroys all but the most powerful creature of each side, and its player’s one fights without a question', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['champion-s-challenge'], battleline: ['bumpsy', { card: 'troll', exhausted: true }] },
      p2: { battleline: ['urchin', 'dodger', 'umbra'] },
    });

    p1.play('champion-s-challenge');
    expect(p1.prompt.purpose).toBe('attack');
    p1.choose(p2.card('dodger'));

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual([]);
    expect(p1.card('troll').damage).toBe(5);
  });
});

describe('Coward’s End', () => {
  test('Play: destroys each undamaged creature and gains 3 chains', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['coward-s-end'], battleline: ['bumpsy', { card: 'troll', damage: 1 }] },
      p2: { battleline: ['urchin', { card: 'dodger', damage: 1 }] },
    });

    p1.play('coward-s-end');

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.chains).toBe(3);
  });
});

describe('Follow the Leader', () => {
  test('Play: each friendly creature may fight this turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['follow-the-leader'], house: 'brobnar', houses: ['brobnar'], battleline: ['sequis'] },
      p2: { houses: ['shadows'], battleline: ['dodger'] },
    });

    p1.play('follow-the-leader');
    expect(p1.actions('sequis')).toEqual(['fight']);
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();
    p1.press('brobnar');

    expect(p1.actions('sequis')).toEqual([]);
  });
});

describe('Lava Ball', () => {
  test('Play: deals 4 damage to a creature and 2 to each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lava-ball'] },
      p2: { battleline: ['troll', 'bumpsy', 'charette', 'pit-demon'] },
    });

    p1.play('lava-ball');
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(4);
    expect(p2.card('charette').damage).toBe(2);
    expect(p2.card('pit-demon').damage).toBe(0);
  });
});

describe('Loot the Bodies', () => {
  test('Play: each enemy creature destroyed this turn gains an amber, friendly ones do not', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['loot-the-bodies', 'punch'], battleline: ['bumpsy'] },
      p2: { battleline: ['dodger', 'urchin'] },
    });

    p1.play('loot-the-bodies');
    p1.fight('bumpsy', p2.card('dodger'));
    expect(p1.battleline).toEqual([]);
    expect(p1.amber).toBe(1);
    p1.play('punch');
    p1.choose(p2.card('urchin'));

    expect(p1.amber).toBe(1 + 1 + 1);
  });

  test('creatures destroyed before it was played do not count', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['loot-the-bodies'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.play('loot-the-bodies');

    expect(p1.amber).toBe(0);
  });
});
