import { scenario } from '@amberhall/testkit/scenario';
import type { SideSetup, TestTable } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** p1 activates the prophecy with a fate that gives p1 3 amber, and p2 is about to choose a house. */
function foretell(prophecy: string, { p1: one, p2: two }: { p1?: SideSetup; p2?: SideSetup }): TestTable {
  const table = scenario({
    p1: {
      house: 'dis',
      houses: ['dis', 'logos'],
      ...one,
      hand: ['oh-you-shouldn-t-have', ...(one?.hand ?? [])],
      aside: [prophecy, prophecy === 'tails-you-lose' ? 'heads-i-win' : 'tails-you-lose'],
    },
    p2: { houses: ['brobnar', 'mars'], ...two },
  });
  const { p1, game } = table;
  game.clickProphecy('p1', p1.card(prophecy).id);
  p1.press('yes');
  p1.choose('oh-you-shouldn-t-have');
  return table;
}

interface Row {
  is: string;
  p1?: SideSetup;
  p2?: SideSetup;
  /** Answers before p2 chooses a house. */
  begin?: (table: TestTable) => void;
  act?: (table: TestTable) => void;
  fulfilled: boolean;
}

const ROWS: [string, Row[]][] = [
  [
    'bad-omen',
    [
      {
        is: '6 amber at the end',
        p2: { amber: 5, battleline: ['troll'] },
        act: ({ p2 }) => p2.reap('troll'),
        fulfilled: true,
      },
      {
        is: '5 amber at the end',
        p2: { amber: 4, battleline: ['troll'] },
        act: ({ p2 }) => p2.reap('troll'),
        fulfilled: false,
      },
    ],
  ],
  [
    'the-early-bird',
    [
      { is: 'more amber than you', p1: { amber: 1 }, p2: { amber: 2 }, fulfilled: true },
      { is: 'as much amber as you', p1: { amber: 2 }, p2: { amber: 2 }, fulfilled: false },
    ],
  ],
  [
    'the-second-mouse',
    [
      { is: 'less amber than you', p1: { amber: 2 }, p2: { amber: 1 }, fulfilled: true },
      { is: 'as much amber as you', p1: { amber: 2 }, p2: { amber: 2 }, fulfilled: false },
    ],
  ],
  [
    'signs-point-to-yes',
    [
      {
        is: 'the price of a key',
        p2: { amber: 5, battleline: ['troll'] },
        act: ({ p2 }) => p2.reap('troll'),
        fulfilled: true,
      },
      {
        is: 'less than a key costs',
        p1: { battleline: ['grabber-jammer'] },
        p2: { amber: 5, battleline: ['troll'] },
        act: ({ p2 }) => p2.reap('troll'),
        fulfilled: false,
      },
    ],
  ],
  [
    'stars-aligned',
    [
      {
        is: 'as many creatures',
        p1: { battleline: ['dextre'] },
        p2: { battleline: ['troll'] },
        fulfilled: true,
      },
      {
        is: 'more creatures',
        p1: { battleline: ['dextre'] },
        p2: { battleline: ['troll', 'krump'] },
        fulfilled: false,
      },
    ],
  ],
  [
    'forge-ahead-with-confidence',
    [
      { is: 'a key', p2: { amber: 6 }, begin: ({ p2 }) => p2.press('red'), fulfilled: true },
      { is: 'no key', p2: { amber: 5 }, fulfilled: false },
    ],
  ],
  [
    'overreach',
    [
      { is: 'a reap', p2: { battleline: ['troll'] }, act: ({ p2 }) => p2.reap('troll'), fulfilled: true },
      {
        is: 'a fight',
        p1: { battleline: ['dextre'] },
        p2: { battleline: ['troll'] },
        act: ({ p1, p2 }) => p2.fight('troll', p1.card('dextre')),
        fulfilled: false,
      },
    ],
  ],
  [
    'go-forth-and-conquer',
    [
      {
        is: 'a fight',
        p1: { battleline: ['dextre'] },
        p2: { battleline: ['troll'] },
        act: ({ p1, p2 }) => p2.fight('troll', p1.card('dextre')),
        fulfilled: true,
      },
      { is: 'a reap', p2: { battleline: ['troll'] }, act: ({ p2 }) => p2.reap('troll'), fulfilled: false },
    ],
  ],
  [
    'wounds-into-wisdom',
    [
      {
        is: 'damage to your creature',
        p1: { battleline: ['dextre'] },
        p2: { hand: ['punch'] },
        act: ({ p1, p2 }) => {
          p2.play('punch');
          p2.choose(p1.card('dextre'));
        },
        fulfilled: true,
      },
      {
        is: 'damage to their creature',
        p2: { hand: ['punch'], battleline: ['troll'] },
        act: ({ p2 }) => {
          p2.play('punch');
          p2.choose('troll');
        },
        fulfilled: false,
      },
    ],
  ],
  [
    'look-how-far-you-ve-come',
    [
      { is: 'a creature', p2: { hand: ['troll'] }, act: ({ p2 }) => p2.play('troll'), fulfilled: true },
      { is: 'an artifact', p2: { hand: ['cannon'] }, act: ({ p2 }) => p2.play('cannon'), fulfilled: false },
    ],
  ],
  [
    'wasteful-regret',
    [
      { is: 'a discard', p2: { hand: ['troll'] }, act: ({ p2 }) => p2.discardCard('troll'), fulfilled: true },
      { is: 'a play', p2: { hand: ['troll'] }, act: ({ p2 }) => p2.play('troll'), fulfilled: false },
    ],
  ],
  [
    'treat-each-action-as-your-last',
    [
      {
        is: 'the second action',
        p2: { hand: ['anger', 'anger'] },
        act: ({ p2 }) => {
          p2.play('anger');
          p2.play('anger');
          p2.press('auto-resolve');
        },
        fulfilled: true,
      },
      {
        is: 'the first action',
        p2: { hand: ['anger', 'troll'] },
        act: ({ p2 }) => {
          p2.play('anger');
          p2.play('troll');
        },
        fulfilled: false,
      },
    ],
  ],
  [
    'heads-i-win',
    [
      {
        is: 'a creature beside one of its house',
        p2: { hand: ['troll'], battleline: ['krump'] },
        act: ({ p2 }) => p2.play('troll', { flank: 'right' }),
        begin: ({ p1 }) => p1.press('done'),
        fulfilled: true,
      },
      {
        is: 'a creature beside one of another house',
        p2: { hand: ['troll'], battleline: ['zorg'] },
        act: ({ p2 }) => p2.play('troll', { flank: 'right' }),
        begin: ({ p1 }) => p1.press('done'),
        fulfilled: false,
      },
    ],
  ],
  [
    'tails-you-lose',
    [
      {
        is: 'a creature beside one of another house',
        p2: { hand: ['troll'], battleline: ['zorg'] },
        act: ({ p2 }) => p2.play('troll', { flank: 'right' }),
        begin: ({ p1 }) => p1.press('done'),
        fulfilled: true,
      },
      {
        is: 'a creature beside one of its house',
        p2: { hand: ['troll'], battleline: ['krump'] },
        act: ({ p2 }) => p2.play('troll', { flank: 'right' }),
        begin: ({ p1 }) => p1.press('done'),
        fulfilled: false,
      },
      {
        is: 'a creature without neighbors',
        p2: { hand: ['troll'] },
        act: ({ p2 }) => p2.play('troll'),
        begin: ({ p1 }) => p1.press('done'),
        fulfilled: false,
      },
    ],
  ],
];

