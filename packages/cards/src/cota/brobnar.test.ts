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

  test('a creature of any house fights, an enemy creature does not', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['anger'], house: 'brobnar', battleline: ['pit-demon', 'mighty-tiger'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('anger');
    expect(p1.choices).toEqual(['pit-demon', 'mighty-tiger']);
    p1.choose('mighty-tiger');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
  });

  test('without a friendly creature nothing happens', () => {
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
  test('Play: only the most powerful creature of each side remains, and yours fights', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['champion-s-challenge'], battleline: ['bumpsy', { card: 'troll', exhausted: true }] },
      p2: { battleline: ['urchin', 'dodger', 'umbra'] },
    });

    p1.play('champion-s-challenge');
    p1.choose('troll');
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

  test('what was destroyed before it was played does not count', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['loot-the-bodies'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.play('loot-the-bodies');

    expect(p1.amber).toBe(0);
  });
});

describe('Take that, Smartypants', () => {
  test.each([
    { battleline: ['dextre', 'mother'], artifacts: ['library-of-babble'], stolen: 2 },
    { battleline: ['dextre', 'mother', 'urchin'], artifacts: [], stolen: 0 },
  ])('Play: steals $stolen from an opponent with $battleline and $artifacts', ({ stolen, ...side }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['take-that-smartypants'] }, p2: { ...side, amber: 3 } });

    p1.play('take-that-smartypants');

    expect(p1.amber).toBe(1 + stolen);
    expect(p2.amber).toBe(3 - stolen);
  });

  test('an upgrade of house Logos is a card in play too', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['take-that-smartypants'] },
      p2: { battleline: ['dextre', { card: 'mother', upgrades: ['rocket-boots'] }], amber: 3 },
    });

    p1.play('take-that-smartypants');

    expect(p2.amber).toBe(1);
  });
});

describe('Punch', () => {
  test('Play: deals 3 damage to any creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('punch');
    expect(p1.choices.toSorted()).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p1.amber).toBe(1);
  });
});

describe('Relentless Assault', () => {
  test('Play: up to 3 different friendly creatures are readied and fight, one at a time', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['relentless-assault'],
        battleline: [{ card: 'troll', exhausted: true }, 'bumpsy', 'headhunter', 'smaaash'],
      },
      p2: { battleline: ['dodger', 'mother', 'pit-demon'] },
    });

    p1.play('relentless-assault');
    p1.choose('troll', 'bumpsy');
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('mother'));

    expect(p2.battleline).toEqual(['pit-demon']);
    expect(p1.card('troll').damage).toBe(5);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'relentless-assault']);
  });

  test('nobody has to fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['relentless-assault'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('relentless-assault');
    p1.choose();

    expect(p2.card('dodger').damage).toBe(0);
  });
});

describe('Smith', () => {
  test.each([
    { mine: ['troll', 'bumpsy'], theirs: ['urchin'], gained: 2 },
    { mine: ['troll'], theirs: ['urchin'], gained: 0 },
    { mine: [], theirs: [], gained: 0 },
  ])('Play: gains $gained with $mine against $theirs', ({ mine, theirs, gained }) => {
    const { p1 } = scenario({
      p1: { hand: ['smith'], house: 'brobnar', battleline: mine },
      p2: { battleline: theirs },
    });

    p1.play('smith');

    expect(p1.amber).toBe(1 + gained);
  });
});

describe('Sound the Horns', () => {
  test('Play: discards down to a Brobnar creature, which goes to hand', () => {
    const { p1 } = scenario({
      p1: { hand: ['sound-the-horns'], deck: ['punch', 'pit-demon', 'troll', 'bumpsy'] },
    });

    p1.play('sound-the-horns');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.deck).toEqual(['bumpsy']);
    expect(p1.discard.toSorted()).toEqual(['pit-demon', 'punch', 'sound-the-horns']);
  });

  test('[14.10] a deck without one is discarded whole, and not shuffled again', () => {
    const { p1 } = scenario({ p1: { hand: ['sound-the-horns'], deck: ['punch', 'pit-demon'] } });

    p1.play('sound-the-horns');

    expect(p1.deck).toEqual([]);
    expect(p1.hand).toEqual([]);
    expect(p1.discard).toHaveLength(3);
  });
});

