import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['questor-jarta', 'reap', 2],
  ['questor-jarta', 'done', 1],
])('%s may be exalted to gain 1 amber when it reaps (%s)', (slug, answer, amber) => {
  const { p1 } = scenario({ p1: { battleline: [slug] } });

  p1.reap(slug);
  if (answer === 'done') p1.press('done');
  else p1.choose(slug);

  expect(p1.amber).toBe(amber);
  expect(p1.card(slug).amber).toBe(answer === 'done' ? 0 : 1);
});

describe('Legatus Raptor', () => {
  test('may be exalted after a fight to ready and use another friendly creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['legatus-raptor', { card: 'troll', exhausted: true }] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('legatus-raptor', p2.card('dust-pixie'));
    p1.choose('legatus-raptor');
    p1.choose('troll');

    expect(p1.card('legatus-raptor').amber).toBe(1);
    expect(p1.amber).toBe(1);
  });

  test('uses nothing if it is not exalted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['legatus-raptor', { card: 'troll', exhausted: true }] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('legatus-raptor', p2.card('dust-pixie'));
    p1.press('done');

    expect(p1.card('troll').exhausted).toBe(true);
  });
});

describe('Odoac the Patrician', () => {
  test('captures 1 amber when it is played', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['odoac-the-patrician'] }, p2: { amber: 2 } });

    p1.play('odoac-the-patrician');

    expect(p1.card('odoac-the-patrician').amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test.each([
    [1, 3],
    [0, 2],
  ])('with %i amber on it the opponent leaves its player %i amber', (amber, left) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['nerve-blast'] },
      p2: { amber: 3, battleline: [{ card: 'odoac-the-patrician', amber }, 'troll'] },
    });

    p1.play('nerve-blast');
    if (amber === 0) p1.choose(p2.card('troll'));

    expect(p2.amber).toBe(left);
  });
});

test('Praefectus Ludo sends the amber of other friendly creatures to the supply, not its own', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['ballcano', 'ballcano'] },
    p2: {
      battleline: [
        { card: 'praefectus-ludo', amber: 2 },
        { card: 'urchin', amber: 3 },
      ],
    },
  });

  p1.play('ballcano');
  expect(p1.amber).toBe(0);
  p1.play('ballcano');

  expect(p1.amber).toBe(2);
  expect(p2.battleline).toEqual([]);
});

describe('Rhetor Gallim', () => {
  test('makes keys of the opponent cost 3 more in their next turn when it is played', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['rhetor-gallim'] }, p2: { amber: 8, houses: ['mars'] } });

    p1.play('rhetor-gallim');
    expect(p1.keyCost).toBe(6);
    p1.endTurn();

    expect([p2.keys, p2.keyCost]).toEqual([0, 9]);
  });

  test.each([
    ['exalted', 9],
    ['not exalted', 6],
  ])('does so when it reaps only if it is exalted: %s', (answer, cost) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['rhetor-gallim'] }, p2: { houses: ['mars'] } });

    p1.reap('rhetor-gallim');
    if (answer === 'exalted') p1.choose('rhetor-gallim');
    else p1.press('done');
    p1.endTurn();

    expect(p2.keyCost).toBe(cost);
  });
});

describe('Senator Shrix', () => {
  test('pays for keys with the amber on it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'], house: 'brobnar' },
      p2: { houses: ['saurian'], amber: 4, battleline: [{ card: 'senator-shrix', amber: 2 }] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.keys).toBe(1);
    expect(p2.card('senator-shrix').amber).toBe(0);
  });

  test.each(['play', 'reap'])('may be exalted by %s', (act) => {
    const { p1 } = scenario({
      p1: act === 'play' ? { hand: ['senator-shrix'] } : { battleline: ['senator-shrix'] },
    });

    if (act === 'play') p1.play('senator-shrix');
    else p1.reap('senator-shrix');
    p1.choose('senator-shrix');

    expect(p1.card('senator-shrix').amber).toBe(1);
  });
});

test('Senator Bracchus lets its player pay with amber on friendly creatures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], house: 'brobnar' },
    p2: { houses: ['saurian'], amber: 5, battleline: ['senator-bracchus', { card: 'krump', amber: 1 }] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.card('krump').amber).toBe(0);
});

test.each([
  ['senator-bracchus', 'reap'],
  ['senator-bracchus', 'fight'],
  ['primus-unguis', 'reap'],
])('%s is exalted after it %ss', (slug, act) => {
  const { p1, p2 } = scenario({ p1: { battleline: [slug] }, p2: { battleline: ['dust-pixie'] } });

  if (act === 'reap') p1.reap(slug);
  else p1.fight(slug, p2.card('dust-pixie'));

  expect(p1.card(slug).amber).toBe(1);
});

test.each(['play', 'fight'])('Thero Centurion captures 1 amber by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: act === 'play' ? { hand: ['thero-centurion'] } : { battleline: ['thero-centurion'] },
    p2: { amber: 2, battleline: ['dust-pixie'] },
  });

  if (act === 'play') p1.play('thero-centurion');
  else p1.fight('thero-centurion', p2.card('dust-pixie'));

  expect(p1.card('thero-centurion').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Tricerian Legionary wards a friendly creature', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['tricerian-legionary'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('tricerian-legionary', { flank: 'right' });
  expect(p1.choices).toEqual(['troll', 'tricerian-legionary']);
  p1.choose('troll');

  expect(p1.card('troll').warded).toBe(true);
});

describe('Centurion Stenopius', () => {
  test('gets +3 power for each amber on it', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'centurion-stenopius', amber: 2 }] } });

    expect(p1.card('centurion-stenopius').power).toBe(9);
  });

  test.each(['play', 'reap', 'fight'])('may be exalted by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: act === 'play' ? { hand: ['centurion-stenopius'] } : { battleline: ['centurion-stenopius'] },
      p2: { battleline: ['dust-pixie'] },
    });

    if (act === 'play') p1.play('centurion-stenopius');
    else if (act === 'reap') p1.reap('centurion-stenopius');
    else p1.fight('centurion-stenopius', p2.card('dust-pixie'));
    p1.choose('centurion-stenopius');

    expect(p1.card('centurion-stenopius').amber).toBe(1);
  });
});
