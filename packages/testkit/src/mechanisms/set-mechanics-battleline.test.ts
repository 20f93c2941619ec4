import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, archive, asLongAs, card, chooseNumberUpTo, creatures, deal, destroy } = language;
const { draw, each, eachDeals, exactly, exchange, fightAgainst, forEach } = language;
const { forEachPlayer, forEachPlayerWho, forTheTurn, forgeKeyOf, gain, inPlaceOf, invulnerable } = language;
const { it, makeTokens, moveCounters, ofHouseWith, onLeftFlank, onRightFlank, onceThisTurn } = language;
const { oneOfEach, opponent, partOfTextOf, per, pick, play, powerOf, purge, putCounters, putIntoHand } =
  language;
const { putIntoPlay, reap, removeCounters, returnToHand, self, splashAttack, swapContents } = language;
const { taunt, thatMuch, thatPlayer, toTheLeft, topmost, untilThisLeavesPlay, you } = language;

/** A saurian action that does something at once. */
const stomp = (...does: Parameters<typeof play>) => card('stomp', play(...does));

test('[8.3.4] a creature can be made to fight a certain whatever taunt says', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], battleline: ['krump'] },
    p2: { battleline: ['urchin', 'champion-anaphiel'] },
    texts: [
      stomp(
        pick(an.enemy.creature, (foe) => [
          forEach(exactly(1).friendly.creature, fightAgainst(it, foe, { ignoring: ['taunt'] })),
        ]),
      ),
    ],
  });

  p1.play('stomp');
  p1.choose(p2.card('urchin'));
  p1.choose('krump');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.card('krump').exhausted).toBe(true);
  expect(p2.card('champion-anaphiel').damage).toBe(0);
});

test('[6.2.6] a creature is put into play where a text says: beside another, on a flank, where one stood', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp', 'imperium'],
      battleline: ['krump', 'troll', 'bumpsy'],
      discard: ['urchin', 'dodger'],
    },
    texts: [
      stomp(
        pick(a.creature, (one) => [
          destroy(one),
          putIntoPlay(a.creature.named('urchin').from(you.discardPile), { at: inPlaceOf(one) }),
        ]),
      ),
      card(
        'imperium',
        play(putIntoPlay(a.creature.named('dodger').from(you.discardPile), { at: onLeftFlank })),
      ),
    ],
  });

  p1.play('stomp');
  p1.choose('troll');
  p1.choose('urchin');
  expect(p1.battleline).toEqual(['krump', 'urchin', 'bumpsy']);
  p1.play('imperium');
  p1.choose('dodger');

  expect(p1.battleline).toEqual(['dodger', 'krump', 'urchin', 'bumpsy']);
});

test('[5.6] a token creature is made immediately beside another, and a chosen card can be one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      tokenCreature: 'grunt',
      hand: ['stomp', 'imperium', 'urchin'],
      deck: ['dodger'],
      battleline: ['krump', 'questor-jarta'],
    },
    texts: [
      stomp(pick(a.friendly.dinosaur.creature, (one) => [makeTokens(1, { at: toTheLeft(one) })])),
      card(
        'imperium',
        play(putIntoPlay(a.card.named('urchin').from(you.hand), { facedown: true, at: onRightFlank })),
      ),
      card('questor-jarta', reap(gain(1))),
    ],
  });

  p1.play('stomp');
  p1.choose('questor-jarta');
  expect(p1.battleline).toEqual(['krump', 'grunt', 'questor-jarta']);
  p1.play('imperium');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['krump', 'grunt', 'questor-jarta', 'grunt']);
  expect(p1.card('urchin')).toMatchObject({ isToken: true, facedown: true });
});

test('[15.6] a creature that changes sides goes to the flank that the text names', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], battleline: ['krump', 'troll'] },
    p2: { battleline: ['urchin'] },
    texts: [stomp(opponent.takesControlOfOn(onLeftFlank, a.friendly.creature))],
  });

  p1.play('stomp');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['krump']);
  expect(p2.battleline).toEqual(['troll', 'urchin']);
});

test('[6.2] the next creature may enter anywhere, and some enter on the other side', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp', 'questor-jarta', 'trojan-sauropod'],
      battleline: ['krump', 'troll'],
    },
    texts: [
      stomp(onceThisTurn(a.friendly.creature.enters('anywhere'))),
      card('questor-jarta', reap(gain(1))),
      card('trojan-sauropod', self.enters('under-opponents-control')),
    ],
  });

  p1.play('stomp');
  p1.play('questor-jarta', { rightOf: 'krump' });
  p1.play('trojan-sauropod');

  expect(p1.battleline).toEqual(['krump', 'questor-jarta', 'troll']);
  expect(p2.artifacts).toEqual(['trojan-sauropod']);
});

