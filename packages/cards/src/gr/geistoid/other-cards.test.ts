import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test('A Strong Feeling readies friendly creatures with amber, and removes 1 amber from each', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['a-strong-feeling'],
      battleline: [
        { card: 'troll', amber: 2, exhausted: true },
        { card: 'krump', exhausted: true },
      ],
    },
    p2: { battleline: [{ card: 'zorg', amber: 1, exhausted: true }] },
  });

  p1.play('a-strong-feeling');

  expect(p1.card('troll')).toMatchObject({ amber: 1, exhausted: false });
  expect(p1.card('krump').exhausted).toBe(true);
  expect(p2.card('zorg')).toMatchObject({ amber: 1, exhausted: true });
});

describe('Animating Force', () => {
  test('takes control of its artifact, which becomes a versatile creature of power 4', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['animating-force'], battleline: ['troll'] },
      p2: { artifacts: ['cannon'], battleline: ['krump'] },
    });

    p1.play('animating-force');
    expect(p1.choices).toEqual(['cannon']);
    p1.choose(p2.card('cannon'));
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'cannon']);
    expect(p1.card('cannon')).toMatchObject({ type: 'creature', power: 4, keywords: { versatile: 1 } });
  });

  test('Scrap: gains 1 amber', () => {
    const { p1 } = scenario({ p1: { house: 'geistoid', hand: ['animating-force'] } });

    p1.discardCard('animating-force');

    expect(p1.amber).toBe(1);
  });
});

test('Call of Need discards a card that is searched for', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['call-of-need'], deck: ['troll', 'krump', 'punch'] },
  });

  p1.play('call-of-need');
  p1.choose('krump');

  expect(p1.discard.toSorted()).toEqual(['call-of-need', 'krump']);
});

describe('Dark Memento', () => {
  test('mills until its player is haunted at the start of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', artifacts: ['dark-memento'], hand: SIX, deck: TEN, discard: SIX },
      p2: { houses: ['brobnar'], hand: SIX },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();

    expect(p1.discard).toHaveLength(10);
    expect(p1.deck).toHaveLength(6);
  });

  test('stops at the end of the deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', artifacts: ['dark-memento'], hand: SIX, deck: ['troll'] },
      p2: { houses: ['brobnar'], hand: SIX },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();

    expect(p1.discard).toEqual(['troll']);
    expect(p1.prompt.purpose).toBe('active-house');
  });

  test('Scrap: mills a player until the chosen one is haunted', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', hand: ['dark-memento'] },
      p2: { deck: SIX, discard: TEN.slice(2) },
    });

    p1.discardCard('dark-memento');
    p1.press('opponent');
    p1.press('opponent');

    expect(p2.discard).toHaveLength(10);
    expect(p1.prompt.purpose).toBe('main-step');
  });

  test('Scrap: asks nobody if both decks are empty', () => {
    const { p1 } = scenario({ p1: { house: 'geistoid', hand: ['dark-memento'] } });

    p1.discardCard('dark-memento');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

test.each([
  [[], ['empathic-malice']],
  [TEN, []],
])('Empathic Malice lets a friendly creature capture 3 amber (%#)', (discard, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['empathic-malice'], battleline: ['troll'], discard, deck: ['krump'] },
    p2: { amber: 5, battleline: ['zorg'] },
  });

  p1.play('empathic-malice');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber]).toEqual([3, 2]);
  expect(p1.discard.filter((slug) => slug === 'empathic-malice')).toEqual(left);
  expect(p1.deck).toEqual(left.length > 0 ? ['krump'] : ['krump', 'empathic-malice']);
});

test('[A233] Future is Past swaps decks and discard piles', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['future-is-past'], deck: ['troll', 'krump'], discard: ['punch'] },
    p2: { deck: ['zorg'] },
  });

  p1.play('future-is-past');

  expect(p1.deck).toEqual(['punch']);
  expect(p1.discard.toSorted()).toEqual(['future-is-past', 'krump', 'troll']);
  expect([p2.deck, p2.discard]).toEqual([[], ['zorg']]);
});

