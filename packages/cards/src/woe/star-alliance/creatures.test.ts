import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

describe('Shakedown Sullivan', () => {
  const shake = (top: string) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: ['shakedown-sullivan'], deck: ['labwork'] },
      p2: { battleline: ['troll'], deck: [top, 'labwork'] },
    });
    p1.reap('shakedown-sullivan');
    p1.choose(p2.card('troll'));
    return { p1, p2 };
  };

  test('pays the creature’s controller for a card of the creature’s house', () => {
    const { p1, p2 } = shake('krump');

    expect([p1.amber, p2.amber]).toEqual([1, 1]);
    expect([p2.battleline, p2.discard, p1.discard]).toEqual([['troll'], ['krump'], []]);
  });

  test('destroys the creature for a card of another house', () => {
    const { p2 } = shake('urchin');

    expect([p2.amber, p2.battleline]).toEqual([0, []]);
    expect(p2.discard.toSorted()).toEqual(['troll', 'urchin']);
  });
});

describe('Collector Boren', () => {
  test('takes an upgrade of the discard pile when it is played', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', hand: ['collector-boren'], discard: ['echo-reflector', 'troll'] },
    });

    p1.play('collector-boren');
    expect(p1.choices).toEqual(['echo-reflector']);
    p1.choose('echo-reflector');

    expect(p1.hand).toEqual(['echo-reflector']);
  });

  test('is ready after an upgrade is attached to it, not to another creature', () => {
    const attach = (on: string) => {
      const { p1 } = scenario({
        p1: {
          house: 'staralliance',
          hand: ['echo-reflector'],
          battleline: [{ card: 'collector-boren', exhausted: true }, 'troll'],
        },
      });
      p1.play('echo-reflector', { on });
      return p1.card('collector-boren').exhausted;
    };

    expect([attach('collector-boren'), attach('troll')]).toEqual([false, true]);
  });
});

describe('Friendly Guide', () => {
  const setup = {
    p1: { house: 'brobnar', battleline: ['troll', 'friendly-guide', 'krump', 'bumpsy'] },
    p2: {},
  } as const;

  test('may be used after its player uses a neighbor [A234]', () => {
    const { p1 } = scenario(setup);

    p1.reap('troll');
    p1.choose('friendly-guide');

    expect(p1.card('friendly-guide').exhausted).toBe(true);
    expect(p1.amber).toBe(2);
  });

  test('is not used after another creature', () => {
    const { p1 } = scenario(setup);

    p1.reap('bumpsy');

    expect(p1.card('friendly-guide').exhausted).toBe(false);
  });
});

describe('Pupgrade', () => {
  test('is a creature, or an upgrade for +3 power', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', hand: ['pupgrade', 'pupgrade'], battleline: ['troll'] },
    });

    p1.play('pupgrade', { as: 'upgrade', on: 'troll' });
    p1.play('pupgrade');

    expect(p1.card('troll').power).toBe(11);
    expect(p1.battleline).toEqual(['troll', 'pupgrade']);
  });
});

describe('PYR*0', () => {
  test('gives splash-attack 3 as an upgrade, and has it as a creature', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', hand: ['pyr*0', 'pyr*0'], battleline: ['troll'] },
    });

    p1.play('pyr*0', { as: 'upgrade', on: 'troll' });
    p1.play('pyr*0');

    expect(p1.card('troll').keywords).toEqual({ 'splash-attack': 3 });
    expect(p1.battleline).toEqual(['troll', 'pyr*0']);
  });
});

describe('Scout Chief Korijir', () => {
  test('makes a token creature when it is played', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', hand: ['scout-chief-korijir'], tokenCreature: 'explorer', deck },
    });

    p1.play('scout-chief-korijir');
    p1.press('right');

    expect(p1.battleline).toEqual(['scout-chief-korijir', 'explorer']);
  });

  test.each(['reap', 'fight'] as const)('makes one by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: ['scout-chief-korijir'], tokenCreature: 'explorer', deck },
      p2: { battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('scout-chief-korijir');
    else p1.fight('scout-chief-korijir', p2.card('dust-pixie'));
    p1.press('right');

    expect(p1.battleline).toEqual(['scout-chief-korijir', 'explorer']);
  });
});

test.each([
  [['specialist-guthrak'], 1],
  [['troll', 'specialist-guthrak', 'krump'], 2],
  [['troll', 'specialist-guthrak', 'urchin', 'zorg'], 3],
])(
  'Specialist Guthrak captures 1 amber for each house among itself and its neighbors: %j',
  (battleline, captured) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline },
      p2: { amber: 5 },
    });

    p1.reap('specialist-guthrak');

    expect([p1.card('specialist-guthrak').amber, p2.amber]).toEqual([captured, 5 - captured]);
  },
);

test('Æmberling cannot reap, and is spent as an amber [A188]', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', tokenCreature: 'æmberling', battleline: [token] },
    p2: { battleline: ['troll'] },
  });

  expect(p1.actions('æmberling')).toEqual(['fight']);
});

describe('Cadet', () => {
  test('readies its most powerful neighbor when it is destroyed', () => {
    const exhausted = (card: string) => ({ card, exhausted: true });
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        tokenCreature: 'cadet',
        battleline: [exhausted('zorg'), exhausted('krump'), token, exhausted('bumpsy')],
      },
      p2: { battleline: ['troll'] },
    });

    p1.fight('cadet', p2.card('troll'));

    expect(['zorg', 'krump', 'bumpsy'].map((slug) => p1.card(slug).exhausted)).toEqual([true, false, true]);
  });
});

test.each([
  [true, ['krump'], ['labwork']],
  [false, ['labwork', 'krump'], []],
])('Explorer may discard the top card of the deck: %s', (accepts, left, discarded) => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', tokenCreature: 'explorer', battleline: [token], deck: ['labwork', 'krump'] },
  });

  p1.reap('explorer');
  p1.press(accepts ? 'yes' : 'no');

  expect([p1.deck, p1.discard]).toEqual([left, discarded]);
});

test('B0-T uses a friendly creature of another house', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', tokenCreature: 'b0-t', battleline: [token, 'troll', 'collector-boren'] },
  });

  p1.use('b0-t');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.amber, p1.card('troll').exhausted]).toEqual([1, true]);
});
