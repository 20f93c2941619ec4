import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Æmber Conduction Unit', () => {
  test('the first enemy creature that reaps in a turn is stunned, the second is not', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bumpsy', 'krump'] },
      p2: { artifacts: ['æmber-conduction-unit'] },
    });

    p1.reap('bumpsy');
    p1.reap('krump');

    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p1.card('krump').stunned).toBe(false);
  });

  test('the next turn it again stuns the first enemy creature that reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'krump'] },
      p2: { artifacts: ['æmber-conduction-unit'] },
    });

    p1.reap('bumpsy');
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    p1.press('brobnar');
    p1.reap('krump');

    expect(p1.card('krump').stunned).toBe(true);
  });
});

describe('Shard of Hate', () => {
  test('Action: stuns an enemy creature for each friendly Shard', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['shard-of-hate', 'shard-of-pain'], battleline: [] },
      p2: { artifacts: ['shard-of-life'], battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.use('shard-of-hate');
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').stunned).toBe(true);
    expect(p2.card('umbra').stunned).toBe(true);
    expect(p2.card('troll').stunned).toBe(false);
  });

  test('its player is not asked without an enemy creature', () => {
    const { p1 } = scenario({ p1: { house: 'mars', artifacts: ['shard-of-hate'], battleline: ['zorg'] } });

    p1.use('shard-of-hate');

    expect(p1.card('zorg').stunned).toBe(false);
  });
});
