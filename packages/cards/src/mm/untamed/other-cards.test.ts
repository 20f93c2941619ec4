import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Rapid Evolution gives a creature a +1 power counter for each amber of its player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['rapid-evolution'], amber: 3 },
    p2: { battleline: ['troll', 'krump'], amber: 5 },
  });

  p1.play('rapid-evolution');
  const { amber } = p1;
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').powerCounters).toBe(amber);
  expect(p2.card('krump').powerCounters).toBe(0);
});

test('Reclaimed by Nature purges an artifact and resolves its bonus icons', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['reclaimed-by-nature'], deck: ['troll', 'krump'] },
    p2: { artifacts: [{ card: 'safe-house', enhancements: ['draw', 'draw'] }] },
  });

  p1.play('reclaimed-by-nature');
  p1.choose(p2.card('safe-house'));

  expect(p2.purged).toEqual(['safe-house']);
  expect(p1.hand).toEqual(['troll', 'krump']);
});

describe('Resurgence', () => {
  test('returns a creature from the discard pile', () => {
    const { p1 } = scenario({ p1: { hand: ['resurgence'], discard: ['troll', 'punch', 'krump'] } });

    p1.play('resurgence');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');

    expect(p1.hand).toEqual(['troll']);
  });

  test('returns a second one if the first is a Mutant', () => {
    const { p1 } = scenario({ p1: { hand: ['resurgence'], discard: ['snarette', 'krump'] } });

    p1.play('resurgence');
    p1.choose('snarette');
    p1.choose('krump');

    expect(p1.hand).toEqual(['snarette', 'krump']);
  });
});

describe('Savage Clash', () => {
  test('spares the most powerful enemy creature and the least powerful friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['savage-clash'], battleline: ['troll', 'urchin', 'krump'] },
      p2: { battleline: ['bumpsy', 'gladiodontus', 'dust-pixie'] },
    });

    p1.play('savage-clash');

    expect([p1.battleline, p2.battleline]).toEqual([['urchin'], ['gladiodontus']]);
  });

  test('[10.5] lets its player choose among creatures that are tied', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['savage-clash'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy', 'krump', { card: 'krump' }] },
    });

    p1.play('savage-clash');
    p1.choose(p2.card('krump', 2));

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['krump']);
    expect(p2.card('krump', 2).zone).toBe('play');
  });

  test('[0.4] destroys the other friendly creatures if there is no enemy', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['savage-clash'], battleline: ['troll', 'urchin', 'krump'] },
    });

    p1.play('savage-clash');

    expect(p1.battleline).toEqual(['urchin']);
  });
});

test('Commune loses all amber of its player, who gains 4, and ends the step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['commune', 'trimble'], amber: 7 },
    p2: { amber: 2, houses: ['mars'] },
  });

  p1.play('commune');

  expect([p1.amber, p2.amber]).toEqual([4, 2]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('Growth Surge gives 3, 2 and 1 counters along the battleline', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['growth-surge'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.play('growth-surge');
  expect(p1.choices).toEqual(['troll', 'valdr']);
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).powerCounters)).toEqual([
    3, 2, 1, 0,
  ]);
});

test('Mushroom with a View heals 1 damage from each friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['mushroom-with-a-view'],
      battleline: [
        { card: 'troll', damage: 3 },
        { card: 'krump', damage: 1 },
      ],
    },
    p2: { battleline: [{ card: 'bumpsy', damage: 2 }] },
  });

  p1.use('mushroom-with-a-view');

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([2, 0]);
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Vault’s Blessing gives each player 1 amber for each Mutant creature they control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['vault-s-blessing'], battleline: ['trimble', 'pismire', 'troll'] },
    p2: { battleline: ['snarette', 'krump'] },
  });

  p1.play('vault-s-blessing');

  expect([p1.amber, p2.amber]).toEqual([1 + 2, 1]);
});

test('Wild Bounty doubles the icons of the next card only', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['wild-bounty', 'dust-pixie', 'dust-pixie'] },
  });

  p1.play('wild-bounty');
  const before = p1.amber;
  p1.play(p1.card('dust-pixie', 1));
  expect(p1.amber).toBe(before + 4);
  p1.play(p1.card('dust-pixie', 2), { flank: 'right' });

  expect(p1.amber).toBe(before + 6);
});

describe('Æmberlution', () => {
  test('destroys each creature, then puts creatures of both hands into play ready', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['æmberlution', 'troll', 'punch'], battleline: ['urchin'] },
      p2: { hand: ['krump', 'anger'], battleline: ['bumpsy'], houses: ['mars'] },
    });

    p1.play('æmberlution');

    expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
    expect(p1.card('troll').exhausted).toBe(false);
    expect(p2.card('krump').exhausted).toBe(false);
    expect(p2.hand).toContain('anger');
  });

  test('[A217] puts both halves of a hand into play as one creature', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['æmberlution', 'niffle-kong', 'niffle-kong2'] },
      p2: { houses: ['mars'] },
    });

    p1.play('æmberlution');

    expect(p1.battleline).toEqual(['niffle-kong']);
  });
});

test('Look What I Found! returns one card of each type from the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['look-what-i-found'],
      deck: ['urchin', 'urchin'],
      discard: ['troll', 'krump', 'punch', 'cannon', 'mole'],
    },
    p2: { houses: ['mars'] },
  });

  p1.play('look-what-i-found');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.hand.toSorted()).toEqual(['cannon', 'krump', 'mole', 'punch', 'urchin', 'urchin']);
});

test.each([
  ['mutation-of-cunning', 'elusive', 1],
  ['mutation-of-fury', 'assault', 3],
  ['mutation-of-instinct', 'skirmish', 1],
])('%s makes a creature a Mutant with %s until its player’s next turn', (slug, keyword, value) => {
  const { p1, p2 } = scenario({
    p1: { houses: ['untamed'], hand: [slug] },
    p2: { houses: ['mars'], battleline: ['troll', 'krump'] },
  });

  p1.play(slug);
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('mars');
  expect(p2.card('troll').keywords).toMatchObject({ [keyword]: value });
  expect(p2.card('troll').traits).toContain('mutant');
  expect(p2.card('krump').traits).not.toContain('mutant');
  p2.endTurn();

  expect(p2.card('troll').keywords).not.toHaveProperty(keyword);
  expect(p2.card('troll').traits).not.toContain('mutant');
});
