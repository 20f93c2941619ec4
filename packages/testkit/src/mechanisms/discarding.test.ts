import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, archive, atRandom, card, discard, discardFromADeck, draw, each, gain, opponent } = language;
const { play, scrap, you } = language;

test('[12.5] the player orders a discard of several cards if one of them has Scrap', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium', 'urchin', 'boiler', 'troll'] },
    texts: [
      card('imperium', play(discard(each.card.from(you.hand)))),
      card('boiler', scrap(archive(a.card.from(you.hand)))),
    ],
  });

  p1.play('imperium');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose('urchin');
  p1.choose('boiler');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['boiler', 'imperium', 'urchin']);
});

test('[12.5] several cards without Scrap are discarded together without a question', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium', 'urchin', 'troll'] },
    texts: [card('imperium', play(discard(each.card.from(you.hand))))],
  });

  p1.play('imperium');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.hand).toEqual([]);
});

test('[10.8] random discards happen one after the other, each with its reactions', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'], battleline: ['questor-jarta'] },
    p2: { hand: ['urchin'], deck: ['troll', 'krump'] },
    texts: [
      card('imperium', play(discard(atRandom(2).cards.from(opponent.hand)))),
      card(
        'questor-jarta',
        after(opponent.discardsCard(a.card.from(opponent.hand)), gain(1), opponent.draws(1)),
      ),
    ],
  });

  p1.play('imperium');

  expect(p2.discard).toEqual(['troll', 'urchin']);
  expect(p2.hand).toEqual(['krump']);
});

test('[14.11] a card drawn by Scrap while the whole hand is discarded is discarded as well', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium', 'boiler', 'urchin'], deck: ['troll', 'krump'] },
    texts: [card('imperium', play(discard(each.card.from(you.hand)))), card('boiler', scrap(draw(1)))],
  });

  p1.play('imperium');
  p1.choose('boiler');

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['boiler', 'imperium', 'troll', 'urchin']);
});

test('[14.25] effects can discard and archive the bottom cards of a deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'], deck: ['troll', 'krump', 'urchin'] },
    p2: { deck: ['bumpsy', 'dodger'] },
    texts: [
      card('stomp', play(opponent.discardsFromBottomOfDeck(1))),
      card('imperium', play(archive(each.card.from(you.bottomOfDeck(2))))),
    ],
  });

  p1.play('stomp');
  p1.play('imperium');

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.archives.toSorted()).toEqual(['krump', 'urchin']);
});

test('[14.25] the active player chooses whose deck “a player’s deck” is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], deck: ['troll'] },
    p2: { deck: ['bumpsy'] },
    texts: [card('stomp', play(discardFromADeck()))],
  });

  p1.play('stomp');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');

  expect([p1.discard, p2.discard]).toEqual([['stomp'], ['bumpsy']]);
});
