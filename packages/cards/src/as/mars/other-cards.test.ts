import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Deimos Burst destroys friendly artifacts and flank creatures, and gains 1 amber for each', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['deimos-burst'],
      house: 'mars',
      battleline: ['troll', 'krump', { card: 'bumpsy', warded: true }],
      artifacts: ['quantum-compass'],
    },
    p2: { battleline: ['urchin'], artifacts: ['gauntlet-of-command'] },
  });

  p1.play('deimos-burst');

  expect(p1.battleline).toEqual(['krump', 'bumpsy']);
  expect([p1.artifacts, p2.artifacts, p2.battleline]).toEqual([[], ['gauntlet-of-command'], ['urchin']]);
  expect(p1.amber).toBe(2);
});

test('Nice to Greet You readies each Mars creature, of both players', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['nice-to-greet-you'],
      battleline: [
        { card: 'tangrant', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { battleline: [{ card: 'donor-vox', exhausted: true }] },
  });

  p1.play('nice-to-greet-you');

  expect([p1.card('tangrant').exhausted, p1.card('troll').exhausted, p2.card('donor-vox').exhausted]).toEqual(
    [false, true, false],
  );
});

test('Phosphorus Blast deals 2 damage to each creature of another house', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['phosphorus-blast'], house: 'mars', battleline: ['troll', 'tangrant'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('phosphorus-blast');

  expect([p1.card('troll').damage, p1.card('tangrant').damage, p2.card('krump').damage]).toEqual([2, 0, 2]);
});

test.each([
  ['troll', 2],
  ['urchin', 0],
])('Shark Bait on %s lets it capture 2 amber unless it is destroyed', (slug, captured) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['shark-bait'], house: 'mars', battleline: ['troll', 'urchin', 'tangrant'] },
    p2: { battleline: ['krump'], amber: 5 },
  });

  p1.play('shark-bait');
  expect(p1.choices).toEqual(['troll', 'urchin']);
  p1.choose(slug);

  expect(p2.amber).toBe(5 - captured);
  expect(p1.card('troll').damage).toBe(captured);
});

test('Wind Shield makes its creature elusive and lets a friendly creature capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'tangrant', upgrades: ['wind-shield'] }, 'troll'] },
    p2: { amber: 2 },
  });
  expect(p1.card('tangrant').keywords).toHaveProperty('elusive');

  p1.reap('tangrant');
  p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber]).toEqual([1, 1]);
});

describe('Harmonic Pack', () => {
  test('deals 5 damage at once with a card of an archives, which is discarded [0.12]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['harmonic-pack'] },
      p2: { archives: ['urchin'], battleline: [{ card: 'krump', warded: true }, 'troll'] },
    });

    p1.play('harmonic-pack');
    p1.choose(p2.card('krump'));
    p1.press('opponent');

    // The ward stops all of it.
    expect(p2.card('krump')).toMatchObject({ damage: 0, warded: false });
    expect([p2.archives, p2.discard]).toEqual([[], ['urchin']]);
  });

  test.each([
    [['urchin'], 5],
    [[], 2],
  ])('with %j in archives deals %i damage', (archives, damage) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['harmonic-pack'], archives },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('harmonic-pack');
    p1.choose(p2.card('troll'));
    if (archives.length > 0) p1.press('self');

    expect(p2.card('troll').damage).toBe(damage);
    expect(p1.archives).toEqual([]);
  });

  test('discards the card without a creature, too [0.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['harmonic-pack'], archives: ['urchin'] } });

    p1.play('harmonic-pack');
    p1.press('self');

    expect(p1.archives).toEqual([]);
  });
});

test.each([
  ['krump', true],
  ['warded krump', false],
])('Intentional Discharge readies a friendly Mars creature if %s returns to hand', (_, returned) => {
  const { p1 } = scenario({
    p1: {
      hand: ['intentional-discharge'],
      battleline: [
        { card: 'tangrant', exhausted: true },
        { card: 'krump', warded: !returned },
      ],
    },
  });

  p1.play('intentional-discharge');
  p1.choose('krump');
  if (returned) p1.choose('tangrant');

  expect(p1.hand).toEqual(returned ? ['krump'] : []);
  expect(p1.card('tangrant').exhausted).toBe(!returned);
});

test.each([
  [3, 2, true],
  [3, 3, false],
])(
  'Watney’s Calculation with %i against %i amber destroys an enemy creature: %s',
  (theirs, mine, destroys) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['watney-s-calculation'], amber: mine - 1 },
      p2: { amber: theirs, battleline: ['troll', 'krump'] },
    });

    p1.play('watney-s-calculation');
    if (destroys) p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(destroys ? ['troll'] : ['troll', 'krump']);
  },
);

test('Gamma Blaster destroys an enemy creature with amber on it by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'tangrant', upgrades: ['gamma-blaster'], amber: 1 }] },
    p2: { battleline: [{ card: 'troll', amber: 1 }, 'krump', { card: 'bumpsy', amber: 1 }] },
  });

  p1.reap('tangrant');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
});

test('Stealth Modifications ward their creature and its neighbors, and make them elusive', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['stealth-modifications'],
      house: 'mars',
      battleline: ['troll', 'krump', 'bumpsy', 'urchin'],
    },
  });

  p1.play('stealth-modifications', { on: 'troll' });

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).warded)).toEqual([true, true, false]);
  expect(p1.card('krump').keywords).toHaveProperty('elusive');
  expect(p1.card('bumpsy').keywords).not.toHaveProperty('elusive');
});
