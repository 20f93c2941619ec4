import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[4.4.4] a reap that steals does so before the amber is captured, without a question', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dimension-door'], battleline: ['mother'] },
    p2: { battleline: ['ether-spider'], amber: 2 },
  });

  p1.play('dimension-door');
  p1.reap('mother');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
  expect(p2.card('ether-spider').amber).toBe(1);
});

test('[4.4.4] nothing is captured if a reap has nothing to steal', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dimension-door'], battleline: ['mother'] },
    p2: { battleline: ['ether-spider'] },
  });

  p1.play('dimension-door');
  p1.reap('mother');

  expect(p1.amber).toBe(0);
  expect(p2.card('ether-spider').amber).toBe(0);
});

test('[4.4.4] the active player chooses which of two creatures captures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['ether-spider', 'ether-spider'] },
  });

  p1.reap('troll');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose(p2.card('ether-spider', 2));

  expect(p2.card('ether-spider', 1).amber).toBe(0);
  expect(p2.card('ether-spider', 2).amber).toBe(1);
});
