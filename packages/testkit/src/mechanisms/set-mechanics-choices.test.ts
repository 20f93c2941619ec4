import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, any, archive, asLongAs, captureDistributed, card, chooseTrait, creatures, deal, destroy } =
  language;
const { each, exactly, exalt, exchange, forEachHouseAmong, forEachPlayer, forEachPlayerWho, gain } = language;
const { mayRepeatBy, ofHouseWith, oneOfEach, pick, play, purge, putIntoHand, reap, returnToHand } = language;
const { enemy, per, plusPower, thatHouse, thatPlayer, thatTrait, thereIs, topmost, you } = language;

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action', play(...does));

test('[14.37] two cards exchange their zones without being discarded or drawn', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'urchin'], discard: ['troll'] },
    texts: [
      anAction(
        pick(a.creature.from(you.hand), (one) => [
          exchange(one, a.creature.sharing('type', one).from(you.discardPile)),
        ]),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard).toEqual(['carrier-saurian-action', 'urchin']);
});

test('[14.37, 9.6] the state check follows an exchange of zones before the next sentence', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'cannon'],
      artifacts: ['carrier-saurian-artifact'],
      discard: ['troll'],
    },
    p2: { battleline: ['urchin', 'krump'] },
    texts: [
      anAction(exchange(an.artifact.from(you.hand), a.card.from(you.discardPile)), gain(per(enemy.creature))),
      card(
        'carrier-saurian-artifact',
        asLongAs(thereIs(an.artifact.from(you.discardPile)), each.enemy.creature.gains(plusPower(-2))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('cannon');
  p1.choose('troll');

  expect(p2.battleline).toEqual(['krump']);
  expect(p1.amber).toBe(1);
});

test('[10.4] cards that must differ in type are offered only while their type is new', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], discard: ['urchin', 'troll', 'labwork'] },
    texts: [anAction(archive(exactly(2).cards.from(you.discardPile).allDifferentIn('type')))],
  });

  p1.play('carrier-saurian-action');
  p1.game.clickCard('p1', p1.card('urchin').id);
  expect(p1.choices).toEqual(['urchin', 'labwork']);
  p1.game.clickCard('p1', p1.card('labwork').id);
  p1.press('done');

  expect(p1.archives.toSorted()).toEqual(['labwork', 'urchin']);
});

test('[10.4] “one of each house” takes one card per house, and the player chooses among several', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['troll', 'urchin', 'umbra', 'dodger'] },
    texts: [anAction(returnToHand(oneOfEach('house').enemy.creature))],
  });

  p1.play('carrier-saurian-action');
  expect(p1.choices).toEqual(['urchin', 'umbra', 'dodger']);
  p1.choose(p2.card('umbra'));

  expect(p2.hand.toSorted()).toEqual(['troll', 'umbra']);
});

test('[10.10] an effect can reach creatures of the house with the most creatures, or with at least so many', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      battleline: ['krump'],
    },
    p2: { battleline: ['troll', 'urchin', 'bumpsy'] },
    texts: [
      anAction(deal(1, each.creature.with(ofHouseWith.most(creatures)))),
      card('carrier-saurian-action-2', play(deal(1, each.creature.with(ofHouseWith.atLeast(3, creatures))))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.play('carrier-saurian-action-2');

  expect([p1.card('krump').damage, p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([2, 2, 2]);
  expect(p2.battleline).toContain('urchin');
});

test('[0.12] “each player” resolves for one player after the other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'carrier-saurian-action-2'], amber: 8 },
    p2: { amber: 3 },
    texts: [
      anAction(forEachPlayerWho(thatPlayer.amber.atLeast(7), thatPlayer.loses(2))),
      card('carrier-saurian-action-2', play(forEachPlayer(thatPlayer.gains(1)))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p2.amber).toBe(3);
  expect(p1.amber).toBe(8 - 2);
  p1.play('carrier-saurian-action-2');

  expect(p1.amber).toBe(6 + 1);
  expect(p2.amber).toBe(4);
});

test('[1.3] the topmost creature of a discard pile may lie under other cards', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], discard: ['labwork', 'urchin', 'troll'] },
    texts: [anAction(putIntoHand(topmost().creature.from(you.discardPile)))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.hand).toEqual(['urchin']);
});

test('[10.9] a player can name any trait, but no other word', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action-2'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [card('carrier-saurian-action-2', play(chooseTrait, purge(each.creature.with(thatTrait))))],
  });

  p1.play('carrier-saurian-action-2');
  expect(p1.prompt).toMatchObject({ kind: 'name', purpose: 'name-trait' });
  expect(() => game.enterName('p1', 'Dust Pixie')).toThrow('cannot');
  game.enterName('p1', 'Giant');

  expect(p2.purged).toEqual(['troll']);
  expect(p2.battleline).toEqual(['urchin']);
});

const JARTA = card('carrier-saurian-creature', reap(gain(1)));

test('[10.7] captured amber is distributed one by one, and each creature captures its sum', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action-2'],
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'],
    },
    p2: { amber: 3 },
    texts: [
      JARTA,
      card('carrier-saurian-creature-2', reap(gain(1))),
      card('carrier-saurian-action-2', play(captureDistributed('all', any.friendly.creature))),
    ],
  });

  p1.play('carrier-saurian-action-2');
  expect(p1.prompt).toMatchObject({ kind: 'allot', purpose: 'allot-amber' });
  p1.choose('carrier-saurian-creature');
  p1.choose('carrier-saurian-creature-2');
  p1.choose('carrier-saurian-creature');

  expect(p2.amber).toBe(0);
  expect(p1.card('carrier-saurian-creature').amber).toBe(2);
  expect(p1.card('carrier-saurian-creature-2').amber).toBe(1);
});

test('“for each house” asks for one choice per house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action-2'] },
    p2: { battleline: ['troll', 'urchin', 'krump'] },
    texts: [
      card(
        'carrier-saurian-action-2',
        play(forEachHouseAmong(any.creature, destroy(a.creature.of(thatHouse)))),
      ),
    ],
  });

  p1.play('carrier-saurian-action-2');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['troll']);
});

test('[9.5] “you may … to repeat the preceding effect” repeats it once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action-2'], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll'] },
    texts: [
      JARTA,
      card(
        'carrier-saurian-action-2',
        play(deal(1, an.enemy.creature), mayRepeatBy(exalt(a.friendly.creature))),
      ),
    ],
  });

  p1.play('carrier-saurian-action-2');
  p1.choose(p2.card('troll'));
  p1.choose('carrier-saurian-creature');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.card('carrier-saurian-creature').amber).toBe(1);
});

const fromOnePile = card('carrier-saurian-action', play(purge(exactly(2).cards.from(language.aDiscardPile))));

test('[10.4] of a discard pile with fewer cards than the text names, all are taken', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-saurian-action'], discard: ['troll'] },
    p2: { discard: ['urchin'] },
    texts: [fromOnePile],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('urchin'));

  expect(p2.purged).toEqual(['urchin']);
  expect(p1.purged).toEqual([]);
});

test('[10.4] a player who begins with the fuller discard pile takes as many cards as the text names', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['carrier-saurian-action'], discard: ['troll'] },
    p2: { discard: ['urchin', 'krump', 'bumpsy'] },
    texts: [fromOnePile],
  });

  p1.play('carrier-saurian-action');
  game.clickCard('p1', p2.card('urchin').id);
  expect(p1.buttons).toEqual([]);
  expect(p1.choices).toEqual(['urchin', 'krump', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.purged.toSorted()).toEqual(['bumpsy', 'urchin']);
});
