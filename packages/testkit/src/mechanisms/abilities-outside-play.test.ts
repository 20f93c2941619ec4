import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

/** A full hand, so that the draw step draws nothing. */
const SIX = Array.from({ length: 6 }, () => 'urchin');

test('[3.1.2] Nirbor Flamewing returns from the discard pile at the start of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], hand: SIX, battleline: ['krump', 'troll'], discard: ['nirbor-flamewing'] },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('nirbor-flamewing');
  p1.choose('krump');
  p1.press('left');

  expect(p1.battleline).toEqual(['nirbor-flamewing', 'troll']);
});

test('[A32] [3.1.2] Nirbor Flamewing stays in the discard pile if a ward saves the creature that is its price', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['brobnar'],
      hand: SIX,
      battleline: [{ card: 'krump', warded: true }],
      discard: ['nirbor-flamewing'],
    },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose('nirbor-flamewing');
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump']);
  expect(p1.discard).toEqual(['nirbor-flamewing']);
});

const NINE = Array.from({ length: 9 }, () => 'urchin');

test('[3.4] Singing Scythe may be returned to hand in the main step while its player is haunted', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', discard: ['singing-scythe', ...NINE], battleline: ['krump'] },
  });

  expect(p1.actions('singing-scythe')).toEqual(['return-to-hand']);
  p1.game.clickCard('p1', p1.card('singing-scythe').id);
  expect(p1.buttons).toEqual(['return-to-hand', 'cancel']);
  p1.press('return-to-hand');

  expect(p1.hand).toEqual(['singing-scythe']);
  expect(p1.actions('singing-scythe')).toEqual([]);
});

test('[1.3.1] Singing Scythe may be returned to hand right after it was discarded', () => {
  const { p1 } = scenario({
    p1: { house: 'geistoid', hand: ['singing-scythe'], discard: [...NINE, 'krump'] },
  });

  p1.discardCard('singing-scythe');

  expect(p1.actions('singing-scythe')).toEqual(['return-to-hand']);
});

test('[3.4] Singing Scythe stays in the discard pile while its player is not haunted', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', discard: ['singing-scythe'], battleline: ['krump'] },
  });

  expect(p1.actions('singing-scythe')).toEqual([]);
});

test('[1.3.8] [3.3.5] The Archivist is archived faceup, and its player then takes any number of archived cards', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos'],
      hand: ['labwork', 'the-archivist', ...SIX],
      archives: ['krump', 'troll'],
    },
    p2: { houses: ['dis'] },
  });

  p1.play('labwork');
  p1.choose('the-archivist');
  expect(p2.sees(p1.card('the-archivist'))).toBe(true);
  expect(p2.sees(p1.card('krump'))).toBe(false);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('logos');
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'take-archives' });
  p1.choose('troll', 'the-archivist');

  expect(p1.hand).toEqual([...SIX, 'troll', 'the-archivist']);
  expect(p1.archives).toEqual(['krump']);
  expect(p2.sees(p1.card('the-archivist'))).toBe(false);
});
