import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, atEndOfStep, card, destroy, draw } = language;
const { duringTheirNextTurn, each, eachPlayer, forgeKeyOf, forTheTurn, gain, lastTurn } = language;
const { opponent, per, play, playCard, purge, reap, steal, stepIs } = language;
const { takeAnotherTurn, thatHouse, thatPlayer, theNextTime, when, you } = language;

test('[3.7] “on their previous turn” means the last turn of that player, in spite of extra turns between', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      deck: ['urchin', 'urchin'],
    },
    p2: { hand: ['punch', 'punch'], house: 'brobnar' },
    texts: [
      card('carrier-saurian-action', play(takeAnotherTurn)),
      card(
        'carrier-saurian-action-2',
        play(when(lastTurn(opponent.plays(a.card)).times.atLeast(2), steal(2))),
      ),
    ],
  });
  p1.endTurn();
  p2.press('brobnar');
  p2.play('punch');
  p2.play('punch');
  p2.endTurn();

  p1.press('saurian');
  p1.play('carrier-saurian-action');
  p1.endTurn();
  p1.press('saurian');
  expect([p1.amber, p2.amber]).toEqual([0, 2]);
  p1.play('carrier-saurian-action-2');

  expect([p1.amber, p2.amber]).toEqual([2, 0]);
});

test('[12] an alpha card cannot be played by the ability of a card in use', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action'] },
    facts: { 'carrier-saurian-action': { keywords: { alpha: 1 } } },
    texts: [
      card('carrier-saurian-creature', action(playCard(a.card.from(you.hand)))),
      card('carrier-saurian-action', play(gain(1))),
    ],
  });

  expect(p1.actions('carrier-saurian-action')).toContain('play');
  p1.use('carrier-saurian-creature');

  expect(p1.hand).toEqual(['carrier-saurian-action']);
});

test.each([
  ['the player', 1, 0],
  ['the opponent', 0, 1],
] as const)('[9.5] “a red key is forged” is true if %s forged it', (_, own, other) => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], keys: own },
    p2: { keys: other },
    texts: [card('carrier-saurian-creature', reap(when(language.aKey('red').isForged, gain(2))))],
  });

  p1.reap('carrier-saurian-creature');

  expect(p1.amber).toBe(3);
});

test('[4.6] a player who must forge a further key wins with the fourth', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action'],
      amber: 12,
      keys: 2,
    },
    texts: [
      card('carrier-saurian-creature', you.mustForgeFurtherKeysToWin(1)),
      card('carrier-saurian-action', play(language.forgeKey(), language.forgeKey())),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.purpose).toBe('game-over');
  expect(p1.amber).toBe(0);
});

test('[4.6] the game goes on after the third key if a text requires four', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action'],
      amber: 6,
      keys: 2,
    },
    texts: [
      card('carrier-saurian-creature', you.mustForgeFurtherKeysToWin(1)),
      card('carrier-saurian-action', play(language.forgeKey())),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.keys).toBe(3);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[3.2.1] a text can allow a second key in one forge step', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'] },
    p2: { amber: 12, house: 'brobnar', hand: ['punch'] },
    texts: [card('carrier-saurian-creature', eachPlayer.mayForgeFurtherKeys(1))],
  });

  p1.endTurn();
  p2.press('red');
  p2.press('yes');
  p2.press('blue');

  expect(p2.keys).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[3.0.1] an ability can resolve at the end of a step', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], hand: ['urchin'], deck: [] },
    texts: [card('carrier-saurian-creature', atEndOfStep('ready', 'you', purge(a.card.from(you.hand))))],
  });

  p1.endTurn();
  p1.choose('urchin');

  expect(p1.purged).toEqual(['urchin']);
});

test('[3.8] “at the end of the turn” can apply to a single turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['urchin'] },
    texts: [
      card('carrier-saurian-action', play(forTheTurn(theNextTime(you.turnEnds, destroy(each.creature))))),
      card('carrier-saurian-creature', reap(gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p2.battleline).toEqual(['urchin']);
  p1.endTurn();

  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual([]);
});

test('[3.8] an effect can last during the next turn of the player who played it', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['carrier-dis-artifact'], house: null, houses: ['dis', 'mars'] },
    p2: { houses: ['dis', 'logos'] },
    texts: [
      card(
        'carrier-dis-artifact',
        after(opponent.choosesAnyHouse, duringTheirNextTurn(thatPlayer.cannot('choose-house', thatHouse))),
      ),
    ],
  });

  p1.press('mars');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('mars');
  p1.endTurn();

  expect(p2.buttons).toEqual(['logos']);
});

