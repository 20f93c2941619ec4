import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['armadrone', 1],
  ['armadrone-evil-twin', 2],
])('%s: steals %i amber after it fights', (card, stolen) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card, powerCounters: 5 }] },
    p2: { battleline: ['dust-pixie'], amber: 3 },
  });

  p1.fight(card, p2.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([stolen, 3 - stolen]);
});

describe.each(['binary-moray', 'binary-moray-evil-twin'])('%s', (card) => {
  test('is readied when its controller raises the tide', () => {
    const { p1, game } = scenario({
      p1: { house: 'logos', battleline: [{ card, exhausted: true }], hand: ['bilgewarden'] },
    });
    game.edit.setPlayer('p1', { tide: 'neutral' });

    p1.play('bilgewarden');

    expect(p1.card(card).exhausted).toBe(false);
  });

  test('is exhausted when the opponent raises the tide', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'logos', hand: ['bilgewarden'] },
      p2: { battleline: [card] },
    });
    game.edit.setPlayer('p1', { tide: 'neutral' });

    p1.play('bilgewarden');

    expect(p2.card(card).exhausted).toBe(true);
  });
});

test('Binary Moray archives a card after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['binary-moray'], hand: ['troll', 'krump'] } });

  p1.reap('binary-moray');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
});

test('Captain Kresage has the keywords of other friendly creatures, not of enemies', () => {
  const { p1 } = scenario({
    p1: { battleline: ['captain-kresage', 'prof-garwynne', 'almsmaster'] },
    p2: { battleline: ['sea-urchin', 'umbra'] },
  });

  expect(p1.card('captain-kresage').keywords).toEqual({ elusive: 1, taunt: 1 });
});

test('Captain Kresage has poison and skirmish while other friendly creatures have them', () => {
  const { p1 } = scenario({ p1: { battleline: ['captain-kresage', 'sea-urchin', 'umbra'] } });

  expect(p1.card('captain-kresage').keywords).toEqual({ poison: 1, skirmish: 1 });
});

test('The evil twin of Captain Kresage removes elusive, taunt, poison and skirmish from each creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['captain-kresage-evil-twin', 'prof-garwynne', 'almsmaster'] },
    p2: { battleline: ['sea-urchin', 'umbra'] },
  });

  expect(p1.card('prof-garwynne').keywords).toEqual({});
  expect(p1.card('almsmaster').keywords).toEqual({ deploy: 1 });
  expect(p2.card('sea-urchin').keywords).toEqual({});
  expect(p2.card('umbra').keywords).toEqual({});
});

test('Old Egad wards its neighbors when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['krump', { card: 'old-egad', armorUsed: 2 }, 'bumpsy', 'umbra'] },
  });

  p1.fight('troll', p2.card('old-egad'));

  expect(['krump', 'bumpsy', 'umbra'].map((card) => p2.card(card).warded)).toEqual([true, true, false]);
});

test('The evil twin of Old Egad enrages each enemy creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump', 'umbra'] },
    p2: { battleline: ['old-egad-evil-twin', 'bumpsy'] },
  });

  p1.fight('troll', p2.card('old-egad-evil-twin'));

  expect([p1.card('krump').enraged, p1.card('umbra').enraged]).toEqual([true, true]);
  expect(p2.card('bumpsy').enraged).toBe(false);
});

test.each([
  ['high', 3],
  ['neutral', 0],
  ['low', 0],
] as const)('PI Sweven: reaps while the tide is %s and draws %i cards', (tide, cards) => {
  const { p1, game } = scenario({
    p1: { battleline: ['pi-sweven'], deck: ['troll', 'krump', 'urchin', 'umbra'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.reap('pi-sweven');

  expect(p1.hand).toHaveLength(cards);
});

test.each([
  ['high', 1],
  ['low', 2],
] as const)('The evil twin of PI Sweven: while the tide is %s the opponent keeps %i cards', (tide, cards) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['pi-sweven-evil-twin'] },
    p2: { hand: ['troll', 'krump'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.reap('pi-sweven-evil-twin');

  expect(p2.hand).toHaveLength(cards);
  expect(p2.discard).toHaveLength(2 - cards);
});

test('Prof. Garwynne takes a card from the archives after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['prof-garwynne'], archives: ['troll', 'krump'] } });

  p1.reap('prof-garwynne');
  p1.choose('prof-garwynne');
  p1.choose('krump');

  expect([p1.hand, p1.archives]).toEqual([['krump'], ['troll']]);
});

test('The evil twin of Prof. Garwynne takes a card from the archives after it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['prof-garwynne-evil-twin'], archives: ['troll', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('prof-garwynne-evil-twin', p2.card('dust-pixie'));
  p1.choose('prof-garwynne-evil-twin');
  p1.choose('krump');

  expect([p1.hand, p1.archives]).toEqual([['krump'], ['troll']]);
});

test('Talmage Steelheart gets a counter for each card played this turn, itself included', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['prof-garwynne', 'talmage-steelheart'] },
  });

  p1.play('prof-garwynne');
  p1.play('talmage-steelheart');

  expect(p1.card('talmage-steelheart').powerCounters).toBe(2);
});

test('The evil twin of Talmage Steelheart deals damage for each card played this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['prof-garwynne', 'talmage-steelheart-evil-twin'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('prof-garwynne');
  p1.play('talmage-steelheart-evil-twin');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('Dr. Verokter puts an upgrade or an action on top of the deck, no creature', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['dr-verokter'],
      discard: ['troll', 'punch', 'static-charge'],
      deck: ['krump'],
    },
  });

  p1.reap('dr-verokter');
  expect(p1.choices).toEqual(['punch', 'static-charge']);
  p1.choose('punch');

  expect(p1.deck).toEqual(['punch', 'krump']);
});

test('Chronophage: an enemy artifact ends the step when it is played, an action does not', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', hand: ['backup-plan', 'isotropic-core', 'armadrone'] },
    p2: { battleline: ['chronophage'] },
  });

  p1.play('backup-plan');
  expect(p1.actions('isotropic-core')).toContain('play');
  p1.play('isotropic-core');

  expect(game.state().activePlayer).toBe('p2');
});

test.each([
  ['destroyed', 'krump', 4, 'high'],
  ['not destroyed', 'krump', 0, 'neutral'],
] as const)('Austeralis Seaborg: raises the tide if its target is destroyed: %s', (_, card, damage, tide) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['austeralis-seaborg'] },
    p2: { battleline: [{ card, damage }] },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.reap('austeralis-seaborg');
  p1.choose(p2.card(card));

  expect(game.player('p1').tide).toBe(tide);
});

test.each([
  ['low', 'high'],
  ['neutral', 'high'],
  ['high', 'low'],
] as const)('Bilgewarden: turns the tide from %s to %s', (before, tide) => {
  const { p1, game } = scenario({ p1: { hand: ['bilgewarden'] } });
  game.edit.setPlayer('p1', { tide: before });

  p1.play('bilgewarden');

  expect(game.player('p1').tide).toBe(tide);
});
