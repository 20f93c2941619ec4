import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { action, card, gain, when, you } = language;

test('the log lists the public events', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['punch', 'troll'], battleline: ['headhunter'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });
  const before = game.log().length;

  p1.play('punch');
  p1.choose(p2.card('dodger'));
  p1.fight('headhunter', p2.card('urchin'));
  p1.play('troll');

  expect(game.log().slice(before)).toEqual([
    'play: p1, Punch',
    'gainAmberIcon: p1, 1',
    'trigger: p1, Punch',
    'damage: p2, Dodger, 3',
    'use fight: p1, Headhunter, Urchin',
    'elusive: p2, Urchin',
    'trigger: p1, Headhunter',
    'gainAmber: p1, 1',
    'play: p1, Troll',
  ]);
});

test('[1.3.7] the log does not name archived and drawn cards', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['labwork', 'troll'], battleline: ['doc-bookton'], deck: ['punch'] },
  });
  const before = game.log().length;

  p1.play('labwork');
  p1.choose('troll');
  p1.reap('doc-bookton');

  const lines = game.log().slice(before).join('\n');
  expect(lines).not.toContain('Troll');
  expect(lines).not.toContain('Punch');
  expect(p2.hand).toEqual([]);
});

test('[14.33] the log tells nothing of cards that go back on top of a deck in another order', () => {
  const { p1, game } = scenario({
    p1: { house: 'staralliance', battleline: ['navigator-ali'], deck: ['troll', 'krump', 'urchin', 'umbra'] },
  });
  const before = game.log().length;

  p1.reap('navigator-ali');
  p1.choose('urchin');
  p1.choose('troll');

  expect(game.log().slice(before)).toEqual([
    'use reap: p1, Navigator Ali',
    'reapAmber: p1, 1',
    'trigger: p1, Navigator Ali',
  ]);
});

test('the log says when a player becomes haunted, if a card that everybody sees names it [12]', () => {
  const discard = Array.from({ length: 9 }, () => 'urchin');
  const haunt = (battleline: string[]) => {
    const { p1, game } = scenario({ p1: { house: 'brobnar', hand: ['warsong'], discard, battleline } });
    p1.discardCard('warsong');
    return game.log().filter((line) => line.startsWith('haunted'));
  };

  expect(haunt(['minion'])).toEqual(['haunted: p1']);
  expect(haunt(['troll'])).toEqual([]);
});

test('the log names the house that a player chooses for a card', () => {
  const { p1, game } = scenario({
    p1: { house: 'dis', hand: ['control-the-weak'] },
    p2: { houses: ['brobnar', 'mars', 'untamed'] },
  });
  const before = game.log().length;

  p1.play('control-the-weak');
  p1.press('mars');

  expect(game.log().slice(before)).toContain('nameHouse: p1, mars, Control the Weak');
});

test('the log names a creature that loses its stun instead of being used', () => {
  const { p1, game } = scenario({ p1: { battleline: [{ card: 'troll', stunned: true }] } });
  const before = game.log().length;

  p1.removeStun('troll');

  expect(game.log().slice(before)).toEqual(['use removeStun: p1, Troll', 'unstun: p1, Troll']);
});

test.each([
  { title: 'of a card that names it', condition: you.areHaunted, told: 1 },
  { title: 'without a card that names it', condition: you.turn, told: 0 },
])('the log tells that a player becomes haunted in a game $title: $told', ({ condition, told }) => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: ['fear'],
      discard: Array.from({ length: 9 }, () => 'urchin'),
      artifacts: ['carrier-dis-artifact'],
    },
    texts: [card('carrier-dis-artifact', action(when(condition, gain(1))))],
  });
  const before = game.log().length;

  p1.discardCard('fear');

  expect(
    game
      .log()
      .slice(before)
      .filter((line) => line.startsWith('haunted')),
  ).toHaveLength(told);
});

test('[4.5] the log tells of a shuffled discard pile in one line, and names none of its cards', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', battleline: ['doc-bookton'], deck: [], discard: ['troll', 'urchin', 'dodger'] },
  });
  const before = game.log().length;

  p1.reap('doc-bookton');

  expect(game.log().slice(before)).toEqual([
    'use reap: p1, Doc Bookton',
    'reapAmber: p1, 1',
    'trigger: p1, Doc Bookton',
    'shuffleDiscard: p1',
    'draw: p1, 1',
  ]);
});
