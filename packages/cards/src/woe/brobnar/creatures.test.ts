import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Frost Giant does not ready at the end of the turn, another creature does', () => {
  const { p1 } = scenario({ p1: { battleline: ['frost-giant', 'troll'] } });

  p1.reap('frost-giant');
  p1.reap('troll');
  p1.endTurn();

  expect(p1.card('frost-giant').exhausted).toBe(true);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('Harmal Atoon returns other friendly Brobnar creatures to hand when they are destroyed', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['harmal-atoon', 'troll', 'urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['gateway-to-dis', 'harmal-atoon', 'urchin']);
});

describe('Kretchee', () => {
  test('puts 1 amber on a creature of either player that captures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['sequis'] },
      p2: { amber: 3, battleline: ['kretchee'] },
    });

    p1.reap('sequis');

    expect(p1.card('sequis').amber).toBe(2);
    expect(p2.amber).toBe(2);
  });

  test('puts 1 amber on a creature that is exalted', () => {
    const { p1 } = scenario({
      p1: { hand: ['epic-poem'], house: 'saurian', battleline: ['kretchee', 'troll'] },
    });

    p1.play('epic-poem');
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(2);
  });
});

describe('Nirbor Flamewing', () => {
  test('may return from the discard pile, ready, at the price of a friendly creature', () => {
    const { p1, p2 } = scenario({
      p1: { deck: Array(7).fill('labwork'), battleline: ['troll'], discard: ['nirbor-flamewing'] },
      p2: { house: 'brobnar', houses: ['brobnar'] },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.choose('nirbor-flamewing');
    p1.choose('troll');

    expect(p1.battleline).toEqual(['nirbor-flamewing']);
    expect(p1.card('nirbor-flamewing').exhausted).toBe(false);
  });

  test('makes a token creature when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { tokenCreature: 'grumpus', deck: ['labwork'], battleline: ['nirbor-flamewing'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('nirbor-flamewing', p2.card('troll'));
    p1.press('right');

    expect(p1.battleline).toEqual(['grumpus']);
  });
});

test('Revna Starsong keeps a friendly Berserker alive after a fight, not one of the opponent', () => {
  const setup = { tokenCreature: 'berserker', battleline: [{ card: 'dextre', facedown: true }] };
  const { p1, p2 } = scenario({
    p1: { ...setup, house: 'brobnar', battleline: [...setup.battleline, 'revna-starsong'] },
    p2: { battleline: ['urchin', 'dust-pixie'] },
  });

  p1.fight('berserker', p2.card('dust-pixie'));
  expect(p1.battleline).toEqual(['berserker', 'revna-starsong']);

  const alone = scenario({
    p1: { ...setup, house: 'brobnar' },
    p2: { battleline: ['revna-starsong', 'dust-pixie'] },
  });
  alone.p1.fight('berserker', alone.p2.card('dust-pixie'));
  expect(alone.p1.battleline).toEqual([]);
});

test('Crim Torchtooth enrages its neighbors after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'crim-torchtooth', 'krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('crim-torchtooth', p2.card('dust-pixie'));

  expect([p1.card('troll').enraged, p1.card('krump').enraged, p1.card('bumpsy').enraged]).toEqual([
    true,
    true,
    false,
  ]);
  expect(p1.card('crim-torchtooth').enraged).toBe(false);
});

test('Ged Hammer readies and enrages other friendly Brobnar creatures when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['ged-hammer', { card: 'troll', exhausted: true }, { card: 'urchin', exhausted: true }],
    },
    p2: { battleline: ['krump'] },
  });

  p1.fight('ged-hammer', p2.card('krump'));

  expect(p1.card('troll')).toMatchObject({ exhausted: false, enraged: true });
  expect(p1.card('urchin')).toMatchObject({ exhausted: true, enraged: false });
  expect(p2.card('krump').enraged).toBe(false);
});

describe('The Grand Gord', () => {
  test.each([
    ['is alone at the top', 'urchin', 1],
    ['is tied', 'bumpsy', 1],
    ['is weaker than an enemy', 'troll', 0],
  ])(
    'makes a token creature at the start of the turn if the most powerful friendly creature %s',
    (_, enemy, made) => {
      const { p1, p2 } = scenario({
        p1: {
          houses: ['brobnar'],
          tokenCreature: 'grumpus',
          deck: Array(8).fill('labwork'),
          battleline: ['the-grand-gord'],
        },
        p2: { houses: ['brobnar'], battleline: [enemy] },
      });

      p1.endTurn();
      p2.press('brobnar');
      p2.endTurn();
      if (made > 0) p1.press('right');

      expect(p1.battleline.filter((slug) => slug === 'grumpus')).toHaveLength(made);
    },
  );
});

