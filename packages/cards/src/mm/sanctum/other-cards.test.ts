import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Burning Glare', () => {
  test('stuns one enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['burning-glare'] },
      p2: { battleline: ['troll', 'snarette'] },
    });

    p1.play('burning-glare');
    p1.press(0);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').stunned).toBe(true);
    expect(p2.card('snarette').stunned).toBe(false);
  });

  test('or each enemy Mutant creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['burning-glare'], battleline: ['even-ivan'] },
      p2: { battleline: ['troll', 'snarette', 'odd-clawde'] },
    });

    p1.play('burning-glare');
    p1.press(1);

    expect(p2.card('troll').stunned).toBe(false);
    expect(p2.card('snarette').stunned).toBe(true);
    expect(p2.card('odd-clawde').stunned).toBe(true);
    expect(p1.card('even-ivan').stunned).toBe(false);
  });
});

test('Commandeer lets a friendly creature capture 1 amber after each further card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['commandeer', 'call-to-action', 'gizelhart-s-zealot'],
      battleline: ['troll'],
    },
    p2: { amber: 5 },
  });

  p1.play('commandeer');
  expect(p2.amber).toBe(5);
  p1.play('gizelhart-s-zealot', { flank: 'right' });
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(4);
});

test('Fangs of Gizelhart purges the most powerful creature of either side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['fangs-of-gizelhart'], battleline: ['krump'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('fangs-of-gizelhart');

  expect(p2.purged).toEqual(['troll']);
  expect(p1.battleline).toEqual(['krump']);
});

describe('Font of the Eye', () => {
  test('lets a friendly creature capture 1 amber if an enemy creature was destroyed this turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['font-of-the-eye'], battleline: ['troll', 'krump'] },
      p2: { amber: 2, battleline: ['dust-pixie'] },
    });

    p1.fight('troll', p2.card('dust-pixie'));
    p1.use('font-of-the-eye');
    p1.choose('krump');

    expect(p1.card('krump').amber).toBe(1);
  });

  test('does nothing if only a friendly creature was destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['font-of-the-eye'], battleline: ['urchin', 'krump'] },
      p2: { amber: 2, battleline: ['troll'] },
    });

    p1.fight('urchin', p2.card('troll'));
    p1.use('font-of-the-eye');

    expect(p2.amber).toBe(2);
  });
});

test('Æmberheart exalts, wards and fully heals one friendly creature', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', artifacts: ['æmberheart'], battleline: [{ card: 'troll', damage: 4 }, 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('æmberheart');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ amber: 1, warded: true, damage: 0 });
});

test('Bring Low captures all but 5 of the opponent’s amber, distributed at will', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['bring-low'], battleline: ['troll', 'krump'] },
    p2: { amber: 8 },
  });

  p1.play('bring-low');
  p1.choose('troll');
  p1.choose('krump');
  p1.choose('krump');

  expect(p1.card('troll').amber).toBe(1);
  expect(p1.card('krump').amber).toBe(2);
  expect(p2.amber).toBe(5);
});

test('Bring Low: a single creature captures all the amber without a question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['bring-low'], battleline: ['troll'] },
    p2: { amber: 8 },
  });

  p1.play('bring-low');

  expect(p1.card('troll').amber).toBe(3);
  expect(p2.amber).toBe(5);
});

test('Gizelhart’s Standard exalts a friendly creature and gives +1 armor to those with amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gizelhart-s-standard'], battleline: ['troll', 'krump'] },
    p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
  });

  p1.play('gizelhart-s-standard');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ amber: 1, armor: 1 });
  expect(p1.card('krump').armor).toBe(0);
  expect(p2.card('bumpsy').armor).toBe(0);
});

describe('Purify', () => {
  test('puts the first creature of the deck that is no Mutant into play for its owner', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['purify'] },
      p2: { battleline: ['snarette'], deck: ['punch', 'even-ivan', 'krump', 'troll'] },
    });

    p1.play('purify');
    p1.choose(p2.card('snarette'));

    expect(p2.purged).toEqual(['snarette']);
    expect(p2.battleline).toEqual(['krump']);
    expect(p2.discard.toSorted()).toEqual(['even-ivan', 'punch']);
    expect(p2.deck).toEqual(['troll']);
  });

  test('uses the deck of its own player for a friendly Mutant', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['purify'], battleline: ['snarette'], deck: ['krump'] },
      p2: { deck: ['troll'] },
    });

    p1.play('purify');
    p1.choose('snarette');

    expect(p1.battleline).toEqual(['krump']);
    expect(p2.deck).toEqual(['troll']);
  });

  test('discards nothing if a ward saves the Mutant', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['purify'] },
      p2: { battleline: [{ card: 'snarette', warded: true }], deck: ['krump'] },
    });

    p1.play('purify');
    p1.choose(p2.card('snarette'));

    expect(p2.deck).toEqual(['krump']);
  });
});

describe('Book of Malefaction', () => {
  test('gets a warrant counter for each amber that is stolen from its player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['bo-nithing'], hand: ['bo-nithing'] },
      p2: { amber: 5, keys: 2, artifacts: ['book-of-malefaction'] },
    });

    p1.play('bo-nithing', { flank: 'right' });

    expect(p2.card('book-of-malefaction').counters).toMatchObject({ warrant: 2 });
  });

  test('removes one to purge a creature', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: [{ card: 'book-of-malefaction', counters: { warrant: 2 } }] },
      p2: { battleline: ['troll'] },
    });

    p1.use('book-of-malefaction');
    p1.choose(p2.card('troll'));

    expect(p2.purged).toEqual(['troll']);
    expect(p1.card('book-of-malefaction').counters).toMatchObject({ warrant: 1 });
  });

  test('purges nothing without a counter', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['book-of-malefaction'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('book-of-malefaction');

    expect(p2.battleline).toEqual(['troll']);
  });
});

test('Call to Action readies each friendly Knight', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['call-to-action'],
      battleline: [
        { card: 'berinon', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { battleline: [{ card: 'berinon', exhausted: true }] },
  });

  p1.play('call-to-action');

  expect(p1.card('berinon').exhausted).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
  expect(p2.card('berinon').exhausted).toBe(true);
});

test('Gizelhart’s Wrath destroys each Mutant creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gizelhart-s-wrath'], battleline: ['snarette', 'troll'] },
    p2: { battleline: ['even-ivan', 'krump'] },
  });

  p1.play('gizelhart-s-wrath');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
});
