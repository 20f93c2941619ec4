import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[A271] Key Hammer unforges one of two keys of the previous turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['key-charge', 'key-charge'], amber: 14 },
    p2: { houses: ['dis'], hand: ['key-hammer'] },
  });
  for (const color of ['red', 'blue'] as const) {
    p1.play('key-charge');
    p1.press('yes');
    p1.press(color);
  }
  p1.endTurn();
  p2.press('dis');

  p2.play('key-hammer');
  p2.press('blue');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(6);
});

test('[A271] Furtive Investors counts only the keys that are forged now', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['key-charge'], amber: 13 },
    p2: { houses: ['shadows'], hand: [{ card: 'key-hammer', house: 'shadows' }, 'furtive-investors'] },
  });
  p1.play('key-charge');
  p1.press('yes');
  p1.press('red');
  p1.endTurn();
  p2.press('shadows');
  p2.play('key-hammer');
  expect(p1.keys).toBe(0);
  const { amber } = p2;

  p2.play('furtive-investors');

  // Its bonus icon is all that it gives.
  expect(p2.amber).toBe(amber + 1);
});

test('[A272] a dying Keyfrog forges with amber on Senator Shrix, and the active player divides the payment', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: ['keyfrog', { card: 'senator-shrix', amber: 3 }], amber: 4 },
  });

  p1.fight('troll', p2.card('keyfrog'));
  p1.choose(p2.card('senator-shrix'));
  p1.press(3);
  p1.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[A273] Bumpsy does not make the opponent lose amber on Senator Shrix', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['bumpsy'] },
    p2: { battleline: [{ card: 'senator-shrix', amber: 3 }] },
  });

  p1.play('bumpsy');

  expect(p2.card('senator-shrix').amber).toBe(3);
});

test('[A274] Little Niff steals although its neighbor died in the fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff'] },
    p2: { battleline: ['troll'], amber: 2 },
  });

  p1.fight('silvertooth', p2.card('troll'));

  expect(p1.battleline).toEqual(['little-niff']);
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('[A275] Mack the Knife may destroy itself and still gains amber', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'mack-the-knife', damage: 2 }] } });

  p1.use('mack-the-knife');
  p1.choose('mack-the-knife');

  expect(p1.discard).toEqual(['mack-the-knife']);
  expect(p1.amber).toBe(1);
});

test('[A276] the card beneath Masterplan may return it to hand before it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], house: 'shadows', hand: ['masterplan', 'grasping-vines'] },
    p2: { houses: ['dis'] },
  });
  p1.play('masterplan');
  p1.choose('grasping-vines');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('shadows');

  p1.use('masterplan');
  p1.choose('masterplan');

  expect(p1.hand).toContain('masterplan');
  expect(p1.discard).toEqual(['grasping-vines']);
});

test('[A278] a steal that Po’s Pixies changed is a steal: Nerve Blast deals its damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { battleline: ['po-s-pixies', 'troll'], amber: 1 },
  });

  p1.play('nerve-blast');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('[A285] The Warchest counts a creature that power damage destroyed, not one that assault destroyed', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['troll', { card: 'ancient-bear', house: 'brobnar' }],
      artifacts: ['the-warchest'],
    },
    p2: { battleline: ['silvertooth', 'dew-faerie', 'urchin'] },
  });
  p1.fight('troll', p2.card('silvertooth'));
  p1.fight('ancient-bear', p2.card('dew-faerie'));
  expect(p2.battleline).toEqual(['urchin']);

  p1.use('the-warchest');

  expect(p1.amber).toBe(1);
});

test.each([
  { first: 'optio-gorkus', kept: 2 },
  { first: 'imperial-scutum', kept: 0 },
])('[A311] the active player orders Optio Gorkus and Imperial Scutum: $first first', ({ first, kept }) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: {
      battleline: [{ card: 'bumpsy', amber: 2, upgrades: ['imperial-scutum'] }, 'optio-gorkus'],
    },
  });

  p1.fight('troll', p2.card('bumpsy'));
  p1.choose(p2.card(first));
  if (first === 'optio-gorkus') p1.choose(p2.card('optio-gorkus'));

  expect(p2.card('optio-gorkus').amber).toBe(kept);
});

test('[A312] the amber of creatures that are destroyed with Magda the Rat moves before she makes the opponent steal', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['magda-the-rat'] },
    p2: { battleline: [{ card: 'troll', amber: 2 }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.amber - p1.amber).toBe(2);
});
