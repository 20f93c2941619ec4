import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Bestiarii Urso removes a stun after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['bestiarii-urso', { card: 'troll', stunned: true }] } });

  p1.reap('bestiarii-urso');
  p1.choose('bestiarii-urso');
  p1.choose('troll');

  expect(p1.card('troll').stunned).toBe(false);
});

test('The evil twin of Bestiarii Urso stuns a creature when it is played', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['bestiarii-urso-evil-twin'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('bestiarii-urso-evil-twin');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').stunned).toBe(true);
});

test.each([
  [1, false],
  [0, true],
])('Censor Philo: fights a creature with %i amber on it and is dealt damage: %s', (amber, damaged) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['censor-philo'] },
    p2: { battleline: [{ card: 'umbra', amber }] },
  });

  p1.fight('censor-philo', p2.card('umbra'));

  expect(p1.card('censor-philo').damage > 0).toBe(damaged);
});

test('The evil twin of Censor Philo deals 5 damage to a creature with amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['censor-philo-evil-twin'] },
    p2: { battleline: [{ card: 'troll', amber: 1 }, { card: 'krump', amber: 1 }, 'bumpsy'] },
  });

  p1.play('censor-philo-evil-twin');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(5);
});

describe('Eclectic Ambrosius', () => {
  test('gets a knowledge counter at the end of its player’s turn', () => {
    const { p1 } = scenario({ p1: { battleline: ['eclectic-ambrosius'] } });

    p1.endTurn();

    expect(p1.card('eclectic-ambrosius').counters).toEqual({ knowledge: 1 });
  });

  test.each([
    [3, 6],
    [2, 0],
  ])('with %i counters gains %i amber', (knowledge, amber) => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'eclectic-ambrosius', counters: { knowledge } }] },
    });

    p1.use('eclectic-ambrosius');

    expect(p1.amber).toBe(amber);
  });

  test('as an evil twin, blanks an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['eclectic-ambrosius-evil-twin'] },
      p2: { battleline: ['umbra', 'troll'] },
    });

    p1.reap('eclectic-ambrosius-evil-twin');
    p1.choose(p2.card('umbra'));

    expect(p2.card('umbra')).toMatchObject({ keywords: {}, counters: { ignorance: 1 } });
  });
});

test('Lapisaurus: the creature that attacks it is exalted', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['lapisaurus'] },
  });

  p1.fight('troll', p2.card('lapisaurus'));

  expect(p1.card('troll').amber).toBe(1);
});

test('The evil twin of Lapisaurus exalts the creature that it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lapisaurus-evil-twin'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('lapisaurus-evil-twin', p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
});

test('Magistra Vita exalts another house’s creature and reaps with it', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['magistra-vita'], battleline: ['krump', 'bumpsy', 'lapisaurus'] },
  });

  p1.play('magistra-vita');
  p1.choose('magistra-vita');
  expect(p1.choices).toEqual(['krump', 'bumpsy']);
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ amber: 1, exhausted: true });
  expect(p1.amber).toBe(1);
});

test('The evil twin of Magistra Vita exalts another house’s creature and fights with it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['magistra-vita-evil-twin'], battleline: ['krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('magistra-vita-evil-twin');
  p1.choose('magistra-vita-evil-twin');
  p1.choose('krump');
  p1.choose(p2.card('dust-pixie'));

  expect(p1.card('krump').amber).toBe(1);
  expect(p2.battleline).toEqual([]);
});

test.each([
  ['physicus-felix', 'high', 'low'],
  ['physicus-felix-evil-twin', 'low', 'high'],
] as const)('%s: may exalt a creature while the tide is %s, not while it is %s', (card, tide, other) => {
  const { p1, game } = scenario({ p1: { house: 'saurian', hand: [card, card], battleline: ['krump'] } });
  game.edit.setPlayer('p1', { tide: other });
  p1.play(p1.card(card, 1));
  expect(p1.prompt.purpose).toBe('main-step');
  game.edit.setPlayer('p1', { tide });

  p1.play(p1.card(card, 2));
  p1.choose(p1.card(card, 2));
  p1.choose('krump');

  expect(p1.card('krump').amber).toBe(1);
});

test.each([
  ['low', ['bumpsy']],
  ['neutral', []],
] as const)('Undagnathus: fights while the tide is %s and leaves %j', (tide, left) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['undagnathus'] },
    p2: { battleline: ['bumpsy'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.fight('undagnathus', p2.card('bumpsy'));

  expect(p2.battleline).toEqual(left);
});

test.each([
  ['low', 10],
  ['neutral', 5],
] as const)('The evil twin of Undagnathus: dealt 5 damage while the tide is %s takes %i', (tide, damage) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['undagnathus-evil-twin'] },
    p2: { battleline: ['bumpsy'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.fight('undagnathus-evil-twin', p2.card('bumpsy'));

  expect(p1.card('undagnathus-evil-twin').damage).toBe(damage);
});

test('Brachiaditus stuns its neighbors and removes 1 amber from each', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['brachiaditus'],
      battleline: [
        { card: 'troll', amber: 2 },
        { card: 'krump', amber: 1 },
        { card: 'umbra', amber: 1 },
      ],
    },
  });

  p1.play('brachiaditus', { rightOf: 'troll' });

  expect(['troll', 'krump', 'umbra'].map((card) => p1.card(card).amber)).toEqual([1, 0, 1]);
  expect(['troll', 'krump', 'umbra'].map((card) => p1.card(card).stunned)).toEqual([true, true, false]);
  expect(p1.amber).toBe(0);
});

test('Hastatus Raptor deals damage for the amber on all friendly copies before it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['hastatus-raptor', { card: 'hastatus-raptor', amber: 2, exhausted: true }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('hastatus-raptor', p2.card('troll'));
  p1.choose('hastatus-raptor');

  expect(p2.discard).toEqual(['troll']);
});

test('Medicus Lacus: while the tide is high, amber on friendly creatures pays for keys', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', amber: 5, battleline: [{ card: 'medicus-lacus', amber: 1 }] },
    p2: { houses: ['brobnar'] },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('red');

  expect([p1.keys, p1.amber, p1.card('medicus-lacus').amber]).toEqual([1, 0, 0]);
});

test('Medicus Lacus: while the tide is not high, amber on creatures pays for nothing', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', amber: 5, battleline: [{ card: 'medicus-lacus', amber: 1 }] },
    p2: { houses: ['brobnar'] },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.keys).toBe(0);
});

test.each([
  ['low', 1],
  ['neutral', 0],
] as const)('Venator Altum: dealt damage while the tide is %s has %i amber', (tide, amber) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['krump'] },
    p2: { battleline: ['venator-altum'] },
  });
  game.edit.setPlayer('p2', { tide });

  p1.fight('krump', p2.card('venator-altum'));

  expect(p2.card('venator-altum')).toMatchObject({ damage: 4, amber });
});
