import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Bot Bookton plays the top card of the deck by reaping, whatever its house', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bot-bookton'], deck: ['punch', 'troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.reap('bot-bookton');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
  expect(p1.deck).toEqual(['troll']);
});

test.each([
  ['even-ivan', 4, 1],
  ['even-ivan', 3, 0],
  ['even-ivan', 0, 0],
  ['odd-clawde', 4, 0],
  ['odd-clawde', 3, 1],
])('%s against %i amber steals %i', (slug, amber, stolen) => {
  const { p1, p2 } = scenario({ p1: { battleline: [slug] }, p2: { amber } });

  p1.use(slug);

  expect([p1.amber, p2.amber]).toEqual([stolen, amber - stolen]);
});

describe('Munchling', () => {
  test.each(['hand', 'archives'] as const)('may discard a Logos card from the %s for 1 amber', (zone) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['munchling'], [zone]: ['labwork', 'troll'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('munchling', p2.card('dust-pixie'));
    p1.choose('munchling');
    expect(p1.choices).toEqual(['labwork']);
    p1.choose('labwork');

    expect(p1.discard).toEqual(['labwork']);
    expect(p1.amber).toBe(1);
  });

  test('gains nothing if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['munchling'], hand: ['labwork'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('munchling', p2.card('dust-pixie'));
    p1.choose();

    expect(p1.hand).toEqual(['labwork']);
    expect(p1.amber).toBe(0);
  });
});

test('Q-Mechs draws a card when it is played, and is archived when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['q-mechs'], deck: ['troll', 'krump'] },
    p2: { houses: ['dis'], hand: ['gateway-to-dis'] },
  });

  p1.play('q-mechs');
  expect(p1.hand).toEqual(['troll']);
  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');

  expect(p1.archives).toEqual(['q-mechs']);
});

test('Titan Engineer makes keys cost 1 more unless it is on a flank', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll', 'titan-engineer', 'krump'] } });
  expect([p1.keyCost, p2.keyCost]).toEqual([7, 7]);

  const flank = scenario({ p1: { battleline: ['titan-engineer', 'krump'] } });
  expect([flank.p1.keyCost, flank.p2.keyCost]).toEqual([6, 6]);
});

test('Chronus may archive a card after each draw icon, and after no other', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['chronus'],
      hand: [{ card: 'labwork', enhancements: ['draw'] }, 'troll', 'krump'],
      deck: ['urchin', 'dodger'],
    },
  });

  p1.play('labwork');
  p1.choose('chronus');
  p1.choose('troll');
  p1.choose('krump');

  expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
  expect(p1.hand).toEqual(['urchin']);
});

describe('Novu Dynamo', () => {
  function atStartOfTurn(setup: object) {
    const table = scenario({
      p1: { houses: ['logos'], battleline: ['novu-dynamo'], ...setup },
      p2: { houses: ['mars'] },
    });
    table.p1.endTurn();
    table.p2.press('mars');
    table.p2.endTurn();
    return table;
  }

  test.each(['hand', 'archives'])('takes a Logos card from the %s and gains 1 amber', (zone) => {
    const { p1 } = atStartOfTurn({ [zone]: ['labwork'] });

    p1.choose('labwork');

    expect(p1.amber).toBe(1);
    expect(p1.battleline).toEqual(['novu-dynamo']);
  });

  test('is destroyed if its player declines', () => {
    const { p1 } = atStartOfTurn({ hand: ['labwork'] });

    p1.press('done');

    expect(p1.battleline).toEqual([]);
    expect(p1.amber).toBe(0);
  });

  test('is destroyed without a Logos card', () => {
    const { p1 } = atStartOfTurn({ hand: ['troll'] });

    expect(p1.battleline).toEqual([]);
  });
});

test('Professor Terato lets Mutant creatures of both sides draw a card by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['professor-terato', 'dextre'], deck: ['troll', 'krump'] },
    p2: { houses: ['logos'], battleline: ['odd-clawde'], hand: [], deck: ['urchin'] },
  });

  p1.reap('professor-terato');
  p1.reap('dextre');
  expect(p1.hand).toEqual(['troll']);
  p1.endTurn();
  p2.press('logos');
  p2.reap('odd-clawde');

  expect(p2.hand).toEqual(['urchin']);
});

