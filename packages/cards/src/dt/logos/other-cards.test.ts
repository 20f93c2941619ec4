import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Rooftop Laboratory: friendly Scientists enter play ready, other creatures do not', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['rooftop-laboratory'], hand: ['prof-garwynne', 'captain-kresage'] },
  });

  p1.play('prof-garwynne');
  p1.play('captain-kresage');

  expect(p1.card('prof-garwynne').exhausted).toBe(false);
  expect(p1.card('captain-kresage').exhausted).toBe(true);
});

test('Reckless Experimentation: the creature plays the top card of the deck after it reaps', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [{ card: 'troll', upgrades: ['reckless-experimentation'] }],
      deck: ['isotropic-core', 'krump'],
    },
  });

  p1.reap('troll');

  expect(p1.artifacts).toEqual(['isotropic-core']);
});

describe('Groundbreaking Discovery', () => {
  const board = {
    house: 'logos',
    hand: ['groundbreaking-discovery'],
    artifacts: ['rooftop-laboratory'],
  } as const;

  test('destroys each card in play, unforges a key and is purged', () => {
    const { p1, p2 } = scenario({
      p1: { ...board, battleline: [{ card: 'dr-verokter', upgrades: ['reckless-experimentation'] }] },
      p2: { battleline: ['troll'], artifacts: ['isotropic-core'], keys: 1 },
    });

    p1.play('groundbreaking-discovery');

    expect([p1.battleline, p1.artifacts, p2.battleline, p2.artifacts]).toEqual([[], [], [], []]);
    expect(p2.keys).toBe(0);
    expect(p1.purged).toEqual(['groundbreaking-discovery']);
  });

  test('destroys the upgrade on a warded creature [A229]', () => {
    const { p1, p2 } = scenario({
      p1: { ...board, battleline: [{ card: 'dr-verokter', upgrades: ['reckless-experimentation'] }] },
      p2: { battleline: [{ card: 'troll', warded: true, upgrades: ['static-charge'] }] },
    });

    p1.play('groundbreaking-discovery');

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll').warded).toBe(false);
    expect(p2.discard).toEqual(['static-charge']);
  });

  test('does nothing without the upgrade', () => {
    const { p1, p2 } = scenario({
      p1: { ...board, battleline: ['dr-verokter'] },
      p2: { battleline: ['troll'], keys: 1 },
    });

    p1.play('groundbreaking-discovery');

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.keys).toBe(1);
    expect(p1.discard).toEqual(['groundbreaking-discovery']);
  });
});

test.each([
  [['troll', 'krump', 'bumpsy'], 2],
  [['troll'], 0],
  [[], 0],
])('Backup Plan: against %j archives %i cards', (battleline, archived) => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['backup-plan'],
      battleline: ['armadrone'],
      deck: ['urchin', 'umbra', 'dodger', 'punch'],
    },
    p2: { battleline },
  });

  p1.play('backup-plan');

  expect(p1.archives).toHaveLength(archived);
});

test('Honors Keysis forges a key at +7, 1 less for each card played, and is purged', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['armadrone', 'honors-keysis'], amber: 10 },
  });

  p1.play('armadrone');
  p1.play('honors-keysis');
  p1.press('red');

  expect([p1.keys, p1.amber]).toEqual([1, 0]);
  expect(p1.purged).toEqual(['honors-keysis']);
});

describe('Ruins of Archonis', () => {
  test('has 4 amber on it and archives a card', () => {
    const { p1 } = scenario({ p1: { hand: ['ruins-of-archonis', 'troll'] } });

    p1.play('ruins-of-archonis');
    p1.choose('troll');

    expect(p1.card('ruins-of-archonis').amber).toBe(4);
    expect(p1.archives).toEqual(['troll']);
  });

  test.each([
    ['ready', false, 5, 0],
    ['ready', false, 6, 4],
    ['exhausted', true, 6, 0],
  ])('%s: (exhausted: %s) after %i cards it gives %i amber', (_, exhausted, cards, amber) => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        artifacts: [{ card: 'ruins-of-archonis', amber: 4, exhausted }],
        hand: Array.from({ length: cards }, () => 'armadrone'),
      },
    });

    Array.from({ length: cards }, () => p1.play('armadrone', { flank: 'right' }));

    expect(p1.amber).toBe(amber);
  });
});

test('SLRS Austeralis plays a card from the deck for each Logos creature that it exhausts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['slrs-austeralis'],
      battleline: ['armadrone', 'old-egad', 'troll'],
      deck: ['isotropic-core', 'tide-warp', 'mechabuoy'],
    },
  });

  p1.use('slrs-austeralis');
  expect(p1.choices).toEqual(['armadrone', 'old-egad']);
  p1.choose('armadrone', 'old-egad');

  expect(p1.artifacts).toEqual(['slrs-austeralis', 'isotropic-core', 'tide-warp']);
  expect(p1.deck).toEqual(['mechabuoy']);
});

test.each([
  ['high', 'low'],
  ['low', 'high'],
  ['neutral', 'high'],
] as const)('Tide Warp: at the start of its player’s turn the tide goes from %s to %s', (before, tide) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['troll'] },
    p2: { artifacts: ['tide-warp'] },
  });
  game.edit.setPlayer('p2', { tide: before });

  p1.endTurn();
  p2.press('logos');

  expect(game.player('p2').tide).toBe(tide);
});

test('Archon’s Callback draws 5 cards and ends the step', () => {
  const { p1, game } = scenario({
    p1: { hand: ['archon-s-callback'], deck: Array.from({ length: 6 }, () => 'krump') },
  });

  p1.play('archon-s-callback');

  expect(game.state().activePlayer).toBe('p2');
  expect(p1.deck).toEqual([]);
});

