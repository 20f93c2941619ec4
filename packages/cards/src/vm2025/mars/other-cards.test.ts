import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test.each([
  [['lyylyug', 'klyyhnug'], 3],
  [['lyylyug', 'troll'], 0],
])('Mind Your Elders beside %j: a friendly creature captures %i', (battleline, captured) => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mind-your-elders'], battleline },
    p2: { amber: 4, battleline: ['agent-buuff'] },
  });

  p1.play('mind-your-elders');
  if (captured > 0) p1.choose('lyylyug');

  expect([p1.card('lyylyug').amber, p2.amber]).toEqual([captured, 4 - captured]);
});
