import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test('Energy Vampirism captures from its own side, and deals 1 damage for each amber on the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['energy-vampirism'], amber: 2 },
    p2: { amber: 3, battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
  });

  p1.play('energy-vampirism');
  p1.choose(p2.card('troll'));
  expect([p2.card('troll').amber, p2.amber]).toEqual([2, 2]);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('troll'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([1, 1]);
});

test.each([
  ['phantasmal-visit', 'geistoid', true],
  ['unsettling-ancestry', 'unfathomable', false],
] as const)(
  '%s of %s stuns and exhausts a creature, and is archived by a haunted player',
  (slug, house, any) => {
    const playing = (discard: readonly string[]) => {
      const { p1, p2 } = scenario({
        p1: { house, hand: [slug], battleline: ['krump'], discard: [...discard] },
        p2: { battleline: ['troll'] },
      });
      p1.play(slug);
      expect(p1.choices.includes('krump')).toBe(any);
      p1.choose(p2.card('troll'));
      expect(p2.card('troll')).toMatchObject({ stunned: true, exhausted: true });
      return p1.archives;
    };

    expect(playing([])).toEqual([]);
    expect(playing(TEN)).toEqual([slug]);
  },
);

test('Plow-Sword deals 3 damage if a creature of a discard pile goes beneath its deck', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['plow-sword'], discard: ['punch'] },
    p2: { battleline: ['troll'], discard: ['krump'], deck: ['zorg'] },
  });

  p1.use('plow-sword');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('troll'));

  expect(p2.deck).toEqual(['zorg', 'krump']);
  expect(p2.card('troll').damage).toBe(3);
});

test('Plow-Sword deals no damage without a creature in a discard pile', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['plow-sword'] }, p2: { battleline: ['troll'] } });

  p1.use('plow-sword');

  expect(p2.card('troll').damage).toBe(0);
});

describe('Return to Rubble', () => {
  test('shuffles 10 cards of the discard pile into the deck and destroys each creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['return-to-rubble'], discard: TEN, battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('return-to-rubble');

    expect(p1.deck).toHaveLength(10);
    expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  });

  test('[9.5] destroys nothing with fewer cards, which are shuffled all the same', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['return-to-rubble'], discard: SIX },
      p2: { battleline: ['troll'] },
    });

    p1.play('return-to-rubble');

    expect(p1.deck).toHaveLength(6);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Singing Scythe', () => {
  test('can be returned from the discard pile by a haunted player only', () => {
    const haunted = scenario({ p1: { house: 'geistoid', discard: ['singing-scythe', ...TEN] } });
    const calm = scenario({ p1: { house: 'geistoid', discard: ['singing-scythe'] } });

    expect(haunted.p1.actions('singing-scythe')).toEqual(['return-to-hand']);
    expect(calm.p1.actions('singing-scythe')).toEqual([]);
  });

  test.each([
    [TEN, ['urchin']],
    [SIX, []],
  ])('lets a reap purge a card of a discard pile while its controller is haunted (%#)', (discard, purged) => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'troll', upgrades: ['singing-scythe'] }], discard },
    });

    p1.reap('troll');
    if (purged.length > 0) p1.choose(p1.card('urchin', 1));

    expect(p1.purged).toEqual(purged);
  });
});

test('Soul Vial archives destroyed friendly creatures with amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { artifacts: ['soul-vial'], battleline: ['krump', { card: 'troll', amber: 1 }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.archives).toEqual(['troll']);
  expect(p2.discard).toEqual(['krump']);
});

describe('Spontaneous Awakening', () => {
  test('[A138] plays a destroyed Robot of a haunted opponent as its own Geistoid creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['spontaneous-awakening'] },
      p2: { battleline: ['tunk', 'troll'], artifacts: ['cannon'], discard: TEN },
    });

    p1.play('spontaneous-awakening');
    expect(p1.choices.toSorted()).toEqual(['cannon', 'tunk']);
    p1.choose(p2.card('tunk'));

    expect(p1.battleline).toEqual(['tunk']);
    expect(p1.card('tunk').houses).toEqual(['mars', 'geistoid']);
    expect(p2.battleline).toEqual(['troll']);
  });

  test('does nothing to an opponent who is not haunted', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['spontaneous-awakening'], discard: TEN },
      p2: { battleline: ['tunk'] },
    });

    p1.play('spontaneous-awakening');

    expect(p2.battleline).toEqual(['tunk']);
  });
});

