import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Miasma: the opponent skips their forge step during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['miasma'] },
    p2: { amber: 6, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.play('miasma');
  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(6);
});

test('Miasma: the opponent forges again the turn after, and its own player never skips the step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['miasma'], amber: 6 },
    p2: { amber: 6, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.play('miasma');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('red');
  p1.press('shadows');
  p1.endTurn();
  p2.press('blue');

  expect(p1.keys).toBe(1);
  expect(p2.keys).toBe(1);
});

test('Nerve Blast: steals 1 amber and deals 2 damage to a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { amber: 1, battleline: ['troll'] },
  });

  p1.play('nerve-blast');
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p2.card('troll').damage).toBe(2);
});

test('Nerve Blast: deals no damage if nothing was stolen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('nerve-blast');

  expect(p2.card('troll').damage).toBe(0);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('One Last Job: purges each friendly Shadows creature and steals 1 amber for each', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['one-last-job'], battleline: ['urchin', 'troll', 'dodger'] },
    p2: { amber: 5, battleline: ['umbra'] },
  });

  p1.play('one-last-job');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.purged).toEqual(['urchin', 'dodger']);
  expect(p2.battleline).toEqual(['umbra']);
  expect(p1.amber).toBe(1 + 2);
  expect(p2.amber).toBe(3);
});

test('One Last Job: a warded creature is not purged and steals nothing', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['one-last-job'],
      battleline: [{ card: 'urchin', warded: true }, 'dodger'],
    },
    p2: { amber: 5 },
  });

  p1.play('one-last-job');

  expect(p1.battleline).toEqual(['urchin']);
  expect(p2.amber).toBe(4);
});

test('Oubliette: purges a creature with power 3 or lower', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['oubliette'], battleline: ['urchin'] },
    p2: { battleline: ['dextre', 'snufflegator'] },
  });

  p1.play('oubliette');
  expect(p1.choices).toEqual(['urchin', 'dextre']);
  p1.choose(p2.card('dextre'));

  expect(p2.purged).toEqual(['dextre']);
});

test('Pawn Sacrifice: destroys a friendly creature and deals 3 damage to each of 2 creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['pawn-sacrifice'], battleline: ['urchin', 'dodger'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('pawn-sacrifice');
  expect(p1.choices).toEqual(['urchin', 'dodger']);
  p1.choose('urchin');
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p1.battleline).toEqual(['dodger']);
  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(3);
});

test('Pawn Sacrifice: deals nothing without a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['pawn-sacrifice'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('pawn-sacrifice');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});

test('Poison Wave: deals 2 damage to each creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'], battleline: ['dodger', 'urchin'] },
    p2: { battleline: ['troll', 'batdrone'] },
  });

  p1.play('poison-wave');

  expect(p1.battleline).toEqual(['dodger']);
  expect(p1.card('dodger').damage).toBe(2);
  expect(p2.battleline).toEqual(['troll']);
});

test('Relentless Whispers: deals 2 damage and steals 1 amber if that destroys the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { amber: 2, battleline: ['batdrone', 'troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('batdrone'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1 + 1);
});

test('Relentless Whispers: steals nothing if the creature survives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.amber).toBe(2);
});

test('Routine Job: steals 1 amber, and 1 more for each copy in its player’s discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['routine-job'], discard: ['routine-job', 'urchin', 'routine-job'] },
    p2: { amber: 5, discard: ['routine-job'] },
  });

  p1.play('routine-job');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(2);
});

test('Routine Job: does not count itself while it resolves [5.2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['routine-job'] },
    p2: { amber: 5 },
  });

  p1.play('routine-job');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(4);
});

test('Too Much to Protect: steals all but 6 of the opponent’s amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['too-much-to-protect'] },
    p2: { amber: 9 },
  });

  p1.play('too-much-to-protect');

  expect(p1.amber).toBe(1 + 3);
  expect(p2.amber).toBe(6);
});

test('Too Much to Protect: steals nothing if the opponent has 6 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['too-much-to-protect'] },
    p2: { amber: 6 },
  });

  p1.play('too-much-to-protect');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(6);
});

test('Treasure Map: gains 3 amber as the first card of the turn, and no card can be played after it', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['treasure-map', 'urchin'] },
    p2: { amber: 1 },
  });

  p1.play('treasure-map');

  expect(p1.amber).toBe(1 + 3);
  expect(p1.actions('urchin')).toEqual(['discard']);
});

test('Treasure Map: gains nothing after another card, but still prevents playing more cards', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['hidden-stash', 'treasure-map', 'urchin', 'troll'] },
  });

  p1.play('hidden-stash');
  p1.choose('troll');
  p1.play('treasure-map');

  expect(p1.amber).toBe(1 + 1);
  expect(p1.actions('urchin')).toEqual(['discard']);
});

test('Treasure Map: the opponent can play cards, and so can its player in the next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['treasure-map', 'urchin'] },
    p2: { houses: ['brobnar', 'dis', 'mars'], hand: ['troll'] },
  });

  p1.play('treasure-map');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');
  p2.endTurn();
  p1.press('shadows');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.actions('urchin')).toEqual(['play', 'discard']);
});
