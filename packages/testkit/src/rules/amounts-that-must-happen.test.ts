import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, card, each, exalt, gain, ifYouDo, it, lookAt, lose, makeTokens, may, moveAmber } =
  language;
const {
  moveCounters,
  moveDamage,
  on,
  opponent,
  pick,
  play,
  playAsYours,
  poolOf,
  random,
  reap,
  removeCounters,
  self,
  steal,
} = language;
const { eachPlayer, thatMuch } = language;

const ACTION = 'carrier-brobnar-action';
const CREATURE = 'carrier-brobnar-creature';
const ARTIFACT = 'carrier-brobnar-artifact';
const eachTroll = each.friendly.creature.named('troll');

test.each([
  { verb: 'capture', doing: (n: number) => eachTroll.captures(n) },
  { verb: 'steal', doing: steal },
  { verb: 'lose', doing: lose },
  { verb: 'move', doing: (n: number) => moveAmber(n, on(eachTroll), poolOf('you')) },
  { verb: 'remove counters', doing: (n: number) => removeCounters('power', n, eachTroll) },
])('[9.5] “if you do” after “$verb 3” fails with 2, although both happen', ({ doing }) => {
  const amberAfter = (number: number) => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        hand: [ACTION],
        amber: 2,
        battleline: [{ card: 'troll', amber: 2, powerCounters: 2 }],
      },
      p2: { amber: 2 },
      texts: [card(ACTION, play(doing(number), ifYouDo(gain(10))))],
    });
    p1.play(ACTION);
    return p1.amber;
  };

  expect(amberAfter(2) - amberAfter(3)).toBe(10);
});

test('[4.4, 9.5] amber that moves between pools is no card: “it” is still the card named before', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: [ARTIFACT], amber: 1 },
    p2: { hand: ['labwork'] },
    texts: [
      card(
        ARTIFACT,
        action(
          lookAt(random.card.from(opponent.hand)),
          may(moveAmber(1, poolOf('you'), poolOf('opponent'))),
          ifYouDo(playAsYours(it)),
        ),
      ),
    ],
  });

  p1.use(ARTIFACT);
  p1.press('yes');

  expect(p2.amber).toBe(1);
  expect(p2.discard).toEqual(['labwork']);
});

test('[10.3] a creature without amber can be chosen to lose amber as long as one has some', () => {
  const table = (amber: number) =>
    scenario({
      p1: { house: 'brobnar', battleline: [CREATURE, { card: 'troll', amber }] },
      texts: [card(CREATURE, reap(moveAmber(1, on(a.friendly.creature), poolOf('you')), ifYouDo(gain(5))))],
    });
  const { p1 } = table(1);
  p1.reap(CREATURE);
  expect(p1.choices).toEqual([CREATURE, 'troll']);
  p1.choose(CREATURE);
  expect(p1.amber).toBe(1);

  const none = table(0);
  none.p1.reap(CREATURE);
  expect(none.p1.prompt.purpose).toBe('main-step');
});

test('[9.3.2] moving amber from a card that has none is no possible effect and is not ordered', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'], artifacts: [ARTIFACT, 'carrier-brobnar-artifact-2'] },
    texts: [
      card(ARTIFACT, after(a.friendly.creature.reaps, moveAmber(1, on(self), poolOf('you')))),
      card('carrier-brobnar-artifact-2', after(a.friendly.creature.reaps, gain(1))),
    ],
  });

  p1.reap('krump');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(2);
});

test.each([
  { what: 'damage to move', effect: moveDamage(1, each.friendly.creature, self) },
  { what: 'counter to move', effect: moveCounters('power', 1, each.friendly.creature, self) },
  { what: 'forged key to unforge', effect: opponent.unforgesAKey },
  { what: 'token card for a token creature', effect: makeTokens(1) },
])('[9.3.2] an optional ability without a $what is not offered', ({ effect }) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [CREATURE, 'krump'], deck: ['troll'] },
    texts: [card(CREATURE, reap(may(effect)))],
  });

  p1.reap(CREATURE);

  expect(p1.prompt.purpose).toBe('main-step');
});

test.each([
  { what: 'unforge a key', effect: eachPlayer.unforgesAKey, p1: {}, p2: { keys: 1 as const } },
  { what: 'forge a key', effect: eachPlayer.forgesAtCurrentCost, p1: {}, p2: { amber: 6 } },
])('[9.3.2] an optional ability by which both players $what is offered if one of them can', (row) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [CREATURE], ...row.p1 },
    p2: row.p2,
    texts: [card(CREATURE, reap(may(row.effect)))],
  });

  p1.reap(CREATURE);
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.press('done');

  expect(p2.amber).toBe(row.p2.amber ?? 0);
});

