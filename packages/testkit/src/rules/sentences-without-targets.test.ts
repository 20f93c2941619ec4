import { language } from '@amberhall/cards';
import type { Target } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, discard, draw, each, gain, ifYouDo, moveAmber, on, opponent, pick, play } =
  language;
const { poolOf } = language;
const { shuffleIntoDeck, the, ward, you } = language;

test('[9.4.1] Gongoozle without a creature makes nobody discard a card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gongoozle', 'dust-imp'] },
    p2: { hand: ['bumpsy'] },
  });

  p1.play('gongoozle');

  expect(p1.hand).toEqual(['dust-imp']);
  expect(p2.hand).toEqual(['bumpsy']);
});

test('[11.2] the owner of a creature that its ward saves from Gongoozle discards a card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gongoozle'] },
    p2: { hand: ['bumpsy'], battleline: [{ card: 'urchin', warded: true }] },
  });

  p1.play('gongoozle');
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p2.discard).toEqual(['bumpsy']);
});

test('[14.40] Screaming Cave shuffles the deck even with an empty hand and an empty discard pile', () => {
  const { p1, game } = scenario({ p1: { artifacts: ['screaming-cave'], deck: ['dust-imp', 'troll'] } });

  p1.use('screaming-cave');

  expect(game.player('p1').deckShuffles).toBe(1);
  expect(p1.deck.toSorted()).toEqual(['dust-imp', 'troll']);
});

test('[14.40] “shuffle each creature of a title from your discard pile into your deck” shuffles without any', () => {
  const action = 'carrier-brobnar-action';
  const { p1, game } = scenario({
    p1: { house: 'brobnar', hand: [action], discard: ['labwork'], deck: ['dust-imp', 'troll'] },
    texts: [card(action, play(shuffleIntoDeck(each.creature.named('bumpsy').from(you.discardPile))))],
  });

  p1.play(action);

  expect(game.player('p1').deckShuffles).toBe(1);
  expect(p1.discard).toEqual([action, 'labwork']);
});

test('[0.4] a sentence that is not about the chosen card happens although there is none to choose', () => {
  const action = 'carrier-brobnar-action';
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: [action] },
    texts: [card(action, play(pick(the.card.from(opponent.topOfDeck()), (top) => [discard(top), gain(2)])))],
  });

  p1.play(action);

  expect(p1.amber).toBe(2);
});

test('[0.4] “each creature except the chosen one” means every creature if there was none to choose', () => {
  const action = 'carrier-brobnar-action';
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [action], battleline: ['troll'] },
    texts: [card(action, play(pick(a.enemy.creature, (one) => [destroy(each.creature.otherThan(one))])))],
  });

  p1.play(action);

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
});

test('[10.3] a creature without amber can be chosen to move amber from, as long as another has some', () => {
  const action = 'carrier-brobnar-action';
  const moves = play(pick(a.creature, (one) => [moveAmber(1, on(one), poolOf('you')), ifYouDo(ward(one))]));
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: [action], battleline: ['troll', { card: 'krump', amber: 1 }] },
    texts: [card(action, moves)],
  });

  p1.play(action);
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');

  expect(p1.card('troll').warded).toBe(false);
  expect(p1.card('krump').amber).toBe(1);
});

test.each([
  ['from', (one: Target) => moveAmber(1, on(a.neighborOf(one)), poolOf('you'))],
  ['to', (one: Target) => moveAmber(1, poolOf('you'), on(a.neighborOf(one)))],
])('[10.3] a creature beside which there is none to move amber %s cannot be chosen for it', (_way, moves) => {
  const action = 'carrier-brobnar-action';
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      amber: 1,
      hand: [action],
      battleline: [{ card: 'troll', amber: 1 }, 'krump'],
    },
    p2: { battleline: ['urchin'] },
    texts: [card(action, play(pick(a.creature, (one) => [moves(one)])))],
  });

  p1.play(action);
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');
  p1.choose('troll');
});

test('[9.5] what follows if a card is drawn does not follow an empty deck and discard pile', () => {
  const action = 'carrier-brobnar-action';
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: [action], deck: [] },
    texts: [card(action, play(draw(1), ifYouDo(gain(1))))],
  });

  p1.play(action);

  expect(p1.amber).toBe(0);
});
