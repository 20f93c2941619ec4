import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bingle Bangbang', () => {
  test('Before Fight: deals 5 damage to each neighbor of the creature it fights', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bingle-bangbang'] },
      p2: { battleline: ['pit-demon', 'umbra', 'troll', 'dodger'] },
    });

    p1.fight('bingle-bangbang', p2.card('umbra'));

    expect(p2.battleline).toEqual(['troll', 'dodger']);
    expect(p2.card('troll').damage).toBe(5);
    expect(p2.card('dodger').damage).toBe(0);
    expect(p1.discard).toEqual(['bingle-bangbang']);
  });

  test('no other creature is dealt damage if the target has no neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bingle-bangbang', 'grenade-snib'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bingle-bangbang', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.battleline).toEqual(['grenade-snib']);
  });

  test('no damage is dealt before a fight in which it is attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'headhunter'] },
      p2: { battleline: ['bingle-bangbang'] },
    });

    p1.fight('troll', p2.card('bingle-bangbang'));

    expect(p1.card('headhunter').damage).toBe(0);
  });
});

describe('Brammo', () => {
  test('Play: deals 2 damage to each enemy flank creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['brammo'] },
      p2: { battleline: ['dodger', 'pit-demon', 'umbra'] },
    });

    p1.play('brammo');

    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('pit-demon').damage).toBe(0);
    expect(p2.discard).toEqual(['umbra']);
    expect(p1.card('brammo').damage).toBe(0);
  });

  test('a lone enemy creature is on both flanks and takes 2 damage only once [1.3.3]', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['brammo'] }, p2: { battleline: ['dodger'] } });

    p1.play('brammo');

    expect(p2.card('dodger').damage).toBe(2);
  });
});

test('Cowfyne: before a fight, 2 damage to each neighbor of the creature it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['cowfyne'] },
    p2: { battleline: ['pit-demon', 'troll', 'umbra', 'dodger'] },
  });

  p1.fight('cowfyne', p2.card('troll'));

  expect(p2.card('pit-demon').damage).toBe(2);
  expect(p2.card('troll').damage).toBe(5);
  expect(p2.card('dodger').damage).toBe(0);
  expect(p2.discard).toEqual(['umbra']);
});

describe('Drummernaut', () => {
  test('Play: returns another friendly Giant creature to its owner’s hand', () => {
    const { p1 } = scenario({
      p1: { hand: ['drummernaut'], battleline: ['troll', 'grenade-snib', 'krump'] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.play('drummernaut');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.battleline).toEqual(['grenade-snib', 'krump', 'drummernaut']);
  });

  test('After Reap: returns another Giant', () => {
    const { p1 } = scenario({ p1: { battleline: ['drummernaut', 'krump'] } });

    p1.reap('drummernaut');
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
    expect(p1.amber).toBe(1);
  });

  test('After Fight: returns another Giant, which is mandatory if there is one [10.2]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['drummernaut', 'krump'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('drummernaut', p2.card('umbra'));
    expect(p1.buttons).toEqual([]);
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
  });

  test('it stays where it is without another Giant', () => {
    const { p1 } = scenario({ p1: { hand: ['drummernaut'], battleline: ['grenade-snib'] } });

    p1.play('drummernaut');

    expect(p1.battleline).toEqual(['grenade-snib', 'drummernaut']);
  });
});

describe('Foozle', () => {
  test('After Reap: gains 1 amber if an enemy creature was destroyed this turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['foozle', 'troll'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('troll', p2.card('umbra'));
    p1.reap('foozle');

    expect(p1.amber).toBe(2);
  });

  test('a friendly creature that was destroyed does not count', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['foozle', 'looter-goblin'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('looter-goblin', p2.card('troll'));
    p1.reap('foozle');

    expect(p1.discard).toEqual(['looter-goblin']);
    expect(p1.amber).toBe(1);
  });
});

describe('Flamewake Shaman', () => {
  test('Play: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['flamewake-shaman'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('flamewake-shaman');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
  });

  test('it must choose itself if no other creature is in play [10.1]', () => {
    const { p1 } = scenario({ p1: { hand: ['flamewake-shaman'] } });

    p1.play('flamewake-shaman');
    expect(p1.choices).toEqual(['flamewake-shaman']);
    p1.choose('flamewake-shaman');

    expect(p1.card('flamewake-shaman').damage).toBe(2);
  });
});

describe('Bellowing Patrizate', () => {
  test('while it is ready, each creature of either player takes 1 damage after it enters play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['troll'], battleline: ['bellowing-patrizate'], houses: ['brobnar'] },
      p2: { hand: ['umbra'], houses: ['shadows'] },
    });

    p1.play('troll');
    expect(p1.card('troll').damage).toBe(1);
    p1.endTurn();
    p2.press('shadows');
    p2.play('umbra');

    expect(p2.card('umbra').damage).toBe(1);
  });

  test('while it is exhausted, creatures that enter play take no damage', () => {
    const { p1 } = scenario({
      p1: { hand: ['troll'], battleline: [{ card: 'bellowing-patrizate', exhausted: true }] },
    });

    p1.play('troll');

    expect(p1.card('troll').damage).toBe(0);
  });

  test('it enters play exhausted and damages no creature, including itself', () => {
    const { p1 } = scenario({ p1: { hand: ['bellowing-patrizate'], battleline: ['krump'] } });

    p1.play('bellowing-patrizate');

    expect(p1.card('bellowing-patrizate').damage).toBe(0);
    expect(p1.card('krump').damage).toBe(0);
  });
});

describe('Forgemaster Og', () => {
  test('after its controller forges a key, they lose the rest of their amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['forgemaster-og'], amber: 9 },
      p2: { houses: ['shadows'], amber: 4 },
    });

    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(4);
  });

  test('the opponent also loses the rest of their amber after they forge a key', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['forgemaster-og'], amber: 3 },
      p2: { houses: ['shadows'], amber: 8 },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(0);
    expect(p1.amber).toBe(3);
  });

  test.each([
    ['forgemaster-og', 0],
    ['interdimensional-graft', 2],
  ] as const)('[A185] the active player lets %s come first, and its player has %d amber', (first, amber) => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['interdimensional-graft'], battleline: ['forgemaster-og'] },
      p2: { houses: ['shadows'], amber: 8 },
    });

    p1.play('interdimensional-graft');
    const before = p1.amber;
    p1.endTurn();
    p2.press('red');
    p2.choose(p1.card(first));

    expect(p2.amber).toBe(0);
    expect(p1.amber - before).toBe(amber);
  });
});

describe('Culf the Quiet', () => {
  test('takes and deals no damage the first time it is attacked', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: ['culf-the-quiet'] },
    });

    p1.fight('troll', p2.card('culf-the-quiet'));

    expect(p2.card('culf-the-quiet').damage).toBe(0);
    expect(p1.card('troll').damage).toBe(0);
  });
});
