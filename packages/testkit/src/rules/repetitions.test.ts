import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, each, forEach, gain, ifYouDo, it, moveDamage, play } = language;

test('[9.5.2] no repetition begins once the repeating card has left play', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['neutron-shark', 'dextre'], deck: ['troll', 'krump'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('urchin'));
  p1.choose('neutron-shark');

  expect(p1.battleline).toEqual(['dextre']);
  expect(p2.battleline).toEqual(['dodger']);
  expect(p1.deck).toEqual(['krump']);
});

test('[9.5.2] an effect repeats while its condition holds and its card is in play', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['neutron-shark', 'titan-mechanic', 'mother'], deck: ['troll', 'labwork'] },
    p2: { battleline: ['urchin', 'dodger', 'umbra'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('urchin'));
  p1.choose('titan-mechanic');
  p1.choose(p2.card('dodger'));
  p1.choose('mother');

  expect(p1.battleline).toEqual(['neutron-shark']);
  expect(p2.battleline).toEqual(['umbra']);
});

test('[9.5.5] of a repetition for each creature, one that cannot do anything yet waits for the others', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['troll', { card: 'krump', damage: 1 }],
    },
    texts: [
      card(
        'carrier-saurian-action',
        play(forEach(each.friendly.creature, moveDamage(1, it, a.creature), ifYouDo(gain(1)))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');
  p1.choose('krump');

  expect(p1.amber).toBe(2);
});

test('[9.5.3] “repeat the preceding effect” repeats once, also by an action card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'] },
    p2: { amber: 5 },
  });

  p1.play('bait-and-switch');

  // Once, and one repetition.
  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[A256] Bouncing Deathquark may repeat although the creatures were warded the last time', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: ['bouncing-deathquark'],
      battleline: [{ card: 'titan-mechanic', warded: true }, 'mother'],
    },
    p2: {
      battleline: [
        { card: 'urchin', warded: true },
        { card: 'dodger', warded: true },
      ],
    },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('urchin'));
  p1.choose('titan-mechanic');
  p1.press('yes');
  p1.choose(p2.card('dodger'));
  p1.choose('titan-mechanic');
  p1.press('no');

  expect(p1.battleline).toEqual(['mother']);
  expect(p2.battleline).toEqual(['urchin', 'dodger']);
});
