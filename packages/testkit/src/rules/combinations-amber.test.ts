/** Amber rules that apply together with other rules. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, abduct, after, an, card, destroy, destroyed, draw, each, forgeKey, gain, ifYouDo } = language;
const { insteadOf, it, moveAmber, on, opponent, play, poolOf, returnToHand, self, steal } = language;
const { takeControlOf, thatMuch, thatPlayer } = language;

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[4.4.3] each side captures from its own opponent, whatever the other pool holds', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 1, battleline: ['krump', 'troll'] },
    p2: { amber: 5, battleline: ['urchin', 'dodger'] },
    texts: [anAction(each.creature.captures(1))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('urchin'));

  expect([p1.card('krump').amber, p1.card('troll').amber]).toEqual([1, 1]);
  expect([p2.card('urchin').amber, p2.card('dodger').amber]).toEqual([1, 0]);
  expect([p1.amber, p2.amber]).toEqual([0, 3]);
});

test('[4.4.4] amber that one replacement has captured is no gain for another', () => {
  const ether = (slug: string) =>
    card(slug, insteadOf(opponent.gainsAmber, self.captures(thatMuch, 'added')));
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    texts: [ether('carrier-saurian-creature'), ether('carrier-saurian-creature-2')],
  });

  p1.reap('troll');
  p1.choose(p2.card('carrier-saurian-creature-2'));

  expect(p1.amber).toBe(0);
  expect([p2.card('carrier-saurian-creature').amber, p2.card('carrier-saurian-creature-2').amber]).toEqual([
    0, 1,
  ]);
});

test('[4.4] a theft of more amber than there is takes the rest, and “if you do” fails', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { amber: 2 },
    texts: [anAction(steal(5), ifYouDo(draw(1)))],
  });

  p1.play(ACTION);

  expect([p1.amber, p2.amber]).toEqual([2, 0]);
});

test('[11.7] the amber of a creature that leaves play in any way goes to the opponent of its last controller', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: [{ card: 'urchin', owner: 'p2', amber: 2 }],
    },
    texts: [anAction(returnToHand(a.creature))],
  });

  p1.play(ACTION);
  p1.choose('urchin');

  expect([p1.amber, p2.amber]).toEqual([0, 2]);
  expect(p2.hand).toEqual(['urchin']);
});

test('[4.4] amber moved from a pool onto a card is not lost', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', amber: 2, hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    texts: [
      anAction(moveAmber(1, poolOf('you'), on(a.creature))),
      card(
        'carrier-saurian-creature',
        after(opponent.losesAmber, gain(1)),
        after(thatPlayer.losesAmber, gain(1)),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose('carrier-saurian-creature');

  expect(p1.amber).toBe(1);
});

test('[4.4.1] the amber of a taken creature goes to the opponent of its last controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'] },
    p2: { houses: ['dis'], hand: ['gateway-to-dis'], battleline: [{ card: 'troll', amber: 3 }] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('troll'));
  p1.press('left');
  p1.endTurn();
  p2.press('dis');
  const before = p2.amber;
  p2.play('gateway-to-dis');

  expect(p2.amber - before).toBe(3);
  expect(p2.discard).toContain('troll');
});

test('[4.4.4] a reap that steals instead gains nothing from an empty pool', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos', 'brobnar'],
      hand: ['dimension-door'],
      battleline: ['doc-bookton'],
    },
    p2: { amber: 0 },
  });

  p1.play('dimension-door');
  const before = p1.amber;
  p1.reap('doc-bookton');

  expect(p1.amber).toBe(before);
});

test('[4.1] a key with a cost below zero costs nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', amber: 1, hand: [ACTION] },
    texts: [anAction(forgeKey({ plus: 1, minus: 9 }))],
  });

  p1.play(ACTION);
  p1.press('red');

  expect([p1.keys, p1.amber]).toEqual([1, 1]);
});

test('[4.6] a third key forged by a dying creature ends the game at once in any turn', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { keys: 2, amber: 6, battleline: ['carrier-saurian-creature-2'] },
    texts: [
      anAction(destroy(each.creature), gain(5)),
      card('carrier-saurian-creature-2', destroyed(forgeKey())),
    ],
  });

  p1.play(ACTION);

  expect(game.state()).toMatchObject({ winner: 'p2' });
  expect(p1.amber).toBe(0);
  expect(p2.keys).toBe(3);
});

test('[11.7] captured amber returns to the opponent when the creature leaves play in any way', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 0 },
    p2: { battleline: [{ card: 'krump', amber: 3 }] },
    texts: [anAction(abduct(an.enemy.creature))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));

  expect(p1.amber).toBe(3);
  expect(p1.archives).toEqual(['krump']);
});

test('[4.4] a taken creature captures from the opponent of its new controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 2 },
    p2: { amber: 3, battleline: ['krump'] },
    texts: [anAction(takeControlOf(an.enemy.creature), it.captures(2))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('krump'));

  expect(p1.card('krump').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});

test('[4.4.4] Ether Spider captures the amber that Dust Imp would gain when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['ether-spider'] },
    p2: { battleline: ['dust-imp'] },
  });

  p1.play('punch');
  p1.choose(p2.card('dust-imp'));

  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(2);
});

test('[11.7] [15.6] the amber of a borrowed creature goes to its owner, the opponent of its controller', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      houses: ['mars', 'dis'],
      hand: ['hypnobeam', { card: 'gateway-to-dis', house: 'mars' }],
    },
    p2: { battleline: [{ card: 'dodger', amber: 3 }] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  const before = [p1.amber, p2.amber];
  p1.play('gateway-to-dis');

  expect([p1.amber, p2.amber]).toEqual([before[0], 3]);
});
