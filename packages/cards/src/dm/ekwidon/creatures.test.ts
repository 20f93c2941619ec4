import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Oŏni-Lars', () => {
  test('pays the opponent 1 amber so that their keys cost 4 more in their next turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['oŏni-lars'] },
      p2: { amber: 7, houses: ['dis'] },
    });

    p1.reap('oŏni-lars');
    p1.choose('oŏni-lars');
    p1.endTurn();

    expect([p1.amber, p2.amber, p2.keys]).toEqual([0, 8, 0]);
    expect(p2.keyCost).toBe(10);
  });

  test('may keep its amber', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['oŏni-lars'] }, p2: { amber: 2, houses: ['dis'] } });

    p1.reap('oŏni-lars');
    p1.press('done');
    p1.endTurn();

    expect([p1.amber, p2.amber, p2.keyCost]).toEqual([1, 2, 6]);
  });
});

describe('The Golden Queen', () => {
  const inPlay = { battleline: ['the-golden-queen'] };

  test('each player discards a card, and she gains 1 amber for each that is not Ekwidon', () => {
    const { p1, p2 } = scenario({
      p1: { ...inPlay, hand: ['hot-bunk'] },
      p2: { hand: ['troll'] },
    });

    p1.reap('the-golden-queen');

    expect(p1.discard).toEqual(['hot-bunk']);
    expect(p2.discard).toEqual(['troll']);
    expect(p1.amber).toBe(2);
  });

  test('each player refills their hand to 7', () => {
    const { p1, p2 } = scenario({
      p1: { ...inPlay, deck: Array.from({ length: 9 }, () => 'troll') },
      p2: { houses: ['dis'], deck: Array.from({ length: 9 }, () => 'troll') },
    });

    p1.endTurn();
    p2.press('dis');
    p2.endTurn();

    expect([p1.hand.length, p2.hand.length]).toEqual([7, 7]);
  });

  test('is played with both halves', () => {
    const { p1 } = scenario({ p1: { hand: ['the-golden-queen', 'the-golden-queen2'] } });

    p1.play('the-golden-queen');

    expect(p1.battleline).toEqual(['the-golden-queen']);
    expect(p1.hand).toEqual([]);
    expect(p1.card('the-golden-queen').power).toBe(10);
  });
});

describe('Exeldon Yash', () => {
  const table = () =>
    scenario({ p1: { battleline: ['exeldon-yash'], hand: ['troll', 'krump'] }, p2: { amber: 3 } });

  test('captures 2 amber, and moves 1 of it to the pool of its controller for a discarded card', () => {
    const { p1, p2 } = table();

    p1.reap('exeldon-yash');
    p1.choose('krump');

    expect([p1.amber, p2.amber, p1.card('exeldon-yash').amber]).toEqual([2, 1, 1]);
    expect(p1.discard).toEqual(['krump']);
  });

  test('keeps the amber if nothing is discarded', () => {
    const { p1 } = table();

    p1.reap('exeldon-yash');
    p1.choose();

    expect([p1.amber, p1.card('exeldon-yash').amber]).toEqual([1, 2]);
  });
});

test('Krisper Ruld takes control of an enemy artifact', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krisper-ruld'], artifacts: ['cannon'] },
    p2: { battleline: ['dust-pixie'], artifacts: ['dominator-bauble'] },
  });

  p1.fight('krisper-ruld', p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['dominator-bauble']);
  p1.choose(p2.card('dominator-bauble'));

  expect(p1.artifacts).toEqual(['cannon', 'dominator-bauble']);
});

test.each([
  ['exhausted', ['waspscream', 'troll']],
  ['ready', ['waspscream']],
])('Waspscream takes control of an enemy creature at the start of the turn if it is %s', (state, line) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'waspscream', exhausted: state === 'exhausted' }] },
  });

  p1.endTurn();
  if (state === 'exhausted') {
    p2.choose(p1.card('troll'));
    p2.press('right');
  }

  expect(p2.battleline).toEqual(line);
});

