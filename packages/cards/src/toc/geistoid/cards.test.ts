import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const HAUNTED = Array.from({ length: 10 }, () => 'urchin');
const token = (card: string) => ({ card, facedown: true });

test.each([
  ['minion', ['minion', 'suzerain']],
  ['grumpus', ['suzerain']],
])('Suzerain purges the top card of a deck and makes a Minion if the token creature is %s', (slug, line) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['suzerain'], tokenCreature: slug, deck: ['troll', 'krump'] },
    p2: { deck: ['bumpsy', 'dodger'] },
  });

  p1.reap('suzerain');
  p1.press('opponent');
  if (slug === 'minion') p1.press('left');

  expect(p2.purged).toEqual(['bumpsy']);
  expect(p1.battleline).toEqual(line);
});

test('Inevitable Decay destroys all artifacts and upgrades, and makes a token creature for each', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['inevitable-decay'],
      house: 'geistoid',
      artifacts: ['quantum-compass'],
      tokenCreature: 'phantasm',
      deck: ['troll', 'krump', 'bumpsy', 'dodger'],
    },
    p2: {
      battleline: [{ card: 'valdr', upgrades: ['blood-of-titans'] }],
      artifacts: ['gauntlet-of-command'],
    },
  });

  p1.play('inevitable-decay');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toHaveLength(3);
  expect([p1.artifacts, p2.artifacts, p2.card('valdr').upgrades]).toEqual([[], [], []]);
});

test('Recycler discards the top 3 cards and makes a token creature for each creature among them', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['recycler'],
      tokenCreature: 'phantasm',
      deck: ['troll', 'punch', 'krump', 'bumpsy', 'dodger', 'umbra'],
    },
  });

  p1.reap('recycler');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['recycler', 'phantasm', 'phantasm']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'punch', 'troll']);
});

test('Spinnertech makes a token creature of the discarded card that it puts on top of the deck', () => {
  const { p1 } = scenario({
    p1: { hand: ['spinnertech'], tokenCreature: 'phantasm', deck: ['bumpsy'], discard: ['troll', 'krump'] },
  });

  p1.play('spinnertech');
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['spinnertech', 'phantasm']);
  expect([p1.deck, p1.discard]).toEqual([['bumpsy'], ['troll']]);
});

test('Spinnertech makes a token creature with an empty discard pile, too [0.4]', () => {
  const { p1 } = scenario({ p1: { hand: ['spinnertech'], tokenCreature: 'phantasm', deck: ['bumpsy'] } });

  p1.play('spinnertech');
  p1.press('right');

  expect(p1.battleline).toEqual(['spinnertech', 'phantasm']);
});

test.each([
  ['haunted', HAUNTED, 1],
  ['not haunted', [], 0],
])(
  'Administrator Rivet lets each friendly token creature capture 1 amber if its player is %s',
  (_, discard, captured) => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['administrator-rivet'],
        tokenCreature: 'phantasm',
        deck: ['bumpsy'],
        discard,
        battleline: [token('troll')],
        house: 'geistoid',
      },
      p2: { amber: 5 },
    });

    p1.play('administrator-rivet');
    p1.press('right');

    expect(p2.amber).toBe(5 - 2 * captured);
  },
);

describe('Bump in the Night', () => {
  test('makes a token creature if its damage destroys the creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bump-in-the-night'], tokenCreature: 'phantasm', deck: ['troll'] },
      p2: { battleline: ['umbra', 'krump'] },
    });

    p1.play('bump-in-the-night');
    p1.choose(p2.card('umbra'));

    expect(p1.battleline).toEqual(['phantasm']);
    expect(p2.battleline).toEqual(['krump']);
  });

  test('repeats all of it for a haunted player, also without a token creature [A231, A350]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bump-in-the-night'], tokenCreature: 'phantasm', deck: ['troll'], discard: HAUNTED },
      p2: { battleline: ['krump', 'umbra'] },
    });

    p1.play('bump-in-the-night');
    p1.choose(p2.card('krump'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('krump').damage).toBe(2);
    expect(p1.battleline).toEqual(['phantasm']);
  });
});

test.each([
  ['haunted', HAUNTED, ['phantasm']],
  ['not haunted', [], []],
])('Looping Dirge of a player who is %s makes %j', (_, discard, line) => {
  const { p1 } = scenario({
    p1: { hand: ['looping-dirge'], tokenCreature: 'phantasm', deck: ['troll'], discard },
  });

  p1.play('looping-dirge');

  expect(p1.battleline).toEqual(line);
});

test('Sidekick puts a card from hand into play as a token creature', () => {
  const { p1 } = scenario({ p1: { hand: ['sidekick', 'troll', 'punch'], tokenCreature: 'phantasm' } });

  p1.play('sidekick');
  p1.choose('punch');
  p1.press('left');

  expect(p1.battleline).toEqual(['phantasm', 'sidekick']);
  expect(p1.hand).toEqual(['troll']);
});

test.each([
  ['nobody', [], []],
  ['the opponent', [], HAUNTED],
])('Minion puts back the top discarded card of a haunted player, if %s is haunted', (_, mine, theirs) => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'minion', battleline: [token('troll')], house: 'geistoid', discard: mine },
    p2: { discard: ['krump', ...theirs] },
  });

  p1.reap('minion');

  expect(p2.deck).toEqual(theirs.length > 0 ? ['krump'] : []);
});

test('Phantasm discards a card from hand by reaping', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'phantasm',
      battleline: [token('troll')],
      house: 'geistoid',
      hand: ['krump', 'bumpsy'],
    },
  });

  p1.reap('phantasm');
  p1.choose('krump');

  expect(p1.discard).toEqual(['krump']);
});

test('Wrecker discards the top card of the deck of a chosen player', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'wrecker', battleline: [token('troll')], house: 'geistoid', deck: ['bumpsy'] },
    p2: { deck: ['krump', 'dodger'] },
  });

  p1.reap('wrecker');
  p1.press('opponent');

  expect([p1.deck, p2.discard]).toEqual([['bumpsy'], ['krump']]);
});

test('Æmberologist captures 1 amber as an action', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'æmberologist', battleline: [token('troll')], house: 'geistoid' },
    p2: { amber: 2 },
  });

  p1.use('æmberologist');

  expect([p1.card('æmberologist').amber, p2.amber]).toEqual([1, 1]);
});
