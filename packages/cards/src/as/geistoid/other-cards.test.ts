import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const HAUNTED = Array.from({ length: 10 }, () => 'urchin');

describe('Aurascope', () => {
  test('purges a card of the type of the discarded card from a discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['aurascope'], hand: ['troll'], discard: ['punch'] },
      p2: { discard: ['krump', 'anger'] },
    });

    p1.use('aurascope');
    p1.choose('troll');
    expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
    p1.choose(p2.card('krump'));

    expect(p2.purged).toEqual(['krump']);
  });

  test('purges nothing without a card to discard', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['aurascope'] }, p2: { discard: ['krump'] } });

    p1.use('aurascope');

    expect(p2.purged).toEqual([]);
  });
});

test('Ghoul-keeping readies a friendly Geistoid creature', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['ghoul-keeping'],
      battleline: [{ card: 'parabyte', exhausted: true }, { card: 'troll', exhausted: true }, 'paradrone'],
    },
  });

  p1.play('ghoul-keeping');
  expect(p1.choices).toEqual(['parabyte', 'paradrone']);
  p1.choose('parabyte');

  expect(p1.card('parabyte').exhausted).toBe(false);
});

test('Shell of a Ghost leaves flanks alone, then takes a creature of any discard pile, and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['shell-of-a-ghost'], house: 'geistoid', battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['valdr', 'urchin', 'dodger', 'umbra'] },
  });

  p1.play('shell-of-a-ghost');
  expect(p1.choices.toSorted()).toEqual(['dodger', 'krump', 'urchin']);
  p1.choose(p2.card('dodger'));
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'bumpsy', 'dodger']);
  expect(p2.battleline).toEqual(['valdr', 'umbra']);
  expect(p1.chains).toBe(2);
});

test('A Ghost in the Sun brings back a creature for each forged key of the opponent [9.5]', () => {
  const { p1 } = scenario({
    p1: { hand: ['a-ghost-in-the-sun'], discard: ['troll', 'krump', 'bumpsy', 'punch'] },
    p2: { keys: 2 },
  });

  p1.play('a-ghost-in-the-sun');
  p1.choose('krump');
  p1.choose('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['krump', 'troll']);
  expect(p1.discard).toContain('bumpsy');
});

test('Atomic Destabilizer captures 1 amber at the end of the turn, and takes 1 for each amber on its creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', amber: 1, upgrades: ['atomic-destabilizer'] }], amber: 5 },
    p2: { amber: 3 },
  });

  p1.endTurn();

  expect(p1.card('troll').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([3, 2]);
});

test('Crepuscular Rays moves the amber of a friendly creature to the pool and destroys it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['crepuscular-rays'], house: 'geistoid', battleline: [{ card: 'troll', amber: 3 }, 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('crepuscular-rays');
  const { amber } = p1;
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');

  expect([p1.amber - amber, p2.amber]).toEqual([3, 0]);
  expect(p1.battleline).toEqual(['krump']);
});

test.each([
  ['haunted', HAUNTED, { zone: 'discard' }],
  ['not haunted', [], { zone: 'play', damage: 3 }],
])('All Hands on Deck hits a creature of a player who is %s', (_, discard, after) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['all-hands-on-deck'], discard },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('all-hands-on-deck');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject(after);
});

test('Haunting Deck purges a card from a discard pile only for a haunted player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['haunting-deck'], discard: HAUNTED },
    p2: { discard: ['troll'] },
  });
  p1.play('haunting-deck');
  p1.choose(p2.card('troll'));
  expect(p2.purged).toEqual(['troll']);

  const idle = scenario({ p1: { hand: ['haunting-deck'] }, p2: { discard: HAUNTED } });
  idle.p1.play('haunting-deck');
  expect(idle.p2.purged).toEqual([]);
});

describe('Manifestation', () => {
  test('resolves the icons of a card in the discard pile of the haunted player, unasked which', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['manifestation'], discard: ['virtuous-works'] },
      p2: { discard: ['dust-pixie', ...HAUNTED] },
    });

    p1.play('manifestation');
    const { amber } = p1;
    expect(p1.choices).not.toContain('virtuous-works');
    p1.choose(p2.card('dust-pixie'));

    expect(p1.amber).toBe(amber + 2);
  });

  test('asks which player if both are haunted, and does nothing if nobody is', () => {
    const both = scenario({
      p1: { hand: ['manifestation'], discard: HAUNTED },
      p2: { discard: ['dust-pixie', ...HAUNTED] },
    });
    both.p1.play('manifestation');
    const { amber } = both.p1;
    both.p1.press('opponent');
    both.p1.choose(both.p2.card('dust-pixie'));
    expect(both.p1.amber).toBe(amber + 2);

    const none = scenario({ p1: { hand: ['manifestation'] }, p2: { discard: ['dust-pixie'] } });
    none.p1.play('manifestation');
    expect(none.p1.prompt.purpose).toBe('main-step');
  });
});

test('Banshee Suit archives its creature and the top 2 cards of the discard pile when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'urchin', upgrades: ['banshee-suit'] }],
      discard: ['krump', 'bumpsy', 'dodger'],
    },
    p2: { battleline: ['troll'] },
  });

  p1.fight('urchin', p2.card('troll'));

  expect(p1.archives.toSorted()).toEqual(['bumpsy', 'krump', 'urchin']);
  expect(p1.discard.toSorted()).toEqual(['banshee-suit', 'dodger']);
});

test('Ethereal Adaptor lets the amber on its creature pay for a key', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], house: 'brobnar' },
    p2: {
      amber: 4,
      houses: ['brobnar'],
      battleline: [{ card: 'troll', amber: 2, upgrades: ['ethereal-adaptor'] }],
    },
  });

  p1.endTurn();
  p2.press('red');

  expect([p2.keys, p2.amber, p2.card('troll').amber]).toEqual([1, 0, 0]);
});

test('Shard of Resurgence archives a card from the discard pile for each friendly Shard', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['shard-of-resurgence', 'shard-of-courage'],
      discard: ['troll', 'krump', 'bumpsy'],
    },
    p2: { artifacts: ['shard-of-change'] },
  });

  p1.use('shard-of-resurgence');
  p1.choose('krump');
  p1.choose('troll');

  expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
});
