import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, card, destroy, each, gain, omni, opponent, play, reap, self } = language;
const { when, you } = language;

test('[A214] the upgrade of a destroyed creature moves to the token creature that it makes', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: {
      tokenCreature: 'grunt',
      deck: ['urchin'],
      battleline: ['troll', { card: 'carrier-staralliance-creature', upgrades: ['fof-transponder'] }],
    },
    texts: [
      card('carrier-saurian-action', play(destroy(a.creature))),
      card('carrier-staralliance-creature', reap(gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-staralliance-creature'));
  p1.press('right');

  expect(p2.discard).toEqual(['carrier-staralliance-creature']);
  expect(p2.battleline).toEqual(['troll', 'grunt']);
  expect(p2.card('fof-transponder')).toMatchObject({ zone: 'play', parent: p2.card('grunt').id });
});

test('[A218] a single half that Purify reveals is discarded and does not enter play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['purify'] },
    p2: { battleline: ['carrier-sanctum-creature', 'troll'], deck: ['carrier-logos-gigantic', 'dodger'] },
    facts: {
      'carrier-sanctum-creature': { traits: ['mutant'] },
      'carrier-logos-gigantic': { traits: ['robot'] },
    },
    texts: [card('carrier-logos-gigantic', reap(gain(1))), card('carrier-sanctum-creature', reap(gain(1)))],
  });

  p1.play('purify');
  p1.choose(p2.card('carrier-sanctum-creature'));

  expect(p2.purged).toEqual(['carrier-sanctum-creature']);
  expect(p2.battleline).toEqual(['troll']);
  expect(p2.discard).toEqual(['carrier-logos-gigantic']);
  expect(p2.deck).toEqual(['dodger']);
});

test('[A226] the host of Freelancer changes sides at the start of each turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], battleline: [{ card: 'krump', upgrades: ['freelancer'] }] },
    p2: { houses: ['dis'] },
  });

  expect(p1.battleline).toEqual(['krump']);
  p1.endTurn();
  expect(p2.battleline).toEqual(['krump']);
  p2.press('dis');
  p2.endTurn();

  expect(p1.battleline).toEqual(['krump']);
  expect(p2.battleline).toEqual([]);
});

test('[A227] Chan’s Blaster on the officer of that name lets another creature be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: [
        { card: 'lieutenant-khrkhar', upgrades: ['chan-s-blaster'] },
        'commander-chan',
        'armsmaster-molina',
      ],
    },
  });

  p1.reap('lieutenant-khrkhar');
  p1.choose('lieutenant-khrkhar');
  p1.press(1);
  p1.choose('commander-chan');
  p1.choose('commander-chan');
  p1.choose('armsmaster-molina');

  expect(p1.card('commander-chan').upgrades).toEqual([p1.card('chan-s-blaster').id]);
  expect(p1.amber).toBe(2);
  expect(p1.card('armsmaster-molina').exhausted).toBe(true);
});

test('[A227] Chan’s Blaster does not move from one officer to another of the same name', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: [
        { card: 'commander-chan', upgrades: ['chan-s-blaster'] },
        { card: 'commander-chan', exhausted: true },
      ],
    },
  });

  p1.reap(p1.card('commander-chan', 1));
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.press(1);
  expect(p1.prompt.purpose).toBe('target');
  p1.choose(p1.card('commander-chan', 2));
  p1.choose(p1.card('commander-chan', 2));

  expect(p1.card('commander-chan', 2)).toMatchObject({ damage: 2, upgrades: [] });
  expect(p1.card('commander-chan', 1).upgrades).toEqual([p1.card('chan-s-blaster').id]);
});

test('[A228] Timequake shuffles friendly upgrades on enemies into the deck, but no card of the opponent', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'timequake', house: 'brobnar' }, 'blood-of-titans'],
      battleline: ['krump'],
    },
    p2: { battleline: ['troll'], hand: ['phoenix-heart'] },
  });
  const theirs = p2.card('phoenix-heart').id;
  game.edit.move(theirs, 'play', { parent: p1.card('krump').id, controller: 'p2' });
  expect(p1.card('krump').upgrades).toEqual([theirs]);
  p1.play('blood-of-titans', { on: p2.card('troll') });

  p1.play('timequake');

  // Both were shuffled into the empty deck, and drawn for.
  expect(p1.hand.toSorted()).toEqual(['blood-of-titans', 'krump']);
  expect(p2.card('troll').upgrades).toEqual([]);
  expect([p2.deck, p2.discard]).toEqual([[], ['phoenix-heart']]);
});

