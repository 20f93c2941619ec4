import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('1-2 Punch', () => {
  test('Play: stuns an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['1-2-punch'], battleline: ['troll'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('1-2-punch');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').stunned).toBe(true);
    expect(p2.battleline).toEqual(['dodger', 'umbra']);
    expect(p1.amber).toBe(1);
  });

  test('a creature that was already stunned is destroyed instead [13.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['1-2-punch'] },
      p2: { battleline: [{ card: 'dodger', stunned: true }, 'umbra'] },
    });

    p1.play('1-2-punch');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p2.card('umbra').stunned).toBe(false);
  });

  test('without an enemy creature nothing happens', () => {
    const { p1 } = scenario({ p1: { hand: ['1-2-punch'], battleline: ['troll'] } });

    p1.play('1-2-punch');

    expect(p1.card('troll').stunned).toBe(false);
    expect(p1.discard).toEqual(['1-2-punch']);
  });
});

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

  test('a creature without neighbors is fought alone', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bingle-bangbang', 'grenade-snib'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bingle-bangbang', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.battleline).toEqual(['grenade-snib']);
  });

  test('it does not happen when it is attacked', () => {
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

  test('a lone enemy is on both flanks and takes 2 damage once [1.3.3]', () => {
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

  test('After Fight: returns another Giant, which it must if there is one [10.2]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['drummernaut', 'krump'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('drummernaut', p2.card('umbra'));
    expect(p1.buttons).toEqual([]);
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
  });

  test('alone it stays where it is', () => {
    const { p1 } = scenario({ p1: { hand: ['drummernaut'], battleline: ['grenade-snib'] } });

    p1.play('drummernaut');

    expect(p1.battleline).toEqual(['grenade-snib', 'drummernaut']);
  });
});

describe('First Blood', () => {
  test('Alpha: only as the first thing of a step [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['first-blood', 'bumpsy'], battleline: ['troll'] } });

    expect(p1.actions('first-blood')).toContain('play');
    p1.reap('troll');

    expect(p1.actions('first-blood')).not.toContain('play');
  });

  test('Play: 2 damage for each friendly Brobnar creature, divided among creatures as its player likes [10.7]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['first-blood'], battleline: ['troll', 'bumpsy', 'pit-demon'] },
      p2: { battleline: ['dodger', 'umbra', 'headhunter'] },
    });

    p1.play('first-blood');
    expect(p1.prompt.max).toBe(4);
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p2.card('umbra').damage).toBe(1);
  });

  test('without a friendly Brobnar creature no damage is dealt', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['first-blood'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('first-blood');

    expect(p2.card('dodger').damage).toBe(0);
    expect(p1.amber).toBe(1);
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

describe('Groggins', () => {
  test('can only attack flank creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groggins'] },
      p2: { battleline: ['dodger', 'umbra', 'troll'] },
    });

    expect(() => p1.fight('groggins', p2.card('umbra'))).toThrow('cannot choose umbra');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
    expect(p1.discard).toEqual(['groggins']);
  });

  test('with taunt on the only creature in between it cannot fight at all [12]', () => {
    const { p1 } = scenario({
      p1: { battleline: ['groggins'] },
      p2: { battleline: ['dodger', 'champion-anaphiel', 'umbra'] },
    });

    expect(p1.actions('groggins')).toEqual(['reap']);
  });

  test('others may attack what it may not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groggins', 'troll'] },
      p2: { battleline: ['dodger', 'umbra', 'krump'] },
    });

    p1.fight('troll', p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
  });
});

