import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Persistence Hunting', () => {
  test('Play: exhausts each enemy creature of the chosen house', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['persistence-hunting'], battleline: ['headhunter'] },
      p2: { battleline: ['troll', 'ember-imp', 'bumpsy'] },
    });

    p1.play('persistence-hunting');
    p1.press('brobnar');

    expect(p2.card('troll').exhausted).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.card('ember-imp').exhausted).toBe(false);
    expect(p1.card('headhunter').exhausted).toBe(false);
  });
});

describe('Song of Spring', () => {
  test('Play: shuffles friendly Untamed creatures from hand, discard pile and battleline into the deck', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['song-of-spring', 'murmook', 'fogbank'],
        battleline: ['flaxia', 'troll'],
        discard: ['snufflegator', 'bumpsy'],
      },
      p2: { battleline: ['teliga'], discard: ['halacor'] },
    });

    p1.play('song-of-spring');
    expect(p1.choices.toSorted()).toEqual(['flaxia', 'murmook', 'snufflegator']);
    p1.choose('murmook', 'flaxia', 'snufflegator');

    expect(p1.deck.toSorted()).toEqual(['flaxia', 'murmook', 'snufflegator']);
    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.battleline).toEqual(['troll']);
    expect(p1.discard).toEqual(['song-of-spring', 'bumpsy']);
    expect(p2.battleline).toEqual(['teliga']);
  });

  test('its player may choose no creature', () => {
    const { p1 } = scenario({ p1: { hand: ['song-of-spring', 'murmook'] } });

    p1.play('song-of-spring');
    p1.choose();

    expect(p1.hand).toEqual(['murmook']);
  });
});

describe('They’re Everywhere!', () => {
  test('Play: deals 2 damage to enemy flank creatures and 1 to the others', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['they-re-everywhere'], battleline: ['murmook'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('they-re-everywhere');

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(1);
    expect(p2.card('headhunter').damage).toBe(2);
    expect(p1.card('murmook').damage).toBe(0);
  });

  test('[0.12] a creature that comes to a flank because its neighbor is destroyed is dealt 1, because all damage is dealt at once', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['they-re-everywhere'] },
      p2: { battleline: ['ember-imp', 'bumpsy', 'headhunter'] },
    });

    p1.play('they-re-everywhere');

    expect(p2.battleline).toEqual(['bumpsy', 'headhunter']);
    expect(p2.card('bumpsy').damage).toBe(1);
  });
});

describe('Soldiers to Flowers', () => {
  test('Play: purges each Untamed creature of both discard piles, and its owner gains 1 amber each', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['soldiers-to-flowers'], discard: ['murmook', 'fogbank', 'troll'] },
      p2: { discard: ['flaxia', 'teliga', 'bumpsy'] },
    });

    p1.play('soldiers-to-flowers');

    expect(p1.purged).toEqual(['murmook']);
    expect(p2.purged.toSorted()).toEqual(['flaxia', 'teliga']);
    expect(p1.amber).toBe(1 + 1);
    expect(p2.amber).toBe(2);
    expect(p1.discard).toEqual(['soldiers-to-flowers', 'fogbank', 'troll']);
  });

  test('a player without such creatures gains nothing', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['soldiers-to-flowers'] } });

    p1.play('soldiers-to-flowers');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });
});

describe('Gravid Cycle', () => {
  test('Play: returns a card from the discard pile to hand, then the step ends', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['gravid-cycle'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll'],
        discard: ['murmook', 'flaxia'],
      },
      p2: { houses: ['dis'] },
    });

    p1.play('gravid-cycle');
    p1.choose('flaxia');

    expect(p1.hand).toEqual(['flaxia', 'troll', 'troll', 'troll', 'troll', 'troll']);
    expect(p1.discard).toEqual(['gravid-cycle', 'murmook']);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('Mimicry as a copy of it ends the step, too', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mimicry'], discard: ['murmook', 'flaxia'] },
      p2: { houses: ['dis'], discard: ['gravid-cycle'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('gravid-cycle'));
    p1.choose('murmook');

    expect(p1.hand).toContain('murmook');
    expect(p2.prompt.purpose).toBe('active-house');
  });
});

describe('Punctuated Equilibrium', () => {
  test('Play: each player discards their hand and refills it', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['punctuated-equilibrium', 'murmook'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
      },
      p2: { hand: ['bumpsy', 'anger'], deck: ['punch', 'punch'] },
    });

    p1.play('punctuated-equilibrium');

    expect(p1.hand).toHaveLength(6);
    expect(p1.deck).toHaveLength(1);
    expect(p1.discard.toSorted()).toEqual(['murmook', 'punctuated-equilibrium']);
    expect(p2.hand.toSorted()).toEqual(['anger', 'bumpsy', 'punch', 'punch']);
  });

  test('chains reduce the refill, and each player sheds one [4.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punctuated-equilibrium'] },
      p2: { chains: 7, deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'] },
    });

    p1.play('punctuated-equilibrium');

    expect(p2.hand).toHaveLength(4);
    expect(p2.chains).toBe(6);
  });
});

describe('Quicksand', () => {
  test('Play: destroys the most powerful creature of each player without a ready Untamed creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['quicksand'],
        battleline: [{ card: 'murmook', exhausted: true }, 'bumpsy'],
      },
      p2: { battleline: ['headhunter', 'troll'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['headhunter']);
  });

  test('a ready Untamed creature protects the other creatures of its controller', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie', 'troll'] },
      p2: { battleline: ['bumpsy', 'ember-imp'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['dust-pixie', 'troll']);
    expect(p2.battleline).toEqual(['ember-imp']);
  });

  test('nothing is destroyed if both players have a ready Untamed creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: ['troll', 'flaxia'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['dust-pixie']);
    expect(p2.battleline).toEqual(['troll', 'flaxia']);
  });

  test('the creatures of both sides are destroyed at the same time, so Tolas does not react to the other one [11.3]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['quicksand'], battleline: ['bumpsy'] },
      p2: { battleline: ['tolas'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('if a ward saves the most powerful creature, no other one is destroyed instead [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'bumpsy'] },
    });

    p1.play('quicksand');

    expect(p2.battleline).toEqual(['troll', 'bumpsy']);
    expect(p2.card('troll').warded).toBe(false);
  });

  test('the active player chooses among creatures of equal power [10.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: ['bumpsy', 'headhunter', 'ember-imp'] },
    });

    p1.play('quicksand');
    expect(p1.choices).toEqual(['bumpsy', 'headhunter']);
    p1.choose(p2.card('headhunter'));

    expect(p2.battleline).toEqual(['bumpsy', 'ember-imp']);
  });
});
