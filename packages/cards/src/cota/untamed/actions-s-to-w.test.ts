import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Save the Pack', () => {
  test('Play: destroys each damaged creature and gains 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['save-the-pack'], battleline: [{ card: 'flaxia', damage: 1 }, 'murmook'] },
      p2: { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
    });

    p1.play('save-the-pack');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['bumpsy']);
    expect(p1.chains).toBe(1);
  });

  test('its player gains the chain even if nothing is destroyed', () => {
    const { p1 } = scenario({ p1: { hand: ['save-the-pack'] } });

    p1.play('save-the-pack');

    expect(p1.chains).toBe(1);
  });
});

describe('Scout', () => {
  test('Play: up to 2 friendly creatures gain skirmish for the turn and fight one at a time', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['scout'], battleline: ['murmook', 'troll', 'flaxia'] },
      p2: { battleline: ['bumpsy', 'headhunter'] },
    });

    p1.play('scout');
    p1.choose('murmook', 'troll');
    p1.choose(p2.card('headhunter'));
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('headhunter').damage).toBe(3);
    expect(p2.battleline).toEqual(['headhunter']);
    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('troll').damage).toBe(0);
    expect(p1.card('murmook').exhausted).toBe(true);
    expect(p1.card('flaxia').keywords).toEqual({});
  });

  test('an exhausted creature gains skirmish, but does not fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['scout'], battleline: [{ card: 'murmook', exhausted: true }] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.play('scout');
    p1.choose('murmook');

    expect(p1.card('murmook').keywords).toEqual({ skirmish: 1 });
    expect(p2.card('bumpsy').damage).toBe(0);
  });

  test('the skirmish ends with the turn', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['scout'], battleline: ['murmook'] },
    });

    p1.play('scout');
    p1.choose('murmook');
    p1.endTurn();

    expect(p1.card('murmook').keywords).toEqual({});
  });
});

describe('Stampede', () => {
  test('Play: steals 2 if 3 creatures were used this turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['stampede'], battleline: ['murmook', 'flaxia', { card: 'teliga', stunned: true }] },
      p2: { amber: 3 },
    });

    p1.reap('murmook');
    p1.reap('flaxia');
    p1.removeStun('teliga');
    p1.play('stampede');

    expect(p1.amber).toBe(2 + 1 + 2);
    expect(p2.amber).toBe(1);
  });

  test('steals nothing after 2 creatures and an artifact', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['stampede'], battleline: ['murmook', 'flaxia'], artifacts: ['ritual-of-balance'] },
      p2: { amber: 3 },
    });

    p1.reap('murmook');
    p1.reap('flaxia');
    p1.use('ritual-of-balance');
    p1.play('stampede');

    expect(p2.amber).toBe(3);
  });
});

describe('The Common Cold', () => {
  test('Play: deals 1 damage to each creature and may destroy each Mars creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['the-common-cold'], battleline: ['murmook', 'zorg'] },
      p2: { battleline: ['troll', 'ether-spider', 'dust-pixie'] },
    });

    p1.play('the-common-cold');
    p1.press('yes');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('murmook').damage).toBe(1);
    expect(p2.card('troll').damage).toBe(1);
  });

  test('its player may decline the destruction', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['the-common-cold'] },
      p2: { battleline: ['ether-spider'] },
    });

    p1.play('the-common-cold');
    p1.press('no');

    expect(p2.card('ether-spider').damage).toBe(1);
  });
});

describe('Troop Call', () => {
  test('Play: returns each friendly Niffle creature from discard pile and play to hand', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['troop-call'],
        battleline: ['niffle-ape', 'murmook'],
        discard: ['niffle-queen', 'flaxia'],
      },
      p2: { battleline: ['niffle-ape'], discard: ['niffle-queen'] },
    });

    p1.play('troop-call');

    expect(p1.hand.toSorted()).toEqual(['niffle-ape', 'niffle-queen']);
    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['niffle-ape']);
    expect(p2.discard).toEqual(['niffle-queen']);
  });
});

describe('Vigor', () => {
  test('Play: heals 3 damage from a creature and gains 1 amber', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['vigor'], battleline: [{ card: 'troll', damage: 5 }] },
    });

    p1.play('vigor');
    p1.choose('troll');
    p1.press(3);

    expect(p1.card('troll').damage).toBe(2);
    expect(p1.amber).toBe(2);
  });

  test('gains nothing if less than 3 was healed because there was less damage [13.5]', () => {
    const { p1 } = scenario({
      p1: { hand: ['vigor'], battleline: [{ card: 'flaxia', damage: 2 }] },
    });

    p1.play('vigor');
    p1.choose('flaxia');
    p1.press(2);

    expect(p1.card('flaxia').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });
});

describe('Word of Returning', () => {
  test('Play: deals 1 damage to each enemy creature for each amber on it, and moves that amber to its player’s pool', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['word-of-returning'], battleline: [{ card: 'flaxia', amber: 2 }] },
      p2: { battleline: [{ card: 'troll', amber: 3 }, 'bumpsy', { card: 'sequis', amber: 1 }] },
    });

    p1.play('word-of-returning');

    expect(p2.card('troll').damage).toBe(3);
    expect(p2.card('troll').amber).toBe(0);
    expect(p2.card('bumpsy').damage).toBe(0);
    expect(p2.card('sequis').damage).toBe(0);
    expect(p2.card('sequis').amber).toBe(0);
    expect(p1.card('flaxia').amber).toBe(2);
    expect(p1.amber).toBe(1 + 4);
  });

  test('the amber on a creature destroyed by the damage goes to the same pool [4.4.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: { battleline: [{ card: 'ember-imp', amber: 2 }] },
    });

    p1.play('word-of-returning');

    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(1 + 2);
    expect(p2.amber).toBe(0);
  });

  test('a ward prevents the damage, but the amber is moved [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: { battleline: [{ card: 'troll', amber: 2, warded: true }] },
    });

    p1.play('word-of-returning');

    expect(p2.card('troll').damage).toBe(0);
    expect(p2.card('troll').warded).toBe(false);
    expect(p1.amber).toBe(1 + 2);
  });

  test('Ether Spider captures the amber that it would return, and Shadow Self takes the damage of its neighbors [A195]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: {
        battleline: [
          { card: 'ether-spider', amber: 5 },
          { card: 'shadow-self', amber: 1 },
          { card: 'dodger', amber: 4 },
        ],
      },
    });

    p1.play('word-of-returning');

    expect(p1.amber).toBe(0);
    expect(p2.battleline).toEqual(['ether-spider', 'dodger']);
    expect(p2.card('ether-spider').damage).toBe(0);
    expect(p2.card('ether-spider').amber).toBe(1 + 5 + 1 + 4);
  });
});