describe('Groke', () => {
  test('After Fight: the opponent loses 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'], amber: 1 },
      p2: { battleline: ['umbra'], amber: 3 },
    });

    p1.fight('groke', p2.card('umbra'));

    expect(p2.amber).toBe(2);
    expect(p1.amber).toBe(1);
  });

  test('only if it survives the fight [8.3 step 5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'] },
      p2: { battleline: ['troll'], amber: 3 },
    });

    p1.fight('groke', p2.card('troll'));

    expect(p2.amber).toBe(3);
  });

  test('[A52] destroyed by Overlord Greking it comes under the control of Greking’s player, undamaged', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'] },
      p2: { battleline: ['overlord-greking'], amber: 3 },
    });

    p1.fight('groke', p2.card('overlord-greking'));
    p1.press('right');

    expect(p2.battleline).toEqual(['overlord-greking', 'groke']);
    expect(p1.card('groke').damage).toBe(0);
    expect(p2.amber).toBe(3);
  });
});

describe('Into the Fray', () => {
  test('Play: for the turn a friendly Brobnar creature is readied after each fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['into-the-fray'], battleline: ['troll', 'pit-demon'] },
      p2: { battleline: ['umbra', 'urchin', 'silvertooth'] },
    });

    p1.play('into-the-fray');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.fight('troll', p2.card('umbra'));
    p1.fight('troll', p2.card('silvertooth'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.card('troll')).toMatchObject({ exhausted: false, damage: 4 });
  });

  test('reaping does not ready it, and the next turn it is as before', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['into-the-fray'], battleline: ['troll'], houses: ['brobnar'] },
      p2: { battleline: ['umbra', 'silvertooth'], houses: ['shadows'] },
    });

    p1.play('into-the-fray');
    p1.choose('troll');
    p1.reap('troll');
    expect(p1.card('troll').exhausted).toBe(true);
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();
    p1.press('brobnar');
    p1.fight('troll', p2.card('umbra'));

    expect(p1.card('troll').exhausted).toBe(true);
  });
});

describe('Lollop the Titanic', () => {
  test('deals no damage when attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['lollop-the-titanic'] },
    });

    p1.fight('troll', p2.card('lollop-the-titanic'));

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('lollop-the-titanic').damage).toBe(8);
  });

  test('deals its damage when it attacks', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['lollop-the-titanic'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('lollop-the-titanic', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
    expect(p1.card('lollop-the-titanic').damage).toBe(8);
  });
});

describe('Pound', () => {
  test('Play: 2 damage to a creature and 1 to each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pound'] },
      p2: { battleline: ['dodger', 'troll', 'krump', 'umbra'] },
    });

    p1.play('pound');
    p1.choose(p2.card('troll'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(1);
    expect(p2.card('umbra').damage).toBe(0);
  });

  test('armor prevents the splash of its bearer alone', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pound'] },
      p2: { battleline: ['raiding-knight', 'troll', 'krump'] },
    });

    p1.play('pound');
    p1.choose(p2.card('troll'));

    expect(p2.card('raiding-knight').damage).toBe(0);
    expect(p2.card('krump').damage).toBe(1);
  });
});

test('Flamethrower: 1 damage to a creature and 1 to each of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['flamethrower'], battleline: ['bumpsy'] },
    p2: { battleline: ['dodger', 'troll', 'krump'] },
  });

  p1.use('flamethrower');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').damage).toBe(1);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.card('krump').damage).toBe(0);
  expect(p1.card('flamethrower').exhausted).toBe(true);
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

  test('alone in play it must be the creature itself [10.1]', () => {
    const { p1 } = scenario({ p1: { hand: ['flamewake-shaman'] } });

    p1.play('flamewake-shaman');
    expect(p1.choices).toEqual(['flamewake-shaman']);
    p1.choose('flamewake-shaman');

    expect(p1.card('flamewake-shaman').damage).toBe(2);
  });
});

describe('Gargantes Scrapper', () => {
  test('Play: with 3 amber or more deals 3 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gargantes-scrapper'], battleline: ['troll'], amber: 3 },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('gargantes-scrapper');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
  });

  test('with less it deals none', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gargantes-scrapper'], amber: 2 },
      p2: { battleline: ['dodger'] },
    });

    p1.play('gargantes-scrapper');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('Alpha: not after another card was played [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['gargantes-scrapper', 'bumpsy'] } });

    p1.play('bumpsy');

    expect(p1.actions('gargantes-scrapper')).not.toContain('play');
  });
});

