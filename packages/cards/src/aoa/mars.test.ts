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

  test('without a friendly creature of another house only the enemy is stunned', () => {
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

describe('Carpet Phloxem', () => {
  test('Play: without friendly creatures it deals 4 damage to each creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['carpet-phloxem'] },
      p2: { battleline: ['troll', 'umbra', 'raiding-knight'] },
    });

    p1.play('carpet-phloxem');

    expect(p2.battleline).toEqual(['troll', 'raiding-knight']);
    expect(p2.card('troll').damage).toBe(4);
    expect(p2.card('raiding-knight').damage).toBe(2);
  });

  test('with a friendly creature in play nothing happens', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['carpet-phloxem'], battleline: ['bumpsy'] },
      p2: { battleline: ['umbra'] },
    });

    p1.play('carpet-phloxem');

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.card('bumpsy').damage).toBe(0);
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

  test('[14.3] leaving the archives the creature goes to its owner’s hand', () => {
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

  test('destroyed itself it takes nothing', () => {
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

  test('the armor goes with it', () => {
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

describe('Mars First', () => {
  test('Play: readies a friendly Mars creature and uses it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['mars-first'],
        battleline: [{ card: 'grabber-jammer', exhausted: true }, 'troll'],
      },
      p2: { amber: 3, battleline: ['umbra'] },
    });

    p1.play('mars-first');
    expect(p1.choices).toEqual(['grabber-jammer']);
    p1.choose('grabber-jammer');
    expect(p1.buttons).toEqual(['fight', 'reap']);
    p1.press('reap');

    expect(p1.amber).toBe(2);
    expect(p1.card('grabber-jammer').amber).toBe(1);
    expect(p2.amber).toBe(2);
    expect(p1.card('grabber-jammer').exhausted).toBe(true);
  });

  test('without a friendly Mars creature nothing is used', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: ['mars-first'], battleline: ['troll'] },
      p2: { battleline: ['zorg'] },
    });

    p1.play('mars-first');

    expect(p1.amber).toBe(1);
  });
});

describe('Mars Needs Æmber', () => {
  test('Play: damaged enemy creatures that are not of Mars each capture 1 amber from their own side', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', amber: 2, hand: ['mars-needs-æmber'], battleline: [{ card: 'troll', damage: 1 }] },
      p2: {
        amber: 5,
        battleline: [
          { card: 'dodger', damage: 1 },
          { card: 'bumpsy', damage: 2 },
          'krump',
          { card: 'zorg', damage: 1 },
        ],
      },
    });

    p1.play('mars-needs-æmber');

    expect(p2.card('dodger').amber).toBe(1);
    expect(p2.card('bumpsy').amber).toBe(1);
    expect(p2.card('krump').amber).toBe(0);
    expect(p2.card('zorg').amber).toBe(0);
    expect(p1.card('troll').amber).toBe(0);
    expect(p2.amber).toBe(3);
    expect(p1.amber).toBe(3);
  });

  test('with too little amber for all the active player says who captures [4.4.3]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mars-needs-æmber'] },
      p2: {
        amber: 1,
        battleline: [
          { card: 'dodger', damage: 1 },
          { card: 'bumpsy', damage: 2 },
        ],
      },
    });

    p1.play('mars-needs-æmber');
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').amber).toBe(1);
    expect(p2.card('dodger').amber).toBe(0);
    expect(p2.amber).toBe(0);
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

  test('armor of a neighbor prevents its part', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mindworm'] },
      p2: { battleline: ['raiding-knight', 'dodger'] },
    });

    p1.fight('mindworm', p2.card('dodger'));

    expect(p2.card('raiding-knight').damage).toBe(3);
  });

  test('it does not happen when it is attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['mindworm'] },
    });

    p1.fight('troll', p2.card('mindworm'));

    expect(p1.card('bumpsy').damage).toBe(0);
  });
});

