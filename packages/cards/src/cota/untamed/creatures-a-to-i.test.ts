import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Ancient Bear', () => {
  test('Assault 2: deals 2 damage before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ancient-bear'] },
      p2: { battleline: ['ember-imp', 'troll'] },
    });

    p1.fight('ancient-bear', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('ancient-bear').damage).toBe(0);
  });
});

describe('Bigtwig', () => {
  test('can only fight stunned creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bigtwig'] },
      p2: { battleline: ['troll', { card: 'bumpsy', stunned: true }] },
    });

    p1.fight('bigtwig', p2.card('bumpsy'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('bigtwig').damage).toBe(5);
  });

  test('cannot fight if no enemy creature is stunned', () => {
    const { p1 } = scenario({ p1: { battleline: ['bigtwig'] }, p2: { battleline: ['troll'] } });

    expect(p1.actions('bigtwig')).toEqual(['reap']);
  });

  test('a stunned creature is protected by the taunt of its neighbor, too', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bigtwig'] },
      p2: { battleline: ['champion-anaphiel', { card: 'bumpsy', stunned: true }] },
    });

    expect(p1.actions('bigtwig')).toEqual(['reap']);
  });

  test('Reap: stuns and exhausts a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bigtwig'] }, p2: { battleline: ['troll', 'bumpsy'] } });

    p1.reap('bigtwig');
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').stunned).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.card('troll').stunned).toBe(false);
  });

  test('other creatures may attack an enemy creature that is not stunned', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['bigtwig'] } });

    p1.fight('troll', p2.card('bigtwig'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Briar Grubbling', () => {
  test('Hazardous 5: deals 5 damage to an attacker before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['bumpsy'] },
      p2: { battleline: ['briar-grubbling'] },
    });

    p1.fight('bumpsy', p2.card('briar-grubbling'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('briar-grubbling').damage).toBe(0);
  });
});

describe('Chota Hazri', () => {
  test('Play: loses 1 amber and may forge a key at current cost', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');
    p1.press('yes');
    p1.press('blue');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('a player with 6 amber loses 1 and cannot forge a key', () => {
    const { p1 } = scenario({ p1: { amber: 6, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');

    expect(p1.amber).toBe(5);
    expect(p1.keys).toBe(0);
  });

  test('the third key wins the game [4.6]', () => {
    const { p1, game } = scenario({ p1: { amber: 7, keys: 2, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');
    p1.press('yes');

    expect(game.state().winner).toBe('p1');
  });
});

describe('Dew Faerie', () => {
  test('Elusive: the first attack of a turn deals no damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['dew-faerie'] },
    });

    p1.fight('troll', p2.card('dew-faerie'));
    expect(p2.battleline).toEqual(['dew-faerie']);
    p1.fight('bumpsy', p2.card('dew-faerie'));

    expect(p2.battleline).toEqual([]);
  });

  test('Reap: gains 1 more amber', () => {
    const { p1 } = scenario({ p1: { battleline: ['dew-faerie'] } });

    p1.reap('dew-faerie');

    expect(p1.amber).toBe(2);
  });
});

describe('Dust Pixie', () => {
  test('has 2 bonus amber', () => {
    const { p1 } = scenario({ p1: { hand: ['dust-pixie'] } });

    p1.play('dust-pixie');

    expect(p1.amber).toBe(2);
  });
});

describe('Flaxia', () => {
  test('Play: gains 2 amber with more creatures than the opponent, itself included', () => {
    const { p1 } = scenario({
      p1: { hand: ['flaxia'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('flaxia');

    expect(p1.amber).toBe(2);
  });

  test('gains nothing with as many', () => {
    const { p1 } = scenario({ p1: { hand: ['flaxia'] }, p2: { battleline: ['troll'] } });

    p1.play('flaxia');

    expect(p1.amber).toBe(0);
  });
});

describe('Fuzzy Gruen', () => {
  test('Play: after its 2 bonus amber the opponent gains 1', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fuzzy-gruen'] } });

    p1.play('fuzzy-gruen');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(1);
  });
});

describe('Giant Sloth', () => {
  test('it cannot be used unless an Untamed card was discarded from hand this turn', () => {
    const { p1 } = scenario({
      p1: { battleline: ['giant-sloth'], hand: ['fogbank'] },
      p2: { battleline: ['troll'] },
    });

    expect(p1.actions('giant-sloth')).toEqual([]);
    p1.discardCard('fogbank');

    expect(p1.actions('giant-sloth')).toEqual(['fight', 'reap', 'action']);
  });

  test('Action: gains 3 amber', () => {
    const { p1 } = scenario({ p1: { battleline: ['giant-sloth'], hand: ['fogbank'] } });

    p1.discardCard('fogbank');
    p1.use('giant-sloth');

    expect(p1.amber).toBe(3);
  });

  test('it cannot be used after a card of another house was discarded', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'giant-sloth', house: 'brobnar' }], house: 'brobnar', hand: ['punch'] },
    });

    p1.discardCard('punch');

    expect(p1.actions('giant-sloth')).toEqual([]);
  });

  test('it cannot lose its stun unless an Untamed card was discarded', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'giant-sloth', stunned: true }] } });

    expect(p1.actions('giant-sloth')).toEqual([]);
  });
});