test('Vulka gives splash-attack 1 to friendly Brobnar creatures, itself included', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['vulka', 'troll', 'urchin'] },
    p2: { battleline: ['krump'] },
  });

  expect(p1.card('vulka').keywords).toEqual({ 'splash-attack': 1 });
  expect(p1.card('troll').keywords).toEqual({ 'splash-attack': 1 });
  expect(p1.card('urchin').keywords).not.toHaveProperty('splash-attack');
  expect(p2.card('krump').keywords).toEqual({});
});

test('Brikk Nastee gains 1 amber after another friendly Brobnar creature fights', () => {
  const fought = (slug: string) => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['brikk-nastee', 'troll', { card: 'dextre' }],
        house: slug === 'dextre' ? 'logos' : 'brobnar',
      },
      p2: { battleline: ['dust-pixie'] },
    });
    p1.fight(slug, p2.card('dust-pixie'));
    return p1.amber;
  };

  expect([fought('troll'), fought('brikk-nastee'), fought('dextre')]).toEqual([1, 0, 0]);
});

test('Crogg the Clumsy deals 2 damage to the neighbors of the attacked creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['crogg-the-clumsy'] },
    p2: { battleline: ['troll', 'dust-pixie', 'krump', 'bumpsy'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).damage)).toEqual([2, 2, 0]);
});

describe('Jarl Svend', () => {
  const fight = (enemy: string) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['jarl-svend'], tokenCreature: 'grumpus', deck: ['labwork'] },
      p2: { battleline: [enemy] },
    });
    p1.fight('jarl-svend', p2.card(enemy));
    return { p1, p2 };
  };

  test('makes a token creature after an enemy creature is destroyed fighting it', () => {
    const { p1 } = fight('krump');
    p1.press('left');

    expect(p1.battleline).toEqual(['grumpus', 'jarl-svend']);
  });

  test('makes one for a creature that returns to hand [A54]', () => {
    const { p1, p2 } = fight('bad-penny');
    p1.press('left');

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.battleline).toEqual(['grumpus', 'jarl-svend']);
  });

  test('makes none if it does not survive', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'jarl-svend', damage: 6 }], tokenCreature: 'grumpus', deck: ['labwork'] },
      p2: { battleline: ['dust-pixie'] },
    });
    p1.fight('jarl-svend', p2.card('dust-pixie'));

    expect(p1.battleline).toEqual([]);
  });
});

describe('Pelf', () => {
  test('makes the opponent lose 1 amber after a fight, and takes no damage', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['pelf'] }, p2: { amber: 2, battleline: ['troll'] } });

    p1.fight('pelf', p2.card('troll'));

    expect([p1.amber, p2.amber]).toEqual([0, 1]);
    expect(p1.card('pelf').damage).toBe(0);
  });
});

test('Shock Herder readies a neighbor and fights with it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['shock-herder'], battleline: [{ card: 'troll', exhausted: true }, 'krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('shock-herder', { rightOf: 'troll' });
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('Berserker is made ready and enraged, and is destroyed after it fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', tokenCreature: 'berserker', hand: ['press-gang'], deck: ['labwork'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('press-gang');
  expect(p1.card('berserker')).toMatchObject({ exhausted: false, enraged: true });
  p1.fight('berserker', p2.card('troll'));

  expect(p1.battleline).toEqual([]);
  expect(p2.card('troll').damage).toBe(5);
});

test('Warrior reaps only without enemy creatures', () => {
  const actions = (battleline: readonly string[]) => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', tokenCreature: 'warrior', battleline: [{ card: 'dextre', facedown: true }] },
      p2: { battleline },
    });
    return p1.actions('warrior');
  };

  expect(actions([])).toContain('reap');
  expect(actions(['troll'])).not.toContain('reap');
});

test.each([
  ['skirmisher', { skirmish: 1 }],
  ['grumpus', { 'splash-attack': 1 }],
])('%s has its keyword as a token creature', (tokenCreature, keywords) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', tokenCreature, battleline: [{ card: 'dextre', facedown: true }] },
  });

  expect(p1.card(tokenCreature)).toMatchObject({ keywords, power: 2 });
});
