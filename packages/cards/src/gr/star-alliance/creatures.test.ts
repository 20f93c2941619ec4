import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');

describe('Jackpot Greene', () => {
  test('mills the controller of a creature that reaps, and gains 1 amber for a Star Alliance card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll', 'krump'], deck: ['captain-val-jericho', 'punch'] },
      p2: { battleline: ['jackpot-greene'], deck: ['captain-val-jericho'] },
    });

    p1.reap('troll');
    expect([p1.amber, p2.amber]).toEqual([1, 1]);
    p1.reap('krump');

    expect([p1.amber, p2.amber]).toEqual([2, 1]);
    expect(p1.discard.toSorted()).toEqual(['captain-val-jericho', 'punch']);
    expect(p2.deck).toHaveLength(1);
  });

  test('gains nothing if the deck is empty, though a Star Alliance creature has reaped', () => {
    const { p1 } = scenario({ p1: { battleline: ['jackpot-greene', 'captain-val-jericho'] } });

    p1.reap('captain-val-jericho');

    expect(p1.amber).toBe(1);
  });
});

describe('Missile Officer Myers', () => {
  test.each(['play', 'reap'] as const)('resolves the play effect of a neighbor by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        hand: act === 'play' ? ['missile-officer-myers'] : [],
        battleline: ['urchin', ...(act === 'reap' ? ['missile-officer-myers'] : []), 'troll'],
      },
      p2: { amber: 3 },
    });

    if (act === 'play') p1.play('missile-officer-myers', { rightOf: 'urchin' });
    else p1.reap('missile-officer-myers');
    p1.choose('urchin');

    expect(p2.amber).toBe(2);
  });

  test('Scrap: discards a card and resolves its play effect', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['missile-officer-myers', 'urchin', 'troll'] },
      p2: { amber: 3 },
    });

    p1.discardCard('missile-officer-myers');
    p1.choose('urchin');

    expect([p1.amber, p2.amber]).toEqual([1, 2]);
    expect(p1.discard).toEqual(['urchin', 'missile-officer-myers']);
  });
});

describe('Necromorph', () => {
  test('is healed and destroys a neighbor of another house instead of being destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['captain-val-jericho', { card: 'necromorph', damage: 1 }, 'krump'] },
    });

    p1.fight('troll', p2.card('necromorph'));
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['captain-val-jericho', 'necromorph']);
    expect(p2.card('necromorph').damage).toBe(0);
    expect(p2.discard).toEqual(['krump']);
  });

  test('is destroyed with Star Alliance neighbors only', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['captain-val-jericho', 'necromorph'] },
    });

    p1.fight('troll', p2.card('necromorph'));

    expect(p2.battleline).toEqual(['captain-val-jericho']);
  });
});

describe('3LL-I0T', () => {
  test('may play an upgrade of the discard pile on itself after a reap', () => {
    const { p1 } = scenario({
      p1: { battleline: ['3ll-i0t', 'troll'], discard: ['duskrunner', 'punch'] },
    });

    p1.reap('3ll-i0t');
    p1.choose('3ll-i0t');
    expect(p1.choices).toEqual(['duskrunner']);
    p1.choose('duskrunner');

    expect(p1.card('3ll-i0t').upgrades).toHaveLength(1);
    expect(p1.discard).toEqual(['punch']);
  });

  test('Scrap: shuffles all upgrades into their owners’ decks', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        hand: ['3ll-i0t'],
        battleline: [{ card: 'krump', upgrades: ['duskrunner'] }],
      },
      p2: { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] },
    });

    p1.discardCard('3ll-i0t');

    expect([p1.deck, p2.deck]).toEqual([['duskrunner'], ['blood-of-titans']]);
  });
});

test('Alien Horror has 7 more power while its player is haunted', () => {
  const haunted = scenario({ p1: { battleline: ['alien-horror'], discard: TEN } }).p1;
  const calm = scenario({ p1: { battleline: ['alien-horror'] } }).p1;

  expect([haunted.card('alien-horror').power, calm.card('alien-horror').power]).toEqual([10, 3]);
});

test('Alien Horror lets each of its neighbors capture 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', battleline: ['troll', 'alien-horror', 'krump', 'bumpsy'] },
    p2: { amber: 4, battleline: ['dust-pixie'] },
  });

  p1.fight('alien-horror', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 0]);
  expect(p2.amber).toBe(2);
});

