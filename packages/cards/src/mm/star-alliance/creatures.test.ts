import { factsOfCard, scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Crewman Jörg', () => {
  test.each([
    ['beside a Star Alliance creature', ['crewman-jörg', 'hayden-oswin', 'troll'], 0],
    ['away from it', ['crewman-jörg', 'troll', 'hayden-oswin'], 1],
  ])('%s steals accordingly', (_, battleline, stolen) => {
    const { p1, p2 } = scenario({ p1: { battleline }, p2: { amber: 2 } });

    p1.use('crewman-jörg');

    expect([p1.amber, p2.amber]).toEqual([stolen, 2 - stolen]);
  });
});

describe('Scout Pete', () => {
  const reaped = () => {
    const table = scenario({ p1: { battleline: ['scout-pete'], deck: ['troll', 'krump'] } });
    table.p1.reap('scout-pete');
    return table;
  };

  test('may discard the top card that it has looked at', () => {
    const { p1 } = reaped();

    p1.press('yes');

    expect(p1.discard).toEqual(['troll']);
  });

  test('leaves it on the deck otherwise', () => {
    const { p1 } = reaped();

    p1.press('no');

    expect(p1.deck).toEqual(['troll', 'krump']);
  });
});

test.each([
  ['securi-droid', 'taunt'],
  ['stealthster', 'elusive'],
])('%s gives %s as an upgrade', (slug, keyword) => {
  const { p1 } = scenario({ p1: { house: 'staralliance', hand: [slug], battleline: ['troll'] } });

  p1.play(slug, { as: 'upgrade', on: 'troll' });

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll').keywords).toHaveProperty(keyword);
});

describe('Subject Kirby', () => {
  test('lets its player play one creature of another house this turn', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', battleline: ['subject-kirby'], hand: ['troll', 'krump', 'punch'] },
    });
    expect(p1.actions('troll')).not.toContain('play');

    p1.reap('subject-kirby');
    expect(p1.actions('punch')).not.toContain('play');
    p1.play('troll', { flank: 'right' });

    expect(p1.actions('krump')).not.toContain('play');
  });

  test('[A142] permits no upgrade', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', battleline: ['subject-kirby'], hand: ['blood-of-titans'] },
    });

    p1.reap('subject-kirby');

    expect(p1.actions('blood-of-titans')).not.toContain('play');
  });
});

test('Teleporter Chief Tink swaps with a friendly creature, which can be used this turn', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['teleporter-chief-tink', 'krump', 'troll', 'bumpsy'] },
  });

  p1.use('teleporter-chief-tink');
  expect(p1.choices).toEqual(['krump', 'troll', 'bumpsy']);
  p1.choose('troll');
  expect(p1.battleline).toEqual(['troll', 'krump', 'teleporter-chief-tink', 'bumpsy']);
  expect(p1.actions('krump')).toEqual([]);
  p1.reap('troll');

  expect(p1.amber).toBe(1);
});

describe('ANT1-10NY', () => {
  test('captures all of the opponent’s amber and gives 1 back at the end of each own turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['staralliance'], hand: ['ant1-10ny'] },
      p2: { amber: 4, houses: ['mars'] },
    });

    p1.play('ant1-10ny');
    expect(p1.card('ant1-10ny').amber).toBe(4);
    p1.endTurn();
    expect([p1.card('ant1-10ny').amber, p2.amber]).toEqual([3, 1]);
    p2.press('mars');
    p2.endTurn();

    expect(p1.card('ant1-10ny').amber).toBe(3);
  });
});

test('Armory Officer Nel draws a card after an upgrade enters play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['access-denied', 'hayden-oswin'],
      battleline: ['armory-officer-nel'],
      deck: ['troll', 'krump'],
    },
  });

  p1.play('access-denied', { on: 'armory-officer-nel' });
  expect(p1.hand).toEqual(['hayden-oswin', 'troll']);
  p1.play('hayden-oswin', { flank: 'right' });

  expect(p1.hand).toEqual(['troll']);
});

test('Away Team puts its upgrades into the archives of their owners when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: {
      battleline: [
        { card: 'away-team', upgrades: ['access-denied'] },
        { card: 'troll', upgrades: ['detention-coil'] },
      ],
    },
  });

  p1.play('gateway-to-dis');

  expect(p2.archives).toEqual(['access-denied']);
  expect(p2.discard).toContain('detention-coil');
});

