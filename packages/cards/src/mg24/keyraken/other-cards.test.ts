import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const LEGEND = 'legendary-keyraken';
/** No player chooses the house Keyraken, so copies of another house are played. */
const inMars = (card: string) => ({ card, house: 'mars' as const });

test('Beast of Dark Legend plays a Keyraken creature from the purged zone and readies one', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: [inMars('beast-of-dark-legend')], purged: [LEGEND, 'troll'] },
    p2: { purged: [LEGEND] },
  });

  p1.play('beast-of-dark-legend');
  expect(p1.choices).toEqual([LEGEND]);
  p1.choose(LEGEND);
  p1.choose(LEGEND);

  expect([p1.battleline, p1.purged]).toEqual([[LEGEND], ['troll']]);
  expect(p1.card(LEGEND).exhausted).toBe(false);
});

test('Swift Current makes each friendly Tentacle capture 1', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      artifacts: [inMars('swift-current')],
      battleline: [LEGEND, 'lashing-tentacle', 'shield-tentacle'],
    },
    p2: { amber: 3 },
  });

  p1.use('swift-current');

  expect([p1.card('lashing-tentacle').amber, p1.card('shield-tentacle').amber, p2.amber]).toEqual([1, 1, 1]);
  expect(p1.card(LEGEND).amber).toBe(0);
});

test('Tide Down archives a card of the discard pile for each discarded card', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: [inMars('tide-down'), 'troll', 'krump'], discard: ['urchin'] },
  });

  p1.play('tide-down');
  p1.choose('troll', 'krump');
  p1.choose('urchin');
  p1.choose('krump');

  expect([p1.archives.toSorted(), p1.hand]).toEqual([['krump', 'urchin'], []]);
  expect(p1.discard).toContain('troll');
});

describe('upgrades of the Legendary Keyraken', () => {
  test.each(['titanic-maw', 'primordial'])('%s is attached to a friendly one only', (slug) => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: [inMars(slug)], battleline: ['troll', inMars(LEGEND)] },
      p2: { battleline: [LEGEND] },
    });

    p1.play(slug);
    p1.choose(p1.card(LEGEND));

    expect(p1.card(slug).parent).toBe(p1.card(LEGEND).id);
  });

  test('Titanic Maw gives skirmish and splash-attack 3', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', battleline: [{ ...inMars(LEGEND), upgrades: ['titanic-maw'] }] },
      p2: { battleline: ['urchin', 'troll', 'krump'] },
    });

    p1.fight(LEGEND, p2.card('troll'));

    expect(p2.battleline).toEqual(['krump']);
    expect([p2.card('krump').damage, p1.card(LEGEND).damage]).toEqual([3, 0]);
  });

  test('Primordial draws 2 cards after a reap', () => {
    const { p1 } = scenario({
      p1: {
        house: 'mars',
        battleline: [{ ...inMars(LEGEND), upgrades: ['primordial'] }],
        deck: ['anger', 'anger', 'anger'],
      },
    });

    p1.reap(LEGEND);

    expect(p1.hand).toHaveLength(2);
  });
});

test.each([
  [['troll', 'troll', 'krump', 'bumpsy', 'urchin'], 4],
  [['troll', 'krump', 'urchin'], 2],
])('Behold Its Grandeur beside %j gains %i', (battleline, amber) => {
  const { p1 } = scenario({ p1: { house: 'mars', hand: [inMars('behold-its-grandeur')], battleline } });

  p1.play('behold-its-grandeur');

  expect(p1.amber).toBe(amber);
});

test.each([
  [[LEGEND], ['cannon'], []],
  [['troll'], ['cannon'], ['cannon']],
])('Devour Whole beside %j', (battleline, artifacts, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('devour-whole')], battleline },
    p2: { artifacts, battleline: ['krump'] },
  });

  p1.play('devour-whole');
  if (left.length === 0) p1.choose(p2.card('cannon'));

  expect([p2.artifacts, p2.battleline]).toEqual([left, ['krump']]);
});

test('Drag to Your Doom puts an enemy flank creature beneath its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('drag-to-your-doom')], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'], deck: ['anger'] },
  });

  p1.play('drag-to-your-doom');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.deck).toEqual(['anger', 'bumpsy']);
});

