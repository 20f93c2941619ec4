import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Camouflage', () => {
  test('creatures that are not on a flank cannot fight the creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: [{ card: 'murmook', upgrades: ['camouflage'] }] },
    });

    expect(p1.actions('troll')).toEqual(['fight', 'reap']);
    expect(p1.actions('bumpsy')).toEqual(['reap']);
    expect(p1.actions('headhunter')).toEqual(['fight', 'reap']);
  });

  test('its neighbors can be attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: [{ card: 'murmook', upgrades: ['camouflage'] }, 'ember-imp'] },
    });

    p1.fight('bumpsy', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['murmook']);
  });

  test('an enemy creature can have it, to that creature’s advantage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['camouflage'], battleline: ['murmook', 'flaxia', 'snufflegator'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('camouflage', { on: p2.card('troll') });

    expect(p1.actions('flaxia')).toEqual(['reap']);
    expect(p1.amber).toBe(1);
  });
});

describe('Way of the Porcupine', () => {
  test('the creature gains hazardous 3, in addition to its own hazardous [12.1]', () => {
    const { p1 } = scenario({
      p1: { hand: ['way-of-the-porcupine'], battleline: ['æmberspine-mongrel'] },
    });

    p1.play('way-of-the-porcupine', { on: 'æmberspine-mongrel' });

    expect(p1.card('æmberspine-mongrel').keywords).toEqual({ hazardous: 6 });
  });

  test('an attacker is dealt damage before the fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['way-of-the-porcupine'] }] },
    });

    p1.fight('murmook', p2.card('troll'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Earthbind', () => {
  test('the creature cannot be used until its controller discards a card', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'murmook', upgrades: ['earthbind'] }], hand: ['fogbank'] },
    });

    expect(p1.actions('murmook')).toEqual([]);
    p1.discardCard('fogbank');

    expect(p1.actions('murmook')).toEqual(['reap']);
  });

  test('a card that its own player discards does not allow using an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['earthbind', 'fogbank'] },
      p2: { battleline: ['troll'], hand: ['punch'] },
    });

    p1.play('earthbind', { on: p2.card('troll') });
    p1.discardCard('fogbank');
    p1.endTurn();
    p2.press('brobnar');
    expect(p2.actions('troll')).toEqual([]);
    p2.discardCard('punch');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('a played card does not count as discarded', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'murmook', upgrades: ['earthbind'] }], hand: ['fogbank'] },
    });

    p1.play('fogbank');

    expect(p1.actions('murmook')).toEqual([]);
  });
});
