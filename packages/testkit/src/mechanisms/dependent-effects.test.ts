import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, another, any, asLongAs, card, destroy, destroyed, each, elusive } = language;
const { forTheTurn, friendly, gain, keyword, per, pick, play, plusPower, power, reap, self } = language;
const { skirmish, steal, taunt, thereIs, theTextBoxOf, traitOf, untilYourNextTurn } = language;

test('[15.1] a condition about power sees the changes by other effects', () => {
  const { p1 } = scenario({
    p1: { battleline: ['questor-jarta', 'senator-shrix'] },
    texts: [
      card('questor-jarta', each.friendly.creature.gains(plusPower(3))),
      card(
        'senator-shrix',
        asLongAs(thereIs(friendly.creature.with(power.atLeast(7))), self.gains(skirmish)),
      ),
    ],
  });

  expect(p1.card('senator-shrix')).toMatchObject({ power: 7, keywords: { skirmish: 1 } });
});

test('[15.1] effects that depend on each other are computed until nothing changes', () => {
  const { p1 } = scenario({
    p1: { battleline: ['questor-jarta', 'senator-shrix', 'legatus-raptor'] },
    texts: [
      card('questor-jarta', each.friendly.creature.with(keyword('taunt')).gains(plusPower(2))),
      card('senator-shrix', asLongAs(thereIs(friendly.creature.with(power.atLeast(6))), self.gains(elusive))),
      card('legatus-raptor', self.gains(taunt)),
    ],
  });

  expect(p1.card('legatus-raptor')).toMatchObject({ power: 6 });
  expect(p1.card('senator-shrix').keywords).toEqual({ elusive: 1 });
});

test('[0.13] a card with a standing effect that undoes its own condition is put into the discard pile, not destroyed', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['legatus-raptor'], hand: ['questor-jarta'], amber: 0 },
    texts: [
      card('legatus-raptor', reap(gain(1))),
      card(
        'questor-jarta',
        asLongAs(
          thereIs(friendly.creature.with(power.atMost(4))),
          each.friendly.creature.gains(plusPower(5)),
        ),
        destroyed(steal(1)),
      ),
    ],
  });

  p1.play('questor-jarta');

  expect(p1.battleline).toEqual(['legatus-raptor']);
  expect(p1.discard).toEqual(['questor-jarta']);
  expect(p1.card('legatus-raptor').power).toBe(4);
});

test('[15.4] a creature that gains a text box has its traits, keywords and abilities, and keeps its own', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['questor-jarta', 'legatus-raptor'], hand: ['imperium'] },
    texts: [
      card('questor-jarta', reap(gain(1))),
      card('legatus-raptor', reap(gain(2)), self.gains(skirmish)),
      card(
        'imperium',
        play(
          pick(a.creature, (one) => [
            pick(another.creature, (two) => [forTheTurn(one.gains(theTextBoxOf(two)))]),
          ]),
        ),
      ),
    ],
  });

  p1.play('imperium');
  p1.choose('questor-jarta');
  p1.choose('legatus-raptor');
  const { amber } = p1;
  p1.reap('questor-jarta');
  p1.choose('questor-jarta');

  expect(p1.card('questor-jarta').keywords).toMatchObject({ elusive: 1, skirmish: 1 });
  expect(p1.amber).toBe(amber + 1 + 1 + 2);
});

test('[15.4] a copy for the turn is its own card again afterwards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['questor-jarta'], hand: ['imperium'] },
    p2: { battleline: ['troll'] },
    texts: [
      card('questor-jarta', reap(gain(1))),
      card(
        'imperium',
        play(pick(an.enemy.creature, (one) => [forTheTurn(each.friendly.creature.isACopyOf(one))])),
      ),
    ],
  });

  p1.play('imperium');
  p1.choose(p2.card('troll'));
  expect(p1.card('questor-jarta')).toMatchObject({ name: 'Troll', power: 8 });
  p1.endTurn();

  expect(p1.card('questor-jarta')).toMatchObject({ name: 'Questor Jarta', power: 3 });
});

test('[9.1.1] an ability with one heading can also resolve under another', () => {
  const { p1 } = scenario({
    p1: { battleline: ['kompsos-haruspex', 'questor-jarta'] },
    texts: [
      card('kompsos-haruspex', each.friendly.creature.alsoTriggers('play', 'reap')),
      card('questor-jarta', play(gain(2))),
    ],
  });

  p1.reap('questor-jarta');

  expect(p1.amber).toBe(1 + 2);
});

test('[15.5] a creature loses both printed and gained abilities with a heading', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['purifier-of-souls'], hand: ['imperium'] },
    p2: { battleline: ['bad-penny'] },
    texts: [
      card('purifier-of-souls', each.creature.losesAbilities('destroyed')),
      card('imperium', play(destroy(an.enemy.creature))),
    ],
  });

  p1.play('imperium');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual([]);
  expect(p2.discard).toEqual(['bad-penny']);
});

test('a gained trait counts as a trait', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['questor-jarta'], hand: ['imperium'] },
    texts: [
      card('questor-jarta', action(gain(per(any.mutant.creature)))),
      card('imperium', play(pick(a.creature, (one) => [untilYourNextTurn(one.gains(traitOf('mutant')))]))),
    ],
  });

  p1.play('imperium');
  p1.choose('questor-jarta');
  const { amber } = p1;
  p1.use('questor-jarta');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.card('questor-jarta').traits).toContain('mutant');
});
