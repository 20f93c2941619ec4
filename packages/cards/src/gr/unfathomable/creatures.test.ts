import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

describe('Giltspine Mesmerist', () => {
  test('mills each player once for each card that they ready', () => {
    const exhausted = true;
    const { p1, p2 } = scenario({
      p1: {
        house: 'unfathomable',
        battleline: ['giltspine-mesmerist', { card: 'troll', exhausted }, { card: 'krump', exhausted }],
        hand: SIX,
        deck: SIX,
      },
      p2: { battleline: [{ card: 'valdr', exhausted }], deck: SIX },
    });

    p1.endTurn();
    p1.choose('krump');

    expect([p1.deck.length, p2.deck.length]).toEqual([4, 6]);
  });

  test('mills the player whose effect readies a card, whoever controls the card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['cacophonous-riot'], deck: SIX },
      p2: { battleline: ['giltspine-mesmerist', { card: 'troll', exhausted: true }], deck: SIX },
    });

    p1.play('cacophonous-riot');
    p1.choose(p2.card('troll'));

    expect([p1.deck.length, p2.deck.length]).toEqual([5, 6]);
  });

  test('[A95] mills nothing from an empty deck', () => {
    const { p1 } = scenario({
      p1: {
        house: 'unfathomable',
        battleline: ['giltspine-mesmerist', { card: 'troll', exhausted: true }],
        hand: SIX,
        discard: ['krump'],
      },
    });

    p1.endTurn();

    expect(p1.discard).toEqual(['krump']);
  });

  test('Scrap: mills 3 cards of a player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['giltspine-mesmerist'] },
      p2: { deck: SIX },
    });

    p1.discardCard('giltspine-mesmerist');
    p1.press('opponent');

    expect(p2.deck).toHaveLength(3);
  });
});

describe('Ihaka of the Depths', () => {
  test('may put the top card of the discard pile beneath the deck after a draw in its player’s turn', () => {
    const { p1 } = scenario({
      p1: {
        house: 'unfathomable',
        battleline: ['ihaka-of-the-depths'],
        hand: SIX.slice(1),
        deck: ['troll', 'krump'],
        discard: ['punch', 'anger'],
      },
    });

    p1.endTurn();
    p1.choose('ihaka-of-the-depths');

    expect(p1.hand).toEqual([...SIX.slice(1), 'troll']);
    expect(p1.deck).toEqual(['krump', 'punch']);
    expect(p1.discard).toEqual(['anger']);
  });

  test('does nothing when its player draws in the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['tutor-bin-rillo'] },
      p2: { battleline: ['ihaka-of-the-depths'], deck: SIX, discard: ['punch'] },
    });

    p1.play('tutor-bin-rillo');

    expect(p2.hand).toHaveLength(1);
    expect(p2.discard).toEqual(['punch']);
  });
});

describe('Thing from the Deep', () => {
  test('can be played only while Open the Seal is in its player’s discard pile', () => {
    const sealed = scenario({
      p1: { house: 'unfathomable', hand: ['thing-from-the-deep'] },
      p2: { discard: ['open-the-seal'] },
    }).p1;
    const open = scenario({
      p1: { house: 'unfathomable', hand: ['thing-from-the-deep'], discard: ['open-the-seal'] },
    }).p1;

    expect(sealed.actions('thing-from-the-deep')).toEqual(['discard']);
    expect(open.actions('thing-from-the-deep')).toEqual(['play', 'discard']);
  });

  test('steals 2 amber after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['thing-from-the-deep'] },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    p1.fight('thing-from-the-deep', p2.card('dust-pixie'));

    expect([p1.amber, p2.amber]).toEqual([2, 1]);
  });
});

test('Addlefish makes the opponent discard 2 random cards after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['addlefish'], hand: ['krump'] },
    p2: { hand: ['troll', 'punch', 'anger'], battleline: ['dust-pixie'] },
  });

  p1.fight('addlefish', p2.card('dust-pixie'));

  expect(p2.hand).toHaveLength(1);
  expect(p1.hand).toEqual(['krump']);
});

test('Eldritch Synan takes no damage from damaged creatures', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'troll', damage: 1 }, 'dust-pixie'],
      houses: ['brobnar', 'untamed'],
      house: 'brobnar',
    },
    p2: { battleline: ['eldritch-synan'] },
  });

  p1.fight('troll', p2.card('eldritch-synan'));

  expect(p2.card('eldritch-synan').damage).toBe(0);
  expect(p1.card('troll').damage).toBe(1 + 3);
});

test('Eldritch Synan takes damage from an undamaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['eldritch-synan'] },
  });

  p1.fight('troll', p2.card('eldritch-synan'));

  expect(p2.discard).toEqual(['eldritch-synan']);
});

test.each([
  [TEN, ['krump']],
  [[], ['troll', 'krump', 'bumpsy']],
])(
  'Gatewatcher destroys the flank creatures of a haunted opponent when it is destroyed (%#)',
  (discard, line) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll', 'krump', 'bumpsy'], discard },
      p2: { battleline: ['gatewatcher'] },
    });

    p1.fight('krump', p2.card('gatewatcher'));

    expect(p1.battleline).toEqual(line);
  },
);

