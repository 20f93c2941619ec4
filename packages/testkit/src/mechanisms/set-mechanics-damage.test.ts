import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, deal, each, eachDeals, gain, it } = language;
const { opponent, play, powerOf, self, splashAttack } = language;

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action', play(...does));

test('[11.1] a creature can take double damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    facts: { 'carrier-saurian-creature': { power: 12 } },
    texts: [anAction(deal(2, a.creature)), card('carrier-saurian-creature', self.takesDoubleDamage)],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p2.card('carrier-saurian-creature').damage).toBe(4);
});

test('[0.12] each creature deals damage at the same time, with its power at that moment', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['urchin', 'troll'] },
    texts: [anAction(eachDeals(each.enemy.creature, powerOf(it), a.neighborOf(it)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('urchin'));

  expect(p2.card('troll').damage).toBe(1);
  expect(p2.discard).toEqual(['urchin']);
});

test('[9.9] an ability can react to damage by splash-attack or by an icon', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'carrier-mars-creature'],
      hand: [{ card: 'troll', enhancements: ['damage'] }],
      amber: 0,
    },
    p2: { battleline: ['bumpsy', 'urchin', 'carrier-dis-creature'] },
    texts: [
      card(
        'carrier-mars-creature',
        each.friendly.creature.gains(splashAttack(2)),
        after(an.enemy.creature.isDestroyedBy('splash'), gain(3)),
      ),
      card('carrier-dis-creature', after(a.creature.isDealtDamageBy('icon'), opponent.loses(1))),
    ],
  });

  p1.fight('krump', p2.card('bumpsy'));
  expect(p2.discard).toContain('urchin');
  expect(p1.amber).toBe(3);
  p1.play('troll', { flank: 'right' });
  p1.choose(p2.card('carrier-dis-creature'));

  expect(p1.amber).toBe(2);
});

test('[8.3] an effect can apply to a creature while it fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['nizak-the-forgotten'] },
  });

  p1.fight('krump', p2.card('nizak-the-forgotten'));

  expect(p2.card('nizak-the-forgotten')).toMatchObject({ zone: 'play', damage: 0, keywords: {} });
});

test('[11.1] [A66] a replacement of dealt damage applies once for each blow, before a ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', warded: true }], amber: 2 },
    p2: { battleline: ['shoulder-id'] },
  });

  p1.fight('troll', p2.card('shoulder-id'));

  expect(p1.card('troll')).toMatchObject({ damage: 0, warded: true });
  expect(p2.amber).toBe(1);
});

test('[9.8] creatures with little power damage a creature that strong creatures cannot damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'urchin'] },
    p2: { battleline: ['ardent-hero'] },
  });

  p1.fight('troll', p2.card('ardent-hero'));
  expect(p2.card('ardent-hero')).toMatchObject({ zone: 'play', damage: 0 });
  p1.game.edit.setCard(p1.card('urchin').id, { house: 'brobnar' });
  p1.fight('urchin', p2.card('ardent-hero'));

  expect(p2.card('ardent-hero').damage).toBe(1);
});

test('[A19] a creature shares the fight damage of its neighbor in spite of its ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['troll', { card: 'drecker', warded: true }] },
  });

  p1.fight('krump', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(6);
  expect(p2.discard).toEqual(['drecker']);
});