describe.each(ROWS)('%s', (prophecy, rows) => {
  test.each(rows)('$is: fulfilled is $fulfilled', ({ p1: one, p2: two, begin, act, fulfilled }) => {
    const table = foretell(prophecy, { ...(one && { p1: one }), ...(two && { p2: two }) });
    const { p1, p2 } = table;
    const before = p1.amber;
    p1.endTurn();
    begin?.(table);
    p2.press('brobnar');
    act?.(table);
    p2.endTurn();

    expect(p1.amber - before).toBe(fulfilled ? 3 : 0);
    expect(p1.card(prophecy).activeProphecy).toBe(!fulfilled);
  });
});

describe('Ask Again Later', () => {
  test.each([
    ['does not match', 'logos', true],
    ['matches', 'dis', false],
  ])('the revealed card %s the house that the opponent names', (_, named, fulfilled) => {
    const { p1, p2 } = foretell('ask-again-later', {
      p1: { hand: Array(6).fill('dextre'), deck: ['pit-demon'] },
      p2: { battleline: ['troll'] },
    });
    p1.endTurn();
    p2.press('brobnar');

    p2.press(named);

    expect(p1.amber).toBe(fulfilled ? 3 : 0);
  });
});

describe('Trust Your Feelings', () => {
  const named = (house: string) => {
    const table = foretell('trust-your-feelings', { p2: { battleline: ['troll', 'zorg'] } });
    table.p1.press(house);
    table.p1.endTurn();
    return table;
  };

  test('is fulfilled when the opponent chooses the house that was named', () => {
    const { p1, p2 } = named('mars');

    p2.press('mars');

    expect(p1.amber).toBe(3);
    expect(p1.card('trust-your-feelings').activeProphecy).toBe(false);
  });

  test('waits for it over several turns', () => {
    const { p1, p2 } = named('mars');

    p2.press('brobnar');
    expect(p1.amber).toBe(0);
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();
    p2.press('mars');

    expect(p1.amber).toBe(3);
  });
});