test('[13.9] what lies on two creatures changes places', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp'],
      battleline: [
        { card: 'krump', amber: 2, damage: 1, upgrades: ['duskrunner'] },
        { card: 'troll', damage: 3, powerCounters: 1 },
      ],
    },
    texts: [stomp(pick(a.creature, (one) => [swapContents(one, a.creature.otherThan(one))]))],
  });

  p1.play('stomp');
  p1.choose('krump');
  p1.choose('troll');

  expect(p1.card('krump')).toMatchObject({ amber: 0, damage: 3, powerCounters: 1, upgrades: [] });
  expect(p1.card('troll')).toMatchObject({ amber: 2, damage: 1, powerCounters: 0 });
  expect(p1.card('duskrunner').parent).toBe(p1.card('troll').id);
});

test('[14.37] two cards can exchange their places, and neither is discarded or drawn by that', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'urchin'], discard: ['troll'] },
    texts: [
      stomp(
        pick(a.creature.from(you.hand), (one) => [
          exchange(one, a.creature.sharing('type', one).from(you.discardPile)),
        ]),
      ),
    ],
  });

  p1.play('stomp');
  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard).toEqual(['stomp', 'urchin']);
});

test('[A23] only a part of a text can be gained, and a power can be set for as long as a card is in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['cyber-clone'] },
    p2: { battleline: ['champion-anaphiel'] },
    texts: [
      card(
        'cyber-clone',
        play(
          purge(another()),
          untilThisLeavesPlay(self.gains(partOfTextOf(it, 'keywords', 'traits'))),
          untilThisLeavesPlay(self.hasPower(powerOf(it))),
        ),
      ),
    ],
  });

  p1.play('cyber-clone');
  p1.choose(p2.card('champion-anaphiel'));

  expect(p2.purged).toEqual(['champion-anaphiel']);
  expect(p1.card('cyber-clone')).toMatchObject({ power: 6, keywords: { taunt: 1 } });
});

function another() {
  return language.another.creature;
}

test('[11.1] all damage dealt to a creature can be doubled', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { battleline: ['undagnathus-evil-twin'] },
    texts: [stomp(deal(2, a.creature)), card('undagnathus-evil-twin', self.takesDoubleDamage)],
  });

  p1.play('stomp');
  p1.choose(p2.card('undagnathus-evil-twin'));

  expect(p2.card('undagnathus-evil-twin').damage).toBe(4);
});

test('[0.12] each creature deals damage at the same time, with what it has then', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { battleline: ['urchin', 'troll'] },
    texts: [stomp(eachDeals(each.enemy.creature, powerOf(it), a.neighborOf(it)))],
  });

  p1.play('stomp');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('urchin'));

  expect(p2.card('troll').damage).toBe(1);
  expect(p2.discard).toEqual(['urchin']);
});

test('[10.4] cards of different types are chosen so that no two share one', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], discard: ['urchin', 'troll', 'labwork'] },
    texts: [stomp(archive(exactly(2).cards.from(you.discardPile).allDifferentIn('type')))],
  });

  p1.play('stomp');
  p1.game.clickCard('p1', p1.card('urchin').id);
  expect(p1.choices).toEqual(['urchin', 'labwork']);
  p1.game.clickCard('p1', p1.card('labwork').id);
  p1.press('done');

  expect(p1.archives.toSorted()).toEqual(['labwork', 'urchin']);
});

test('[10.4] one of each value is chosen, where several have it by the player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { battleline: ['troll', 'urchin', 'umbra', 'dodger'] },
    texts: [stomp(returnToHand(oneOfEach('house').enemy.creature))],
  });

  p1.play('stomp');
  expect(p1.choices).toEqual(['urchin', 'umbra', 'dodger']);
  p1.choose(p2.card('umbra'));

  expect(p2.hand.toSorted()).toEqual(['troll', 'umbra']);
});

test('[10.10] a creature of the house with the most, or with so many, creatures in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'], battleline: ['krump'] },
    p2: { battleline: ['troll', 'urchin', 'bumpsy'] },
    texts: [
      stomp(deal(1, each.creature.with(ofHouseWith.most(creatures)))),
      card('imperium', play(deal(1, each.creature.with(ofHouseWith.atLeast(3, creatures))))),
    ],
  });

  p1.play('stomp');
  p1.play('imperium');

  expect([p1.card('krump').damage, p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([2, 2, 2]);
  expect(p2.battleline).toContain('urchin');
});