test.each(['play', 'fight', 'reap'] as const)(
  'Corporal Bridger allows the use of a creature of another house by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        hand: act === 'play' ? ['corporal-bridger'] : [],
        battleline: ['troll', 'krump', ...(act === 'play' ? [] : ['corporal-bridger'])],
      },
      p2: { battleline: ['dust-pixie'] },
    });

    if (act === 'play') p1.play('corporal-bridger');
    if (act === 'reap') p1.reap('corporal-bridger');
    if (act === 'fight') p1.fight('corporal-bridger', p2.card('dust-pixie'));
    expect(p1.actions('troll')).toContain('reap');
    p1.reap('troll');

    expect(p1.actions('krump')).toEqual([]);
  },
);

describe('Staff Sergeant Rhea', () => {
  test('lets her neighbors be used while Star Alliance is the active house', () => {
    const line = ['troll', 'staff-sergeant-rhea', 'krump', 'bumpsy'];
    const hers = scenario({ p1: { house: 'staralliance', battleline: line } }).p1;
    const other = scenario({ p1: { house: 'dis', houses: ['dis'], battleline: line } }).p1;

    expect(line.map((slug) => hers.actions(slug).length > 0)).toEqual([true, true, true, false]);
    expect(line.map((slug) => other.actions(slug).length > 0)).toEqual([false, false, false, false]);
  });

  test('Scrap: readies and uses a friendly creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        hand: ['staff-sergeant-rhea'],
        battleline: [{ card: 'troll', exhausted: true }],
      },
    });

    p1.discardCard('staff-sergeant-rhea');
    p1.choose('troll');

    expect(p1.amber).toBe(1);
    expect(p1.card('troll').exhausted).toBe(true);
  });
});

test.each(['fight', 'reap'] as const)(
  'Com. Officer Palik lets a friendly creature capture 1 amber by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['com-officer-palik', 'troll'] },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('com-officer-palik');
    else p1.fight('com-officer-palik', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['com-officer-palik', 'troll']);
    p1.choose('troll');

    expect([p1.card('troll').amber, p2.amber]).toEqual([1, 2]);
  },
);

describe('Lieutenant Halasta', () => {
  test('stuns a creature after a reap', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['lieutenant-halasta'] },
      p2: { battleline: ['troll'] },
    });

    p1.reap('lieutenant-halasta');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').stunned).toBe(true);
  });

  test('Scrap: stuns the most powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['lieutenant-halasta'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy', 'krump'] },
    });

    p1.discardCard('lieutenant-halasta');

    expect([p2.card('bumpsy').stunned, p2.card('krump').stunned]).toEqual([false, true]);
  });
});

test.each(['play', 'fight', 'reap'] as const)(
  'Quartermaster “Botty” captures 2 amber by %s while haunted',
  (act) => {
    const captured = (discard: readonly string[]) => {
      const { p1, p2 } = scenario({
        p1: {
          house: 'staralliance',
          hand: act === 'play' ? ['quartermaster-botty'] : [],
          battleline: act === 'play' ? [] : ['quartermaster-botty'],
          discard: [...discard],
        },
        p2: { amber: 3, battleline: ['dust-pixie'] },
      });
      if (act === 'play') p1.play('quartermaster-botty');
      if (act === 'reap') p1.reap('quartermaster-botty');
      if (act === 'fight') p1.fight('quartermaster-botty', p2.card('dust-pixie'));
      return p1.card('quartermaster-botty').amber;
    };

    expect([captured(TEN), captured([])]).toEqual([2, 0]);
  },
);

test('Retrotechnician Le may play a creature of the discard pile after a reap', () => {
  const { p1 } = scenario({ p1: { battleline: ['retrotechnician-le'], discard: ['troll', 'punch'] } });

  p1.reap('retrotechnician-le');
  p1.choose('retrotechnician-le');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['retrotechnician-le', 'troll']);
});

test.each([
  [TEN, 1 + 3],
  [[], 1],
])('Triangulator Newsome moves the amber of its neighbors to a haunted player (%#)', (discard, amber) => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: [
        { card: 'troll', amber: 2 },
        'triangulator-newsome',
        { card: 'krump', amber: 1 },
        { card: 'bumpsy', amber: 1 },
      ],
      discard,
    },
  });

  p1.reap('triangulator-newsome');

  expect(p1.amber).toBe(amber);
  expect(p1.card('bumpsy').amber).toBe(1);
});

describe('Encounter Golem', () => {
  test('puts each action that its player plays on the bottom of the deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['encounter-golem'], hand: ['punch'], deck: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('punch');
    p1.choose(p2.card('troll'));

    expect(p1.deck).toEqual(['krump', 'punch']);
    expect(p1.discard).toEqual([]);
  });

  test('leaves actions of the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'] },
      p2: { battleline: ['encounter-golem', 'troll'] },
    });

    p1.play('punch');
    p1.choose(p2.card('troll'));

    expect(p1.discard).toEqual(['punch']);
  });
});
