import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

describe('Kaspara', () => {
  test('has power equal to the amber of both players', () => {
    const { p1 } = scenario({ p1: { amber: 3, battleline: ['kaspara'] }, p2: { amber: 2 } });

    expect(p1.card('kaspara').power).toBe(5);
  });

  test('lets each player gain 1 amber when a friendly Geistoid creature is played or destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', amber: 1, battleline: ['kaspara'], hand: ['darklamp'] },
    });

    p1.play('darklamp');
    p1.press('auto-resolve');

    expect(p1.amber + p2.amber + p1.card('darklamp').amber).toBe(1 + 2);
  });
});

test.each(['play', 'reap'] as const)(
  'Mender purges a card of a discard pile, and heals and wards each Robot by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'geistoid',
        hand: act === 'play' ? ['mender'] : [],
        battleline: [{ card: 'boiler', damage: 1 }, ...(act === 'reap' ? ['mender'] : [])],
      },
      p2: { battleline: [{ card: 'tunk', damage: 3 }, 'troll'], discard: ['krump'] },
    });

    if (act === 'play') p1.play('mender');
    else p1.reap('mender');
    p1.choose(p2.card('krump'));

    expect(p2.purged).toEqual(['krump']);
    expect([p1.card('boiler'), p2.card('tunk')]).toMatchObject([
      { damage: 0, warded: true },
      { damage: 0, warded: true },
    ]);
    expect(p2.card('troll').warded).toBe(false);
  },
);

describe('Miss Chievous', () => {
  test('mills two cards of each player after a friendly Geistoid creature enters play', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'geistoid',
        battleline: ['miss-chievous'],
        hand: ['boiler', { card: 'troll', house: 'brobnar' }],
        deck: SIX,
      },
      p2: { deck: SIX },
    });

    p1.play('boiler');

    expect([p1.discard.length, p2.discard.length]).toEqual([2, 2]);
  });

  test('plays the topmost creature of the discard pile after a reap', () => {
    const { p1 } = scenario({
      p1: { battleline: ['miss-chievous'], discard: ['punch', 'troll', 'krump'] },
    });

    p1.reap('miss-chievous');
    p1.press('right');

    expect(p1.battleline).toEqual(['miss-chievous', 'troll']);
    expect(p1.discard).toEqual(['punch', 'krump']);
  });
});

test('Protective Playmate has 6 more power while its player is haunted, and is elusive otherwise', () => {
  const haunted = scenario({ p1: { battleline: ['protective-playmate'], discard: TEN } });
  const calm = scenario({ p1: { battleline: ['protective-playmate'] } });

  expect(haunted.p1.card('protective-playmate')).toMatchObject({ power: 9, keywords: { taunt: 1 } });
  expect(calm.p1.card('protective-playmate')).toMatchObject({
    power: 3,
    keywords: { taunt: 1, elusive: 1 },
  });
});

describe('Shadys', () => {
  test('plays a creature of the discard pile', () => {
    const { p1 } = scenario({ p1: { battleline: ['shadys'], discard: ['troll', 'punch'] } });

    p1.use('shadys');
    p1.choose('troll');
    p1.press('right');

    expect(p1.battleline).toEqual(['shadys', 'troll']);
  });

  test('is destroyed if that creature is Purse-a-phone, which returns it when it is destroyed in turn', () => {
    const { p1 } = scenario({
      p1: { house: 'geistoid', battleline: ['shadys'], discard: ['purse-a-phone'], hand: ['winds-of-death'] },
    });

    p1.use('shadys');
    p1.choose('purse-a-phone');
    p1.press('right');
    expect(p1.battleline).toEqual(['purse-a-phone']);
    expect(p1.discard).toEqual(['shadys']);
  });
});

describe('Purse-a-phone', () => {
  test('makes the keys of both players cost 2 less', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['purse-a-phone'] } });

    expect([p1.keyCost, p2.keyCost]).toEqual([4, 4]);
  });

  test('returns Shadys from the discard pile to hand when it is destroyed, and no other card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { battleline: ['purse-a-phone'], discard: ['boiler', 'shadys'] },
    });

    p1.play('gateway-to-dis');
    p1.choose(p2.card('shadys'));

    expect(p2.hand).toEqual(['shadys']);
  });
});

describe('Varad the Indulgent', () => {
  test('captures 1 amber after another friendly Geistoid creature fights, and grows by it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', battleline: ['varad-the-indulgent', 'shadys'] },
      p2: { amber: 3, battleline: ['dust-pixie', 'urchin'] },
    });

    p1.fight('shadys', p2.card('dust-pixie'));
    expect(p1.card('varad-the-indulgent')).toMatchObject({ amber: 1, power: 5 });
    p1.fight('varad-the-indulgent', p2.card('urchin'));

    expect(p1.card('varad-the-indulgent').amber).toBe(1);
  });
});

describe('Boiler', () => {
  test('deals 6 damage to each enemy flank creature when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'valdr', 'zorg'] },
      p2: { battleline: ['boiler'] },
    });

    p1.fight('valdr', p2.card('boiler'));

    expect(p1.card('troll').damage).toBe(6);
    expect(p1.card('zorg').damage).toBe(6);
    expect(p1.card('valdr').damage).toBe(2);
  });

  test('[A165] Scrap: deals 1 damage to each enemy creature when a discard icon discards it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['junk-restoration', 'boiler'], battleline: ['zorg'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.discardCard('boiler');

    expect([p2.card('troll').damage, p2.card('krump').damage, p1.card('zorg').damage]).toEqual([1, 1, 0]);
  });
});

