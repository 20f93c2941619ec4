import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, another, any, asLongAs, card, destroy, destroyed, each, elusive } = language;
const { forTheTurn, friendly, gain, keyword, per, pick, play, plusPower, power, reap, self } = language;
const { skirmish, steal, taunt, thereIs, theTextBoxOf, traitOf, untilYourNextTurn } = language;

test('[15.1] a condition about power sees the changes by other effects', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    texts: [
      card('carrier-saurian-creature', each.friendly.creature.gains(plusPower(3))),
      card(
        'carrier-saurian-creature-2',
        asLongAs(thereIs(friendly.creature.with(power.atLeast(6))), self.gains(skirmish)),
      ),
    ],
  });

  expect(p1.card('carrier-saurian-creature-2')).toMatchObject({ power: 6, keywords: { skirmish: 1 } });
});

test('[15.1] effects that depend on each other are computed until nothing changes', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2', 'carrier-saurian-creature-3'],
    },
    texts: [
      card('carrier-saurian-creature', each.friendly.creature.with(keyword('taunt')).gains(plusPower(2))),
      card(
        'carrier-saurian-creature-2',
        asLongAs(thereIs(friendly.creature.with(power.atLeast(5))), self.gains(elusive)),
      ),
      card('carrier-saurian-creature-3', self.gains(taunt)),
    ],
  });

  expect(p1.card('carrier-saurian-creature-3')).toMatchObject({ power: 5 });
  expect(p1.card('carrier-saurian-creature-2').keywords).toEqual({ elusive: 1 });
});

test('[0.13] a card with a standing effect that undoes its own condition is put into the discard pile, not destroyed', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature-3'], hand: ['carrier-saurian-creature'] },
    texts: [
      card('carrier-saurian-creature-3', reap(gain(1))),
      card(
        'carrier-saurian-creature',
        asLongAs(
          thereIs(friendly.creature.with(power.atMost(4))),
          each.friendly.creature.gains(plusPower(5)),
        ),
        destroyed(steal(1)),
      ),
    ],
  });

  p1.play('carrier-saurian-creature');

  expect(p1.battleline).toEqual(['carrier-saurian-creature-3']);
  expect(p1.discard).toEqual(['carrier-saurian-creature']);
  expect(p1.card('carrier-saurian-creature-3').power).toBe(3);
});

test('[15.4] a creature that gains a text box has its traits, keywords and abilities, and keeps its own', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-3'],
      hand: ['carrier-saurian-action'],
    },
    facts: { 'carrier-saurian-creature': { keywords: { elusive: 1 } } },
    texts: [
      card('carrier-saurian-creature', reap(gain(1))),
      card('carrier-saurian-creature-3', reap(gain(2)), self.gains(skirmish)),
      card(
        'carrier-saurian-action',
        play(
          pick(a.creature, (one) => [
            pick(another.creature, (two) => [forTheTurn(one.gains(theTextBoxOf(two)))]),
          ]),
        ),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-creature');
  p1.choose('carrier-saurian-creature-3');
  const { amber } = p1;
  p1.reap('carrier-saurian-creature');
  p1.choose('carrier-saurian-creature');

  expect(p1.card('carrier-saurian-creature').keywords).toMatchObject({ elusive: 1, skirmish: 1 });
  expect(p1.amber).toBe(amber + 1 + 1 + 2);
});

test('[15.4] a copy for the turn is its own card again afterwards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action'] },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-saurian-creature', reap(gain(1))),
      card(
        'carrier-saurian-action',
        play(pick(an.enemy.creature, (one) => [forTheTurn(each.friendly.creature.isACopyOf(one))])),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('troll'));
  expect(p1.card('carrier-saurian-creature')).toMatchObject({ name: 'Troll', power: 8 });
  p1.endTurn();

  expect(p1.card('carrier-saurian-creature')).toMatchObject({ name: 'carrier saurian creature', power: 3 });
});

test('[9.1.1] an ability with one heading can also resolve under another', () => {
  const { p1 } = scenario({
    p1: { battleline: ['kompsos-haruspex', 'carrier-saurian-creature'] },
    texts: [card('carrier-saurian-creature', play(gain(2)))],
  });

  p1.reap('carrier-saurian-creature');

  expect(p1.amber).toBe(1 + 2);
});

test('[15.5] a creature loses both printed and gained abilities with a heading', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['purifier-of-souls'], hand: ['carrier-saurian-action'] },
    p2: { battleline: ['bad-penny'] },
    texts: [card('carrier-saurian-action', play(destroy(an.enemy.creature)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual([]);
  expect(p2.discard).toEqual(['bad-penny']);
});

test('a gained trait counts as a trait', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action'] },
    texts: [
      card('carrier-saurian-creature', action(gain(per(any.mutant.creature)))),
      card(
        'carrier-saurian-action',
        play(pick(a.creature, (one) => [untilYourNextTurn(one.gains(traitOf('mutant')))])),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-creature');
  const { amber } = p1;
  p1.use('carrier-saurian-creature');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.card('carrier-saurian-creature').traits).toContain('mutant');
});