describe('Skybooster Squadron', () => {
  test('After Reap: returns to hand', () => {
    const { p1 } = scenario({ p1: { battleline: ['skybooster-squadron', 'blypyp'] } });

    p1.reap('skybooster-squadron');

    expect(p1.hand).toEqual(['skybooster-squadron']);
    expect(p1.battleline).toEqual(['blypyp']);
    expect(p1.amber).toBe(1);
  });

  test('[A8] warded it stays and loses its ward', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'skybooster-squadron', warded: true }] } });

    p1.reap('skybooster-squadron');

    expect(p1.battleline).toEqual(['skybooster-squadron']);
    expect(p1.card('skybooster-squadron').warded).toBe(false);
  });
});

describe('Tyxl Beambuckler', () => {
  test('Play: deals 2 damage to a creature and moves it to a flank of its battleline', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'bumpsy', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('bumpsy'));
    p1.press('left');

    expect(p2.battleline).toEqual(['bumpsy', 'dodger', 'troll']);
    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('a creature that is destroyed is not moved', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'umbra', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['dodger', 'troll']);
  });

  test('a creature saved by its armor is moved all the same [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'raiding-knight', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('raiding-knight'));
    p1.press('right');

    expect(p2.battleline).toEqual(['dodger', 'troll', 'raiding-knight']);
    expect(p2.card('raiding-knight').damage).toBe(0);
  });
});

describe('Xanthyx Harvester', () => {
  test('it cannot be used while it has a neighbor of another house', () => {
    const { p1 } = scenario({ p1: { battleline: ['xanthyx-harvester', 'troll'], house: 'mars' } });

    expect(p1.actions('xanthyx-harvester')).toEqual([]);
  });

  test('After Reap: beside Mars creatures it reaps for 1 amber more', () => {
    const { p1 } = scenario({ p1: { battleline: ['xanthyx-harvester', 'blypyp', 'troll'] } });

    p1.reap('xanthyx-harvester');

    expect(p1.amber).toBe(2);
  });

  test('it is usable again once that neighbor has gone', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', battleline: ['xanthyx-harvester', 'umbra'], hand: ['destroy-them-all'] },
      p2: { battleline: ['troll'] },
    });

    expect(p1.actions('xanthyx-harvester')).toEqual([]);
    p1.play('destroy-them-all');
    p1.choose('umbra');

    expect(p1.actions('xanthyx-harvester')).toEqual(['fight', 'reap']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Zysysyx Shockworm', () => {
  test('after an enemy creature reaps it is stunned, a friendly one is not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'zysysyx-shockworm'] },
      p2: { battleline: ['krump', 'zysysyx-shockworm'] },
    });

    p1.reap('bumpsy');

    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p2.card('krump').stunned).toBe(false);
  });
});

describe('Æmber Conduction Unit', () => {
  test('the first enemy creature that reaps in a turn is stunned, the second is not', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bumpsy', 'krump'] },
      p2: { artifacts: ['æmber-conduction-unit'] },
    });

    p1.reap('bumpsy');
    p1.reap('krump');

    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p1.card('krump').stunned).toBe(false);
  });

  test('it counts anew each turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'krump'] },
      p2: { artifacts: ['æmber-conduction-unit'] },
    });

    p1.reap('bumpsy');
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    p1.press('brobnar');
    p1.reap('krump');

    expect(p1.card('krump').stunned).toBe(true);
  });
});

describe('Containment Field', () => {
  test('after its creature reaps the creature is destroyed', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'bumpsy', upgrades: ['containment-field'] }, 'krump'] },
    });

    p1.reap('bumpsy');

    expect(p1.amber).toBe(1);
    expect(p1.battleline).toEqual(['krump']);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'containment-field']);
  });

  test('fighting is a use as well', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', upgrades: ['containment-field'] }] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.fight('troll', p2.card('bumpsy'));

    expect(p1.discard.toSorted()).toEqual(['containment-field', 'troll']);
    expect(p2.discard).toEqual(['bumpsy']);
  });

  test('being attacked is not a use [8.3.3]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['containment-field'] }] },
    });

    p1.fight('bumpsy', p2.card('troll'));

    expect(p2.battleline).toEqual(['troll']);
  });

  test('to lose a stun is a use [13.1]', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'bumpsy', stunned: true, upgrades: ['containment-field'] }] },
    });

    p1.removeStun('bumpsy');

    expect(p1.battleline).toEqual([]);
  });

  test('on an enemy creature it works on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['containment-field'] },
      p2: { battleline: ['bumpsy', 'krump'] },
    });

    p1.play('containment-field', { on: p2.card('bumpsy') });
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('bumpsy');

    expect(p2.battleline).toEqual(['krump']);
    expect(p1.discard).toEqual(['containment-field']);
  });
});

