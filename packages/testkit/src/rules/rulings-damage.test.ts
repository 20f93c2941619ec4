/** Rulings about dealing damage. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, deal, play, plusArmor, self } = language;

test.each([
  { slug: 'mighty-lance', house: 'sanctum' as const, targets: ['bumpsy', 'urchin'] },
  { slug: 'twin-bolt-emission', house: 'logos' as const, targets: ['bumpsy', 'urchin'] },
])('[A247] $slug: a ward of one creature does not save the other', ({ slug, house, targets }) => {
  const { p1, p2 } = scenario({
    p1: { house, hand: [slug] },
    p2: { battleline: [{ card: 'bumpsy', warded: true }, 'urchin', 'troll'] },
  });

  p1.play(slug);
  if (slug === 'mighty-lance') for (const target of targets) p1.choose(p2.card(target));
  else p1.choose(...targets.map((target) => p2.card(target)));

  expect(p2.card('bumpsy')).toMatchObject({ damage: 0, warded: false });
  expect(p2.discard).toEqual(['urchin']);
});

test('[A248] Positron Bolt goes from a flank creature in the middle along one side of its neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'mugwump'] },
  });

  p1.use('spectral-tunneler');
  p1.choose(p2.card('bumpsy'));
  p1.play('positron-bolt');
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('troll'));

  expect(['bumpsy', 'krump', 'troll', 'mugwump'].map((slug) => p2.card(slug).damage)).toEqual([3, 2, 1, 0]);
});

test('[A249] armor counts once for the share of a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 3 },
    p2: { battleline: ['raiding-knight', 'troll'] },
  });

  const { armor } = p2.card('raiding-knight');

  p1.play('sack-of-coins');
  for (let point = 1; point <= 4; point++) p1.choose(p2.card('raiding-knight'));

  expect(p2.discard).toEqual([]);
  expect(p2.card('raiding-knight').damage).toBe(4 - armor);
});

test('[A250] armor counts once for the 4 damage of Tendrils of Pain', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], deck: ['tendrils-of-pain'], battleline: ['pit-demon'] },
    p2: { houses: ['shadows'], battleline: [{ card: 'raiding-knight', warded: true }, 'francus'], amber: 6 },
  });
  const { armor } = p2.card('francus');

  p1.endTurn();
  p2.press('red');
  p2.press('shadows');
  p2.endTurn();
  p1.press('dis');
  p1.play('tendrils-of-pain');

  expect(p2.card('raiding-knight')).toMatchObject({ damage: 0, warded: false });
  expect(p2.card('francus').damage).toBe(4 - armor);
});

test('[A251] the repetition of Phalanx Strike damages the creature whose ward the first damage removed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['phalanx-strike'], battleline: ['dextre', 'bumpsy'], amber: 0 },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.play('phalanx-strike');
  p1.choose(p2.card('troll'));
  expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  p1.choose('dextre');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('[A252] Smite damages the neighbors of the attacked creature after its Destroyed ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'bumpsy', exhausted: true }] },
    p2: {
      battleline: [{ card: 'troll', damage: 5 }, 'duma-the-martyr', { card: 'krump', damage: 3 }, 'dextre'],
    },
  });

  p1.play('smite');
  p1.choose('bumpsy');
  p1.choose(p2.card('duma-the-martyr'));

  expect(p2.discard).toEqual(['duma-the-martyr']);
  expect(['troll', 'krump', 'dextre'].map((slug) => p2.card(slug).damage)).toEqual([2, 2, 0]);
});

test('[A252] Smite skips a neighbor that left at the same moment as the attacked creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'firespitter', exhausted: true }] },
    p2: { battleline: ['bumpsy', 'urchin', { card: 'dodger', damage: 4 }, 'troll'] },
  });

  p1.play('smite');
  p1.choose('firespitter');
  p1.choose(p2.card('dodger'));

  expect(p2.battleline).toEqual(['bumpsy', 'troll']);
  expect(['bumpsy', 'troll'].map((slug) => p2.card(slug).damage)).toEqual([1, 3]);
});

test('[A286] Throwing Stars counts only what its own damage destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['throwing-stars'], amber: 0 },
    p2: { battleline: ['urchin', 'troll', { card: 'shadow-self', damage: 8 }, 'bumpsy'] },
  });

  p1.play('throwing-stars');
  p1.choose(p2.card('urchin'), p2.card('troll'));

  expect(p2.battleline).toEqual(['troll', 'bumpsy']);
  expect(p1.amber).toBe(2);
});

test('[A293] Drecker receives a copy of the damage with the poison of the attacker', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['inka-the-spider'] },
    p2: { battleline: ['troll', 'drecker'] },
  });

  p1.fight('inka-the-spider', p2.card('troll'));

  expect(p2.discard.toSorted()).toEqual(['drecker', 'troll']);
});

test('[A293] two Dreckers do not return the damage to each other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['urchin'] },
    p2: { battleline: ['drecker', 'drecker'] },
  });
  p1.game.edit.setCard(p1.card('urchin').id, { house: 'brobnar' });

  p1.fight('urchin', p2.card('drecker'));

  expect(p2.card('drecker', 1).damage).toBe(1);
  expect(p2.card('drecker', 2).damage).toBe(1);
});

test('[A294] “that creature” stays the chosen one if Shadow Self takes the damage and is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['seeker-needle'], amber: 0 },
    p2: { battleline: ['urchin', { card: 'shadow-self', damage: 8 }] },
  });

  p1.use('seeker-needle');
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.amber).toBe(0);
});

test('[A295] two Lethal Distractions make one damage five, as one event', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['lethal-distraction', 'lethal-distraction'],
      artifacts: ['seeker-needle'],
    },
    p2: { battleline: ['troll', 'raiding-knight'] },
  });
  const { armor } = p2.card('raiding-knight');

  for (let copy = 1; copy <= 2; copy++) {
    p1.play('lethal-distraction');
    p1.choose(p2.card('raiding-knight'));
  }
  p1.use('seeker-needle');
  p1.choose(p2.card('raiding-knight'));

  expect(p2.card('raiding-knight').damage).toBe(5 - armor);
});

test('[A295] Undagnathus takes double what its armor leaves', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    facts: { 'carrier-saurian-creature': { power: 12 } },
    texts: [
      card('carrier-saurian-action', play(deal(5, a.creature))),
      card('carrier-saurian-creature', self.takesDoubleDamage, self.gains(plusArmor(2))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p2.card('carrier-saurian-creature').damage).toBe(6);
});
