/** Damage and fight rules that apply together with other rules. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, another, any, attacked, beforeFight, card, deal, each, fight, gain, ifYouDo } = language;
const { opponent, play, reap, returnToHand, self, takeControlOf, together, you } = language;

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[11.1] armor prevents its amount once from two damages dealt together', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['raiding-knight'] },
    texts: [anAction(together(deal(2, each.enemy.creature), deal(2, each.enemy.creature)))],
  });
  const armor = p2.card('raiding-knight').armor;

  p1.play(ACTION);

  expect(p2.card('raiding-knight').damage).toBe(4 - armor);
});

test('[11.1] damage prevented completely by armor has not been dealt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['raiding-knight'] },
    texts: [
      anAction(deal(1, each.enemy.creature), ifYouDo(gain(3))),
      card('carrier-saurian-creature', after(a.creature.isDealtDamage, gain(5))),
    ],
  });

  p1.play(ACTION);

  expect(p1.amber).toBe(0);
  expect(p2.card('raiding-knight').damage).toBe(0);
});

test('[8.3] a fight ends if a Before Fight ability returns the attacker to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    p2: { battleline: ['urchin'] },
    texts: [
      card('carrier-saurian-creature', beforeFight(returnToHand(self)), fight(gain(3))),
      card('carrier-saurian-creature-2', after(you.useToFight(a.creature), gain(1))),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('urchin'));

  expect(p1.hand).toEqual(['carrier-saurian-creature']);
  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.amber).toBe(1);
});

test('[6.2.1] a creature destroyed by its own icon has no Play ability, but was played', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [
        {
          card: 'carrier-saurian-creature',
          enhancements: ['damage', 'damage', 'damage', 'damage', 'damage'],
        },
      ],
      battleline: ['carrier-saurian-creature-2'],
    },
    texts: [
      card('carrier-saurian-creature', play(gain(5))),
      card('carrier-saurian-creature-2', after(you.play(another.creature), gain(1))),
    ],
  });

  p1.play('carrier-saurian-creature');
  for (let icon = 1; icon <= 3; icon++) p1.choose('carrier-saurian-creature');
  for (let icon = 4; icon <= 5; icon++) p1.choose('carrier-saurian-creature-2');

  expect(p1.discard).toEqual(['carrier-saurian-creature']);
  expect(p1.amber).toBe(1);
});

test('[11.1] Shadow Self takes poison damage for its neighbor, which is not poisoned', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['inka-the-spider'] },
    p2: { battleline: ['troll', 'shadow-self'] },
  });

  p1.fight('inka-the-spider', p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').damage).toBe(0);
});

test('[8.3] a fight ends if the attacker changes sides before the damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-saurian-creature', beforeFight(opponent.takesControlOf(self)), fight(gain(1)))],
  });

  p1.fight('carrier-saurian-creature', p2.card('troll'));
  p1.press('right');

  expect(p2.battleline).toEqual(['troll', 'carrier-saurian-creature']);
  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('carrier-saurian-creature')).toMatchObject({ damage: 0, exhausted: true });
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[8.3] a fight without damage follows if the defender changes sides, and the attacker was used', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    p2: { battleline: ['urchin', 'krump'] },
    texts: [
      card('carrier-saurian-creature', beforeFight(takeControlOf(attacked)), fight(gain(1))),
      card('carrier-saurian-creature-2', reap(gain(1))),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('urchin'));
  p1.press('left');

  expect(p1.battleline).toEqual(['urchin', 'carrier-saurian-creature', 'carrier-saurian-creature-2']);
  expect(p1.card('carrier-saurian-creature')).toMatchObject({ damage: 0, exhausted: true });
  expect(p1.amber).toBe(0);
});

test('[9.8] [11.1] a creature that a text lets deal damage is the source of that damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mindworm'] },
    p2: { battleline: ['carrier-saurian-creature', 'troll', 'umbra'] },
    texts: [card('carrier-saurian-creature', self.cannotBeDealtDamageBy(any.brobnar.creature))],
  });

  p1.fight('mindworm', p2.card('troll'));

  expect(p2.card('carrier-saurian-creature').damage).toBe(0);
  expect(p2.battleline).toEqual(['carrier-saurian-creature', 'troll']);
});

test('[11.1] armor used up by assault does not prevent fight damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: ['champion-tabris'] },
  });

  p1.fight('ancient-bear', p2.card('champion-tabris'));

  // Assault 2 meets armor 2, the blow of 5 meets none.
  expect(p2.card('champion-tabris')).toMatchObject({ armor: 0, damage: 5 });
});

test('[11.1] a ward prevents damage before Shadow Self can take it', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'dodger', warded: true }, 'shadow-self'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger')).toMatchObject({ warded: false, damage: 0 });
  expect(p2.card('shadow-self').damage).toBe(0);
});

test('[8.3] a fight continues after another fight that interrupted it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['sergeant-zakiel'],
      battleline: [{ card: 'champion-tabris', exhausted: true }],
    },
    p2: { battleline: ['urchin', 'dodger'], amber: 2 },
  });

  p1.play('sergeant-zakiel');
  p1.choose('sergeant-zakiel');
  p1.choose('champion-tabris');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.card('champion-tabris')).toMatchObject({ amber: 1, damage: 5 - 2 });
  expect(p2.amber).toBe(1);
});
