import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, attacked, beforeFight, card, destroy, destroyed, each, eachPlayer } = language;
const { forTheTurn, fullyHeal, gain, ifYouDo, insteadOf, insteadOfWhen, it, moveToAFlank } = language;
const { opponent, pick, placeUnder, play, plusPower, purge, putIntoPlay, returnToHand, self } = language;
const { thisCreature, together, you } = language;

test('[0.6] the opponent of Magda the Rat’s last controller steals 2 when she leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 3, hand: ['harland-mindlock'], houses: ['logos'] },
    p2: { houses: ['dis'], amber: 0, hand: ['gateway-to-dis'], battleline: ['magda-the-rat'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('magda-the-rat'));
  p1.press('left');
  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');

  expect(p2.discard).toContain('magda-the-rat');
  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('[5.4] an upgrade on an enemy creature goes to its own owner when its host leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['blood-of-titans'], houses: ['brobnar', 'dis'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('blood-of-titans', { on: p2.card('krump') });
  p1.game.edit.move(p2.card('krump').id, 'discard');

  expect(p1.discard).toEqual(['blood-of-titans']);
  expect(p2.discard).toEqual(['krump']);
});

test('[11.3.6] a creature that Armageddon Cloak saves does not resolve its Destroyed abilities', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['armageddon-cloak', 'soulkeeper'], damage: 0 }] },
  });
  p1.game.edit.setCard(p2.card('urchin').id, { stunned: true });

  p1.fight('troll', p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['troll']);
});

test('[11.5] a creature purged by Spangler Box returns to its owner when the box is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], artifacts: ['spangler-box'] },
    p2: { houses: ['dis'], hand: ['poltergeist'], battleline: ['troll', 'krump'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  expect(p2.artifacts).toEqual(['spangler-box']);
  expect(p2.purged).toEqual(['troll']);
  p1.endTurn();
  p2.press('dis');
  p2.game.edit.setCard(p1.card('spangler-box').id, { exhausted: true });
  p2.play('poltergeist');
  p2.choose('spangler-box');
  p2.press('left');

  expect(p1.discard).toEqual(['spangler-box']);
  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p2.card('troll').exhausted).toBe(true);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[11.3] an upgrade destroyed with its creature still gives it a Destroyed ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'krump', upgrades: ['carrier-saurian-upgrade'] }] },
    texts: [
      anAction(together(destroy(each.upgrade), destroy(each.creature))),
      card('carrier-saurian-upgrade', thisCreature.gains(destroyed(gain(2)))),
    ],
  });

  p1.play(ACTION);

  expect(p2.amber).toBe(2);
  expect(p2.discard.toSorted()).toEqual(['carrier-saurian-upgrade', 'krump']);
});

test('[11.3.9] a creature that changes sides while it is destroyed was destroyed under its last controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: [{ card: 'carrier-saurian-creature-2', amber: 3 }] },
    texts: [
      anAction(destroy(an.enemy.creature)),
      card('carrier-saurian-creature-2', destroyed(opponent.takesControlOf(self))),
      card('carrier-saurian-creature', after(a.friendly.creature.isDestroyed, gain(1))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('carrier-saurian-creature-2'));
  p1.press('left');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
  expect(p2.discard).toEqual(['carrier-saurian-creature-2']);
});

test('[11.3.7] a creature that another’s Destroyed ability returns to hand was still destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['carrier-saurian-creature-2', 'urchin'] },
    texts: [
      anAction(destroy(each.enemy.creature)),
      card('carrier-saurian-creature-2', destroyed(returnToHand(a.creature.named('urchin')))),
      card('carrier-saurian-creature', after(an.enemy.creature.isDestroyed, gain(1))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('urchin'));
  expect(p1.prompt.purpose).toBe('trigger-subject');
  p1.press('auto-resolve');

  expect(p2.hand).toEqual(['urchin']);
  expect(p1.amber).toBe(2);
});

test('[11.5] a creature that returns to play loses an effect on it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['krump'] },
    texts: [
      anAction(
        pick(an.enemy.creature, (one) => [
          forTheTurn(one.gains(plusPower(5))),
          destroy(one),
          putIntoPlay(a.creature.named('krump').from(opponent.discardPile), { under: 'its-owner' }),
        ]),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').power).toBe(6);
});

test('[9.3] a later reaction knows a destroyed creature that an earlier one purged', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'],
    },
    p2: { battleline: ['krump'] },
    texts: [
      anAction(destroy(an.enemy.creature)),
      card('carrier-saurian-creature', after(an.enemy.creature.isDestroyed, purge(it))),
      card('carrier-saurian-creature-2', after(an.enemy.brobnar.creature.isDestroyed, gain(1))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));
  p1.choose('carrier-saurian-creature');

  expect(p2.purged).toEqual(['krump']);
  expect(p1.amber).toBe(1);
});

test('[11.3] a creature destroyed with its enemy does not react to the destruction of that enemy', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', damage: 5 }] },
    p2: { amber: 1, battleline: ['umbra'] },
  });

  p1.fight('krump', p2.card('umbra'));

  expect([p1.discard, p2.discard]).toEqual([['krump'], ['umbra']]);
  expect(p2.amber).toBe(1);
});