describe('Bleă-Fŏrh', () => {
  const table = (damage: number) =>
    scenario({
      p1: { battleline: ['bleă-fŏrh'] },
      p2: { battleline: ['dust-pixie', { card: 'troll', damage }] },
    });

  test('exalts the creature once for each damage that its player chose to heal', () => {
    const { p1, p2 } = table(3);

    p1.fight('bleă-fŏrh', p2.card('dust-pixie'));
    p1.choose(p2.card('troll'));
    expect(p1.buttons).toEqual([0, 1, 2]);
    p1.press(1);

    expect([p2.card('troll').damage, p2.card('troll').amber]).toEqual([2, 1]);
  });

  test('exalts nothing if no damage is healed', () => {
    const { p1, p2 } = table(3);

    p1.fight('bleă-fŏrh', p2.card('dust-pixie'));
    p1.choose(p2.card('troll'));
    p1.press(0);

    expect(p2.card('troll').amber).toBe(0);
  });
});

describe('Bypass Burglar', () => {
  test('an exhausted one gives its neighbors an action that steals and hurts them', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['troll', { card: 'bypass-burglar', exhausted: true }, 'krump', 'bumpsy'],
      },
      p2: { amber: 2 },
    });

    expect(p1.actions('bumpsy')).not.toContain('action');
    p1.use('krump');

    expect([p1.amber, p2.amber]).toEqual([1, 1]);
    expect(p1.card('krump').damage).toBe(1);
    expect(p1.actions('troll')).toContain('action');
  });

  test('a ready one gives nothing', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['troll', 'bypass-burglar'] } });

    expect(p1.actions('troll')).not.toContain('action');
  });
});

describe('Chromatic Guardian', () => {
  test('destroys an enemy creature if its player is overwhelmed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['chromatic-guardian'], artifacts: ['cannon'] },
      p2: { battleline: ['troll', 'krump'], artifacts: ['dominator-bauble'] },
    });

    p1.reap('chromatic-guardian');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['troll']);
  });

  test('destroys an enemy artifact otherwise', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['chromatic-guardian'], artifacts: ['cannon'] },
      p2: { battleline: ['troll'], artifacts: ['dominator-bauble'] },
    });

    p1.reap('chromatic-guardian');
    expect(p1.choices).toEqual(['dominator-bauble']);
    p1.choose(p2.card('dominator-bauble'));

    expect(p2.artifacts).toEqual([]);
  });
});

test('Cŏnrăd Fisiquĕ moves all +1 power counters from one creature to another', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['cŏnrăd-fisiquĕ'], battleline: [{ card: 'troll', powerCounters: 3 }] },
    p2: { battleline: ['krump'] },
  });

  p1.play('cŏnrăd-fisiquĕ');
  p1.choose('cŏnrăd-fisiquĕ');
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').power, p2.card('krump').power]).toEqual([8, 9]);
});

describe('Golden Dagger', () => {
  test.each([
    ['urchin', 1],
    ['troll', 0],
  ])('deals 3 damage to %s, whose owner gains %i amber', (slug, amber) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['golden-dagger'] }, p2: { battleline: [slug] } });

    p1.reap('golden-dagger');
    p1.choose(p2.card(slug));

    expect([p1.amber, p2.amber]).toEqual([1, amber]);
  });
});

describe('Văst Stŏik', () => {
  test.each([
    ['troll', 1],
    ['krump', 0],
  ])('moves 1 amber from %s and draws %i cards', (slug, drawn) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['văst-stŏik'], deck: ['bumpsy', 'urchin'] },
      p2: { battleline: ['dust-pixie', { card: 'troll', amber: 2 }, 'krump'] },
    });

    p1.fight('văst-stŏik', p2.card('dust-pixie'));
    p1.choose(p2.card(slug));

    expect(p1.hand).toHaveLength(drawn);
    expect(p2.card('troll').amber).toBe(2 - drawn);
    expect([p1.amber, p2.amber]).toEqual([0, 0]);
  });
});