describe('Grump Buggy', () => {
  test('each player’s keys cost 1 more for each creature of power 5 or more the other controls', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['grump-buggy'], battleline: ['troll', 'bumpsy', 'grenade-snib'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    expect(p2.keyCost).toBe(8);
    expect(p1.keyCost).toBe(7);
  });

  test('power counters count', () => {
    const { p2 } = scenario({
      p1: { artifacts: ['grump-buggy'], battleline: [{ card: 'grenade-snib', powerCounters: 3 }] },
    });

    expect(p2.keyCost).toBe(7);
  });
});

describe('Little Rapscal', () => {
  test('creatures of both sides must fight when used, if they can', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['little-rapscal', 'troll'], houses: ['brobnar'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    expect(p1.actions('troll')).toEqual(['fight']);
    expect(p1.actions('little-rapscal')).toEqual(['fight']);
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('dodger')).toEqual(['fight']);
  });

  test('without an enemy they may reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['little-rapscal', 'troll'] } });

    p1.reap('troll');

    expect(p1.amber).toBe(1);
  });

  test('a stunned creature loses its stun [13.3]', () => {
    const { p1 } = scenario({
      p1: { battleline: ['little-rapscal', { card: 'troll', stunned: true }] },
      p2: { battleline: ['dodger'] },
    });

    p1.removeStun('troll');

    expect(p1.card('troll').stunned).toBe(false);
  });

  test('[A68] a blank creature still must fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['shadow-of-dis'], battleline: ['little-rapscal'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.play('shadow-of-dis');
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('dodger')).toEqual(['fight']);
  });
});

describe('Ogopogo', () => {
  test('after it attacks and destroys a creature, its controller may deal 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('umbra'));
    p1.choose('ogopogo');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
  });

  test('the damage is optional', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('umbra'));
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('not if the creature survives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['lollop-the-titanic', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('lollop-the-titanic'));

    expect(p2.card('lollop-the-titanic').damage).toBe(6);
  });

  test('not when it destroys a creature that attacks it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'troll'] },
      p2: { battleline: ['ogopogo'] },
    });

    p1.fight('bumpsy', p2.card('ogopogo'));

    expect(p1.discard).toEqual(['bumpsy']);
    expect(p1.card('troll').damage).toBe(0);
  });

  test('not when both creatures are destroyed [11.3.8]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['champion-tabris', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('champion-tabris'));

    expect(p1.discard).toEqual(['ogopogo']);
    expect(p2.card('dodger').damage).toBe(0);
  });
});

describe('The Flex', () => {
  test('Play: exhausts a ready friendly Brobnar creature and gains half of its power, rounded down', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['the-flex'],
        battleline: ['bumpsy', { card: 'troll', exhausted: true }, 'pit-demon', 'headhunter'],
      },
      p2: { battleline: ['krump'] },
    });

    p1.play('the-flex');
    expect(p1.choices).toEqual(['bumpsy', 'headhunter']);
    p1.choose('bumpsy');

    expect(p1.card('bumpsy').exhausted).toBe(true);
    expect(p1.card('headhunter').exhausted).toBe(false);
    expect(p1.amber).toBe(2);
  });

  test('without a ready Brobnar creature nothing is gained', () => {
    const { p1 } = scenario({
      p1: { hand: ['the-flex'], battleline: [{ card: 'troll', exhausted: true }, 'pit-demon'] },
    });

    p1.play('the-flex');

    expect(p1.amber).toBe(0);
    expect(p1.card('pit-demon').exhausted).toBe(false);
  });
});

