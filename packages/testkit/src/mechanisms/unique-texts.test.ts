/** Cards of later sets with unique texts: the card language can express each of them. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { an, card, destroy } = language;
const { play } = language;

test('[10.4] Tectonic Shift destroys the half of each battleline that its player chooses', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['tectonic-shift'], battleline: ['krump', 'troll', 'bumpsy', 'smaaash'] },
    p2: { battleline: ['urchin', 'dodger', 'umbra'] },
  });

  p1.play('tectonic-shift');
  expect(p1.choices).toEqual(['krump', 'troll', 'bumpsy', 'smaaash']);
  p1.choose('smaaash');
  expect(p1.choices).toEqual(['bumpsy', 'smaaash']);
  expect(p1.buttons).toEqual([]);
  p1.choose('bumpsy');
  p1.choose(p2.card('dodger'), p2.card('urchin'));

  expect(p1.battleline).toEqual(['krump', 'troll']);
  expect(p2.battleline).toEqual(['umbra']);
});

test('[10.4] Tectonic Shift can take the smaller half of an odd number, which is none of one creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['tectonic-shift'], battleline: ['krump'] },
    p2: { battleline: ['urchin', 'dodger', 'umbra'] },
  });

  p1.play('tectonic-shift');
  p1.choose();
  p1.choose(p2.card('umbra'));

  expect(p1.battleline).toEqual(['krump']);
  expect(p2.battleline).toEqual(['urchin', 'dodger']);
});

test('[9.5] Harmonic Ritual continues from neighbor to neighbor while they share a house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['harmonic-ritual'],
      battleline: ['krump', 'urchin', 'troll', 'bumpsy', 'smaaash'],
    },
  });

  p1.play('harmonic-ritual');
  p1.choose('smaaash');

  expect(p1.amber).toBe(3);
});

test('[9.5] Harmonic Ritual ends at a neighbor without a shared house', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['harmonic-ritual'], battleline: ['krump', 'urchin', 'troll'] },
  });

  p1.play('harmonic-ritual');
  p1.choose('troll');

  expect(p1.amber).toBe(1);
});

function darkDiscoveryOf(...deck: string[]) {
  return scenario({
    p1: { house: 'unfathomable', hand: ['dark-discovery'] },
    p2: { deck },
  });
}

test('[10.9] Dark Discovery forges a key if both named cards are at the bottom of the deck', () => {
  const { p1, p2, game } = darkDiscoveryOf('krump', 'urchin', 'troll');

  p1.play('dark-discovery');
  game.enterName('p1', 'Troll');
  game.enterName('p1', 'Urchin');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.purged).toEqual(['dark-discovery']);
  expect(p2.deck).toEqual(['krump']);
});

test('[10.9] Dark Discovery counts one title named twice, and one card, only once', () => {
  const { p1, game } = darkDiscoveryOf('krump', 'urchin', 'troll');
  p1.play('dark-discovery');
  game.enterName('p1', 'Troll');
  game.enterName('p1', 'Troll');
  expect(p1.keys).toBe(0);
  expect(p1.discard).toEqual(['dark-discovery']);

  const short = darkDiscoveryOf('troll');
  short.p1.play('dark-discovery');
  short.game.enterName('p1', 'Troll');
  short.game.enterName('p1', 'Urchin');
  expect(short.p1.keys).toBe(0);
});

test('[14.6] the player of Crassosaurus chooses how much it captures from whom', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['crassosaurus'], amber: 5 },
    p2: { amber: 8 },
  });

  p1.play('crassosaurus');
  expect(p1.buttons).toEqual([5, 6, 7, 8]);
  p1.press(6);

  expect(p1.card('crassosaurus').amber).toBe(10);
  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('[14.6] Crassosaurus captures all amber without a question and is purged if there is too little', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['crassosaurus'], amber: 2 },
    p2: { amber: 3 },
  });

  p1.play('crassosaurus');

  expect(p1.purged).toEqual(['crassosaurus']);
  expect([p1.amber, p2.amber]).toEqual([0, 5]);
});

test('[14.38] Barter and Games pays each player for their own revealed card and discards both cards', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: ['barter-and-games'],
      archives: ['wild-wormhole'],
      battleline: ['krump', 'urchin'],
    },
    p2: { hand: ['virtuous-works'], battleline: ['dextre', 'sanctum-guardian', 'bumpsy'] },
  });

  p1.play('barter-and-games');

  expect([p1.amber, p2.amber]).toEqual([1, 3]);
  expect(p1.battleline).toEqual(['krump', 'urchin']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.discard).toEqual(['barter-and-games', 'wild-wormhole']);
  expect(p2.discard).toContain('virtuous-works');
  expect([p1.archives, p2.hand]).toEqual([[], []]);
});

test('[9.5] Plunder reveals no card twice, and may discard only the last one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['plunder'] },
    p2: { hand: ['krump', 'urchin', 'troll'] },
  });

  p1.play('plunder');
  p1.press('yes');
  p1.press('yes');
  p1.press('yes');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.hand).toHaveLength(2);
  expect(p2.discard).toHaveLength(1);
});

test('[9.5] Plunder can stop after its first reveal', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['plunder'] },
    p2: { hand: ['krump', 'urchin', 'troll'] },
  });

  p1.play('plunder');
  p1.press('no');
  p1.press('yes');

  expect(p2.discard).toHaveLength(1);
});

test('[14.38] Old Boomy reveals cards until its player stops, then archives them', () => {
  const { p1 } = scenario({
    p1: { battleline: ['old-boomy'], deck: ['urchin', 'dodger', 'krump'] },
  });

  p1.reap('old-boomy');
  p1.press('yes');
  p1.press('no');

  expect(p1.archives).toEqual(['urchin', 'dodger']);
  expect(p1.deck).toEqual(['krump']);
  expect(p1.battleline).toEqual(['old-boomy']);
});

test('[14.38] Old Boomy stops and deals its damage when it reveals a Brobnar card', () => {
  const { p1 } = scenario({
    p1: { battleline: ['old-boomy'], deck: ['urchin', 'krump', 'dodger'] },
  });

  p1.reap('old-boomy');
  p1.press('yes');

  expect(p1.archives).toEqual(['urchin', 'krump']);
  expect(p1.discard).toEqual(['old-boomy']);
});

test('[14.4] Came Back Wrong turns an action into an upgrade with its own text', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['came-back-wrong'], discard: ['krump'] },
  });

  p1.play('came-back-wrong');
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ power: 4, keywords: { poison: 1 } });
  expect(p1.card('came-back-wrong')).toMatchObject({ type: 'upgrade', zone: 'play', controller: 'p1' });
  expect(p1.discard).toEqual([]);
});

test('[14.4] [A138] an artifact with Poltergeistoids belongs to Geistoid until the upgrade leaves play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'geistoid',
      hand: ['poltergeistoids', 'carrier-geistoid-action'],
      purged: ['cannon'],
      discard: ['urchin'],
    },
    texts: [card('carrier-geistoid-action', play(destroy(an.upgrade)))],
  });

  p1.play('poltergeistoids');
  p1.choose('urchin');
  p1.choose('cannon');
  expect(p1.card('cannon').houses).toEqual(['brobnar', 'geistoid']);
  expect(p1.card('poltergeistoids').zone).toBe('play');
  p1.play('carrier-geistoid-action');
  p1.choose('poltergeistoids');

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.card('cannon').houses).toEqual(['brobnar']);
  expect(p1.discard.toSorted()).toEqual(['carrier-geistoid-action', 'poltergeistoids']);
});

test('[14.4] Spontaneous Awakening is attached to the artifact that it took and leaves play with it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['spontaneous-awakening', 'carrier-geistoid-action'] },
    p2: { artifacts: ['cannon'], discard: Array.from({ length: 10 }, () => 'krump') },
    texts: [card('carrier-geistoid-action', play(destroy(an.artifact)))],
  });

  p1.play('spontaneous-awakening');
  p1.choose(p2.card('cannon'));
  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.card('cannon').houses).toEqual(['brobnar', 'geistoid']);
  p1.play('carrier-geistoid-action');
  p1.choose('cannon');

  expect(p2.discard).toContain('cannon');
  expect(p1.discard).toContain('spontaneous-awakening');
});
