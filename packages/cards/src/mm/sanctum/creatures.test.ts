import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Ardent Hero', () => {
  test.each([
    ['a creature with power 5', 'bumpsy', 0],
    ['a Mutant creature with less power', 'snarette', 0],
    ['a weak creature', 'silvertooth', 2],
  ])('against %s', (_, attacker, damage) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [attacker] },
      p2: { battleline: ['ardent-hero'] },
    });

    p1.fight(attacker, p2.card('ardent-hero'));

    expect(p2.card('ardent-hero').damage).toBe(damage);
  });
});

test('Bull-wark gives its neighbors assault 2, and has assault 2 itself', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'bull-wark', 'krump', 'bumpsy'] } });

  expect(p1.card('troll').keywords).toMatchObject({ assault: 2 });
  expect(p1.card('krump').keywords).toMatchObject({ assault: 2 });
  expect(p1.card('bull-wark').keywords).toMatchObject({ assault: 2 });
  expect(p1.card('bumpsy').keywords).not.toHaveProperty('assault');
});

test('Gizelhart’s Zealot enters play ready and enraged', () => {
  const { p1 } = scenario({ p1: { hand: ['gizelhart-s-zealot'] } });

  p1.play('gizelhart-s-zealot');

  expect(p1.card('gizelhart-s-zealot')).toMatchObject({ exhausted: false, enraged: true });
});

test('Lieutenant Gorvenal captures 1 amber after each fight of a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['lieutenant-gorvenal', 'troll', 'krump'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.reap('krump');
  p1.fight('troll', p2.card('dust-pixie'));

  expect(p1.card('lieutenant-gorvenal').amber).toBe(1);
  expect(p2.amber).toBe(2);
});

describe('Seeker of Truth', () => {
  test('may fight with a friendly creature that is not Sanctum after it fought', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['seeker-of-truth', 'squire-alys', 'troll'] },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    p1.fight('seeker-of-truth', p2.card('dust-pixie'));
    p1.choose('seeker-of-truth');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p2.discard.toSorted()).toEqual(['dust-pixie', 'krump']);
  });

  test('needs no further fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['seeker-of-truth', 'troll'] },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    p1.fight('seeker-of-truth', p2.card('dust-pixie'));
    p1.choose();

    expect(p1.card('troll').exhausted).toBe(false);
  });
});

test('Squire Alys captures 2 amber', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['squire-alys'] }, p2: { amber: 3 } });

  p1.play('squire-alys');

  expect(p1.card('squire-alys').amber).toBe(2);
  expect(p2.amber).toBe(1);
});

describe('Angry Mob', () => {
  test('may discard cards up to another Angry Mob, which goes to the hand', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['angry-mob'], deck: ['troll', 'angry-mob', 'krump'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('angry-mob', p2.card('dust-pixie'));
    p1.choose('angry-mob');

    expect(p1.hand).toEqual(['angry-mob']);
    expect(p1.discard).toEqual(['troll']);
    expect(p1.deck).toEqual(['krump']);
  });

  test('runs out of cards without one', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['angry-mob'], deck: ['troll', 'krump'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('angry-mob', p2.card('dust-pixie'));
    p1.choose('angry-mob');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toHaveLength(2);
  });

  test('discards nothing if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['angry-mob'], deck: ['troll', 'angry-mob'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('angry-mob', p2.card('dust-pixie'));
    p1.press('done');

    expect(p1.deck).toEqual(['troll', 'angry-mob']);
  });
});

test.each([
  ['2 amber', 'the most powerful enemy creature', 'valdr', 2],
  ['nothing', 'a weaker one', 'dust-pixie', 0],
])('Baldric the Bold gains %s before it fights %s', (_, _kind, target, gained) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['baldric-the-bold', 'troll'] },
    p2: { battleline: ['valdr', 'dust-pixie'] },
  });

  p1.fight('baldric-the-bold', p2.card(target));

  expect(p1.amber).toBe(gained);
});