test.each([
  ['hayden-oswin', 'reap', 'detention-coil', 1],
  ['z-force-agent-14', 'fight', 'access-denied', 0],
] as const)('%s gains 1 amber for each upgrade on it by %s', (slug, act, upgrade, base) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: [
        { card: slug, upgrades: [upgrade, 'z-wave-emitter'] },
        { card: 'troll', upgrades: ['access-denied'] },
      ],
    },
    p2: { battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap(slug);
  else p1.fight(slug, p2.card('dust-pixie'));

  expect(p1.amber).toBe(base + 2);
});

test('LCdr. Trigon discards the top card and resolves its bonus icons', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['lcdr-trigon'],
      deck: [{ card: 'dust-pixie', enhancements: ['draw'] }, 'troll', 'krump'],
    },
  });

  p1.reap('lcdr-trigon');

  expect(p1.discard).toEqual(['dust-pixie']);
  expect(p1.amber).toBe(1 + 2);
  expect(p1.hand).toEqual(['troll']);
});

test('[A158] Master of the Grey keeps LCdr. Trigon from resolving icons', () => {
  const { p1 } = scenario({
    p1: { battleline: ['lcdr-trigon'], deck: ['dust-pixie'] },
    p2: { battleline: ['master-of-the-grey'] },
  });

  p1.reap('lcdr-trigon');

  expect(p1.amber).toBe(1);
});

describe('Ambassador Liu', () => {
  test.each([
    ['dust-imp', [1, 4], 0],
    ['urchin', [1, 4], 0],
    ['labwork', [2, 5], 0],
    ['dust-pixie', [2, 5], 0],
    ['squire-alys', [0, 2], 3],
    ['citizen-shrix', [0, 2], 3],
    ['troll', [0, 5], 0],
  ])('for %s', (slug, amber, captured) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: ['ambassador-liu'], hand: [slug] },
      p2: { amber: 5 },
    });

    p1.use('ambassador-liu');
    p1.choose(slug);

    expect([p1.amber, p2.amber]).toEqual(amber);
    expect(p1.card('ambassador-liu').amber).toBe(captured);
  });
});

test('Commander Dhrxgar gains 1 amber for an upgrade on it or on a neighbor', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['access-denied', 'detention-coil', 'observ-u-max'],
      battleline: ['commander-dhrxgar', 'troll', 'krump'],
    },
  });
  const icons = (slug: string) => factsOfCard(slug).amber ?? 0;

  p1.play('access-denied', { on: 'commander-dhrxgar' });
  expect(p1.amber).toBe(1 + icons('access-denied'));
  p1.play('detention-coil', { on: 'troll' });
  const before = p1.amber;
  expect(before).toBe(2 + icons('access-denied') + icons('detention-coil'));
  p1.play('observ-u-max', { on: 'krump' });

  expect(p1.amber).toBe(before + icons('observ-u-max'));
});

test('Ensign El-Samra resolves the bonus icons of a card that it reveals', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['ensign-el-samra'], hand: ['dust-pixie', 'troll'] },
  });

  p1.use('ensign-el-samra');
  p1.choose('dust-pixie');

  expect(p1.amber).toBe(2);
  expect(p1.hand).toEqual(['dust-pixie', 'troll']);
});

test('Hapless Cadet costs the opponent 3 amber when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 5, battleline: ['troll'] },
    p2: { battleline: ['hapless-cadet'] },
  });

  p1.fight('troll', p2.card('hapless-cadet'));

  expect(p1.amber).toBe(2);
});

test('J.O.N. Cargo archives cards of the hand that share a house with the discarded card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: ['jon-cargo'],
      deck: ['bumpsy', 'valdr'],
      hand: ['troll', 'urchin', 'punch'],
    },
  });

  p1.reap('jon-cargo');

  expect(p1.discard).toEqual(['bumpsy']);
  expect(p1.archives.toSorted()).toEqual(['punch', 'troll']);
  expect(p1.hand).toEqual(['urchin']);
  expect(p2.archives).toEqual([]);
});

test('Kartanoo uses an artifact of either side as if it were its player’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', battleline: ['kartanoo', 'krump'] },
    p2: { amber: 2, artifacts: ['safe-house', 'lucky-dice'] },
  });

  p1.reap('kartanoo');
  p1.choose(p2.card('safe-house'));
  p1.choose('krump');

  expect(p1.archives).toEqual(['krump']);
  expect(p2.card('safe-house').exhausted).toBe(true);
});

test.each([
  ['mutagenesis-researcher', ['amber', 'capture', 'damage', 'draw']],
  ['general-xalvador', ['capture', 'capture']],
  ['infomorph', ['draw', 'draw']],
  ['gloriana-s-attendant', ['amber', 'amber']],
])('%s adds its icons to its deck', (slug, icons) => {
  expect(factsOfCard(slug).enhances).toEqual(icons);
});
