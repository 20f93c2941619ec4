import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Pestergrove: each creature enters play enraged', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['mookling'] },
    p2: { artifacts: ['pestergrove'] },
  });

  p1.play('mookling');

  expect(p1.card('mookling').enraged).toBe(true);
});

describe('Primal Relic', () => {
  test('enters with 4 amber of the supply and gives three creatures a power counter', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['primal-relic'], battleline: ['troll'] },
      p2: { battleline: ['krump', 'bumpsy', 'urchin'] },
    });

    p1.play('primal-relic');
    p1.choose('troll', p2.card('krump'), p2.card('urchin'));

    expect(p1.card('primal-relic').amber).toBe(4);
    expect(p1.card('troll').powerCounters).toBe(1);
    expect(['krump', 'bumpsy', 'urchin'].map((slug) => p2.card(slug).powerCounters)).toEqual([1, 0, 1]);
  });

  test.each([
    [1, 4],
    [0, 0],
  ])(
    'goes to the player whose creatures have a power of 19 + %i at the start of their turn',
    (counters, amber) => {
      const { p1, p2 } = scenario({
        p1: { artifacts: [{ card: 'primal-relic', amber: 4 }], battleline: ['troll', 'troll', 'troll'] },
        p2: { battleline: ['troll', 'krump', { card: 'bumpsy', powerCounters: counters }], houses: ['mars'] },
      });

      p1.endTurn();

      expect(p2.amber).toBe(amber);
      expect(p1.card('primal-relic').amber).toBe(4 - amber);
    },
  );
});

test('Ritual of Life: destroys a friendly creature to return a different one to the hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      artifacts: ['ritual-of-life'],
      battleline: ['troll'],
      discard: ['krump', 'bumpsy'],
    },
  });

  p1.use('ritual-of-life');
  p1.choose('troll');
  expect(p1.choices.toSorted()).toEqual(['bumpsy', 'krump']);
  p1.choose('krump');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'troll']);
});

test('Ritual of Life: returns nothing if no creature was destroyed', () => {
  const { p1 } = scenario({ p1: { artifacts: ['ritual-of-life'], discard: ['krump'] } });

  p1.use('ritual-of-life');

  expect(p1.hand).toEqual([]);
});

test.each([
  ['high', [], 'high'],
  ['low', ['pestergrove'], 'high'],
] as const)('Washed Away: a %s tide leaves the artifacts %j, and is then %s', (tide, artifacts, after) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'untamed', hand: ['washed-away'], artifacts: ['pestergrove'] },
    p2: { artifacts: ['pestergrove'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.play('washed-away');

  expect([p1.artifacts, p2.artifacts]).toEqual([artifacts, artifacts]);
  expect(game.player('p1').tide).toBe(after);
});

test.each([
  [5, 3],
  [1, 1],
])('Æmbermancy: with %i power counters on a creature, up to %i become amber', (counters, most) => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['æmbermancy'],
      battleline: [{ card: 'troll', powerCounters: counters }, 'krump'],
    },
  });

  p1.play('æmbermancy');
  const printed = p1.amber;
  p1.choose('troll');
  p1.press(most);

  expect(p1.card('troll').powerCounters).toBe(counters - most);
  expect(p1.amber - printed).toBe(most);
});

test.each([
  ['high', 1],
  ['low', 0],
] as const)(
  'Beach Day: returns a creature to its owner’s hand, with a %s tide for %i amber',
  (tide, amber) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'untamed', hand: ['beach-day'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });
    game.edit.setPlayer('p1', { tide });

    p1.play('beach-day');
    const printed = p1.amber;
    p1.choose(p2.card('troll'));

    expect(p2.hand).toEqual(['troll']);
    expect(p1.amber - printed).toBe(amber);
  },
);

test('Cross Porpoises: raises the tide and enrages two enemy creatures', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'untamed', hand: ['cross-porpoises'], battleline: ['mookling'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('cross-porpoises');
  expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(game.player('p1').tide).toBe('high');
  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).enraged)).toEqual([true, true, false]);
});