test('Berinon is enraged by each Mutant creature that enters play, on either side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['dust-imp', 'snarette'], battleline: ['berinon'] },
    p2: { battleline: ['berinon'] },
  });

  p1.play('dust-imp', { flank: 'right' });
  expect(p1.card('berinon').enraged).toBe(false);
  p1.play('snarette', { flank: 'right' });
  p1.choose(p2.card('berinon'));

  expect(p1.card('berinon').enraged).toBe(true);
  expect(p2.card('berinon').enraged).toBe(true);
});

test('Berinon captures 2 amber by reaping', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['berinon'] }, p2: { amber: 3 } });

  p1.reap('berinon');

  expect(p1.card('berinon').amber).toBe(2);
  expect(p2.amber).toBe(1);
});

describe('Scrivener Favian', () => {
  const withIcon = () =>
    scenario({
      p1: {
        house: 'sanctum',
        battleline: ['scrivener-favian'],
        hand: [{ card: 'squire-alys', enhancements: ['capture'] }],
      },
      p2: { amber: 5 },
    });

  test('may steal 1 amber instead of a capture icon', () => {
    const { p1, p2 } = withIcon();

    p1.play('squire-alys', { flank: 'right' });
    p1.press('steal');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5 - 1 - 2);
  });

  test('leaves the icon as it is if its player prefers that', () => {
    const { p1, p2 } = withIcon();

    p1.play('squire-alys', { flank: 'right' });
    p1.press('capture');
    p1.choose('scrivener-favian');

    expect(p1.card('scrivener-favian').amber).toBe(1);
    expect([p1.amber, p2.amber]).toEqual([0, 2]);
  });
});

test('Lady Loreena protects creatures up to two places away, and no farther', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['lady-loreena', 'troll', 'urchin', 'bumpsy'] },
  });

  p1.game.clickCard('p1', p1.card('krump').id);
  p1.press('fight');
  expect(p1.choices).toEqual(['lady-loreena', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));
});

describe('Mad Prophet Gizelhart', () => {
  test('heals creatures that are no Mutants in the center, for 1 amber each', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: [{ card: 'troll', damage: 2 }, 'mad-prophet-gizelhart', { card: 'even-ivan', damage: 1 }],
      },
      p2: { battleline: [{ card: 'krump', damage: 3 }, 'bumpsy'] },
    });

    p1.use('mad-prophet-gizelhart');

    expect(p1.amber).toBe(2);
    expect(p1.card('troll').damage).toBe(0);
    expect(p1.card('even-ivan').damage).toBe(1);
    expect(p2.card('krump').damage).toBe(0);
  });

  test('has no action outside the center', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', battleline: ['mad-prophet-gizelhart', 'troll'] } });

    expect(p1.actions('mad-prophet-gizelhart')).not.toContain('action');
  });
});

test('Master of the Grey skips the bonus icons of the opponent’s cards, not of its player’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['labwork', 'troll'], battleline: ['master-of-the-grey'] },
    p2: { houses: ['logos'], hand: ['labwork', 'krump'] },
  });

  p1.play('labwork');
  p1.choose('troll');
  p1.endTurn();
  p2.press('logos');
  p2.play('labwork');
  p2.choose('krump');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

describe('Purifier of Souls', () => {
  test('[A84] stops destroyed abilities of both sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['bumpsy', 'purifier-of-souls'], amber: 1 },
      p2: { battleline: ['dæmo-knight', 'bad-penny'] },
    });

    p1.fight('bumpsy', p2.card('bad-penny'));

    expect(p2.discard).toEqual(['bad-penny']);
  });

  test('stops them while it is destroyed together with the other creatures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['purifier-of-souls'], amber: 3 },
      p2: { battleline: ['bad-penny'] },
    });

    p1.play('gateway-to-dis');

    expect(p2.discard).toEqual(['bad-penny']);
  });
});
