import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,
  after,
  archive,
  armorOf,
  beforeFight,
  card,
  deal,
  destroy,
  each,
  fight,
  gain,
  it,
  play,
  plusArmor,
  power,
  putIntoPlay,
  returnToHand,
} = language;
const { self, thisCreature, you } = language;

test('[0.9] a creature that returned this turn has not been used: Rocket Boots ready it', () => {
  const { p1, game } = scenario({
    p1: { battleline: ['bumpsy'], hand: ['wardrummer', 'rocket-boots'] },
  });
  p1.reap('bumpsy');
  p1.play('wardrummer');
  p1.play('bumpsy');
  const bumpsy = p1.card('bumpsy');
  game.edit.setCard(bumpsy.id, { exhausted: false });
  game.edit.move(p1.card('rocket-boots').id, 'play', { parent: bumpsy.id });

  p1.reap('bumpsy');
  expect(p1.card('bumpsy').exhausted).toBe(false);
  p1.reap('bumpsy');

  expect(p1.card('bumpsy').exhausted).toBe(true);
});

test('[8.1.2] removing a stun is a use: Rocket Boots do not ready the creature afterwards', () => {
  const { p1, game } = scenario({
    p1: { battleline: [{ card: 'mother', stunned: true, upgrades: ['rocket-boots'] }] },
  });
  p1.removeStun('mother');
  game.edit.setCard(p1.card('mother').id, { exhausted: false });

  p1.reap('mother');

  expect(p1.card('mother').exhausted).toBe(true);
});

test('[0.9] events of any creature still count: the Conduction Unit stuns only after the first reap of the turn', () => {
  const { p1, game } = scenario({
    p1: { battleline: ['bumpsy'], hand: ['wardrummer'] },
    p2: { artifacts: ['æmber-conduction-unit'] },
  });
  p1.reap('bumpsy');
  p1.play('wardrummer');
  p1.play('bumpsy');
  game.edit.setCard(p1.card('bumpsy').id, { exhausted: false });

  p1.reap('bumpsy');

  expect(p1.card('bumpsy').stunned).toBe(false);
});

/** It leaves play and enters it again. */
const RETURN = [
  returnToHand(self),
  putIntoPlay(a.creature.named('carrier-saurian-creature').from(you.hand)),
] as const;

test('[0.9] an attacker that leaves play and returns does not continue its fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-saurian-creature', beforeFight(...RETURN), fight(gain(1)))],
  });

  p1.fight('carrier-saurian-creature', p2.card('troll'));
  p1.choose('carrier-saurian-creature');

  expect(p1.battleline).toEqual(['carrier-saurian-creature']);
  expect(p1.card('carrier-saurian-creature').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(0);
  expect(p1.amber).toBe(0);
});

test('[8.3] once an attacker has left play, only the abilities of other cards resolve before the fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['carrier-saurian-creature-2'] },
    texts: [
      card('carrier-saurian-creature', beforeFight(...RETURN), beforeFight(gain(1))),
      card('carrier-saurian-creature-2', after(self.isAttacked, gain(1))),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('carrier-saurian-creature-2'));
  p1.choose('carrier-saurian-creature');
  // Its first ability, and the creature to put into play.
  p1.choose('carrier-saurian-creature');
  p1.choose('carrier-saurian-creature');

  expect([p1.amber, p2.amber]).toEqual([0, 1]);
});

test('[0.9] an effect on a creature ends when the creature leaves play', () => {
  const { p1, game } = scenario({
    p1: { house: 'untamed', hand: ['scout'], battleline: ['mighty-tiger', 'flaxia'] },
  });

  p1.play('scout');
  p1.choose('mighty-tiger');
  expect(p1.card('mighty-tiger').keywords['skirmish']).toBe(1);
  game.edit.move(p1.card('mighty-tiger').id, 'hand');
  p1.play('mighty-tiger');

  expect(p1.card('mighty-tiger').keywords['skirmish']).toBeUndefined();
});

test('[0.9] a card that leaves play loses what it had there', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [
        {
          card: 'troll',
          amber: 1,
          damage: 2,
          exhausted: true,
          stunned: true,
          warded: true,
          enraged: true,
          counters: { doom: 1 },
        },
      ],
    },
  });
  p1.decide({ kind: 'manual-mode' });
  p2.press('yes');

  p1.byHand({ do: 'move', card: p1.card('troll').id, to: 'hand' });

  expect(p1.card('troll')).toMatchObject({
    zone: 'hand',
    amber: 0,
    damage: 0,
    exhausted: false,
    stunned: false,
    warded: false,
    enraged: false,
    counters: {},
  });
});

test('[0.9] a card that has moved on since it left play counts as it is printed', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: [{ card: 'troll', powerCounters: 2 }] },
    texts: [
      card(
        'carrier-dis-action',
        play(
          destroy(a.creature),
          returnToHand(each.creature.from(you.discardPile)),
          archive(each.creature.with(power.moreThan(8)).from(you.hand)),
        ),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  p1.choose('troll');

  expect(p1.hand).toEqual(['troll']);
});

test('[9.5.5] a creature that has left play counts with the armor that it had', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'] },
    p2: { battleline: [{ card: 'bulwark', upgrades: ['carrier-dis-upgrade'] }] },
    texts: [
      card('carrier-dis-action', play(destroy(a.creature), gain(armorOf(it)))),
      card('carrier-dis-upgrade', thisCreature.gains(plusArmor(3))),
    ],
  });

  p1.play('carrier-dis-action');
  p1.choose(p2.card('bulwark'));

  expect(p1.amber).toBe(2 + 3);
});

test('[0.9] a creature that comes back to play in the same turn has all its armor again', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: ['bulwark'],
      hand: ['carrier-sanctum-action', 'carrier-sanctum-action-2'],
    },
    texts: [
      card('carrier-sanctum-action', play(deal(2, each.creature))),
      card('carrier-sanctum-action-2', play(returnToHand(each.creature))),
    ],
  });
  p1.play('carrier-sanctum-action');
  expect(p1.card('bulwark').armor).toBe(0);

  p1.play('carrier-sanctum-action-2');
  p1.play('bulwark');

  expect(p1.card('bulwark').armor).toBe(2);
});