test('Into the Abyss makes the opponent discard their hand and draw 4 cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('into-the-abyss')] },
    p2: { hand: ['troll', 'krump'], deck: Array.from({ length: 6 }, () => 'anger') },
  });

  p1.play('into-the-abyss');

  expect([p2.discard.toSorted(), p2.hand.length, p2.deck.length]).toEqual([['krump', 'troll'], 4, 2]);
});

test('Left in Its Wake exhausts each creature of the chosen house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('left-in-its-wake')], battleline: ['troll', 'urchin'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('left-in-its-wake');
  p1.press('brobnar');

  expect([p1.card('troll').exhausted, p1.card('urchin').exhausted, p2.card('krump').exhausted]).toEqual([
    true,
    false,
    true,
  ]);
});

test('The Evil in the Ranks makes enemy flank creatures hurt their neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('the-evil-in-the-ranks')], battleline: ['troll', 'valdr'] },
    p2: { battleline: ['urchin', 'troll', 'bumpsy'] },
  });

  p1.play('the-evil-in-the-ranks');

  expect([p2.card('troll').damage, p2.card('bumpsy').damage, p1.card('troll').damage]).toEqual([6, 0, 0]);
});

test('Tidal Trouble stuns an enemy creature and all that share a house with it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [inMars('tidal-trouble')], battleline: ['troll'] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.play('tidal-trouble');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').stunned, p2.card('krump').stunned, p2.card('urchin').stunned]).toEqual([
    true,
    true,
    false,
  ]);
});

test('Whirpool Eddy stuns and exhausts a creature that is not stunned', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: [inMars('whirpool-eddy')] },
    p2: { battleline: ['krump', { card: 'urchin', stunned: true }] },
  });

  p1.use('whirpool-eddy');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect([p2.card('krump').stunned, p2.card('krump').exhausted]).toEqual([true, true]);
});

test('Zealot’s Revelation draws 4 cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: [inMars('zealot-s-revelation')],
      deck: Array.from({ length: 6 }, () => 'anger'),
    },
  });

  p1.play('zealot-s-revelation');

  expect(p1.hand).toHaveLength(4);
});

test('Ascending Jet gives a friendly creature three +1 power counters', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', artifacts: [inMars('ascending-jet')], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.use('ascending-jet');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.card('troll').power).toBe(11);
});

test('Crimson Churning allots 1 damage to enemy creatures for each friendly Tentacle', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: [inMars('crimson-churning')],
      battleline: [LEGEND, 'lashing-tentacle', 'shield-tentacle'],
    },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('crimson-churning');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([1, 1]);
});

test('Defend the Keyraken! wards a friendly Keyraken creature and its neighbors', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: [inMars('defend-the-keyraken')],
      battleline: ['troll', LEGEND, 'krump', 'bumpsy'],
    },
    p2: { battleline: [LEGEND] },
  });

  p1.play('defend-the-keyraken');
  expect(p1.choices).toEqual([LEGEND]);
  p1.choose(p1.card(LEGEND));

  expect(['troll', LEGEND, 'krump', 'bumpsy'].map((slug) => p1.card(slug).warded)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('Emergence finds a Keyraken creature in the deck or the discard pile and plays it', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: [inMars('emergence')], deck: ['troll', LEGEND, 'krump'] },
  });

  p1.play('emergence');
  expect(p1.choices).toContain(LEGEND);
  p1.choose(LEGEND);

  expect([p1.battleline, p1.deck.toSorted()]).toEqual([[LEGEND], ['krump', 'troll']]);
});

test('Preternatural Will fully heals each friendly Keyraken creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: [inMars('preternatural-will')],
      battleline: [
        { card: LEGEND, damage: 6 },
        { card: 'troll', damage: 2 },
      ],
    },
  });

  p1.play('preternatural-will');

  expect([p1.card(LEGEND).damage, p1.card('troll').damage]).toEqual([0, 2]);
});

test('Race to the Surface discards 5 cards and archives the Keyraken cards among them', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: [inMars('race-to-the-surface')],
      deck: ['troll', LEGEND, 'krump', 'emergence', 'urchin', LEGEND],
    },
  });

  p1.play('race-to-the-surface');

  expect([p1.archives.toSorted(), p1.deck]).toEqual([['emergence', LEGEND], [LEGEND]]);
});