describe('Bellowing Patrizate', () => {
  test('while it is ready, each creature takes 1 damage after it enters play, on either side', () => {
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

  test('while it is exhausted, none does', () => {
    const { p1 } = scenario({
      p1: { hand: ['troll'], battleline: [{ card: 'bellowing-patrizate', exhausted: true }] },
    });

    p1.play('troll');

    expect(p1.card('troll').damage).toBe(0);
  });

  test('it enters play exhausted and hurts nobody then, not even itself', () => {
    const { p1 } = scenario({ p1: { hand: ['bellowing-patrizate'], battleline: ['krump'] } });

    p1.play('bellowing-patrizate');

    expect(p1.card('bellowing-patrizate').damage).toBe(0);
    expect(p1.card('krump').damage).toBe(0);
  });
});

describe('Cybergiant Rig', () => {
  test('Play: fully heals the creature and gives it a +1 power counter for each damage healed', () => {
    const { p1 } = scenario({
      p1: { hand: ['cybergiant-rig'], battleline: [{ card: 'troll', damage: 3 }] },
    });

    p1.play('cybergiant-rig', { on: 'troll' });

    expect(p1.card('troll')).toMatchObject({ damage: 0, powerCounters: 3, power: 11 });
    expect(p1.amber).toBe(1);
  });

  test('an undamaged creature gets no counter', () => {
    const { p1, game } = scenario({ p1: { hand: ['cybergiant-rig'], battleline: ['troll'] } });

    p1.play('cybergiant-rig', { on: 'troll' });

    expect(p1.card('troll').powerCounters).toBe(0);
    expect(game.log().filter((line) => line.includes('counter'))).toEqual([]);
  });

  test('at the end of its controller’s turn the creature loses a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: [{ card: 'troll', powerCounters: 2, upgrades: ['cybergiant-rig'] }],
        houses: ['brobnar'],
      },
      p2: { houses: ['shadows'] },
    });

    p1.endTurn();
    expect(p1.card('troll').powerCounters).toBe(1);
    p2.press('shadows');
    p2.endTurn();

    expect(p1.card('troll').powerCounters).toBe(1);
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

  test('so does the opponent after they forge one', () => {
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

describe('Grumpus Tamer', () => {
  test('After Reap: finds a War Grumpus in the deck and shuffles the deck', () => {
    const { p1, game } = scenario({
      p1: { battleline: ['grumpus-tamer'], deck: ['troll', 'war-grumpus', 'bumpsy'] },
    });

    p1.reap('grumpus-tamer');
    p1.choose('war-grumpus');

    expect(p1.hand).toEqual(['war-grumpus']);
    expect(p1.deck.toSorted()).toEqual(['bumpsy', 'troll']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('the War Grumpus may come from the discard pile', () => {
    const { p1, game } = scenario({
      p1: { battleline: ['grumpus-tamer'], deck: ['troll'], discard: ['war-grumpus', 'krump'] },
    });

    p1.reap('grumpus-tamer');
    expect(p1.choices).toEqual(['war-grumpus']);
    p1.choose('war-grumpus');

    expect(p1.hand).toEqual(['war-grumpus']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('without one the deck is shuffled all the same [14.39]', () => {
    const { p1, game } = scenario({ p1: { battleline: ['grumpus-tamer'], deck: ['troll', 'bumpsy'] } });

    p1.reap('grumpus-tamer');

    expect(p1.hand).toEqual([]);
    expect(game.player('p1').deckShuffles).toBe(1);
  });
});

describe('Might Makes Right', () => {
  test('Play: creatures of total power 25 may be destroyed to forge a key at no cost', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['might-makes-right'],
        battleline: ['kelifi-dragon', 'troll', 'bumpsy', 'grenade-snib'],
      },
      p2: { battleline: ['krump'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    expect(p1.choices).toEqual(['kelifi-dragon', 'troll', 'bumpsy', 'grenade-snib']);
    p1.choose('kelifi-dragon', 'troll', 'bumpsy');
    p1.press('red');

    expect(p1.battleline).toEqual(['grenade-snib']);
    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(1);
  });

  test('a selection of less power cannot be confirmed', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['kelifi-dragon', 'troll', 'bumpsy'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll');
    expect(p1.buttons).toEqual([]);
    p1.choose('bumpsy');
    p1.press('red');

    expect(p1.battleline).toEqual([]);
    expect(p1.keys).toBe(1);
  });

  test('it may be declined', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['kelifi-dragon', 'troll', 'bumpsy'] },
    });

    p1.play('might-makes-right');
    p1.press('done');

    expect(p1.battleline).toEqual(['kelifi-dragon', 'troll', 'bumpsy']);
    expect(p1.keys).toBe(0);
  });

  test('with less power among all friendly creatures nobody is asked', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['kelifi-dragon'] },
    });

    p1.play('might-makes-right');

    expect(p1.battleline).toEqual(['troll', 'bumpsy']);
    expect(p1.keys).toBe(0);
  });

  test('if a ward saves one of them, no key is forged [9.5]', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['might-makes-right'],
        battleline: [{ card: 'kelifi-dragon', warded: true }, 'troll', 'bumpsy'],
      },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll', 'bumpsy');

    expect(p1.battleline).toEqual(['kelifi-dragon']);
    expect(p1.keys).toBe(0);
  });
});

