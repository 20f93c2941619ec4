import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { IllegalInputError } from './interface.ts';
import { scenario } from './scenario.ts';

const { card, gain, play } = language;

test('a player plays, fights and reaps with cards by name', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 3, battleline: ['troll', 'headhunter'], hand: ['punch'] },
    p2: { battleline: ['dust-pixie', { card: 'dodger', damage: 1 }] },
  });

  p1.play('punch');
  p1.choose(p2.card('dodger'));
  p1.fight('headhunter', p2.card('dust-pixie'));
  p1.reap('troll');

  expect(p2.card('dodger').damage).toBe(4);
  expect(p2.discard).toEqual(['dust-pixie']);
  expect(p1.card('headhunter').damage).toBe(1);
  expect(p1.amber).toBe(3 + 1 + 1 + 1);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('ending a turn passes it to the opponent', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['urchin'] } });

  p1.endTurn();
  p2.press('shadows');

  expect(game.state()).toMatchObject({ turn: 4, activePlayer: 'p2', step: 'main' });
  expect(p2.actions('urchin')).toEqual(['fight', 'reap']);
});

test('a facedown action in a battleline is a token creature at its place from the beginning', () => {
  const { p1 } = scenario({
    p1: { battleline: ['troll', { card: 'punch', facedown: true }, 'urchin'], tokenCreature: 'grunt' },
  });

  expect(p1.battleline).toEqual(['troll', 'grunt', 'urchin']);
  expect(p1.artifacts).toEqual([]);
});

test('an input that is not offered throws', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], hand: ['punch'] },
    p2: { battleline: ['urchin'] },
  });

  expect(() => p1.use('troll')).toThrow(IllegalInputError);
  expect(() => p1.choose(p2.card('urchin'))).toThrow(IllegalInputError);
  expect(() => p1.press('done')).toThrow(IllegalInputError);
  expect(() => p2.reap('urchin')).toThrow(IllegalInputError);
  expect(() => p1.card('urchin')).toThrow('p1 has no urchin');
});

test('a player cannot act with a card while a question is open', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'bumpsy'], hand: ['punch'] } });
  p1.play('punch');

  expect(() => p1.reap('troll')).toThrow('p1 cannot reap at target');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(3);
});

test('choosing no card throws where a card must be chosen', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'bumpsy'], hand: ['punch'] } });
  p1.play('punch');

  expect(() => p1.choose()).toThrow('p1 is not offered "done"');
  p1.choose('troll');
});

test('a carrier has the text and the facts of the scenario', () => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-mars-creature'] },
    facts: {
      'carrier-mars-creature': { power: 7, armor: 1, traits: ['martian'], keywords: { taunt: 1 }, amber: 1 },
    },
    texts: [card('carrier-mars-creature', play(gain(3)))],
  });

  p1.play('carrier-mars-creature');

  expect(p1.card('carrier-mars-creature')).toMatchObject({
    power: 7,
    armor: 1,
    traits: ['martian'],
    keywords: { taunt: 1 },
  });
  expect(p1.amber).toBe(1 + 3);
});

test('a carrier without a text is blank', () => {
  const { p1 } = scenario({ p1: { hand: ['carrier-mars-creature'] } });

  p1.play('carrier-mars-creature');

  expect(p1.card('carrier-mars-creature')).toMatchObject({ power: 3, armor: 0, traits: [], keywords: {} });
  expect(p1.amber).toBe(0);
});

test('a scenario refuses other facts for a printed card', () => {
  expect(() => scenario({ facts: { troll: { power: 1 } } })).toThrow('troll is no carrier');
});

test.each([
  ['troll', 'troll has a text; use a carrier'],
  ['punch', 'punch has a text; use a carrier'],
  ['no-such-card', 'there is no card no-such-card'],
])('a scenario refuses a text for %s', (slug, error) => {
  const texts = [card(slug, play(gain(3)))];

  expect(() => scenario({ texts })).toThrow(error);
});

test.fails('a question left open fails the test', () => {
  const { p1 } = scenario({ p1: { hand: ['punch'], battleline: ['troll'] } });

  p1.play('punch');

  expect(p1.prompt.purpose).toBe('target');
});