describe('Adaptoid', () => {
  const played = (...enhancements: 'draw'[]) =>
    scenario({
      p1: {
        house: 'logos',
        battleline: ['adaptoid'],
        hand: [{ card: 'opposition-research', enhancements }, 'dextre'],
      },
      p2: { amber: 3, battleline: ['troll'], houses: ['mars'] },
    });

  test('gains +2 armor for the turn', () => {
    const { p1 } = played('draw');

    p1.play('opposition-research');
    p1.choose('adaptoid');
    p1.press(0);
    expect(p1.card('adaptoid').armor).toBe(2);
    p1.endTurn();

    expect(p1.card('adaptoid').armor).toBe(0);
  });

  test('gains assault 2', () => {
    const { p1 } = played('draw');

    p1.play('opposition-research');
    p1.choose('adaptoid');
    p1.press(1);

    expect(p1.card('adaptoid').keywords).toMatchObject({ assault: 2 });
  });

  test('gains an ability that steals 1 amber after a fight', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'logos',
        battleline: ['adaptoid'],
        hand: [{ card: 'opposition-research', enhancements: ['draw'] }],
      },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    p1.play('opposition-research');
    p1.choose('adaptoid');
    p1.press(2);
    p1.fight('adaptoid', p2.card('dust-pixie'));

    expect(p2.amber).toBe(2);
  });

  test('gains nothing from a card without bonus icons', () => {
    const { p1 } = played();

    p1.play('dextre', { flank: 'right' });

    expect(p1.card('adaptoid').armor).toBe(0);
    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Cyber-Clone', () => {
  test('has the power, armor, keywords and traits of the creature that it purges', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cyber-clone'] },
      p2: { battleline: ['champion-anaphiel'] },
    });

    p1.play('cyber-clone');
    p1.choose(p2.card('champion-anaphiel'));

    expect(p2.purged).toEqual(['champion-anaphiel']);
    expect(p1.card('cyber-clone')).toMatchObject({ power: 6, armor: 1, keywords: { taunt: 1 } });
    expect(p1.card('cyber-clone').traits).toContain('knight');
    expect(p1.card('cyber-clone').traits).toContain('mutant');
  });

  test('[A324] takes printed values, without counters', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cyber-clone'] },
      p2: { battleline: [{ card: 'troll', powerCounters: 2 }] },
    });

    p1.play('cyber-clone');
    p1.choose(p2.card('troll'));

    expect(p1.card('cyber-clone').power).toBe(8);
  });

  test('[A324] takes printed values of a creature that its ward kept in play, too', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cyber-clone'] },
      p2: { battleline: [{ card: 'troll', powerCounters: 2, warded: true }] },
    });

    p1.play('cyber-clone');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').power).toBe(10);
    expect(p1.card('cyber-clone').power).toBe(8);
  });

  test('[A324] has no power of a Mimic Gel, and is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mimic-gel', 'cyber-clone'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('mimic-gel');
    p1.choose(p2.card('troll'));
    p1.play('cyber-clone', { flank: 'right' });
    p1.choose(p1.card('mimic-gel'));

    expect(p1.purged).toEqual(['mimic-gel']);
    expect(p1.discard).toEqual(['cyber-clone']);
  });

  test('stays itself without another creature', () => {
    const { p1 } = scenario({ p1: { hand: ['cyber-clone'] } });

    p1.play('cyber-clone');

    expect(p1.card('cyber-clone').power).toBe(1);
  });
});

describe('Ultra Gravitron', () => {
  test('is played with both halves and archives the top 5 cards', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['ultra-gravitron', 'ultra-gravitron2'],
        deck: ['troll', 'krump', 'urchin', 'dodger', 'umbra', 'bumpsy'],
      },
    });

    p1.play('ultra-gravitron');

    expect(p1.battleline).toEqual(['ultra-gravitron']);
    expect(p1.archives).toHaveLength(5);
    expect(p1.deck).toEqual(['bumpsy']);
  });

  test('resolves the bonus icons of the creature that it purges', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ultra-gravitron'], archives: ['labwork'] },
      p2: { battleline: ['dust-pixie', 'troll'] },
    });

    p1.reap('ultra-gravitron');
    p1.choose('labwork');
    p1.choose(p2.card('dust-pixie'));

    expect(p2.purged).toEqual(['dust-pixie']);
    expect(p1.amber).toBe(1 + 2);
  });

  test('purges nothing without archived cards', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ultra-gravitron'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.reap('ultra-gravitron');

    expect(p2.battleline).toEqual(['dust-pixie']);
  });

  test('[A159] its icons are resolved twice after Fission Bloom, which is used up', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'logos',
        battleline: ['ultra-gravitron'],
        artifacts: ['fission-bloom'],
        archives: ['troll'],
        hand: ['labwork', 'krump'],
      },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.use('fission-bloom');
    p1.reap('ultra-gravitron');
    p1.choose('troll');
    p1.choose(p2.card('dust-pixie'));
    expect(p1.amber).toBe(1 + 4);
    p1.play('labwork');
    p1.choose('krump');

    expect(p1.amber).toBe(1 + 4 + 1);
  });
});

test('The Archivist is archived faceup, and its player then takes any number of archived cards', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: null,
      houses: ['logos'],
      archives: ['the-archivist', 'troll', 'krump'],
    },
  });

  p1.press('logos');
  p1.choose('the-archivist', 'krump');

  expect(p1.hand).toEqual(['the-archivist', 'krump']);
  expect(p1.archives).toEqual(['troll']);
  expect(p2.prompt.purpose).toBeNull();
});