test('Fate Laughs at Your Plans is fulfilled when the opponent takes their archives', () => {
  const { p1, p2 } = foretell('fate-laughs-at-your-plans', { p2: { archives: ['troll'] } });
  p1.endTurn();
  p2.press('brobnar');

  p2.press('yes');

  expect(p1.amber).toBe(3);
  expect(p2.hand).toEqual(['troll']);
});

test('Fate Laughs at Your Plans is not fulfilled when the opponent leaves the cards in the archives', () => {
  const { p1, p2 } = foretell('fate-laughs-at-your-plans', { p2: { archives: ['troll'] } });
  p1.endTurn();
  p2.press('brobnar');

  p2.press('no');

  expect(p1.amber).toBe(0);
});

test('It Only Gets Worse is fulfilled when the opponent steals', () => {
  const { p1, p2 } = foretell('it-only-gets-worse', {
    p1: { amber: 2, battleline: ['dust-pixie'] },
    p2: { battleline: [{ card: 'dodger', house: 'brobnar' }] },
  });
  p1.endTurn();
  p2.press('brobnar');

  p2.fight('dodger', p1.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([4, 1]);
  expect(p1.card('it-only-gets-worse').activeProphecy).toBe(false);
});

describe('The Cards Will Tell', () => {
  const begun = () => {
    const table = foretell('the-cards-will-tell', {
      p2: {
        artifacts: [{ card: 'radix-of-suffering', house: 'brobnar' }],
        deck: Array(9).fill('troll'),
      },
    });
    table.p1.endTurn();
    table.p2.press('brobnar');
    return table;
  };

  test('is fulfilled when the opponent draws by an effect', () => {
    const { p1, p2 } = begun();

    p2.use('radix-of-suffering');

    expect(p1.amber).toBe(3);
  });

  test('is not fulfilled by the “draw cards” step', () => {
    const { p1, p2 } = begun();

    p2.endTurn();

    expect(p2.hand).toHaveLength(6);
    expect(p1.amber).toBe(0);
  });
});