describe('Destroy Them All!', () => {
  test('Play: destroys an artifact, a creature and an upgrade', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['destroy-them-all'], artifacts: ['commpod'] },
      p2: {
        artifacts: ['cannon'],
        battleline: ['dodger', { card: 'troll', upgrades: ['blood-of-titans', 'duskrunner'] }],
      },
    });

    p1.play('destroy-them-all');
    expect(p1.choices).toEqual(['commpod', 'cannon']);
    p1.choose(p2.card('cannon'));
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('duskrunner'));

    expect(p2.artifacts).toEqual([]);
    expect(p2.battleline).toEqual(['troll']);
    expect(p2.discard.toSorted()).toEqual(['cannon', 'dodger', 'duskrunner']);
  });

  test('what there is none of is left out', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['destroy-them-all'] }, p2: { battleline: ['dodger'] } });

    p1.play('destroy-them-all');
    p1.choose(p2.card('dodger'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('EXTERMINATE! EXTERMINATE!', () => {
  test('Play: for each friendly Mars creature a creature of another house with less power is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['zorg', 'yxilo-bolter', 'troll'] },
      p2: { battleline: ['umbra', 'urchin', 'bumpsy', 'john-smyth', 'krump'] },
    });

    p1.play('exterminate-exterminate');
    expect(p1.choices).toEqual(['umbra', 'urchin', 'bumpsy', 'krump']);
    p1.choose(p2.card('krump'));
    expect(p1.choices).toEqual(['umbra', 'urchin']);
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['urchin', 'bumpsy', 'john-smyth']);
    expect(p1.battleline).toEqual(['zorg', 'yxilo-bolter', 'troll']);
  });

  test('equal power is not lower', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['zorg'] },
      p2: { battleline: [{ card: 'krump', powerCounters: 1 }] },
    });

    p1.play('exterminate-exterminate');

    expect(p2.battleline).toEqual(['krump']);
  });

  test('a friendly creature must be destroyed if there is no other [10.2]', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['zorg', 'bumpsy'] },
    });

    p1.play('exterminate-exterminate');
    p1.choose('bumpsy');

    expect(p1.battleline).toEqual(['zorg']);
  });
});

describe('Hypnobeam', () => {
  test('Play: takes control of an enemy creature, for good [15.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('hypnobeam');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));
    p1.press('right');
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();

    expect(p1.battleline).toEqual(['zorg', 'troll']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.card('troll').owner).toBe('p2');
    expect(p1.buttons).toContain('brobnar');
    p1.press('brobnar');
    p1.reap('troll');
    expect(p1.amber).toBe(1);
  });

  test('without an enemy creature nothing happens', () => {
    const { p1 } = scenario({ p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] } });

    p1.play('hypnobeam');

    expect(p1.battleline).toEqual(['zorg']);
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

describe('Phloxem Spike', () => {
  test('Play: without friendly creatures each creature not on a flank is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['phloxem-spike'] },
      p2: { battleline: ['dodger', 'troll', 'krump', 'umbra'] },
    });

    p1.play('phloxem-spike');

    expect(p2.battleline).toEqual(['dodger', 'umbra']);
  });

  test('with a friendly creature nothing is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['phloxem-spike'], battleline: ['zorg'] },
      p2: { battleline: ['dodger', 'troll', 'krump'] },
    });

    p1.play('phloxem-spike');

    expect(p2.battleline).toEqual(['dodger', 'troll', 'krump']);
  });
});

describe('Storm Crawler', () => {
  test('deals 1 damage when it attacks, whatever its power', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['storm-crawler'] }, p2: { battleline: ['troll'] } });

    p1.fight('storm-crawler', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p1.discard).toEqual(['storm-crawler']);
  });

  test('deals 1 damage when it is attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['storm-crawler'] } });

    p1.fight('bumpsy', p2.card('storm-crawler'));

    expect(p1.card('bumpsy').damage).toBe(1);
    expect(p2.card('storm-crawler').damage).toBe(4);
  });

  test('after an enemy creature reaps it is stunned', () => {
    const { p1 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['storm-crawler'] } });

    p1.reap('bumpsy');

    expect(p1.card('bumpsy').stunned).toBe(true);
  });
});

