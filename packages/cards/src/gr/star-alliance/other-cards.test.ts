import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test('Anachronometer shuffles the discard pile, draws a card, and mills as many cards as the opponent has discarded', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['anachronometer'] }], discard: SIX, deck: [] },
    p2: { discard: ['krump', 'valdr'] },
  });

  p1.reap('troll');

  expect([p1.hand.length, p1.discard.length, p1.deck.length]).toEqual([1, 2, 3]);
});

test('Curse of Obstinacy stuns friendly creatures between neighbors of their house', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['curse-of-obstinacy'],
      battleline: ['troll', 'krump', 'zorg', 'bumpsy'],
    },
    p2: { battleline: ['valdr', 'valdr', 'valdr'] },
  });

  p1.endTurn();

  expect(['troll', 'krump', 'zorg', 'bumpsy'].map((slug) => p1.card(slug).stunned)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(p2.card('valdr', 2).stunned).toBe(false);
});

test('Multi-Dimensional Rescue returns a card of each type, allows one card of another house, and is purged', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['multi-dimensional-rescue', 'troll'],
      discard: ['krump', 'bumpsy', 'punch', 'cannon', 'duskrunner'],
    },
  });

  p1.play('multi-dimensional-rescue');
  p1.choose('bumpsy');

  expect(p1.hand.toSorted()).toEqual(['bumpsy', 'cannon', 'duskrunner', 'punch', 'troll']);
  expect(p1.purged).toEqual(['multi-dimensional-rescue']);
  expect(p1.actions('troll')).toContain('play');
  p1.play('troll');
  expect(p1.actions('bumpsy')).toEqual([]);
});

describe('Paradox Shield', () => {
  const shielded = (deck: readonly string[]) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['zorg'] },
      p2: { battleline: [{ card: 'bumpsy', upgrades: ['paradox-shield'] }], deck: [...deck] },
    });
    p1.fight('zorg', p2.card('bumpsy'));
    return p2;
  };

  test('[A93] saves its creature for as many milled cards as the creature has power', () => {
    const p2 = shielded(SIX);

    expect(p2.battleline).toEqual(['bumpsy']);
    expect(p2.card('bumpsy')).toMatchObject({ damage: 0, upgrades: [] });
    expect(p2.deck).toHaveLength(1);
    expect(p2.discard).toContain('paradox-shield');
  });

  test('[A93] the creature is destroyed if the deck is empty', () => {
    expect(shielded([]).battleline).toEqual([]);
  });

  test('[A336] with too few cards these are discarded, and the creature is destroyed', () => {
    const p2 = shielded(SIX.slice(2));

    expect(p2.battleline).toEqual([]);
    expect(p2.deck).toEqual([]);
    expect(p2.discard).toHaveLength(4 + 2);
  });
});

test('Bad Chemistry stuns each creature that shares a house with a neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['bad-chemistry'], battleline: ['troll', 'krump', 'zorg'] },
    p2: { battleline: ['valdr', 'dodger'] },
  });

  p1.play('bad-chemistry');

  expect(['troll', 'krump', 'zorg'].map((slug) => p1.card(slug).stunned)).toEqual([true, true, false]);
  expect(['valdr', 'dodger'].map((slug) => p2.card(slug).stunned)).toEqual([false, false]);
});

describe('Event Horizon', () => {
  test('mills until an action, and plays it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['event-horizon'], deck: ['krump', 'punch', 'valdr'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('event-horizon');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(3);
    expect(p1.deck).toEqual(['valdr']);
  });

  test('plays nothing without an action in the deck', () => {
    const { p1 } = scenario({ p1: { house: 'staralliance', hand: ['event-horizon'], deck: ['krump'] } });

    p1.play('event-horizon');

    expect(p1.discard.toSorted()).toEqual(['event-horizon', 'krump']);
  });
});

test('Pentacorder makes keys of the opponent cost 1 more for each house among friendly creatures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['pentacorder'] }, 'krump', 'zorg'] },
    p2: { battleline: ['dodger'] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
});

