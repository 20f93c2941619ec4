import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, archive, atRandom, card, deal, discard, discardFromADeck, discardFromDeck } =
  language;
const { draw, each, eachPlayer, exactly, gain, opponent, play, scrap, self, you } = language;

test('[12.5] the player orders a discard of several cards if one of them has Scrap', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'urchin', 'carrier-geistoid-creature', 'troll'],
    },
    texts: [
      card('carrier-saurian-action', play(discard(each.card.from(you.hand)))),
      card('carrier-geistoid-creature', scrap(archive(a.card.from(you.hand)))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt).toMatchObject({ purpose: 'effect-order', min: 1, max: 1 });
  p1.choose('urchin');
  p1.choose('carrier-geistoid-creature');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['carrier-geistoid-creature', 'carrier-saurian-action', 'urchin']);
});

test('[12.5] several cards without Scrap are discarded together without a question', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'urchin', 'troll'] },
    texts: [card('carrier-saurian-action', play(discard(each.card.from(you.hand))))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.hand).toEqual([]);
});

test('[10.8] random discards happen one after the other, each with its reactions', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['carrier-saurian-creature'] },
    p2: { hand: ['urchin'], deck: ['troll', 'krump'] },
    texts: [
      card('carrier-saurian-action', play(discard(atRandom(2).cards.from(opponent.hand)))),
      card(
        'carrier-saurian-creature',
        after(opponent.discardsCard(a.card.from(opponent.hand)), gain(1), opponent.draws(1)),
      ),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p2.discard).toEqual(['troll', 'urchin']);
  expect(p2.hand).toEqual(['krump']);
});

test('[14.11] a card drawn by Scrap while the whole hand is discarded is discarded as well', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-geistoid-creature', 'urchin'],
      deck: ['troll', 'krump'],
    },
    texts: [
      card('carrier-saurian-action', play(discard(each.card.from(you.hand)))),
      card('carrier-geistoid-creature', scrap(draw(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-geistoid-creature');

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual([
    'carrier-geistoid-creature',
    'carrier-saurian-action',
    'troll',
    'urchin',
  ]);
});

test('[14.10] each of several discarded cards has its consequences before the next is discarded', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'urchin', 'troll', 'bumpsy'],
      battleline: ['carrier-saurian-creature'],
      deck: ['krump', 'headhunter'],
    },
    texts: [
      card('carrier-saurian-action', play(discard(exactly(2).cards.from(you.hand)))),
      card(
        'carrier-saurian-creature',
        after(you.discard(a.card.from(you.hand)), archive(a.card.from(you.discardPile))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('urchin', 'troll');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose('troll');
  // Only the first of the discarded cards is in the pile.
  p1.choose('troll');
  p1.choose('urchin');

  expect(p1.archives).toEqual(['troll', 'urchin']);
});

test('[14.11] the player who begins has discarded the hand, with what was drawn, before the other begins', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'urchin'],
      battleline: ['carrier-saurian-creature'],
      deck: ['krump', 'headhunter'],
    },
    p2: { hand: ['troll', 'bumpsy'] },
    texts: [
      card('carrier-saurian-action', play(discard(each.card.from(eachPlayer.hand)))),
      card(
        'carrier-saurian-creature',
        after(you.discard(a.card.from(you.hand)), draw(1), deal(2, self)),
        after(opponent.discardsCard(a.card.from(opponent.hand)), gain(1)),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('self');

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual([
    'carrier-saurian-action',
    'carrier-saurian-creature',
    'headhunter',
    'krump',
    'urchin',
  ]);
  // The cards of the opponent were discarded after the second draw had destroyed the creature.
  expect(p1.amber).toBe(0);
  expect(p2.hand).toEqual([]);
});

test('[14.11] nobody is asked who begins if nothing reacts', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'urchin'] },
    p2: { hand: ['troll', 'bumpsy'] },
    texts: [card('carrier-saurian-action', play(discard(each.card.from(eachPlayer.hand))))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.purpose).toBe('main-step');
  expect([p1.hand, p2.hand]).toEqual([[], []]);
});

test('[14.11] the opponent’s hand is discarded in random order, each card with its consequences', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { hand: ['troll', 'bumpsy', 'urchin'], battleline: ['carrier-saurian-creature'] },
    texts: [
      card('carrier-saurian-action', play(discard(each.card.from(opponent.hand)))),
      card('carrier-saurian-creature', after(you.discard(a.card.from(you.hand)), deal(2, self), gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.hand).toEqual([]);
  // The second damage destroys the creature, so that nothing reacts to the third card.
  expect(p2.amber).toBe(2);
});

test('[14.10] [A298] a text about discarding without a zone means from hand: the deck does not count', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      battleline: [{ card: 'murmook', house: 'dis', upgrades: ['earthbind'] }],
      artifacts: ['carrier-dis-artifact'],
      hand: ['pit-demon'],
      deck: ['fogbank'],
    },
    texts: [card('carrier-dis-artifact', action(discardFromDeck(1)))],
  });

  p1.use('carrier-dis-artifact');
  expect(p1.discard).toEqual(['fogbank']);
  expect(p1.actions('murmook')).toEqual([]);
  p1.discardCard('pit-demon');

  expect(p1.actions('murmook')).toEqual(['reap']);
});

test('[14.25] effects can discard and archive the bottom cards of a deck', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action-2', 'carrier-saurian-action'],
      deck: ['troll', 'krump', 'urchin'],
    },
    p2: { deck: ['bumpsy', 'dodger'] },
    texts: [
      card('carrier-saurian-action-2', play(opponent.discardsFromBottomOfDeck(1))),
      card('carrier-saurian-action', play(archive(each.card.from(you.bottomOfDeck(2))))),
    ],
  });

  p1.play('carrier-saurian-action-2');
  p1.play('carrier-saurian-action');

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.archives.toSorted()).toEqual(['krump', 'urchin']);
});

test('[14.25] the active player chooses whose deck “a player’s deck” is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action-2'], deck: ['troll'] },
    p2: { deck: ['bumpsy'] },
    texts: [card('carrier-saurian-action-2', play(discardFromADeck()))],
  });

  p1.play('carrier-saurian-action-2');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');

  expect([p1.discard, p2.discard]).toEqual([['carrier-saurian-action-2'], ['bumpsy']]);
});

test('[14.11] a card that is archived while all archives are discarded stays there: only a hand is discarded whole', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      artifacts: ['carrier-dis-artifact', 'carrier-dis-artifact-2'],
      archives: ['troll'],
      deck: ['krump', 'bumpsy'],
    },
    texts: [
      card('carrier-dis-artifact', action(discard(each.card.from(you.archives)))),
      card(
        'carrier-dis-artifact-2',
        after(you.discard(a.card.from(you.archives)), archive(each.card.from(you.topOfDeck(1)))),
      ),
    ],
  });

  p1.use('carrier-dis-artifact');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.archives).toEqual(['krump']);
});