describe('Destructive Analysis', () => {
  test('Play: 2 damage to a creature, and 2 more for each card purged from the archives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['destructive-analysis'], archives: ['zorg', 'blypyp', 'tunk'] },
      p2: { battleline: ['troll', 'dodger'] },
    });

    p1.play('destructive-analysis');
    p1.choose(p2.card('troll'));
    p1.choose('zorg', 'tunk');

    expect(p2.card('troll').damage).toBe(6);
    expect(p1.archives).toEqual(['blypyp']);
    expect(p1.purged.toSorted()).toEqual(['tunk', 'zorg']);
  });

  test('no card need be purged', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['destructive-analysis'], archives: ['zorg'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('destructive-analysis');
    p1.choose(p2.card('troll'));
    p1.press('done');

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.archives).toEqual(['zorg']);
  });

  test('the damage comes in two parts: armor is used up by the first [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['destructive-analysis'], archives: ['zorg'] },
      p2: { battleline: ['raiding-knight'] },
    });

    p1.play('destructive-analysis');
    p1.choose(p2.card('raiding-knight'));
    p1.choose('zorg');

    expect(p2.card('raiding-knight').damage).toBe(2);
  });

  test('[14.3] an abducted card is not purged: it goes to its owner’s hand and adds no damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['destructive-analysis'], battleline: ['collector-worm'] },
      p2: { battleline: ['bumpsy', 'troll'] },
    });

    p1.fight('collector-worm', p2.card('bumpsy'));
    p1.play('destructive-analysis');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('bumpsy'));

    expect(p2.hand).toEqual(['bumpsy']);
    expect(p2.card('troll').damage).toBe(2);
  });
});

describe('Entropic Manipulator', () => {
  const damaged = [{ card: 'troll', damage: 4 }, 'dodger', { card: 'umbra', damage: 1 }];

  test('Play: damage on one player’s creatures is spread anew among them', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['entropic-manipulator'], battleline: [{ card: 'zorg', damage: 3 }] },
      p2: { battleline: damaged },
    });

    p1.play('entropic-manipulator');
    p1.press(1);
    p1.press('yes');
    expect(p1.choices).toEqual(['troll', 'dodger', 'umbra']);
    for (let point = 0; point < 4; point++) p1.choose(p2.card('dodger'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(4);
    expect(p2.card('umbra').damage).toBe(0);
    expect(p1.card('zorg').damage).toBe(3);
  });

  test('creatures may get more damage than they have power, and are destroyed [13.5]', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['entropic-manipulator'] }, p2: { battleline: damaged } });

    p1.play('entropic-manipulator');
    p1.press('yes');
    for (let point = 0; point < 5; point++) p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['troll', 'dodger']);
    expect(p2.card('troll').damage).toBe(0);
  });

  test('neither armor nor a ward keeps damage away that is not dealt [13.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-manipulator'] },
      p2: {
        battleline: [
          { card: 'troll', damage: 2 },
          { card: 'raiding-knight', warded: true },
        ],
      },
    });

    p1.play('entropic-manipulator');
    p1.press('yes');
    p1.choose(p2.card('raiding-knight'));
    p1.choose(p2.card('raiding-knight'));

    expect(p2.card('raiding-knight').damage).toBe(2);
    expect(p2.card('raiding-knight').warded).toBe(true);
    expect(p2.card('troll').damage).toBe(0);
  });

  test('it may be left as it is', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['entropic-manipulator'] }, p2: { battleline: damaged } });

    p1.play('entropic-manipulator');
    p1.press('no');

    expect(p2.card('troll').damage).toBe(4);
  });

  test('without damage nothing is asked', () => {
    const { p1 } = scenario({ p1: { hand: ['entropic-manipulator'] }, p2: { battleline: ['troll'] } });

    p1.play('entropic-manipulator');

    expect(p1.amber).toBe(1);
  });
});

