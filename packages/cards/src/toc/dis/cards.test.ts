import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const GATEWAY = { card: 'gateway-to-dis', house: 'dis' } as const;

/** A facedown card in play is a token creature of its owner's deck. */
const token = (card: string) => ({ card, facedown: true });

describe('Codex of True Names', () => {
  test('returns each friendly Catena Fiend, then an enemy creature for each of them', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['codex-of-true-names'],
        tokenCreature: 'catena-fiend',
        battleline: [token('troll'), token('krump'), 'ember-imp'],
      },
      p2: { battleline: ['bumpsy', 'urchin', 'dodger'] },
    });

    p1.use('codex-of-true-names');
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('dodger'));

    expect(p1.hand.toSorted()).toEqual(['krump', 'troll']);
    expect(p2.hand.toSorted()).toEqual(['bumpsy', 'dodger']);
    expect(p1.discard).toEqual(['codex-of-true-names']);
  });

  test('takes the ward of an enemy creature with the first return, and the creature with the second [A27]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['codex-of-true-names'],
        tokenCreature: 'catena-fiend',
        battleline: [token('troll'), token('krump')],
      },
      p2: { battleline: [{ card: 'bumpsy', warded: true }, 'urchin'] },
    });

    p1.use('codex-of-true-names');
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('bumpsy'));

    expect(p2.hand).toEqual(['bumpsy']);
  });
});

test('Beyond All Darkness makes a token creature after each death of the turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['beyond-all-darkness'],
      house: 'dis',
      tokenCreature: 'facet',
      deck: ['troll', 'krump'],
      battleline: ['ember-imp'],
    },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('beyond-all-darkness');
  p1.fight('ember-imp', p2.card('dust-pixie'));
  p1.press('right');

  expect(p1.battleline).toEqual(['ember-imp', 'facet']);
});

test('The Amasser makes a token creature on the right flank for each card that the opponent draws', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'three-sheets-to-the-wind', house: 'dis' }], house: 'dis' },
    p2: {
      battleline: ['the-amasser', 'troll'],
      tokenCreature: 'facet',
      deck: ['krump', 'bumpsy', 'urchin', 'dodger', 'umbra', 'valdr'],
    },
  });
  p1.play('three-sheets-to-the-wind');
  expect(p2.battleline).toEqual(['the-amasser', 'troll']);

  const next = scenario({
    p1: {
      hand: [{ card: 'labwork', house: 'dis', enhancements: ['draw', 'draw'] }, 'troll'],
      house: 'dis',
      deck: ['krump', 'bumpsy'],
    },
    p2: { battleline: ['the-amasser', 'troll'], tokenCreature: 'facet', deck: ['krump', 'bumpsy', 'urchin'] },
  });
  next.p1.play('labwork');
  next.p1.choose('troll');
  expect(next.p2.battleline).toEqual(['the-amasser', 'troll', 'facet', 'facet']);
});

test('The Forsaken makes a token creature on the left flank for each card the opponent discards from hand', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ember-imp', 'shooler'], house: 'dis' },
    p2: { battleline: ['the-forsaken'], tokenCreature: 'facet', deck: ['krump', 'bumpsy', 'urchin'] },
  });

  p1.discardCard('ember-imp');

  expect(p2.battleline).toEqual(['facet', 'the-forsaken']);
});

test('Gate Warden makes a token creature, and forbids enemy reaps while there is a friendly one', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gate-warden'], tokenCreature: 'facet', deck: ['troll'] },
    p2: { battleline: ['krump'], houses: ['brobnar'] },
  });
  p1.play('gate-warden');
  p1.press('right');
  p1.endTurn();
  p2.press('brobnar');
  expect(p2.actions('krump')).toEqual(['fight']);

  const without = scenario({ p1: { battleline: ['krump'] }, p2: { battleline: ['gate-warden'] } });
  expect(without.p1.actions('krump')).toContain('reap');
});

test('Levy of Souls makes keys dearer for each friendly token creature in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      artifacts: ['levy-of-souls'],
      tokenCreature: 'facet',
      deck: ['troll'],
      battleline: [token('krump'), 'ember-imp'],
    },
    p2: { houses: ['brobnar'] },
  });

  p1.use('levy-of-souls');
  p1.press('right');
  expect(p2.keyCost).toBe(6);
  p1.endTurn();

  expect([p1.keyCost, p2.keyCost]).toEqual([8, 8]);
});

test.each([
  [true, ['unbinding']],
  [false, []],
])('Unbinding is archived if a friendly creature was destroyed this turn: %s', (destroyed, archives) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['unbinding'], tokenCreature: 'facet', deck: ['troll'], battleline: ['ember-imp'] },
    p2: { battleline: ['krump'] },
  });

  if (destroyed) p1.fight('ember-imp', p2.card('krump'));
  p1.play('unbinding');
  if (!destroyed) p1.press('left');

  expect(p1.archives).toEqual(archives);
  expect(p1.battleline[0]).toBe('facet');
});

test('Catena Fiend steals 1 amber and deals 3 damage to a friendly creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'catena-fiend', battleline: [token('troll'), 'ember-imp', 'krump'], house: 'dis' },
    p2: { battleline: ['dust-pixie'], amber: 2 },
  });

  p1.fight('catena-fiend', p2.card('dust-pixie'));
  p1.choose('krump');

  expect([p1.amber, p1.card('krump').damage]).toEqual([1, 3]);
});

test.each([
  ['facet', 1, 1, 3],
  ['snare', 0, 0, 2],
] as const)('%s works only in its player’s turn', (slug, gained, _, left) => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: slug, battleline: [token('troll')], hand: [GATEWAY], house: 'dis' },
    p2: { amber: 3 },
  });
  p1.play('gateway-to-dis');
  expect([p1.amber, p2.amber]).toEqual([gained, left]);

  const theirs = scenario({
    p1: { hand: [GATEWAY], house: 'dis', amber: 3 },
    p2: { tokenCreature: slug, battleline: [token('troll')] },
  });
  theirs.p1.play('gateway-to-dis');
  expect([theirs.p1.amber, theirs.p2.amber]).toEqual([3, 0]);
});

test('Thrall makes the opponent discard a random card when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'thrall', battleline: [token('troll')], hand: [GATEWAY, 'krump'], house: 'dis' },
    p2: { hand: ['bumpsy'] },
  });

  p1.play('gateway-to-dis');

  expect([p1.hand, p2.discard]).toEqual([['krump'], ['bumpsy']]);
});
