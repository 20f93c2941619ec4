import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

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

  test('nothing happens while a friendly creature is in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['carpet-phloxem'], battleline: ['bumpsy'] },
      p2: { battleline: ['umbra'] },
    });

    p1.play('carpet-phloxem');

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.card('bumpsy').damage).toBe(0);
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

  test('only those of the three that are in play are destroyed', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['destroy-them-all'] }, p2: { battleline: ['dodger'] } });

    p1.play('destroy-them-all');
    p1.choose(p2.card('dodger'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('EXTERMINATE! EXTERMINATE!', () => {
  test('Play: destroys a creature of another house with less power for each friendly Mars creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['zorg', 'yxilo-bolter', 'troll'] },
      p2: { battleline: ['umbra', 'urchin', 'bumpsy', 'john-smyth', 'krump'] },
    });

    p1.play('exterminate-exterminate');
    p1.choose('zorg');
    expect(p1.choices).toEqual(['umbra', 'urchin', 'bumpsy', 'krump']);
    p1.choose(p2.card('krump'));
    expect(p1.choices).toEqual(['umbra', 'urchin']);
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['urchin', 'bumpsy', 'john-smyth']);
    expect(p1.battleline).toEqual(['zorg', 'yxilo-bolter', 'troll']);
  });

  test('[A253] its player chooses the order of the Mars creatures and cannot skip one with a legal target [9.5.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['zorg', 'yxilo-bolter'] },
      p2: { battleline: ['urchin', 'krump'] },
    });

    p1.play('exterminate-exterminate');
    expect(p1.prompt).toMatchObject({
      purpose: 'effect-order',
      selectable: [p1.card('zorg').id, p1.card('yxilo-bolter').id],
    });
    p1.choose('yxilo-bolter');
    expect(p1.choices).toEqual(['urchin']);
    p1.choose(p2.card('urchin'));
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual([]);
  });

  test('a creature that has been destroyed counts with its last power [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['exterminate-exterminate'],
        battleline: ['zorg', { card: 'yxilo-bolter', house: 'logos' }, 'ulyq-megamouth'],
      },
      p2: { battleline: ['urchin'] },
    });

    p1.play('exterminate-exterminate');
    p1.choose('zorg');
    p1.choose('yxilo-bolter');
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual([]);
  });

  test('a creature with equal power cannot be destroyed', () => {
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

describe('Destructive Analysis', () => {
  test('Play: deals 2 damage to a creature, and 2 more for each card purged from the archives', () => {
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

  test('cards can be purged although there is no creature to damage [0.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['destructive-analysis'], archives: ['zorg', 'tunk'] } });

    p1.play('destructive-analysis');
    p1.choose('zorg');

    expect(p1.purged).toEqual(['zorg']);
  });

  test('its player may purge no card', () => {
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

  test('[0.12] all damage is dealt at once, so a ward prevents all of it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['destructive-analysis'], archives: ['zorg'] },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('destructive-analysis');
    p1.choose(p2.card('troll'));
    expect(p2.card('troll').warded).toBe(true);
    p1.choose('zorg');

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });

  test('[14.3] a card of the opponent is not purged, but goes to its owner’s hand and adds no damage', () => {
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

  test('Play: damage on one player’s creatures is redistributed among them', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['entropic-manipulator'], battleline: [{ card: 'zorg', damage: 3 }] },
      p2: { battleline: damaged },
    });

    p1.play('entropic-manipulator');
    p1.press('opponent');
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
    p1.press('opponent');
    p1.press('yes');
    for (let point = 0; point < 5; point++) p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['troll', 'dodger']);
    expect(p2.card('troll').damage).toBe(0);
  });

  test('neither armor nor a ward prevents moved damage, which is not dealt [13.5]', () => {
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
    p1.press('opponent');
    p1.press('yes');
    p1.choose(p2.card('raiding-knight'));
    p1.choose(p2.card('raiding-knight'));

    expect(p2.card('raiding-knight').damage).toBe(2);
    expect(p2.card('raiding-knight').warded).toBe(true);
    expect(p2.card('troll').damage).toBe(0);
  });

  test('its player may leave the damage where it is', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['entropic-manipulator'] }, p2: { battleline: damaged } });

    p1.play('entropic-manipulator');
    p1.press('opponent');
    p1.press('no');

    expect(p2.card('troll').damage).toBe(4);
  });

  test('its player is not asked if no creature has damage', () => {
    const { p1 } = scenario({ p1: { hand: ['entropic-manipulator'] }, p2: { battleline: ['troll'] } });

    p1.play('entropic-manipulator');

    expect(p1.amber).toBe(1);
  });
});

describe('Extinction', () => {
  test('Play: destroys a creature and each creature that shares a trait with it, for 1 chain', () => {
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

  test('its player gains the chain even without a creature [9.5]', () => {
    const { p1 } = scenario({ p1: { hand: ['extinction'] } });

    p1.play('extinction');

    expect(p1.chains).toBe(1);
  });

  test('a warded creature survives, and those with the same trait are destroyed', () => {
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