describe('Dimo, Elderghast', () => {
  const destroying = (discard: readonly string[]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'], amber: 0 },
      p2: {
        battleline: ['dimo-elderghast', { card: 'troll', amber: 2 }, 'krump'],
        discard: [...discard],
      },
    });
    p1.play('gateway-to-dis');
    return p2.amber;
  };

  test('gives 1 amber for each amber on a destroyed creature while its player is haunted', () => {
    expect(destroying(TEN)).toBe(2);
    expect(destroying([])).toBe(0);
  });
});

describe('Echofly', () => {
  test('returns an action of the discard pile to hand', () => {
    const { p1 } = scenario({ p1: { battleline: ['echofly'], discard: ['troll', 'punch', 'anger'] } });

    p1.use('echofly');
    expect(p1.choices).toEqual(['punch', 'anger']);
    p1.choose('anger');

    expect(p1.hand).toEqual(['anger']);
  });

  test('Scrap: archives the topmost action', () => {
    const { p1 } = scenario({
      p1: { house: 'geistoid', hand: ['echofly'], discard: ['troll', 'punch', 'anger'] },
    });

    p1.discardCard('echofly');

    expect(p1.archives).toEqual(['punch']);
  });
});

test('Infiltrator destroys its neighbors at the end of its controller’s turn', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'infiltrator', 'krump', 'bumpsy'] },
  });

  p1.endTurn();

  expect(p1.battleline).toEqual(['infiltrator', 'bumpsy']);
});

test('Infiltrator enters play on the side of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['infiltrator'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('infiltrator');

  expect(p2.battleline).toEqual(['troll', 'infiltrator']);
});

describe('Tangler', () => {
  test('stuns a creature and its neighbors after a reap', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tangler'] },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.reap('tangler');
    p1.choose(p2.card('troll'));

    expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).stunned)).toEqual([true, true, false]);
  });

  test('Scrap: stuns a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['tangler'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.discardCard('tangler');
    p1.choose(p2.card('troll'));

    expect(['troll', 'krump'].map((slug) => p2.card(slug).stunned)).toEqual([true, false]);
  });
});

test('Thoughtcatcher draws a card for each destroyed friendly creature with amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'zorg'], houses: ['brobnar', 'mars'], house: 'brobnar' },
    p2: { battleline: ['thoughtcatcher', { card: 'dust-pixie', amber: 1 }], deck: ['krump', 'valdr'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));

  expect(p2.hand).toEqual(['krump']);
});

test('[A80] Thoughtcatcher draws nothing for a creature that gets amber after it was tagged', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], amber: 0 },
    p2: { battleline: ['thoughtcatcher', 'dust-pixie'], deck: ['krump'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.hand).toEqual([]);
});

test.each(['play', 'fight'] as const)(
  'Tribute Collector lets a friendly creature capture 1 amber by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'geistoid',
        hand: act === 'play' ? ['tribute-collector'] : [],
        battleline: ['troll', ...(act === 'fight' ? ['tribute-collector'] : [])],
      },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    if (act === 'play') p1.play('tribute-collector');
    else p1.fight('tribute-collector', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['troll', 'tribute-collector']);
    p1.choose('troll');

    expect([p1.card('troll').amber, p2.amber]).toEqual([1, 2]);
  },
);

test('Darklamp captures 1 amber, and friendly creatures with amber are elusive', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['darklamp'], battleline: ['troll', { card: 'krump', amber: 1 }] },
    p2: { amber: 2, battleline: [{ card: 'zorg', amber: 1 }] },
  });

  p1.play('darklamp');

  expect(p1.card('darklamp')).toMatchObject({ amber: 1, keywords: { elusive: 1 } });
  expect(p1.card('krump').keywords).toEqual({ elusive: 1 });
  expect([p1.card('troll').keywords, p2.card('zorg').keywords]).toEqual([{}, {}]);
});

test.each([
  ['troll', 2],
  ['punch', 1],
])('Harvest Skimmer mills a card after a reap, and gains 1 amber for a creature (%s)', (top, amber) => {
  const { p1 } = scenario({ p1: { battleline: ['harvest-skimmer'], deck: [top, 'krump'] } });

  p1.reap('harvest-skimmer');

  expect(p1.discard).toEqual([top]);
  expect(p1.amber).toBe(amber);
});

test('Memette archives the top card of the discard pile when it is played and destroyed', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['memette', 'de-escalation'], discard: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('memette');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard).toEqual(['krump', 'bumpsy']);
});

test('Memette is still in play when it archives a card because it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['memette'], discard: ['krump'] },
  });

  p1.fight('troll', p2.card('memette'));

  expect(p2.archives).toEqual(['krump']);
  expect(p2.discard).toEqual(['memette']);
});

test('Reaver moves 1 amber of a friendly creature to its player, who discards a card', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', battleline: ['reaver', { card: 'troll', amber: 2 }], hand: ['punch'] },
  });

  p1.reap('reaver');
  p1.choose('troll');
  p1.choose('punch');

  expect(p1.amber).toBe(1 + 1);
  expect(p1.hand).toEqual([]);
});

describe('Snippy', () => {
  test('deals 2 damage to a creature when it is played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['snippy'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('snippy');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });

  test('Scrap: destroys an enemy flank creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['snippy'] },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.discardCard('snippy');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });
});
