import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';
import type { KeyColor, PlayerId } from '@amberhall/engine/vocabulary';
import type { ScenarioSetup, TestTable } from '@amberhall/testkit/scenario';

/** The scenario in which these keys are forged. */
function withKeys(setup: ScenarioSetup, ...keys: (readonly [PlayerId, KeyColor])[]): TestTable {
  const table = scenario(setup);
  for (const [player, color] of keys) {
    table.game.edit.setPlayer(player, { keys: { ...table.game.player(player).keys, [color]: true } });
  }
  return table;
}

describe('Aero O’Fore', () => {
  test('in the center may rearrange other creatures; then both flanks capture 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'aero-o-fore', 'krump'], house: 'skyborn' },
      p2: { amber: 5 },
    });

    p1.reap('aero-o-fore');
    p1.press('yes');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.battleline).toEqual(['krump', 'aero-o-fore', 'troll']);
    expect(['troll', 'aero-o-fore', 'krump'].map((slug) => p1.card(slug).amber)).toEqual([2, 0, 2]);
    expect(p2.amber).toBe(1);
  });

  test('elsewhere just reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['aero-o-fore', 'troll', 'krump'] },
      p2: { amber: 5 },
    });

    p1.reap('aero-o-fore');

    expect(p2.amber).toBe(5);
  });
});

test.each([
  [0, 3],
  [1, 2],
] as const)('Black Tempest with %i forged keys steals %i amber after a fight', (keys, stolen) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['black-tempest'], keys },
    p2: { battleline: ['dust-pixie'], amber: 5 },
  });

  p1.fight('black-tempest', p2.card('dust-pixie'));

  expect(p1.amber).toBe(stolen);
});

test('Flip Stallard takes “Destroyed:” abilities from enemy creatures, not from friendly ones [A84]', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: [{ card: 'gateway-to-dis', house: 'skyborn' }],
      battleline: ['flip-stallard', 'alien-puffer'],
    },
    p2: { battleline: ['alien-puffer'], amber: 0 },
  });

  p1.play('gateway-to-dis');

  expect([p1.amber, p2.amber]).toEqual([2, 0]);
});

test('Han Peregrine may be exalted to heal a damaged creature and move it to a flank', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['han-peregrine'] },
    p2: { battleline: ['troll', { card: 'krump', damage: 3 }, 'bumpsy'] },
  });

  p1.reap('han-peregrine');
  p1.choose('han-peregrine');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));
  p1.press('left');

  expect(p1.card('han-peregrine').amber).toBe(1);
  expect(p2.card('krump').damage).toBe(0);
  expect(p2.battleline).toEqual(['krump', 'troll', 'bumpsy']);
});

describe('Ley, Earl of Hurl', () => {
  test('in the middle moves to a flank instead of dying, healed, exhausted and warded', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump', 'ley-earl-of-hurl', 'bumpsy'], house: 'skyborn' },
      p2: { battleline: ['troll'] },
    });

    p1.fight('ley-earl-of-hurl', p2.card('troll'));
    p1.press('left');

    expect(p1.battleline).toEqual(['ley-earl-of-hurl', 'krump', 'bumpsy']);
    expect(p1.card('ley-earl-of-hurl')).toMatchObject({ damage: 0, exhausted: true, warded: true });
  });

  test('on a flank is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ley-earl-of-hurl', 'krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('ley-earl-of-hurl', p2.card('troll'));

    expect(p1.discard).toEqual(['ley-earl-of-hurl']);
  });
});

test('Nantucket gains 1 amber for each Skyborn neighbor', () => {
  const { p1 } = scenario({
    p1: { battleline: ['bosun-creen', 'nantucket', 'chandler-anouk', 'bux-bastian'] },
  });
  p1.reap('nantucket');
  expect(p1.amber).toBe(1 + 2);

  const mixed = scenario({ p1: { battleline: ['troll', 'nantucket', 'chandler-anouk'], house: 'skyborn' } });
  mixed.p1.reap('nantucket');
  expect(mixed.p1.amber).toBe(1 + 1);
});

