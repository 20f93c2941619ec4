import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['the center', ['troll', 'agorim', 'krump'], 13],
  ['a flank', ['agorim', 'troll'], 8],
])('Agorim at %s', (_, battleline, power) => {
  const { p1, p2 } = scenario({ p1: { battleline }, p2: { battleline: ['troll'] } });

  expect([p1.card('troll').power, p2.card('troll').power]).toEqual([power, 8]);
});

test.each([
  [true, []],
  [false, ['dray-conis', 'krump']],
])('Dray Conis, exhausted %s, destroys each creature at the start of its turn', (exhausted, line) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'dray-conis', exhausted }, 'krump'] },
  });

  p1.endTurn();

  expect(p2.battleline).toEqual(line);
  expect(p1.battleline).toEqual(exhausted ? [] : ['troll']);
});

describe('Kulsha', () => {
  test('makes the opponent’s keys cost 2 more for each key they have forged', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['kulsha'], keys: 1 }, p2: { keys: 2 } });

    expect([p1.keyCost, p2.keyCost]).toEqual([6, 10]);
  });

  test('exhausts up to 3 creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kulsha', 'bumpsy'] },
      p2: { battleline: ['troll', 'krump', 'urchin'] },
    });

    p1.reap('kulsha');
    p1.choose(p2.card('troll'), p2.card('krump'));

    expect(['troll', 'krump', 'urchin'].map((slug) => p2.card(slug).exhausted)).toEqual([true, true, false]);
    expect(p1.card('bumpsy').exhausted).toBe(false);
  });

  test('is played with both halves', () => {
    const { p1 } = scenario({ p1: { hand: ['kulsha', 'kulsha2'] } });

    p1.play('kulsha');

    expect([p1.battleline, p1.card('kulsha').power]).toEqual([['kulsha'], 15]);
  });
});

describe('Seda the Sleeper', () => {
  test('captures 6 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['seda-the-sleeper'] }, p2: { amber: 7 } });

    p1.play('seda-the-sleeper');

    expect([p1.card('seda-the-sleeper').amber, p2.amber]).toEqual([6, 1]);
  });

  test.each([
    ['exhausted on a flank', true, ['urchin'], 0],
    ['ready on a flank', false, ['urchin'], 6],
    ['exhausted between others', true, ['urchin', 'dust-pixie'], 6],
  ])('%s takes its damage', (_, exhausted, others, damage) => {
    const [first, ...rest] = others;
    const seda = { card: 'seda-the-sleeper', exhausted };
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy'] },
      p2: { battleline: rest.length === 0 ? [seda, first ?? ''] : [first ?? '', seda, ...rest] },
    });

    p1.fight('bumpsy', p2.card('seda-the-sleeper'));

    expect(p2.card('seda-the-sleeper').damage).toBe(damage === 0 ? 0 : 5);
  });

  test.each([
    ['hurts it to exhaust it again', 'seda-the-sleeper', 2, true],
    ['leaves it ready', 'done', 0, false],
  ])('its player readies it in their ready step and %s', (_, answer, damage, exhausted) => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'seda-the-sleeper', exhausted: true }] } });

    p1.endTurn();
    if (answer === 'done') p1.press('done');
    else p1.choose(answer);

    expect([p1.card('seda-the-sleeper').damage, p1.card('seda-the-sleeper').exhausted]).toEqual([
      damage,
      exhausted,
    ]);
  });
});

describe('Tranquil Reiner', () => {
  test('readies a creature that is no Dragon, and gains 3 amber for it', () => {
    const { p1 } = scenario({
      p1: {
        battleline: [
          'tranquil-reiner',
          { card: 'troll', exhausted: true },
          { card: 'agorim', exhausted: true },
          'krump',
        ],
      },
    });

    p1.reap('tranquil-reiner');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect([p1.card('troll').exhausted, p1.amber]).toEqual([false, 4]);
  });

  test('does not ready in the ready step', () => {
    const { p1 } = scenario({
      p1: { battleline: ['tranquil-reiner', { card: 'agorim', exhausted: true }] },
    });

    p1.reap('tranquil-reiner');
    p1.endTurn();

    expect(p1.card('tranquil-reiner').exhausted).toBe(true);
    expect(p1.card('agorim').exhausted).toBe(false);
    expect(p1.amber).toBe(1);
  });
});

test('Bastionclaw makes its player’s keys cost 1 less for each key of the opponent', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['bastionclaw'], keys: 1 }, p2: { keys: 2 } });

  expect([p1.keyCost, p2.keyCost]).toEqual([4, 6]);
});

describe('Caspart', () => {
  test('exhausts 2 other creatures at the end of the turn if it stayed exhausted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'caspart', exhausted: true }, 'agorim'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.endTurn();
    p1.choose('caspart');
    p1.choose(p2.card('troll'), 'agorim');

    expect([p2.card('troll').exhausted, p2.card('krump').exhausted]).toEqual([true, false]);
    expect(p1.card('agorim').exhausted).toBe(true);
  });

  test('does nothing if it is ready', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['caspart'] }, p2: { battleline: ['troll', 'krump'] } });

    p1.endTurn();

    expect(p2.card('troll').exhausted).toBe(false);
  });
});