describe('Hukaru Icefin', () => {
  test('exhausts each creature of the named house after a reap', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['hukaru-icefin', 'troll'] },
      p2: { battleline: ['krump', 'zorg'] },
    });

    p1.reap('hukaru-icefin');
    p1.press('brobnar');

    expect([p1.card('troll').exhausted, p2.card('krump').exhausted, p2.card('zorg').exhausted]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('Scrap: exhausts a creature or an artifact', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['hukaru-icefin'] },
      p2: { battleline: ['troll'], artifacts: ['cannon'] },
    });

    p1.discardCard('hukaru-icefin');
    expect(p1.choices.toSorted()).toEqual(['cannon', 'troll']);
    p1.choose(p2.card('cannon'));

    expect(p2.card('cannon').exhausted).toBe(true);
  });
});

test('Echo Guardian has 2 more power and poison while its player is haunted', () => {
  const haunted = scenario({ p1: { battleline: ['echo-guardian'], discard: TEN } }).p1;
  const calm = scenario({ p1: { battleline: ['echo-guardian'] } }).p1;

  expect(haunted.card('echo-guardian')).toMatchObject({ power: 3, keywords: { taunt: 1, poison: 1 } });
  expect(calm.card('echo-guardian')).toMatchObject({ power: 1, keywords: { taunt: 1 } });
});

describe('Immersioneer', () => {
  test('mills 3 cards of a player after a reap', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['immersioneer'] }, p2: { deck: SIX } });

    p1.reap('immersioneer');
    p1.press('opponent');

    expect(p2.deck).toHaveLength(3);
  });

  test('Scrap: shuffles the bottom 3 cards of the discard pile into the deck', () => {
    const { p1 } = scenario({
      p1: { house: 'unfathomable', hand: ['immersioneer'], discard: ['troll', 'krump', 'punch', 'anger'] },
    });

    p1.discardCard('immersioneer');

    expect(p1.discard).toEqual(['immersioneer', 'troll']);
    expect(p1.deck.toSorted()).toEqual(['anger', 'krump', 'punch']);
  });
});

test.each(['play', 'reap'] as const)(
  'Koriki Germinator puts a card of a discard pile beneath the deck by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'unfathomable',
        hand: act === 'play' ? ['koriki-germinator'] : [],
        battleline: act === 'reap' ? ['koriki-germinator'] : [],
        discard: ['punch'],
      },
      p2: { deck: ['krump'], discard: ['troll'] },
    });

    if (act === 'play') p1.play('koriki-germinator');
    else p1.reap('koriki-germinator');
    expect(p1.choices.toSorted()).toEqual(['punch', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.deck).toEqual(['krump', 'troll']);
  },
);

test.each([
  [TEN, 2],
  [[], 1],
])('Mnemoleech steals 1 amber after a reap, or 2 from a haunted opponent (%#)', (discard, stolen) => {
  const { p1, p2 } = scenario({ p1: { battleline: ['mnemoleech'] }, p2: { amber: 4, discard } });

  p1.reap('mnemoleech');

  expect([p1.amber, p2.amber]).toEqual([1 + stolen, 4 - stolen]);
});

describe('Squallmaster', () => {
  test.each(['fight', 'reap'] as const)('makes each player discard a random card by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['squallmaster'], hand: ['troll', 'krump'] },
      p2: { battleline: ['dust-pixie'], hand: ['valdr', 'bumpsy'] },
    });

    if (act === 'reap') p1.reap('squallmaster');
    else p1.fight('squallmaster', p2.card('dust-pixie'));

    expect([p1.hand.length, p2.hand.length]).toEqual([1, 1]);
  });

  test('Scrap: exhausts an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['squallmaster'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.discardCard('squallmaster');
    expect(p1.choices).toEqual(['troll']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').exhausted).toBe(true);
  });
});

test('Tangimangi makes keys of a haunted opponent cost 3 more', () => {
  const haunted = scenario({ p1: { battleline: ['tangimangi'] }, p2: { discard: TEN } });
  const calm = scenario({ p1: { battleline: ['tangimangi'], discard: TEN } });

  expect([haunted.p1.keyCost, haunted.p2.keyCost]).toEqual([6, 9]);
  expect([calm.p1.keyCost, calm.p2.keyCost]).toEqual([6, 6]);
});

test.each([
  [TEN, 5],
  [[], 0],
])('Trawler captures all amber of the opponent if its player is haunted (%#)', (discard, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['trawler'], discard },
    p2: { amber: 5 },
  });

  p1.play('trawler');

  expect([p1.card('trawler').amber, p2.amber]).toEqual([amber, 5 - amber]);
});

test('Xenos Darkshadow has power, assault, hazardous and splash-attack by the cards of the discard pile', () => {
  const { p1 } = scenario({ p1: { battleline: ['xenos-darkshadow'], discard: SIX.slice(2) } });

  expect(p1.card('xenos-darkshadow')).toMatchObject({
    power: 4,
    keywords: { assault: 4, hazardous: 4, 'splash-attack': 4 },
  });
});
