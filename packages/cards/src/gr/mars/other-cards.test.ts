import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test('Aberrant Warp Event puts the first creature of each deck into play and destroys a neighbor', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['aberrant-warp-event'],
      battleline: ['krump'],
      deck: ['punch', 'troll', 'anger'],
    },
    p2: { battleline: ['valdr', 'zorg'], deck: ['bumpsy', 'dodger'] },
  });

  p1.play('aberrant-warp-event');
  p1.press('right');
  p1.choose('krump');
  p1.press('right');
  p1.choose(p2.card('zorg'));

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['valdr', 'bumpsy']);
  expect([p1.deck, p2.deck]).toEqual([['anger'], ['dodger']]);
});

test('Curse of Disappearances archives a creature of its controller with the opponent, and gives it back', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      houses: ['mars'],
      artifacts: ['curse-of-disappearances'],
      battleline: ['troll', 'zorg'],
    },
    p2: { houses: ['brobnar'], hand: SIX },
  });

  p1.endTurn();
  p1.choose('troll');
  expect(p2.archives).toEqual(['troll']);
  p2.press('brobnar');
  p2.press('yes');

  expect(p1.hand).toEqual(['troll']);
});

describe('Plan 10', () => {
  test('puts each non-Mars creature beneath itself, and returns one at the end of each turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['plan-10', ...SIX], battleline: ['zorg', 'troll'] },
      p2: { houses: ['brobnar'], hand: SIX, battleline: ['krump'] },
    });

    p1.play('plan-10');
    expect([p1.battleline, p2.battleline]).toEqual([['zorg'], []]);
    p1.endTurn();
    p1.choose(p2.card('krump'));
    expect(p2.hand).toContain('krump');
    expect(p1.artifacts).toEqual(['plan-10']);
    p2.press('brobnar');
    p2.endTurn();
    p2.choose(p1.card('troll'));

    expect(p1.hand).toContain('troll');
    expect(p1.artifacts).toEqual([]);
  });

  test('[A240] the cards beneath it go to the discard piles when it leaves play', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'mars', hand: ['plan-10'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('plan-10');
    game.edit.move(p1.card('plan-10').id, 'discard');

    expect(p2.discard).toEqual(['krump']);
  });
});

describe('Psychic Haze', () => {
  test('enrages each enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['psychic-haze'], battleline: ['zorg'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.use('psychic-haze');

    expect([p2.card('troll').enraged, p2.card('krump').enraged, p1.card('zorg').enraged]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('protects friendly Mars creatures from enraged creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', enraged: true }, 'krump'] },
      p2: { artifacts: ['psychic-haze'], battleline: ['zorg', 'bumpsy'] },
    });

    p1.fight('krump', p2.card('zorg'));
    expect(p2.card('zorg').damage).toBe(6);

    expect(() => p1.fight('troll', p2.card('zorg'))).toThrow(/cannot choose/);
    p1.choose(p2.card('bumpsy'));
  });
});

test('[A89] The Body Snatchers takes enemy creatures instead of destroying them, in that turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['the-body-snatchers', 'war-of-the-worlds'], battleline: ['krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('the-body-snatchers');
  p1.play('war-of-the-worlds');
  p1.press('right');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.discard).toContain('krump');
  expect(p2.battleline).toEqual([]);
});

test('Crop Circles lets a non-Mars creature capture 1 amber, and 1 more for each card purged from archives', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['crop-circles'],
      battleline: ['zorg'],
      archives: ['punch', 'anger', 'krump'],
    },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.play('crop-circles');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));
  p1.choose('punch', 'anger');

  expect([p2.card('troll').amber, p2.amber]).toEqual([3, 2]);
  expect(p1.purged.toSorted()).toEqual(['anger', 'punch']);
});

describe('Glimmerspore', () => {
  test('[A113] abducts an artifact of the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['glimmerspore'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.play('glimmerspore');
    p1.choose(p2.card('cannon'));

    expect(p1.archives).toEqual(['cannon']);
  });
});

test('Loyalty Implants is destroyed to let its player use Mars creatures', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', artifacts: ['loyalty-implants'], battleline: ['zorg', 'dodger'] },
  });

  p1.use('loyalty-implants');

  expect(p1.artifacts).toEqual([]);
  expect(p1.actions('zorg')).toEqual(['reap']);
  expect(p1.actions('dodger')).toEqual([]);
});

describe('Overclocked Shock Collar', () => {
  test('lets its creature stun itself and its neighbors by a reap', () => {
    const { p1 } = scenario({
      p1: {
        battleline: ['troll', { card: 'krump', upgrades: ['overclocked-shock-collar'] }, 'valdr', 'bumpsy'],
      },
    });

    p1.reap('krump');

    expect(['troll', 'krump', 'valdr', 'bumpsy'].map((slug) => p1.card(slug).stunned)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('Scrap: unstuns each Mars creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['overclocked-shock-collar'],
        battleline: [{ card: 'troll', stunned: true }],
      },
      p2: { battleline: [{ card: 'zorg', stunned: true }] },
    });

    p1.discardCard('overclocked-shock-collar');

    expect([p1.card('troll').stunned, p2.card('zorg').stunned]).toEqual([true, false]);
  });
});

test('War of the Worlds destroys non-Mars creatures and deals 2 damage to Mars creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['war-of-the-worlds'], battleline: ['zorg', 'krump'] },
    p2: { battleline: ['troll', 'yxilo-bolter'] },
  });

  p1.play('war-of-the-worlds');

  expect([p1.battleline, p2.battleline]).toEqual([['zorg'], ['yxilo-bolter']]);
  expect([p1.card('zorg').damage, p2.card('yxilo-bolter').damage]).toEqual([2, 2]);
});

test.each([
  [TEN, [2, 1, 3]],
  [[], [1, 3, 2]],
])('Don’t Believe Your Eyes captures 1 amber, or 2 from the creature’s own side (%#)', (discard, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['don-t-believe-your-eyes'], amber: 3, discard },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.play('don-t-believe-your-eyes');
  p1.choose(p2.card('troll'));

  expect([p2.card('troll').amber, p2.amber, p1.amber]).toEqual(amber);
});

test('Plague Wind takes 3 power from each non-Mars creature for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['plague-wind'], battleline: ['zorg', 'dodger'] },
    p2: { houses: ['brobnar'], battleline: ['troll', 'grey-monk'] },
  });

  p1.play('plague-wind');
  expect([p1.card('zorg').power, p1.card('dodger').power, p2.card('troll').power]).toEqual([7, 2, 5]);
  expect(p2.discard).toEqual(['grey-monk']);
  p1.endTurn();

  expect(p2.card('troll').power).toBe(8);
});

test('Terrible Teammates may discard a non-Mars card', () => {
  const { p1 } = scenario({ p1: { house: 'mars', hand: ['terrible-teammates', 'zorg', 'troll'] } });

  p1.play('terrible-teammates');
  p1.press('card');
  p1.choose('troll');

  expect(p1.hand).toEqual(['zorg']);
});

test('U.F.O. mills until a Mars card, and puts it into hand', () => {
  const { p1 } = scenario({ p1: { house: 'mars', hand: ['ufo'], deck: ['troll', 'zorg', 'krump'] } });

  p1.play('ufo');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.deck).toEqual(['krump']);
  expect(p1.discard.toSorted()).toEqual(['troll', 'ufo']);
});