describe('Tremor', () => {
  test('Play: stuns a creature and each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tremor'] },
      p2: { battleline: ['troll', 'dodger', 'urchin', 'umbra'] },
    });

    p1.play('tremor');
    p1.choose(p2.card('dodger'));

    expect(['troll', 'dodger', 'urchin', 'umbra'].map((slug) => p2.card(slug).stunned)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('Unguarded Camp', () => {
  test('Play: a friendly creature captures for each creature in excess, each at most 1', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['unguarded-camp'], battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.play('unguarded-camp');
    p1.choose('troll', 'headhunter');

    expect(p1.card('troll').amber).toBe(1);
    expect(p1.card('bumpsy').amber).toBe(0);
    expect(p1.card('headhunter').amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('without an excess nothing is captured', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['unguarded-camp'], battleline: ['troll'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.play('unguarded-camp');

    expect(p2.amber).toBe(5);
  });
});

describe('Warsong', () => {
  test('Play: each fight of a friendly creature this turn gains an amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['warsong'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['mother', 'dodger'] },
    });

    p1.play('warsong');
    p1.fight('troll', p2.card('mother'));
    p1.fight('bumpsy', p2.card('dodger'));

    expect(p1.amber).toBe(2);
  });
});

describe('Autocannon', () => {
  test('deals 1 damage to each creature that enters play, whoever plays it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['troll', 'grenade-snib'], artifacts: ['autocannon'], houses: ['brobnar'] },
      p2: { houses: ['shadows'], hand: ['dodger'] },
    });

    p1.play('troll');
    p1.play('grenade-snib');
    p1.endTurn();
    p2.press('shadows');
    p2.play('dodger');

    expect(p1.card('troll').damage).toBe(1);
    expect(p1.card('grenade-snib').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(1);
  });

  test('an artifact takes no damage', () => {
    const { p1 } = scenario({ p1: { hand: ['cannon'], artifacts: ['autocannon'] } });

    p1.play('cannon');

    expect(p1.card('cannon').damage).toBe(0);
  });
});

describe('Banner of Battle', () => {
  test('each friendly creature has 1 power more, enemy ones have not', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['banner-of-battle'], battleline: ['troll'], hand: ['bumpsy'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('bumpsy');

    expect(p1.card('troll').power).toBe(9);
    expect(p1.card('bumpsy').power).toBe(6);
    expect(p2.card('dodger').power).toBe(5);
  });
});

describe('Cannon', () => {
  test('Action: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['cannon'] }, p2: { battleline: ['dodger'] } });

    p1.use('cannon');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
    expect(p1.card('cannon').exhausted).toBe(true);
  });
});

describe('Gauntlet of Command', () => {
  test('Action: readies a friendly creature and fights with it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['gauntlet-of-command'],
        battleline: [{ card: 'sequis', exhausted: true }],
      },
      p2: { battleline: ['urchin', 'dodger'] },
    });

    p1.use('gauntlet-of-command');
    p1.choose('sequis');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
    expect(p1.card('sequis')).toMatchObject({ exhausted: true, damage: 3 });
  });
});

describe('Iron Obelisk', () => {
  test('the opponent’s keys cost 1 more for each friendly damaged Brobnar creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['iron-obelisk'],
        battleline: [
          { card: 'troll', damage: 1 },
          { card: 'bumpsy', damage: 2 },
          'smaaash',
          { card: 'sequis', damage: 1 },
        ],
        hand: ['punch'],
      },
      p2: { battleline: [{ card: 'headhunter', damage: 1 }] },
    });

    expect(p2.keyCost).toBe(6 + 2);
    expect(p1.keyCost).toBe(6);
    p1.play('punch');
    p1.choose('smaaash');
    expect(p2.keyCost).toBe(6 + 3);
  });
});

describe('Mighty Javelin', () => {
  test('Omni: destroys itself and deals 4 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: ['mighty-javelin'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('mighty-javelin');
    p1.choose(p2.card('dodger'));

    expect(p1.discard).toEqual(['mighty-javelin']);
    expect(p2.card('dodger').damage).toBe(4);
  });
});

describe('Pile of Skulls', () => {
  test('each enemy creature destroyed on your turn lets a friendly creature capture 1', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['pile-of-skulls'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['dodger'], amber: 2 },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.choose('bumpsy');

    expect(p1.card('bumpsy').amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('on the opponent’s turn nothing is captured', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['dodger'] },
      p2: { artifacts: ['pile-of-skulls'], battleline: ['troll'] },
    });

    p1.fight('dodger', p2.card('troll'));

    expect(p2.card('troll').amber).toBe(0);
  });
});

describe('Screechbomb', () => {
  test('Omni: destroys itself, and the opponent loses 2', () => {
    const { p1, p2 } = scenario({ p1: { house: 'dis', artifacts: ['screechbomb'] }, p2: { amber: 3 } });

    p1.use('screechbomb');

    expect(p1.discard).toEqual(['screechbomb']);
    expect(p2.amber).toBe(1);
  });
});