test.each([true, false])(
  'Noxious Ionox, exhausted %s, destroys an enemy creature at the start of its turn',
  (exhausted) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'krump'] },
      p2: { battleline: [{ card: 'noxious-ionox', exhausted }] },
    });

    p1.endTurn();
    if (exhausted) {
      p2.choose(p1.card('krump'));
    }

    expect(p1.battleline).toEqual(exhausted ? ['troll'] : ['troll', 'krump']);
  },
);

test('Voltash Coilbreath uses an enemy artifact, then puts it beneath its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['voltash-coilbreath'] },
    p2: { artifacts: ['cannon'], battleline: ['troll'], deck: ['krump'] },
  });

  p1.reap('voltash-coilbreath');
  p1.choose(p2.card('cannon'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.deck).toEqual(['krump', 'cannon']);
});

test('Zartoo, the Swift readies and uses a friendly creature that is no Dragon', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [
        'zartoo-the-swift',
        { card: 'troll', exhausted: true },
        { card: 'agorim', exhausted: true },
      ],
    },
    p2: { battleline: [] },
  });

  p1.reap('zartoo-the-swift');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.amber, p1.card('troll').exhausted]).toEqual([2, true]);
});

test('Daring Delt gains 1 amber for each friendly ready creature of the active house', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['daring-delt', 'agorim', { card: 'caspart', exhausted: true }, 'troll'] },
    p2: { battleline: ['dust-pixie', 'kulsha'] },
  });

  p1.fight('daring-delt', p2.card('dust-pixie'));

  expect(p1.amber).toBe(1);
});

test.each([
  ['more', 1, 2, 0],
  ['as many', 0, 0, 2],
])('Pip the Pilferer: the opponent has %s keys', (_, keys, amber, captured) => {
  const { p1, p2 } = scenario({ p1: { hand: ['pip-the-pilferer'] }, p2: { amber: 3, keys: keys as 0 | 1 } });

  p1.play('pip-the-pilferer');

  expect([p1.amber, p1.card('pip-the-pilferer').amber, p2.amber]).toEqual([amber, captured, 1]);
});

test.each([
  ['1 amber', ['troll'], 1],
  [
    '1 for each +1 power counter on friendly creatures if its player is overwhelmed',
    ['troll', 'krump', 'bumpsy'],
    3,
  ],
])('Ria Bevy Gress captures %s', (_, enemies, captured) => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [
        { card: 'ria-bevy-gress', powerCounters: 1 },
        { card: 'agorim', powerCounters: 2 },
      ],
    },
    p2: { amber: 5, battleline: enemies.map((card) => ({ card, powerCounters: 1 })) },
  });

  p1.reap('ria-bevy-gress');

  expect([p1.card('ria-bevy-gress').amber, p2.amber]).toEqual([captured, 5 - captured]);
});

describe('Shadow Gloomcoil', () => {
  test('enters under the opponent’s control and hurts their creatures whenever one is used', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-gloomcoil'], battleline: ['agorim'], house: 'ouboros' },
      p2: { battleline: ['bumpsy'], houses: ['brobnar'] },
    });

    p1.play('shadow-gloomcoil');
    expect(p2.battleline).toEqual(['bumpsy', 'shadow-gloomcoil']);
    p1.reap('agorim');
    expect(p2.card('bumpsy').damage).toBe(0);
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('bumpsy');

    expect([p2.card('bumpsy').damage, p2.card('shadow-gloomcoil').damage]).toEqual([1, 1]);
    expect(p1.card('agorim').damage).toBe(0);
  });
});

test('Snapper Dyn allots 1 damage to enemy creatures for each amber of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'snapper-dyn', exhausted: true }], amber: 1 },
    p2: { amber: 3, battleline: ['troll', 'krump'] },
  });

  p1.endTurn();
  p1.choose('snapper-dyn');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 1]);
});

test.each([
  [true, 1],
  [false, 0],
])('Sparkscheme, exhausted %s: after an enemy reap its player draws %i', (exhausted, drawn) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'sparkscheme', exhausted }], deck: ['krump', 'urchin'] },
  });

  p1.reap('troll');

  expect(p2.hand).toHaveLength(drawn);
});

test.each([
  ['overwhelmed', ['klyyhnug', 'krump', 'urchin'], 2],
  ['not overwhelmed', ['klyyhnug'], 1],
])('Hoardgouge: its bearer’s player is %s', (_, enemies, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['hoardgouge'] }] },
    p2: { battleline: enemies },
  });

  p1.reap('troll');
  if (amber === 2) p1.choose(p2.card('klyyhnug'));

  expect(p1.amber).toBe(amber);
  expect(p2.discard).toEqual(amber === 2 ? ['klyyhnug'] : []);
});
