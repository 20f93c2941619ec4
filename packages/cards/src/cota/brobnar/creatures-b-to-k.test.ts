import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bilgum Avalanche', () => {
  test('it deals 2 damage to each enemy creature after its controller forges a key', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['logos'], house: 'logos', battleline: ['mother'] },
      p2: { houses: ['brobnar'], battleline: ['bilgum-avalanche'], amber: 6 },
    });

    p1.endTurn();
    p2.press('red');

    expect(p1.card('mother').damage).toBe(2);
    expect(p2.card('bilgum-avalanche').damage).toBe(0);
  });

  test('nothing happens after the opponent forges a key', () => {
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

  test('it deals no damage before a fight in which it is attacked', () => {
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

  test('its player may decline', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['ganger-chieftain'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('ganger-chieftain');
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('nothing fights if it has no neighbor', () => {
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
  ])('with $amber amber its player can do only this with it: $actions', ({ amber, actions }) => {
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

  test('Fight: gains 1 and deals 5 damage to a creature', () => {
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
  test('each enemy Brobnar creature gets -2 power', () => {
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
  test('the controller of an enemy creature destroyed fighting it loses 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'], amber: 2 },
      p2: { battleline: ['dodger'], amber: 2 },
    });

    p1.fight('krump', p2.card('dodger'));

    expect(p2.amber).toBe(1);
    expect(p1.amber).toBe(2);
  });
});
