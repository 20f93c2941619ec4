import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Sucker Punch', () => {
  test('Play: deals 2 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sucker-punch'], battleline: ['urchin'] },
      p2: { battleline: ['troll', 'umbra'] },
    });

    p1.play('sucker-punch');
    expect(p1.choices).toEqual(['troll', 'umbra']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.discard).toEqual(['sucker-punch']);
  });

  test('it is archived if that creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sucker-punch'] },
      p2: { battleline: ['troll', 'umbra'] },
    });

    p1.play('sucker-punch');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.archives).toEqual(['sucker-punch']);
    expect(p1.discard).toEqual([]);
  });

  test('without an enemy creature it is discarded', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['sucker-punch'] } });

    p1.play('sucker-punch');

    expect(p1.discard).toEqual(['sucker-punch']);
  });

  test('Alpha: can only be played before anything else [12]', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['sucker-punch', 'silvertooth'] } });

    expect(p1.actions('sucker-punch')).toContain('play');
    p1.play('silvertooth');

    expect(p1.actions('sucker-punch')).toEqual(['discard']);
  });
});

describe('Swindle', () => {
  test('Play: steals 3 amber, and Omega ends the step [12]', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['swindle', 'silvertooth'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], amber: 4 },
    });

    p1.play('swindle');

    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(1);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('Alpha: cannot be played after a creature was used [12]', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['swindle'], battleline: ['dodger'] } });

    p1.reap('dodger');

    expect(p1.actions('swindle')).toEqual(['discard']);
  });
});

describe('Throwing Stars', () => {
  test('Play: deals 1 damage to up to 3 creatures and gains 1 amber for each one destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['throwing-stars'], battleline: ['urchin'] },
      p2: { battleline: ['troll', { card: 'umbra', damage: 1 }, 'bad-penny', 'silvertooth'] },
    });

    p1.play('throwing-stars');
    expect(p1.prompt.max).toBe(3);
    p1.choose(p2.card('troll'), p2.card('umbra'), p2.card('bad-penny'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p2.battleline).toEqual(['troll', 'silvertooth']);
    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.amber).toBe(2);
  });

  test('its player may choose fewer creatures, or none', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['throwing-stars'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('throwing-stars');
    p1.press('done');

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(0);
  });
});

test('Whistling Darts: deals 1 damage to each enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['whistling-darts'], battleline: ['dodger'] },
    p2: { battleline: ['troll', 'raiding-knight', 'bad-penny'] },
  });

  p1.play('whistling-darts');

  expect(p1.card('dodger').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.card('raiding-knight').damage).toBe(0);
  expect(p2.battleline).toEqual(['troll', 'raiding-knight']);
  expect(p1.amber).toBe(1);
});

describe('Nightforge', () => {
  test('Play: may forge a key at +4 current cost', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 9 } });

    p1.play('nightforge');
    p1.choose('nightforge');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('its player may decline', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 9 } });

    p1.play('nightforge');
    p1.press('done');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(10);
  });

  test('its player is not asked if they have too little amber', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 8 } });

    p1.play('nightforge');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(9);
  });

  test('no key can be forged on a turn on which a key was already forged', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], hand: ['nightforge'], amber: 17 },
      p2: { houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('red');
    p1.press('shadows');
    p1.play('nightforge');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(12);
  });
});

describe('Perplexing Sophistry', () => {
  test('Play: if the opponent has more amber, they discard a random card and its player draws one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin', 'umbra'] },
      p2: { hand: ['troll', 'krump'] },
    });

    p1.play('perplexing-sophistry');

    expect(p2.hand).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
    expect(p1.hand).toEqual(['urchin']);
  });

  test('its player draws even if the opponent has no hand [9.5]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin'] },
    });

    p1.play('perplexing-sophistry');

    expect(p1.hand).toEqual(['urchin']);
  });

  test('it does nothing if both players have the same amount of amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin'] },
      p2: { hand: ['troll'], amber: 1 },
    });

    p1.play('perplexing-sophistry');

    expect(p2.hand).toEqual(['troll']);
    expect(p1.hand).toEqual([]);
  });
});

describe('Rigged Lottery', () => {
  test('Play: each player discards five cards and gains 1 amber for each own Shadows card among them', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'shadows',
        hand: ['rigged-lottery'],
        deck: ['urchin', 'troll', 'umbra', 'krump', 'dodger', 'silvertooth'],
      },
      p2: { deck: ['troll', 'bumpsy', 'urchin', 'krump', 'headhunter', 'umbra'] },
    });

    p1.play('rigged-lottery');

    expect(p1.deck).toEqual(['silvertooth']);
    expect(p2.deck).toEqual(['umbra']);
    expect(p1.amber).toBe(4);
    expect(p2.amber).toBe(1);
  });

  test('a short deck is not refilled for it [14.25]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['rigged-lottery'], deck: ['urchin'], discard: ['umbra'] },
      p2: { discard: ['umbra'] },
    });

    p1.play('rigged-lottery');

    expect(p1.deck).toEqual([]);
    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Sack of Coins', () => {
  test('Play: deals 1 damage to a creature for each amber of its player, each to a creature of their choice [10.7]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 2 },
      p2: { battleline: ['troll', 'krump'], amber: 5 },
    });

    p1.play('sack-of-coins');
    expect(p1.prompt).toMatchObject({ purpose: 'allot-damage', max: 3 });
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(1);
    expect(p1.amber).toBe(3);
  });

  test('[A10] one ward prevents all damage allotted to its creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 2 },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('sack-of-coins');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });
});
