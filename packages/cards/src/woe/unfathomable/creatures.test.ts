import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

describe('Bryozoarch', () => {
  test('destroys the creature on its player’s left flank instead of what an action does [A157]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['anger'], battleline: [{ card: 'troll', exhausted: true }] },
      p2: { battleline: ['krump', 'bryozoarch', 'bumpsy'] },
    });

    p1.play('anger');

    expect(p2.battleline).toEqual(['bryozoarch', 'bumpsy']);
    expect(p1.card('troll').exhausted).toBe(true);
  });
});

test('Giltspine School makes 3 token creatures, and no token creature readies', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', hand: ['giltspine-school'], tokenCreature: 'cultist', deck },
  });

  p1.play('giltspine-school');
  p1.press('right');
  p1.press('right');
  p1.press('right');
  p1.endTurn();

  expect(p1.battleline).toEqual(['giltspine-school', 'cultist', 'cultist', 'cultist']);
  expect([1, 2, 3].map((which) => p1.card('cultist', which).exhausted)).toEqual([true, true, true]);
  expect(p1.card('giltspine-school').exhausted).toBe(false);
});

describe('Sibyl Waimare', () => {
  test('discards the opponent’s top card and exhausts all creatures of its house in their turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], battleline: ['sibyl-waimare', 'krump'] },
      p2: { houses: ['mars'], battleline: ['troll', 'urchin'], deck: ['bumpsy', 'labwork'] },
    });

    p1.endTurn();

    expect([p2.discard, p1.discard]).toEqual([['bumpsy'], []]);
    expect([p2.card('troll').exhausted, p2.card('urchin').exhausted, p1.card('krump').exhausted]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('does nothing in the turn of its own player', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'], houses: ['mars'] },
      p2: { houses: ['mars'], battleline: ['sibyl-waimare'], deck: ['bumpsy'] },
    });

    p1.endTurn();

    expect(p2.discard).toEqual([]);
  });
});

describe('Tangaika', () => {
  test.each([
    [3, []],
    [4, ['play']],
  ])('with %i Cultists offers %j', (number, offered) => {
    const { p1 } = scenario({
      p1: {
        house: 'unfathomable',
        hand: ['tangaika'],
        tokenCreature: 'cultist',
        battleline: Array<typeof token>(number).fill(token),
      },
    });

    expect(p1.actions('tangaika').filter((action) => action === 'play')).toEqual(offered);
  });

  test('gains 1 amber after a fight, with splash-attack 5', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tangaika'] },
      p2: { battleline: ['dust-pixie', 'troll'] },
    });

    p1.fight('tangaika', p2.card('dust-pixie'));

    expect([p1.amber, p2.card('troll').damage]).toEqual([1, 5]);
  });
});

test('Physaloha keeps damaged creatures of both players exhausted', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [
        'physaloha',
        { card: 'troll', damage: 1, exhausted: true },
        { card: 'krump', exhausted: true },
      ],
    },
  });

  p1.endTurn();

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([true, false]);
});

describe.each([
  ['soleft', 'krump', ['troll', 'bumpsy']],
  ['flounderight', 'bumpsy', ['krump', 'troll']],
])('%s', (slug, _, left) => {
  test('destroys the outermost enemy creature of its side when it is destroyed [A78]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: [slug, slug] },
      p2: { battleline: ['krump', 'troll', 'bumpsy'] },
    });

    p1.fight(p1.card(slug), p2.card('troll'));

    expect(p2.battleline).toEqual(left);
    expect(p1.battleline).toEqual([slug]);
  });
});

describe('Timoti the Dammed', () => {
  test('makes a token creature, with which the opponent cannot forge', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['timoti-the-dammed'], tokenCreature: 'cultist', deck },
      p2: { amber: 6, houses: ['mars'] },
    });

    p1.play('timoti-the-dammed');
    p1.press('right');
    p1.endTurn();

    expect([p1.battleline.length, p2.keys]).toEqual([2, 0]);
  });

  test('does not stop the opponent without a token creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['timoti-the-dammed'] },
      p2: { amber: 6, houses: ['mars'] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.keys).toBe(1);
  });
});

test('Yanthi Ghostfin purges a creature of a discard pile for a token creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['yanthi-ghostfin'], tokenCreature: 'cultist', deck },
    p2: { discard: ['troll', 'anger'] },
  });

  p1.reap('yanthi-ghostfin');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect([p2.purged, p1.battleline]).toEqual([['troll'], ['yanthi-ghostfin', 'cultist']]);
});

describe('Covetous Hema', () => {
  test('captures 3 amber when it is played', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['covetous-hema'] }, p2: { amber: 5 } });

    p1.play('covetous-hema');

    expect([p1.card('covetous-hema').amber, p2.amber]).toEqual([3, 2]);
  });

  test('is elusive off the flanks', () => {
    const keywords = (...battleline: string[]) =>
      scenario({ p1: { battleline } }).p1.card('covetous-hema').keywords;

    expect(keywords('troll', 'covetous-hema', 'krump')).toEqual({ elusive: 1 });
    expect(keywords('troll', 'covetous-hema')).toEqual({});
  });
});

describe('Fathom Reaver', () => {
  test('makes a token creature, with which the opponent draws 1 card less', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'unfathomable',
        houses: ['mars'],
        hand: ['fathom-reaver'],
        tokenCreature: 'cultist',
        deck,
      },
      p2: { houses: ['mars'], deck },
    });

    p1.play('fathom-reaver');
    p1.press('right');
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();

    expect([p1.battleline.length, p1.hand.length, p2.hand.length]).toEqual([2, 6, 5]);
  });

  test('lets the opponent refill their hand without a token creature', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], battleline: ['fathom-reaver'] },
      p2: { houses: ['mars'], deck },
    });

    p1.endTurn();
    p2.press('mars');
    p2.endTurn();

    expect(p2.hand).toHaveLength(6);
  });
});

test('Kamalani makes 2 token creatures when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['kamalani'], tokenCreature: 'cultist', deck },
    p2: { battleline: ['troll'] },
  });

  p1.fight('kamalani', p2.card('troll'));
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['cultist', 'cultist']);
});

test('Skullback Crab steals 1 amber, and is poisonous', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['skullback-crab'] }, p2: { amber: 2 } });

  p1.use('skullback-crab');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
  expect(p1.card('skullback-crab').keywords).toEqual({ poison: 1 });
});

test('Cultist destroys itself to ward a friendly creature', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', tokenCreature: 'cultist', battleline: [token, 'troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.use('cultist');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.battleline, p1.card('troll').warded]).toEqual([['troll'], true]);
});

test('Fish deals 2 damage to the most powerful enemy creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', tokenCreature: 'fish', battleline: [token] },
    p2: { battleline: ['krump', 'troll'] },
  });

  p1.fight('fish', p2.card('krump'));

  expect([p2.card('krump').damage, p2.card('troll').damage]).toEqual([2, 2]);
});

test('Priest exhausts an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', tokenCreature: 'priest', battleline: [token] },
    p2: { battleline: ['troll'] },
  });

  p1.use('priest');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').exhausted).toBe(true);
});

test('Raider is poisonous in its own turn only [A67]', () => {
  const setup = { house: 'unfathomable', tokenCreature: 'raider', battleline: [token] } as const;
  const { p1 } = scenario({ p1: setup });
  const { p2 } = scenario({ p1: { house: 'brobnar', battleline: ['troll'] }, p2: setup });

  expect([p1.card('raider').keywords, p2.card('raider').keywords]).toEqual([{ poison: 1 }, {}]);
});
