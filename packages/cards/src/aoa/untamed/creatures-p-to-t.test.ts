import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Rustgnawer', () => {
  test('Fight: destroys an artifact and gains as much amber as its bonus', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['dust-pixie'], artifacts: ['cannon', 'niffle-grounds'] },
    });

    p1.fight('rustgnawer', p2.card('dust-pixie'));
    p1.choose(p2.card('niffle-grounds'));

    expect(p2.artifacts).toEqual(['cannon']);
    expect(p1.amber).toBe(1);
  });

  test('it gains nothing for an artifact without bonus amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['dust-pixie'], artifacts: ['cannon'] },
    });

    p1.fight('rustgnawer', p2.card('dust-pixie'));
    p1.choose(p2.card('cannon'));

    expect(p2.artifacts).toEqual([]);
    expect(p1.amber).toBe(0);
  });

  test('it does nothing if it is destroyed in the fight [8.3]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['troll'], artifacts: ['cannon'] },
    });

    p1.fight('rustgnawer', p2.card('troll'));

    expect(p2.artifacts).toEqual(['cannon']);
  });
});

describe('Tantadlin', () => {
  test('it deals only 2 damage when it attacks, although its power is 9', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tantadlin'] }, p2: { battleline: ['troll'] } });

    p1.fight('tantadlin', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.card('tantadlin').damage).toBe(8);
  });

  test('it deals only 2 damage when it is attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['tantadlin'] } });

    p1.fight('troll', p2.card('tantadlin'));

    expect(p1.card('troll').damage).toBe(2);
  });

  test('Fight: discards a random card from the opponent’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tantadlin'] },
      p2: { battleline: ['troll'], archives: ['punch', 'anger'], hand: ['bumpsy'] },
    });

    p1.fight('tantadlin', p2.card('troll'));

    expect(p2.archives).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
    expect(p2.hand).toEqual(['bumpsy']);
  });
});

describe('Panpaca, Anga', () => {
  test('all creatures to its right get +2 power, not only its neighbor', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'panpaca-anga', 'flaxia', 'snufflegator'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    expect(p1.card('murmook').power).toBe(3);
    expect(p1.card('panpaca-anga').power).toBe(5);
    expect(p1.card('flaxia').power).toBe(6);
    expect(p1.card('snufflegator').power).toBe(6);
    expect(p2.card('headhunter').power).toBe(5);
  });

  test('its right side is seen from its controller [1.3]', () => {
    const { p2 } = scenario({ p2: { battleline: ['troll', 'panpaca-anga', 'bumpsy'] } });

    expect(p2.card('troll').power).toBe(8);
    expect(p2.card('bumpsy').power).toBe(7);
  });

  test('a creature that is played on that side has the power at once, and one on the other side does not', () => {
    const { p1 } = scenario({
      p1: { battleline: ['panpaca-anga'], hand: ['snufflegator', 'murmook'] },
    });

    p1.play('snufflegator', { flank: 'right' });
    p1.play('murmook', { flank: 'left' });

    expect(p1.card('snufflegator').power).toBe(6);
    expect(p1.card('murmook').power).toBe(3);
  });

  test('creatures that survive only by its power bonus are destroyed with it [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['panpaca-anga', { card: 'murmook', damage: 3 }] },
    });

    p1.fight('troll', p2.card('panpaca-anga'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Panpaca, Jaga', () => {
  test('creatures to its left gain skirmish, and it has skirmish itself', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'troll', 'panpaca-jaga', 'flaxia'] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.fight('murmook', p2.card('bumpsy'));

    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('troll').keywords).toEqual({ skirmish: 1 });
    expect(p1.card('panpaca-jaga').keywords).toEqual({ skirmish: 1 });
    expect(p1.card('flaxia').keywords).toEqual({});
    expect(p2.card('bumpsy').keywords).toEqual({});
  });
});

describe('Po’s Pixies', () => {
  test('amber that is stolen from its player comes from the supply', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'] },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('amber that is captured from its player comes from the supply, and is at most their own amount', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['charette'] },
      p2: { amber: 2, battleline: ['po-s-pixies'] },
    });

    p1.play('charette');

    expect(p1.card('charette').amber).toBe(2);
    expect(p2.amber).toBe(2);
  });

  test('nothing is stolen if its player’s pool is empty', () => {
    const { p1 } = scenario({ p1: { hand: ['urchin'] }, p2: { battleline: ['po-s-pixies'] } });

    p1.play('urchin');

    expect(p1.amber).toBe(0);
  });

  test('amber that its player loses is not replaced', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bumpsy'] },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('bumpsy');

    expect(p2.amber).toBe(2);
  });

  test('amber that its player steals comes from the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'], battleline: [{ card: 'po-s-pixies', house: 'shadows' }], house: 'shadows' },
      p2: { amber: 3 },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(2);
  });

  test('the opponent who reaps with Dimension Door gains 1, and its player keeps their amber [A191]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dimension-door'], battleline: [{ card: 'troll', house: 'logos' }], house: 'logos' },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('dimension-door');
    p1.reap('troll');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('creatures that capture at the same time share the amount in the pool [4.4.3]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['honorable-claim'], battleline: ['sequis', 'francus', 'raiding-knight'] },
      p2: { amber: 2, battleline: ['po-s-pixies'] },
    });

    p1.play('honorable-claim');
    p1.choose('sequis', 'raiding-knight');

    expect(p1.card('sequis').amber).toBe(1);
    expect(p1.card('raiding-knight').amber).toBe(1);
    expect(p1.card('francus').amber).toBe(0);
    expect(p2.amber).toBe(2);
  });

  test('Ether Spider captures amber that would have been stolen, also from the supply', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'] },
      p2: { amber: 3, battleline: ['po-s-pixies', 'ether-spider'] },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(3);
    expect(p2.card('ether-spider').amber).toBe(1);
  });
});

describe('Roxador', () => {
  test('it deals only 2 damage in a fight, and stuns the creature that it attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['roxador'] }, p2: { battleline: ['troll', 'bumpsy'] } });

    p1.fight('roxador', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('troll').stunned).toBe(true);
    expect(p1.card('roxador').damage).toBe(0);
    expect(p2.card('bumpsy').stunned).toBe(false);
  });

  test('an elusive creature that takes no damage is stunned, too', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['roxador'] }, p2: { battleline: ['urchin'] } });

    p1.fight('roxador', p2.card('urchin'));

    expect(p2.card('urchin').damage).toBe(0);
    expect(p2.card('urchin').stunned).toBe(true);
  });
});