test('Island of Misfit Toys returns Geistoid cards of the discard pile, and is purged', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['island-of-misfit-toys'], discard: ['boiler', 'troll', 'boo'] },
  });

  p1.use('island-of-misfit-toys');

  expect(p1.hand.toSorted()).toEqual(['boiler', 'boo']);
  expect(p1.purged).toEqual(['island-of-misfit-toys']);
});

test('Junkyard Cemetery counts purged cards for haunted, and purges cards of the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['precocious-fragment'],
      artifacts: ['junkyard-cemetery'],
      purged: SIX,
      discard: ['troll', 'krump', 'bumpsy', 'valdr'],
    },
  });

  p1.use('junkyard-cemetery');
  p1.choose('troll');
  expect(p1.purged).toContain('troll');
  p1.reap('precocious-fragment');

  expect(p1.amber).toBe(2);
});

test('[A138] Poltergeistoids keeps an artifact that belongs to Geistoid, too', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['poltergeistoids'], purged: ['punch'], discard: ['cannon'] },
    p2: { discard: ['krump'] },
  });

  p1.play('poltergeistoids');
  p1.choose('cannon');
  p1.choose('cannon');

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.card('cannon').houses).toEqual(['brobnar', 'geistoid']);
});

test('Replicative Growth lets reaps move amber from friendly creatures to their player', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['replicative-growth'], battleline: [{ card: 'boiler', amber: 2 }] },
  });

  p1.play('replicative-growth');
  const { amber } = p1;
  p1.reap('boiler');

  expect(p1.amber).toBe(amber + 1 + 1);
  expect(p1.card('boiler').amber).toBe(1);
});

describe('Synchronizer', () => {
  test('gets half of the time counters of a destroyed friendly Clock, rounded up', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { artifacts: ['synchronizer'], battleline: [{ card: 'chronometer', counters: { time: 3 } }] },
    });

    p1.fight('troll', p2.card('chronometer'));

    expect(p2.card('synchronizer').counters).toEqual({ time: 2 });
  });

  test('moves its time counters to a friendly Clock creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: [{ card: 'synchronizer', counters: { time: 2 } }],
        battleline: ['tick-tock', 'troll'],
      },
      p2: { battleline: ['chronometer'] },
    });

    p1.use('synchronizer');
    expect(p1.choices).toEqual(['tick-tock']);
    p1.choose('tick-tock');

    expect(p1.card('tick-tock').counters).toEqual({ time: 2 });
    expect(p1.card('synchronizer').counters).toEqual({});
  });
});

test('Well of Memory purges cards of the hand and returns as many from the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['well-of-memory', 'punch', 'anger', 'valdr'],
      discard: ['troll', 'krump', 'bumpsy'],
    },
  });

  p1.play('well-of-memory');
  p1.choose('punch', 'anger');
  p1.choose('troll');
  p1.choose('bumpsy');

  expect(p1.purged.toSorted()).toEqual(['anger', 'punch']);
  expect(p1.hand.toSorted()).toEqual(['bumpsy', 'troll', 'valdr']);
});

test('Well of Memory is destroyed by its action', () => {
  const { p1 } = scenario({ p1: { artifacts: ['well-of-memory'] } });

  p1.use('well-of-memory');

  expect(p1.discard).toEqual(['well-of-memory']);
});

describe('Cursed Tomb', () => {
  test('purges destroyed creatures without amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'zorg'], houses: ['brobnar', 'mars'], house: 'brobnar' },
      p2: { artifacts: ['cursed-tomb'], battleline: ['dust-pixie', { card: 'krump', amber: 1, damage: 5 }] },
    });

    p1.fight('troll', p2.card('dust-pixie'));

    expect(p2.purged).toEqual(['dust-pixie']);
    expect(p2.battleline).toEqual(['krump']);
  });

  test('is purged when no creature is in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { artifacts: ['cursed-tomb'], battleline: [{ card: 'krump', amber: 1 }] },
    });

    p1.play('gateway-to-dis');

    expect(p2.discard).toEqual(['krump']);
    expect(p2.purged).toEqual(['cursed-tomb']);
  });
});
