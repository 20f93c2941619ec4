import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, changeActiveHouseTo, duringOpponentsNextTurn, opponent, play } = language;

test('[3.3] the player chooses a house after forging, and it stays active until the end of the turn', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis', 'mars'], amber: 6 } });

  p1.endTurn();
  expect(p2.activeHouse).toBeNull();
  p2.press('red');
  p2.press('mars');
  expect(p2.activeHouse).toBe('mars');
  p2.endTurn();

  expect(p2.activeHouse).toBeNull();
});

test('[3.3] a player chooses a house even if only one is possible', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'] } });

  p1.endTurn();

  expect(p2.prompt).toMatchObject({ kind: 'choice', purpose: 'active-house' });
  expect(p2.buttons).toEqual(['dis']);
});

test('[3.3.2] the player chooses one of several demanded houses', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['control-the-weak', 'control-the-weak'] },
    p2: { houses: ['shadows', 'untamed', 'logos'] },
  });

  p1.play('control-the-weak');
  p1.press('logos');
  p1.play('control-the-weak');
  p1.press('untamed');
  p1.endTurn();

  expect(new Set(p2.buttons)).toEqual(new Set(['logos', 'untamed']));
});

test('[3.3.2] the demand of a card applies to its controller while the card is in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { houses: ['dis', 'logos', 'mars'], battleline: ['pitlord'] },
  });
  const without = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { houses: ['dis', 'logos', 'mars'], battleline: ['pitlord'] },
  });

  p1.endTurn();
  without.p1.play('fear');
  without.p1.choose(without.p2.card('pitlord'));
  without.p1.endTurn();

  expect(p2.buttons).toEqual(['dis']);
  expect(without.p2.buttons).toEqual(['dis', 'logos', 'mars']);
});

test('[3.3.3] a player without a possible house is not asked and uses cards that need no house', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['restringuntus'] },
    p2: {
      houses: ['brobnar'],
      battleline: ['troll', 'tireless-crocag'],
      artifacts: ['screechbomb', 'cannon'],
      hand: ['punch'],
      archives: ['anger'],
      amber: 2,
    },
  });

  p1.play('restringuntus');
  p1.press('brobnar');
  p1.endTurn();

  expect(p2.prompt.purpose).toBe('take-archives');
  p2.press('no');
  expect(p2.activeHouse).toBeNull();
  expect(p2.actions('punch')).toEqual([]);
  expect(p2.actions('troll')).toEqual([]);
  expect(p2.actions('cannon')).toEqual([]);
  expect(p2.actions('screechbomb')).toEqual(['omni']);
  expect(p2.actions('tireless-crocag')).toEqual(['fight']);
});

test('[A199] a player without an active house uses Omni abilities', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['restringuntus'], amber: 3 },
    p2: { houses: ['brobnar'], artifacts: ['screechbomb'] },
  });

  p1.play('restringuntus');
  p1.press('brobnar');
  p1.endTurn();
  p2.use('screechbomb');

  expect(p1.amber).toBe(1);
});

test('[3.3.4] changing the active house is not choosing a house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: [{ card: 'carrier-dis-creature', house: 'sanctum' }],
      battleline: ['jehu-the-bureaucrat', { card: 'doc-bookton', house: 'logos' }],
    },
    texts: [card('carrier-dis-creature', play(changeActiveHouseTo('logos')))],
  });

  p1.play('carrier-dis-creature');

  expect(p1.activeHouse).toBe('logos');
  // Jehu the Bureaucrat would add 2.
  expect(p1.amber).toBe(0);
  expect(p1.actions('doc-bookton')).toContain('reap');
  expect(p1.actions('jehu-the-bureaucrat')).toEqual([]);
});

test('[3.3.5] abilities after choosing a house resolve before the player may take archives', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['logos'], artifacts: ['memory-chip'], hand: ['labwork'], archives: ['dextre'] },
  });

  p1.endTurn();
  p2.press('logos');
  expect(p2.prompt.purpose).toBe('target');
  p2.choose('labwork');
  expect(p2.archives.toSorted()).toEqual(['dextre', 'labwork']);
  expect(p2.prompt.purpose).toBe('take-archives');
  p2.press('yes');

  expect(p2.hand.toSorted()).toEqual(['dextre', 'labwork']);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[3.3.2] a forbidden house is not offered though it is demanded, and any of two demands will do', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { houses: ['dis', 'mars', 'logos'] },
    texts: [
      anAction(
        duringOpponentsNextTurn(opponent.mustChoose('dis')),
        duringOpponentsNextTurn(opponent.mustChoose('mars')),
        duringOpponentsNextTurn(opponent.mustChoose('untamed')),
        duringOpponentsNextTurn(opponent.cannot('choose-house', 'mars')),
      ),
    ],
  });

  p1.play(ACTION);
  p1.endTurn();

  expect(p2.buttons).toEqual(['dis']);
  p2.press('dis');
});

test('[3.3.2] [15.6] Pitlord demands a house of its current controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', houses: ['mars', 'logos', 'dis'], hand: ['hypnobeam'] },
    p2: { houses: ['dis', 'brobnar'], battleline: ['pitlord'] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('pitlord'));
  p1.endTurn();
  expect(p2.buttons).toEqual(['dis', 'brobnar']);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.buttons).toEqual(['dis']);
});

test('[13.1] a stunned Pitlord still demands a house', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis', 'brobnar'], battleline: [{ card: 'pitlord', stunned: true }] },
  });

  p1.endTurn();

  expect(p2.buttons).toEqual(['dis']);
});

test('[3.8] the house that Restringuntus forbids is free after it leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['restringuntus', 'hysteria'] },
    p2: { houses: ['brobnar', 'mars'] },
  });

  p1.play('restringuntus');
  p1.press('brobnar');
  p1.play('hysteria');
  p1.endTurn();

  expect(p2.buttons).toEqual(['brobnar', 'mars']);
});

test('[15.5] a creature taken with Collar of Subordination offers its house to its new controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['collar-of-subordination'] },
    p2: { houses: ['brobnar'], battleline: ['dodger'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('dodger') });
  p1.endTurn();
  expect(p2.buttons).toEqual(['brobnar']);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.buttons).toEqual(['dis', 'shadows']);
});
