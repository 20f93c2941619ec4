import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Witch of the Wilds', () => {
  test('one Untamed card may be played on each turn of another house', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds'],
        hand: ['dust-pixie', 'snufflegator', 'ember-imp'],
      },
    });

    expect(p1.actions('ember-imp')).toEqual([]);
    p1.play('dust-pixie');

    expect(p1.amber).toBe(2);
    expect(p1.actions('snufflegator')).toEqual([]);
  });

  test('two copies allow two cards', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds', 'witch-of-the-wilds'],
        hand: ['dust-pixie', 'snufflegator', 'murmook'],
      },
    });

    p1.play('dust-pixie');
    p1.play('snufflegator');

    expect(p1.actions('murmook')).toEqual([]);
  });

  test('it allows playing an Untamed card, and not discarding one', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: ['witch-of-the-wilds'], hand: ['fogbank'] },
    });

    expect(p1.actions('fogbank')).toEqual(['play']);
  });

  test('it cannot be used while another house is active', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['witch-of-the-wilds'] } });

    expect(p1.actions('witch-of-the-wilds')).toEqual([]);
  });

  test('it allows one card again each turn', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds', 'troll'],
        hand: ['snufflegator', 'murmook'],
      },
      p2: { houses: ['dis'] },
    });

    p1.play('snufflegator');
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('brobnar');
    p1.play('murmook');

    expect(p1.battleline).toEqual(['witch-of-the-wilds', 'troll', 'snufflegator', 'murmook']);
  });
});

describe('Kindrith Longshot', () => {
  test('Reap: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kindrith-longshot'] },
      p2: { battleline: ['sequis'] },
    });

    p1.reap('kindrith-longshot');
    p1.choose(p2.card('sequis'));

    expect(p2.card('sequis').armor).toBe(0);
    expect(p2.card('sequis').damage).toBe(0);
  });

  test('Skirmish and Elusive: takes no damage when it attacks or when it is attacked for the first time in a turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kindrith-longshot'] },
      p2: { battleline: ['troll', 'kindrith-longshot'] },
    });

    p1.fight('kindrith-longshot', p2.card('kindrith-longshot'));

    expect(p2.card('kindrith-longshot').damage).toBe(0);
    expect(p1.card('kindrith-longshot').damage).toBe(0);
  });
});

describe('Snufflegator', () => {
  test('Skirmish: takes no damage in return when it attacks', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['snufflegator'] }, p2: { battleline: ['troll'] } });

    p1.fight('snufflegator', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
    expect(p1.card('snufflegator').damage).toBe(0);
  });
});

describe('Lupo the Scarred', () => {
  test('Play: deals 2 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lupo-the-scarred'], battleline: ['murmook'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.play('lupo-the-scarred');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('no damage is dealt without an enemy creature', () => {
    const { p1 } = scenario({ p1: { hand: ['lupo-the-scarred'], battleline: ['murmook'] } });

    p1.play('lupo-the-scarred');

    expect(p1.card('murmook').damage).toBe(0);
  });
});

describe('Mighty Tiger', () => {
  test('Play: deals 4 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mighty-tiger'] }, p2: { battleline: ['troll', 'dodger'] } });

    p1.play('mighty-tiger');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });

  test('a ward prevents the damage [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mighty-tiger'] },
      p2: { battleline: [{ card: 'ember-imp', warded: true }] },
    });

    p1.play('mighty-tiger');
    p1.choose(p2.card('ember-imp'));

    expect(p2.card('ember-imp').warded).toBe(false);
    expect(p2.card('ember-imp').damage).toBe(0);
  });
});

describe('Murmook', () => {
  test('the opponent’s keys cost 1 more, and its player’s keys do not', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['murmook'] } });

    expect(p1.keyCost).toBe(6);
    expect(p2.keyCost).toBe(7);
  });

  test('two copies add up', () => {
    const { p2 } = scenario({ p1: { battleline: ['murmook', 'murmook'] } });

    expect(p2.keyCost).toBe(8);
  });
});

describe('Mushroom Man', () => {
  test('gets +3 power for each of its controller’s unforged keys', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mushroom-man'] },
      p2: { keys: 1, battleline: ['mushroom-man'] },
    });

    expect(p1.card('mushroom-man').power).toBe(11);
    expect(p2.card('mushroom-man').power).toBe(8);
  });

  test('under the opponent’s control it counts the opponent’s unforged keys [A108]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', keys: 2, hand: ['harland-mindlock'] },
      p2: { battleline: ['mushroom-man'] },
    });

    p1.play('harland-mindlock');
    p1.choose(p2.card('mushroom-man'));
    p1.press('left');

    expect(p1.battleline).toEqual(['mushroom-man', 'harland-mindlock']);
    expect(p2.card('mushroom-man').power).toBe(5);
  });

  test('it is destroyed by its damage when its player forges a key [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', houses: ['untamed'] },
      p2: { amber: 6, battleline: [{ card: 'mushroom-man', damage: 9 }] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.discard).toEqual(['mushroom-man']);
  });
});

describe('Niffle Ape', () => {
  test('ignores taunt and elusive while attacking', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-ape'] },
      p2: { battleline: ['champion-anaphiel', 'urchin'] },
    });

    p1.fight('niffle-ape', p2.card('urchin'));

    expect(p2.battleline).toEqual(['champion-anaphiel']);
  });

  test('other attacking creatures do not ignore taunt and elusive', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-ape', 'snufflegator'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('snufflegator', p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
  });
});

describe('Niffle Queen', () => {
  test('other friendly Beasts and Niffles get +1 power each, and a creature that is both gets +2', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-queen', 'niffle-ape', 'snufflegator', 'teliga'] },
      p2: { battleline: ['niffle-ape'] },
    });

    expect(p1.card('niffle-queen').power).toBe(6);
    expect(p1.card('niffle-ape').power).toBe(5);
    expect(p1.card('snufflegator').power).toBe(5);
    expect(p1.card('teliga').power).toBe(3);
    expect(p2.card('niffle-ape').power).toBe(3);
  });
});

describe('Piranha Monkeys', () => {
  test('Play: deals 2 damage to each other creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['piranha-monkeys'], battleline: ['dew-faerie', 'murmook'] },
      p2: { battleline: ['troll', 'sequis'] },
    });

    p1.play('piranha-monkeys');

    expect(p1.battleline).toEqual(['murmook', 'piranha-monkeys']);
    expect(p1.card('murmook').damage).toBe(2);
    expect(p1.card('piranha-monkeys').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('sequis').damage).toBe(0);
  });

  test('Reap: deals 2 damage to each other creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['piranha-monkeys'] }, p2: { battleline: ['troll'] } });

    p1.reap('piranha-monkeys');

    expect(p2.card('troll').damage).toBe(2);
  });
});

describe('Teliga', () => {
  test('gains 1 amber each time the opponent plays a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['teliga'], hand: ['snufflegator'] },
      p2: { houses: ['brobnar'], hand: ['headhunter', 'cannon'] },
    });

    p1.play('snufflegator');
    expect(p1.amber).toBe(0);
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');
    p2.play('cannon');

    expect(p1.amber).toBe(1);
  });
});

describe('Witch of the Eye', () => {
  test('Reap: returns a card from the discard pile to hand', () => {
    const { p1 } = scenario({
      p1: { battleline: ['witch-of-the-eye'], discard: ['fogbank', 'world-tree'] },
    });

    p1.reap('witch-of-the-eye');
    p1.choose('world-tree');

    expect(p1.hand).toEqual(['world-tree']);
    expect(p1.discard).toEqual(['fogbank']);
  });
});