test('[A229] upgrades on a warded creature are destroyed though the creature stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['carrier-logos-action'] },
    p2: {
      battleline: [{ card: 'troll', warded: true, upgrades: ['blood-of-titans'] }, 'urchin'],
      artifacts: ['cannon'],
    },
    texts: [card('carrier-logos-action', play(destroy(each.card)))],
  });

  p1.play('carrier-logos-action');

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll')).toMatchObject({ warded: false, upgrades: [], power: 8 });
  expect(p2.discard.toSorted()).toEqual(['blood-of-titans', 'cannon', 'urchin']);
});

const TEN = Array.from({ length: 10 }, () => 'troll');

test('[A231] a haunted player repeats Bump in the Night without a destroyed creature or a token', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['bump-in-the-night'],
      discard: TEN,
      tokenCreature: 'grunt',
      deck: ['urchin'],
    },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('bump-in-the-night');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
  expect(p1.battleline).toEqual([]);
});

test('[A231] a player who is not haunted does not repeat Bump in the Night in spite of a token', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['bump-in-the-night'], tokenCreature: 'grunt', deck: ['urchin'] },
    p2: { battleline: ['urchin', 'krump'] },
  });

  p1.play('bump-in-the-night');
  p1.choose(p2.card('urchin'));

  expect(p1.battleline).toEqual(['grunt']);
  expect(p2.card('krump').damage).toBe(0);
});

test('[A234] a neighbor that only lost its stun was used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: [{ card: 'carrier-staralliance-creature', stunned: true }, 'friendly-guide'],
    },
    texts: [card('carrier-staralliance-creature', reap(gain(1)))],
  });

  p1.removeStun('carrier-staralliance-creature');
  p1.choose('friendly-guide');

  expect(p1.amber).toBe(1);
  expect(p1.card('friendly-guide').exhausted).toBe(true);
});

test('[A234] a neighbor whose Omni ability did nothing was used', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['carrier-staralliance-creature', 'friendly-guide'] },
    texts: [card('carrier-staralliance-creature', omni(when(opponent.amber.atLeast(7), gain(5))))],
  });

  p1.use('carrier-staralliance-creature');
  p1.choose('friendly-guide');

  expect(p1.amber).toBe(1);
});

test('[A235] Pupgrade as an upgrade becomes a ready creature when its host is destroyed', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['pupgrade', 'carrier-logos-creature'],
      battleline: ['carrier-staralliance-creature', 'carrier-staralliance-creature-2'],
    },
    texts: [
      card('carrier-staralliance-creature', reap(destroy(self))),
      card('carrier-staralliance-creature-2', reap(gain(1))),
      card('carrier-logos-creature', reap(gain(1))),
    ],
  });

  p1.play('pupgrade', { as: 'upgrade', on: 'carrier-staralliance-creature' });
  p1.reap('carrier-staralliance-creature');

  expect(p1.discard).toEqual(['carrier-staralliance-creature']);
  expect(p1.battleline).toEqual(['carrier-staralliance-creature-2', 'pupgrade']);
  expect(p1.card('pupgrade')).toMatchObject({ type: 'creature', exhausted: false, power: 3, parent: null });
});

test('[A236] a card kept beneath a creature was not discarded', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['carrier-staralliance-creature-2'],
      battleline: ['carrier-staralliance-creature'],
    },
    p2: { battleline: [{ card: 'krump', upgrades: ['refined-adhesive'] }] },
    texts: [
      card('carrier-staralliance-creature', after(you.discard(a.card), gain(5))),
      card('carrier-staralliance-creature-2', language.scrap(gain(3))),
    ],
  });

  p1.discardCard('carrier-staralliance-creature-2');

  expect(p1.card('carrier-staralliance-creature-2')).toMatchObject({
    zone: 'under',
    parent: p2.card('krump').id,
    facedown: true,
  });
  expect(p1.discard).toEqual([]);
  expect(p1.amber).toBe(0);
});

test('[A241] Cursed Loot destroys itself after the last card in hand is played, though nothing is discarded', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['troll'], artifacts: ['cursed-loot'] },
  });

  p1.play('troll');

  expect(p1.artifacts).toEqual([]);
  expect(p1.discard).toEqual(['cursed-loot']);
});

test('[A242] a creature changes sides to Pied Viper after it has reaped, and the amber stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump', 'troll'] },
    p2: { battleline: ['pied-viper'] },
  });

  p1.reap('krump');
  p1.press('right');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
  expect(p2.battleline).toEqual(['pied-viper', 'krump']);
  p1.reap('troll');
  expect(p1.battleline).toEqual(['troll']);
});
