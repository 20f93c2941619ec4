import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Hideaway Hole', () => {
  test('Omni: is destroyed, and friendly creatures are elusive until the start of its player’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows', 'dis'], house: 'dis', artifacts: ['hideaway-hole'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.use('hideaway-hole');
    expect(p1.discard).toEqual(['hideaway-hole']);
    expect(p1.card('dodger').keywords).toHaveProperty('elusive');
    expect(p2.card('troll').keywords).not.toHaveProperty('elusive');

    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('dodger'));
    expect(p1.card('dodger').damage).toBe(0);

    p2.endTurn();
    expect(p1.card('dodger').keywords).not.toHaveProperty('elusive');
  });

  test('creatures that are played later are elusive, too [9.4]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', artifacts: ['hideaway-hole'], hand: ['silvertooth'] },
    });

    p1.use('hideaway-hole');
    p1.play('silvertooth');

    expect(p1.card('silvertooth').keywords).toHaveProperty('elusive');
  });
});

describe('Guard Disguise', () => {
  test('Action: is destroyed and steals 3 amber from an opponent with 3 or less', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['guard-disguise'] },
      p2: { amber: 3 },
    });

    p1.use('guard-disguise');

    expect(p1.discard).toEqual(['guard-disguise']);
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(0);
  });

  test('it steals nothing from an opponent with 4 amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['guard-disguise'] },
      p2: { amber: 4 },
    });

    p1.use('guard-disguise');

    expect(p1.discard).toEqual(['guard-disguise']);
    expect(p2.amber).toBe(4);
  });
});

test('Shard of Greed: gains 1 amber for each friendly Shard', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', artifacts: ['shard-of-greed', 'shard-of-hope', 'cannon'] },
    p2: { artifacts: ['shard-of-pain'] },
  });

  p1.use('shard-of-greed');

  expect(p1.amber).toBe(2);
});
