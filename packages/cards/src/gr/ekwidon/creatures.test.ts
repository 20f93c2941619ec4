import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const SIX = Array.from({ length: 6 }, () => 'urchin');
/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');

test.each(['fight', 'reap'] as const)(
  'Azuretooth moves the amber of a friendly creature to its player and gives that creature away by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['azuretooth', { card: 'troll', amber: 3 }] },
      p2: { battleline: ['dust-pixie', { card: 'krump', amber: 1 }] },
    });

    if (act === 'reap') p1.reap('azuretooth');
    else p1.fight('azuretooth', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['azuretooth', 'troll']);
    p1.choose('troll');
    p1.press('right');

    expect(p1.amber).toBe(act === 'reap' ? 1 + 3 : 3);
    expect(p2.battleline).toEqual([...(act === 'reap' ? ['dust-pixie'] : []), 'krump', 'troll']);
    expect(p2.card('troll').amber).toBe(0);
  },
);

test('Azuretooth gives a creature away that has no amber on it', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['azuretooth', 'troll'] } });

  p1.reap('azuretooth');
  p1.choose('troll');

  expect(p2.battleline).toEqual(['troll']);
});

describe('Elenya the Charming', () => {
  test('enters play under the control of the opponent, who then gives away creatures for keys', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['elenya-the-charming'], battleline: ['krump'] },
      p2: { houses: ['brobnar'], amber: 6, battleline: ['troll', 'bumpsy'] },
    });

    p1.play('elenya-the-charming');
    expect(p2.battleline).toEqual(['troll', 'bumpsy', 'elenya-the-charming']);
    p1.endTurn();
    p2.press('red');
    p2.press('right');

    expect(p1.battleline).toEqual(['krump', 'troll']);
    expect(p2.battleline).toEqual(['bumpsy', 'elenya-the-charming']);
  });

  test('does nothing when the other player forges a key', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['ekwidon'], amber: 6, battleline: ['troll'] },
      p2: { battleline: ['elenya-the-charming'] },
    });

    expect(p1.battleline).toEqual(['troll']);
  });
});

describe('Zavel, “Archaeologist”', () => {
  test('may play an artifact of the discard pile after a reap, and gains 1 amber for it', () => {
    const { p1 } = scenario({
      p1: { battleline: ['zavel-archaeologist'], discard: ['cannon', 'troll'] },
      p2: { discard: ['library-of-babble'] },
    });

    p1.reap('zavel-archaeologist');
    p1.choose('zavel-archaeologist');
    expect(p1.choices).toEqual(['cannon']);
    p1.choose('cannon');

    expect(p1.artifacts).toEqual(['cannon']);
    // Reaping, and Zavel.
    expect(p1.amber).toBe(1 + 1);
  });

  test('gains nothing for an artifact from hand', () => {
    const { p1 } = scenario({
      p1: {
        house: 'ekwidon',
        battleline: ['zavel-archaeologist'],
        hand: [{ card: 'cannon', house: 'ekwidon' }],
      },
    });

    p1.play('cannon');

    expect(p1.amber).toBe(0);
  });
});

describe('Bonded Auctioneer', () => {
  test('destroys an artifact after a reap, and its controller gains 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bonded-auctioneer'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.reap('bonded-auctioneer');
    p1.choose(p2.card('cannon'));

    expect(p2.discard).toEqual(['cannon']);
    expect([p1.amber, p2.amber]).toEqual([1, 1]);
  });

  test('Scrap: returns an artifact to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['bonded-auctioneer'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.discardCard('bonded-auctioneer');
    p1.choose(p2.card('cannon'));

    expect(p2.hand).toEqual(['cannon']);
    expect(p2.amber).toBe(0);
  });
});

describe('Gegrrŏkŭŭ Sapper', () => {
  test.each(['play', 'fight'] as const)('takes an enemy artifact and changes sides by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'ekwidon',
        hand: act === 'play' ? ['gegrrŏkŭŭ-sapper'] : [],
        battleline: act === 'fight' ? ['gegrrŏkŭŭ-sapper'] : [],
        artifacts: ['library-of-babble'],
      },
      p2: { artifacts: ['cannon'], battleline: ['dust-pixie', 'troll'] },
    });

    if (act === 'play') p1.play('gegrrŏkŭŭ-sapper');
    else p1.fight('gegrrŏkŭŭ-sapper', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['cannon']);
    p1.choose(p2.card('cannon'));
    p1.press('right');

    expect(p1.artifacts.toSorted()).toEqual(['cannon', 'library-of-babble']);
    expect(p2.battleline).toContain('gegrrŏkŭŭ-sapper');
  });

  test('Scrap: destroys a friendly artifact, and then an enemy one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['gegrrŏkŭŭ-sapper'], artifacts: ['library-of-babble'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.discardCard('gegrrŏkŭŭ-sapper');
    p1.choose('library-of-babble');
    p1.choose(p2.card('cannon'));

    expect([p1.artifacts, p2.artifacts]).toEqual([[], []]);
  });

  test('Scrap: destroys no enemy artifact without a friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['gegrrŏkŭŭ-sapper'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.discardCard('gegrrŏkŭŭ-sapper');

    expect(p2.artifacts).toEqual(['cannon']);
    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Pen Pal', () => {
  test('exhausts an enemy creature, and each player gains 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['pen-pal', 'krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('pen-pal');
    expect(p1.choices).toEqual(['troll']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').exhausted).toBe(true);
    expect([p1.amber, p2.amber]).toEqual([1, 1]);
  });

  test('gives no amber without a creature to exhaust', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['pen-pal'] },
      p2: { battleline: [{ card: 'troll', exhausted: true }] },
    });

    p1.use('pen-pal');
    p1.choose(p2.card('troll'));

    expect([p1.amber, p2.amber]).toEqual([0, 0]);
  });
});

