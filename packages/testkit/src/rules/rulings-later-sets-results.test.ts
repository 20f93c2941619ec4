import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, archive, atRandom, card, deal, discard, draw } = language;
const { each, exalt, forTheTurn } = language;
const { gain, interrupting, it, omni } = language;
const { opponent, play, putOnBottom, reveal, self } = language;
const { forEachPlayer, putIntoPlay, thatPlayer, thisCreature, you } = language;

test('[A346] after United Action no card can be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['carrier-staralliance-action'],
      battleline: ['carrier-staralliance-creature'],
    },
    texts: [
      card('carrier-staralliance-action', play(forTheTurn(you.cannot('use')))),
      card('carrier-staralliance-creature', omni(gain(1))),
    ],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.actions('carrier-staralliance-creature')).toEqual([]);
});

test('[A347] a creature that lethal damage destroys is not exalted for the damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    texts: [
      card('carrier-saurian-action', play(deal(3, a.creature))),
      card('carrier-saurian-creature', after(self.isDealtDamage, exalt(self))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p2.discard).toEqual(['carrier-saurian-creature']);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[A348] Waking Nightmare counts Dis creatures that arrive or leave later', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['waking-nightmare'], battleline: ['pit-demon', 'tocsin'] },
    p2: { houses: ['brobnar'] },
  });

  p1.play('waking-nightmare');
  p1.endTurn();
  expect(p2.keyCost).toBe(8);
  game.edit.move(p1.card('tocsin').id, 'discard');

  expect(p2.keyCost).toBe(7);
  p2.press('brobnar');
});

test('[A350] Bump in the Night makes a token creature in its repetition as well', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['bump-in-the-night'],
      discard: Array.from({ length: 10 }, () => 'troll'),
      tokenCreature: 'grunt',
      deck: ['urchin', 'urchin'],
    },
    p2: { battleline: ['urchin', 'dust-imp'] },
  });

  p1.play('bump-in-the-night');
  p1.choose(p2.card('urchin'));
  p1.choose(p2.card('dust-imp'));
  p1.press('right');

  expect(p1.battleline).toEqual(['grunt', 'grunt']);
});

test('[A351] the number of copies of Dreamcall is fixed before a reshuffle takes them away', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['dreamcall'], discard: ['dreamcall', 'dreamcall'] },
    p2: { battleline: ['troll', 'krump', 'urchin'] },
  });

  p1.play('dreamcall');
  for (const creature of ['troll', 'krump', 'urchin']) p1.choose(p2.card(creature));

  expect(['troll', 'krump', 'urchin'].map((creature) => p2.card(creature).exhausted)).toEqual([
    true,
    true,
    true,
  ]);
  expect(p1.hand).toEqual(['dreamcall', 'dreamcall']);
});

test('[A353] any of the fifteen houses may be named for Keyforgery', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['carrier-dis-artifact'], battleline: ['troll'] },
    p2: { houses: ['brobnar'], amber: 6 },
    texts: [card('carrier-dis-artifact', interrupting(opponent.forgesAKey, opponent.choosesAHouse))],
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('house');
  expect(p2.buttons).toHaveLength(15);
  p2.press('skyborn');
  p2.press('red');

  expect(p2.keys).toBe(1);
});

test('[A354] Pain Reaction damages the neighbors that the destroyed creature had', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['pain-reaction'] },
    p2: { battleline: ['troll', 'urchin', 'krump', 'dodger'] },
  });

  p1.play('pain-reaction');
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['troll', 'krump', 'dodger']);
  expect(['troll', 'krump', 'dodger'].map((creature) => p2.card(creature).damage)).toEqual([2, 2, 0]);
});

test('[A355] Researcher can be used without a Mars card in hand', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['carrier-mars-creature'], hand: ['troll'] },
    texts: [card('carrier-mars-creature', omni(reveal(a.mars.card.from(you.hand)), archive(it)))],
  });

  p1.use('carrier-mars-creature');

  expect(p1.card('carrier-mars-creature').exhausted).toBe(true);
  expect(p1.archives).toEqual([]);
});

