import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, draw, gain, play, reap, self, shuffleIntoDeck } = language;

test('[A329] Ghosthawk lets its neighbors reap in the order wanted', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['ghosthawk'], battleline: ['troll', 'krump'] },
  });

  p1.play('ghosthawk', { rightOf: 'troll' });
  p1.choose('ghosthawk');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.amber).toBe(2);
  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([true, true]);
});

test('[A329] Ghosthawk takes the creature that stands on the other side by then, and no second one of a side', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['ghosthawk'],
      battleline: ['bumpsy', 'carrier-untamed-creature', 'krump'],
    },
    texts: [card('carrier-untamed-creature', reap(shuffleIntoDeck(self)))],
  });

  p1.play('ghosthawk', { rightOf: 'carrier-untamed-creature' });
  p1.choose('ghosthawk');
  p1.choose('carrier-untamed-creature');

  expect(p1.card('krump').exhausted).toBe(true);
  expect(p1.card('bumpsy').exhausted).toBe(false);
});

test('[A58] Ghosthawk that a reap of its neighbor destroyed still makes the other neighbor reap', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['ghosthawk'], battleline: ['carrier-untamed-creature', 'krump'] },
    texts: [card('carrier-untamed-creature', reap(destroy(a.creature.named('ghosthawk'))))],
  });

  p1.play('ghosthawk', { rightOf: 'carrier-untamed-creature' });
  p1.choose('ghosthawk');
  p1.choose('carrier-untamed-creature');
  p1.choose('ghosthawk');

  expect(p1.discard).toEqual(['ghosthawk']);
  expect(p1.card('krump').exhausted).toBe(true);
});

test('[A339] Sci. Officer Morpheus resolves each of two Play abilities once more', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: ['sci-officer-morpheus'],
      hand: ['carrier-staralliance-creature'],
      deck: ['troll', 'krump', 'bumpsy'],
    },
    texts: [card('carrier-staralliance-creature', play(gain(2)), play(draw(1)))],
  });

  p1.play('carrier-staralliance-creature', { flank: 'right' });
  p1.press('auto-resolve');
  p1.press(0);

  expect(p1.amber).toBe(4);
  expect(p1.hand).toHaveLength(2);
});
