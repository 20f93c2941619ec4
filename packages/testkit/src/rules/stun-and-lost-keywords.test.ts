/** When a stun can be removed, and keywords that a creature cannot have. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, each, elusive, forTheTurn, gain, omni, pick, play } = language;
const { self, thisCreature, untilYourNextTurn, use, you } = language;

test('[8.1.4] a permission to reap and an Omni ability of its own let a creature lose its stun', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [
        { card: 'troll', stunned: true },
        { card: 'carrier-dis-creature', stunned: true },
      ],
    },
    texts: [
      card('carrier-saurian-action', play(forTheTurn(you.mayReapWith(each.brobnar.creature)))),
      card('carrier-dis-creature', omni(gain(1))),
    ],
  });

  expect(p1.actions('carrier-dis-creature')).toEqual(['remove-stun']);
  expect(p1.actions('troll')).toEqual([]);
  p1.play('carrier-saurian-action');

  expect(p1.actions('troll')).toEqual(['remove-stun']);
});

test('[8.1.4] an effect that uses a stunned creature removes its stun', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'troll', stunned: true }],
    },
    texts: [card('carrier-saurian-action', play(use(a.creature)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ stunned: false, exhausted: true });
});

test('[12.2] [A358] a creature that lost a keyword does not get it by an upgrade that is played later', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-upgrade', 'carrier-saurian-action'],
      battleline: ['urchin'],
    },
    texts: [
      card('carrier-saurian-upgrade', thisCreature.gains(elusive)),
      card(
        'carrier-saurian-action',
        play(pick(a.creature, (one) => [untilYourNextTurn(one.loses('elusive'))])),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('urchin');
  p1.play('carrier-saurian-upgrade', { on: 'urchin' });

  expect(p1.card('urchin').keywords).toEqual({});
});

test('[12.7] an effect cannot play a card with alpha later in the step', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['carrier-dis-action'] },
    facts: { 'carrier-dis-action': { keywords: { alpha: 1 } } },
    texts: [card('carrier-dis-action', play(gain(5)))],
  });

  p1.play('wild-wormhole');

  expect(p1.amber).toBe(1);
  expect(p1.deck).toEqual(['carrier-dis-action']);
});

test('[A333] a copy that enters play also has deploy and enters ready', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['carrier-dis-creature'] },
    facts: { 'carrier-dis-creature': { keywords: { deploy: 1 } } },
    texts: [card('carrier-dis-creature', self.enters('ready'))],
  });

  game.clickCard('p1', p1.card('mimic-gel').id);
  p1.press('play');
  p1.choose(p2.card('carrier-dis-creature'));
  p1.press('deploy-right');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'carrier-dis-creature', 'krump']);
  expect(p1.card('mimic-gel').exhausted).toBe(false);
});
