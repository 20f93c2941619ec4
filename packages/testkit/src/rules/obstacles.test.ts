import { obstacleForNamed, viewFor } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { setUp } from '../setup.ts';

test('a card of another house says which house is active', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['urchin'], battleline: ['troll', 'mother'] } });

  const why = { key: 'obstacle.house', args: { house: { house: 'brobnar' } } };
  expect(p1.whyNot('urchin')).toEqual(why);
  expect(p1.whyNot('mother')).toEqual(why);
  expect(p1.whyNot('troll')).toBeNull();
});

test('a card of another house names the house before its own text that forbids its use', () => {
  const mars = scenario({ p1: { house: 'mars', battleline: ['troll', 'xanthyx-harvester', 'urchin'] } });
  const brobnar = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'xanthyx-harvester', 'urchin'] },
  });

  expect(mars.p1.whyNot('xanthyx-harvester')?.key).toBe('obstacle.itself');
  expect(brobnar.p1.whyNot('xanthyx-harvester')?.key).toBe('obstacle.house');
});

test('an exhausted creature says whether it entered play this turn', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['bumpsy'], battleline: ['troll'] } });

  p1.reap('troll');
  p1.play('bumpsy');

  expect(p1.whyNot('bumpsy')?.key).toBe('obstacle.fresh');
  expect(p1.whyNot('troll')?.key).toBe('obstacle.exhausted');
});

test('the second card of the very first turn says that only one may be played [2.7]', () => {
  const { p1 } = scenario({ start: 'first-turn', p1: { hand: ['troll', 'bumpsy'] } });

  p1.press('brobnar');
  p1.play('troll');

  expect(p1.whyNot('bumpsy')?.key).toBe('obstacle.firstTurn');
});

test('a card that cannot be played says whether its own text or another card forbids it', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['kelifi-dragon', 'anger', 'anger', 'anger'] },
    p2: { battleline: ['ember-imp'] },
  });

  expect(p1.whyNot('kelifi-dragon')?.key).toBe('obstacle.itself');

  p1.play('anger');
  p1.play('anger');

  expect(p1.whyNot('kelifi-dragon')).toMatchObject({
    key: 'obstacle.forbidden',
    args: { card: { card: { slug: 'ember-imp' } } },
  });
});

test('an upgrade without a creature says that nothing can carry it [5.4]', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['blood-of-titans'] } });

  expect(p1.whyNot('blood-of-titans')?.key).toBe('obstacle.noHost');
});

test('an enemy creature beside taunt names the creature that shields it [12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['dust-pixie', 'champion-anaphiel', 'urchin'] },
  });
  expect(p1.whyNot(p2.card('urchin'))?.key).toBe('obstacle.theirs');

  p1.choose('troll');
  p1.press('fight');

  expect(p1.whyNot(p2.card('urchin'))).toMatchObject({
    key: 'obstacle.taunt',
    args: { card: { card: { slug: 'champion-anaphiel' } } },
  });
  expect(p1.whyNot('bumpsy')?.key).toBe('obstacle.notTarget');
  expect(p1.whyNot(p2.card('champion-anaphiel'))).toBeNull();
  expect(p2.whyNot(p2.card('urchin'))?.key).toBe('obstacle.notYourTurn');
  p1.choose(p2.card('champion-anaphiel'));
});

test('nothing is said about a card in the opponent’s hand', () => {
  const { p1, p2 } = scenario({ p1: { house: 'brobnar' }, p2: { hand: ['urchin'] } });

  expect(p1.whyNot(p2.card('urchin'))).toBeNull();
});

test('a card has a reason exactly if it can do nothing', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['urchin'],
      battleline: [{ card: 'troll', stunned: true }, 'mother'],
      artifacts: ['iron-obelisk', 'gauntlet-of-command', 'library-of-babble'],
    },
  });

  for (const name of [
    'urchin',
    'troll',
    'mother',
    'iron-obelisk',
    'gauntlet-of-command',
    'library-of-babble',
  ])
    expect([name, p1.whyNot(name) === null]).toEqual([name, p1.actions(name).length > 0]);
});

test('a player who has kept their hand is told that the opponent is still asked', () => {
  const { p1, p2 } = scenario({ start: 'opening', p1: { hand: ['troll'] }, p2: { hand: ['urchin'] } });

  p1.press('keep-hand');

  expect(p1.whyNot('troll')?.key).toBe('obstacle.waiting');
  p2.press('keep-hand');
});

test('a player asks about a card by its name in their own view', () => {
  const { game } = setUp({
    players: [
      {
        id: 'p1',
        houses: ['brobnar', 'shadows', 'untamed'],
        hand: [{ card: { name: 'Urchin' } }],
        inPlay: [{ card: { name: 'Troll' } }],
      },
      { id: 'p2', houses: ['sanctum', 'dis', 'logos'] },
    ],
    start: 'turn',
    activeHouse: 'brobnar',
  });
  const { players } = viewFor(game, { kind: 'player', player: 'p1' });
  const whyNot = (name = '') => obstacleForNamed(game, 'p1', name);

  expect(whyNot(players['p1']?.hand[0])?.key).toBe('obstacle.house');
  expect(whyNot(players['p1']?.battleline[0])).toBeNull();
  expect(whyNot('unknown')).toBeNull();
});
