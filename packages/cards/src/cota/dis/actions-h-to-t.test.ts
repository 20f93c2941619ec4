import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Hand of Dis', () => {
  test('Play: destroys a creature that is not on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hand-of-dis'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'troll', 'mother', 'urchin'] },
    });

    p1.play('hand-of-dis');
    expect(p1.choices).toEqual(['troll', 'mother']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });
});

describe('Hecatomb', () => {
  test('Play: destroys each Dis creature, and its controllers gain 1 for each', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['hecatomb'], battleline: ['pit-demon', 'troll'] },
      p2: { battleline: ['charette', 'shooler', 'dodger'] },
    });

    p1.play('hecatomb');

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.amber).toBe(1 + 1);
    expect(p2.amber).toBe(2);
  });

  test('the amber for a creature goes to its last controller', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['hecatomb'], battleline: [{ card: 'pit-demon', owner: 'p2' }] },
    });

    p1.play('hecatomb');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Tendrils of Pain', () => {
  test('Play: deals 1 damage to each creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tendrils-of-pain'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('tendrils-of-pain');

    expect(p1.card('pit-demon').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(1);
  });

  test('Play: deals 4 damage at once if the opponent forged on their previous turn, and a ward prevents all of it [0.12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], deck: ['tendrils-of-pain'], battleline: ['pit-demon'] },
      p2: { houses: ['shadows'], battleline: ['troll', { card: 'dodger', warded: true }], amber: 6 },
    });

    p1.endTurn();
    p2.press('red');
    p2.press('shadows');
    p2.endTurn();
    p1.press('dis');
    p1.play('tendrils-of-pain');

    expect(p1.card('pit-demon').damage).toBe(4);
    expect(p2.card('troll').damage).toBe(4);
    expect(p2.card('dodger')).toMatchObject({ damage: 0, warded: false });
  });
});

describe('Hysteria', () => {
  test('Play: returns each creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hysteria'], battleline: ['pit-demon', { card: 'urchin', owner: 'p2' }], house: 'dis' },
      p2: { battleline: ['dodger'] },
    });

    p1.play('hysteria');

    expect(p1.hand).toEqual(['pit-demon']);
    expect(p2.hand.toSorted()).toEqual(['dodger', 'urchin']);
  });
});

describe('Key Hammer', () => {
  test('Play: unforges the key that the opponent forged on their previous turn, and the opponent gains 6', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], deck: ['key-hammer'] },
      p2: { houses: ['shadows'], amber: 6, keys: 1 },
    });

    p1.endTurn();
    p2.press('blue');
    p2.press('shadows');
    expect(p2.keys).toBe(2);
    p2.endTurn();
    p1.press('dis');
    p1.play('key-hammer');

    expect(p2.game.player(p2.id).keys).toMatchObject({ red: true, blue: false });
    expect(p2.amber).toBe(6);
  });

  test('an older key stays forged, and the opponent still gains 6', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['key-hammer'] },
      p2: { keys: 1 },
    });

    p1.play('key-hammer');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(6);
  });
});

describe('Mind Barb', () => {
  test('Play: the opponent discards a random card', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mind-barb'] }, p2: { hand: ['urchin', 'dodger', 'umbra'] } });

    p1.play('mind-barb');

    expect(p2.hand).toHaveLength(2);
    expect(p2.discard).toHaveLength(1);
    expect(p1.amber).toBe(1);
  });
});

describe('Pandemonium', () => {
  test('Play: each undamaged creature captures 1 from its opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pandemonium'], battleline: ['pit-demon', { card: 'charette', damage: 1 }], amber: 2 },
      p2: { battleline: ['dodger', 'troll'], amber: 4 },
    });

    p1.play('pandemonium');

    expect(p1.card('pit-demon').amber).toBe(1);
    expect(p1.card('charette').amber).toBe(0);
    expect(p2.card('dodger').amber).toBe(1);
    expect(p2.card('troll').amber).toBe(1);
    expect(p1.amber).toBe(2 + 1 - 2);
    expect(p2.amber).toBe(3);
  });
});

describe('Poltergeist', () => {
  test('Play: uses an enemy artifact as if it were yours, then destroys it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poltergeist'], deck: ['pit-demon'] },
      p2: { artifacts: ['library-of-babble'], deck: ['urchin'] },
    });

    p1.play('poltergeist');
    p1.choose(p2.card('library-of-babble'));

    expect(p1.hand).toEqual(['pit-demon']);
    expect(p2.discard).toEqual(['library-of-babble']);
  });

  test('[A261] it destroys an artifact that has no Action', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['poltergeist'] }, p2: { artifacts: ['banner-of-battle'] } });

    p1.play('poltergeist');
    p1.choose(p2.card('banner-of-battle'));

    expect(p2.discard).toEqual(['banner-of-battle']);
  });
});

describe('Red-Hot Armor', () => {
  test('Play: each enemy creature is dealt 1 damage for each point of armor it loses', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['red-hot-armor'], battleline: ['sequis'] },
      p2: { battleline: ['champion-anaphiel', 'sequis', 'troll'] },
    });

    p1.play('red-hot-armor');

    expect(p2.card('champion-anaphiel')).toMatchObject({ armor: 0, damage: 1 });
    expect(p2.card('sequis')).toMatchObject({ armor: 0, damage: 2 });
    expect(p2.card('troll').damage).toBe(0);
    expect(p1.card('sequis')).toMatchObject({ armor: 2, damage: 0 });
  });

  test('[1.5] armor that was used this turn cannot be lost', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor', 'red-hot-armor'] },
      p2: { battleline: [{ card: 'sequis', armorUsed: 1 }] },
    });

    p1.play('red-hot-armor');
    expect(p2.card('sequis').damage).toBe(1);
    p1.play('red-hot-armor');

    expect(p2.card('sequis').damage).toBe(1);
  });

  test('[3.7] the armor is lost until the end of the turn', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['red-hot-armor'] }, p2: { battleline: ['sequis'] } });

    p1.play('red-hot-armor');
    p1.endTurn();

    expect(p2.card('sequis').armor).toBe(2);
  });

  test('[13.2] a ward prevents the damage, and the armor is still lost', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor'] },
      p2: { battleline: [{ card: 'sequis', warded: true }] },
    });

    p1.play('red-hot-armor');

    expect(p2.card('sequis')).toMatchObject({ armor: 0, damage: 0, warded: false });
  });

  test('all armor is lost before anything is destroyed, also the armor that a destroyed creature gives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor'] },
      p2: { battleline: [{ card: 'grey-monk', damage: 2 }, 'troll'] },
    });

    p1.play('red-hot-armor');

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll')).toMatchObject({ armor: 0, damage: 1 });
  });
});

describe('Three Fates', () => {
  test('Play: destroys the 3 most powerful creatures', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['three-fates'], battleline: ['pitlord', 'dust-imp'] },
      p2: { battleline: ['troll', 'mighty-tiger', 'bigtwig'] },
    });

    p1.play('three-fates');

    expect(p1.battleline).toEqual(['dust-imp']);
    expect(p2.battleline).toEqual(['mighty-tiger']);
  });
});