describe('Shard of Strength', () => {
  test('Action: puts a +1 power counter on a friendly creature for each friendly Shard', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-strength', 'shard-of-pain'], battleline: ['troll', 'bumpsy'] },
      p2: { artifacts: ['shard-of-pain'], battleline: ['krump'] },
    });

    p1.use('shard-of-strength');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose('troll');
    p1.choose('troll');

    expect(p1.card('troll').powerCounters).toBe(2);
  });

  test('the counters may go to different creatures', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-strength', 'shard-of-pain'], battleline: ['troll', 'bumpsy'] },
    });

    p1.use('shard-of-strength');
    p1.choose('troll');
    p1.choose('bumpsy');

    expect(p1.card('troll').powerCounters).toBe(1);
    expect(p1.card('bumpsy').powerCounters).toBe(1);
  });
});

describe('Signal Fire', () => {
  test('Omni: destroyed, it lets friendly Brobnar creatures fight whatever the active house [8.4]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: ['signal-fire'], battleline: ['troll', 'headhunter', 'ancient-bear'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    expect(p1.actions('troll')).toEqual([]);
    p1.use('signal-fire');

    expect(p1.discard).toEqual(['signal-fire']);
    expect(p1.actions('troll')).toEqual(['fight']);
    expect(p1.actions('ancient-bear')).toEqual([]);
    p1.fight('troll', p2.card('umbra'));
    p1.fight('headhunter', p2.card('dodger'));

    expect(p1.amber).toBe(0);
    expect(p2.battleline).toEqual([]);
  });
});

describe('War Grumpus', () => {
  test('After Reap: readies and fights with a neighboring Giant', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: [{ card: 'troll', exhausted: true }, 'war-grumpus', 'grenade-snib', 'krump'],
      },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('war-grumpus');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('troll')).toMatchObject({ exhausted: true, damage: 5 });
  });

  test('After Fight: the same', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['war-grumpus', 'krump'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('war-grumpus', p2.card('umbra'));
    p1.choose('krump');
    p1.choose(p2.card('dodger'));

    expect(p2.discard.toSorted()).toEqual(['dodger', 'umbra']);
    expect(p1.card('krump').damage).toBe(5);
  });

  test('without a neighboring Giant nobody fights', () => {
    const { p1 } = scenario({
      p1: { battleline: ['war-grumpus', 'grenade-snib', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('war-grumpus');

    expect(p1.card('troll').exhausted).toBe(false);
    expect(p1.amber).toBe(1);
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
