import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, atRandom, card, discard, each, gain, opponent, play, scrap } = language;
const { you, archive } = language;

test('[12.5] several cards discarded with a Scrap among them are discarded in turn, in the order the player says', () => {
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

test('[12.5] without a Scrap they are discarded together, unasked', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium', 'urchin', 'troll'] },
    texts: [card('imperium', play(discard(each.card.from(you.hand))))],
  });

  p1.play('imperium');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.hand).toEqual([]);
});

test('[10.8] random discards happen one at a time: what the first sets off comes before the second', () => {
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
