import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN_CARDS = Array.from({ length: 10 }, () => 'dust-pixie');

test('Gigantor purges up to 3 cards from one discard pile and draws a card for each', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['gigantor'], discard: ['urchin'], deck: ['bumpsy', 'valdr', 'anger'] },
    p2: { discard: ['troll', 'krump'] },
  });

  p1.reap('gigantor');
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p2.purged).toEqual(['troll', 'krump']);
  expect(p1.discard).toEqual(['urchin']);
  expect(p1.hand).toHaveLength(2);
});

test('Gigantor is played with both halves', () => {
  const { p1 } = scenario({ p1: { hand: ['gigantor', 'gigantor2'] } });

  p1.play('gigantor2');

  expect(p1.battleline).toEqual(['gigantor']);
  expect(p1.card('gigantor').power).toBe(8);
});

test('Holographic Banshee makes friendly Geistoid creatures usable in every house', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', houses: ['dis'], battleline: ['holographic-banshee', 'hammer-smythe', 'troll'] },
  });

  expect(p1.actions('hammer-smythe')).toContain('reap');
  expect(p1.actions('holographic-banshee')).toContain('reap');
  expect(p1.actions('troll')).not.toContain('reap');
});

test('Dammater draws 3 cards, discards 2 and archives one', () => {
  const { p1 } = scenario({
    p1: { hand: ['dammater'], deck: ['troll', 'krump', 'urchin', 'bumpsy'] },
  });

  p1.play('dammater');
  p1.choose('troll', 'krump');
  p1.choose('urchin');

  expect([p1.discard.length, p1.archives, p1.deck]).toEqual([2, ['urchin'], ['bumpsy']]);
});

test.each([
  [true, 4],
  [false, 0],
])('Paranormal Palisade has armor and taunt while it is exhausted: %s', (exhausted, armor) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krump'] },
    p2: { battleline: [{ card: 'paranormal-palisade', exhausted }, 'troll'] },
  });

  expect(p2.card('paranormal-palisade').armor).toBe(armor);
  p1.fight('krump', p2.card(exhausted ? 'paranormal-palisade' : 'troll'));
  expect(p2.card('troll').damage > 0).toBe(!exhausted);
});

test('Techno-Shade shuffles a random card from the opponent’s hand into their deck', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['techno-shade'], hand: ['krump'] },
    p2: { hand: ['troll'] },
  });

  p1.reap('techno-shade');

  expect([p2.hand, p2.deck, p1.hand]).toEqual([[], ['troll'], ['krump']]);
});

describe('Fading Apparition', () => {
  const table = (exhausted: boolean) =>
    scenario({
      p1: {
        house: 'brobnar',
        battleline: [{ card: 'fading-apparition', exhausted }, { card: 'troll', amber: 2 }, 'krump'],
      },
      p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
    });

  test('the amber of a reap may come from a friendly creature', () => {
    const { p1 } = table(true);

    p1.reap('krump');
    p1.press('yes');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect([p1.amber, p1.card('troll').amber]).toEqual([1, 1]);
  });

  test('the amber may come from the supply as usual', () => {
    const { p1 } = table(true);

    p1.reap('krump');
    p1.press('no');

    expect([p1.amber, p1.card('troll').amber]).toEqual([1, 2]);
  });

  test('a ready one asks nothing', () => {
    const { p1 } = table(false);

    p1.reap('krump');

    expect([p1.amber, p1.card('troll').amber]).toEqual([1, 2]);
  });
});

describe('Hammer Smythe', () => {
  test.each([
    ['urchin', 10],
    ['krump', 8],
  ])('deals 2 damage to %s, and a friendly creature then has power %i', (slug, power) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hammer-smythe', 'troll'] },
      p2: { battleline: [slug] },
    });

    p1.reap('hammer-smythe');
    p1.choose(p2.card(slug));
    if (slug === 'urchin') p1.choose('troll');

    expect(p1.card('troll').power).toBe(power);
  });

  test('gives nothing for a creature that Armageddon Cloak saved [A85]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hammer-smythe', 'troll'] },
      p2: { battleline: [{ card: 'urchin', upgrades: ['armageddon-cloak'] }] },
    });

    p1.reap('hammer-smythe');
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.card('troll').power).toBe(8);
  });
});

describe('Janky Jimmy', () => {
  test('captures 1 amber itself', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['janky-jimmy', 'krump'] },
      p2: { amber: 2, battleline: ['dust-pixie'] },
    });

    p1.fight('janky-jimmy', p2.card('dust-pixie'));

    expect([p1.card('janky-jimmy').amber, p2.amber]).toEqual([1, 1]);
  });

  test('an enemy creature captures from its own side if Jimmy’s player is overwhelmed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['janky-jimmy'] },
      p2: { amber: 2, battleline: ['dust-pixie', 'troll', 'krump'] },
    });

    p1.fight('janky-jimmy', p2.card('dust-pixie'));
    p1.choose(p2.card('krump'));

    expect([p2.card('krump').amber, p2.amber, p1.card('janky-jimmy').amber]).toEqual([1, 1, 0]);
  });
});

test('Recyclops gives a creature two +1 power counters only if a card was discarded', () => {
  const { p1 } = scenario({ p1: { battleline: ['recyclops', 'troll'], hand: ['krump'] } });

  p1.reap('recyclops');
  p1.choose('krump');
  p1.choose('troll');
  expect([p1.discard, p1.card('troll').power]).toEqual([['krump'], 10]);

  const empty = scenario({ p1: { battleline: ['recyclops', 'troll'] } });
  empty.p1.reap('recyclops');
  expect(empty.p1.card('troll').power).toBe(8);
});

describe('Spikey Goeff', () => {
  test.each([
    ['overwhelmed', ['urchin', 'dust-pixie'], 2],
    ['not overwhelmed', ['urchin'], 0],
  ])('hurts its attacker if its player is %s', (_, attackers, damage) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', ...attackers.slice(1)] },
      p2: { battleline: ['spikey-goeff'] },
    });

    p1.fight('troll', p2.card('spikey-goeff'));

    expect(p1.card('troll').damage).toBe(4 + damage);
  });

  test('Scrap: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['spikey-goeff'] }, p2: { battleline: ['troll'] } });

    p1.discardCard('spikey-goeff');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });
});

test('Wraith Construct discards a card from hand at the start of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['wraith-construct'], hand: ['krump', 'urchin'] },
  });

  p1.endTurn();
  p2.choose('urchin');

  expect([p2.hand, p2.discard]).toEqual([['krump'], ['urchin']]);
});

test.each([
  ['haunted', TEN_CARDS, 2],
  ['not haunted', TEN_CARDS.slice(1), 0],
])('Phantasm Cloak pays 2 amber for a reap of a player who is %s', (_, discard, amber) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['phantasm-cloak'] }], discard },
  });

  p1.reap('troll');

  expect(p1.amber).toBe(1 + amber);
});