describe('The Warchest', () => {
  test('Action: gains 1 for each enemy creature destroyed in a fight this turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-warchest'], hand: ['punch'], battleline: ['troll', 'headhunter'] },
      p2: { battleline: ['dodger', 'urchin', 'dust-pixie'] },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.play('punch');
    p1.choose(p2.card('urchin'));
    p1.fight('headhunter', p2.card('dust-pixie'));
    expect(p1.amber).toBe(1 + 1);
    p1.use('the-warchest');

    expect(p1.amber).toBe(2 + 2);
  });

  test('a friendly creature that died fighting does not count', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-warchest'], battleline: ['bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bumpsy', p2.card('troll'));
    p1.use('the-warchest');

    expect(p1.amber).toBe(0);
  });
});

describe('Bilgum Avalanche', () => {
  test('after you forge a key: deals 2 damage to each enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['logos'], house: 'logos', battleline: ['mother'] },
      p2: { houses: ['brobnar'], battleline: ['bilgum-avalanche'], amber: 6 },
    });

    p1.endTurn();
    p2.press('red');

    expect(p1.card('mother').damage).toBe(2);
    expect(p2.card('bilgum-avalanche').damage).toBe(0);
  });

  test('the opponent’s key sets nothing off', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bilgum-avalanche'] },
      p2: { houses: ['dis'], battleline: ['pit-demon'], amber: 6 },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.card('pit-demon').damage).toBe(0);
    expect(p1.card('bilgum-avalanche').damage).toBe(0);
  });
});

describe('Valdr', () => {
  test('deals 2 damage more when it attacks a creature on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['valdr'] },
      p2: { battleline: ['troll', 'urchin', 'umbra'] },
    });

    p1.fight('valdr', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });

  test('deals its power to a creature between others, and when it defends', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['valdr'], houses: ['brobnar'] },
      p2: { battleline: ['urchin', 'troll', 'umbra'], houses: ['brobnar'], house: 'brobnar' },
    });

    p1.fight('valdr', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
  });
});

describe('Bumpsy', () => {
  test('Play: the opponent loses 1', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['bumpsy'], amber: 2 }, p2: { amber: 3 } });

    p1.play('bumpsy');

    expect(p2.amber).toBe(2);
    expect(p1.amber).toBe(2);
  });
});

describe('Earthshaker', () => {
  test('Play: destroys each creature with power 3 or lower', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['earthshaker'], battleline: ['wardrummer', 'bumpsy'] },
      p2: { battleline: ['urchin', 'faygin', 'snufflegator'] },
    });

    p1.play('earthshaker');

    expect(p1.battleline).toEqual(['bumpsy', 'earthshaker']);
    expect(p2.battleline).toEqual(['snufflegator']);
  });
});

describe('Firespitter', () => {
  test('Before Fight: deals 1 damage to each enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['firespitter', 'troll'] },
      p2: { battleline: ['dodger', 'mother'] },
    });

    p1.fight('firespitter', p2.card('mother'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.discard).toEqual(['mother']);
    expect(p1.card('troll').damage).toBe(0);
  });

  test('attacked, it deals none before the fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'urchin'] },
      p2: { battleline: ['firespitter'] },
    });

    p1.fight('troll', p2.card('firespitter'));

    expect(p1.battleline).toEqual(['troll', 'urchin']);
  });
});

describe('Ganger Chieftain', () => {
  test('Play: may ready a neighbor and fight with it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['ganger-chieftain'], battleline: ['bumpsy', { card: 'troll', exhausted: true }] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('ganger-chieftain', { flank: 'right' });
    p1.choose('ganger-chieftain');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
  });

  test('may be declined', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['ganger-chieftain'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('ganger-chieftain');
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('alone it has no neighbor to fight with', () => {
    const { p1 } = scenario({ p1: { hand: ['ganger-chieftain'] }, p2: { battleline: ['dodger'] } });

    p1.play('ganger-chieftain');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Grenade Snib', () => {
  test('Destroyed: the opponent loses 2', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], amber: 4 },
      p2: { battleline: ['grenade-snib'], amber: 4 },
    });

    p1.play('punch');
    p1.choose(p2.card('grenade-snib'));

    expect(p1.amber).toBe(4 + 1 - 2);
    expect(p2.amber).toBe(4);
  });
});

describe('Headhunter', () => {
  test('Fight: gains 1', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['headhunter'] }, p2: { battleline: ['urchin'] } });

    p1.fight('headhunter', p2.card('urchin'));

    expect(p1.amber).toBe(1);
  });
});