test('[0.12] what a text does for each player, or for some, it does one after the other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'], amber: 8 },
    p2: { amber: 3 },
    texts: [
      stomp(forEachPlayerWho(thatPlayer.amber.atLeast(7), thatPlayer.loses(2))),
      card('imperium', play(forEachPlayer(thatPlayer.gains(1)))),
    ],
  });

  p1.play('stomp');
  expect(p2.amber).toBe(3);
  const left = p1.amber;
  expect(left).toBeLessThan(8);
  p1.play('imperium');

  expect(p1.amber).toBeGreaterThan(left);
  expect(p2.amber).toBe(4);
});

test('[4.2.1] a text can forge the key of one color', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], amber: 6 },
    texts: [stomp(forgeKeyOf('blue'))],
  });

  p1.play('stomp');

  expect(p1.game.player('p1').keys).toEqual({ red: false, blue: true, yellow: false });
});

test('[9.9] what destroyed a creature can be told: damage by splash-attack, by an icon', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'zizok'],
      hand: [{ card: 'troll', enhancements: ['damage'] }],
      amber: 0,
    },
    p2: { battleline: ['bumpsy', 'urchin', 'maleficorn'] },
    texts: [
      card(
        'zizok',
        each.friendly.creature.gains(splashAttack(2)),
        after(an.enemy.creature.isDestroyedBy('splash'), gain(3)),
      ),
      card('maleficorn', after(a.creature.isDealtDamageBy('icon'), opponent.loses(1))),
    ],
  });

  p1.fight('krump', p2.card('bumpsy'));
  expect(p2.discard).toContain('urchin');
  expect(p1.amber).toBe(3);
  p1.play('troll', { flank: 'right' });
  p1.choose(p2.card('maleficorn'));

  expect(p1.amber).toBe(2);
});

test('[12] taunt can reach further than to the neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['urchin', 'umbra', 'lady-loreena', 'troll', 'dodger', 'bumpsy'] },
    texts: [card('lady-loreena', self.gains(taunt), self.tauntReaches(2))],
  });

  p1.game.clickCard('p1', p1.card('krump').id);
  p1.press('fight');
  expect(p1.choices).toEqual(['lady-loreena', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));
});

test('[8.3] a creature can be something while it fights, on either side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['nizak-the-forgotten'] },
    texts: [card('nizak-the-forgotten', asLongAs(self.isFighting, self.gains(invulnerable)))],
  });

  p1.fight('krump', p2.card('nizak-the-forgotten'));

  expect(p2.card('nizak-the-forgotten').damage).toBe(0);
  expect(p2.card('nizak-the-forgotten').keywords).toEqual({});
});

test('[3.4.2] a permission to reap lets creatures of other houses reap and lose their stun, no more', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp'],
      battleline: ['krump', { card: 'troll', stunned: true }],
    },
    p2: { battleline: ['urchin'] },
    texts: [stomp(forTheTurn(you.mayReapWith(each.friendly.creature)))],
  });

  p1.play('stomp');

  expect(p1.actions('krump')).toEqual(['reap']);
  expect(p1.actions('troll')).toEqual(['remove-stun']);
});

test('[1.3] the topmost creature of a discard pile is that under cards of other types', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], discard: ['labwork', 'urchin', 'troll'] },
    texts: [stomp(putIntoHand(topmost().creature.from(you.discardPile)))],
  });

  p1.play('stomp');

  expect(p1.hand).toEqual(['urchin']);
});

test('[13.4] counters can be moved from all creatures to one, and a number of them be chosen', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp', 'imperium'],
      battleline: [
        { card: 'krump', powerCounters: 2 },
        { card: 'troll', powerCounters: 1 },
      ],
    },
    p2: { battleline: ['bumpsy'] },
    texts: [
      stomp(moveCounters('power', 'all', each.friendly.creature, an.enemy.creature)),
      card(
        'imperium',
        play(chooseNumberUpTo(3), removeCounters('power', thatMuch, an.enemy.creature), draw(per(thatMuch))),
      ),
    ],
  });

  p1.play('stomp');
  if (p1.prompt.purpose === 'target') p1.choose(p2.card('bumpsy'));
  expect(p2.card('bumpsy').powerCounters).toBe(3);
  p1.play('imperium');
  expect(p1.buttons).toEqual([0, 1, 2, 3]);
  p1.press(2);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').powerCounters).toBe(1);
});

test('[4.2] what a key cost is known to what reacts to it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mookling-evil-twin'] },
    p2: { amber: 6, houses: ['dis'] },
    texts: [card('mookling-evil-twin', after(opponent.forgesAKey, putCounters('power', thatMuch, self)))],
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.card('mookling-evil-twin').powerCounters).toBe(6);
});
