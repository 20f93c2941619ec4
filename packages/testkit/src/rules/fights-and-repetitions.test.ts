/** Parts of a fight, repetitions, and effects that happen several times. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, any, beforeFight, card, deal, destroy, discardFromDeck, each, enrage, fight } =
  language;
const { forEach, gain, healUpTo, opponent, play, readyAndFightWith, reap, repeatIf, repeatOnce } = language;
const { repeatWhile, self, steal, stun, thatMuch, you } = language;

test('[8.3.8] the hazardous of a creature that assault destroyed still destroys the attacker', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-brobnar-creature'] },
    p2: { battleline: ['carrier-dis-creature'] },
    facts: {
      'carrier-brobnar-creature': { keywords: { assault: 3 } },
      'carrier-dis-creature': { keywords: { hazardous: 3 } },
    },
    texts: [card('carrier-brobnar-creature', fight(gain(5))), card('carrier-dis-creature', reap(gain(1)))],
  });

  p1.fight('carrier-brobnar-creature', p2.card('carrier-dis-creature'));
  p1.choose('carrier-brobnar-creature');

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p1.amber).toBe(0);
});

test('[8.3.9] the attacker loses an enrage that it got before the fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-brobnar-creature'] },
    p2: { battleline: ['urchin'] },
    texts: [card('carrier-brobnar-creature', beforeFight(enrage(self)))],
  });

  p1.fight('carrier-brobnar-creature', p2.card('urchin'));

  expect(p1.card('carrier-brobnar-creature').enraged).toBe(false);
});

test('[8.3.9] the attacker keeps an enrage that its After Fight ability gives', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'carrier-brobnar-creature', enraged: true }] },
    p2: { battleline: ['urchin'] },
    texts: [card('carrier-brobnar-creature', fight(enrage(self)))],
  });

  p1.fight('carrier-brobnar-creature', p2.card('urchin'));

  expect(p1.card('carrier-brobnar-creature').enraged).toBe(true);
});

test('[8.3.10] an attacker that dies does not react to the end of its fight, another creature does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-brobnar-creature', 'carrier-brobnar-creature-2'] },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-brobnar-creature', after(a.friendly.creature.fights, gain(5))),
      card('carrier-brobnar-creature-2', after(a.friendly.creature.fights, gain(1))),
    ],
  });

  p1.fight('carrier-brobnar-creature', p2.card('troll'));

  expect(p1.amber).toBe(1);
});

test('[8.1.5] a creature that is to be readied and to fight is readied without an enemy', () => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-brobnar-action'], battleline: [{ card: 'troll', exhausted: true }] },
    texts: [card('carrier-brobnar-action', play(readyAndFightWith(a.friendly.creature)))],
  });

  p1.play('carrier-brobnar-action');
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(false);
});

test.each([
  ['“repeat the preceding effect” repeats once', repeatIf(opponent.amber.atLeast(2)), [2, 3]],
  ['“repeat this effect” repeats as long as', repeatWhile(opponent.amber.atLeast(2)), [4, 1]],
] as const)('[9.5.3] %s its condition holds', (_, repetition, pools) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-shadows-action'] },
    p2: { amber: 5 },
    texts: [card('carrier-shadows-action', play(steal(1), repetition))],
  });

  p1.play('carrier-shadows-action');

  expect([p1.amber, p2.amber]).toEqual(pools);
});

test('[9.4.2] a creature that its own effect destroyed does not begin a repetition', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-dis-creature'] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-dis-creature', play(destroy(a.creature), repeatOnce))],
  });

  p1.play('carrier-dis-creature');
  p1.choose('carrier-dis-creature');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.battleline).toEqual(['troll']);
});

test('[0.12.1] a repetition damages a creature whose ward the first damage removed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-dis-action'] },
    p2: { battleline: [{ card: 'troll', warded: true }, 'krump'] },
    texts: [card('carrier-dis-action', play(deal(2, a.creature), repeatOnce))],
  });

  p1.play('carrier-dis-action');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ warded: false, damage: 2 });
});

test('[9.5.4] an effect for each of several things asks for its card each time', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-dis-action'], battleline: ['pit-demon', 'tocsin'] },
    p2: { battleline: ['troll', 'krump', 'dodger'] },
    texts: [card('carrier-dis-action', play(forEach(any.friendly.creature, stun(an.enemy.creature))))],
  });

  p1.play('carrier-dis-action');
  p1.choose(p2.card('krump'));
  expect(p1.choices).toContain('krump');
  p1.choose(p2.card('krump'));

  expect(['troll', 'krump', 'dodger'].map((creature) => p2.card(creature).stunned)).toEqual([
    false,
    true,
    false,
  ]);
});

test('[9.5.7] “that much” is the number that the player chose to heal', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: [{ card: 'troll', damage: 5 }] },
    texts: [card('carrier-dis-action', play(healUpTo(3, a.creature), gain(thatMuch)))],
  });

  p1.play('carrier-dis-action');
  p1.choose('troll');
  expect(p1.buttons).toEqual([0, 1, 2, 3]);
  p1.press(2);

  expect(p1.card('troll').damage).toBe(3);
  expect(p1.amber).toBe(2);
});

test('[10.4.1] Quantum Fingertrap swaps nothing if no other creature fits the chosen one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['dextre'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.use('quantum-fingertrap');
  expect(p1.choices.toSorted()).toEqual(['dextre', 'krump', 'troll']);
  p1.choose('dextre');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.battleline).toEqual(['troll', 'krump']);
});

test('[14.10.1] cards discarded from a deck are no discards for a text that names no zone', () => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-dis-action'], deck: ['troll', 'troll'], artifacts: ['carrier-dis-artifact'] },
    texts: [
      card('carrier-dis-action', play(discardFromDeck(2))),
      card('carrier-dis-artifact', after(you.discard(a.card), gain(1))),
    ],
  });

  p1.play('carrier-dis-action');

  expect(p1.discard).toHaveLength(3);
  expect(p1.amber).toBe(0);
});

test('[6.2.9] a creature that makes friendly creatures enter ready enters ready itself', () => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-dis-creature'] },
    texts: [card('carrier-dis-creature', each.friendly.creature.enters('ready'))],
  });

  p1.play('carrier-dis-creature');

  expect(p1.card('carrier-dis-creature').exhausted).toBe(false);
});
