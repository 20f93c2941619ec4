import { expect, test } from 'vitest';
import { definitions } from '../definitions.ts';
import { factsOf } from '../facts/facts.ts';
import {
  a,
  action,
  amberOn,
  attacked,
  card,
  cards,
  chooseHouse,
  deal,
  dealForEach,
  destroy,
  discard,
  each,
  forEach,
  forEachHouse,
  friendly,
  eachPlayer,
  found,
  gain,
  heal,
  it,
  itsController,
  lookAt,
  per,
  recipient,
  play,
  nameACard,
  pick,
  stun,
  thatHouse,
  thatName,
  thatMuch,
  the,
  them,
  thisCreature,
  when,
  you,
  fightWith,
} from './index.ts';
import { scopeProblems } from './scope.ts';

test.each([...definitions.values()])('$id: every pronoun refers to something', (definition) => {
  const isUpgrade = factsOf(definition.id).type === 'upgrade';

  expect(scopeProblems(definition, { isUpgrade })).toEqual([]);
});

test('"it" needs a card in an earlier sentence', () => {
  expect(scopeProblems(card('x', play(destroy(it))))).toEqual(['x: "it" with nothing before it']);
  expect(scopeProblems(card('x', play(stun(a.creature), destroy(it))))).toEqual([]);
});

test('"it" refers to one card, "them" to several', () => {
  expect(scopeProblems(card('x', play(stun(each.creature), destroy(it))))).toEqual([
    'x: "it" with several cards before it',
  ]);
  expect(scopeProblems(card('x', play(stun(a.creature), destroy(them))))).toEqual([
    'x: "them" with one card before it',
  ]);
});

test('"its controller" needs a card in an earlier sentence', () => {
  expect(scopeProblems(card('x', play(itsController.gains(1))))).toEqual(['x: "its controller": of what?']);
  expect(scopeProblems(card('x', play(stun(a.creature), itsController.gains(1))))).toEqual([]);
});

test('one player takes control of a card, not each player', () => {
  expect(scopeProblems(card('x', play(eachPlayer.takesControlOf(a.creature))))).toEqual([
    'x: "control" of "each player": of which one?',
  ]);
});

test('an amount of damage tells the damaged creature from “it”, a card of an earlier sentence', () => {
  expect(scopeProblems(card('x', play(deal(per(amberOn(recipient)), each.creature))))).toEqual([]);
  expect(scopeProblems(card('x', play(deal(per(amberOn(it)), each.creature))))).toEqual([
    'x: "it" with nothing before it',
  ]);
  expect(scopeProblems(card('x', play(gain(per(amberOn(recipient))))))).toEqual([
    'x: "the damaged creature" outside an amount of damage',
  ]);
});

test('an ability cannot refer to the ability before it', () => {
  expect(scopeProblems(card('x', play(stun(a.creature)), action(destroy(it))))).toHaveLength(1);
});

test('"that house" needs a choice and "that much" a number', () => {
  const early = card('x', play(stun(each.creature.of(thatHouse)), chooseHouse));
  const late = card('x', play(chooseHouse, stun(each.creature.of(thatHouse))));

  expect(scopeProblems(early)).toEqual(['x: "that house": none was chosen']);
  expect(scopeProblems(late)).toEqual([]);
  expect(scopeProblems(card('x', play(gain(thatMuch))))).toEqual(['x: "that much" of what?']);
  expect(scopeProblems(card('x', play(heal(2, a.creature), gain(thatMuch))))).toEqual([]);
});

test('"that name" needs a named card', () => {
  expect(scopeProblems(card('x', play(destroy(each.card.with(thatName)))))).toEqual([
    'x: "that name": no card was named',
  ]);
  expect(scopeProblems(card('x', play(nameACard, destroy(each.card.with(thatName)))))).toEqual([]);
});

test('"this creature" is allowed only in upgrades and granted abilities', () => {
  const definition = card('x', play(stun(thisCreature)));

  expect(scopeProblems(definition)).toEqual(['x: "this creature": which?']);
  expect(scopeProblems(definition, { isUpgrade: true })).toEqual([]);
  expect(scopeProblems(card('x', each.creature.gains(play(stun(thisCreature)))))).toEqual([]);
});

test('the name of a choice is known only within the choice', () => {
  const choice = pick(a.creature, (chosen) => [stun(chosen), destroy(chosen)]);

  expect(scopeProblems(card('x', play(choice)))).toEqual([]);
  expect(scopeProblems(card('x', play(choice, destroy({ kind: 'ref', name: '$1' }))))).toEqual([
    expect.stringContaining('was never chosen'),
  ]);
});

test('"the creature it fights" needs a fight', () => {
  expect(scopeProblems(card('x', play(deal(1, attacked))))).toEqual([
    'x: "the creature it fights" outside a fight',
  ]);
  expect(scopeProblems(card('x', play(fightWith(a.creature), deal(1, attacked))))).toEqual([]);
});

test('"this way" and "found" need an earlier sentence with that effect', () => {
  expect(scopeProblems(card('x', play(gain(per(cards.thisWay('purged'))))))).toEqual([
    'x: "purged this way": nothing was',
  ]);
  expect(scopeProblems(card('x', play(when(found, gain(1)))))).toEqual([
    'x: "found": nothing was looked for',
  ]);
});

test('later sentences can refer to cards that were looked at', () => {
  const seen = discard(each.card.thisWay('looked at'));

  expect(scopeProblems(card('x', play(seen)))).toEqual(['x: "looked at this way": nothing was']);
  expect(scopeProblems(card('x', play(lookAt(the.cards.from(you.topOfDeck(3))), seen)))).toEqual([]);
});

test('damage for each of something is allotted, not dealt in rounds', () => {
  const rounds = card('x', play(forEach(friendly.creature, deal(2, a.creature))));
  expect(scopeProblems(rounds)).toEqual(['x: "for each …, deal" allots all damage first: write dealForEach']);
  expect(scopeProblems(card('x', play(dealForEach(friendly.creature, 2, a.creature))))).toEqual([]);
  expect(scopeProblems(card('x', play(forEach(friendly.creature, deal(2, a.neighborOf(it))))))).toEqual([]);
  expect(scopeProblems(card('x', play(forEachHouse(deal(5, a.creature.of(thatHouse))))))).toEqual([]);
});

test('damage for each of something to one chosen creature needs the choice first', () => {
  const problem = 'x: "deal … for each" to one chosen creature: choose it first, with pick';
  expect(scopeProblems(card('x', play(deal(per(friendly.creature), a.creature))))).toEqual([problem]);
  const chosen = pick(a.creature, (one) => [deal(per(friendly.creature), one)]);
  expect(scopeProblems(card('x', play(chosen)))).toEqual([]);
});
