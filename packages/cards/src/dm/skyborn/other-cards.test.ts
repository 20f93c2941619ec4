import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Forged Bolt deals 1 damage to each creature for each forged key of both players', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'skyborn', hand: ['forged-bolt'], keys: 1, battleline: ['troll'] },
    p2: { keys: 2, battleline: ['krump'] },
  });

  p1.play('forged-bolt');

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([3, 3]);
});

test('Embered Purse steals 1 amber for each ready Skyborn creature of either side', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['embered-purse'],
      battleline: ['jeen-peary', { card: 'ty-lourd', exhausted: true }, 'troll'],
    },
    p2: { amber: 5, battleline: ['cabochon'] },
  });

  p1.play('embered-purse');

  expect(p2.amber).toBe(3);
});

test.each([
  [true, 2],
  [false, 1],
])(
  'Gilt ’Em Good, a yellow key is forged: %s; each friendly flank creature captures %i',
  (yellow, captured) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'skyborn', hand: ['gilt--em-good'], keys: 2, battleline: ['troll', 'krump', 'bumpsy'] },
      p2: { amber: 6 },
    });
    game.edit.setPlayer('p2', { keys: { yellow } });

    p1.play('gilt--em-good');

    expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([captured, 0, captured]);
    expect(p2.amber).toBe(6 - 2 * captured);
  },
);

describe('Hannibal’s Mark', () => {
  const table = () => {
    const { p1, p2 } = scenario({
      p1: { house: 'skyborn', houses: ['skyborn'], hand: ['hannibal-s-mark'], battleline: ['jeen-peary'] },
      p2: { houses: ['ekwidon'], battleline: ['troll', 'krump', 'bumpsy'], hand: ['even-swap', 'even-swap'] },
    });
    p1.play('hannibal-s-mark');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose(p2.card('troll'));
    p1.press('right');
    return { p1, p2 };
  };

  test('takes an enemy flank creature, strengthens it and makes it Skyborn', () => {
    const { p1, p2 } = table();

    expect(p1.battleline).toEqual(['jeen-peary', 'troll']);
    expect([p1.card('troll').power, p1.card('troll').houses]).toEqual([11, ['skyborn']]);
    expect(p2.card('krump').houses).toEqual(['brobnar']);
  });

  test('the creature has its own house while another controls it, and is Skyborn on its return [A104]', () => {
    const { p1, p2 } = table();

    p1.endTurn();
    p2.press('ekwidon');
    p2.play('even-swap');
    p2.choose('krump');
    p2.press('right');
    p2.choose('bumpsy');
    p2.press('right');
    p2.choose(p1.card('troll'));
    expect(p2.card('troll').houses).toEqual(['brobnar']);
    p2.choose(p1.card('krump'));
    p2.press('right');

    p2.play('even-swap');
    p2.choose('troll');
    p2.press('right');
    expect(p1.card('troll').houses).toEqual(['skyborn']);
    p2.choose('krump');
    p2.press('right');
    p2.choose(p1.card('jeen-peary'));
    p2.choose(p1.card('bumpsy'));
    p2.press('right');
  });
});

test('Barrel Roll moves a creature to a flank of its battleline and exhausts it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['barrel-roll'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('barrel-roll');
  p1.choose(p2.card('krump'));
  p1.press('left');

  expect(p2.battleline).toEqual(['krump', 'troll', 'bumpsy']);
  expect(p2.card('krump').exhausted).toBe(true);
});

describe('Cold Ropes', () => {
  test('moves an enemy creature to a flank and exhausts it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'skyborn', hand: ['cold-ropes'], battleline: ['valdr', 'urchin', 'dust-pixie'] },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.play('cold-ropes');
    p1.choose(p2.card('krump'));
    p1.press('right');

    expect(p2.battleline).toEqual(['troll', 'bumpsy', 'krump']);
    expect(p2.card('krump').exhausted).toBe(true);
  });

  test('puts it beneath its owner’s deck if its player is overwhelmed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cold-ropes'] },
      p2: { battleline: ['troll', 'krump'], deck: ['bumpsy'] },
    });

    p1.play('cold-ropes');
    p1.choose(p2.card('krump'));

    expect([p2.battleline, p2.deck]).toEqual([['troll'], ['bumpsy', 'krump']]);
  });
});

test.each([
  ['once', ['bumpsy'], ['troll']],
  ['twice if its player is overwhelmed', ['bumpsy', 'urchin', 'valdr', 'dust-pixie'], ['troll', 'krump']],
])('Jump Start readies and uses a friendly flank creature %s', (_, enemies, used) => {
  const { p1 } = scenario({
    p1: {
      house: 'skyborn',
      hand: ['jump-start'],
      battleline: ['troll', 'jeen-peary', 'krump'].map((card) => ({ card, exhausted: true })),
    },
    p2: { battleline: enemies },
  });
  const before = p1.amber;

  p1.play('jump-start');
  const icons = p1.amber - before;
  for (const slug of used) {
    p1.choose(slug);
    p1.press('reap');
  }

  expect(p1.amber - before - icons).toBe(used.length);
});
