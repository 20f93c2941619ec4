import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, archive, card, deal, destroy, exalt, gain, ifYouDo, lose, may, moveToAFlank, pick } = language;
const {
  moveAmber,
  moveCounters,
  on,
  opponent,
  play,
  poolOf,
  putCounters,
  reap,
  stun,
  takeControlOf,
  upTo,
  you,
} = language;

const ACTION = 'carrier-staralliance-action';
const CREATURE = 'carrier-staralliance-creature';
const action = { card: ACTION, house: 'dis' as const };

/** P1 gains 1 and may do something to one of three enemy creatures, then gains 1 again. */
function offered(effect: ReturnType<typeof stun>) {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action] },
    p2: { amber: 1, battleline: ['urchin', 'troll', 'dodger'] },
    texts: [card(ACTION, play(gain(1), may(effect), gain(1)))],
  });
  p1.play(ACTION);
  expect(p1.prompt).toMatchObject({ kind: 'cards', min: 0, max: 1 });
  expect(p1.choices).toEqual(['urchin', 'troll', 'dodger']);
  return { p1, p2 };
}

test.each([
  { what: 'deal damage to', effect: deal(2, an.enemy.creature), result: { damage: 2 } },
  { what: 'exalt', effect: exalt(an.enemy.creature), result: { amber: 1 } },
  { what: 'capture with', effect: an.enemy.creature.captures(1, 'own-side'), result: { amber: 1 } },
  { what: 'put a counter on', effect: putCounters('power', 1, an.enemy.creature), result: { power: 9 } },
  {
    what: 'do several things to',
    effect: pick(an.enemy.creature, (it) => [stun(it), exalt(it)]),
    result: { stunned: true, amber: 1 },
  },
])('[20.28.1, 20.32] “you may $what a creature” is one question: a click accepts, Done declines', (row) => {
  const declined = offered(row.effect);
  declined.p1.press('done');
  expect(declined.p1.amber).toBe(2);
  const accepted = offered(row.effect);
  accepted.p1.choose(accepted.p2.card('troll'));

  expect(accepted.p1.prompt.purpose).toBe('main-step');
  expect(accepted.p2.card('troll')).toMatchObject(row.result);
});

test('[20.28.1, 20.32] “you may take control of a creature” is one question', () => {
  const declined = offered(takeControlOf(an.enemy.creature));
  declined.p1.press('done');
  expect(declined.p1.amber).toBe(2);
  const { p1, p2 } = offered(takeControlOf(an.enemy.creature));

  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['troll']);
});

/** P1 gains 1 and may move amber or counters. */
function offeredToMove(effect: ReturnType<typeof stun>) {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action], battleline: [{ card: 'krump', powerCounters: 2 }] },
    p2: { battleline: [{ card: 'urchin', amber: 2 }, 'troll'] },
    texts: [card(ACTION, play(gain(1), may(effect), gain(1)))],
  });
  p1.play(ACTION);
  expect(p1.prompt).toMatchObject({ kind: 'cards', min: 0, max: 1 });
  expect(p1.buttons).toEqual(['done']);
  return { p1, p2 };
}

test('[20.28.1, 10.3] “you may move amber from a creature” offers every creature and Done', () => {
  const { p1, p2 } = offeredToMove(moveAmber(1, on(an.enemy.creature), poolOf('you')));
  expect(p1.choices).toEqual(['urchin', 'troll']);

  p1.choose(p2.card('urchin'));

  expect(p2.card('urchin').amber).toBe(1);
  expect(p1.amber).toBe(3);
});

test('[20.28.1] “you may move amber from your pool to a creature” asks for that creature', () => {
  const { p1, p2 } = offeredToMove(moveAmber(1, poolOf('you'), on(an.enemy.creature)));

  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
  expect(p1.amber).toBe(1);
});

test('[20.28.1] “you may move a counter” asks for the creature that has one', () => {
  const { p1, p2 } = offeredToMove(moveCounters('power', 1, a.creature, an.enemy.creature));
  expect(p1.choices).toEqual(['krump']);

  p1.choose('krump');
  p1.choose(p2.card('urchin'));

  expect(p2.card('urchin').power).toBe(2);
});

test('[20.28.1, 20.38] “you may move a creature to a flank” asks for the creature and then for the flank', () => {
  const { p1, p2 } = offered(moveToAFlank(an.enemy.creature));

  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p2.battleline).toEqual(['troll', 'urchin', 'dodger']);
});

test('[20.28.1, 20.33.1] “you may stun up to 2 creatures” asks for the creatures at once', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: [action] },
    p2: { battleline: ['troll', 'dodger'] },
    texts: [card(ACTION, play(gain(1), may(stun(upTo(2).creatures))))],
  });

  p1.play(ACTION);
  expect(p1.buttons).toEqual(['done']);
  game.clickCard('p1', p2.card('troll').id);
  p1.press('done');

  expect(p2.card('troll').stunned).toBe(true);
});

test('[20.28] “you may. If you do, and if you do that” is one optional ability', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: [CREATURE], amber: 2 },
    texts: [card(CREATURE, reap(may(lose(1)), ifYouDo(lose(1)), ifYouDo(gain(5))))],
  });

  p1.reap(CREATURE);
  expect(p1.choices).toEqual([CREATURE]);
  expect(p1.buttons).toEqual(['done']);
  p1.choose(CREATURE);

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(6);
});

test('[20.28.1] a card that left play in this turn can be chosen from the hand', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: [action], battleline: ['bad-penny'] },
    texts: [card(ACTION, play(destroy(a.friendly.creature), may(archive(a.card.from(you.hand)))))],
  });

  p1.play(ACTION);
  p1.choose('bad-penny');
  p1.choose('bad-penny');

  expect(p1.archives).toEqual(['bad-penny']);
});

test('[20.28.1] the active player cannot decline what the opponent may do', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action] },
    texts: [card(ACTION, play(opponent.may(opponent.gains(1)), ifYouDo(gain(2))))],
  });

  p1.play(ACTION);
  expect(p1.prompt.kind).toBe('idle');
  p2.press('yes');

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});
