import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[A21] [3.4.3] Rampaging Brutodon is used once its price is paid', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['rampaging-brutodon', 'urchin'] },
  });

  p1.reap('rampaging-brutodon');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.card('rampaging-brutodon').exhausted).toBe(true);
  expect(p1.amber).toBe(1);
});

test('[3.4.3] a creature that is its own price leaves play and is not used', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['rampaging-brutodon', 'urchin'] },
  });

  p1.reap('rampaging-brutodon');
  p1.choose('rampaging-brutodon');

  expect(p1.battleline).toEqual(['urchin']);
  expect(p1.amber).toBe(0);
});

test('[A30] [A188] Æmberling as the sixth amber is discarded in spite of its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 5,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true, warded: true }],
    },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.discard).toEqual(['urchin']);
});

test('[A188] [4.2.3] Æmberling stays in play if the pool has enough amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 6,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true }],
    },
  });

  p1.endTurn();
  p2.press('done');
  p2.press('red');

  expect([p2.keys, p2.amber, p2.battleline.length]).toEqual([1, 0, 1]);
});

test('[4.2.3] Æmberling counts in addition to spendable amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 3,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true, amber: 2 }, 'senator-bracchus'],
    },
  });

  p1.endTurn();
  p2.press('red');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 0, 0]);
  expect(p2.discard).toEqual(['urchin']);
});

test('[A187] Honorable Abagnale takes the missing three amber from the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 4 },
    p2: { houses: ['shadows'], amber: 3, battleline: ['honorable-abagnale'] },
  });

  p1.endTurn();
  p2.press('blue');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 0, 1]);
});

test('[A187] Honorable Abagnale pays nothing for the keys of its player’s opponent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['honorable-abagnale'], amber: 3 },
    p2: { houses: ['brobnar'], amber: 4 },
  });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect([p2.keys, p2.amber, p1.amber]).toEqual([0, 4, 3]);
});

test('[20.7.2] a single way to pay for a key is not asked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['logos'],
      amber: 1,
      artifacts: [
        { card: 'pocket-universe', amber: 2 },
        { card: 'pocket-universe', amber: 3 },
      ],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('key-to-forge');
  p2.press('blue');

  expect([p2.keys, p2.amber]).toEqual([1, 0]);
  expect(p2.artifacts.map((_, at) => p2.card('pocket-universe', at + 1).amber)).toEqual([0, 0]);
});

test('[A187] [4.2.3] the player chooses how much of the opponent’s amber is spent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 4 },
    p2: { houses: ['shadows'], amber: 6, battleline: ['honorable-abagnale'] },
  });

  p1.endTurn();
  p2.press('opponent');
  expect(p2.buttons).toEqual([0, 1, 2, 3]);
  p2.press(2);
  p2.press('blue');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 2, 2]);
});

test('[3.4.3] the tax on artifacts is paid for an artifact that an effect plays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 0, hand: ['wild-wormhole'], deck: ['library-of-babble'] },
    p2: { artifacts: ['customs-office'] },
  });

  p1.play('wild-wormhole');

  // The icon of Wild Wormhole pays.
  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect([p1.amber, p2.amber]).toEqual([0, 1]);
});

test('[3.4.3] an effect does not play an artifact whose tax cannot be paid', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['library-of-babble'] },
    p2: { artifacts: ['customs-office', 'customs-office'] },
  });

  p1.play('wild-wormhole');

  expect(p1.artifacts).toEqual([]);
  expect(p1.deck).toEqual(['library-of-babble']);
  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});
