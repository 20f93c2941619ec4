import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Dharna', () => {
  test('Play: gains 1 amber for each damaged friendly creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['dharna'],
        battleline: [{ card: 'troll', damage: 1 }, { card: 'flaxia', damage: 2 }, 'murmook'],
      },
      p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
    });

    p1.play('dharna');

    expect(p1.amber).toBe(2);
  });

  test('Reap: heals 2 damage from a friendly creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['dharna', { card: 'troll', damage: 3 }] },
      p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
    });

    p1.reap('dharna');
    expect(p1.choices).toEqual(['dharna', 'troll']);
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(1);
  });
});

describe('Duskwitch', () => {
  test('Omega: its step ends once it has been played [12]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['duskwitch', 'snufflegator'], battleline: ['murmook'] },
      p2: { houses: ['dis'] },
    });

    p1.play('duskwitch');

    expect(p2.prompt.purpose).toBe('active-house');
    expect(p1.hand).toEqual(['snufflegator']);
  });

  test('a creature that its player plays under the opponent’s control enters ready [A301]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        battleline: ['duskwitch'],
        hand: [{ card: 'scowly-caper', house: 'untamed' }],
      },
    });

    p1.play('scowly-caper');

    expect(p1.card('scowly-caper')).toMatchObject({ controller: 'p2', exhausted: false });
  });

  test('abilities that react to its play resolve before the step ends [A169]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['full-moon', 'duskwitch'], battleline: ['hunting-witch'] },
      p2: { houses: ['dis'] },
    });

    p1.play('full-moon');
    p1.play('duskwitch');
    p1.choose('hunting-witch');

    expect(p1.amber).toBe(2);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('friendly creatures enter play ready', () => {
    const { p1 } = scenario({ p1: { battleline: ['duskwitch'], hand: ['snufflegator'] } });

    p1.play('snufflegator');

    expect(p1.card('snufflegator').exhausted).toBe(false);
  });

  test('artifacts and creatures of the opponent enter play exhausted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['duskwitch'], hand: ['world-tree'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.play('world-tree');
    expect(p1.card('world-tree').exhausted).toBe(true);
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');

    expect(p2.card('headhunter').exhausted).toBe(true);
  });

  test('Elusive: the first attack of a turn deals no damage', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['duskwitch'] } });

    p1.fight('troll', p2.card('duskwitch'));

    expect(p2.battleline).toEqual(['duskwitch']);
  });
});

describe('Glimmer', () => {
  test('Play: returns a card from the discard pile to hand', () => {
    const { p1 } = scenario({
      p1: { hand: ['glimmer'], discard: ['fogbank', 'murmook'] },
      p2: { discard: ['troll'] },
    });

    p1.play('glimmer');
    expect(p1.choices).toEqual(['fogbank', 'murmook']);
    p1.choose('fogbank');

    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.discard).toEqual(['murmook']);
  });

  test('Alpha: cannot be played after anything else was done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['glimmer', 'dust-pixie'], battleline: ['murmook'] } });

    expect(p1.actions('glimmer')).toEqual(['play', 'discard']);
    p1.reap('murmook');

    expect(p1.actions('glimmer')).toEqual(['discard']);
  });
});

describe('Grovekeeper', () => {
  test('at the end of its player’s turn each neighbor gets a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'grovekeeper', 'troll', 'flaxia'] },
      p2: { houses: ['dis'] },
    });

    p1.endTurn();
    expect(p1.card('murmook').powerCounters).toBe(1);
    expect(p1.card('troll').power).toBe(9);
    p2.press('dis');
    p2.endTurn();

    expect(p1.card('murmook').powerCounters).toBe(1);
    expect(p1.card('flaxia').powerCounters).toBe(0);
    expect(p1.card('grovekeeper').powerCounters).toBe(0);
  });
});

describe('Knoxx', () => {
  test('gets +3 power for each neighbor', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'knoxx', 'troll'] },
      p2: { battleline: ['knoxx'] },
    });

    expect(p1.card('knoxx').power).toBe(9);
    expect(p2.card('knoxx').power).toBe(3);
  });

  test('it is destroyed as soon as it has too few neighbors for its damage [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snufflegator'] },
      p2: { battleline: ['dust-pixie', { card: 'knoxx', damage: 5 }] },
    });

    p1.fight('snufflegator', p2.card('dust-pixie'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Marmo Swarm', () => {
  test('gets +1 power for each amber in its controller’s pool', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 4, battleline: ['marmo-swarm'] },
      p2: { battleline: ['marmo-swarm'] },
    });

    p1.reap('marmo-swarm');

    expect(p1.card('marmo-swarm').power).toBe(7);
    expect(p2.card('marmo-swarm').power).toBe(2);
  });

  test('under the opponent’s control it counts the opponent’s pool [A108]', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 3, hand: ['harland-mindlock'] },
      p2: { amber: 1, battleline: ['marmo-swarm'] },
    });

    p1.play('harland-mindlock');
    p1.choose(p2.card('marmo-swarm'));
    p1.press('left');

    expect(p2.card('marmo-swarm').power).toBe(5);
  });

  test('it is destroyed by earlier damage when that amber is gone [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bumpsy'] },
      p2: { amber: 1, battleline: [{ card: 'marmo-swarm', damage: 2 }] },
    });

    p1.play('bumpsy');

    expect(p2.discard).toEqual(['marmo-swarm']);
  });
});

describe('Æmberspine Mongrel', () => {
  test('gains 1 amber after the opponent reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['æmberspine-mongrel'] },
    });

    p1.reap('bumpsy');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('it gains nothing after its own player reaps', () => {
    const { p1 } = scenario({ p1: { battleline: ['æmberspine-mongrel'] } });

    p1.reap('æmberspine-mongrel');

    expect(p1.amber).toBe(1);
  });

  test('Hazardous 3: deals 3 damage to an attacker before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snufflegator'] },
      p2: { battleline: ['æmberspine-mongrel'] },
    });

    p1.fight('snufflegator', p2.card('æmberspine-mongrel'));

    expect(p1.card('snufflegator').damage).toBe(3);
  });
});

describe('Bumblebird', () => {
  test('Play: gives two +1 power counters to each other friendly Untamed creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['bumblebird'], battleline: ['murmook', 'troll', 'flaxia'] },
      p2: { battleline: ['halacor'] },
    });

    p1.play('bumblebird');

    expect(p1.card('murmook').powerCounters).toBe(2);
    expect(p1.card('flaxia').power).toBe(6);
    expect(p1.card('troll').powerCounters).toBe(0);
    expect(p1.card('bumblebird').powerCounters).toBe(0);
    expect(p2.card('halacor').powerCounters).toBe(0);
  });

  test('Alpha: cannot be played after another card [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['bumblebird', 'dust-pixie'] } });

    p1.play('dust-pixie');

    expect(p1.actions('bumblebird')).toEqual(['discard']);
  });
});

describe('Fanghouse', () => {
  test('Assault 3: deals 3 damage before the fight when it attacks', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['fanghouse'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('fanghouse', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
    expect(p1.discard).toEqual(['fanghouse']);
  });

  test('Hazardous 3: deals 3 damage to an attacker before the fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: ['fanghouse'] },
    });

    p1.fight('troll', p2.card('fanghouse'));

    expect(p1.card('troll').damage).toBe(6);
    expect(p2.discard).toEqual(['fanghouse']);
  });
});