test('Veil of Ectoplasm lets friendly creatures capture 1 amber for each Geistoid card of the discard pile', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['veil-of-ectoplasm'],
      battleline: ['troll', 'krump'],
      discard: ['boiler', 'boo', 'punch'],
    },
    p2: { amber: 5 },
  });

  p1.play('veil-of-ectoplasm');
  p1.choose('troll');
  p1.choose('krump');

  expect([p1.card('troll').amber, p1.card('krump').amber, p2.amber]).toEqual([1, 1, 3]);
});

describe('Be Our Geist', () => {
  test('plays a creature of a haunted player’s discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['be-our-geist'], discard: ['krump'] },
      p2: { discard: ['troll', 'punch', ...TEN] },
    });

    p1.play('be-our-geist');
    expect(p1.choices).not.toContain('krump');
    expect(p1.choices).not.toContain('punch');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['troll']);
  });
});

test('Boo! mills 10 cards of a player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['boo'], deck: SIX },
    p2: { deck: [...TEN, 'troll'] },
  });

  p1.play('boo');
  p1.press('opponent');

  expect(p2.deck).toEqual(['troll']);
  expect(p1.deck).toHaveLength(6);
});

test('Hallowed Eve Festival mills 5 cards, and creatures capture 1 amber for each Geistoid card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['hallowed-eve-festival'],
      battleline: ['troll'],
      deck: ['boiler', 'punch', 'boo', 'anger', 'krump', 'boiler'],
    },
    p2: { amber: 5 },
  });

  p1.play('hallowed-eve-festival');
  p1.choose('troll');
  p1.choose('troll');

  expect(p1.deck).toEqual(['boiler']);
  expect([p1.card('troll').amber, p2.amber]).toEqual([2, 3]);
});

describe('Haunted House', () => {
  test('mills a card at the start of the turn unless its player is haunted', () => {
    const milled = (discard: readonly string[]) => {
      const { p1, p2 } = scenario({
        p1: { house: 'geistoid', artifacts: ['haunted-house'], hand: SIX, deck: SIX, discard: [...discard] },
        p2: { houses: ['brobnar'], hand: SIX },
      });
      p1.endTurn();
      p2.press('brobnar');
      p2.endTurn();
      return 6 - p1.deck.length;
    };

    expect([milled([]), milled(TEN)]).toEqual([1, 0]);
  });

  test('gives 1 amber to a haunted player', () => {
    const gained = (discard: readonly string[]) => {
      const { p1 } = scenario({
        p1: { house: 'brobnar', artifacts: ['haunted-house'], discard: [...discard] },
      });
      p1.use('haunted-house');
      return p1.amber;
    };

    expect([gained([]), gained(TEN)]).toEqual([0, 1]);
  });
});

test('In Here Somewhere… archives 2 cards of a haunted player’s discard pile', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['in-here-somewhere…'], discard: ['troll', 'krump', ...TEN], deck: SIX },
  });

  p1.play('in-here-somewhere…');
  p1.choose('troll', 'krump');

  expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
  expect(p1.deck).toHaveLength(6);
});

test('In Here Somewhere… mills 5 cards of a player who is not haunted', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['in-here-somewhere…'], discard: ['troll'], deck: SIX },
  });

  p1.play('in-here-somewhere…');

  expect(p1.deck).toHaveLength(1);
  expect(p1.archives).toEqual([]);
});

test('Junk Restoration mills 3 cards, one of which may go to hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['junk-restoration'],
      discard: ['zorg'],
      deck: ['troll', 'krump', 'punch', 'anger'],
    },
  });

  p1.play('junk-restoration');
  expect(p1.choices.toSorted()).toEqual(['krump', 'punch', 'troll']);
  p1.choose('punch');

  expect(p1.hand).toEqual(['punch']);
  expect(p1.deck).toEqual(['anger']);
});

test('Winds of Death archives the creatures of both discard piles, and destroys each creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['winds-of-death'], discard: ['bumpsy', 'punch'], battleline: ['valdr'] },
    p2: { battleline: ['troll'], discard: ['krump'] },
  });

  p1.play('winds-of-death');

  expect([p1.archives, p2.archives]).toEqual([['bumpsy'], ['krump']]);
  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p2.discard).toEqual(['troll']);
});