describe('Extinction', () => {
  test('Play: destroys a creature and each that shares a trait with it; 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['extinction'], battleline: ['headhunter', 'zorg'] },
      p2: { battleline: ['troll', 'dodger', 'bumpsy'] },
    });

    p1.play('extinction');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['zorg']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.chains).toBe(1);
  });

  test('the chain is gained without a creature as well [9.5]', () => {
    const { p1 } = scenario({ p1: { hand: ['extinction'] } });

    p1.play('extinction');

    expect(p1.chains).toBe(1);
  });

  test('a warded creature survives, those like it do not', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['extinction'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'bumpsy'] },
    });

    p1.play('extinction');
    p1.choose(p2.card('troll'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll').warded).toBe(false);
  });
});

describe('Killzord Mk. 9001', () => {
  test('its creature gets +2 armor and +2 power and gains skirmish', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'blypyp', upgrades: ['killzord-mk-9001'] }] },
      p2: { battleline: ['grenade-snib', 'troll'] },
    });

    expect(p1.card('blypyp').power).toBe(4);
    expect(p1.card('blypyp').armor).toBe(2);
    p1.fight('blypyp', p2.card('troll'));

    expect(p1.card('blypyp').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(4);
  });

  test('After Fight: its player gains 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'blypyp', upgrades: ['killzord-mk-9001'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('blypyp', p2.card('troll'));

    expect(p1.chains).toBe(1);
    expect(p2.chains).toBe(0);
  });
});

describe('Martian Generosity', () => {
  test('Play: its player loses all amber and draws 2 cards for each', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['martian-generosity'],
        amber: 1,
        deck: ['zorg', 'blypyp', 'tunk', 'troll', 'bumpsy'],
      },
    });

    p1.play('martian-generosity');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toEqual(['zorg', 'blypyp', 'tunk', 'troll']);
  });

  test('its own bonus amber is lost as well', () => {
    const { p1 } = scenario({ p1: { hand: ['martian-generosity'], deck: ['zorg', 'blypyp', 'tunk'] } });

    p1.play('martian-generosity');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toHaveLength(2);
  });
});

describe('Shard of Hate', () => {
  test('Action: stuns an enemy creature for each friendly Shard', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['shard-of-hate', 'shard-of-pain'], battleline: [] },
      p2: { artifacts: ['shard-of-life'], battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.use('shard-of-hate');
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').stunned).toBe(true);
    expect(p2.card('umbra').stunned).toBe(true);
    expect(p2.card('troll').stunned).toBe(false);
  });

  test('without an enemy creature nothing is asked', () => {
    const { p1 } = scenario({ p1: { house: 'mars', artifacts: ['shard-of-hate'], battleline: ['zorg'] } });

    p1.use('shard-of-hate');

    expect(p1.card('zorg').stunned).toBe(false);
  });
});

describe('Yxlyx Stimrager', () => {
  test('After Fight: deals 2 damage to a creature and moves it to a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['yxlyx-stimrager'] },
      p2: { battleline: ['umbra', 'bumpsy', 'troll', 'krump'] },
    });

    p1.fight('yxlyx-stimrager', p2.card('umbra'));
    p1.choose(p2.card('troll'));
    p1.press('right');

    expect(p2.battleline).toEqual(['bumpsy', 'krump', 'troll']);
    expect(p2.card('troll').damage).toBe(2);
  });
});

describe('Yzphyz Knowdrone', () => {
  test('Play: archives a card; an archived card may be purged to stun a creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone', 'zorg'], archives: ['tunk'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');
    p1.choose('zorg');
    expect(p1.choices).toEqual(['tunk', 'zorg']);
    p1.choose('tunk');
    p1.choose(p2.card('dodger'));

    expect(p1.archives).toEqual(['zorg']);
    expect(p1.purged).toEqual(['tunk']);
    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('declined, no creature is stunned', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone', 'zorg'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');
    p1.choose('zorg');
    p1.press('done');

    expect(p1.archives).toEqual(['zorg']);
    expect(p2.card('dodger').stunned).toBe(false);
  });

  test('with nothing archived there is nothing to purge', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');

    expect(p2.card('dodger').stunned).toBe(false);
  });
});