describe('Hebe the Huge', () => {
  test('Play: deals 2 damage to each other undamaged creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hebe-the-huge'], battleline: ['troll', { card: 'bumpsy', damage: 1 }] },
      p2: { battleline: ['dodger', 'urchin'] },
    });

    p1.play('hebe-the-huge');

    expect(p1.card('troll').damage).toBe(2);
    expect(p1.card('bumpsy').damage).toBe(1);
    expect(p1.card('hebe-the-huge').damage).toBe(0);
    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.discard).toEqual(['urchin']);
  });
});

describe('Kelifi Dragon', () => {
  test.each([
    { amber: 6, actions: ['discard'] },
    { amber: 7, actions: ['play', 'discard'] },
  ])('with $amber amber: $actions', ({ amber, actions }) => {
    const { p1 } = scenario({ p1: { hand: ['kelifi-dragon'], amber } });

    expect(p1.actions('kelifi-dragon')).toEqual(actions);
  });

  test('Reap: gains 1 and deals 5 damage to a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['kelifi-dragon'] }, p2: { battleline: ['troll'] } });

    p1.reap('kelifi-dragon');
    p1.choose(p2.card('troll'));

    expect(p1.amber).toBe(2);
    expect(p2.card('troll').damage).toBe(5);
  });

  test('Fight: the same', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kelifi-dragon'] },
      p2: { battleline: ['urchin', 'umbra', 'troll'] },
    });

    p1.fight('kelifi-dragon', p2.card('umbra'));
    p1.choose(p2.card('troll'));

    expect(p1.amber).toBe(1);
    expect(p2.card('troll').damage).toBe(5);
  });
});

describe('King of the Crag', () => {
  test('each enemy Brobnar creature has 2 power less', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['king-of-the-crag', 'bumpsy'] },
      p2: { battleline: ['troll', 'dodger'] },
    });

    expect(p2.card('troll').power).toBe(6);
    expect(p2.card('dodger').power).toBe(5);
    expect(p1.card('bumpsy').power).toBe(5);
  });
});

describe('Krump', () => {
  test('an enemy creature destroyed fighting it costs its controller 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'], amber: 2 },
      p2: { battleline: ['dodger'], amber: 2 },
    });

    p1.fight('krump', p2.card('dodger'));

    expect(p2.amber).toBe(1);
    expect(p1.amber).toBe(2);
  });
});

describe('Lomir Flamefist', () => {
  test.each([
    { before: 6, after: 6 },
    { before: 7, after: 5 },
  ])('Play: an opponent with $before is left with $after', ({ before, after }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['lomir-flamefist'] }, p2: { amber: before } });

    p1.play('lomir-flamefist');

    expect(p2.amber).toBe(after);
  });
});

describe('Looter Goblin', () => {
  test('Reap: each enemy creature destroyed this turn gains 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['looter-goblin', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('looter-goblin');
    p1.fight('troll', p2.card('dodger'));

    expect(p1.amber).toBe(2);
  });
});

describe('Mugwump', () => {
  test('after it destroys an enemy creature fighting: is healed and gets a power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mugwump', damage: 1 }] },
      p2: { battleline: ['snufflegator'] },
    });

    p1.fight('mugwump', p2.card('snufflegator'));

    expect(p1.card('mugwump')).toMatchObject({ damage: 0, powerCounters: 1, power: 7 });
  });

  test('killed in the fight it gets nothing', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mugwump', damage: 1 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('mugwump', p2.card('dodger'));

    expect(p1.discard).toEqual(['mugwump']);
    expect(p2.discard).toEqual(['dodger']);
  });
});

describe('Pingle Who Annoys', () => {
  test('deals 1 damage to each enemy creature that enters play, and to no friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['pingle-who-annoys'], hand: ['troll'], houses: ['brobnar'] },
      p2: { houses: ['shadows'], hand: ['dodger'] },
    });

    p1.play('troll');
    p1.endTurn();
    p2.press('shadows');
    p2.play('dodger');

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('dodger').damage).toBe(1);
  });
});