describe('Viscount of Aerys', () => {
  const setup = {
    p1: { hand: ['viscount-of-aerys'], houses: ['skyborn' as const] },
    p2: { battleline: ['krump'], hand: ['troll'], houses: ['brobnar' as const] },
  };

  test('with the yellow key stuns each enemy creature, and later ones as they enter play', () => {
    const { p1, p2 } = withKeys(setup, ['p1', 'yellow']);
    p1.play('viscount-of-aerys');
    expect(p2.card('krump').stunned).toBe(true);

    p1.endTurn();
    p2.press('brobnar');
    p2.play('troll');

    expect(p2.card('troll').stunned).toBe(true);
    expect(p1.card('viscount-of-aerys').stunned).toBe(false);
  });

  test('without the yellow key stuns nobody', () => {
    const { p1, p2 } = withKeys(setup, ['p1', 'red'], ['p2', 'yellow']);

    p1.play('viscount-of-aerys');

    expect(p2.card('krump').stunned).toBe(false);
  });
});

test('Æmber Airhart shuffles itself into its owner’s deck by reaping', () => {
  const { p1 } = scenario({ p1: { battleline: ['æmber-airhart'] } });

  p1.reap('æmber-airhart');

  expect([p1.deck, p1.battleline]).toEqual([['æmber-airhart'], []]);
});

test.each([
  [['navigator-ketarr', 'troll', 'krump'], 1, 1],
  [['troll', 'navigator-ketarr', 'krump'], 0, 0],
])('Navigator Ketarr in %j has %i card in hand and %i archived', (battleline, hand, archived) => {
  const { p1 } = scenario({ p1: { battleline, house: 'skyborn', deck: ['bumpsy', 'urchin', 'dodger'] } });

  p1.reap('navigator-ketarr');
  if (archived > 0) p1.choose('urchin');

  expect([p1.hand.length, p1.archives.length]).toEqual([hand, archived]);
});

test('Pirate Champion may move to a flank after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'pirate-champion', 'krump'], house: 'skyborn' },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('pirate-champion', p2.card('dust-pixie'));
  p1.choose('pirate-champion');
  p1.press('left');

  expect(p1.battleline).toEqual(['pirate-champion', 'troll', 'krump']);
});

describe('Rose of Sharon', () => {
  const setup = {
    p1: { battleline: ['bumpsy', 'rose-of-sharon', 'urchin'], house: 'skyborn' as const },
    p2: { battleline: ['troll', 'krump'] },
  };

  test('deals the power of a chosen neighbor to an enemy creature', () => {
    const { p1, p2 } = scenario(setup);

    p1.use('rose-of-sharon');
    expect(p1.choices).toEqual(['bumpsy', 'urchin']);
    p1.choose('bumpsy');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
  });

  test('does so twice with the red key', () => {
    const { p1, p2 } = withKeys(setup, ['p1', 'red']);

    p1.use('rose-of-sharon');
    p1.choose('bumpsy');
    p1.choose(p2.card('troll'));
    p1.choose('urchin');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
  });
});