describe('Halacor', () => {
  test('each friendly flank creature has skirmish, and it has skirmish itself only on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'halacor', 'flaxia'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('murmook', p2.card('troll'));

    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('halacor').keywords).toEqual({});
    expect(p1.card('flaxia').keywords).toEqual({ skirmish: 1 });
    expect(p2.card('troll').keywords).toEqual({});
  });
});

describe('Inka the Spider', () => {
  test('Poison: destroys a creature to which it deals damage in a fight [11.1]', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['troll'] } });

    p1.fight('inka-the-spider', p2.card('troll'));

    expect(p2.battleline).toEqual([]);
    expect(p1.battleline).toEqual([]);
  });

  test('Play: stuns a creature, or itself if it is the only one', () => {
    const { p1 } = scenario({ p1: { hand: ['inka-the-spider'] } });

    p1.play('inka-the-spider');
    p1.choose('inka-the-spider');

    expect(p1.card('inka-the-spider').stunned).toBe(true);
  });

  test('Reap: stuns a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['troll'] } });

    p1.reap('inka-the-spider');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').stunned).toBe(true);
  });

  test('it is destroyed by a creature that deals damage back at the same time [A41]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['inka-the-spider'] },
      p2: { battleline: ['mighty-tiger'] },
    });

    p1.fight('inka-the-spider', p2.card('mighty-tiger'));

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('its own poison does not destroy it if it has skirmish [A40]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'inka-the-spider', upgrades: ['way-of-the-wolf'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('inka-the-spider', p2.card('troll'));

    expect(p1.battleline).toEqual(['inka-the-spider']);
    expect(p2.battleline).toEqual([]);
  });

  test('a creature that attacks it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['inka-the-spider'] },
    });

    p1.fight('troll', p2.card('inka-the-spider'));

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('an elusive creature is not destroyed the first time it is attacked [A36]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['inka-the-spider', 'murmook'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('inka-the-spider', p2.card('urchin'));
    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.card('inka-the-spider').damage).toBe(0);
    p1.fight('murmook', p2.card('urchin'));

    expect(p2.battleline).toEqual([]);
  });

  test('a creature whose armor prevents all damage is not destroyed by poison', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['sequis'] } });

    p1.fight('inka-the-spider', p2.card('sequis'));

    expect(p2.battleline).toEqual(['sequis']);
  });
});

describe('Hunting Witch', () => {
  test('gains 1 amber after another creature is played, but not after itself', () => {
    const { p1 } = scenario({ p1: { hand: ['hunting-witch', 'snufflegator', 'world-tree'] } });

    p1.play('hunting-witch');
    p1.play('world-tree');
    expect(p1.amber).toBe(0);
    p1.play('snufflegator');

    expect(p1.amber).toBe(1);
  });

  test('gains nothing after a play that was cancelled at the choice of a flank [A209]', () => {
    const { p1, game } = scenario({ p1: { hand: ['snufflegator'], battleline: ['hunting-witch'] } });

    game.clickCard('p1', p1.card('snufflegator').id);
    p1.press('play');
    p1.press('cancel');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toEqual(['snufflegator']);
  });

  test('gains nothing after the opponent plays a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hunting-witch'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');

    expect(p1.amber).toBe(0);
  });
});