test('[10.3] an undamaged creature can be chosen to move damage from as long as one is damaged', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [CREATURE, { card: 'krump', damage: 1 }, 'troll'] },
    texts: [card(CREATURE, reap(pick(a.friendly.creature, (one) => [moveDamage(1, one, self)])))],
  });

  p1.reap(CREATURE);

  expect(p1.choices).toEqual([CREATURE, 'krump', 'troll']);
  p1.choose('troll');
  expect(p1.card(CREATURE).damage).toBe(0);
});

test('[10.3] “from its own side” offers every creature as long as one of the pools has amber', () => {
  const table = (mine: number, theirs: number) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: [ACTION], amber: mine, battleline: ['troll'] },
      p2: { amber: theirs, battleline: ['urchin'] },
      texts: [card(ACTION, play(a.creature.captures(1, 'own-side')))],
    });
    p1.play(ACTION);
    return { p1, p2 };
  };
  const { p1, p2 } = table(0, 1);
  expect(p1.choices).toEqual(['troll', 'urchin']);
  p1.choose('troll');
  expect(p2.amber).toBe(1);

  expect(table(0, 0).p1.prompt.purpose).toBe('main-step');
});

test.each([
  { verb: 'captures', effect: a.friendly.creature.captures(opponent.forgedKeys) },
  { verb: 'is exalted', effect: exalt(a.friendly.creature, opponent.forgedKeys) },
])('[20.5] nobody is asked for a creature that $verb no amber', ({ effect }) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: [ACTION], battleline: ['troll'] },
    p2: { amber: 3 },
    texts: [card(ACTION, play(effect))],
  });

  p1.play(ACTION);

  expect(p1.prompt.purpose).toBe('main-step');
});

test('[4.4.7] a creature of either side captures from the pool that the text names', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [ACTION], amber: 2, battleline: ['urchin'] },
    p2: { amber: 3, battleline: ['troll'] },
    texts: [card(ACTION, play(a.mostPowerful.creature.captures('all', poolOf('opponent'))))],
  });

  p1.play(ACTION);

  expect(p2.card('troll').amber).toBe(3);
  expect([p1.amber, p2.amber]).toEqual([2, 0]);
});

/** P1 has 3 amber and reaps. Sir Marrows and an artifact of p2 both capture the amber that is gained. */
function reapAgainstTwo() {
  const table = scenario({
    p1: { house: 'brobnar', battleline: ['krump'], amber: 3 },
    p2: { battleline: ['sir-marrows', 'urchin'], artifacts: [ARTIFACT] },
    texts: [
      card(
        ARTIFACT,
        after(
          opponent.gainsAmberFrom('reaping'),
          each.friendly.creature.named('urchin').captures(thatMuch, 'gained'),
        ),
      ),
    ],
  });
  table.p1.reap('krump');
  return table;
}

test.each(['sir-marrows', ARTIFACT])(
  '[4.4.9] of two abilities that capture the amber just gained, %s takes it first and the other finds none',
  (first) => {
    const { p1, p2 } = reapAgainstTwo();

    p1.choose(p2.card(first));

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.amber).toBe(3);
    expect(p2.card('sir-marrows').amber + p2.card('urchin').amber).toBe(1);
  },
);

test('[4.4.9] amber that has left the pool in between is not captured', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'], amber: 0 },
    p2: { battleline: ['sir-marrows'], artifacts: [ARTIFACT] },
    texts: [card(ARTIFACT, after(opponent.gainsAmberFrom('reaping'), opponent.loses(1)))],
  });

  p1.reap('krump');
  p1.choose(p2.card(ARTIFACT));

  expect(p1.amber).toBe(0);
  expect(p2.card('sir-marrows').amber).toBe(0);
});

test('[4.5.6] chains gained beyond 24 are lost', () => {
  const { p1 } = scenario({ p1: { house: 'mars', hand: ['phosphorus-stars'], chains: 23 } });

  p1.play('phosphorus-stars');

  expect(p1.chains).toBe(24);
});

test('[4.5.6] manual mode and arranged positions know no more than 24 chains', () => {
  const { p1, p2 } = scenario({ p1: { house: 'dis', chains: 30 } });
  expect(p1.chains).toBe(24);
  p1.decide({ kind: 'manual-mode' });
  p2.press('yes');

  p1.byHand({ do: 'change-stat', stat: 'chains', by: 1 });

  expect(p1.chains).toBe(24);
});