test('Genetic Drift: gives a creature a counter, then one to each creature that has any', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['genetic-drift'], battleline: ['troll'] },
    p2: { battleline: [{ card: 'krump', powerCounters: 1 }, 'bumpsy'] },
  });

  p1.play('genetic-drift');
  p1.choose('troll');

  expect(p1.card('troll').powerCounters).toBe(2);
  expect(['krump', 'bumpsy'].map((slug) => p2.card(slug).powerCounters)).toEqual([2, 0]);
});

test('Thin the Herd: shuffles the four least powerful creatures into their owners’ decks', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['thin-the-herd'], battleline: ['troll', 'urchin', 'umbra'] },
    p2: { battleline: ['krump', 'bumpsy', 'dust-pixie'] },
  });

  p1.play('thin-the-herd');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
  expect(p1.deck.toSorted()).toEqual(['umbra', 'urchin']);
  expect(p2.deck.toSorted()).toEqual(['bumpsy', 'dust-pixie']);
});

test.each([
  ['troll', 4],
  ['bumpsy', 3],
])('Waste Not: %s is destroyed for %i cards', (slug, cards) => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['waste-not'],
      battleline: [slug],
      deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
    },
  });

  p1.play('waste-not');
  p1.choose(slug);

  expect(p1.battleline).toEqual([]);
  expect(p1.hand).toHaveLength(cards);
});

test.each([
  ['high', 1],
  ['low', 0],
] as const)(
  'All Tide Up: with a %s tide gains %i amber besides its icon, and the tide is high afterwards',
  (tide, amber) => {
    const { p1, game } = scenario({ p1: { house: 'untamed', hand: ['all-tide-up'] } });
    game.edit.setPlayer('p1', { tide });

    p1.play('all-tide-up');

    expect(p1.amber).toBe(1 + amber);
    expect(game.player('p1').tide).toBe('high');
  },
);

test('Assert Dominance: readies a friendly creature and fights with it, which takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['assert-dominance'], battleline: [{ card: 'krump', exhausted: true }] },
    p2: { battleline: ['troll'] },
  });

  p1.play('assert-dominance');
  p1.choose('krump');
  p1.choose(p2.card('troll'));

  expect(p1.card('krump')).toMatchObject({ damage: 0, exhausted: true });
  expect(p2.card('troll').damage).toBe(6);
});

test('Infighting: each creature deals its power in damage to its right neighbor, all at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['infighting'], battleline: ['bumpsy', 'troll', 'krump'] },
    p2: { battleline: ['urchin', 'troll'] },
  });

  p1.play('infighting');

  expect(p1.battleline).toEqual(['bumpsy', 'troll']);
  expect(['bumpsy', 'troll'].map((slug) => p1.card(slug).damage)).toEqual([0, 5]);
  expect(p2.card('troll').damage).toBe(1);
});

describe('Reap or Sow', () => {
  test('readies a friendly creature and reaps with it', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['reap-or-sow'], battleline: [{ card: 'krump', exhausted: true }] },
    });

    p1.play('reap-or-sow');
    const printed = p1.amber;
    p1.press(0);
    p1.choose('krump');

    expect(p1.amber - printed).toBe(1);
    expect(p1.card('krump').exhausted).toBe(true);
  });

  test('distributes three power counters', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['reap-or-sow'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('reap-or-sow');
    p1.press(1);
    p1.choose('krump');
    p1.choose(p2.card('troll'));
    p1.choose('krump');

    expect([p1.card('krump').powerCounters, p2.card('troll').powerCounters]).toEqual([2, 1]);
  });
});

test('Way of the Pixie: the creature gains 1 more amber when it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['way-of-the-pixie'] }] } });

  p1.reap('troll');

  expect(p1.amber).toBe(2);
});
