import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Collective Calm', () => {
  test('gives 1 amber for each reap of either player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['collective-calm'], battleline: ['troll'] },
      p2: { houses: ['brobnar'], battleline: ['krump'] },
    });

    p1.reap('troll');
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('krump');

    expect([p1.amber, p2.amber]).toEqual([2, 2]);
  });

  test('is destroyed after a friendly creature fights, not after an enemy one', () => {
    const calm = { house: 'brobnar', artifacts: ['collective-calm'], battleline: ['troll'] } as const;
    const mine = scenario({ p1: calm, p2: { battleline: ['valdr'] } });
    mine.p1.fight('troll', mine.p2.card('valdr'));
    expect(mine.p1.artifacts).toEqual([]);

    const theirs = scenario({ p1: { battleline: ['valdr'] }, p2: calm });
    theirs.p1.fight('valdr', theirs.p2.card('troll'));
    expect(theirs.p2.artifacts).toEqual(['collective-calm']);
  });
});

describe('Luminous Boom', () => {
  test('captures all of the opponent’s amber for a discarded Sanctum card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['luminous-boom', 'grey-warden', 'krump'], battleline: ['troll'] },
      p2: { amber: 4 },
    });

    p1.play('luminous-boom');
    p1.press('card');
    p1.choose('grey-warden');
    p1.choose('troll');

    expect(p1.discard).toContain('grey-warden');
    expect([p1.card('troll').amber, p2.amber]).toEqual([4, 0]);
  });

  test('captures nothing without one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['luminous-boom', 'krump'], battleline: ['troll'] },
      p2: { amber: 4 },
    });

    p1.play('luminous-boom');

    expect([p1.hand, p2.amber]).toEqual([['krump'], 4]);
  });
});

test.each([
  [0, [5, 0]],
  [1, [0, 4]],
])('Trenk’s Creed, choice %i, concerns the most powerful creature of both sides', (choice, [amber, left]) => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['trenk-s-creed'], battleline: ['krump'] },
    p2: { amber: 4, battleline: [{ card: 'troll', amber: 1 }] },
  });

  p1.play('trenk-s-creed');
  p1.press(choice);

  expect([p2.card('troll').amber, p2.amber]).toEqual([amber, left]);
});

describe('Trade Blows', () => {
  test('repeats for 1 damage to a friendly creature until an enemy creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['trade-blows'], battleline: ['krump'] },
      p2: { battleline: [{ card: 'troll', damage: 6 }] },
    });

    p1.play('trade-blows');
    p1.choose(p2.card('troll'));
    p1.choose('krump');
    p1.choose(p2.card('troll'));

    expect(p1.card('krump').damage).toBe(1);
    expect(p2.discard).toEqual(['troll']);
  });

  test('stops if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['trade-blows'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('trade-blows');
    p1.choose(p2.card('troll'));
    p1.press('done');

    expect([p1.card('krump').damage, p2.card('troll').damage]).toEqual([0, 1]);
  });
});

describe('Broken Intent', () => {
  const setup = {
    p1: { house: 'sanctum', hand: ['broken-intent'], archives: ['troll'] },
    p2: { archives: ['krump'], discard: ['anger', 'bumpsy'] },
  } as const;

  test('discards the archives of both players', () => {
    const { p1, p2 } = scenario(setup);

    p1.play('broken-intent');
    p1.press(0);

    expect([p1.archives, p2.archives]).toEqual([[], []]);
    expect(p1.discard).toContain('troll');
    expect(p2.discard).toContain('krump');
  });

  test('or purges an action from a discard pile', () => {
    const { p1, p2 } = scenario(setup);

    p1.play('broken-intent');
    p1.press(1);
    p1.choose(p2.card('anger'));

    expect(p2.purged).toEqual(['anger']);
    expect([p1.archives, p2.archives]).toEqual([['troll'], ['krump']]);
  });
});

test('Greedy Reprisal destroys a creature of either side for each amber of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['greedy-reprisal'], battleline: ['troll'] },
    p2: { amber: 2, battleline: ['krump', 'bumpsy'] },
  });

  p1.play('greedy-reprisal');
  p1.choose('troll');
  p1.choose(p2.card('bumpsy'));

  expect([p1.battleline, p2.battleline]).toEqual([[], ['krump']]);
});
