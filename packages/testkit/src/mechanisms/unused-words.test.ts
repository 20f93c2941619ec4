/** Words of the card language that no implemented card uses yet. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, all, amberOn, an, any, archive, atStartOfTurnOf, card, destroy, each } = language;
const { exactly, exalt, flip, forEachPlayerWho, forgeKey, gain, it, moveAmber, moveCounters } = language;
const { moveDamage, on, opponent, per, pick, play, plusPower, poolOf, power, powerOf } = language;
const { putCounters, removeAllCounters, removeCounters, searchFor, self, steal, supply } = language;
const { takeAndAttach, takeControlOf, thatMuch, thatPlayer, them, thereIs, together } = language;
const { untilThisLeavesPlay, when, you } = language;

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const action = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[10.3] a noun can require a relation: each creature with a more powerful neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['krump', 'troll', 'bumpsy'] },
    p2: { battleline: ['urchin', 'urchin'] },
    texts: [
      action(destroy(each.creature.suchThat(thereIs(any.neighborOf(it).with(power.moreThan(powerOf(it))))))),
    ],
  });

  p1.play(ACTION);

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['urchin', 'urchin']);
});

test('[10.10] a condition can ask whether cards share a type', () => {
  const shared = (...deck: string[]) => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { deck },
      texts: [action(opponent.discardsFromDeck(2), when(them.shareAType, gain(2)))],
    });
    p1.play(ACTION);
    return p1.amber;
  };

  expect(shared('krump', 'urchin')).toBe(2);
  expect(shared('krump', 'anger')).toBe(0);
});

test('[4.4] a creature captures from the player that the text names, whoever controls it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      amber: 3,
      battleline: ['troll'],
      discard: Array.from({ length: 10 }, () => 'krump'),
    },
    p2: { amber: 3 },
    texts: [
      action(
        pick(a.creature, (one) => [
          forEachPlayerWho(thatPlayer.isHaunted, one.captures(2, poolOf('that-player'))),
        ]),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([1, 3]);
});

test('[9.8] a text can forbid capturing from a pool, which can still be stolen from', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['krump'] },
    p2: { amber: 3, artifacts: ['carrier-saurian-artifact'] },
    texts: [
      action(a.friendly.creature.captures(2), steal(1)),
      card('carrier-saurian-artifact', you.cannot('be-captured-from')),
    ],
  });

  p1.play(ACTION);

  expect(p1.card('krump').amber).toBe(0);
  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('[5.4] an effect attaches all upgrades in play to one creature under one player’s control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['krump'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['duskrunner', 'blood-of-titans'] }] },
    texts: [action(pick(a.friendly.creature, (one) => [takeAndAttach(each.upgrade, one)]))],
  });

  p1.play(ACTION);
  p1.choose('krump');

  expect(p1.card('krump').power).toBe(11);
  expect(p2.card('troll').power).toBe(8);
  expect(p2.card('duskrunner')).toMatchObject({ controller: 'p1', owner: 'p2' });
});

test('[13.7] an effect removes every counter of a creature, of whatever kind', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: [{ card: 'krump', powerCounters: 2, counters: { doom: 1 } }],
    },
    texts: [action(removeAllCounters(a.creature))],
  });

  p1.play(ACTION);
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ power: 6, counters: {} });
});

test('[9.5] “that much” after two effects in one sentence is the sum of both', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      amber: 2,
      battleline: [{ card: 'krump', powerCounters: 3, amber: 2 }],
    },
    texts: [
      action(
        together(
          removeCounters('power', all, each.friendly.creature),
          moveAmber(all, on(each.friendly.creature), supply),
        ),
        forgeKey({ plus: 1, minus: thatMuch }),
      ),
    ],
  });

  p1.play(ACTION);
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
});

test('[15.2] a bonus for each amber “on it” is counted for each creature that gains it', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature', { card: 'krump', amber: 2 }, 'troll'],
    },
    texts: [card('carrier-saurian-creature', each.friendly.creature.gains(plusPower(per(amberOn(it), 2))))],
  });

  expect(p1.card('krump').power).toBe(10);
  expect(p1.card('troll').power).toBe(8);
});

test('[10.5] the power of the most powerful creature is that of any of those that tie', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['urchin', 'troll', 'troll'] },
    texts: [
      action(putCounters('power', powerOf(a.mostPowerful.friendly.creature), a.creature.named('urchin'))),
    ],
  });

  p1.play(ACTION);
  p1.choose('urchin');

  expect(p1.card('urchin').power).toBe(9);
});

test('[0.5] a text can let another player than “you” choose one effect', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['krump'] },
    p2: { house: 'saurian', artifacts: ['carrier-saurian-artifact'], deck: ['urchin', 'umbra'] },
    texts: [
      card(
        'carrier-saurian-artifact',
        atStartOfTurnOf('each', thatPlayer.choosesOne(thatPlayer.gains(2), thatPlayer.draws(1))),
      ),
    ],
  });

  p1.endTurn();
  p2.press(0);
  p2.press('saurian');

  expect(p2.amber).toBe(2);
});

test('[14.39] a search can discard the found card, play it, or put it on top of the shuffled deck', () => {
  const searching = (to: 'discard' | 'played' | 'top') => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], deck: ['urchin', 'krump', 'dodger', 'umbra'] },
      texts: [action(searchFor(a.brobnar.card, { in: ['deck'], to }))],
    });
    p1.play(ACTION);
    p1.choose('krump');
    return p1;
  };

  expect(searching('discard').discard).toEqual([ACTION, 'krump']);
  expect(searching('played').battleline).toEqual(['krump']);
  expect(searching('top').deck[0]).toBe('krump');
});

test('[10.3] cards that must be alike are offered only if they are like the first', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], discard: ['krump', 'urchin', 'krump', 'troll'] },
    texts: [action(archive(exactly(2).cards.from(you.discardPile).allAlikeIn('name')))],
  });

  p1.play(ACTION);
  p1.choose('krump');
  expect(p1.choices).toEqual(['krump', 'krump']);
  p1.choose(p1.card('krump', 2));

  expect(p1.archives).toEqual(['krump', 'krump']);
});

test('[13.5] moved damage is not healed, and moved counters are not added', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: [{ card: 'krump', damage: 2, powerCounters: 1 }, 'troll', 'carrier-saurian-creature'],
    },
    texts: [
      action(
        moveDamage(2, a.creature.named('krump'), a.creature.named('troll')),
        moveCounters('power', 1, a.creature.named('krump'), a.creature.named('troll')),
      ),
      card(
        'carrier-saurian-creature',
        after(a.creature.isHealed, gain(5)),
        after(a.creature.getsCounter('power'), gain(5)),
      ),
    ],
  });

  p1.play(ACTION);
  for (const chosen of ['krump', 'troll', 'krump', 'troll']) p1.choose(chosen);

  expect(p1.card('krump')).toMatchObject({ damage: 0, power: 6 });
  expect(p1.card('troll')).toMatchObject({ damage: 2, power: 9 });
  expect(p1.amber).toBe(0);
});

test('[13.6, 20.5] a creature exalted zero times has not been exalted, and nobody is asked for it', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    texts: [
      action(exalt(a.creature, opponent.forgedKeys)),
      card('carrier-saurian-creature', after(a.creature.isExalted, gain(1))),
    ],
  });

  p1.play(ACTION);

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(0);
});

test('[5.6.4] an ability reacts to the creature that is flipped, and to no other one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      tokenCreature: 'grunt',
      hand: [ACTION],
      battleline: ['carrier-saurian-creature', 'troll'],
    },
    texts: [
      action(flip(a.friendly.creature)),
      card('carrier-saurian-creature', after(a.creature.isFlipped, gain(1)), after(self.isFlipped, gain(5))),
    ],
  });

  p1.play(ACTION);
  p1.choose('troll');

  expect(p1.battleline).toEqual(['carrier-saurian-creature', 'grunt']);
  expect(p1.amber).toBe(1);
});

test('[9.6] an ability reacts to the creature that changes control, and to no other one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [
      action(takeControlOf(an.enemy.creature)),
      card(
        'carrier-saurian-creature',
        after(a.creature.named('troll').changesControl, gain(1)),
        after(a.creature.named('urchin').changesControl, gain(5)),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.battleline).toEqual(['carrier-saurian-creature', 'troll']);
  expect(p1.amber).toBe(1);
});

test('[11.5] an upgrade that leaves play with its creature ends its effect “until this leaves play”', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-upgrade', ACTION], battleline: ['krump', 'troll'] },
    texts: [
      card(
        'carrier-saurian-upgrade',
        play(untilThisLeavesPlay(each.friendly.creature.gains(plusPower(2)))),
        after(self.leavesPlay, steal(1)),
      ),
      action(destroy(a.friendly.creature)),
    ],
    p2: { amber: 1 },
  });

  p1.play('carrier-saurian-upgrade', { on: 'krump' });
  expect(p1.card('troll').power).toBe(10);
  p1.play(ACTION);
  p1.choose('krump');

  expect(p1.card('troll').power).toBe(8);
  expect(p2.amber).toBe(0);
});

test('[9.8] an effect can forbid exhausting cards and discarding a card in the main step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['training-costs', 'carrier-saurian-action-2'] },
    p2: { battleline: ['sariel-the-steadfast', 'troll'] },
    texts: [card('carrier-saurian-action-2', play(language.exhaust(each.creature)))],
  });

  expect(p1.actions('training-costs')).not.toContain('discard');
  p1.play('carrier-saurian-action-2');

  expect(p2.card('troll').exhausted).toBe(false);
});