test('Shae “Cloudkicker” swaps places with another friendly creature', () => {
  const { p1 } = scenario({
    p1: { battleline: ['shae-cloudkicker', 'troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('shae-cloudkicker');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump', 'troll', 'shae-cloudkicker']);
});

test.each([
  ['red', ['troll', 'bumpsy']],
  ['blue', ['troll']],
] as const)('Third of Cliff with the %s key destroys %j', (color, destroyed) => {
  const { p1, p2 } = withKeys(
    { p1: { battleline: ['third-of-cliff'] }, p2: { battleline: ['troll', 'krump', 'bumpsy'] } },
    ['p1', color],
  );

  p1.use('third-of-cliff');
  if (color === 'blue') p1.choose(p2.card('troll'));

  expect(p2.discard.toSorted()).toEqual(destroyed.toSorted());
});

test.each([
  ['bosun-creen', 'krump', 0, ['krump', 'troll', 'bumpsy']],
  ['bux-bastian', 'bumpsy', 1, ['troll', 'krump', 'bumpsy']],
])('%s, scrapped, acts on %s', (slug, target, amber, battleline) => {
  const { p1, p2 } = scenario({
    p1: { hand: [slug], house: 'skyborn', battleline: ['urchin'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.discardCard(slug);
  expect(p1.choices).toEqual(
    slug === 'bosun-creen' ? ['urchin', 'troll', 'krump', 'bumpsy'] : ['troll', 'bumpsy'],
  );
  p1.choose(p2.card(target));
  if (slug === 'bosun-creen') p1.press('left');

  expect(p2.card(target).amber).toBe(amber);
  expect(p2.battleline).toEqual(battleline);
});

test('Chandler Anouk gives friendly flank creatures +2 armor and Taunt', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'chandler-anouk', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  expect(['troll', 'chandler-anouk', 'krump'].map((slug) => p1.card(slug).armor)).toEqual([2, 0, 2]);
  expect(p1.card('krump').keywords).toHaveProperty('taunt');
  expect(p2.card('bumpsy').armor).toBe(0);
});

describe('Indigo Halyard', () => {
  test('with its player’s blue key readies another friendly creature and fights with it', () => {
    const { p1, p2 } = withKeys(
      {
        p1: { battleline: ['indigo-halyard', { card: 'troll', exhausted: true }, 'krump'] },
        p2: { battleline: ['valdr', 'dodger'] },
      },
      ['p1', 'blue'],
    );

    p1.reap('indigo-halyard');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('troll').keywords).not.toHaveProperty('taunt');
  });

  test('with the opponent’s blue key gives its neighbors Taunt', () => {
    const { p1 } = withKeys({ p1: { battleline: ['indigo-halyard', 'troll', 'krump'] } }, ['p2', 'blue']);

    expect(p1.card('troll').keywords).toHaveProperty('taunt');
    expect(p1.card('krump').keywords).not.toHaveProperty('taunt');
    p1.reap('indigo-halyard');
    expect(p1.prompt.purpose).toBe('main-step');
  });
});

test.each([
  ['the same key', ['red', 'red'], 2],
  ['different keys', ['red', 'blue'], 1],
  ['the same yellow key', ['yellow', 'yellow'], 2],
] as const)('Raiding Party after both players forged %s steals by %j', (_, [mine, theirs], stolen) => {
  const { p1, p2 } = withKeys(
    { p1: { battleline: ['raiding-party'] }, p2: { battleline: ['dust-pixie'], amber: 5 } },
    ['p1', mine],
    ['p2', theirs],
  );

  p1.fight('raiding-party', p2.card('dust-pixie'));

  expect(p1.amber).toBe(stolen);
});

test('Scalawag Finn heals 3 damage after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'scalawag-finn', damage: 4 }] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('scalawag-finn', p2.card('dust-pixie'));

  expect(p1.card('scalawag-finn').damage).toBe(4 + 1 - 3);
});

test.each([
  ['red', 'troll'],
  ['yellow', 'gauntlet-of-command'],
  ['blue', 'blood-of-titans'],
] as const)('Skulking Saboteurs with the %s key destroy an enemy card: %s', (color, slug) => {
  const { p1, p2 } = withKeys(
    {
      p1: { battleline: ['skulking-saboteurs'] },
      p2: {
        battleline: [{ card: 'troll', upgrades: ['blood-of-titans', 'armored-spikes'] }, 'krump'],
        artifacts: ['gauntlet-of-command', 'quantum-compass'],
      },
    },
    ['p1', color],
  );

  p1.reap('skulking-saboteurs');
  p1.choose(p2.card(slug));

  expect(p2.discard).toContain(slug);
});