describe('Forgive or Forget', () => {
  test('archives 2 cards of different types', () => {
    const { p1 } = scenario({
      p1: { hand: ['forgive-or-forget'], discard: ['troll', 'krump', 'punch'] },
    });

    p1.play('forgive-or-forget');
    p1.press(0);
    p1.choose('troll', 'punch');

    expect(p1.archives).toEqual(['troll', 'punch']);
  });

  test('purges up to 2 cards of each discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['forgive-or-forget'], discard: ['troll', 'krump', 'punch'] },
      p2: { discard: ['urchin'] },
    });

    p1.play('forgive-or-forget');
    p1.press(1);
    p1.choose('troll', 'krump');
    p1.choose(p2.card('urchin'));

    expect([p1.purged, p2.purged]).toEqual([['troll', 'krump'], ['urchin']]);
  });
});

test('Isotropic Core gives each friendly creature hazardous 1', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['isotropic-core'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  expect(p1.card('troll').keywords).toEqual({ hazardous: 1 });
  expect(p2.card('krump').keywords).toEqual({});
});

test.each([
  ['high', 1],
  ['neutral', 0],
  ['low', 0],
] as const)('Mechabuoy: a player who begins a turn while the tide is %s for them gains %i', (tide, amber) => {
  const { p1, p2, game } = scenario({
    p1: { artifacts: ['mechabuoy'] },
    p2: { houses: ['brobnar'] },
  });
  game.edit.setPlayer('p2', { tide });

  p1.endTurn();
  p2.press('brobnar');
  expect(p2.amber).toBe(amber);
  game.edit.setPlayer('p1', { tide });
  p2.endTurn();
  p1.press('logos');

  expect(p1.amber).toBe(amber);
});

test('Mind Bullets deals 1 damage to each creature for each card played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['troll'], hand: ['isotropic-core', 'mind-bullets'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('isotropic-core');
  p1.play('mind-bullets');

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
});

test('Think Twice plays an action from the discard pile and purges it', () => {
  const { p1 } = scenario({
    p1: { hand: ['think-twice'], discard: ['backup-plan', 'troll'] },
  });

  p1.play('think-twice');
  p1.choose('backup-plan');

  expect(p1.purged).toEqual(['backup-plan']);
});

test('Final Analysis destroys each creature and each player draws for their own', () => {
  const deck = ['urchin', 'umbra', 'dodger', 'punch'];
  const { p1, p2 } = scenario({
    p1: { hand: ['final-analysis'], house: 'logos', battleline: ['troll'], deck },
    p2: { battleline: ['krump', 'bumpsy'], deck },
  });

  p1.play('final-analysis');

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect([p1.hand.length, p2.hand.length]).toEqual([1, 2]);
});

test('Hydrocataloguer: the player who raises the tide archives the top card of their deck', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['bilgewarden'], deck: ['troll', 'krump'] },
    p2: { artifacts: ['hydrocataloguer'], deck: ['urchin'] },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('bilgewarden');

  expect([p1.archives, p2.archives]).toEqual([['troll'], []]);
});

test('Hydrocataloguer: says nothing about a tide that is high already and costs three chains [A224]', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', battleline: ['armadrone'], artifacts: ['hydrocataloguer'], deck: ['troll'] },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  game.clickTide('p1');
  p1.press('yes');

  expect(game.player('p1')).toMatchObject({ tide: 'high', chains: 3 });
  expect(p1.archives).toEqual([]);
});

test('Science! gains 1 amber for each other action, none for itself or a creature', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['science', 'backup-plan', 'armadrone'] },
  });

  p1.play('science');
  const before = p1.amber;
  p1.play('armadrone');
  expect(p1.amber).toBe(before);
  p1.play('backup-plan');
  p1.choose('science');

  expect(p1.amber).toBe(before + 1);
});

test('Static Charge deals 2 damage to the neighbors at the start of their controller’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['armadrone'] },
    p2: { battleline: ['troll', { card: 'krump', upgrades: ['static-charge'] }, 'bumpsy', 'umbra'] },
  });

  p1.endTurn();
  p2.press('brobnar');

  expect(['troll', 'krump', 'bumpsy', 'umbra'].map((card) => p2.card(card).damage)).toEqual([2, 0, 2, 0]);
});

test.each([
  ['high', [3, 2]],
  ['low', [4, 3]],
] as const)('Submersive Principle: while the tide is %s players keep %j of 5 and 4 amber', (tide, amber) => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['submersive-principle'], amber: 5 },
    p2: { amber: 4 },
  });
  game.edit.setPlayer('p1', { tide });

  p1.play('submersive-principle');

  expect([p1.amber, p2.amber]).toEqual(amber);
});

describe('Theory or Conjecture', () => {
  test('archives the top 2 cards of the deck', () => {
    const { p1 } = scenario({
      p1: { hand: ['theory-or-conjecture'], deck: ['isotropic-core', 'troll', 'krump'] },
    });

    p1.play('theory-or-conjecture');
    p1.press(0);

    expect(p1.archives).toEqual(['isotropic-core', 'troll']);
  });

  test('plays the top card of the deck', () => {
    const { p1 } = scenario({
      p1: { hand: ['theory-or-conjecture'], deck: ['isotropic-core', 'troll', 'krump'] },
    });

    p1.play('theory-or-conjecture');
    p1.press(1);

    expect(p1.artifacts).toEqual(['isotropic-core']);
  });
});