describe('Rock-Hurling Giant', () => {
  test('each Brobnar card you discard from hand on your turn may deal 4 damage', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rock-hurling-giant'], hand: ['punch', 'anger'] },
      p2: { battleline: ['dodger'] },
    });

    p1.discardCard('punch');
    p1.choose('rock-hurling-giant');
    p1.choose(p2.card('dodger'));
    p1.discardCard('anger');
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(4);
  });

  test('a card of another house does nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['rock-hurling-giant'], hand: ['fear'] },
      p2: { battleline: ['dodger'] },
    });

    p1.discardCard('fear');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Rogue Ogre', () => {
  test.each([
    { plays: 0, damage: 5, captured: 0 },
    { plays: 1, damage: 3, captured: 1 },
    { plays: 2, damage: 5, captured: 0 },
  ])(
    'at the end of a turn with $plays cards played: damage $damage, captured $captured',
    ({ plays, ...then }) => {
      const { p1, p2 } = scenario({
        p1: {
          battleline: [{ card: 'rogue-ogre', damage: 5 }],
          hand: ['burn-the-stockpile', 'burn-the-stockpile'],
        },
        p2: { houses: ['shadows'], amber: 3 },
      });

      for (let played = 0; played < plays; played++) p1.play('burn-the-stockpile');
      p1.endTurn();

      expect(p1.card('rogue-ogre')).toMatchObject({ damage: then.damage, amber: then.captured });
      expect(p2.amber).toBe(3 - then.captured);
    },
  );
});

describe('Smaaash', () => {
  test('Play: stuns a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['smaaash'] }, p2: { battleline: ['dodger'] } });

    p1.play('smaaash');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('alone in play it stuns itself', () => {
    const { p1 } = scenario({ p1: { hand: ['smaaash'] } });

    p1.play('smaaash');
    p1.choose('smaaash');

    expect(p1.card('smaaash').stunned).toBe(true);
  });
});

describe('Tireless Crocag', () => {
  test('cannot reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['tireless-crocag'] }, p2: { battleline: ['dodger'] } });

    expect(p1.actions('tireless-crocag')).toEqual(['fight']);
  });

  test('may be used in a turn of any house', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', battleline: ['tireless-crocag'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.fight('tireless-crocag', p2.card('dodger'));

    expect(p2.battleline).toEqual(['troll']);
  });

  test('is destroyed when the opponent has no creature left', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tireless-crocag'] }, p2: { battleline: ['dodger'] } });

    p1.fight('tireless-crocag', p2.card('dodger'));

    expect(p2.battleline).toEqual([]);
    expect(p1.discard).toEqual(['tireless-crocag']);
  });

  test('[A98] is destroyed when the last enemy creature changes sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['collar-of-subordination'], battleline: ['tireless-crocag'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('collar-of-subordination', { on: p2.card('dodger') });
    p1.press('right');

    expect(p1.battleline).toEqual(['dodger']);
    expect(p1.discard).toEqual(['tireless-crocag']);
  });
});

describe('Troll', () => {
  test('Reap: heals 3 damage from itself', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', damage: 5 }] } });

    p1.reap('troll');

    expect(p1.card('troll').damage).toBe(2);
  });
});

describe('Wardrummer', () => {
  test('Play: returns each other friendly Brobnar creature to hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['wardrummer'], house: 'brobnar', battleline: ['troll', 'pit-demon', 'bumpsy'] },
      p2: { battleline: ['headhunter'] },
    });

    p1.play('wardrummer');

    expect(p1.hand.toSorted()).toEqual(['bumpsy', 'troll']);
    expect(p1.battleline).toEqual(['pit-demon', 'wardrummer']);
    expect(p2.battleline).toEqual(['headhunter']);
  });
});

describe('Blood of Titans', () => {
  test('the creature has 5 power more', () => {
    const { p1 } = scenario({ p1: { hand: ['blood-of-titans'], battleline: ['bumpsy'] } });

    p1.play('blood-of-titans', { on: 'bumpsy' });

    expect(p1.card('bumpsy').power).toBe(10);
    expect(p1.amber).toBe(1);
  });
});

describe('Phoenix Heart', () => {
  test('Destroyed: the creature goes to its owner’s hand, and each creature is dealt 3 damage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], battleline: ['troll'] },
      p2: { battleline: [{ card: 'urchin', upgrades: ['phoenix-heart'] }, 'dodger'] },
    });

    p1.play('punch');
    p1.choose(p2.card('urchin'));

    expect(p2.hand).toEqual(['urchin']);
    expect(p2.discard).toEqual(['phoenix-heart']);
    expect(p2.card('dodger').damage).toBe(3);
    expect(p1.card('troll').damage).toBe(3);
  });
});

describe('Yo Mama Mastery', () => {
  test('the creature has taunt, and is fully healed when it is played', () => {
    const { p1 } = scenario({
      p1: { hand: ['yo-mama-mastery'], battleline: [{ card: 'troll', damage: 6 }] },
    });

    p1.play('yo-mama-mastery', { on: 'troll' });

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.card('troll').keywords['taunt']).toBe(1);
    expect(p1.amber).toBe(1);
  });
});
