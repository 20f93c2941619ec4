import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Martian Propagation destroys each friendly creature and draws 2 cards for each', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['martian-propagation'],
      battleline: ['troll', { card: 'krump', warded: true }, 'urchin'],
      deck: Array.from({ length: 7 }, () => 'anger'),
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('martian-propagation');

  expect([p1.battleline, p2.battleline, p1.hand.length]).toEqual([['krump'], ['bumpsy'], 4]);
});

test('Zzyszz’s Compactor puts a creature beneath its owner’s deck and strengthens another', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['zzyszz-s-compactor'], battleline: ['troll'] },
    p2: { battleline: ['krump'], deck: ['urchin'] },
  });

  p1.use('zzyszz-s-compactor');
  p1.choose(p2.card('krump'));
  p1.choose('troll');

  expect(p2.deck).toEqual(['urchin', 'krump']);
  expect(p1.card('troll').power).toBe(10);
});

test('All Are Mars readies and uses a friendly creature of any house', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', artifacts: ['all-are-mars'], battleline: [{ card: 'troll', exhausted: true }] },
  });

  p1.use('all-are-mars');
  p1.choose('troll');

  expect([p1.amber, p1.card('troll').exhausted]).toEqual([1, true]);
});

describe('Edifice for Mars', () => {
  test('destroys an artifact that is not Mars, and may ready a friendly card', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['edifice-for-mars'],
        artifacts: [{ card: 'all-are-mars', exhausted: true }],
        battleline: [{ card: 'troll', exhausted: true }],
      },
      p2: { artifacts: ['cannon'], battleline: ['krump'] },
    });

    p1.play('edifice-for-mars');
    expect(p1.choices).toEqual(['cannon']);
    p1.choose(p2.card('cannon'));
    expect(p1.choices).toEqual(['troll', 'all-are-mars']);
    p1.choose('all-are-mars');

    expect([p2.artifacts, p1.card('all-are-mars').exhausted]).toEqual([[], false]);
  });
});

test.each([
  [[], 15, 1],
  [['troll', 'krump'], 13, 1],
  [['troll', 'krump'], 12, 0],
  [[], 14, 0],
])('Key Drain with %j discarded and %i amber forges %i keys', (discarded, amber, keys) => {
  // Its icon adds the last amber.
  const { p1 } = scenario({ p1: { hand: ['key-drain', 'troll', 'krump'], amber: amber - 1 } });

  p1.play('key-drain');
  p1.choose(...discarded);
  if (keys === 1) p1.press('blue');

  expect([p1.keys, p1.amber]).toEqual([keys, keys === 1 ? 0 : amber]);
});

describe('Digital Manipulation', () => {
  test.each([
    [['troll'], 1],
    [['lyylyug'], 0],
    [[], 0],
  ])('with the deck %j an enemy creature captures %i amber from its own side', (deck, captured) => {
    const { p1, p2 } = scenario({
      p1: { amber: 1, hand: ['digital-manipulation'] },
      p2: { amber: 3, battleline: ['krump'], deck },
    });

    p1.play('digital-manipulation');
    if (captured > 0) p1.choose(p2.card('krump'));

    expect(p2.discard).toEqual(deck);
    expect([p2.card('krump').amber, p2.amber]).toEqual([captured, 3 - captured]);
  });
});

describe('Productive Trash', () => {
  test('a friendly creature captures 1 amber for each bonus icon of the discarded card', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['productive-trash', { card: 'urchin', enhancements: ['amber', 'damage'] }, 'lyylyug'],
        battleline: ['troll'],
      },
      p2: { amber: 5, battleline: ['krump'] },
    });

    p1.play('productive-trash');
    p1.choose('productive-trash');
    expect(p1.choices).toEqual(['urchin']);
    p1.choose('urchin');
    p1.choose('troll');

    expect([p1.discard, p1.card('troll').amber, p2.amber]).toEqual([['productive-trash', 'urchin'], 2, 3]);
  });

  test('nothing is captured if nothing is discarded', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['productive-trash', 'urchin'], battleline: ['troll'] },
      p2: { amber: 5 },
    });

    p1.play('productive-trash');
    p1.choose();

    expect([p1.card('troll').amber, p2.amber]).toEqual([0, 5]);
  });
});

describe('Transmutation', () => {
  const table = () =>
    scenario({
      p1: {
        house: 'mars',
        hand: ['transmutation'],
        battleline: ['troll', { card: 'krump', powerCounters: 3 }],
      },
      p2: { amber: 5, battleline: ['bumpsy'] },
    });

  test('a friendly creature captures 1 amber for each counter that its player removes from it', () => {
    const { p1, p2 } = table();

    p1.play('transmutation');
    p1.choose(p2.card('bumpsy'));
    expect(p2.card('bumpsy').power).toBe(7);
    expect(p1.choices).toEqual(['krump']);
    p1.choose('krump');
    expect(p1.buttons).toEqual([0, 1, 2, 3]);
    p1.press(2);

    expect([p1.card('krump').power, p1.card('krump').amber, p2.amber]).toEqual([7, 2, 3]);
  });

  test('nothing is captured if no counter is removed', () => {
    const { p1, p2 } = table();

    p1.play('transmutation');
    p1.choose('troll');
    p1.choose();

    expect([p1.card('troll').power, p1.card('krump').power, p2.amber]).toEqual([10, 9, 5]);
  });
});