test('[4.1] a text that changes the cost of keys by nothing is no reason for their cost', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['carrier-saurian-artifact'], battleline: ['troll'] },
    p2: {},
    texts: [card('carrier-saurian-artifact', language.keys.cost(per(each.enemy.creature)))],
  });

  expect(p1.keyCost).toBe(6);
  expect(p2.view.players['p1']?.keyCostChanges).toBeUndefined();
});

test('[3.8] “until the end of your next turn” lasts from now through that turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { house: 'brobnar', hand: ['punch'] },
    texts: [card('carrier-saurian-action', play(language.untilTheEndOfYourNextTurn(language.keys.cost(-2))))],
  });

  p1.play('carrier-saurian-action');
  expect(p1.keyCost).toBe(4);
  expect(p2.view.players['p1']?.keyCostChanges).toEqual([{ slug: 'carrier-saurian-action', by: -2 }]);
  p1.endTurn();
  expect(p2.keyCost).toBe(4);
  p2.press('brobnar');
  p2.endTurn();
  expect(p1.keyCost).toBe(4);
  p1.press('saurian');
  p1.endTurn();

  expect(p1.keyCost).toBe(6);
});

test('[3.8] an effect can last during the next turn of a card’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { houses: ['dis', 'logos'], battleline: ['urchin'] },
    texts: [
      card(
        'carrier-saurian-action',
        play(
          language.ward(a.creature),
          language.duringNextTurnOf('its-controller', thatPlayer.mustChoose('shadows')),
        ),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('urchin'));
  p1.endTurn();

  expect(p2.buttons).toEqual(['shadows']);
});

test('[10] an ability can ask whether an amount of amber is even', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'] },
    p2: { amber: 2 },
    texts: [
      card(
        'carrier-saurian-creature',
        action(when(opponent.amber.isEven, gain(3)), when(opponent.amber.isOdd, gain(1))),
      ),
    ],
  });

  p1.use('carrier-saurian-creature');

  expect(p1.amber).toBe(3);
});

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action-2', play(...does));

test('[4.2.1] an effect can forge the key of one color', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action-2'], amber: 6 },
    texts: [anAction(forgeKeyOf('blue'))],
  });

  p1.play('carrier-saurian-action-2');

  expect(p1.game.player('p1').keys).toEqual({ red: false, blue: true, yellow: false });
});

test('[4.2] an ability that reacts to a forged key knows what was paid', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mookling-evil-twin'] },
    p2: { amber: 6, houses: ['dis'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.card('mookling-evil-twin').powerCounters).toBe(6);
});

test('[3.3.2] an effect can forbid each player the house of their previous turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar', 'logos'], artifacts: ['the-ulfberht-device'] },
    p2: { houses: ['dis', 'mars'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.buttons).toContain('logos');
  expect(p1.buttons).not.toContain('brobnar');
  p1.press('logos');
  p1.endTurn();
  expect(p2.buttons).not.toContain('dis');
});

test('[9.9] an ability can count the draws of one step', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      houses: ['saurian'],
      hand: ['carrier-saurian-action-2'],
      deck: ['troll', 'krump', 'urchin'],
    },
    p2: { amber: 0, battleline: ['luis-compère'], houses: ['shadows'] },
    texts: [card('carrier-saurian-action-2', play(draw(1), gain(3)))],
  });

  p1.play('carrier-saurian-action-2');
  p1.endTurn();

  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(1);
});

test('[3.2] a limit of keys per turn ends the forging, though a card lets its player forge again', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 20, houses: ['dis'], battleline: ['relativity-imp'] },
  });

  p1.endTurn();
  p2.press('red');
  p2.choose('relativity-imp');
  p2.press('blue');

  expect(p2.keys).toBe(2);
  expect(p2.amber).toBe(8);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('a text that holds during one step begins to hold when the step starts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['carrier-logos-creature'],
      deck: Array.from({ length: 10 }, () => 'troll'),
    },
    texts: [
      card('carrier-logos-creature', language.asLongAs(stepIs('draw'), you.refillsHandTo(2)), reap(draw(1))),
    ],
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(8);
});