test('[A357] the second random card is drawn by lot after all consequences of the first discard', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['carrier-logos-action', 'krump', 'krump'],
      deck: ['troll'],
      artifacts: ['carrier-logos-artifact'],
    },
    texts: [
      card('carrier-logos-action', play(discard(atRandom(2).cards.from(you.hand)))),
      card(
        'carrier-logos-artifact',
        after(you.discard(a.card), putOnBottom(each.card.from(you.hand)), draw(1)),
      ),
    ],
  });

  p1.play('carrier-logos-action');

  expect(p1.discard).toEqual(['carrier-logos-action', 'troll', 'krump']);
  expect(p1.hand).toEqual(['krump']);
});

test('[A358] Tantadlin with another limit of fight damage deals 2 damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: [{ card: 'tantadlin', upgrades: ['carrier-untamed-upgrade'] }] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-untamed-upgrade', thisCreature.onlyDealsWhenFighting(4))],
  });

  p1.fight('tantadlin', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('[A359] Digging Up the Monster puts halves of two different creatures on top after the shuffle', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: [{ card: 'digging-up-the-monster', house: 'ekwidon' }],
      deck: ['troll', 'carrier-dis-gigantic', 'krump', 'urchin'],
      discard: ['carrier-logos-gigantic2'],
    },
  });

  p1.play('digging-up-the-monster');
  p1.choose('carrier-dis-gigantic', 'carrier-logos-gigantic2');
  p1.choose('carrier-dis-gigantic');

  expect(p1.deck.slice(0, 2).toSorted()).toEqual(['carrier-dis-gigantic', 'carrier-logos-gigantic2']);
  expect(p1.deck).toHaveLength(5);
});

test.each([
  ['is ready', { damage: 0, exhausted: false }, 2],
  ['is exhausted already', { damage: 0, exhausted: true }, 0],
])('[A341] Self-Bolstering Automata that %s', (_, state, counters) => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['carrier-logos-action'] },
    p2: { battleline: [{ card: 'self-bolstering-automata', ...state }, 'troll'] },
    texts: [card('carrier-logos-action', play(deal(1, a.creature)))],
  });

  p1.play('carrier-logos-action');
  p1.choose(p2.card('self-bolstering-automata'));
  p1.press('left');

  expect(p2.card('self-bolstering-automata')).toMatchObject({ powerCounters: counters, damage: 0 });
});

test('[A349] Æmberlution brings the creatures of one player first, in the order of the active player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['carrier-untamed-action', 'troll', 'krump'] },
    p2: { hand: ['dodger', 'urchin'] },
    texts: [
      card(
        'carrier-untamed-action',
        play(
          forEachPlayer(
            putIntoPlay(each.creature.from(thatPlayer.hand), { state: 'ready', under: 'that-player' }),
          ),
        ),
      ),
    ],
  });

  p1.play('carrier-untamed-action');
  p1.choose('krump');
  p1.press('left');
  expect([p1.battleline, p2.battleline]).toEqual([['troll', 'krump'], []]);
  p1.choose(p2.card('urchin'));
  p1.press('left');

  expect(p2.battleline).toEqual(['dodger', 'urchin']);
});

test('[A320] a play that two permissions allow uses the one that its player chooses', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2', 'troll', 'pit-demon'],
    },
    texts: [
      card('carrier-saurian-action', play(forTheTurn(you.mayPlay(a.brobnar.card)))),
      card('carrier-saurian-action-2', play(forTheTurn(you.mayPlay(a.non.saurian.card)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.play('carrier-saurian-action-2');
  p1.play('troll');
  expect(p1.prompt.purpose).toBe('option');
  p1.choose('carrier-saurian-action');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.actions('pit-demon')).toEqual(['play']);
});