describe('Ravening Morphazoid', () => {
  test('has poison and skirmish while its player is haunted', () => {
    const haunted = scenario({ p1: { battleline: ['ravening-morphazoid'], discard: TEN } });
    const calm = scenario({ p1: { battleline: ['ravening-morphazoid'] }, p2: { discard: TEN } });

    expect(haunted.p1.card('ravening-morphazoid').keywords).toEqual({ poison: 1, skirmish: 1 });
    expect(calm.p1.card('ravening-morphazoid').keywords).toEqual({});
  });

  test.each(['fight', 'reap'] as const)('draws a card and discards a card by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'ekwidon',
        battleline: ['ravening-morphazoid'],
        hand: ['krump'],
        deck: ['troll', 'bumpsy'],
      },
      p2: { battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('ravening-morphazoid');
    else p1.fight('ravening-morphazoid', p2.card('dust-pixie'));
    expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
    p1.choose('troll');

    expect(p1.hand).toEqual(['krump']);
    expect(p1.discard).toEqual(['troll']);
  });
});

test('Sandwyrm is shuffled into the deck after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['sandwyrm'], deck: ['krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('sandwyrm', p2.card('dust-pixie'));

  expect(p1.battleline).toEqual([]);
  expect(p1.deck.toSorted()).toEqual(['krump', 'sandwyrm']);
});

test('Historian Li-Darkin returns the top card of each discard pile to hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['historian-li-darkin'], discard: ['punch', 'anger'] },
    p2: { discard: ['troll', 'krump'] },
  });

  p1.reap('historian-li-darkin');

  expect([p1.hand, p2.hand]).toEqual([['punch'], ['troll']]);
  expect([p1.discard, p2.discard]).toEqual([['anger'], ['krump']]);
});

test.each([
  [TEN, 2],
  [[], 0],
])('Iron Heidy and her neighbors have 2 more armor while her player is haunted (%#)', (discard, more) => {
  const { p1 } = scenario({
    p1: { battleline: ['troll', 'iron-heidy', 'krump', 'bumpsy'], discard },
  });

  const armor = ['troll', 'iron-heidy', 'krump', 'bumpsy'].map((slug) => p1.card(slug).armor);

  expect(armor).toEqual([more, more, more, 0]);
});

test('Rumor-sower mills the opponent and stuns an enemy creature of a house of that card', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['rumor-sower', 'krump'] },
    p2: { battleline: ['troll', 'urchin'], deck: ['bumpsy', 'dodger'] },
  });

  p1.reap('rumor-sower');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['bumpsy']);
  expect(p2.card('troll').stunned).toBe(true);
});

test('Rumor-sower stuns nothing if the deck is empty', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['rumor-sower'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('rumor-sower');

  expect(p2.card('troll').stunned).toBe(false);
  expect(p1.prompt.purpose).toBe('main-step');
});

describe('Siphonapterian', () => {
  test('has taunt while its player is haunted', () => {
    const haunted = scenario({ p1: { battleline: ['siphonapterian'], discard: TEN } });
    const calm = scenario({ p1: { battleline: ['siphonapterian'] } });

    expect(haunted.p1.card('siphonapterian').keywords).toEqual({ taunt: 1 });
    expect(calm.p1.card('siphonapterian').keywords).toEqual({});
  });

  test('gains 2 amber when it is destroyed in the opponent’s turn, and none in its own', () => {
    const theirs = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { battleline: ['siphonapterian'] },
    });
    const own = scenario({ p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['siphonapterian'] } });

    theirs.p1.play('gateway-to-dis');
    own.p1.play('gateway-to-dis');

    expect(theirs.p2.amber).toBe(2);
    expect(own.p1.amber).toBe(0);
  });
});

describe('Tutor Bin-Rillo', () => {
  test('lets its player discard up to 3 cards, and the opponent draws a card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['tutor-bin-rillo', ...SIX.slice(2)] },
      p2: { deck: ['troll', 'krump'] },
    });

    p1.play('tutor-bin-rillo');
    p1.choose(p1.card('urchin', 1), p1.card('urchin', 2), p1.card('urchin', 3));

    expect(p1.hand).toEqual(['urchin']);
    expect(p2.hand).toEqual(['troll']);
  });

  test('Scrap: each player draws a card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['tutor-bin-rillo'], deck: ['krump'] },
      p2: { deck: ['troll'] },
    });

    p1.discardCard('tutor-bin-rillo');

    expect([p1.hand, p2.hand]).toEqual([['krump'], ['troll']]);
  });
});

describe('Revived Ză-Orhă', () => {
  test('forges a key for a player with fewer keys, and is purged', () => {
    const { p1 } = scenario({
      p1: { house: 'ekwidon', amber: 7, hand: ['revived-ză-orhă'] },
      p2: { keys: 1 },
    });

    p1.play('revived-ză-orhă');
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 1]);
    expect(p1.purged).toEqual(['revived-ză-orhă']);
  });

  test('stays if its player cannot pay, or has as many keys', () => {
    const poor = scenario({ p1: { house: 'ekwidon', amber: 5, hand: ['revived-ză-orhă'] }, p2: { keys: 1 } });
    const even = scenario({
      p1: { house: 'ekwidon', amber: 7, keys: 1, hand: ['revived-ză-orhă'] },
      p2: { keys: 1 },
    });

    poor.p1.play('revived-ză-orhă');
    even.p1.play('revived-ză-orhă');

    expect([poor.p1.keys, poor.p1.battleline]).toEqual([0, ['revived-ză-orhă']]);
    expect([even.p1.keys, even.p1.battleline]).toEqual([1, ['revived-ză-orhă']]);
  });
});
