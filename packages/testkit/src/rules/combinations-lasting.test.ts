/** Lasting effects, replacements and control that apply together with other rules. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, atEndOfStep, atStartOfStep, card, deal, destroy, destroyed, draw } = language;
const { duringOpponentsNextTurn, each, eachTime, forTheTurn, gain, heal, insteadOf, opponent } = language;
const { per, pick, play, plusPower, reap, returnToHand, self, stun, takeAnotherTurn } = language;
const { takeControlOf, theNextTime, thisCreature, thisTurn, untilTheEndOfYourNextTurn } = language;
const { untilThisLeavesPlay, untilYourNextTurn, when, you } = language;

const ACTION = 'carrier-saurian-action';

const OTHER_ACTION = 'carrier-saurian-action-2';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[9.2.2] “the next time” applies to one of several simultaneous events', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION, OTHER_ACTION] },
    p2: { battleline: ['urchin', 'dodger', 'umbra'] },
    texts: [
      anAction(forTheTurn(theNextTime(an.enemy.creature.isDestroyed, gain(2)))),
      card(OTHER_ACTION, play(destroy(each.enemy.creature))),
    ],
  });

  p1.play(ACTION);
  p1.play(OTHER_ACTION);
  p1.choose(p2.card('dodger'));

  expect(p1.amber).toBe(2);
});

test('[9.2.2] “each time” applies to each of several simultaneous events', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION, OTHER_ACTION], automation: { orderTriggers: true } },
    p2: { battleline: ['urchin', 'dodger', 'umbra'] },
    texts: [
      anAction(forTheTurn(eachTime(an.enemy.creature.isDestroyed, gain(2)))),
      card(OTHER_ACTION, play(destroy(each.enemy.creature))),
    ],
  });

  p1.play(ACTION);
  p1.play(OTHER_ACTION);

  expect(p1.amber).toBe(6);
});

test('[3.8] an effect for the turn, created by a dying creature in the opponent’s turn, ends with that turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['carrier-saurian-creature', 'krump'] },
    texts: [
      anAction(destroy(a.creature.named('carrier-saurian-creature'))),
      card('carrier-saurian-creature', destroyed(forTheTurn(each.friendly.creature.gains(plusPower(4))))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('carrier-saurian-creature'));
  expect(p2.card('krump').power).toBe(10);
  p1.endTurn();

  expect(p2.card('krump').power).toBe(6);
  p2.press('brobnar');
});

test('[3.8] an effect through a player’s next turn also lasts during the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['krump'] },
    p2: { houses: ['dis'] },
    texts: [anAction(untilTheEndOfYourNextTurn(each.friendly.creature.gains(plusPower(4))))],
  });

  p1.play(ACTION);
  p1.endTurn();
  p2.press('dis');
  expect(p1.card('krump').power).toBe(10);
  p2.endTurn();
  p1.press('saurian');
  expect(p1.card('krump').power).toBe(10);
  p1.endTurn();

  expect(p1.card('krump').power).toBe(6);
  p2.press('dis');
});

test('[15.6] control “until this leaves play” ends if both cards leave play at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature-2'] },
    p2: { battleline: ['krump'] },
    texts: [
      card(
        'carrier-saurian-creature-2',
        reap(untilThisLeavesPlay(a.creature.named('krump').isControlledBy('you'))),
      ),
      anAction(returnToHand(each.friendly.creature)),
    ],
  });

  p1.reap('carrier-saurian-creature-2');
  p1.press('right');
  expect(p1.battleline).toEqual(['carrier-saurian-creature-2', 'krump']);
  p1.play(ACTION);

  expect(p1.hand).toEqual(['carrier-saurian-creature-2']);
  expect(p2.hand).toEqual(['krump']);
});

test('[9.7] a replacement does not replace its own effect', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature-2'] },
    texts: [card('carrier-saurian-creature-2', insteadOf(you.gainAmber(), gain(5))), anAction(gain(1))],
  });

  p1.play(ACTION);

  expect(p1.amber).toBe(5);
});

test('[9.2.1] abilities react to the replacing event, not to the replaced one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      deck: ['krump', 'troll'],
      battleline: ['carrier-saurian-creature-2', 'carrier-saurian-creature'],
    },
    texts: [
      card('carrier-saurian-creature-2', insteadOf(you.drawCards, gain(1))),
      card('carrier-saurian-creature', after(you.drawCards, gain(10))),
      anAction(draw(2)),
    ],
  });

  p1.play(ACTION);

  expect(p1.amber).toBe(2);
  expect(p1.hand).toEqual([]);
});

test('[0.6] a gained ability works for the creature’s controller, the upgrade’s own ability for its player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-upgrade'] },
    p2: { battleline: ['krump'] },
    texts: [
      card('carrier-saurian-upgrade', thisCreature.gains(reap(gain(2))), after(thisCreature.reaps, gain(3))),
    ],
  });

  p1.play('carrier-saurian-upgrade', { on: p2.card('krump') });
  const before = p1.amber;
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('krump');
  p2.press('auto-resolve');

  expect(p2.amber).toBe(3);
  expect(p1.amber).toBe(before + 3);
});

test('[0.5] the active player chooses for a dying creature of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['krump', 'troll'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    texts: [
      anAction(destroy(each.enemy.creature)),
      card('carrier-saurian-creature', destroyed(stun(an.enemy.creature))),
    ],
  });

  p1.play(ACTION);
  expect(p1.prompt.purpose).toBe('target');
  p1.choose('krump');

  expect(p1.card('krump').stunned).toBe(true);
  expect(p2.discard).toEqual(['carrier-saurian-creature']);
});

test('[3.0.2] a skipped step has neither a beginning nor an end', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature-2'] },
    p2: { houses: ['dis'], deck: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'] },
    texts: [
      anAction(duringOpponentsNextTurn(opponent.skipsStep('draw'))),
      card(
        'carrier-saurian-creature-2',
        atStartOfStep('draw', 'opponent', gain(1)),
        atEndOfStep('draw', 'opponent', gain(1)),
      ),
    ],
  });

  p1.play(ACTION);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.amber).toBe(0);
  expect(p2.hand).toEqual([]);
  p1.press('saurian');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  expect(p1.amber).toBe(2);
  expect(p2.hand).toHaveLength(6);
});

test('[15.6] an artifact that Sneklifter takes from a foreign house belongs to Shadows', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar'], hand: ['sneklifter'] },
    p2: { artifacts: ['key-to-dis'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('key-to-dis'));

  expect(p1.card('key-to-dis')).toMatchObject({ controller: 'p1', houses: ['shadows'], zone: 'play' });
  expect(p1.actions('key-to-dis')).toEqual(['omni']);
});

test('[0.6] a taken creature with Duskrunner steals for its new controller', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos', 'brobnar'],
      hand: ['harland-mindlock'],
      battleline: ['doc-bookton'],
    },
    p2: { amber: 3, battleline: [{ card: 'krump', upgrades: ['duskrunner'] }] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('krump'));
  p1.press('left');
  expect(p1.card('krump').controller).toBe('p1');
  p1.game.edit.setCard(p1.card('krump').id, { house: 'logos' });
  p1.reap('krump');

  expect([p1.amber, p2.amber]).toEqual([2, 2]);
});

test('[3.8] an effect until a player’s next turn ends at an extra turn, one for the opponent’s next turn waits', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: ['carrier-saurian-creature-2'],
      deck: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'],
    },
    p2: { battleline: ['urchin'] },
    texts: [
      anAction(
        untilYourNextTurn(each.friendly.creature.gains(plusPower(3))),
        duringOpponentsNextTurn(each.enemy.creature.gains(plusPower(5))),
        takeAnotherTurn,
      ),
      card('carrier-saurian-creature-2', reap(gain(1))),
    ],
  });
  const power = p1.card('carrier-saurian-creature-2').power;

  p1.play(ACTION);
  expect(p1.card('carrier-saurian-creature-2').power).toBe(power + 3);
  p1.endTurn();
  p1.press('saurian');

  expect(p1.card('carrier-saurian-creature-2').power).toBe(power);
  expect(p2.card('urchin').power).toBe(1);
  p1.endTurn();
  p2.press('shadows');
  expect(p2.card('urchin').power).toBe(6);
  p2.endTurn();
  expect(p2.card('urchin').power).toBe(1);
});

test('[3.7] a creature that survives only by a bonus is destroyed when the turn ends', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'urchin', damage: 0 }] },
    texts: [anAction(pick(an.enemy.creature, (one) => [forTheTurn(one.gains(plusPower(4))), deal(3, one)]))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('urchin'));
  expect(p2.card('urchin').damage).toBe(3);
  p1.endTurn();

  expect(p2.discard).toEqual(['urchin']);
});

test('[9.9] an ability can count what happened earlier in the turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION, 'carrier-saurian-action-2'],
      battleline: ['carrier-saurian-creature-2', { card: 'krump', damage: 2 }],
    },
    texts: [
      anAction(heal(2, a.damaged.creature), gain(per(thisTurn(a.creature.isHealed).times))),
      card(
        'carrier-saurian-action-2',
        play(when(thisTurn(you.gainAmber()), draw(1)), gain(per(thisTurn(a.creature.isHealed).times))),
      ),
      card('carrier-saurian-creature-2', reap(gain(1))),
    ],
  });

  p1.play(ACTION);
  p1.choose('krump');
  expect(p1.amber).toBe(1);
  p1.play('carrier-saurian-action-2');

  expect(p1.amber).toBe(2);
});

test('[15.2] the later of two effects that set power applies', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-artifact', ACTION],
      battleline: ['troll'],
    },
    texts: [
      card('carrier-saurian-artifact', each.creature.hasPower(5)),
      card(ACTION, play(forTheTurn(each.creature.hasPower(2)))),
    ],
  });

  p1.play(ACTION);
  expect(p1.card('troll').power).toBe(2);
  p1.play('carrier-saurian-artifact');

  expect(p1.card('troll').power).toBe(5);
});

test('[15.6] a creature that changes sides keeps its ward, stun, damage and upgrades', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: {
      battleline: [{ card: 'krump', warded: true, stunned: true, damage: 2, upgrades: ['duskrunner'] }],
    },
    texts: [anAction(takeControlOf(an.enemy.creature))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));

  expect(p1.card('krump')).toMatchObject({ controller: 'p1', warded: true, stunned: true, damage: 2 });
  expect(p1.card('krump').upgrades).toHaveLength(1);
});

test('[15.1] an effect on each friendly creature for the turn applies to a creature taken later', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION, OTHER_ACTION] },
    p2: { battleline: ['krump'] },
    texts: [
      anAction(forTheTurn(each.friendly.creature.gains(plusPower(3)))),
      card(OTHER_ACTION, play(takeControlOf(an.enemy.creature))),
    ],
  });

  p1.play(ACTION);
  expect(p2.card('krump').power).toBe(6);
  p1.play(OTHER_ACTION);
  p1.choose(p2.card('krump'));

  expect(p1.card('krump').power).toBe(9);
});

test('[15.5] a blank creature can be damaged though its text forbids it, and keeps its counters', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'carrier-saurian-creature', powerCounters: 2 }] },
    texts: [
      anAction(
        forTheTurn(each.enemy.creature.isBlank),
        deal(1, each.enemy.creature),
        deal(2, each.enemy.creature),
      ),
      card('carrier-saurian-creature', self.cannot('be-dealt-damage')),
    ],
  });
  const { power } = p2.card('carrier-saurian-creature');

  p1.play(ACTION);

  expect(p2.card('carrier-saurian-creature').power).toBe(power);
  expect(p2.card('carrier-saurian-creature').damage).toBe(3);
});

test('[3.8] two copies of the same lasting effect both apply', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('loot-the-bodies');
  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('urchin'));
  p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 2);
});
