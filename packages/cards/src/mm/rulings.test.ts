/** Rulings about cards of Mass Mutation together with cards of other houses and sets. */
import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('[A24] a warded Custom Virus that Animator made a creature stays, and still purges a creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['animator', { card: 'custom-virus', warded: true }],
      hand: ['troll'],
    },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.use('animator');
  p1.choose('custom-virus');
  p1.use('custom-virus');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['custom-virus']);
  expect(p1.card('custom-virus').warded).toBe(false);
  expect(p1.purged).toEqual(['troll']);
  expect(p2.battleline).toEqual(['urchin']);
});

test('[A168] Library Access and Library Card both draw for a card', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['library-card'],
      hand: ['library-access', 'titan-engineer'],
      deck: ['troll', 'krump', 'urchin'],
    },
  });

  p1.play('library-access');
  p1.use('library-card');
  p1.play('titan-engineer');
  p1.press('auto-resolve');

  expect(p1.hand).toEqual(['troll', 'krump']);
});

test('[A358] Opportunist does not make Reckless Rizzo elusive again', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', battleline: ['reckless-rizzo'], hand: ['opportunist'] },
  });

  p1.use('reckless-rizzo');
  p1.play('opportunist', { on: 'reckless-rizzo' });

  expect(p1.card('reckless-rizzo').keywords).not.toHaveProperty('elusive');
});

test('[A66] Shoulder Id steals for its Hazardous and for its defence', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 5, battleline: [{ card: 'troll', warded: true }] },
    p2: { battleline: [{ card: 'shoulder-id', upgrades: ['flame-wreathed'] }] },
  });

  p1.fight('troll', p2.card('shoulder-id'));

  expect(p1.amber).toBe(3);
  expect(p1.card('troll')).toMatchObject({ damage: 0, warded: true });
});

describe('Turnkey', () => {
  test('[A92] gives the key back if it leaves play as a token creature', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'dis', hand: ['turnkey', 'gateway-to-dis'], tokenCreature: 'grunt' },
      p2: { keys: 1 },
    });

    p1.play('turnkey');
    game.edit.setCard(p1.card('turnkey').id, { facedown: true });
    p1.play('gateway-to-dis');
    p1.press('red');

    expect(p2.keys).toBe(1);
  });
});

test('[A90] the third key of a dying Keyfrog ends the game at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { amber: 6, keys: 2, battleline: ['keyfrog'] },
  });

  p1.fight('troll', p2.card('keyfrog'));

  expect(p2.keys).toBe(3);
  expect(p1.prompt.purpose).toBe('game-over');
});

test('[A48] Drecker receives the splash damage of Crogg on its neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['crogg-the-clumsy'] },
    p2: { battleline: ['lollop-the-titanic', 'krump', 'drecker'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('lollop-the-titanic'));

  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('drecker').damage).toBe(2);
});
