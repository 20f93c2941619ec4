import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** Both halves of a gigantic creature in hand. */
const halves = (slug: string): string[] => [slug, `${slug}2`];

describe('Tormax', () => {
  test('played from hand discards its player’s hand and purges two random cards of the opponent’s', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: [...halves('tormax'), 'troll', 'krump'] },
      p2: { hand: ['urchin', 'umbra', 'dodger'] },
    });

    p1.play('tormax');

    expect(p1.battleline).toEqual(['tormax']);
    expect(p1.hand).toEqual([]);
    expect(p1.discard.toSorted()).toEqual(['krump', 'troll']);
    expect(p2.hand).toHaveLength(1);
    expect(p2.purged).toHaveLength(2);
  });

  test.each(['reap', 'fight'])('does so by %s as well', (act) => {
    const { p1, p2 } = scenario({
      p1: { battleline: halves('tormax'), hand: ['troll'] },
      p2: { hand: ['urchin'], battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('tormax');
    else p1.fight('tormax', p2.card('dust-pixie'));

    expect(p1.hand).toEqual([]);
    expect(p2.purged).toEqual(['urchin']);
  });
});

describe('Wretched Anathema', () => {
  test('destroys two other creatures when it is played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: halves('wretched-anathema'), battleline: ['troll'] },
      p2: { battleline: ['krump', 'bumpsy'] },
    });

    p1.play('wretched-anathema', { flank: 'right' });
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
    p1.choose(p2.card('krump'), p2.card('bumpsy'));

    expect([p1.battleline, p2.battleline]).toEqual([['troll', 'wretched-anathema'], []]);
  });

  test('has an action that gains 4 amber only without another friendly creature', () => {
    const { p1 } = scenario({ p1: { battleline: halves('wretched-anathema') } });
    const beside = scenario({ p1: { battleline: [...halves('wretched-anathema'), 'troll'] } });

    expect(beside.p1.actions('wretched-anathema')).not.toContain('action');
    p1.use('wretched-anathema');

    expect(p1.amber).toBe(4);
  });
});

test('Horizon Saber archives a card from deck or discard pile, and shuffles the pile into the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: halves('horizon-saber'), deck: ['troll'], discard: ['krump', 'urchin'] },
  });

  p1.play('horizon-saber');
  p1.choose('krump');

  expect(p1.archives).toEqual(['krump']);
  expect(p1.deck.toSorted()).toEqual(['troll', 'urchin']);
  expect(p1.discard).toEqual([]);
});

test('Ascendant Hester lets friendly creatures capture, whose amber gives the others +2 armor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: halves('ascendant-hester'), battleline: ['troll'] },
    p2: { amber: 3, battleline: ['krump'] },
  });

  p1.play('ascendant-hester', { flank: 'right' });

  expect([p1.card('troll').amber, p1.card('ascendant-hester').amber]).toEqual([1, 1]);
  expect(p2.amber).toBe(1);
  expect([p1.card('troll').armor, p1.card('ascendant-hester').armor]).toEqual([2, 0]);
});

describe('Sirs Colossus', () => {
  test('captures all amber of the opponent, distributed among friendly creatures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: halves('sirs-colossus'), battleline: ['troll'] },
      p2: { amber: 3 },
    });

    p1.play('sirs-colossus', { flank: 'right' });
    p1.choose('troll');
    p1.choose('troll');
    p1.choose('sirs-colossus');

    expect([p1.card('troll').amber, p1.card('sirs-colossus').amber, p2.amber]).toEqual([2, 1, 0]);
  });

  test('returns all amber of a friendly creature to the supply after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: [...halves('sirs-colossus'), { card: 'troll', amber: 2 }] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('sirs-colossus', p2.card('dust-pixie'));
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(0);
    expect([p1.amber, p2.amber]).toEqual([0, 0]);
  });
});

describe('Bawretchadontius', () => {
  test('exalts a friendly creature and two enemy creatures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: halves('bawretchadontius') },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.play('bawretchadontius');
    p1.choose('bawretchadontius');
    p1.choose(p2.card('troll'), p2.card('bumpsy'));

    expect(p1.card('bawretchadontius').amber).toBe(1);
    expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).amber)).toEqual([1, 0, 1]);
  });

  test('lets friendly creatures with amber on them deal 4 damage when they reap', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: [...halves('bawretchadontius'), { card: 'valdr', amber: 1 }] },
      p2: { battleline: ['troll'] },
    });

    p1.reap('valdr');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });
});

describe('Boosted B4-RRY', () => {
  test('takes an enemy artifact, which is a Shadows card under its control', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: halves('boosted-b4-rry') },
      p2: { artifacts: ['cannon'] },
    });

    p1.play('boosted-b4-rry');
    p1.press(0);
    p1.choose(p2.card('cannon'));

    expect(p1.artifacts).toEqual(['cannon']);
    expect(p1.card('cannon').houses).toEqual(['shadows']);
  });

  test('plays a random card of the opponent’s archives as if it were its player’s', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: halves('boosted-b4-rry') },
      p2: { archives: ['valdr'] },
    });

    p1.reap('boosted-b4-rry');
    p1.press(1);
    p1.press('right');

    expect(p1.battleline).toContain('valdr');
    expect(p2.archives).toEqual([]);
  });
});

test.each([
  [5, 2],
  [4, 2],
  [1, 0],
])('Dodger’s 10 against %i amber steals %i', (amber, stolen) => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: halves('dodger-s-10') },
    p2: { amber },
  });

  p1.play('dodger-s-10');

  expect(p2.amber).toBe(amber - stolen);
});

test('Cadet Allison discards a random card, whose house becomes the active house', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: halves('cadet-allison'), hand: ['troll'] },
  });

  p1.reap('cadet-allison');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.activeHouse).toBe('brobnar');
});

describe('J43G3R V', () => {
  test('lets two non-Star Alliance creatures reap after it reaped', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        battleline: [...halves('j43g3r-v'), 'troll', 'krump', 'urchin'],
      },
    });

    p1.reap('j43g3r-v');
    expect(p1.actions('troll')).toEqual(['reap']);
    p1.reap('krump');
    p1.reap('urchin');

    expect(p1.actions('troll')).toEqual([]);
  });

  test('lets two non-Star Alliance creatures fight after it fought', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: [...halves('j43g3r-v'), 'valdr'] },
      p2: { battleline: ['dust-pixie', 'troll'] },
    });

    p1.fight('j43g3r-v', p2.card('dust-pixie'));

    expect(p1.actions('valdr')).toEqual(['fight']);
  });
});

describe('Titanic Bumblebird', () => {
  test('destroys an enemy creature, whose power a friendly creature gets in +1 power counters', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: halves('titanic-bumblebird'), battleline: ['urchin'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('titanic-bumblebird', { flank: 'right' });
    p1.choose(p2.card('troll'));
    p1.choose('urchin');

    expect(p2.discard).toEqual(['troll']);
    expect(p1.card('urchin').powerCounters).toBe(8);
  });

  test('gives nothing if a ward saves the creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: halves('titanic-bumblebird') },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.reap('titanic-bumblebird');
    p1.choose(p2.card('troll'));

    expect(p1.card('titanic-bumblebird').powerCounters).toBe(0);
  });
});