test('[8.3] a fight ends if the attacked creature leaves play and returns', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['krump'] },
    texts: [
      card(
        'carrier-saurian-creature',
        beforeFight(
          destroy(attacked),
          putIntoPlay(a.creature.from(opponent.discardPile), { under: 'its-owner' }),
        ),
      ),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('krump'));
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(0);
  expect(p1.card('carrier-saurian-creature').damage).toBe(0);
});

test('[11.3] a creature that enters play during a destruction is not destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['carrier-saurian-creature-2', 'urchin'], discard: ['krump'] },
    texts: [
      anAction(destroy(each.creature)),
      card('carrier-saurian-creature-2', destroyed(putIntoPlay(a.brobnar.creature.from(you.discardPile)))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));
  p1.press('left');

  expect(p2.battleline).toEqual(['krump']);
});

const OTHER_ACTION = 'carrier-saurian-action-2';

test('[14.21] a card beneath a creature of the opponent goes to its own owner’s discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION, OTHER_ACTION, 'urchin'] },
    p2: { battleline: ['krump'] },
    texts: [
      anAction(pick(an.enemy.creature, (one) => [placeUnder(one, a.shadows.card.from(you.hand), 'faceup')])),
      card(OTHER_ACTION, play(returnToHand(an.enemy.creature))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));
  p1.choose('urchin');
  expect(p1.card('urchin').zone).toBe('under');
  p1.play(OTHER_ACTION);
  p1.choose(p2.card('krump'));

  expect(p1.discard).toContain('urchin');
  expect(p2.hand).toEqual(['krump']);
});

test('[9.4] an effect cannot reach a creature that the same text returned to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['krump'] },
    texts: [anAction(returnToHand(an.enemy.creature), purge(it), gain(1))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));

  expect(p2.hand).toEqual(['krump']);
  expect(p1.amber).toBe(1);
});

test('[9.7] the player chooses one of two replacements of a destruction, and the other is not used', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'krump', upgrades: ['carrier-saurian-upgrade', 'armageddon-cloak'] }] },
    texts: [
      anAction(destroy(an.enemy.creature)),
      card(
        'carrier-saurian-upgrade',
        insteadOf(thisCreature.isDestroyed, fullyHeal(thisCreature), destroy(self)),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.choose(p2.card('carrier-saurian-upgrade'));

  expect(p2.battleline).toEqual(['krump']);
  expect(p2.card('krump').upgrades).toEqual([p2.card('armageddon-cloak').id]);
  expect(p2.discard).toEqual(['carrier-saurian-upgrade']);
});

test('[11.3.6] a creature that moves to a flank instead of being destroyed keeps its amber and upgrades', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 0 },
    p2: {
      battleline: [
        { card: 'carrier-saurian-creature-2', amber: 2, damage: 1, upgrades: ['duskrunner'] },
        'krump',
        'troll',
      ],
    },
    texts: [
      anAction(destroy(a.creature.named('carrier-saurian-creature-2')), ifYouDo(gain(3))),
      card('carrier-saurian-creature-2', insteadOf(self.isDestroyed, fullyHeal(self), moveToAFlank(self))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('carrier-saurian-creature-2'));
  p1.press('right');

  expect(p2.battleline).toEqual(['krump', 'troll', 'carrier-saurian-creature-2']);
  expect(p2.card('carrier-saurian-creature-2')).toMatchObject({ amber: 2, damage: 0 });
  expect(p1.amber).toBe(0);
});

test('[11.3] a creature saved from one destruction can be destroyed by the next', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['carrier-saurian-creature-2'] },
    texts: [
      anAction(destroy(each.enemy.creature), destroy(each.enemy.creature)),
      card(
        'carrier-saurian-creature-2',
        insteadOfWhen(self.isDestroyed, you.amber.exactly(0), eachPlayer.gains(1)),
      ),
    ],
  });

  p1.play(ACTION);

  expect(p2.discard).toEqual(['carrier-saurian-creature-2']);
  expect(p2.amber).toBe(1);
});

test('[11.3.1] [11.3.6] a ward is removed before Armageddon Cloak, which stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: [{ card: 'dodger', warded: true, upgrades: ['armageddon-cloak'], damage: 1 }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.card('dodger')).toMatchObject({ warded: false, damage: 1 });
  expect(p2.card('dodger').upgrades).toHaveLength(1);
});

test('[11.3.7] [9.7] Annihilation Ritual does not purge Bad Penny, which returns to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'] },
    p2: { battleline: ['bad-penny', 'urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual(['urchin']);
});

test('[9.7] a creature purged by Annihilation Ritual was still destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual', 'soul-snatcher'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.purged).toEqual(['urchin']);
  expect(p2.amber).toBe(1);
});

test('[11.5] a creature returned to hand loses its upgrades, and its ward is gone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear', 'fear'] },
    p2: { battleline: [{ card: 'dodger', warded: true, upgrades: ['armageddon-cloak', 'duskrunner'] }] },
  });

  p1.play('fear');
  p1.choose(p2.card('dodger'));
  expect(p2.card('dodger').upgrades).toHaveLength(2);
  p1.play('fear');
  p1.choose(p2.card('dodger'));

  expect(p2.hand).toEqual(['dodger']);
  expect(p2.discard.toSorted()).toEqual(['armageddon-cloak', 'duskrunner']);
  expect(p2.card('dodger').warded).toBe(false);
});
