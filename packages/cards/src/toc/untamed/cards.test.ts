import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

const token = (card: string) => ({ card, facedown: true });

test('Niffle Sanctuary makes a Niffle Brute, and all of them gain 1 amber after a fight this turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      artifacts: ['niffle-sanctuary'],
      house: 'untamed',
      tokenCreature: 'niffle-brute',
      battleline: [token('troll'), 'dust-pixie'],
      deck: ['krump', 'bumpsy'],
    },
    p2: { battleline: ['urchin', 'umbra'] },
  });
  p1.use('niffle-sanctuary');
  p1.press('right');
  expect(p1.battleline).toEqual(['niffle-brute', 'dust-pixie', 'niffle-brute']);

  p1.fight('niffle-brute', p2.card('umbra'));

  expect(p1.amber).toBe(1);
});

test.each([
  ['umbra', ['harlock', 'facet']],
  ['krump', []],
  ['valdr', []],
])('Harlock that fights %s makes a token creature only if that creature was destroyed', (slug, line) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['harlock'], tokenCreature: 'facet', deck: ['troll'] },
    p2: { battleline: [slug, 'dodger'] },
  });

  p1.fight('harlock', p2.card(slug));
  if (line.length > 0) p1.press('right');

  expect(p1.battleline).toEqual(line.length > 0 ? line : ['harlock']);
});

test('Kharisma returns another friendly creature to hand for a token creature', () => {
  const { p1 } = scenario({
    p1: { battleline: ['kharisma', 'troll', 'krump'], tokenCreature: 'facet', deck: ['bumpsy'] },
  });

  p1.reap('kharisma');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');
  p1.press('left');

  expect(p1.battleline).toEqual(['facet', 'kharisma', 'krump']);
  expect(p1.hand).toEqual(['troll']);
});

test('Umwas puts a +1 power counter on each friendly token creature, the new one included', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['umwas'],
      house: 'untamed',
      tokenCreature: 'facet',
      battleline: [token('troll')],
      deck: ['krump'],
    },
    p2: { tokenCreature: 'facet', battleline: [token('troll')] },
  });

  p1.play('umwas');
  p1.press('left');

  expect([p1.card('facet', 1).power, p1.card('facet', 2).power, p2.card('facet').power]).toEqual([2, 2, 1]);
  expect(p1.card('umwas').power).toBe(4);
});

test('Whimsical Conjuror lets an amber icon make a token creature', () => {
  const setup = {
    p1: {
      battleline: ['whimsical-conjuror'],
      hand: ['virtuous-works'],
      house: 'sanctum' as const,
      tokenCreature: 'facet',
      deck: ['troll', 'krump'],
    },
  };
  const { p1 } = scenario(setup);

  p1.play('virtuous-works');
  p1.press('token-creature');
  p1.press('left');
  p1.press('amber');
  p1.press('amber');

  expect(p1.battleline).toEqual(['facet', 'whimsical-conjuror']);
  expect(p1.amber).toBe(2);
});

test.each([
  ['Niffle Sanctuary first', ['niffle-sanctuary', 'niffle-ape', 'krump'], ['niffle-sanctuary']],
  ['else a Niffle card', ['niffle-ape', 'krump', 'niffle-queen'], ['niffle-ape', 'niffle-queen']],
])('Niffle Brute returns %s from the discard pile to hand when it is destroyed', (_, discard, offered) => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'niffle-brute',
      battleline: [token('troll')],
      hand: [{ card: 'gateway-to-dis', house: 'untamed' }],
      house: 'untamed',
      discard,
    },
  });

  p1.play('gateway-to-dis');
  expect(p1.choices.toSorted()).toEqual(offered);
  p1.choose(...offered.slice(0, 1));

  expect(p1.hand).toEqual(offered.slice(0, 1));
});

test('Briar Instar has Hazardous 2', () => {
  const { p1 } = scenario({ p1: { tokenCreature: 'briar-instar', battleline: [token('troll')] } });

  expect(p1.card('briar-instar').keywords).toEqual({ hazardous: 2 });
});

test('Steppe Wolf gets +1 power for each other friendly Wolf', () => {
  const { p1, p2 } = scenario({
    p1: {
      tokenCreature: 'steppe-wolf',
      battleline: [token('troll'), token('krump'), 'urchin', token('bumpsy')],
    },
    p2: { tokenCreature: 'steppe-wolf', battleline: [token('troll')] },
  });

  expect([p1.card('steppe-wolf').power, p2.card('steppe-wolf').power]).toEqual([3, 1]);
});

test('Twilight Pixie lets its neighbors other than Faeries gain 1 amber by reaping', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'twilight-pixie',
      battleline: ['krump', token('troll'), 'dust-pixie', 'bumpsy'],
      houses: ['brobnar', 'untamed'],
      house: 'brobnar',
    },
  });

  p1.reap('krump');
  expect(p1.amber).toBe(2);
  p1.reap('bumpsy');
  expect(p1.amber).toBe(3);
});
