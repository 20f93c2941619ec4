import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const HAUNTED = Array.from({ length: 10 }, () => 'urchin');
const GATEWAY = { card: 'gateway-to-dis', house: 'geistoid' } as const;

test.each([
  ['haunted', HAUNTED, 5 + 6],
  ['not haunted', [], 5],
])('Helichopper has +3 power for each amber on it while its player is %s', (_, discard, power) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'helichopper', amber: 2 }], discard },
    p2: { amber: 3 },
  });
  expect(p1.card('helichopper').power).toBe(power);

  p1.use('helichopper');

  expect([p1.card('helichopper').amber, p2.amber]).toEqual([4, 1]);
});

test('Jahneerie lets friendly creatures with amber move 1 of it to the pool by reaping', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'jahneerie', amber: 2 }, 'paradrone'] },
  });

  p1.reap('jahneerie');
  p1.reap('paradrone');

  expect(p1.amber).toBe(3);
  expect(p1.card('jahneerie').amber).toBe(1);
});

test('P.K.E. Syphonator gains 1 amber for each archived card of the opponent, and discards them', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['pke-syphonator'], archives: ['troll'] },
    p2: { archives: ['krump', 'bumpsy'] },
  });

  p1.play('pke-syphonator');

  expect(p1.amber).toBe(2);
  expect([p1.archives, p2.archives, p2.discard.toSorted()]).toEqual([['troll'], [], ['bumpsy', 'krump']]);
});

test('Doppelganger offers its own neighbors of its battleline only', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'doppelganger', 'krump', 'bumpsy'], houses: ['geistoid'] },
    p2: { battleline: ['valdr'], houses: ['brobnar'] },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');
});

test('[0.13] two Doppelgangers that give each other their text go on a hundred times at most', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['doppelganger', 'doppelganger'], houses: ['geistoid'] },
    p2: { battleline: ['valdr'], houses: ['brobnar'] },
  });
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  let times = 0;
  for (; p1.choices.includes('doppelganger'); times++) p1.choose('doppelganger');

  expect(times).toBeGreaterThan(50);
  expect(times).toBeLessThan(250);
  expect(p1.discard).toContain('doppelganger');
  expect(p1.buttons).toContain('geistoid');
});

test.each([
  ['paradrone', 'fight', 1],
  ['parabyte', 'reap', 1],
] as const)('%s lets a friendly creature capture 1 amber by %s', (slug, act, amount) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [slug, 'troll'] },
    p2: { battleline: ['dust-pixie'], amber: 3 },
  });

  if (act === 'reap') p1.reap(slug);
  else p1.fight(slug, p2.card('dust-pixie'));
  expect(p1.choices).toEqual([slug, 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(amount);
});

test('Parabyte makes the keys of the opponent dearer by the amber on all friendly creatures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['parabyte', { card: 'troll', amber: 2 }, { card: 'krump', amber: 1 }] },
    p2: { battleline: [{ card: 'bumpsy', amber: 4 }] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 9]);
});

describe('Titan Apparition discards the top 5 cards', () => {
  const deck = ['troll', 'krump', 'bumpsy', 'urchin', 'dodger', 'umbra'];

  test('of its player’s deck in its player’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: [GATEWAY], battleline: ['titan-apparition'], deck },
      p2: { deck },
    });

    p1.play('gateway-to-dis');

    expect([p1.deck, p2.deck.length]).toEqual([['umbra'], 6]);
  });

  test('of the opponent’s deck in another turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: [GATEWAY], house: 'geistoid', deck },
      p2: { deck, battleline: ['titan-apparition'] },
    });

    p1.play('gateway-to-dis');

    expect([p1.deck, p2.deck.length]).toEqual([['umbra'], 6]);
  });
});

test('Colonel Slime, scrapped, lets a friendly creature capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['colonel-slime'], house: 'geistoid', battleline: ['troll', 'krump'] },
    p2: { amber: 2 },
  });

  p1.discardCard('colonel-slime');
  p1.choose('krump');

  expect([p1.card('krump').amber, p2.amber]).toEqual([1, 1]);
});

test('Portal Guardian lets another friendly creature capture 2 amber when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['portal-guardian', 'krump', 'urchin'] },
    p2: { battleline: ['troll'], amber: 3 },
  });

  p1.fight('portal-guardian', p2.card('troll'));
  expect(p1.choices).toEqual(['krump', 'urchin']);
  p1.choose('krump');

  expect([p1.card('krump').amber, p2.amber]).toEqual([2, 1]);
});

test.each([
  ['haunted', HAUNTED, 1],
  ['not haunted', [], 0],
])('Stratowise discards a card, and captures 1 amber if its player is %s', (_, discard, captured) => {
  const { p1 } = scenario({
    p1: { battleline: ['stratowise'], hand: ['troll', 'krump'], discard },
    p2: { amber: 3 },
  });

  p1.reap('stratowise');
  p1.choose('krump');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.card('stratowise').amber).toBe(captured);
});

test('Summoned Counsel shuffles a discarded or purged card of its player into the deck', () => {
  const { p1 } = scenario({
    p1: { battleline: ['summoned-counsel'], discard: ['troll'], purged: ['krump'] },
    p2: { discard: ['bumpsy'], purged: ['urchin'] },
  });

  p1.reap('summoned-counsel');
  expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
  p1.choose('krump');

  expect([p1.deck, p1.purged, p1.discard]).toEqual([['krump'], [], ['troll']]);
});

test('Wellstring deals 3 damage to a creature by reaping', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['wellstring'] }, p2: { battleline: ['troll'] } });

  p1.reap('wellstring');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});