test('Prototype Harness gives 6 power, and deals 1 damage at the start of each turn of its player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['prototype-harness'] }], hand: SIX },
    p2: { houses: ['brobnar'], hand: SIX },
  });

  expect(p1.card('troll').power).toBe(14);
  p1.endTurn();
  expect(p1.card('troll').damage).toBe(0);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.card('troll').damage).toBe(1);
});

describe('Séance Scanner', () => {
  test('lets a haunted player use a friendly creature of another house', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        artifacts: ['séance-scanner'],
        battleline: ['troll', 'captain-val-jericho'],
        discard: TEN,
      },
    });

    p1.use('séance-scanner');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect(p1.amber).toBe(1);
  });

  test('does nothing for a player who is not haunted', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', artifacts: ['séance-scanner'], battleline: ['troll'] },
    });

    p1.use('séance-scanner');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Essence Entangler', () => {
  test('takes 1 power for each amber on its creature', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'troll', amber: 3, upgrades: ['essence-entangler'] }] },
    });

    expect(p1.card('troll').power).toBe(5);
  });

  test('Scrap: moves 1 amber from a creature to another one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['essence-entangler'], battleline: ['krump'] },
      p2: { battleline: [{ card: 'troll', amber: 2 }] },
    });

    p1.discardCard('essence-entangler');
    p1.choose(p2.card('troll'));
    p1.choose('krump');

    expect([p1.card('krump').amber, p2.card('troll').amber]).toEqual([1, 1]);
  });
});

test('Into the Warp mills each deck, and destroys each creature of a house of either card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['into-the-warp'], battleline: ['krump', 'dodger'], deck: ['punch'] },
    p2: { battleline: ['troll', 'zorg', 'pit-demon'], deck: ['tunk'] },
  });

  p1.play('into-the-warp');

  expect([p1.battleline, p2.battleline]).toEqual([['dodger'], ['pit-demon']]);
});

test('Modular Exoskeleton gives 4 power, and may return from the discard pile at the start of the turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'troll', upgrades: ['modular-exoskeleton'] }],
      discard: ['modular-exoskeleton'],
      hand: SIX,
    },
    p2: { houses: ['brobnar'], hand: SIX },
  });

  expect(p1.card('troll').power).toBe(12);
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.choose(p1.card('modular-exoskeleton', 2));

  expect(p1.hand).toContain('modular-exoskeleton');
});

test.each([
  [TEN, ['perimeter-alarm']],
  [[], []],
])('Perimeter Alarm uses a friendly creature of another house (%#)', (discard, archives) => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['perimeter-alarm'],
      battleline: ['troll', 'captain-val-jericho'],
      discard,
    },
  });

  p1.play('perimeter-alarm');
  const { amber } = p1;
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.archives).toEqual(archives);
});

test('Proton Siphon gives its creature splash-attack 5 while its own player is haunted', () => {
  const haunted = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['proton-siphon'] }], discard: TEN },
  }).p1;
  const calm = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['proton-siphon'] }] } }).p1;

  expect([haunted.card('troll').keywords, calm.card('troll').keywords]).toEqual([{ 'splash-attack': 5 }, {}]);
});

test('Strength from Diversity lets each friendly creature of another house capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['strength-from-diversity'],
      battleline: ['troll', 'zorg', 'captain-val-jericho'],
    },
    p2: { amber: 5, battleline: ['krump'] },
  });

  p1.play('strength-from-diversity');

  expect(['troll', 'zorg', 'captain-val-jericho'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 0]);
  expect([p2.amber, p2.card('krump').amber]).toEqual([3, 0]);
});

test('Unprepared stuns each creature of the named house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['unprepared'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'zorg'] },
  });

  p1.play('unprepared');
  p1.press('brobnar');

  expect([p1.card('troll').stunned, p2.card('krump').stunned, p2.card('zorg').stunned]).toEqual([
    true,
    true,
    false,
  ]);
});
